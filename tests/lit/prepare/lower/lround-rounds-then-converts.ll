; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A result that does not fit is unspecified and not poison.

; CHECK-LABEL: define i64 @f(float %a)
; CHECK-NEXT: %[[Round:[v0-9]+]] = call float @llvm.round.f32(float %a)
; CHECK-NEXT: %[[Fptosi:[v0-9]+]] = fptosi float %[[Round]] to i64
; CHECK-NEXT: %[[Freeze:[v0-9]+]] = freeze i64 %[[Fptosi]]
; CHECK-NEXT: ret i64 %[[Freeze]]
; CHECK-LABEL: define i32 @g(double %a)
; CHECK-NEXT: %[[Rint:[v0-9]+]] = call double @llvm.rint.f64(double %a)
; CHECK-NEXT: %[[Fptosi2:[v0-9]+]] = fptosi double %[[Rint]] to i32
; CHECK-NEXT: %[[Freeze2:[v0-9]+]] = freeze i32 %[[Fptosi2]]
; CHECK-NEXT: ret i32 %[[Freeze2]]
define i64 @f(float %a) {
  %r = call i64 @llvm.lround.i64.f32(float %a)
  ret i64 %r
}

define i32 @g(double %a) {
  %r = call i32 @llvm.lrint.i32.f64(double %a)
  ret i32 %r
}
