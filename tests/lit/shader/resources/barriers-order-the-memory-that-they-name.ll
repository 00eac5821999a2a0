; RUN: pyllc %s -o - | filecheck %s

; Atomic functions have no order of their own.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@shared = external addrspace(3) global i32

; CHECK: OpMemoryBarrier
; CHECK: OpControlBarrier
; CHECK: OpMemoryBarrier
; CHECK: OpControlBarrier
; CHECK: OpMemoryBarrier
; CHECK: OpAtomicIAdd
; CHECK: OpAtomicOr
; CHECK: OpFConvert
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  call void @llvm.spv.all.memory.barrier()
  call void @llvm.spv.all.memory.barrier.with.group.sync()
  call void @llvm.spv.device.memory.barrier()
  call void @llvm.spv.device.memory.barrier.with.group.sync()
  call void @llvm.spv.group.memory.barrier()
  %a = call i32 @llvm.spv.interlocked.add.i32.p3(ptr addrspace(3) @shared, i32 3)
  %b = call i32 @llvm.spv.interlocked.or.i32.p11(ptr addrspace(11) %to, i32 %a)
  %number = uitofp i32 %b to float
  %finite = call i1 @llvm.spv.isfinite.f32(float %number)
  %normal = call i1 @llvm.spv.isnormal.f32(float %number)
  %both = and i1 %finite, %normal
  %pair0 = insertelement <2 x float> zeroinitializer, float %number, i32 0
  %packed = call i32 @llvm.spv.packhalf2x16.i32.v2f32(<2 x float> %pair0)
  %chosen = select i1 %both, i32 %packed, i32 0
  store i32 %chosen, ptr addrspace(11) %to, align 4
  ret void
}

declare void @llvm.spv.all.memory.barrier()
declare void @llvm.spv.all.memory.barrier.with.group.sync()
declare void @llvm.spv.device.memory.barrier()
declare void @llvm.spv.device.memory.barrier.with.group.sync()
declare void @llvm.spv.group.memory.barrier()
declare i32 @llvm.spv.interlocked.add.i32.p3(ptr addrspace(3), i32)
declare i32 @llvm.spv.interlocked.or.i32.p11(ptr addrspace(11), i32)
declare i1 @llvm.spv.isfinite.f32(float)
declare i1 @llvm.spv.isnormal.f32(float)
declare i32 @llvm.spv.packhalf2x16.i32.v2f32(<2 x float>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
