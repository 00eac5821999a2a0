; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Its numbers have no more than 17 bits.

; CHECK-LABEL: define { i64, i64 } @signed(half %a)
; CHECK-NEXT: %[[Fptosi:[v0-9]+]] = fptosi half %a to i32
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i32 %[[Fptosi]] to i64
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i64 %[[Sext]], 63
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Sext]], i64 %[[Ashr]])
; CHECK-NEXT: ret { i64, i64 } %[[Call]]
; CHECK-LABEL: define { i64, i64 } @unsigned(half %a)
; CHECK-NEXT: %[[Fptoui:[v0-9]+]] = fptoui half %a to i32
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i32 %[[Fptoui]] to i64
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Zext]], i64 0)
; CHECK-NEXT: ret { i64, i64 } %[[Call2]]
define i128 @signed(half %a) {
  %r = fptosi half %a to i128
  ret i128 %r
}
define i128 @unsigned(half %a) {
  %r = fptoui half %a to i128
  ret i128 %r
}
