; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics --verify-each %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A function of the user's may have the name that a template would get.
; CHECK: call void @expand.memmove.void.p1.p1.i64.i1.k3_0.1(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n, i1 false)
; CHECK-NEXT: call void @expand.memmove.void.p1.p1.i64.i1.k3_0(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n)
; CHECK: define void @expand.memmove.void.p1.p1.i64.i1.k3_0(
; CHECK-NEXT: ret void
; CHECK: define internal void @expand.memmove.void.p1.p1.i64.i1.k3_0.1(
; CHECK: ptrtoint
define void @f(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n, i1 false)
  call void @expand.memmove.void.p1.p1.i64.i1.k3_0(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n)
  ret void
}

define void @expand.memmove.void.p1.p1.i64.i1.k3_0(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n) noinline {
  ret void
}
