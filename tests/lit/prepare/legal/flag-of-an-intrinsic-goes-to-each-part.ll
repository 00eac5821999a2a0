; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { <4 x i32>, i32 } @f({ <4 x i32>, i32 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { <4 x i32>, i32 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { <4 x i32>, i32 } %a, 1
; CHECK-NEXT: %[[Abs:[v0-9]+]] = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %[[Part]], i1 false)
; CHECK-NEXT: %[[Abs2:[v0-9]+]] = call i32 @llvm.abs.i32(i32 %[[Part2]], i1 false)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { <4 x i32>, i32 } @spvbackend.compose(<4 x i32> %[[Abs]], i32 %[[Abs2]])
; CHECK-NEXT: ret { <4 x i32>, i32 } %[[Call]]
define <5 x i32> @f(<5 x i32> %a) {
  %r = call <5 x i32> @llvm.abs.v5i32(<5 x i32> %a, i1 false)
  ret <5 x i32> %r
}
