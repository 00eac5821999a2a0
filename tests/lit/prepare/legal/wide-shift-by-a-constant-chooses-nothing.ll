; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; By less than 64 bits cross the border of the words, by more a whole word is gone.

; CHECK-LABEL: define { i64, i64 } @near({ i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i64 %[[Part]], 3
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %[[Part]], 61
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i64 %[[Part2]], 3
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i64 %[[Shl2]], %[[Lshr]]
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Shl]], i64 %[[Or]])
; CHECK-NEXT: ret { i64, i64 } %[[Call]]
; CHECK-LABEL: define { i64, i64 } @far({ i64, i64 } %a)
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i64 %[[Part4]], 4
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Lshr2]], i64 0)
; CHECK-NEXT: ret { i64, i64 } %[[Call2]]
; CHECK-LABEL: define { i64, i64 } @signed({ i64, i64 } %a)
; CHECK-NEXT: %[[Part5:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part6:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Shl3:[v0-9]+]] = shl i64 %[[Part6]], 28
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i64 %[[Shl3]], 28
; CHECK-NEXT: %[[Ashr2:[v0-9]+]] = ashr i64 %[[Ashr]], 63
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Ashr2]], 68719476735
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Ashr]], i64 %[[And]])
; CHECK-NEXT: ret { i64, i64 } %[[Call3]]
define i128 @near(i128 %a) {
  %r = shl i128 %a, 3
  ret i128 %r
}
define i128 @far(i128 %a) {
  %r = lshr i128 %a, 68
  ret i128 %r
}
define i100 @signed(i100 %a) {
  %r = ashr i100 %a, 64
  ret i100 %r
}
