; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One query gives all sides and the number of layers, of which one component is the answer.

; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Word]] 0
; CHECK-DAG: %[[#Word2:]] = OpTypeVector %[[#Word]] 2
; CHECK-DAG: %[[#Word3:]] = OpTypeVector %[[#Word]] 3
; CHECK: %[[#Row:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Plane:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Planes:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Volume:]] = OpFunctionParameter
; CHECK: %[[#RowSize:]] = OpImageQuerySizeLod %[[#Word]] %[[#Row]] %[[#Zero]]
; CHECK-NEXT: %[[#PlaneSize:]] = OpImageQuerySizeLod %[[#Word2]] %[[#Plane]] %[[#Zero]]
; CHECK-NEXT: %[[#Width:]] = OpCompositeExtract %[[#Word]] %[[#PlaneSize]] 0
; CHECK-NEXT: %[[#PlanesSize:]] = OpImageQuerySizeLod %[[#Word3]] %[[#Planes]] %[[#Zero]]
; CHECK-NEXT: %[[#Height:]] = OpCompositeExtract %[[#Word]] %[[#PlanesSize]] 1
; CHECK-NEXT: %[[#VolumeSize:]] = OpImageQuerySizeLod %[[#Word3]] %[[#Volume]] %[[#Zero]]
; CHECK-NEXT: %[[#Depth:]] = OpCompositeExtract %[[#Word]] %[[#VolumeSize]] 2
; CHECK-NEXT: %[[#One:]] = OpIAdd %[[#Word]] %[[#RowSize]] %[[#Width]]
; CHECK-NEXT: %[[#Other:]] = OpIAdd %[[#Word]] %[[#Height]] %[[#Depth]]
define spir_func i32 @f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %row, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %plane, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %planes, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume) {
  %length = call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %row)
  %width = call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %plane)
  %height = call spir_func i32 @_Z16get_image_height20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %planes)
  %depth = call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume)
  %1 = add i32 %length, %width
  %2 = add i32 %height, %depth
  %3 = mul i32 %1, %2
  ret i32 %3
}

declare spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z16get_image_height20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
