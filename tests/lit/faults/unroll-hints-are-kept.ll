; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpLoopMerge %{{[0-9]+}} %{{[0-9]+}} DontUnroll
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 0, ptr addrspace(1) %q
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
