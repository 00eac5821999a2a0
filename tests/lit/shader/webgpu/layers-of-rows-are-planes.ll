; RUN: pyllc -mtriple=spirv64-unknown-webgpu --reflect=%t.json %s -o - | filecheck %s
; RUN: filecheck %s --check-prefix=LAUNCH --input-file=%t.json

; The layer of an image of rows is a plane of one row, and the launch tells the number of layers.
; LAUNCH: image-layers
; CHECK: OpTypeImage %{{[0-9]+}} 2D 0 1 0 1 Unknown
; CHECK: %[[#Half:]] = OpConstant %{{[0-9]+}} 0.5
; CHECK: OpFunction
; CHECK: OpCompositeInsert %{{[0-9]+}} %[[#Half]] %{{[0-9]+}} 1
; CHECK: OpImageSampleExplicitLod
define spir_kernel void @rows(ptr addrspace(1) %x, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image, <2 x float> %at) {
  %by = call target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  %texel = call <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image, target("spirv.Sampler") %by, <2 x float> %at)
  store <4 x float> %texel, ptr addrspace(1) %x
  %count = call i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image)
  store i64 %count, ptr addrspace(1) %x
  ret void
}
declare target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0))
declare <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
