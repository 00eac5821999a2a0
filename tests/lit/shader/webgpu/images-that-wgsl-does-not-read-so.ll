; RUN: pyllc -mtriple=spirv64-unknown-webgpu --split-input-file --verify-diagnostics %s

define spir_kernel void @two(ptr addrspace(1) %x, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  %texel = call <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> zeroinitializer)
  store <4 x i32> %texel, ptr addrspace(1) %x
  %other = call <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> zeroinitializer) ; expected-error: builtin 'read_imagef': an image has texels of one type in WGSL, and the kernel accesses them by two
  store <4 x float> %other, ptr addrspace(1) %x
  ret void
}

declare <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

; -----

define spir_kernel void @level(ptr addrspace(1) %x, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %by) {
  %texel = call <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %by, <2 x float> zeroinitializer, float 0.0) ; expected-error: a level of detail of integers: samplers read floats only
  store <4 x i32> %texel, ptr addrspace(1) %x
  ret void
}

declare <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)

; -----

define spir_kernel void @row(ptr addrspace(1) %x, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image, target("spirv.Sampler") %by) {
  %texel = call <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image, target("spirv.Sampler") %by, <2 x float> zeroinitializer, float 0.0) ; expected-error: a level of detail of layers of one dimension, which WGSL lacks
  store <4 x float> %texel, ptr addrspace(1) %x
  ret void
}

declare <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
