; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; No helper is called.

; CHECK-LABEL: define { i64, i64 } @quotient({ i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %[[Part2]], 2
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Lshr]], i64 0)
; CHECK-NEXT: ret { i64, i64 } %[[Call]]
; CHECK-LABEL: define { i64, i64 } @remainder({ i64, i64 } %a)
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Part4]], 3
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Part3]], i64 %[[And]])
; CHECK-NEXT: ret { i64, i64 } %[[Call2]]
define i128 @quotient(i128 %a) {
  %q = udiv i128 %a, 73786976294838206464
  ret i128 %q
}
define i128 @remainder(i128 %a) {
  %r = urem i128 %a, 73786976294838206464
  ret i128 %r
}
