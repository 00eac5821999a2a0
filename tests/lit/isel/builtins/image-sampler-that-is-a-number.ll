; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; SPIR has a literal sampler as its number where the name says that there is a sampler.

; CHECK: %[[#Type:]] = OpTypeSampler
; CHECK: %[[#Sampler:]] = OpConstantSampler %[[#Type]] Clamp{{ToEdge}}{{ ?}} 0 Nearest
; CHECK: %[[#Both:]] = OpSampledImage %{{[0-9]+}} %{{[0-9]+}} %[[#Sampler]]
; CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %[[#Both]]
define spir_func <4 x float> @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  %v = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 18, <2 x i32> zeroinitializer)
  ret <4 x float> %v
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, <2 x i32>)
