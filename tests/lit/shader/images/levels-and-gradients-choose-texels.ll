; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      %[[#TypeImage:]] = OpTypeImage %{{[0-9]+}} 3D 0 0 0 1 Unknown
; CHECK:      %[[#TypeImage2:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 1 1 Unknown
; CHECK:      %[[#VectorShuffle:]] = OpVectorShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 0 1 2
; CHECK:      %[[#VectorShuffle2:]] = OpVectorShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 0 1 2
; CHECK-NEXT: %[[#VectorShuffle3:]] = OpVectorShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 0 1 2
; CHECK:      %[[#ImageSampleExplicitLod:]] = OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Grad %[[#VectorShuffle2]] %[[#VectorShuffle3]]
; CHECK:      %[[#VectorShuffle4:]] = OpVectorShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 0 1 2
; CHECK:      %[[#ImageSampleExplicitLod2:]] = OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %{{[0-9]+}}
; CHECK:      %[[#ImageFetch:]] = OpImageFetch %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Sample %{{[0-9]+}}
; CHECK:      %[[#ImageQuerySamples:]] = OpImageQuerySamples %{{[0-9]+}} %{{[0-9]+}}

; OpenCL C's gradients of three dimensions have a fourth number; samples have no levels.
define spir_kernel void @kernel(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %many, target("spirv.Sampler") %by, <4 x float> %at, ptr addrspace(1) %out) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS0_S0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <4 x float> %at, <4 x float> %at, <4 x float> %at)
  %b = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <4 x float> %at, float 1.0)
  %c = call spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %many, <2 x i32> zeroinitializer, i32 3)
  %d = call spir_func i32 @_Z21get_image_num_samples19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %many)
  %e = fadd <4 x float> %a, %b
  %f = fadd <4 x float> %e, %c
  %to = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %d
  store <4 x float> %f, ptr addrspace(1) %to
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS0_S0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, <4 x float>, <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32)
declare spir_func i32 @_Z21get_image_num_samples19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
