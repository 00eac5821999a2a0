; RUN: pyllc %s -o - | filecheck %s

; A compute shader has no derivatives, so a level or gradients come with each sample.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: %[[#Image:]] = OpTypeImage %{{[0-9]+}} 2D 2 0 0 1 Unknown
; CHECK: %[[#Sampler:]] = OpTypeSampler
; CHECK: %[[#Sampled:]] = OpTypeSampledImage %[[#Image]]
; CHECK: %[[#Both:]] = OpSampledImage %[[#Sampled]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %[[#Both]] %{{[0-9]+}} Lod|ConstOffset %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Grad %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpImageSampleDrefExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %{{[0-9]+}}
; CHECK: OpImageGather %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpImageDrefGather %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpImageFetch %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %{{[0-9]+}}
; CHECK: OpImageQuerySizeLod
; CHECK: OpImageQueryLevels
define void @main() #0 {
  %in = call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %by = call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32 0, i32 1, i32 1, i32 0, ptr null)
  %out = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr null)
  %a = call <4 x float> @spv.resource.samplelevel.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, target("spirv.Sampler") %by, <2 x float> <float 5.0e-01, float 2.5e-01>, float 1.0, <2 x i32> <i32 1, i32 2>)
  %b = call <4 x float> @spv.resource.samplegrad.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, target("spirv.Sampler") %by, <2 x float> <float 5.0e-01, float 2.5e-01>, <2 x float> zeroinitializer, <2 x float> zeroinitializer, <2 x i32> zeroinitializer)
  %c = call float @spv.resource.samplecmplevelzero.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, target("spirv.Sampler") %by, <2 x float> zeroinitializer, float 5.0e-01, <2 x i32> zeroinitializer)
  %d = call <4 x float> @spv.resource.gather.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, target("spirv.Sampler") %by, <2 x float> zeroinitializer, i32 2, <2 x i32> zeroinitializer)
  %e = call <4 x float> @spv.resource.gather.cmp.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, target("spirv.Sampler") %by, <2 x float> zeroinitializer, float 5.0e-01, <2 x i32> zeroinitializer)
  %f = call <2 x float> @spv.resource.load.level.v2f32.tspirv.Image_f32_1_2_0_0_1_0t.v2i32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, <2 x i32> zeroinitializer, i32 1, <2 x i32> zeroinitializer)
  %g = call <3 x i32> @spv.resource.getdimensions.levels.xy.tspirv.Image_f32_1_2_0_0_1_0t(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, i32 1)
  %ab = fadd <4 x float> %a, %b
  %de = fadd <4 x float> %d, %e
  %sum = fadd <4 x float> %ab, %de
  %f.first = extractelement <2 x float> %f, i32 0
  %g.last = extractelement <3 x i32> %g, i32 2
  %cf = fadd float %c, %f.first
  %whole = insertelement <4 x float> %sum, float %cf, i32 1
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %out, i32 %g.last)
  store <4 x float> %whole, ptr addrspace(11) %to, align 4
  ret void
}

declare <4 x float> @spv.resource.samplelevel.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>)
declare <4 x float> @spv.resource.samplegrad.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, <2 x float>, <2 x float>, <2 x i32>)
declare float @spv.resource.samplecmplevelzero.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>)
declare <4 x float> @spv.resource.gather.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, i32, <2 x i32>)
declare <4 x float> @spv.resource.gather.cmp.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>)
declare <2 x float> @spv.resource.load.level.v2f32.tspirv.Image_f32_1_2_0_0_1_0t.v2i32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), <2 x i32>, i32, <2 x i32>)
declare <3 x i32> @spv.resource.getdimensions.levels.xy.tspirv.Image_f32_1_2_0_0_1_0t(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
