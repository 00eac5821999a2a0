; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Coordinates as for reads, images that are written.

; CHECK-DAG: OpTypeImage %{{[0-9]+}} 1D 0 0 0 0 Unknown WriteOnly
; CHECK-DAG: OpTypeImage %{{[0-9]+}} 1D 0 1 0 0 Unknown WriteOnly
; CHECK-DAG: OpTypeImage %{{[0-9]+}} Buffer 0 0 0 0 Unknown WriteOnly
; CHECK-DAG: OpTypeImage %{{[0-9]+}} 2D 0 1 0 0 Unknown WriteOnly
; CHECK-DAG: OpTypeImage %{{[0-9]+}} 3D 0 0 0 0 Unknown WriteOnly
; CHECK: %[[#Row:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Rows:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Buffer:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Planes:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Volume:]] = OpFunctionParameter
; CHECK-NEXT: %[[#At:]] = OpFunctionParameter
; CHECK-NEXT: %[[#At2:]] = OpFunctionParameter
; CHECK-NEXT: %[[#At4:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Texel:]] = OpFunctionParameter
; CHECK: OpImageWrite %[[#Row]] %[[#At]] %[[#Texel]]
; CHECK-NEXT: OpImageWrite %[[#Rows]] %[[#At2]] %[[#Texel]]
; CHECK-NEXT: OpImageWrite %[[#Buffer]] %[[#At]] %[[#Texel]]
; CHECK-NEXT: OpImageWrite %[[#Planes]] %[[#At4]] %[[#Texel]]
; CHECK-NEXT: OpImageWrite %[[#Volume]] %[[#At4]] %[[#Texel]]
define spir_func void @f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %row, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %rows, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %buffer, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %planes, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %volume, i32 %x, <2 x i32> %xy, <4 x i32> %xyz, <4 x i32> %texel) {
  call spir_func void @_Z12write_imagei14ocl_image1d_woiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %row, i32 %x, <4 x i32> %texel)
  call spir_func void @_Z12write_imagei20ocl_image1d_array_woDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %rows, <2 x i32> %xy, <4 x i32> %texel)
  call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %buffer, i32 %x, <4 x i32> %texel)
  call spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %planes, <4 x i32> %xyz, <4 x i32> %texel)
  call spir_func void @_Z12write_imagei14ocl_image3d_woDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %volume, <4 x i32> %xyz, <4 x i32> %texel)
  ret void
}

declare spir_func void @_Z12write_imagei14ocl_image1d_woiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32, <4 x i32>)
declare spir_func void @_Z12write_imagei20ocl_image1d_array_woDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32, <4 x i32>)
declare spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32>, <4 x i32>)
declare spir_func void @_Z12write_imagei14ocl_image3d_woDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32>, <4 x i32>)
