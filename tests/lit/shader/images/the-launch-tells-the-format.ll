; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      OpCapability Shader
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability ImageQuery
; CHECK-NEXT: OpCapability VulkanMemoryModel
; CHECK-NEXT: OpCapability PhysicalStorageBufferAddresses
; CHECK:      %[[#String:]] = OpString "kernel"
; CHECK-NEXT: %[[#String2:]] = OpString ""
; CHECK-NEXT: %[[#String3:]] = OpString "in"
; CHECK-NEXT: %[[#String4:]] = OpString "to"
; CHECK-NEXT: %[[#String5:]] = OpString "out"
; CHECK-NEXT: %[[#String6:]] = OpString "channel-order"
; CHECK-NEXT: %[[#String7:]] = OpString "channel-type"
; CHECK:      %[[#ImageQueryLevels:]] = OpImageQueryLevels %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#ImageQuerySizeLod:]] = OpImageQuerySizeLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#ExtInst:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !1 %{{[0-9]+}} %[[#String]] %{{[0-9]+}} %{{[0-9]+}} %[[#String2]] %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst2:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !10 %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#String3]]
; CHECK-NEXT: %[[#ExtInst3:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !11 %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#String4]]
; CHECK-NEXT: %[[#ExtInst4:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !3 %[[#ExtInst]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#String5]]
; CHECK-NEXT: %[[#ExtInst5:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !6 %[[#ExtInst]] %[[#String6]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst6:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} !6 %[[#ExtInst]] %[[#String7]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#ExtInst7:]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} SpecConstantWorkgroupSize %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}

define spir_kernel void @kernel(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, ptr addrspace(1) %out) {
  %order = call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to)
  %type = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in)
  %levels = call spir_func i32 @_Z24get_image_num_mip_levels14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in)
  %single = call spir_func i32 @_Z24get_image_num_mip_levels14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to)
  %sides = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in)
  %a = insertelement <4 x i32> %sides, i32 %order, i32 0
  %b = insertelement <4 x i32> %a, i32 %type, i32 1
  %c = insertelement <4 x i32> %b, i32 %levels, i32 2
  %sum = add i32 %single, 1
  %d = insertelement <4 x i32> %c, i32 %sum, i32 3
  %e = add <4 x i32> %sides, %d
  store <4 x i32> %e, ptr addrspace(1) %out
  ret void
}

declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
