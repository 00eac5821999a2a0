; RUN: pyllc %s -o - | filecheck %s

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: %[[#Words:]] = OpArrayLength %{{[0-9]+}} %{{[0-9]+}} 0
; CHECK: OpUDiv %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %count = call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0v3i32_12_1t(target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) %out)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) %out, i32 2)
  store i32 %count, ptr addrspace(11) %to, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
