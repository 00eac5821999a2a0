; ModuleID = 'image_copy.cl'
source_filename = "image_copy.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <2 x i32> @place() #0 {
  %1 = alloca <2 x i32>, align 8
  %2 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %3 = trunc i64 %2 to i32
  %4 = insertelement <2 x i32> poison, i32 %3, i32 0
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> %4, i32 %6, i32 1
  store <2 x i32> %7, ptr %1, align 8
  %8 = load <2 x i32>, ptr %1, align 8
  ret <2 x i32> %8
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %7 = call spir_func <2 x i32> @place() #7
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %9 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %10 = call spir_func <2 x i32> @place() #7
  %11 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %8, target("spirv.Sampler") %9, <2 x i32> noundef %10) #8
  store <4 x float> %11, ptr %5, align 16
  %12 = load <4 x float>, ptr %5, align 16
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6, <2 x i32> noundef %7, <4 x float> noundef %13) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %7 = call spir_func <2 x i32> @place() #7
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %9 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %10 = call spir_func <2 x i32> @place() #7
  %11 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %8, target("spirv.Sampler") %9, <2 x i32> noundef %10) #8
  store <4 x i32> <i32 1, i32 0, i32 -1, i32 7>, ptr %5, align 16
  %12 = load <4 x i32>, ptr %5, align 16
  %13 = add <4 x i32> %11, %12
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6, <2 x i32> noundef %7, <4 x i32> noundef %13) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_uint(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_uint(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_uint(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %6 = call spir_func <2 x i32> @place() #7
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %8 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %9 = call spir_func <2 x i32> @place() #7
  %10 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, <2 x i32> noundef %9) #8
  %11 = lshr <4 x i32> %10, splat (i32 1)
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5, <2 x i32> noundef %6, <4 x i32> noundef %11) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @flip(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_flip(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_flip(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %7 = call spir_func <2 x i32> @place() #7
  store <2 x i32> %7, ptr %5, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %10 = call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #5
  %11 = sub nsw i32 %10, 1
  %12 = load <2 x i32>, ptr %5, align 8
  %13 = extractelement <2 x i32> %12, i64 0
  %14 = sub nsw i32 %11, %13
  %15 = insertelement <2 x i32> poison, i32 %14, i32 0
  %16 = load <2 x i32>, ptr %5, align 8
  %17 = extractelement <2 x i32> %16, i64 1
  %18 = insertelement <2 x i32> %15, i32 %17, i32 1
  store <2 x i32> %18, ptr %6, align 8
  %19 = load <2 x i32>, ptr %6, align 8
  %20 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %21 = load <2 x i32>, ptr %5, align 8
  %22 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %20, <2 x i32> noundef %21) #8
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, <2 x i32> noundef %19, <4 x float> noundef %22) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @widen_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_widen_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 16 %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_widen_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %9 = call spir_func <2 x i32> @place() #7
  store <2 x i32> %9, ptr %7, align 8
  %10 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %11 = load <2 x i32>, ptr %7, align 8
  %12 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %10, <2 x i32> noundef %11) #8
  store <4 x i32> %12, ptr %8, align 16
  %13 = load <4 x i32>, ptr %8, align 16
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load <2 x i32>, ptr %7, align 8
  %16 = extractelement <2 x i32> %15, i64 1
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %18 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %17) #5
  %19 = mul nsw i32 %16, %18
  %20 = load <2 x i32>, ptr %7, align 8
  %21 = extractelement <2 x i32> %20, i64 0
  %22 = add nsw i32 %19, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %14, i64 %23
  store <4 x i32> %13, ptr addrspace(1) %24, align 16
  %25 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %26 = load <2 x i32>, ptr %7, align 8
  %27 = load <4 x i32>, ptr %8, align 16
  %28 = mul <4 x i32> %27, splat (i32 3)
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %25, <2 x i32> noundef %26, <4 x i32> noundef %28) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @widen_unsigned(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_widen_unsigned(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 16 %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_widen_unsigned(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %9 = call spir_func <2 x i32> @place() #7
  store <2 x i32> %9, ptr %7, align 8
  %10 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %11 = load <2 x i32>, ptr %7, align 8
  %12 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %10, <2 x i32> noundef %11) #8
  store <4 x i32> %12, ptr %8, align 16
  %13 = load <4 x i32>, ptr %8, align 16
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load <2 x i32>, ptr %7, align 8
  %16 = extractelement <2 x i32> %15, i64 1
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %18 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %17) #5
  %19 = mul nsw i32 %16, %18
  %20 = load <2 x i32>, ptr %7, align 8
  %21 = extractelement <2 x i32> %20, i64 0
  %22 = add nsw i32 %19, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %14, i64 %23
  store <4 x i32> %13, ptr addrspace(1) %24, align 16
  %25 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %26 = load <2 x i32>, ptr %7, align 8
  %27 = load <4 x i32>, ptr %8, align 16
  %28 = mul <4 x i32> %27, splat (i32 3)
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %25, <2 x i32> noundef %26, <4 x i32> noundef %28) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @swizzle(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_swizzle(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 16 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_swizzle(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func <2 x i32> @place() #7
  store <2 x i32> %6, ptr %5, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %8 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %9 = load <2 x i32>, ptr %5, align 8
  %10 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, <2 x i32> noundef %9) #8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load <2 x i32>, ptr %5, align 8
  %13 = extractelement <2 x i32> %12, i64 1
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %15 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %14) #5
  %16 = mul nsw i32 %13, %15
  %17 = load <2 x i32>, ptr %5, align 8
  %18 = extractelement <2 x i32> %17, i64 0
  %19 = add nsw i32 %16, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %11, i64 %20
  store <4 x float> %10, ptr addrspace(1) %21, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %7 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %8 = call spir_func <2 x i32> @place() #7
  %9 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6, target("spirv.Sampler") %7, <2 x i32> noundef %8) #8
  store <4 x float> %9, ptr %5, align 16
  %10 = load <4 x float>, ptr %5, align 16
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %12 = fsub <3 x float> splat (float 1.000000e+00), %11
  %13 = load <4 x float>, ptr %5, align 16
  %14 = shufflevector <3 x float> %12, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %15 = shufflevector <4 x float> %13, <4 x float> %14, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %15, ptr %5, align 16
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %17 = call spir_func <2 x i32> @place() #7
  %18 = load <4 x float>, ptr %5, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %16, <2 x i32> noundef %17, <4 x float> noundef %18) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @in_place(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %2 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %2, align 8
  %3 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_in_place(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_in_place(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %2 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %3 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %2, align 8
  %4 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %5 = call spir_func <2 x i32> @place() #7
  %6 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %4, <2 x i32> noundef %5) #8
  store <4 x float> %6, ptr %3, align 16
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %8 = call spir_func <2 x i32> @place() #7
  %9 = load <4 x float>, ptr %3, align 16
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %11 = fmul <4 x float> %10, splat (float 5.000000e-01)
  call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %7, <2 x i32> noundef %8, <4 x float> noundef %11) #7
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #4

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x float> noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"write_only"}
!5 = !{!"image2d_t", !"image2d_t"}
!6 = !{!"", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"read_only", !"none", !"write_only"}
!9 = !{!"image2d_t", !"int4*", !"image2d_t"}
!10 = !{!"image2d_t", !"int __attribute__((ext_vector_type(4)))*", !"image2d_t"}
!11 = !{!"", !"", !""}
!12 = !{!"image2d_t", !"uint4*", !"image2d_t"}
!13 = !{!"image2d_t", !"uint __attribute__((ext_vector_type(4)))*", !"image2d_t"}
!14 = !{!"read_only", !"none"}
!15 = !{!"image2d_t", !"float4*"}
!16 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*"}
!17 = !{i32 1}
!18 = !{!"read_write"}
!19 = !{!"image2d_t"}
!20 = !{!""}
