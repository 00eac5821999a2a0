; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A level of detail is a float, and needs a capability.

; CHECK: OpCapability ImageMipmap
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Level:]] = OpFunctionParameter %[[#Float]]
; CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %[[#Level]]
; CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod|ZeroExtend %[[#Level]]
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, target("spirv.Sampler") %sampler, <2 x float> %at, <4 x float> %in, float %level) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at, float %level)
  %2 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, target("spirv.Sampler") %sampler, <4 x float> %in, float %level)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
