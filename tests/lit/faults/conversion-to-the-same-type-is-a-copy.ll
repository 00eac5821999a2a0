; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; No conversion of SPIR-V takes equal types, and signs are no part of a type.

; CHECK: OpFunctionParameter
; CHECK-NEXT: %[[#Float:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Vector:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Int:]] = OpFunctionParameter
; CHECK-NOT: Convert
; CHECK: OpStore %{{[0-9]+}} %[[#Float]]
; CHECK: OpStore %{{[0-9]+}} %[[#Vector]]
; CHECK: OpStore %{{[0-9]+}} %[[#Int]]
declare spir_func float @_Z13convert_floatf(float)
declare spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32>)
declare spir_func i32 @_Z16convert_uint_satj(i32)

define spir_kernel void @k(ptr addrspace(1) %p, float %a, <4 x i32> %v, i32 %w) {
  %b = call spir_func float @_Z13convert_floatf(float %a)
  store float %b, ptr addrspace(1) %p
  %c = call spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32> %v)
  store <4 x i32> %c, ptr addrspace(1) %p
  %d = call spir_func i32 @_Z16convert_uint_satj(i32 %w)
  store i32 %d, ptr addrspace(1) %p
  ret void
}
