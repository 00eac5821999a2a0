; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A bit was lost where the shift back gives another number.

; CHECK-LABEL: define i32 @f(i32 %a, i32 %b)
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i32 %a, %b
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i32 %[[Shl]], %b
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ne i32 %[[Ashr]], %a
; CHECK-NEXT: %[[Ashr2:[v0-9]+]] = ashr i32 %a, 31
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i32 %[[Ashr2]], 2147483647
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i32 %[[Xor]], i32 %[[Shl]]
; CHECK-NEXT: ret i32 %[[Select]]
define i32 @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.sshl.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
