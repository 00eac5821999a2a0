; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=VULKAN

; The barrier orders memory before the threads of the block reduce.
; CHECK: OpControlBarrier
; CHECK: OpGroupIAdd
; CHECK: OpControlBarrier
; CHECK: OpGroupAll
; CHECK: OpControlBarrier
; CHECK: OpGroupAny
; VULKAN: OpGroupNonUniformIAdd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v) {
  %yes = icmp sgt i32 %v, 3
  %count = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %yes)
  store volatile i32 %count, ptr addrspace(1) %p
  %all = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %yes)
  %all.wide = zext i1 %all to i32
  store volatile i32 %all.wide, ptr addrspace(1) %p
  %any = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %yes)
  %any.wide = zext i1 %any to i32
  store volatile i32 %any.wide, ptr addrspace(1) %p
  %count2 = call i32 @llvm.nvvm.barrier.cta.red.popc.all(i32 0, i1 %yes)
  store volatile i32 %count2, ptr addrspace(1) %p
  %all2 = call i1 @llvm.nvvm.barrier.cta.red.and.all(i32 0, i1 %yes)
  %any2 = call i1 @llvm.nvvm.barrier.cta.red.or.all(i32 0, i1 %yes)
  ret void
}
