; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      %[[#TypeImage:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 1 Unknown
; CHECK:      %[[#TypeImage2:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 2 Unknown
; CHECK:      %[[#ImageFetch:]] = OpImageFetch %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} Lod %{{[0-9]+}}
; CHECK-NEXT: %[[#CompositeExtract:]] = OpCompositeExtract %{{[0-9]+}} %[[#ImageFetch]] 0
; CHECK:      OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#FConvert:]] = OpFConvert %{{[0-9]+}} %[[#CompositeExtract]]
; CHECK:      %[[#FConvert2:]] = OpFConvert %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %[[#FConvert2]]

; Depth is a number of its own in OpenCL; halves are converted, as devices need not sample them.
define spir_kernel void @kernel(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %deep, <2 x i32> %at) {
  %depth = call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %in, <2 x i32> %at)
  call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %deep, <2 x i32> %at, float %depth)
  %half = fptrunc float %depth to half
  %texel = insertelement <4 x half> zeroinitializer, half %half, i32 0
  call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> %at, <4 x half> %texel)
  ret void
}

declare spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32>, float)
declare spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x half>)
