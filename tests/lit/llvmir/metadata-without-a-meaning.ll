; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpDecorate
; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned 4
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned 4
define spir_kernel void @f(ptr addrspace(1) %p) !own !6 {
  %v = load i32, ptr addrspace(1) %p, align 4, !tbaa !0, !range !4, !invariant.load !5, !noundef !5
  store i32 %v, ptr addrspace(1) %p, align 4, !tbaa !0, !mine !6
  ret void
}

!named = !{!0, !6}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{i32 0, i32 10}
!5 = !{}
!6 = !{!"a \22string\22", float 1.0, ptr @f, null, !{i1 true}}
