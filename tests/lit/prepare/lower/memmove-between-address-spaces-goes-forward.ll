; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Objects of two named address spaces never overlap.

; CHECK-LABEL: define{{.*}} @f(
; CHECK: call void @expand.memmove.void{{[^(]*}}(ptr %d, ptr addrspace(1) %s, i64 %n, i1 false)
; CHECK-LABEL: define{{.*}} @expand.memmove.void{{[^(]*}}(
; CHECK: br i1 %{{[v0-9]+}}, label %bytes, label %bytes.done
; CHECK: %bytes.next = add nuw i64 %bytes.at, 1
; CHECK: br i1 %bytes.more, label %bytes, label %bytes.done
define void @f(ptr %d, ptr addrspace(1) %s, i64 %n) {
  call void @llvm.memmove.p0.p1.i64(ptr %d, ptr addrspace(1) %s, i64 %n, i1 false)
  ret void
}
