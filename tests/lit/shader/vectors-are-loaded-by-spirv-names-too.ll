; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The name of the instruction takes the number of lanes, and that of a store the rounding, as numbers.

; CHECK: %[[#Vector:]] = OpTypeVector %{{[0-9]+}} 4
; CHECK: OpLoad %[[#Vector]]
; CHECK: OpFConvert
; CHECK: OpStore
define spir_kernel void @f(i32 %offset, ptr addrspace(1) %floats, ptr addrspace(1) %halves) {
  %v = call spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4jPU3AS1Kfi(i32 %offset, ptr addrspace(1) %floats, i32 4)
  %x = extractelement <4 x float> %v, i32 0
  call spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float %x, i64 0, ptr addrspace(1) %halves, i32 0)
  ret void
}

declare spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4jPU3AS1Kfi(i32, ptr addrspace(1), i32)
declare spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float, i64, ptr addrspace(1), i32)
