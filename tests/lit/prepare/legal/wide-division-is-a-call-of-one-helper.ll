; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Quotient and remainder of any width come from the same function.

; CHECK-LABEL: define { i64, i64 } @f({ i64, i64 } %a, { i64, i64 } %b, { i64, i64 } %c, { i64, i64 } %d)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64 } %b, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64 } %b, 1
; CHECK-NEXT: %[[Part5:[v0-9]+]] = extractvalue { i64, i64 } %c, 0
; CHECK-NEXT: %[[Part6:[v0-9]+]] = extractvalue { i64, i64 } %c, 1
; CHECK-NEXT: %[[Part7:[v0-9]+]] = extractvalue { i64, i64 } %d, 0
; CHECK-NEXT: %[[Part8:[v0-9]+]] = extractvalue { i64, i64 } %d, 1
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64, i64, i64 } @expand.udivrem.i128(i64 %[[Part]], i64 %[[Part2]], i64 %[[Part3]], i64 %[[Part4]])
; CHECK-NEXT: %[[Part9:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call]], 0
; CHECK-NEXT: %[[Part10:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call]], 1
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i64, i64, i64, i64 } @expand.udivrem.i128(i64 %[[Part5]], i64 %[[Part6]], i64 %[[Part7]], i64 %[[Part8]])
; CHECK-NEXT: %[[Part11:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call2]], 2
; CHECK-NEXT: %[[Part12:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %[[Call2]], 3
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i64 %[[Part9]], %[[Part11]]
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor i64 %[[Part10]], %[[Part12]]
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Xor]], i64 %[[Xor2]])
; CHECK-NEXT: ret { i64, i64 } %[[Call3]]
; CHECK: define internal { i64, i64, i64, i64 } @expand.udivrem.i128(i64 %a0, i64 %a1, i64 %a2, i64 %a3)
; CHECK-NOT: define internal
define i128 @f(i128 %a, i128 %b, i72 %c, i72 %d) {
  %q = udiv i128 %a, %b
  %r = urem i72 %c, %d
  %w = zext i72 %r to i128
  %s = xor i128 %q, %w
  ret i128 %s
}
