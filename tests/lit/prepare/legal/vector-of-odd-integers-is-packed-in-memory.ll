; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define void @f(ptr addrspace(1) %p, <2 x i16> %v)
; CHECK-NEXT: %[[Lane:[v0-9]+]] = extractelement <2 x i16> %v, i32 0
; CHECK-NEXT: %[[Lane2:[v0-9]+]] = extractelement <2 x i16> %v, i32 1
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i16 %[[Lane]] to i32
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i16 %[[Lane2]] to i32
; CHECK-NEXT: %[[Shl:[v0-9]+]] = shl i32 %[[Zext2]], 12
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i32 %[[Zext]], %[[Shl]]
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i32 %[[Or]] to i16
; CHECK-NEXT: store i16 %[[Trunc]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i32 %[[Or]], 16
; CHECK-NEXT: %[[Trunc2:[v0-9]+]] = trunc i32 %[[Lshr]] to i8
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
; CHECK-NEXT: store i8 %[[Trunc2]], ptr addrspace(1) %[[Place]], align 2
; CHECK-NEXT: ret void
define void @f(ptr addrspace(1) %p, <2 x i12> %v) {
  store <2 x i12> %v, ptr addrspace(1) %p
  ret void
}
