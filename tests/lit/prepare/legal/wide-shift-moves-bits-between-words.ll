; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A shift of a word by its whole width would be undefined.

; CHECK-LABEL: define { i64, i64 } @f({ i64, i64 } %a, { i64, i64 } %n)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64 } %n, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64 } %n, 1
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Part3]], 63
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i64 %[[And]], 63
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %[[Part2]], %[[And]]
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %[[Part2]], 1
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i64 %[[Shl]], %[[Xor]]
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i64 %[[Part]], %[[And]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i64 %[[Lshr2]], %[[Shl2]]
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp uge i64 %[[Part3]], 64
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i64 0, i64 %[[Lshr]]
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Lshr]], i64 %[[Or]]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Select2]], i64 %[[Select]])
; CHECK-NEXT: ret { i64, i64 } %[[Call]]
define i128 @f(i128 %a, i128 %n) {
  %r = lshr i128 %a, %n
  ret i128 %r
}
