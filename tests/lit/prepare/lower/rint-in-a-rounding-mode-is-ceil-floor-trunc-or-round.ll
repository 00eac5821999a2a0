; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define float @f(float %a)
; CHECK-NEXT: %[[Ceil:[v0-9]+]] = call float @llvm.ceil.f32(float %a)
; CHECK-NEXT: %[[Floor:[v0-9]+]] = call float @llvm.floor.f32(float %[[Ceil]])
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = call float @llvm.trunc.f32(float %[[Floor]])
; CHECK-NEXT: %[[Round:[v0-9]+]] = call float @llvm.round.f32(float %[[Trunc]])
; CHECK-NEXT: %[[Rint:[v0-9]+]] = call float @llvm.rint.f32(float %[[Round]])
; CHECK-NEXT: ret float %[[Rint]]
; CHECK-LABEL: define i64 @g(double %a)
; CHECK-NEXT: %[[Ceil2:[v0-9]+]] = call double @llvm.ceil.f64(double %a)
; CHECK-NEXT: %[[Fptosi:[v0-9]+]] = fptosi double %[[Ceil2]] to i64
; CHECK-NEXT: %[[Freeze:[v0-9]+]] = freeze i64 %[[Fptosi]]
; CHECK-NEXT: ret i64 %[[Freeze]]
define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.upward", metadata !"fpexcept.strict")
  %s = call float @llvm.experimental.constrained.nearbyint.f32(float %r, metadata !"round.downward", metadata !"fpexcept.strict")
  %t = call float @llvm.experimental.constrained.rint.f32(float %s, metadata !"round.towardzero", metadata !"fpexcept.strict")
  %u = call float @llvm.experimental.constrained.rint.f32(float %t, metadata !"round.tonearestaway", metadata !"fpexcept.strict")
  %v = call float @llvm.experimental.constrained.rint.f32(float %u, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret float %v
}

define i64 @g(double %a) {
  %r = call i64 @llvm.experimental.constrained.lrint.i64.f64(double %a, metadata !"round.upward", metadata !"fpexcept.strict")
  ret i64 %r
}
