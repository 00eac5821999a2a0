; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      OpCapability Shader
; CHECK-NEXT: OpCapability StorageImageWriteWithoutFormat
; CHECK-NEXT: OpCapability VulkanMemoryModel
; CHECK-NEXT: OpCapability PhysicalStorageBufferAddresses
; CHECK:      OpDecorate %{{[0-9]+}} DescriptorSet 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Binding 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} NonReadable
; CHECK-NEXT: OpDecorate %{{[0-9]+}} Block
; CHECK:      OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 1
; CHECK-NEXT: OpDecorate %{{[0-9]+}} SpecId 2
; CHECK:      %[[#TypeImage:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 2 Unknown
; CHECK:      %[[#IEqual:]] = OpIEqual %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Select:]] = OpSelect %{{[0-9]+}} %[[#IEqual]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#IEqual2:]] = OpIEqual %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Select2:]] = OpSelect %{{[0-9]+}} %[[#IEqual2]] %{{[0-9]+}} %[[#Select]]
; CHECK-NEXT: %[[#BitwiseXor:]] = OpBitwiseXor %{{[0-9]+}} %[[#Select2]] %{{[0-9]+}}
; CHECK:      %[[#Select3:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Select2]]
; CHECK:      %[[#Select4:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#Select3]] %[[#BitwiseXor]]
; CHECK:      %[[#Select5:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Select2]]
; CHECK:      %[[#Select6:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#Select5]] %[[#BitwiseXor]]
; CHECK:      %[[#Select7:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Select2]]
; CHECK:      %[[#Select8:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#Select7]] %[[#BitwiseXor]]
; CHECK:      %[[#Select9:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Select2]]
; CHECK:      %[[#Select10:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#Select9]] %[[#BitwiseXor]]
; CHECK:      OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} SignExtend
; CHECK:      %[[#ExtInst:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !1 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst2:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !11 %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst3:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !2 %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst4:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !2 %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst5:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !6 %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst6:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} SpecConstantWorkgroupSize %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}

; The launch tells how wide the channels are.
define spir_kernel void @kernel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> %at, <4 x i32> %texel) {
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> %at, <4 x i32> %texel)
  ret void
}

declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
