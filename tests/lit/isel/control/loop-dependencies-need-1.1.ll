; RUN: pyllc -mtriple=spirv64v1.0 %s -o - 2>&1 | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.1 %s -o - | filecheck %s --check-prefix=NEW

; A hint that the version has no word for is dropped, and the user is told.

; CHECK: :19:3: warning: metadata 'llvm.loop.ivdep.enable' needs SPIR-V 1.1; it is ignored
; CHECK-NOT: OpLoopMerge
; NEW: OpLoopMerge %{{[0-9]+}} %{{[0-9]+}} DependencyInfinite
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.ivdep.enable"}
