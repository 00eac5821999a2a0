; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Access to both needs a capability.

; CHECK: OpCapability ImageReadWrite
; CHECK-DAG: %[[#Image:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown ReadWrite
; CHECK: %[[#Both:]] = OpFunctionParameter %[[#Image]]
; CHECK: %[[#Texel:]] = OpImageRead %{{[0-9]+}} %[[#Both]]
; CHECK-NEXT: OpImageWrite %[[#Both]] %{{[0-9]+}} %[[#Texel]]
define spir_kernel void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image, <2 x i32> zeroinitializer)
  call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image, <2 x i32> zeroinitializer, <4 x float> %1)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, <4 x float>)
