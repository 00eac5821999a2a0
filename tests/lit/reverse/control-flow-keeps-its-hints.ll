; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Branches, switches and phis are LLVM's; loop controls and weights are metadata.

; CHECK-LABEL: define spir_func i64 @f
; CHECK-SAME: (i64 %n, i1 %c) convergent nounwind {
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %loop, label %other, !prof !0
; CHECK-NEXT: loop:
; CHECK-NEXT: %i = phi i64 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT: %next = add i64 %i, 1
; CHECK-NEXT: %more = icmp slt i64 %next, %n
; CHECK-NEXT: br i1 %more, label %loop, label %other, !llvm.loop !3
; CHECK-NEXT: other:
; CHECK-NEXT: %j = phi i64 [ %n, %entry ], [ %next, %loop ]
; CHECK-NEXT: switch i64 %j, label %last [ i64 -1, label %one i64 8589934592, label %two ]
; CHECK-NEXT: last:
; CHECK-NEXT: ret i64 %j
; CHECK-NEXT: one:
; CHECK-NEXT: ret i64 %n
; CHECK-NEXT: two:
; CHECK-NEXT: unreachable
; CHECK: !spirv.Source = !{!4}
; CHECK-NEXT: !0 = !{!"branch_weights", i32 3, i32 5}
; CHECK-NEXT: !1 = !{!"llvm.loop.ivdep.enable"}
; CHECK-NEXT: !2 = !{!"llvm.loop.unroll.count", i32 4}
; CHECK-NEXT: !3 = distinct !{!3, !1, !2}
; CHECK-NEXT: !4 = !{i32 4, i32 100000}

define spir_func i64 @f(i64 %n, i1 %c) {
entry:
  br i1 %c, label %loop, label %other, !prof !0

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %other, !llvm.loop !1

other:
  %j = phi i64 [ %n, %entry ], [ %next, %loop ]
  switch i64 %j, label %last [ i64 -1, label %one
                               i64 8589934592, label %two ]

one:
  ret i64 %n

two:
  unreachable

last:
  ret i64 %j
}

!0 = !{!"branch_weights", i32 3, i32 5}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.count", i32 4}
!3 = !{!"llvm.loop.ivdep.enable"}
