; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A module without kernels is a library, whose arithmetic is as fast.

; CHECK: OpDecorate %[[#Sum:]] FPFastMathMode {{.*}}Fast
; CHECK: %[[#Sum]] = OpFAdd
define spir_func float @f(float %a) {
  %b = fadd fast float %a, %a
  ret float %b
}
