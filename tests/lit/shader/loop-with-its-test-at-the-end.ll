; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2 %s -o - | filecheck %s

; The block that leads back tests whether to go on, as compilers unroll no other loops.

; CHECK: OpLoopMerge [[MERGE:%[0-9]+]] [[LATCH:%[0-9]+]] None
; CHECK-NEXT: OpBranch
; CHECK-NOT: OpSelectionMerge
; CHECK: [[LATCH]] = OpLabel
; CHECK-NEXT: OpBranchConditional {{%[0-9]+}} {{%[0-9]+}} [[MERGE]]
; CHECK-NEXT: [[MERGE]] = OpLabel
define spir_kernel void @sums(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %count) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %place = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %value = load i32, ptr addrspace(1) %place
  %more = add i32 %sum, %value
  %next = add i32 %i, 1
  %goes.on = icmp slt i32 %next, %count
  br i1 %goes.on, label %loop, label %end

end:
  ; Before the last value was added.
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
