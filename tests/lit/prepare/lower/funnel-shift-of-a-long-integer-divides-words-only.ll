; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The amount modulo 96, from the remainders of its words.

; CHECK-LABEL: define i96 @f(i96 %a, i96 %b, i96 %s)
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i96 %s to i64
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i96 %s, 64
; CHECK-NEXT: %[[Trunc2:[v0-9]+]] = trunc i96 %[[Lshr]] to i64
; CHECK-NEXT: %[[Urem:[v0-9]+]] = urem i64 %[[Trunc]], 96
; CHECK-NEXT: %[[Urem2:[v0-9]+]] = urem i64 %[[Trunc2]], 96
; CHECK-NEXT: %[[Mul:[v0-9]+]] = mul i64 %[[Urem2]], 64
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i64 %[[Urem]], %[[Mul]]
; CHECK-NEXT: %[[Urem3:[v0-9]+]] = urem i64 %[[Add]], 96
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i64 %[[Urem3]] to i96
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i96 95, %[[Zext]]
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i96 %a, %[[Zext]]
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i96 %b, 1
; CHECK-NEXT: %[[Lshr3:[v0-9]+]] = lshr i96 %[[Lshr2]], %[[Sub]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i96 %[[Shl]], %[[Lshr3]]
; CHECK-NEXT: ret i96 %[[Or]]
define i96 @f(i96 %a, i96 %b, i96 %s) {
  %r = call i96 @llvm.fshl.i96(i96 %a, i96 %b, i96 %s)
  ret i96 %r
}
