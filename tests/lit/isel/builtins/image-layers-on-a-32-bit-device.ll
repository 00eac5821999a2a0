; RUN: pyllc -mtriple=spirv32 %s -o - | filecheck %s

; There the number of layers has the width of the component.

; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Size:]] = OpImageQuerySizeLod
; CHECK-NEXT: %[[#Layers:]] = OpCompositeExtract %[[#Word]] %[[#Size]] 1
; CHECK-NEXT: OpReturnValue %[[#Layers]]
define spir_func i32 @f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %rows) {
  %1 = call spir_func i32 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %rows)
  ret i32 %1
}

declare spir_func i32 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0))
