; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <4 x float>, <2 x float> } @f({ <4 x float>, <2 x float> } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x float>, <2 x float> } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x float>, <2 x float> } %a, 1
; CHECK-NEXT: %[[Floor:[v0-9]+]] = call <4 x float> @llvm.floor.v4f32(<4 x float> %[[Part]])
; CHECK-NEXT: %[[Floor2:[v0-9]+]] = call <2 x float> @llvm.floor.v2f32(<2 x float> %[[Part2]])
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x float>, <2 x float> } @spvbackend.compose(<4 x float> %[[Floor]], <2 x float> %[[Floor2]])
; CHECK-NEXT: ret { <4 x float>, <2 x float> } %[[Call]]
define <6 x float> @f(<6 x float> %a) {
  %r = call <6 x float> @llvm.floor.v6f32(<6 x float> %a)
  ret <6 x float> %r
}
