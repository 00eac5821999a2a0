; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A lane that is off may lie in memory that is not there.

; CHECK-LABEL: define{{.*}} @f(
; CHECK: call void @expand.masked.store.void{{[^(]*}}(<2 x i32> %v, ptr addrspace(1) %p, <2 x i1> %m)
; CHECK: ret void
; CHECK-LABEL: define{{.*}} @expand.masked.store.void{{[^(]*}}(
; CHECK: br i1 %{{[v0-9]+}}, label %lane0, label %after0
; CHECK: store i32 %{{[v0-9]+}}, ptr addrspace(1) %a1, align 8
; CHECK: br label %after0
; CHECK: br i1 %{{[v0-9]+}}, label %lane1, label %after1
; CHECK: store i32 %{{[v0-9]+}}, ptr addrspace(1) %{{[v0-9]+}}, align 4
; CHECK: br label %after1
; CHECK: ret void
define void @f(ptr addrspace(1) %p, <2 x i32> %v, <2 x i1> %m) {
  call void @llvm.masked.store.v2i32.p1(<2 x i32> %v, ptr addrspace(1) align 8 %p, <2 x i1> %m)
  ret void
}
