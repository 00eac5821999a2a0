; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s --check-prefix=OLD

; CHECK: OpLoopMerge %{{[0-9]+}} %{{[0-9]+}} PartialCount 4{{$}}
; OLD-NOT: PartialCount
; OLD: OpBranchConditional
define void @f(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
