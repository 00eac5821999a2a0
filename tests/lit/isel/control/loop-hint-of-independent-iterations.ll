; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpLoopMerge %{{[0-9]+}} %{{[0-9]+}} DependencyInfinite{{$}}
define void @f(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.ivdep.enable"}
