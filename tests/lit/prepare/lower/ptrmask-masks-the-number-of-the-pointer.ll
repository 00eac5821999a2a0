; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define ptr addrspace(1) @f(ptr addrspace(1) %p)
; CHECK-NEXT: %[[Ptrtoint:[v0-9]+]] = ptrtoint ptr addrspace(1) %p to i64
; CHECK-NEXT: %[[And:[v0-9]+]] = and i64 %[[Ptrtoint]], -16
; CHECK-NEXT: %[[Inttoptr:[v0-9]+]] = inttoptr i64 %[[And]] to ptr addrspace(1)
; CHECK-NEXT: ret ptr addrspace(1) %[[Inttoptr]]
define ptr addrspace(1) @f(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1) %p, i64 -16)
  ret ptr addrspace(1) %q
}
