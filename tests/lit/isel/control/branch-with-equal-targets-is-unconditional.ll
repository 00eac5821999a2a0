; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; From 1.6 on the two labels of OpBranchConditional must differ.

; CHECK: OpFunction
; CHECK-NOT: OpBranchConditional
; CHECK: OpBranch %[[#Target:]]{{$}}
; CHECK-NEXT: %[[#Target]] = OpLabel
define void @f(i1 %c) {
  br i1 %c, label %end, label %end
end:
  ret void
}
