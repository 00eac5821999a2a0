; RUN: pyllc %s -o - | filecheck %s

; An index that may differ between threads is decorated, and an array without a bound is one of the
; host's length.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpCapability RuntimeDescriptorArray
; CHECK: OpCapability StorageBufferArrayNonUniformIndexing
; CHECK: OpDecorate %[[#Place:]] NonUniform
; CHECK: %[[#Three:]] = OpConstant %{{[0-9]+}} 3
; CHECK: OpTypeArray %{{[0-9]+}} %[[#Three]]
; CHECK: OpTypeRuntimeArray
; CHECK: %[[#Place]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpStore
define void @main() #0 {
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %any = call i32 @llvm.spv.resource.nonuniformindex(i32 %id)
  %in = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 1, i32 3, i32 %any, ptr null)
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 7, i32 -1, i32 2, ptr null)
  %from = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %in, i32 5)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %id)
  %value = load i32, ptr addrspace(11) %from, align 4
  store i32 %value, ptr addrspace(11) %to, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
