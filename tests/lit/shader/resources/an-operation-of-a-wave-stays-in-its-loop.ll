; RUN: pyllc %s -o - | filecheck %s

; The token says that the threads which leave the loop together add their values, so the sum comes
; before the merge block of the loop.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpLoopMerge %[[#Merge:]] %{{[0-9]+}} None
; CHECK: OpGroupNonUniformIAdd
; CHECK: %[[#Merge]] = OpLabel
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %half = lshr i32 %id, 1
  %entry = call token @llvm.experimental.convergence.entry()
  br label %header

header:
  %turn = phi i32 [ 0, %0 ], [ %next, %latch ]
  %heart = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %entry) ]
  %ends = icmp eq i32 %turn, 32
  br i1 %ends, label %end, label %latch

latch:
  %is.mine = icmp eq i32 %turn, %half
  %next = add i32 %turn, 1
  br i1 %is.mine, label %leave, label %header

leave:
  %sum = call i32 @llvm.spv.wave.reduce.sum.i32(i32 %id) [ "convergencectrl"(token %heart) ]
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %id)
  store i32 %sum, ptr addrspace(11) %to, align 4
  br label %end

end:
  ret void
}

declare token @llvm.experimental.convergence.entry() #1
declare token @llvm.experimental.convergence.loop() #1
declare i32 @llvm.spv.wave.reduce.sum.i32(i32) #1
declare i32 @llvm.spv.thread.id.i32(i32)

attributes #0 = { convergent "hlsl.shader"="compute" "hlsl.numthreads"="32,1,1" }
attributes #1 = { convergent nounwind }
