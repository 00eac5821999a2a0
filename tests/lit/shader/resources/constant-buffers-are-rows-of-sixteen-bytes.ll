; RUN: pyllc %s -o - | filecheck %s

; Members of a constant buffer are variables, and metadata tells their order. The stride of an array
; in a uniform buffer is a multiple of 16.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%layout = type <{ <4 x float>, i32, target("spirv.Padding", 12), [2 x <{ float, target("spirv.Padding", 12) }>], i64 }>

@buffer = internal global target("spirv.VulkanBuffer", %layout, 2, 0) poison
@colour = external addrspace(12) global <4 x float>
@count = external addrspace(12) global i32
@table = external addrspace(12) global [2 x <{ float, target("spirv.Padding", 12) }>]
@wide = external addrspace(12) global i64

; CHECK-DAG: OpDecorate %[[#Buffer:]] Binding 2
; CHECK-DAG: OpDecorate %[[#Rows:]] ArrayStride 16
; CHECK: %[[#Int:]] = OpTypeInt 32 0
; CHECK: %[[#Row:]] = OpTypeVector %[[#Int]] 4
; CHECK: %[[#Five:]] = OpConstant %[[#Int]] 5
; CHECK: %[[#Rows]] = OpTypeArray %[[#Row]] %[[#Five]]
; CHECK: %[[#Buffer]] = OpVariable %{{[0-9]+}} Uniform
; CHECK: %[[#Place:]] = OpAccessChain %{{[0-9]+}} %[[#Buffer]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpLoad %[[#Int]] %[[#Place]]{{$}}
define void @main() #0 {
  %in = call target("spirv.VulkanBuffer", %layout, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_layouts_2_0t(i32 0, i32 2, i32 1, i32 0, ptr null)
  store target("spirv.VulkanBuffer", %layout, 2, 0) %in, ptr @buffer
  %out = call target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %entry = getelementptr [16 x i8], ptr addrspace(12) @table, i32 %id
  %number = load i32, ptr addrspace(12) %entry, align 4
  %low = load i32, ptr addrspace(12) @count, align 4
  %sum = add i32 %number, %low
  %part = load i64, ptr addrspace(12) @wide, align 1
  %more = zext i32 %sum to i64
  %whole = add i64 %more, %part
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %out, i32 %id)
  store i64 %whole, ptr addrspace(11) %to, align 8
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }

!hlsl.cbs = !{!0}
!0 = !{ptr @buffer, ptr addrspace(12) @colour, ptr addrspace(12) @count, ptr addrspace(12) @table, ptr addrspace(12) @wide}
