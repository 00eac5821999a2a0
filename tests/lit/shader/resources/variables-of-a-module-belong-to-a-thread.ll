; RUN: pyllc %s -o - | filecheck %s

; So they begin with their initialiser in each.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@counter = internal addrspace(10) global i32 7

; CHECK: %[[#Seven:]] = OpConstant %{{[0-9]+}} 7
; CHECK: %[[#Counter:]] = OpVariable %{{[0-9]+}} Function
; CHECK: %[[#Place:]] = OpInBoundsAccessChain %{{[0-9]+}} %[[#Counter]] %{{[0-9]+}}
; CHECK: OpStore %[[#Place]] %[[#Seven]]
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %lane = call i32 @__hlsl_wave_get_lane_index()
  %before = load i32, ptr addrspace(10) @counter
  %after = add i32 %before, %lane
  store i32 %after, ptr addrspace(10) @counter
  %value = load i32, ptr addrspace(10) @counter
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  store i32 %value, ptr addrspace(11) %to, align 4
  ret void
}

declare i32 @__hlsl_wave_get_lane_index()

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" "hlsl.wavesize"="8,0,0" }
