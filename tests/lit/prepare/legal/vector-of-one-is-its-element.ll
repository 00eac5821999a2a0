; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define float @f(float %a, float %b)
; CHECK-NEXT: %[[Fmul:[v0-9]+]] = fmul float %a, %b
; CHECK-NEXT: ret float %[[Fmul]]
define <1 x float> @f(<1 x float> %a, <1 x float> %b) {
  %s = fmul <1 x float> %a, %b
  ret <1 x float> %s
}
