; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Both exits leave for the merge block, which looks at where the way was to.
; CHECK: OpLoopMerge %[[#Merge:]]
; CHECK: %[[#Merge]] = OpLabel
; CHECK: %[[#Route:]] = OpPhi
; CHECK: %[[#Is:]] = OpIEqual %{{[0-9]+}} %[[#Route]]
; CHECK: OpSelectionMerge
; CHECK-NEXT: OpBranchConditional %[[#Is]]
define spir_kernel void @find(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %at
  %found = icmp eq i32 %v, 0
  br i1 %found, label %one, label %more

more:
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %other, label %loop

one:
  store i32 %i, ptr addrspace(1) %p
  ret void

other:
  store volatile i32 -1, ptr addrspace(1) %p
  ret void
}
