; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s

; Texels of each kind, without image operands, which not every OpenCL environment allows here.

; CHECK-DAG: OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown WriteOnly
; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Place:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Floats:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Halves:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Ints:]] = OpFunctionParameter
; CHECK: OpImageWrite %[[#Image]] %[[#Place]] %[[#Floats]]{{$}}
; CHECK-NEXT: OpImageWrite %[[#Image]] %[[#Place]] %[[#Halves]]{{$}}
; CHECK-NEXT: OpImageWrite %[[#Image]] %[[#Place]] %[[#Ints]]{{$}}
; CHECK-NEXT: OpImageWrite %[[#Image]] %[[#Place]] %[[#Ints]]{{$}}
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %floats, <4 x half> %halves, <4 x i32> %ints) {
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %floats)
  call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x half> %halves)
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x i32> %ints)
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x i32> %ints)
  ret void
}

declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x half>)
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
