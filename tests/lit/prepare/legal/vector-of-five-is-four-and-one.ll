; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <4 x float>, float } @f({ <4 x float>, float } %a, { <4 x float>, float } %b)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x float>, float } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x float>, float } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { <4 x float>, float } %b, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { <4 x float>, float } %b, 1
; CHECK-NEXT: %[[Fadd:[v0-9]+]] = fadd <4 x float> %[[Part]], %[[Part3]]
; CHECK-NEXT: %[[Fadd2:[v0-9]+]] = fadd float %[[Part2]], %[[Part4]]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x float>, float } @spvbackend.compose(<4 x float> %[[Fadd]], float %[[Fadd2]])
; CHECK-NEXT: ret { <4 x float>, float } %[[Call]]
define <5 x float> @f(<5 x float> %a, <5 x float> %b) {
  %s = fadd <5 x float> %a, %b
  ret <5 x float> %s
}
