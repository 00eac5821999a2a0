; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Gradients have a component for each dimension: no layer, and no fourth one of a volume.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Float2:]] = OpTypeVector %[[#Float]] 2
; CHECK-DAG: %[[#Float4:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Float3:]] = OpTypeVector %[[#Float]] 3
; CHECK: %[[#Row:]] = OpFunctionParameter %[[#Float]]
; CHECK-NEXT: %[[#Plane:]] = OpFunctionParameter %[[#Float2]]
; CHECK-NEXT: %[[#Space:]] = OpFunctionParameter %[[#Float4]]
; CHECK: OpImageSampleExplicitLod %[[#Float4]] %{{[0-9]+}} %{{[0-9]+}} Grad %[[#Row]] %[[#Row]]
; CHECK: OpImageSampleExplicitLod %[[#Float4]] %{{[0-9]+}} %[[#Space]] Grad %[[#Plane]] %[[#Plane]]
; CHECK: %[[#Across:]] = OpVectorShuffle %[[#Float3]] %[[#Space]] %[[#Space]] 0 1 2
; CHECK: %[[#Down:]] = OpVectorShuffle %[[#Float3]] %[[#Space]] %[[#Space]] 0 1 2
; CHECK: OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %[[#Space]] Grad|SignExtend %[[#Across]] %[[#Down]]
define spir_func void @f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %rows, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %planes, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, target("spirv.Sampler") %sampler, float %row, <2 x float> %plane, <4 x float> %space) {
  %1 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_fff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %rows, target("spirv.Sampler") %sampler, <2 x float> %plane, float %row, float %row)
  %2 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_fDv2_fS2_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %planes, target("spirv.Sampler") %sampler, <4 x float> %space, <2 x float> %plane, <2 x float> %plane)
  %3 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, target("spirv.Sampler") %sampler, <4 x float> %space, <4 x float> %space, <4 x float> %space)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_fff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float, float)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_fDv2_fS2_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, <2 x float>, <2 x float>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, <4 x float>, <4 x float>)
