; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The number of layers is the last component of the size, and a size_t in OpenCL C.

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Word2:]] = OpTypeVector %[[#Word]] 2
; CHECK-DAG: %[[#Word3:]] = OpTypeVector %[[#Word]] 3
; CHECK: %[[#Size:]] = OpImageQuerySizeLod %[[#Word2]]
; CHECK-NEXT: %[[#Layers:]] = OpCompositeExtract %[[#Word]] %[[#Size]] 1
; CHECK-NEXT: OpUConvert %[[#Long]] %[[#Layers]]
; CHECK-NEXT: %[[#Size3:]] = OpImageQuerySizeLod %[[#Word3]]
; CHECK-NEXT: %[[#Planes:]] = OpCompositeExtract %[[#Word]] %[[#Size3]] 2
; CHECK-NEXT: OpUConvert %[[#Long]] %[[#Planes]]
define spir_func i64 @f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %rows, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %planes) {
  %1 = call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %rows)
  %2 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %planes)
  %3 = add i64 %1, %2
  ret i64 %3
}

declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0))
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1))
