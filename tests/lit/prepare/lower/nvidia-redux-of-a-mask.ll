; RUN: pyllc -mtriple=spirv64 --spirv-ext=all %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A mask that is not known may differ between lanes, so each lane adds those of its own.
; CHECK: OpGroupNonUniformIAdd
; CHECK: OpGroupNonUniformBallot
; CHECK-COUNT-32: OpGroupNonUniformShuffle
; The older shuffle has no mask.
; CHECK: OpGroupNonUniformShuffleXor
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i32 %v, i32 %mask) !intel_reqd_sub_group_size !0 {
  %a = call i32 @llvm.nvvm.redux.sync.add(i32 %v, i32 -1)
  %b = call i32 @llvm.nvvm.redux.sync.umax(i32 %a, i32 %mask)
  %c = call i32 @llvm.nvvm.shfl.bfly.i32(i32 %b, i32 1, i32 31)
  store i32 %c, ptr %p
  ret void
}
!0 = !{i32 32}
