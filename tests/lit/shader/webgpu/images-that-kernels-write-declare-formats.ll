; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; A format of each type of texels that all devices have; `spvbackend.webgpu` puts that of the image
; in its place. What is read as well has one channel.
; CHECK-COUNT-2: NonReadable
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpTypeImage %[[#Float]] 2D 0 0 0 2 R32f
; CHECK: OpTypeImage %[[#Float]] 2D 0 0 0 2 Rgba32f
; CHECK: %[[#Signed:]] = OpTypeInt 32 1
; CHECK: OpTypeImage %[[#Signed]] 2D 0 0 0 2 Rgba32i
; CHECK: OpFunction
; CHECK-COUNT-3: OpImageWrite
define spir_kernel void @write(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %numbers, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %both) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %both, <2 x i32> zeroinitializer)
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> zeroinitializer, <4 x float> %texel)
  call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %both, <2 x i32> zeroinitializer, <4 x float> %texel)
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %numbers, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, <4 x float>)
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
