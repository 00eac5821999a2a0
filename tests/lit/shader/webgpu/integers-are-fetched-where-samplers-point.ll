; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; The sampler of the literal 0x13 takes coordinates from 0 to 1 to the nearest texel within the
; image: neither a sampler nor a border is in the module.
; CHECK-NOT: OpTypeSampler
; CHECK: OpFunction
; CHECK: %[[#Sizes:]] = OpImageQuerySizeLod
; CHECK: OpConvertUToF
; CHECK: OpFMul
; CHECK: Floor
; CHECK: OpConvertFToS
; CHECK: OpSLessThan
; CHECK: OpSGreaterThan
; CHECK: OpImageFetch
; CHECK-NOT: OpSelect
; CHECK: OpFunctionEnd
define spir_kernel void @literal(ptr addrspace(1) %x, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at) {
  %by = call target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  %texel = call <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %by, <2 x float> %at)
  store <4 x i32> %texel, ptr addrspace(1) %x
  ret void
}
declare target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
