; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define void @f(ptr %p, i1 %c, ptr addrspace(1) %q)
; CHECK-NEXT: ret void
define void @f(ptr %p, i1 %c, ptr addrspace(1) %q) {
  call void @llvm.assume(i1 %c)
  call void @llvm.sideeffect()
  call void @llvm.donothing()
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.prefetch.p1(ptr addrspace(1) %q, i32 1, i32 3, i32 1)
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %p)
  call void (...) @llvm.fake.use(ptr %p)
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
