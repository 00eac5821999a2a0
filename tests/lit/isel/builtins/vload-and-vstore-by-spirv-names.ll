; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The literal is the last argument; a 32-bit offset is widened to the width of an address.

; CHECK: %[[#Offset:]] = OpFunctionParameter
; CHECK: %[[#Wide:]] = OpUConvert %{{[0-9]+}} %[[#Offset]]
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} vloadn %[[#Wide]] %{{[0-9]+}} 4
; CHECK: vstore_half_r %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} RTZ
define spir_func void @f(i32 %offset, ptr addrspace(1) %floats, ptr addrspace(1) %halves) {
  %1 = call spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4jPU3AS1Kfi(i32 %offset, ptr addrspace(1) %floats, i32 4)
  call spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float 1.0, i64 0, ptr addrspace(1) %halves, i32 1)
  ret void
}

declare spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4jPU3AS1Kfi(i32, ptr addrspace(1), i32)
declare spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float, i64, ptr addrspace(1), i32)
