; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A depth image gives one number: with a sampler as the first of four components, without one alone.

; CHECK-DAG: OpTypeImage %{{[0-9]+}} 2D 1 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Float4:]] = OpTypeVector %[[#Float]] 4
; CHECK: %[[#Whole:]] = OpImageSampleExplicitLod %[[#Float4]] %{{[0-9]+}} %{{[0-9]+}} Lod
; CHECK-NEXT: %[[#Sampled:]] = OpCompositeExtract %[[#Float]] %[[#Whole]] 0
; CHECK-NEXT: %[[#Read:]] = OpImageRead %[[#Float]] %{{[0-9]+}} %{{[0-9]+}}{{$}}
; CHECK-NEXT: OpFAdd %[[#Float]] %[[#Sampled]] %[[#Read]]
define spir_func float @f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %layers, target("spirv.Sampler") %sampler, <2 x float> %at, <4 x i32> %deep) {
  %sampled = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at)
  %read = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %layers, <4 x i32> %deep)
  %sum = fadd float %sampled, %read
  ret float %sum
}

declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), <4 x i32>)
