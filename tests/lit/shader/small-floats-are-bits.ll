; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all %s -o - | filecheck %s

; The instructions of these conversions are for kernels.
; CHECK-NOT: INTEL
; CHECK: OpShiftRightLogical
; CHECK: OpUConvert
; CHECK: OpShiftLeftLogical
; CHECK: OpBitwiseAnd
; CHECK-NOT: INTEL
define spir_kernel void @f(ptr addrspace(1) %p, float %a) {
  %r = call i16 @_Z32intel_convert_bfloat16_as_ushortf(float %a)
  %s = call float @_Z31intel_convert_as_bfloat16_floatt(i16 %r)
  %t = call float @_Z35intel_round_as_tensor_float32_floatf(float %s)
  store float %t, ptr addrspace(1) %p
  ret void
}

declare i16 @_Z32intel_convert_bfloat16_as_ushortf(float)
declare float @_Z31intel_convert_as_bfloat16_floatt(i16)
declare float @_Z35intel_round_as_tensor_float32_floatf(float)
