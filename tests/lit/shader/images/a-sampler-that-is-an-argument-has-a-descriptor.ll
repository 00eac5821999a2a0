; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 2
; CHECK:      %[[#TypeImage:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 1 Unknown
; CHECK:      %[[#Variable:]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK-NEXT: %[[#TypeSampler:]] = OpTypeSampler
; CHECK:      %[[#Variable2:]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK:      %[[#Variable3:]] = OpVariable %{{[0-9]+}} PushConstant
; CHECK:      %[[#TypeSampledImage:]] = OpTypeSampledImage %[[#TypeImage]]
; CHECK:      %[[#SampledImage:]] = OpSampledImage %[[#TypeSampledImage]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ImageSampleExplicitLod:]] = OpImageSampleExplicitLod %{{[0-9]+}} %[[#SampledImage]] %{{[0-9]+}} Lod %{{[0-9]+}}
; CHECK:      %[[#ExtInst:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} Kernel %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst2:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} ArgumentInfo %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst3:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} ArgumentSampledImage %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#ExtInst2]]
; CHECK-NEXT: %[[#ExtInst4:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} ArgumentInfo %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst5:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} ArgumentSampler %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#ExtInst4]]
; CHECK-NEXT: %[[#ExtInst6:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} ArgumentInfo %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst7:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} ArgumentPodPushConstant %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#ExtInst6]]
; CHECK-NEXT: %[[#ExtInst8:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} ArgumentInfo %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst9:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} ArgumentPointerPushConstant %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#ExtInst8]]
; CHECK-NEXT: %[[#ExtInst10:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} SpecConstantWorkgroupSize %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}

; The coordinate goes to the sampler as it is: the launch binds one for coordinates in texels.
define spir_kernel void @kernel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <2 x float> %at, ptr addrspace(1) %out) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <2 x float> %at)
  store <4 x float> %texel, ptr addrspace(1) %out
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
