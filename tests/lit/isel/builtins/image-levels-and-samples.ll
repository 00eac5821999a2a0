; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; How many of them there are is a query, and needs no capability but that of kernels.

; CHECK: OpCapability Kernel
; CHECK-NOT: OpCapability ImageMipmap
; CHECK-NOT: OpCapability ImageQuery
; CHECK: OpMemoryModel
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Multisampled:]] = OpFunctionParameter
; CHECK: OpImageQueryLevels %[[#Word]] %[[#Image]]{{$}}
; CHECK-NEXT: OpImageQuerySamples %[[#Word]] %[[#Multisampled]]{{$}}
define spir_func void @f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %multisampled) {
  %1 = call spir_func i32 @_Z24get_image_num_mip_levels14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image)
  %2 = call spir_func i32 @_Z21get_image_num_samples19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %multisampled)
  ret void
}

declare spir_func i32 @_Z24get_image_num_mip_levels14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z21get_image_num_samples19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
