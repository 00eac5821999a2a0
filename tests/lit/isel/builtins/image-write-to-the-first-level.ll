; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A write to level 0 is a plain one.

; CHECK: OpCapability Kernel
; CHECK-NOT: OpCapability ImageMipmap
; CHECK: OpMemoryModel
; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Place:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Texel:]] = OpFunctionParameter
; CHECK: OpImageWrite %[[#Image]] %[[#Place]] %[[#Texel]]{{$}}
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x i32> %texel) {
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iiDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, i32 0, <4 x i32> %texel)
  ret void
}

declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iiDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, <4 x i32>)
