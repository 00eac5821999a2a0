; RUN: pyllc %s -o - | filecheck %s

; Accesses of one vector type to whole vectors leave the elements vectors.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpDecorate %[[#Array:]] ArrayStride 16
; CHECK: %[[#Vector:]] = OpTypeVector %{{[0-9]+}} 4
; CHECK: %[[#Array]] = OpTypeRuntimeArray %[[#Vector]]
; CHECK: OpLoad %[[#Vector]] %{{[0-9]+}} NonPrivatePointer
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} NonPrivatePointer
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %out, i32 %id)
  %value = load <4 x float>, ptr addrspace(11) %to, align 4
  %twice = fadd <4 x float> %value, %value
  store <4 x float> %twice, ptr addrspace(11) %to, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
