; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A texel of a multisampled image has samples, one of which is read.

; CHECK-DAG: OpTypeImage %{{[0-9]+}} 2D 0 0 1 0 Unknown ReadOnly
; CHECK-DAG: OpTypeImage %{{[0-9]+}} 2D 0 1 1 0 Unknown ReadOnly
; CHECK-DAG: OpTypeImage %{{[0-9]+}} 2D 1 0 1 0 Unknown ReadOnly
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Float4:]] = OpTypeVector %[[#Float]] 4
; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Layers:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Depth:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Place:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Deep:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Which:]] = OpFunctionParameter
; CHECK: OpImageRead %[[#Float4]] %[[#Image]] %[[#Place]] Sample %[[#Which]]
; CHECK-NEXT: OpImageRead %{{[0-9]+}} %[[#Layers]] %[[#Deep]] Sample|ZeroExtend %[[#Which]]
; CHECK-NEXT: OpImageRead %[[#Float]] %[[#Depth]] %[[#Place]] Sample %[[#Which]]
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %layers, target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %depth, <2 x i32> %at, <4 x i32> %deep, i32 %sample) {
  %1 = call spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, <2 x i32> %at, i32 %sample)
  %2 = call spir_func <4 x i32> @_Z12read_imageui25ocl_image2d_array_msaa_roDv4_ii(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %layers, <4 x i32> %deep, i32 %sample)
  %3 = call spir_func float @_Z11read_imagef25ocl_image2d_msaa_depth_roDv2_ii(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %depth, <2 x i32> %at, i32 %sample)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32)
declare spir_func <4 x i32> @_Z12read_imageui25ocl_image2d_array_msaa_roDv4_ii(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0), <4 x i32>, i32)
declare spir_func float @_Z11read_imagef25ocl_image2d_msaa_depth_roDv2_ii(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0), <2 x i32>, i32)
