; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A kernel takes images and samplers as they are, and a function it calls does too.

; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "kernel"
; CHECK-DAG: %[[#Image:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Sampler:]] = OpTypeSampler
; CHECK-NOT: OpTypePointer
; CHECK: %[[#Helper:]] = OpFunction %
; CHECK-NEXT: %[[#HelperImage:]] = OpFunctionParameter %[[#Image]]
; CHECK-NEXT: %[[#HelperSampler:]] = OpFunctionParameter %[[#Sampler]]
; CHECK: OpSampledImage %{{[0-9]+}} %[[#HelperImage]] %[[#HelperSampler]]
; CHECK: %[[#Kernel]] = OpFunction %
; CHECK-NEXT: %[[#GivenImage:]] = OpFunctionParameter %[[#Image]]
; CHECK-NEXT: %[[#GivenSampler:]] = OpFunctionParameter %[[#Sampler]]
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Helper]] %[[#GivenImage]] %[[#GivenSampler]]
define internal spir_func <4 x float> @helper(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> zeroinitializer)
  ret <4 x float> %1
}

define spir_kernel void @kernel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) {
  %1 = call spir_func <4 x float> @helper(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
