; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Names of instructions take their operands as they are; the mask of image operands is a literal.

; CHECK-DAG: %[[#Image:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Sampled:]] = OpTypeSampledImage %[[#Image]]
; CHECK: %[[#In:]] = OpFunctionParameter %[[#Image]]
; CHECK-NEXT: %[[#Target:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Sampler:]] = OpFunctionParameter
; CHECK-NEXT: %[[#At:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Level:]] = OpFunctionParameter
; CHECK: %[[#Joined:]] = OpSampledImage %[[#Sampled]] %[[#In]] %[[#Sampler]]
; CHECK-NEXT: %[[#Smooth:]] = OpImageSampleExplicitLod %{{[0-9]+}} %[[#Joined]] %[[#At]] Lod %[[#Level]]
; CHECK-NEXT: OpImageRead %{{[0-9]+}} %[[#In]] %[[#At]]{{$}}
; CHECK-NEXT: OpImageWrite %[[#Target]] %[[#At]] %[[#Smooth]]
; CHECK-NEXT: OpImageQuerySizeLod %{{[0-9]+}} %[[#In]]
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %target, target("spirv.Sampler") %sampler, <2 x i32> %at, float %level) {
  %1 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImage14ocl_image2d_ro11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler)
  %2 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PvDv2_iif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> %at, i32 2, float %level)
  %3 = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  call spir_func void @_Z18__spirv_ImageWrite14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %target, <2 x i32> %at, <4 x float> %2)
  %4 = call spir_func <2 x i32> @_Z32__spirv_ImageQuerySizeLod_Ruint214ocl_image2d_roi(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 0)
  ret void
}

declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImage14ocl_image2d_ro11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PvDv2_iif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, float)
declare spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z18__spirv_ImageWrite14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func <2 x i32> @_Z32__spirv_ImageQuerySizeLod_Ruint214ocl_image2d_roi(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32)
