; RUN: pyllc %s -o - | filecheck %s

; Logical addressing has no phi of pointers: the object is chosen where memory is accessed.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: %[[#Number:]] = OpSelect %[[#Long:]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpSelectionMerge
; CHECK: OpAccessChain
; CHECK: OpAccessChain
define void @main() #0 {
  %first = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %second = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %one = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %first, i32 %id)
  %two = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %second, i32 %id)
  %even = trunc i32 %id to i1
  %to = select i1 %even, ptr addrspace(11) %one, ptr addrspace(11) %two
  store i32 %id, ptr addrspace(11) %to, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
