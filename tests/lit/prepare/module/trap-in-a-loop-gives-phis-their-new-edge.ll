; RUN: pyllc -mtriple=spirv64 -stop-after=unwinding %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -filetype=null -o -

; Two calls cut the block of a loop twice: its phi gets the value from the last of the parts, as the
; phi behind the loop does. Both calls leave by one block.

; CHECK: define spir_kernel void @k(
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %next, %[[#LAST:]] ]
; CHECK-NEXT: %s = phi i32 [ 0, %entry ], [ %t, %[[#LAST]] ]
; CHECK-NEXT: %[[BOTH:.*]] = call { i32, i1 } @step(
; CHECK-NEXT: %[[FLAG:.*]] = extractvalue { i32, i1 } %[[BOTH]], 1
; CHECK-NEXT: br i1 %[[FLAG]], label %trapped, label %[[#NEXT:]]
; CHECK: [[#NEXT]]:
; CHECK: call { i32, i1 } @step(
; CHECK: br i1 %{{.*}}, label %trapped, label %[[#LAST]]
; CHECK: trapped:
; CHECK-NEXT: br label %exit
; CHECK: [[#LAST]]:
; CHECK: br i1 %c, label %loop, label %done, !llvm.loop
; CHECK: done:
; CHECK-NEXT: phi i32 [ %t, %[[#LAST]] ]
declare void @llvm.trap()

define internal i32 @step(i32 %i) {
  %c = icmp eq i32 %i, 77
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  ret i32 %i
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = call i32 @step(i32 %i)
  %y = call i32 @step(i32 %s)
  %t = add i32 %x, %y
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  %r = phi i32 [ %t, %loop ]
  store i32 %r, ptr addrspace(1) %p
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
