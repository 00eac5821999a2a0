; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Low word, high word, lane after lane, in signatures too.

; CHECK-LABEL: define { i64, i64, i64, i64 } @f({ i64, i64, i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 2
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 3
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i64 %[[Part]], 1
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor i64 %[[Part3]], -2
; CHECK-NEXT: %[[Xor3:[v0-9]+]] = xor i64 %[[Part4]], -1
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64, i64, i64 } @spvbackend.compose(i64 %[[Xor]], i64 %[[Part2]], i64 %[[Xor2]], i64 %[[Xor3]])
; CHECK-NEXT: ret { i64, i64, i64, i64 } %[[Call]]
define <2 x i128> @f(<2 x i128> %a) {
  %r = xor <2 x i128> %a, <i128 1, i128 -2>
  ret <2 x i128> %r
}
