; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A merge block is that of one header (2.11.2), so the second loop gets one of its own, and the phis
; behind both have what came from it from there. It leaves at two places, with two values of %v.

; CHECK: OpLoopMerge %[[#Exit:]] %{{[0-9]+}} Unroll
; CHECK: OpLoopMerge %[[#Own:]] %{{[0-9]+}} DontUnroll
; CHECK: %[[#Own]] = OpLabel
; CHECK-NEXT: %[[#Value:]] = OpPhi %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: OpBranch %[[#Exit]]
; CHECK: %[[#Exit]] = OpLabel
; CHECK-NEXT: OpPhi %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Value]] %[[#Own]]
; CHECK-NEXT: OpPhi %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Own]]
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  br i1 %c, label %first, label %second

first:
  %i = phi i32 [ 0, %entry ], [ %i2, %first ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %i2 = add i32 %i, 1
  %idone = icmp eq i32 %i2, %n
  br i1 %idone, label %exit, label %first, !llvm.loop !0

second:
  %j = phi i32 [ 0, %entry ], [ %j2, %next ]
  %b = getelementptr i32, ptr addrspace(1) %p, i32 %j
  %x = load i32, ptr addrspace(1) %b
  %stop = icmp eq i32 %x, %j
  br i1 %stop, label %exit, label %next

next:
  %j2 = add i32 %j, 2
  %jdone = icmp eq i32 %j2, %n
  br i1 %jdone, label %exit, label %second, !llvm.loop !1

exit:
  %v = phi i32 [ %i, %first ], [ %j, %second ], [ %j2, %next ]
  %w = phi i32 [ 1, %first ], [ 2, %second ], [ 2, %next ]
  %s = add i32 %v, %w
  store i32 %s, ptr addrspace(1) %p
  ret void
}

!0 = distinct !{!0, !2}
!1 = distinct !{!1, !3}
!2 = !{!"llvm.loop.unroll.enable"}
!3 = !{!"llvm.loop.unroll.disable"}
