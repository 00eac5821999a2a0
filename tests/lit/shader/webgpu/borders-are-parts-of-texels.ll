; RUN: pyllc -mtriple=spirv64-unknown-webgpu --reflect=%t.json %s -o - | filecheck %s
; RUN: filecheck %s --check-prefix=LAUNCH --input-file=%t.json

; The sampler of the literal 0x14 has a border and coordinates in texels: the kernel divides by the
; sizes, and takes the border's colour outside, whose alpha the order of channels tells.
; LAUNCH: "bits": 21
; LAUNCH: channel-order
; CHECK: OpFunction
; CHECK: OpImageQuerySizeLod
; CHECK: OpSGreaterThanEqual
; CHECK: OpFDiv
; CHECK: OpImageSampleExplicitLod
; CHECK-NOT: OpFMul
; CHECK: OpIEqual
; CHECK-COUNT-5: OpSelect
; CHECK: OpFunctionEnd

; A filter may reach into the border: the texel of a sampler that clamps has a weight.
; CHECK: OpFunction
; CHECK: %[[#Texel:]] = OpImageSampleExplicitLod
; CHECK: OpFOrdEqual %{{[0-9]+}} %[[#Weight:]]
; CHECK: %[[#Inside:]] = OpFOrdEqual %{{[0-9]+}} %[[#Weight]]
; CHECK: %[[#First:]] = OpCompositeExtract %{{[0-9]+}} %[[#Texel]] 0
; CHECK: OpFMul %{{[0-9]+}} %[[#First]] %[[#Weight]]
; CHECK: OpSelect %{{[0-9]+}} %[[#Inside]] %[[#First]]
define spir_kernel void @literal(ptr addrspace(1) %x, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at) {
  %by = call target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %texel = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %by, <2 x float> %at)
  store <4 x float> %texel, ptr addrspace(1) %x
  ret void
}
define spir_kernel void @linear(ptr addrspace(1) %x, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at) {
  %by = call target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  %texel = call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %by, <2 x float> %at)
  store <4 x float> %texel, ptr addrspace(1) %x
  ret void
}
declare target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
