; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.1 %s -o - | filecheck %s

; SPIR-V 1.4 has Image Operands for the sign of texels; before, the type of the image has it.
; CHECK: %[[#Signed:]] = OpTypeInt 32 1
; CHECK: OpTypeImage %[[#Signed]] 2D 0 0 0 1 Unknown
; CHECK: OpTypeImage %[[#Signed]] 2D 0 0 0 2 Unknown
; CHECK: OpFunction
; CHECK-NOT: SignExtend
; CHECK: %[[#Read:]] = OpImageFetch %[[#Texel:]] %{{[0-9]+}} %{{[0-9]+}} Lod
; CHECK: OpBitcast %{{[0-9]+}} %[[#Read]]
; CHECK: %[[#Written:]] = OpBitcast %[[#Texel]]
; CHECK: OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %[[#Written]]{{$}}
define spir_kernel void @copy(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out) {
  %a = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> zeroinitializer)
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> zeroinitializer, <4 x i32> %a)
  ret void
}
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
