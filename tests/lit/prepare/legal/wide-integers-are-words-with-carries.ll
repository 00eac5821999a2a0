; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define { i64, i64 } @f({ i64, i64 } %a, { i64, i64 } %b)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64 } %b, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64 } %b, 1
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i64 %[[Part]], %[[Part3]]
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i64 %[[Add]], %[[Part]]
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %[[Icmp]] to i64
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add i64 %[[Part2]], %[[Part4]]
; CHECK-NEXT: %[[Add3:[v0-9]+]] = add i64 %[[Add2]], %[[Zext]]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Add]], i64 %[[Add3]])
; CHECK-NEXT: ret { i64, i64 } %[[Call]]
define i128 @f(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
