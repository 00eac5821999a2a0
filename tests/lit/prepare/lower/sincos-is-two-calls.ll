; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { float, float } @f(float %a)
; CHECK-NEXT: %[[Sin:[v0-9]+]] = call float @llvm.sin.f32(float %a)
; CHECK-NEXT: %[[Cos:[v0-9]+]] = call float @llvm.cos.f32(float %a)
; CHECK-NEXT: %[[Pair:[v0-9]+]] = insertvalue { float, float } poison, float %[[Sin]], 0
; CHECK-NEXT: %[[Pair2:[v0-9]+]] = insertvalue { float, float } %[[Pair]], float %[[Cos]], 1
; CHECK-NEXT: ret { float, float } %[[Pair2]]
; CHECK-LABEL: define { double, double } @pi(double %a)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call double @_Z5sinpid(double %a)
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call double @_Z5cospid(double %a)
; CHECK-NEXT: %[[Pair3:[v0-9]+]] = insertvalue { double, double } poison, double %[[Call]], 0
; CHECK-NEXT: %[[Pair4:[v0-9]+]] = insertvalue { double, double } %[[Pair3]], double %[[Call2]], 1
; CHECK-NEXT: ret { double, double } %[[Pair4]]
define { float, float } @f(float %a) {
  %r = call { float, float } @llvm.sincos.f32(float %a)
  ret { float, float } %r
}

define { double, double } @pi(double %a) {
  %r = call { double, double } @llvm.sincospi.f64(double %a)
  ret { double, double } %r
}
