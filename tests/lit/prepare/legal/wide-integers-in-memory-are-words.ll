; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; An i100 has thirteen bytes.

; CHECK-LABEL: define void @f(ptr addrspace(1) %p, { i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: store i64 %[[Part]], ptr addrspace(1) %p, align 8
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr inbounds i64, ptr addrspace(1) %p, i64 1
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i64 %[[Part2]] to i32
; CHECK-NEXT: store i32 %[[Trunc]], ptr addrspace(1) %[[Place]], align 8
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %[[Part2]], 32
; CHECK-NEXT: %[[Trunc2:[v0-9]+]] = trunc i64 %[[Lshr]] to i8
; CHECK-NEXT: %[[Place2:[v0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %[[Place]], i64 4
; CHECK-NEXT: store i8 %[[Trunc2]], ptr addrspace(1) %[[Place2]], align 4
; CHECK-NEXT: ret void
define void @f(ptr addrspace(1) %p, i100 %a) {
  store i100 %a, ptr addrspace(1) %p, align 8
  ret void
}
