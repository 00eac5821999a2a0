; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Unoptimised code keeps arguments in variables, images and samplers as well.

; CHECK-DAG: %[[#Image:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Sampler:]] = OpTypeSampler
; CHECK-DAG: %[[#ImagePtr:]] = OpTypePointer Function %[[#Image]]
; CHECK-DAG: %[[#SamplerPtr:]] = OpTypePointer Function %[[#Sampler]]
; CHECK-DAG: %[[#Made:]] = OpConstantSampler %[[#Sampler]] ClampToEdge 0 Nearest
; CHECK: %[[#ImageVar:]] = OpVariable %[[#ImagePtr]] Function
; CHECK: %[[#SamplerVar:]] = OpVariable %[[#SamplerPtr]] Function
; CHECK: OpStore %[[#SamplerVar]] %[[#Made]]
; CHECK: %[[#Loaded:]] = OpLoad %[[#Image]] %[[#ImageVar]]
; CHECK: %[[#How:]] = OpLoad %[[#Sampler]] %[[#SamplerVar]]
; CHECK: OpSampledImage %{{[0-9]+}} %[[#Loaded]] %[[#How]]
define spir_kernel void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  %var = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %how = alloca target("spirv.Sampler"), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr %var, align 8
  %made = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  store target("spirv.Sampler") %made, ptr %how, align 8
  %loaded = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %var, align 8
  %sampler = load target("spirv.Sampler"), ptr %how, align 8
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %loaded, target("spirv.Sampler") %sampler, <2 x i32> zeroinitializer)
  ret void
}

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
