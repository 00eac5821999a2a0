; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Image and sampler are joined at each read; a read that names no level reads the first.

; CHECK: OpCapability Kernel
; CHECK-NOT: OpCapability ImageMipmap
; CHECK: OpMemoryModel
; CHECK-DAG: %[[#Image:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Sampler:]] = OpTypeSampler
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Float4:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Sampled:]] = OpTypeSampledImage %[[#Image]]
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Float]] 0
; CHECK: %[[#In:]] = OpFunctionParameter %[[#Image]]
; CHECK-NEXT: %[[#How:]] = OpFunctionParameter %[[#Sampler]]
; CHECK-NEXT: %[[#Texel:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Part:]] = OpFunctionParameter
; CHECK: %[[#First:]] = OpSampledImage %[[#Sampled]] %[[#In]] %[[#How]]
; CHECK-NEXT: OpImageSampleExplicitLod %[[#Float4]] %[[#First]] %[[#Texel]] Lod %[[#Zero]]{{$}}
; CHECK-NEXT: %[[#Second:]] = OpSampledImage %[[#Sampled]] %[[#In]] %[[#How]]
; CHECK-NEXT: OpImageSampleExplicitLod %[[#Float4]] %[[#Second]] %[[#Part]] Lod %[[#Zero]]{{$}}
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %texel, <2 x float> %part) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> %texel)
  %2 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %part)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
