; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The type of the result alone says that components are halves; a level is a float all the same.

; CHECK-DAG: OpCapability Float16
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Half4:]] = OpTypeVector %[[#Half]] 4
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Float]] 0
; CHECK: OpImageSampleExplicitLod %[[#Half4]] %{{[0-9]+}} %{{[0-9]+}} Lod %[[#Zero]]{{$}}
; CHECK: OpImageRead %[[#Half4]] %{{[0-9]+}} %{{[0-9]+}}{{$}}
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %buffer, target("spirv.Sampler") %sampler, <2 x float> %at, i32 %index) {
  %1 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at)
  %2 = call spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %buffer, i32 %index)
  ret void
}

declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32)
