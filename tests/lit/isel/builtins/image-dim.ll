; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two sides as they are, without the number of layers; three with a zero behind them.

; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Word2:]] = OpTypeVector %[[#Word]] 2
; CHECK-DAG: %[[#Word3:]] = OpTypeVector %[[#Word]] 3
; CHECK-DAG: %[[#Zeros:]] = OpConstantNull %[[#Word3]]
; CHECK-DAG: %[[#Word4:]] = OpTypeVector %[[#Word]] 4
; CHECK: %[[#Sides:]] = OpImageQuerySizeLod %[[#Word2]]
; CHECK-NEXT: %[[#Size:]] = OpImageQuerySizeLod %[[#Word3]]
; CHECK-NEXT: %[[#Layered:]] = OpVectorShuffle %[[#Word2]] %[[#Size]] %[[#Size]] 0 1
; CHECK-NEXT: %[[#Volume:]] = OpImageQuerySizeLod %[[#Word3]]
; CHECK-NEXT: OpVectorShuffle %[[#Word4]] %[[#Volume]] %[[#Zeros]] 0 1 2 3
; CHECK-NEXT: OpIAdd %[[#Word2]] %[[#Sides]] %[[#Layered]]
define spir_func <2 x i32> @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %plane, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %planes, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume) {
  %1 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %plane)
  %2 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %planes)
  %3 = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume)
  %4 = add <2 x i32> %1, %2
  ret <2 x i32> %4
}

declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
