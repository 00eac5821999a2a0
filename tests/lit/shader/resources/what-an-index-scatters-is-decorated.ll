; RUN: pyllc %s -o - | filecheck %s

; An index that may differ between threads decorates the operand of each access that is the
; resource: the pointer to the block whose length is asked for, a sampled image, a texel. Numbers
; that are computed of the index are such indices as well.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpCapability ShaderNonUniform
; CHECK: OpCapability SampledImageArrayNonUniformIndexing
; CHECK: OpCapability StorageBufferArrayNonUniformIndexing
; CHECK: OpCapability StorageTexelBufferArrayNonUniformIndexing
; CHECK: OpDecorate %[[#Block:]] NonUniform
; CHECK: OpDecorate %[[#ImageAt:]] NonUniform
; CHECK: OpDecorate %[[#Image:]] NonUniform
; CHECK: OpDecorate %[[#Joined:]] NonUniform
; CHECK: OpDecorate %[[#LoadedAt:]] NonUniform
; CHECK: OpDecorate %[[#Loaded:]] NonUniform
; CHECK: OpDecorate %[[#TexelsAt:]] NonUniform
; CHECK: OpDecorate %[[#Texel:]] NonUniform
; CHECK: %[[#Block]] = OpAccessChain
; CHECK: OpArrayLength %{{[0-9]+}} %[[#Block]] 0
; CHECK: %[[#ImageAt]] = OpAccessChain
; CHECK: %[[#Image]] = OpLoad %{{[0-9]+}} %[[#ImageAt]]
; CHECK: %[[#Joined]] = OpSampledImage %{{[0-9]+}} %[[#Image]]
; CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %[[#Joined]]
; CHECK: %[[#TexelsAt]] = OpAccessChain
; CHECK: %[[#Texel]] = OpImageTexelPointer %{{[0-9]+}} %[[#TexelsAt]]
; CHECK: OpAtomicIAdd %{{[0-9]+}} %[[#Texel]]
define void @main() #0 {
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %any = call i32 @llvm.spv.resource.nonuniformindex(i32 %id)
  %next = add i32 %any, 1
  %least = call i32 @llvm.umin.i32(i32 %next, i32 3)

  %buffer = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 4, i32 %any, ptr null)
  %length = call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %buffer)

  %image = call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32 0, i32 1, i32 4, i32 %next, ptr null)
  %sampler = call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32 0, i32 2, i32 1, i32 0, ptr null)
  %color = call <4 x float> @spv.resource.samplelevel.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %image, target("spirv.Sampler") %sampler, <2 x float> zeroinitializer, float 0.0, <2 x i32> zeroinitializer)
  %red = extractelement <4 x float> %color, i32 0
  %number = fptoui float %red to i32

  %texels = call target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_2_33t(i32 0, i32 3, i32 4, i32 %least, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_2_33t.i32(target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) %texels, i32 %length)
  %old = call i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %to, i32 %number)
  ret void
}

declare i32 @llvm.spv.resource.nonuniformindex(i32)
declare i32 @llvm.spv.thread.id.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare <4 x float> @spv.resource.samplelevel.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>)
declare i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
