; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A texel of a depth image is one number.

; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Layers:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Place:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Deep:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Depth:]] = OpFunctionParameter
; CHECK: OpImageWrite %[[#Image]] %[[#Place]] %[[#Depth]]{{$}}
; CHECK-NEXT: OpImageWrite %[[#Layers]] %[[#Deep]] %[[#Depth]]{{$}}
define spir_func void @f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %image, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %layers, <2 x i32> %at, <4 x i32> %deep, float %depth) {
  call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %image, <2 x i32> %at, float %depth)
  call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %layers, <4 x i32> %deep, float %depth)
  ret void
}

declare spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32>, float)
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), <4 x i32>, float)
