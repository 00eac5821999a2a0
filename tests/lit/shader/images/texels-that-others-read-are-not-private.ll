; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      OpCapability Shader
; CHECK-NEXT: OpCapability Image1D
; CHECK-NEXT: OpCapability StorageImageReadWithoutFormat
; CHECK-NEXT: OpCapability StorageImageWriteWithoutFormat
; CHECK-NEXT: OpCapability SignedZeroInfNanPreserve
; CHECK-NEXT: OpCapability VulkanMemoryModel
; CHECK-NEXT: OpCapability PhysicalStorageBufferAddresses
; CHECK:      %[[#TypeImage:]] = OpTypeImage %{{[0-9]+}} 1D 0 0 0 2 Unknown
; CHECK:      %[[#ImageRead:]] = OpImageRead %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} NonPrivateTexel
; CHECK-NEXT: OpControlBarrier %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %[[#ImageRead]] NonPrivateTexel

define spir_kernel void @kernel(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %both, i32 %at) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %both, i32 %at)
  call spir_func void @_Z7barrierj(i32 4)
  call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %both, i32 1, <4 x float> %texel)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32, <4 x float>)
