; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      OpCapability Shader
; CHECK-NEXT: OpCapability ImageBuffer
; CHECK-NEXT: OpCapability ImageQuery
; CHECK-NEXT: OpCapability StorageImageWriteWithoutFormat
; CHECK-NEXT: OpCapability SignedZeroInfNanPreserve
; CHECK-NEXT: OpCapability VulkanMemoryModel
; CHECK-NEXT: OpCapability PhysicalStorageBufferAddresses
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} NonReadable
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 2
; CHECK:      %[[#TypeImage:]] = OpTypeImage %{{[0-9]+}} Buffer 0 0 0 1 Unknown
; CHECK:      %[[#TypeImage2:]] = OpTypeImage %{{[0-9]+}} Buffer 0 0 0 2 Unknown
; CHECK:      %[[#ImageFetch:]] = OpImageFetch %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#ImageQuerySize:]] = OpImageQuerySize %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      OpImageWrite %{{[0-9]+}} %[[#ImageQuerySize]] %[[#ImageFetch]]

define spir_kernel void @kernel(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out, i32 %at) {
  %texel = call spir_func <4 x float> @_Z11read_imagef21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %in, i32 %at)
  %width = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z12write_imagef21ocl_image1d_buffer_woiDv4_f(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out, i32 %width, <4 x float> %texel)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z12write_imagef21ocl_image1d_buffer_woiDv4_f(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32, <4 x float>)
