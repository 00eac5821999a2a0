; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; In WGSL `break` leaves a switch: a test behind the switch leaves the loop.
; CHECK: OpFunction
; CHECK: OpLoopMerge %[[#Behind:]] %[[#Continue:]] None
; CHECK: OpSelectionMerge %[[#Meeting:]]
; CHECK-NEXT: OpSwitch
; CHECK-NOT: OpBranch %[[#Behind]]
; CHECK: %[[#Meeting]] = OpLabel
; CHECK: OpBranchConditional
; CHECK: OpBranch %[[#Behind]]
define spir_kernel void @walk(ptr addrspace(1) %x) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %v = load i32, ptr addrspace(1) %p
  switch i32 %v, label %again [
    i32 0, label %done
    i32 1, label %again
    i32 2, label %add
  ]

add:
  br label %again

again:
  %step = phi i32 [ 1, %loop ], [ 1, %loop ], [ 2, %add ]
  %next = add i32 %i, %step
  br label %loop

done:
  store i32 %i, ptr addrspace(1) %x
  ret void
}
