; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The header has nothing but phis and OpLoopMerge; each condition meets somewhere.
; CHECK: OpBranch %[[#Header:]]
; CHECK-NEXT: %[[#Header]] = OpLabel
; CHECK-NEXT: OpPhi
; CHECK: OpLoopMerge %[[#Merge:]] %[[#Continue:]] None
; CHECK-NEXT: OpBranch %[[#Body:]]
; CHECK: %[[#Body]] = OpLabel
; CHECK: OpSelectionMerge
; CHECK-NEXT: OpBranchConditional
; CHECK: %[[#Continue]] = OpLabel
; CHECK-NEXT: OpBranch %[[#Header]]
; CHECK: %[[#Merge]] = OpLabel
define spir_kernel void @sum(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %s = phi i32 [ 0, %entry ], [ %t, %more ]
  %done = icmp sge i32 %i, %n
  br i1 %done, label %end, label %more

more:
  %t = add i32 %s, %i
  %next = add i32 %i, 1
  br label %loop

end:
  store i32 %s, ptr addrspace(1) %p
  ret void
}
