; RUN: pyllc %s -o - | filecheck %s

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpGroupNonUniformAllEqual
; CHECK: OpGroupNonUniformQuadSwap
; CHECK: OpGroupNonUniformQuadSwap
; CHECK: OpGroupNonUniformQuadSwap
; CHECK: OpGroupNonUniformIAdd %{{[0-9]+}} %{{[0-9]+}} ExclusiveScan
; CHECK: OpGroupNonUniformFMul %{{[0-9]+}} %{{[0-9]+}} ExclusiveScan
; CHECK: OpGroupNonUniformIMul %{{[0-9]+}} %{{[0-9]+}} Reduce
; CHECK: OpGroupNonUniformBitwiseAnd %{{[0-9]+}} %{{[0-9]+}} Reduce
; CHECK: OpGroupNonUniformBitwiseOr %{{[0-9]+}} %{{[0-9]+}} Reduce
; CHECK: OpGroupNonUniformBitwiseXor %{{[0-9]+}} %{{[0-9]+}} Reduce
; CHECK: OpGroupNonUniformBallot
; CHECK: OpGroupNonUniformBallotBitCount %{{[0-9]+}} %{{[0-9]+}} ExclusiveScan
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %id)
  %same = call <2 x i1> @llvm.spv.wave.all.equal.v2i32(<2 x i32> zeroinitializer)
  %x = call i32 @llvm.spv.quad.read.across.x.i32(i32 %id)
  %y = call i32 @llvm.spv.quad.read.across.y.i32(i32 %x)
  %z = call i32 @llvm.spv.quad.read.across.diagonal.i32(i32 %y)
  %before = call i32 @llvm.spv.wave.prefix.sum.i32(i32 %z)
  %number = uitofp i32 %before to float
  %factor = call float @llvm.spv.wave.prefix.product.f32(float %number)
  %whole = fptoui float %factor to i32
  %product = call i32 @llvm.spv.wave.product.i32(i32 %whole)
  %and = call i32 @llvm.spv.wave.reduce.and.i32(i32 %product)
  %or = call i32 @llvm.spv.wave.reduce.or.i32(i32 %and)
  %xor = call i32 @llvm.spv.wave.reduce.xor.i32(i32 %or)
  %odd = trunc i32 %xor to i1
  %mask = call <4 x i32> @llvm.spv.subgroup.ballot(i1 %odd)
  %word = extractelement <4 x i32> %mask, i32 0
  %below = call i32 @llvm.spv.subgroup.prefix.bit.count(i1 %odd)
  %sum = add i32 %word, %below
  %first = extractelement <2 x i1> %same, i32 0
  %stored = select i1 %first, i32 %sum, i32 0
  store i32 %stored, ptr addrspace(11) %to, align 4
  ret void
}

declare i32 @llvm.spv.wave.product.i32(i32)
declare i32 @llvm.spv.wave.prefix.sum.i32(i32)
declare float @llvm.spv.wave.prefix.product.f32(float)
declare i32 @llvm.spv.wave.reduce.and.i32(i32)
declare i32 @llvm.spv.wave.reduce.or.i32(i32)
declare i32 @llvm.spv.wave.reduce.xor.i32(i32)
declare i32 @llvm.spv.quad.read.across.x.i32(i32)
declare i32 @llvm.spv.quad.read.across.y.i32(i32)
declare i32 @llvm.spv.quad.read.across.diagonal.i32(i32)
declare <2 x i1> @llvm.spv.wave.all.equal.v2i32(<2 x i32>)
declare <4 x i32> @llvm.spv.subgroup.ballot(i1)
declare i32 @llvm.spv.subgroup.prefix.bit.count(i1)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
