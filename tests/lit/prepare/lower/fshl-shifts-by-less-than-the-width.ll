; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A shift by the width is undefined: the low half goes right by one first, and by 31 - n then.

; CHECK-LABEL: define i32 @f(i32 %a, i32 %b, i32 %n)
; CHECK-NEXT: %[[And:[v0-9]+]] = and i32 %n, 31
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i32 31, %[[And]]
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i32 %a, %[[And]]
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i32 %b, 1
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i32 %[[Lshr]], %[[Sub]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i32 %[[Shl]], %[[Lshr2]]
; CHECK-NEXT: ret i32 %[[Or]]
define i32 @f(i32 %a, i32 %b, i32 %n) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %n)
  ret i32 %r
}
