; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpLoopMerge names the one block where the loop ends, and here there are two.

; CHECK-NOT: OpLoopMerge
; CHECK: OpBranchConditional
; CHECK-NOT: OpLoopMerge
; CHECK: OpFunctionEnd
define i32 @f(i1 %c, i1 %d) {
entry:
  br label %header
header:
  br i1 %c, label %body, label %one
body:
  br i1 %d, label %header, label %two, !llvm.loop !0
one:
  ret i32 1
two:
  ret i32 2
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
