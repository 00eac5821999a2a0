; RUN: pyllc %s -o - | filecheck %s

; The length is that of a block, whose type is the one of the array of blocks.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: %[[#Array:]] = OpTypeRuntimeArray
; CHECK: %[[#Block:]] = OpTypeStruct %[[#Array]]
; CHECK: OpTypeArray %[[#Block]]
; CHECK: %[[#Pointer:]] = OpTypePointer StorageBuffer %[[#Block]]
; CHECK: %[[#One:]] = OpAccessChain %[[#Pointer]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpArrayLength %{{[0-9]+}} %[[#One]] 0
define void @main() #0 {
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %buffer = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 4, i32 %id, ptr null)
  %length = call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %buffer)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %buffer, i32 %id)
  store i32 %length, ptr addrspace(11) %to, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
