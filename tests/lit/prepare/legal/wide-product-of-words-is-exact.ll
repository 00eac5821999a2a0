; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A word that is zero takes part in nothing.

; CHECK-LABEL: define { i64, i64 } @f(i64 %a, i64 %b)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i64 @spvbackend.extinst(i32 203, i64 %a, i64 %b)
; CHECK-NEXT: %[[Mul:[v0-9]+]] = mul i64 %a, %b
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Mul]], i64 %[[Call]])
; CHECK-NEXT: ret { i64, i64 } %[[Call2]]
define i128 @f(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %r = mul i128 %x, %y
  ret i128 %r
}
