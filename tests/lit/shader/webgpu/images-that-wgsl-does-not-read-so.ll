; RUN: pyllc -mtriple=spirv64-unknown-webgpu --split-input-file --verify-diagnostics %s

define spir_kernel void @integers(ptr addrspace(1) %x, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %by) {
  %texel = call <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %by, <2 x float> zeroinitializer) ; expected-error: a sampler reads an image of integers, and WGSL samples floats only
  store <4 x i32> %texel, ptr addrspace(1) %x
  ret void
}

declare <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)

; -----

define spir_kernel void @layers(ptr addrspace(1) %x, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) {
  %count = call i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) ; expected-error: a shader for WebGPU cannot ask for the number of an image's layers
  store i64 %count, ptr addrspace(1) %x
  ret void
}

declare i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
