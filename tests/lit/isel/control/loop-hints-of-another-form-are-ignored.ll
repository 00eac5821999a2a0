; RUN: pyllc --verify-diagnostics %s
; RUN: pyllc -w %s -o - | filecheck %s

; CHECK-NOT: {{PartialCount|Unroll}}
; CHECK: OpLoopMerge %{{[0-9]+}} %{{[0-9]+}} DependencyInfinite{{$}}
; CHECK-NOT: OpLoopMerge
define spir_func void @f(i1 %c) {
entry:
  br label %zero
zero: ; expected-warning@+1: metadata 'llvm.loop.unroll.count' must be one number from 1 to 4294967295, found '!{i32 0}'; it is ignored
  br i1 %c, label %zero, label %negative, !llvm.loop !0
negative: ; expected-warning@+1: found '!{i32 -4}'; it is ignored
  br i1 %c, label %negative, label %long, !llvm.loop !1
long: ; expected-warning@+1: found '!{i64 4294967296}'; it is ignored
  br i1 %c, label %long, label %none, !llvm.loop !2
none: ; expected-warning@+1: found '!{}'; it is ignored
  br i1 %c, label %none, label %both, !llvm.loop !3
both: ; expected-warning@+1: the loop's metadata asks to unroll it and not to; both hints are ignored
  br i1 %c, label %both, label %end, !llvm.loop !4
end:
  ret void
}
!0 = distinct !{!0, !5}
!1 = distinct !{!1, !6}
!2 = distinct !{!2, !7}
!3 = distinct !{!3, !8}
!4 = distinct !{!4, !9, !10, !11}
!5 = !{!"llvm.loop.unroll.count", i32 0}
!6 = !{!"llvm.loop.unroll.count", i32 -4}
!7 = !{!"llvm.loop.unroll.count", i64 4294967296}
!8 = !{!"llvm.loop.unroll.count"}
!9 = !{!"llvm.loop.unroll.count", i32 4}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!"llvm.loop.ivdep.enable"}
