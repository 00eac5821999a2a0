; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The amount counts modulo seven, which no mask of bits gives.

; CHECK-LABEL: define i7 @f(i7 %a, i7 %b, i7 %n)
; CHECK-NEXT: %[[Urem:[v0-9]+]] = urem i7 %n, 7
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i7 6, %[[Urem]]
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i7 %b, %[[Urem]]
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i7 %a, 1
; CHECK-NEXT: %[[Shl2:[v0-9]+]] = shl i7 %[[Shl]], %[[Sub]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i7 %[[Shl2]], %[[Lshr]]
; CHECK-NEXT: ret i7 %[[Or]]
define i7 @f(i7 %a, i7 %b, i7 %n) {
  %r = call i7 @llvm.fshr.i7(i7 %a, i7 %b, i7 %n)
  ret i7 %r
}
