; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Before 1.6 and beyond, FPRoundingMode belongs to conversions.

; CHECK-NOT: FPRoundingMode
; CHECK: OpFAdd
define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}
