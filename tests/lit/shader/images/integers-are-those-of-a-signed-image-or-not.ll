; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} NoContraction
; CHECK-NEXT: OpDecorate %{{[0-9]+}} NoContraction
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 2
; CHECK:      %[[#TypeImage:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 1 Unknown
; CHECK:      %[[#Variable:]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK:      %[[#Variable2:]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK-NEXT: %[[#Variable3:]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK:      %[[#TypeImage2:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 1 Unknown
; CHECK:      %[[#Variable4:]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK:      %[[#Variable5:]] = OpVariable %{{[0-9]+}} PushConstant
; CHECK:      %[[#ConvertSToF:]] = OpConvertSToF %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#FAdd:]] = OpFAdd %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#FAdd2:]] = OpFAdd %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#ImageSampleExplicitLod:]] = OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %{{[0-9]+}}
; CHECK:      %[[#ImageFetch:]] = OpImageFetch %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %{{[0-9]+}}
; CHECK:      %[[#ImageFetch2:]] = OpImageFetch %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %{{[0-9]+}}

; An integer is the number of a texel, whose centre is sampled. An image that is read as several
; types has a variable for each.
define spir_kernel void @kernel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <2 x i32> %at, ptr addrspace(1) %out) {
  %a = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <2 x i32> %at)
  %b = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> %at)
  %c = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> %at)
  %d = bitcast <4 x float> %c to <4 x i32>
  %e = add <4 x i32> %a, %b
  %f = add <4 x i32> %e, %d
  store <4 x i32> %f, ptr addrspace(1) %out
  ret void
}

declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
