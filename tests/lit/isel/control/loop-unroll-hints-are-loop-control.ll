; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpFunction
; CHECK: %[[#Header:]] = OpLabel
; CHECK: %[[#Full:]] = OpLabel
; CHECK: OpLoopMerge %[[#Next:]] %[[#Full]] Unroll{{$}}
; CHECK-NEXT: OpBranchConditional %{{[0-9]+}} %[[#Full]] %[[#Next]]
; CHECK: OpLoopMerge %[[#Last:]] %[[#Next]] DontUnroll{{$}}
; CHECK-NEXT: OpBranchConditional %{{[0-9]+}} %[[#Next]] %[[#Last]]
define void @f(i1 %c) {
entry:
  br label %full
full:
  br i1 %c, label %full, label %none, !llvm.loop !0
none:
  br i1 %c, label %none, label %end, !llvm.loop !2
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
