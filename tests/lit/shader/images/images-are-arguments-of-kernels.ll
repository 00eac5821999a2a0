; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file --verify-diagnostics %s

; What is a descriptor there is nothing to load, store or choose.
define spir_kernel void @store(ptr addrspace(1) %p) {
  store target("spirv.Sampler") poison, ptr addrspace(1) %p ; expected-error: 'store' of an image or a sampler
  ret void
}

; -----

define spir_kernel void @choice(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %b, i1 %first, ptr addrspace(1) %out) {
  %one = select i1 %first, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %b ; expected-error: 'select' of an image or a sampler
  %width = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %one)
  store i32 %width, ptr addrspace(1) %out
  ret void
}
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

; -----

define spir_kernel void @blocks(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) {
  %a = call spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> zeroinitializer) ; expected-error: takes or returns an image or a sampler, and is not a builtin that shaders have
  ret void
}
declare spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

; -----

define spir_kernel void @poison(ptr addrspace(1) %out) {
  %a = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) poison) ; expected-error: an image or a sampler is not known at compile time
  store i32 %a, ptr addrspace(1) %out
  ret void
}
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

; -----

define spir_kernel void @literal(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, ptr addrspace(1) %out, i32 %bits) {
  %by = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 %bits) ; expected-error: an argument must be a constant
  ret void
}
declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; -----

define spir_kernel void @unknown(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, ptr addrspace(1) %out) {
  %by = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 42) ; expected-error: 0x2a is not a sampler
  ret void
}
declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; -----

define spir_kernel void @level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, i32 %level) {
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iiDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> zeroinitializer, i32 %level, <4 x float> zeroinitializer) ; expected-error: SPIR-V has no write to a level other than 0
  ret void
}
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iiDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, <4 x float>)

; -----

define spir_kernel void @access(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) {
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> zeroinitializer, <4 x float> zeroinitializer) ; expected-error: the image is read-only
  ret void
}
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, <4 x float>)

; -----

define spir_kernel void @texel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) {
  %a = call spir_func <4 x i32> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> zeroinitializer) ; expected-error: a texel is '<4 x float>', not '<4 x i32>'
  ret void
}
declare spir_func <4 x i32> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

; -----

define spir_kernel void @coordinate(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv2_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in, <2 x i32> zeroinitializer) ; expected-error: a coordinate of 3 components of 32 bits is of type '<2 x i32>'
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv2_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <2 x i32>)

; -----

define spir_kernel void @nowhere(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by) ; expected-error: a sampler needs a coordinate
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))

; -----

define spir_kernel void @sample(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> zeroinitializer, i32 1) ; expected-error: a read without a sampler takes an image and a coordinate
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32)

; -----

define spir_kernel void @both(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %in, target("spirv.Sampler") %by) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rw11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %in, target("spirv.Sampler") %by, <2 x float> zeroinitializer) ; expected-error: a sampler reads an image that is not read-only
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rw11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), target("spirv.Sampler"), <2 x float>)

; -----

define spir_kernel void @floats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x float> zeroinitializer) ; expected-error: a coordinate of a texel is of type '<2 x float>', not of integers
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>)

; -----

define spir_kernel void @detail(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_fi(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <2 x float> zeroinitializer, i32 0) ; expected-error: a level of detail is a float, a gradient of floats
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_fi(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, i32)

; -----

define spir_kernel void @sides(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in) {
  %a = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in) ; expected-error: builtin 'get_image_dim': does not return type '<2 x i32>'
  ret void
}
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))

; -----

define spir_kernel void @format() {
  %a = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) poison) ; expected-error: an image or a sampler is not known at compile time
  ret void
}
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
