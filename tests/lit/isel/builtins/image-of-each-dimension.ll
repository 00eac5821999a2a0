; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The type of an image says its shape; a layer is the last coordinate that counts.

; CHECK-DAG: OpCapability ImageBasic
; CHECK-DAG: OpCapability Sampled1D
; CHECK-DAG: OpCapability SampledBuffer
; CHECK-DAG: %[[#Void:]] = OpTypeVoid
; CHECK-DAG: %[[#Row:]] = OpTypeImage %[[#Void]] 1D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Rows:]] = OpTypeImage %[[#Void]] 1D 0 1 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Buffer:]] = OpTypeImage %[[#Void]] Buffer 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Planes:]] = OpTypeImage %[[#Void]] 2D 0 1 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Volume:]] = OpTypeImage %[[#Void]] 3D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Word2:]] = OpTypeVector %[[#Word]] 2
; CHECK-DAG: %[[#Word4:]] = OpTypeVector %[[#Word]] 4
; CHECK: %[[#InRow:]] = OpFunctionParameter %[[#Row]]
; CHECK-NEXT: %[[#InRows:]] = OpFunctionParameter %[[#Rows]]
; CHECK-NEXT: %[[#InBuffer:]] = OpFunctionParameter %[[#Buffer]]
; CHECK-NEXT: %[[#InPlanes:]] = OpFunctionParameter %[[#Planes]]
; CHECK-NEXT: %[[#InVolume:]] = OpFunctionParameter %[[#Volume]]
; CHECK-NEXT: %[[#At:]] = OpFunctionParameter %[[#Word]]
; CHECK-NEXT: %[[#At2:]] = OpFunctionParameter %[[#Word2]]
; CHECK-NEXT: %[[#At4:]] = OpFunctionParameter %[[#Word4]]
; CHECK: OpImageRead %{{[0-9]+}} %[[#InRow]] %[[#At]]
; CHECK-NEXT: OpImageRead %{{[0-9]+}} %[[#InRows]] %[[#At2]]
; CHECK-NEXT: OpImageRead %{{[0-9]+}} %[[#InBuffer]] %[[#At]]
; CHECK-NEXT: OpImageRead %{{[0-9]+}} %[[#InPlanes]] %[[#At4]]
; CHECK-NEXT: OpImageRead %{{[0-9]+}} %[[#InVolume]] %[[#At4]]
define spir_func void @f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %row, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %rows, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %planes, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, i32 %x, <2 x i32> %xy, <4 x i32> %xyz) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %row, i32 %x)
  %2 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %rows, <2 x i32> %xy)
  %3 = call spir_func <4 x float> @_Z11read_imagef21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer, i32 %x)
  %4 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %planes, <4 x i32> %xyz)
  %5 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, <4 x i32> %xyz)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32>)
