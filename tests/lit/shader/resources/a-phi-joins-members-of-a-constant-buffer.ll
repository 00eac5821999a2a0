; RUN: pyllc %s -o - | filecheck %s

; The places of members are computed before any phi.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"
%layout = type <{ i32, i32 }>
@buffer = internal global target("spirv.VulkanBuffer", %layout, 2, 0) poison
@a = external addrspace(12) global i32
@b = external addrspace(12) global i32
; CHECK: %[[#Place:]] = OpPhi
; CHECK: OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
define void @main() #0 {
  %c = call target("spirv.VulkanBuffer", %layout, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_layouts_2_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  store target("spirv.VulkanBuffer", %layout, 2, 0) %c, ptr @buffer
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %odd = trunc i32 %id to i1
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %id)
  br i1 %odd, label %x, label %y
x:
  store volatile i32 1, ptr addrspace(11) %to
  br label %y
y:
  %p = phi ptr addrspace(12) [ @a, %0 ], [ @b, %x ]
  %v = load i32, ptr addrspace(12) %p
  store i32 %v, ptr addrspace(11) %to
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!hlsl.cbs = !{!0}
!0 = !{ptr @buffer, ptr addrspace(12) @a, ptr addrspace(12) @b}
