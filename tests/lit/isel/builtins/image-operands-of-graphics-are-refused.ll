; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; Names of instructions may spell image operands that kernels do not have, or that do not fit.

declare <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PvDv2_iifS_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, float, <2 x i32>)

define void @offset(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, float %level) {
  %1 = call <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PvDv2_iifS_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 10, float %level, <2 x i32> zeroinitializer) ; expected-error: builtin '__spirv_ImageSampleExplicitLod_Rfloat4' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PvDv2_iii(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32)

define void @sample_of_a_sampler(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PvDv2_iii(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 64, i32 0) ; expected-error: builtin '__spirv_ImageSampleExplicitLod_Rfloat4' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z25__spirv_ImageRead_Rfloat414ocl_image2d_roDv2_iif(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, float)

define void @level_without_a_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, float %level) {
  %1 = call <4 x float> @_Z25__spirv_ImageRead_Rfloat414ocl_image2d_roDv2_iif(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 2, float %level) ; expected-error: builtin '__spirv_ImageRead_Rfloat4' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z25__spirv_ImageRead_Rfloat414ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32)

define void @floats_extended(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z25__spirv_ImageRead_Rfloat414ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 4096) ; expected-error: builtin '__spirv_ImageRead_Rfloat4' is not one of type
  ret void
}

; -----


declare <4 x i32> @_Z36__spirv_ImageSampleExplicitLod_Rint4PvDv2_ii(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32)

define void @sampler_without_a_level(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x i32> @_Z36__spirv_ImageSampleExplicitLod_Rint4PvDv2_ii(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 4096) ; expected-error: builtin '__spirv_ImageSampleExplicitLod_Rint4' is not one of type
  ret void
}

; -----


declare i32 @_Z31__spirv_ImageQuerySizeLod_Ruint21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32)

define void @level_of_a_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call i32 @_Z31__spirv_ImageQuerySizeLod_Ruint21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image, i32 0) ; expected-error: builtin '__spirv_ImageQuerySizeLod_Ruint' is not one of type
  ret void
}
