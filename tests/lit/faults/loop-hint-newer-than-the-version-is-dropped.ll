; RUN: pyllc -mtriple=spirv64v1.0 --verify-diagnostics %s -o - | filecheck %s

; DependencyLength and PartialCount came with 1.1 and 1.4.

; CHECK: OpLoopMerge %{{[0-9]+}} %{{[0-9]+}} Unroll{{$}}
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !0 ; expected-warning: metadata 'llvm.loop.ivdep.safelen' needs SPIR-V 1.1; it is ignored
done:
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.ivdep.safelen", i32 4}
!2 = !{!"llvm.loop.unroll.enable"}
