; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Infinity minus itself would be NaN.

; CHECK-LABEL: define { float, float } @f(float %a)
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = call float @llvm.trunc.f32(float %a)
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp oeq float %a, %[[Trunc]]
; CHECK-NEXT: %[[Fsub:[v0-9]+]] = fsub float %a, %[[Trunc]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Fcmp]], float 0.000000e+00, float %[[Fsub]]
; CHECK-NEXT: %[[Copysign:[v0-9]+]] = call float @llvm.copysign.f32(float %[[Select]], float %a)
; CHECK-NEXT: %[[Pair:[v0-9]+]] = insertvalue { float, float } poison, float %[[Copysign]], 0
; CHECK-NEXT: %[[Pair2:[v0-9]+]] = insertvalue { float, float } %[[Pair]], float %[[Trunc]], 1
; CHECK-NEXT: ret { float, float } %[[Pair2]]
define { float, float } @f(float %a) {
  %r = call { float, float } @llvm.modf.f32(float %a)
  ret { float, float } %r
}
