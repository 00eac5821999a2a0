; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s --check-prefixes=CHECK,OLD
; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s --check-prefixes=CHECK,NEW

; From 1.4 a read says how narrow integers become wide ones; before that the format alone does.

; CHECK-DAG: %[[#Zero:]] = OpConstant %{{[0-9]+}} 0
; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Sampler:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Place:]] = OpFunctionParameter
; OLD: OpImageSampleExplicitLod %[[#Type:]] %{{[0-9]+}} %[[#Place]] Lod %[[#Zero]]
; OLD: OpImageSampleExplicitLod %[[#Type]] %{{[0-9]+}} %[[#Place]] Lod %[[#Zero]]
; OLD: OpImageRead %[[#Type]] %[[#Image]] %[[#Place]]{{$}}
; OLD: OpImageRead %[[#Type]] %[[#Image]] %[[#Place]]{{$}}
; NEW: OpImageSampleExplicitLod %[[#Type:]] %{{[0-9]+}} %[[#Place]] Lod|SignExtend %[[#Zero]]
; NEW: OpImageSampleExplicitLod %[[#Type]] %{{[0-9]+}} %[[#Place]] Lod|ZeroExtend %[[#Zero]]
; NEW: OpImageRead %[[#Type]] %[[#Image]] %[[#Place]] SignExtend{{$}}
; NEW: OpImageRead %[[#Type]] %[[#Image]] %[[#Place]] ZeroExtend{{$}}
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %at) {
  %1 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %at)
  %2 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %at)
  %3 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  %4 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  ret void
}

declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
