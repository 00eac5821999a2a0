; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <4 x i32>, <3 x i32> } @f({ <4 x i32>, <3 x i32> } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x i32>, <3 x i32> } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x i32>, <3 x i32> } %a, 1
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor <4 x i32> %[[Part]], <i32 1, i32 2, i32 3, i32 4>
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor <3 x i32> %[[Part2]], <i32 5, i32 6, i32 7>
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x i32>, <3 x i32> } @spvbackend.compose(<4 x i32> %[[Xor]], <3 x i32> %[[Xor2]])
; CHECK-NEXT: ret { <4 x i32>, <3 x i32> } %[[Call]]
define <7 x i32> @f(<7 x i32> %a) {
  %s = xor <7 x i32> %a, <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <7 x i32> %s
}
