; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <4 x i32>, <2 x i32> } @f({ <4 x i32>, <2 x i32> } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %a, 1
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x i32>, <2 x i32> } @spvbackend.compose(<4 x i32> %[[Part]], <2 x i32> %[[Part2]])
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call spir_func { <4 x i32>, <2 x i32> } @g({ <4 x i32>, <2 x i32> } %[[Call]], i16 3)
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %[[Call2]], 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { <4 x i32>, <2 x i32> } %[[Call2]], 1
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call { <4 x i32>, <2 x i32> } @spvbackend.compose(<4 x i32> %[[Part3]], <2 x i32> %[[Part4]])
; CHECK-NEXT: ret { <4 x i32>, <2 x i32> } %[[Call3]]
declare spir_func <6 x i32> @g(<6 x i32>, <1 x i16>)

define <6 x i32> @f(<6 x i32> %a) {
  %s = call spir_func <6 x i32> @g(<6 x i32> %a, <1 x i16> splat (i16 3))
  ret <6 x i32> %s
}
