; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define float @f(float %a, float %b)
; CHECK-NEXT: %[[Frem:[v0-9]+]] = frem float %a, %b
; CHECK-NEXT: ret float %[[Frem]]
define float @f(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.frem.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.strict")
  ret float %r
}
