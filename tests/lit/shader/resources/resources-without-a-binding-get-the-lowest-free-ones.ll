; RUN: pyllc %s -o - | filecheck %s

; In the order of their numbers; a counter is a buffer of its own. It tells its value before it
; grows, and after it has shrunk.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK-DAG: OpName %[[#Given:]] "given"
; CHECK-DAG: OpName %[[#First:]] "first"
; CHECK-DAG: OpName %[[#Counter:]] "first.counter"
; CHECK-DAG: OpDecorate %[[#Given]] Binding 0
; CHECK-DAG: OpDecorate %[[#First]] Binding 1
; CHECK-DAG: OpDecorate %[[#Counter]] Binding 2
; CHECK: OpAtomicIAdd
; CHECK: %[[#Before:]] = OpAtomicIAdd
; CHECK: OpIAdd %{{[0-9]+}} %[[#Before]] %{{[0-9]+}}
define void @main() #0 {
  %given = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr @given.name)
  %first = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 4, i32 0, i32 1, i32 0, ptr @first.name)
  %counter = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %first, i32 5, i32 0)
  %up = call i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1) %counter, i8 1)
  %down = call i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1) %counter, i8 -1)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %given, i32 %up)
  store i32 %down, ptr addrspace(11) %to, align 4
  %other = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %first, i32 0)
  store i32 %down, ptr addrspace(11) %other, align 4
  ret void
}

@given.name = private unnamed_addr constant [6 x i8] c"given\00"
@first.name = private unnamed_addr constant [6 x i8] c"first\00"

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
