; RUN: pyllc %s -o - | filecheck %s

; A buffer of any elements is a block of an array; the element is that of the accesses.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpMemoryModel Logical Vulkan
; CHECK: OpEntryPoint GLCompute %[[#Main:]] "main"
; CHECK: OpExecutionMode %[[#Main]] LocalSize 64 2 1
; CHECK-DAG: OpDecorate %[[#In:]] DescriptorSet 1
; CHECK-DAG: OpDecorate %[[#In]] Binding 3
; CHECK-DAG: OpDecorate %[[#Array:]] ArrayStride 4
; CHECK-DAG: OpDecorate %[[#Block:]] Block
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Array]] = OpTypeRuntimeArray %[[#Float]]
; CHECK: %[[#Block]] = OpTypeStruct %[[#Array]]
; CHECK: %[[#In]] = OpVariable %{{[0-9]+}} StorageBuffer
; CHECK: %[[#Place:]] = OpAccessChain %{{[0-9]+}} %[[#In]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpLoad %[[#Float]] %[[#Place]] NonPrivatePointer
define void @main() #0 {
  %in = call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 1, i32 3, i32 1, i32 0, ptr @in.name)
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr @out.name)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %from = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %in, i32 %id)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 %id)
  %value = load float, ptr addrspace(11) %from, align 4
  store float %value, ptr addrspace(11) %to, align 4
  ret void
}

@in.name = private unnamed_addr constant [3 x i8] c"In\00"
@out.name = private unnamed_addr constant [4 x i8] c"Out\00"

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,2,1" }
