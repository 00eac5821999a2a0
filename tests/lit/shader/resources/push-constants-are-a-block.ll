; RUN: pyllc %s -o - | filecheck %s

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%constants = type <{ i32, float }>

@constants = external addrspace(13) global %constants

; CHECK: %[[#Variable:]] = OpVariable %{{[0-9]+}} PushConstant
; CHECK: %[[#Place:]] = OpAccessChain %{{[0-9]+}} %[[#Variable]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpLoad %{{[0-9]+}} %[[#Place]]{{$}}
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %at = load i32, ptr addrspace(13) @constants, align 1
  %second = getelementptr %constants, ptr addrspace(13) @constants, i32 0, i32 1
  %value = load float, ptr addrspace(13) %second, align 1
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 %at)
  store float %value, ptr addrspace(11) %to, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
