; RUN: pyllc -mtriple=spirv64 --spirv-ext=all %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Domains, scopes and their lists may form any graph; what is declared of them comes before its use.

; CHECK: OpLoad
; CHECK: OpStore
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load i32, ptr addrspace(1) %p, align 4, !alias.scope !0, !noalias !2
  store i32 %v, ptr addrspace(1) %q, align 4, !alias.scope !2, !noalias !0
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 16, i1 false), !alias.scope !2
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !3, !"a"}
!2 = !{!4, !1}
!3 = distinct !{!3, !"domain"}
!4 = distinct !{!4, !3, !"b"}
