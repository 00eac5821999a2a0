; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.1 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Image:]] DescriptorSet 0
; CHECK: OpDecorate %[[#Image]] Binding 0
; CHECK: OpDecorate %[[#Image]] Coherent
; CHECK: %[[#Image]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK: OpImageRead %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
define spir_kernel void @kernel(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %both, i32 %at) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %both, i32 %at)
  call spir_func void @_Z7barrierj(i32 4)
  call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %both, i32 1, <4 x float> %texel)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32, <4 x float>)
