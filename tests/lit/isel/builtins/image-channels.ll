; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpenCL C counts the types of channels from CLK_SNORM_INT8 and their orders from CLK_R.

; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#FirstType:]] = OpConstant %[[#Word]] 4304
; CHECK-DAG: %[[#FirstOrder:]] = OpConstant %[[#Word]] 4272
; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Buffer:]] = OpFunctionParameter
; CHECK: %[[#Format:]] = OpImageQueryFormat %[[#Word]] %[[#Image]]
; CHECK-NEXT: OpIAdd %[[#Word]] %[[#Format]] %[[#FirstType]]
; CHECK-NEXT: %[[#Order:]] = OpImageQueryOrder %[[#Word]] %[[#Buffer]]
; CHECK-NEXT: OpIAdd %[[#Word]] %[[#Order]] %[[#FirstOrder]]
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer) {
  %1 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image)
  %2 = call spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer)
  ret void
}

declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0))
