; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <4 x i32>, <2 x i32> } @f({ <4 x i32>, <2 x i32> } %a, { <4 x i32>, <2 x i32> } %b)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %b, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %b, 1
; CHECK-NEXT: %[[Lane:[v0-9]+]] = extractelement <2 x i32> %[[Part4]], i32 1
; CHECK-NEXT: %[[Lane2:[v0-9]+]] = extractelement <4 x i32> %[[Part]], i32 0
; CHECK-NEXT: %[[Lane3:[v0-9]+]] = extractelement <4 x i32> %[[Part3]], i32 3
; CHECK-NEXT: %[[Lane4:[v0-9]+]] = extractelement <4 x i32> %[[Part]], i32 1
; CHECK-NEXT: %[[Lane5:[v0-9]+]] = extractelement <2 x i32> %[[Part2]], i32 0
; CHECK-NEXT: %[[Vector:[v0-9]+]] = insertelement <4 x i32> poison, i32 %[[Lane]], i32 0
; CHECK-NEXT: %[[Vector2:[v0-9]+]] = insertelement <4 x i32> %[[Vector]], i32 %[[Lane2]], i32 1
; CHECK-NEXT: %[[Vector3:[v0-9]+]] = insertelement <4 x i32> %[[Vector2]], i32 %[[Lane3]], i32 2
; CHECK-NEXT: %[[Vector4:[v0-9]+]] = insertelement <2 x i32> poison, i32 %[[Lane4]], i32 0
; CHECK-NEXT: %[[Vector5:[v0-9]+]] = insertelement <2 x i32> %[[Vector4]], i32 %[[Lane5]], i32 1
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x i32>, <2 x i32> } @spvbackend.compose(<4 x i32> %[[Vector3]], <2 x i32> %[[Vector5]])
; CHECK-NEXT: ret { <4 x i32>, <2 x i32> } %[[Call]]
define <6 x i32> @f(<6 x i32> %a, <6 x i32> %b) {
  %s = shufflevector <6 x i32> %a, <6 x i32> %b, <6 x i32> <i32 11, i32 0, i32 9, i32 poison, i32 1, i32 4>
  ret <6 x i32> %s
}
