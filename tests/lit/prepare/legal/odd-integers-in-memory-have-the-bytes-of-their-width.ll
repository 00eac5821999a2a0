; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; An i24 has three bytes in memory; the fourth belongs to someone else.

; CHECK-LABEL: define i32 @f(ptr addrspace(1) %p, i32 %b)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i16, ptr addrspace(1) %p, align 1
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i16 %[[Load]] to i32
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load i8, ptr addrspace(1) %[[Place]], align 1
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i8 %[[Load2]] to i32
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i32 %[[Zext2]], 16
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i32 %[[Zext]], %[[Shl]]
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i32 %b to i16
; CHECK-NEXT: store i16 %[[Trunc]], ptr addrspace(1) %p, align 1
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i32 %b, 16
; CHECK-NEXT: %[[Trunc2:[v0-9]+]] = trunc i32 %[[Lshr]] to i8
; CHECK-NEXT: %[[Place2:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
; CHECK-NEXT: store i8 %[[Trunc2]], ptr addrspace(1) %[[Place2]], align 1
; CHECK-NEXT: ret i32 %[[Or]]
define i24 @f(ptr addrspace(1) %p, i24 %b) {
  %r = load i24, ptr addrspace(1) %p, align 1
  store i24 %b, ptr addrspace(1) %p, align 1
  ret i24 %r
}
