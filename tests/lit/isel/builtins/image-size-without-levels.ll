; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Buffers and multisampled images have no levels, so their size is asked for without one.

; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Word2:]] = OpTypeVector %[[#Word]] 2
; CHECK: %[[#Buffer:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Image:]] = OpFunctionParameter
; CHECK: OpImageQuerySize %[[#Word]] %[[#Buffer]]{{$}}
; CHECK-NEXT: %[[#Size:]] = OpImageQuerySize %[[#Word2]] %[[#Image]]{{$}}
; CHECK-NEXT: OpCompositeExtract %[[#Word]] %[[#Size]] 1
; CHECK-NEXT: OpImageQuerySize %[[#Word2]] %[[#Image]]{{$}}
define spir_func void @f(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer, target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image) {
  %1 = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer)
  %2 = call spir_func i32 @_Z16get_image_height19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image)
  %3 = call spir_func <2 x i32> @_Z13get_image_dim19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image)
  ret void
}

declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
