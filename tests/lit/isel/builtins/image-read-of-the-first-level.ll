; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only a level that may be another than 0 needs the capability.

; CHECK: OpCapability Kernel
; CHECK-NOT: OpCapability ImageMipmap
; CHECK: OpMemoryModel
; CHECK-DAG: %[[#Zero:]] = OpConstant %{{[0-9]+}} 0
; CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %[[#Zero]]
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at, float 0.0)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
