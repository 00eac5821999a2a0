; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: @f(
; CHECK-LABEL: @expand.memmove.void.p1.p1.i64.i1.k3_0.align0_4.align1_4(
; CHECK: %[[Ptrtoint:[v0-9]+]] = ptrtoint ptr addrspace(1) %a0 to i64
; CHECK: %[[Ptrtoint2:[v0-9]+]] = ptrtoint ptr addrspace(1) %a1 to i64
; CHECK: %[[Icmp:[v0-9]+]] = icmp ule i64 %[[Ptrtoint]], %[[Ptrtoint2]]
; CHECK: br i1 %[[Icmp]], label %forward, label %backward
; CHECK: forward:
; CHECK: %words.next = add nuw i64 %words.at, 1
; CHECK: %bytes.next = add nuw i64 %bytes.at, 1
; CHECK: backward:
; CHECK: %tail.at = sub nuw i64 %tail.from, 1
; CHECK: %rest.at = sub nuw i64 %rest.from, 1
define void @f(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %d, ptr addrspace(1) align 4 %s, i64 %n, i1 false)
  ret void
}
