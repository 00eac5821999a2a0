; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; A sampled image is an image and a sampler again, a constant sampler a call.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %w, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %d, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %v, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %a, ptr addrspace(1) %p) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %1 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
; CHECK-NEXT: %2 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <2 x float> zeroinitializer)
; CHECK-NEXT: %3 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> <i32 1, i32 2>)
; CHECK-NEXT: %4 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %1, <2 x float> zeroinitializer, float 0x3FF0000000000000)
; CHECK-NEXT: %5 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %d, target("spirv.Sampler") %s, <2 x i32> zeroinitializer)
; CHECK-NEXT: %6 = insertelement <4 x float> poison, float %5, i32 0
; CHECK-NEXT: %7 = extractelement <4 x float> %6, i32 0
; CHECK-NEXT: %8 = fadd <4 x float> %2, %4
; CHECK-NEXT: call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %w, <2 x i32> zeroinitializer, <4 x float> %8)
; CHECK-NEXT: %9 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i)
; CHECK-NEXT: %10 = extractelement <2 x i32> %9, i32 0
; CHECK-NEXT: %11 = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %v)
; CHECK-NEXT: %12 = shufflevector <4 x i32> %11, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT: %13 = shufflevector <3 x i32> %12, <3 x i32> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT: %14 = call spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %a)
; CHECK-NEXT: %15 = insertelement <3 x i32> poison, i32 %14, i32 0
; CHECK-NEXT: %16 = call spir_func i32 @_Z16get_image_height20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %a)
; CHECK-NEXT: %17 = insertelement <3 x i32> %15, i32 %16, i32 1
; CHECK-NEXT: %18 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %a)
; CHECK-NEXT: %19 = trunc i64 %18 to i32
; CHECK-NEXT: %20 = insertelement <3 x i32> %17, i32 %19, i32 2
; CHECK-NEXT: %21 = extractelement <3 x i32> %20, i32 2
; CHECK-NEXT: %22 = zext i32 %21 to i64
; CHECK-NEXT: %23 = call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i)
; CHECK-NEXT: %24 = sub i32 %23, 4272
; CHECK-NEXT: %25 = add i32 %24, 4272
; CHECK-NEXT: store <4 x i32> %3, ptr addrspace(1) %p, align 16
; CHECK-NEXT: store float %7, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %26 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %p, i32 0, i32 0
; CHECK-NEXT: store i32 %10, ptr addrspace(1) %26, align 4
; CHECK-NEXT: store <4 x i32> %13, ptr addrspace(1) %p, align 16
; CHECK-NEXT: store i64 %22, ptr addrspace(1) %p, align 8
; CHECK-NEXT: store i32 %25, ptr addrspace(1) %26, align 4
; CHECK-NEXT: ret void
; CHECK: declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>) nounwind
; CHECK-NEXT: declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) nounwind
; CHECK-NEXT: declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) nounwind
; CHECK-NEXT: declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float) nounwind
; CHECK-NEXT: declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>) nounwind
; CHECK-NEXT: declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>) nounwind
; CHECK-NEXT: declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) nounwind
; CHECK-NEXT: declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) nounwind
; CHECK-NEXT: declare spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) nounwind
; CHECK-NEXT: declare spir_func i32 @_Z16get_image_height20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) nounwind
; CHECK-NEXT: declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) nounwind
; CHECK-NEXT: declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %w, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %d, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %v, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %a, ptr addrspace(1) %p) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <2 x float> zeroinitializer)
  %2 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> <i32 1, i32 2>)
  %c = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  %3 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %c, <2 x float> zeroinitializer, float 1.0)
  %4 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %d, target("spirv.Sampler") %s, <2 x i32> zeroinitializer)
  %5 = fadd <4 x float> %1, %3
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %w, <2 x i32> zeroinitializer, <4 x float> %5)
  %6 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i)
  %7 = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %v)
  %8 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %a)
  %9 = call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i)
  store <4 x i32> %2, ptr addrspace(1) %p
  store float %4, ptr addrspace(1) %p
  store i32 %6, ptr addrspace(1) %p
  store <4 x i32> %7, ptr addrspace(1) %p
  store i64 %8, ptr addrspace(1) %p
  store i32 %9, ptr addrspace(1) %p
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
