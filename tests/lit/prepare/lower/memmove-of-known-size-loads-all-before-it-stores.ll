; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; OpCopyMemorySized is undefined where source and target overlap.

; CHECK-LABEL: define void @f(ptr addrspace(1) %d, ptr addrspace(1) %s)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr addrspace(1) %s, align 4
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %s, i64 4
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load i32, ptr addrspace(1) %[[Place]], align 4
; CHECK-NEXT: %[[Place2:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %s, i64 8
; CHECK-NEXT: %[[Load3:[v0-9]+]] = load i16, ptr addrspace(1) %[[Place2]], align 2
; CHECK-NEXT: store i32 %[[Load]], ptr addrspace(1) %d, align 4
; CHECK-NEXT: %[[Place3:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %d, i64 4
; CHECK-NEXT: store i32 %[[Load2]], ptr addrspace(1) %[[Place3]], align 4
; CHECK-NEXT: %[[Place4:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %d, i64 8
; CHECK-NEXT: store i16 %[[Load3]], ptr addrspace(1) %[[Place4]], align 2
; CHECK-NEXT: ret void
define void @f(ptr addrspace(1) %d, ptr addrspace(1) %s) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %d, ptr addrspace(1) align 4 %s, i64 10, i1 false)
  ret void
}
