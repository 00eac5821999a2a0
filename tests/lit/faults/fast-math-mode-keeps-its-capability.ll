; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_float_controls2 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; CHECK: OpCapability FloatControls2
; CHECK: OpExtension "SPV_KHR_float_controls2"
; CHECK: OpDecorate %[[#Product:]] FPFastMathMode AllowContract
; CHECK: %[[#Product]] = OpFMul
define spir_kernel void @k(ptr addrspace(1) %p, float %a) {
  %b = fmul contract float %a, %a
  store float %b, ptr addrspace(1) %p
  ret void
}
