; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define void @f(ptr addrspace(1) %d, i8 %v)
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i8 %v to i32
; CHECK-NEXT: %[[Mul:[v0-9]+]] = mul i32 %[[Zext]], 16843009
; CHECK-NEXT: store i32 %[[Mul]], ptr addrspace(1) %d, align 4
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %d, i64 4
; CHECK-NEXT: store i32 %[[Mul]], ptr addrspace(1) %[[Place]], align 4
; CHECK-NEXT: ret void
define void @f(ptr addrspace(1) %d, i8 %v) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %d, i8 %v, i64 8, i1 false)
  ret void
}
