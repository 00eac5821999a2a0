; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A kernel has no floating-point environment, and rounds to nearest.

; CHECK-LABEL: define float @f(float %a, float %b) #0
; CHECK-NEXT: %[[Fadd:[v0-9]+]] = fadd float %a, %b
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp oge float %[[Fadd]], %b
; CHECK-NEXT: %[[Sqrt:[v0-9]+]] = call float @llvm.sqrt.f32(float %[[Fadd]])
; CHECK-NEXT: %u = select i1 %[[Fcmp]], float %[[Sqrt]], float %a
; CHECK-NEXT: ret float %u
define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %s = call i1 @llvm.experimental.constrained.fcmp.f32(float %r, float %b, metadata !"oge", metadata !"fpexcept.strict") strictfp
  %t = call float @llvm.experimental.constrained.sqrt.f32(float %r, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %u = select i1 %s, float %t, float %a
  ret float %u
}
