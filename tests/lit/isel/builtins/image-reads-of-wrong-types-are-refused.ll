; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; Name, image and coordinate say what a read may be.

declare <3 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

define void @three(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <3 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef': a texel is '<4 x float>', not '<3 x float>'
  ret void
}

; -----


declare float @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

define void @scalar(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call float @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef': a texel is '<4 x float>', not 'float'
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32>)

define void @vector_of_depth(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef': a texel is 'float', not '<4 x float>'
  ret void
}

; -----


declare <4 x float> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

define void @floats_as_integers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagei': a texel is '<4 x i32>', not '<4 x float>'
  ret void
}

; -----


declare void @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

define void @nothing(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  call void @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef': a texel is '<4 x float>', not 'void'
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_woDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>)

define void @write_only(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_woDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef': the image is write-only
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>)

define void @between_texels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_sampleri(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32)

define void @one_coordinate(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, i32 %at) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_sampleri(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, i32 %at) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))

define void @no_coordinate(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) ; expected-error: builtin 'read_imagef': needs a coordinate
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_fi(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, i32)

define void @whole_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_fi(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at, i32 1) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_fff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float, float)

define void @gradients_of_a_row(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at, float %by) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_fff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at, float %by, float %by) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef21ocl_image1d_buffer_ro11ocl_sampleri(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32)

define void @buffer_with_a_sampler(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, i32 %at) {
  %1 = call <4 x float> @_Z11read_imagef21ocl_image1d_buffer_ro11ocl_sampleri(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, i32 %at) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef19ocl_image2d_msaa_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)

define void @samples_with_a_sampler(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef19ocl_image2d_msaa_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %at) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_i(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>)

define void @no_sample(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_i(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32)

define void @sample_of_a_plain_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 0) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_if(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, float)

define void @sample_as_a_float(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, <2 x i32> %at, float %sample) {
  %1 = call <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_if(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, <2 x i32> %at, float %sample) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32, i32)

define void @two_samples(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_iii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, <2 x i32> %at, i32 0, i32 1) ; expected-error: builtin 'read_imagef': takes an image and a coordinate
  ret void
}

; -----


declare <4 x float> @_Z11read_imagefjDv2_i(i32, <2 x i32>)

define void @no_image(i32 %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagefjDv2_i(i32 %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef': works on images, not 'i32'
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", i32, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

define void @image_of_integers(target("spirv.Image", i32, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", i32, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0), <2 x i32>)

define void @image_for_samplers(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0) %image, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0) %image, <2 x i32> %at) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}

; -----


declare <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 2, 0, 0), target("spirv.Sampler"), <2 x i32>)

define void @image_without_samplers(target("spirv.Image", void, 1, 0, 0, 0, 2, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %at) {
  %1 = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 2, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %at) ; expected-error: builtin 'read_imagef' is not one of type
  ret void
}
