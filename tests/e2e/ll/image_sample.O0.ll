; ModuleID = 'image_sample.cl'
source_filename = "image_sample.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sample_2d(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_sample_2d(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sample_2d(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8
  %17 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <2 x float> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %18, i64 %19
  store <4 x float> %17, ptr addrspace(1) %20, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sample_2d_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_sample_2d_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sample_2d_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8
  %17 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <2 x float> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %18, i64 %19
  store <4 x i32> %17, ptr addrspace(1) %20, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sample_1d(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_sample_1d(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sample_1d(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  %17 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, float noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %18, i64 %19
  store <4 x float> %17, ptr addrspace(1) %20, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sample_3d(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_sample_3d(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sample_3d(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  %17 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <4 x float> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %18, i64 %19
  store <4 x float> %17, ptr addrspace(1) %20, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sample_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_sample_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sample_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  %17 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <4 x float> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %18, i64 %19
  store <4 x float> %17, ptr addrspace(1) %20, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @literals(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_literals(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 16 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_literals(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca target("spirv.Sampler"), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca target("spirv.Sampler"), align 8
  %10 = alloca target("spirv.Sampler"), align 8
  %11 = alloca target("spirv.Sampler"), align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca <2 x float>, align 8
  %15 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %16 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  store target("spirv.Sampler") %16, ptr %7, align 8
  %17 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  store target("spirv.Sampler") %17, ptr %8, align 8
  %18 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  store target("spirv.Sampler") %18, ptr %9, align 8
  %19 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  store target("spirv.Sampler") %19, ptr %10, align 8
  %20 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  store target("spirv.Sampler") %20, ptr %11, align 8
  %21 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %21, ptr %12, align 8
  %22 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %22, ptr %13, align 8
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i64, ptr %12, align 8
  %25 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %23, i64 %24
  %26 = load <2 x float>, ptr addrspace(1) %25, align 8
  store <2 x float> %26, ptr %14, align 8
  %27 = load <2 x float>, ptr %14, align 8
  %28 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %29 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %28) #4
  %30 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %29) #4
  %31 = fdiv <2 x float> %27, %30, !fpmath !21
  store <2 x float> %31, ptr %15, align 8
  %32 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %33 = load target("spirv.Sampler"), ptr %7, align 8
  %34 = load <2 x float>, ptr %14, align 8
  %35 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %32, target("spirv.Sampler") %33, <2 x float> noundef %34) #5
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = load i64, ptr %12, align 8
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %36, i64 %37
  store <4 x float> %35, ptr addrspace(1) %38, align 16
  %39 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %40 = load target("spirv.Sampler"), ptr %8, align 8
  %41 = load <2 x float>, ptr %14, align 8
  %42 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %39, target("spirv.Sampler") %40, <2 x float> noundef %41) #5
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = load i64, ptr %13, align 8
  %45 = load i64, ptr %12, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %43, i64 %46
  store <4 x float> %42, ptr addrspace(1) %47, align 16
  %48 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %49 = load target("spirv.Sampler"), ptr %9, align 8
  %50 = load <2 x float>, ptr %15, align 8
  %51 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %48, target("spirv.Sampler") %49, <2 x float> noundef %50) #5
  %52 = load ptr addrspace(1), ptr %6, align 8
  %53 = load i64, ptr %13, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %12, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %52, i64 %56
  store <4 x float> %51, ptr addrspace(1) %57, align 16
  %58 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %59 = load target("spirv.Sampler"), ptr %10, align 8
  %60 = load <2 x float>, ptr %15, align 8
  %61 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %58, target("spirv.Sampler") %59, <2 x float> noundef %60) #5
  %62 = load ptr addrspace(1), ptr %6, align 8
  %63 = load i64, ptr %13, align 8
  %64 = mul i64 3, %63
  %65 = load i64, ptr %12, align 8
  %66 = add i64 %64, %65
  %67 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %62, i64 %66
  store <4 x float> %61, ptr addrspace(1) %67, align 16
  %68 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %69 = load target("spirv.Sampler"), ptr %11, align 8
  %70 = load <2 x float>, ptr %15, align 8
  %71 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %68, target("spirv.Sampler") %69, <2 x float> noundef %70) #5
  %72 = load ptr addrspace(1), ptr %6, align 8
  %73 = load i64, ptr %13, align 8
  %74 = mul i64 4, %73
  %75 = load i64, ptr %12, align 8
  %76 = add i64 %74, %75
  %77 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %72, i64 %76
  store <4 x float> %71, ptr addrspace(1) %77, align 16
  %78 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %79 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  %80 = load <2 x float>, ptr %15, align 8
  %81 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %78, target("spirv.Sampler") %79, <2 x float> noundef %80) #5
  %82 = load ptr addrspace(1), ptr %6, align 8
  %83 = load i64, ptr %13, align 8
  %84 = mul i64 5, %83
  %85 = load i64, ptr %12, align 8
  %86 = add i64 %84, %85
  %87 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %82, i64 %86
  store <4 x float> %81, ptr addrspace(1) %87, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @outside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, <2 x i32> noundef %3) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !4 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store <2 x i32> %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load <2 x i32>, ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_outside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, <2 x i32> noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_outside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, <2 x i32> noundef %3) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !4 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca <2 x i32>, align 8
  %9 = alloca target("spirv.Sampler"), align 8
  %10 = alloca target("spirv.Sampler"), align 8
  %11 = alloca <2 x i32>, align 8
  %12 = alloca <2 x i32>, align 8
  %13 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store <2 x i32> %3, ptr %8, align 8
  %14 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  store target("spirv.Sampler") %14, ptr %9, align 8
  %15 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  store target("spirv.Sampler") %15, ptr %10, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %17 = trunc i64 %16 to i32
  %18 = insertelement <2 x i32> poison, i32 %17, i32 0
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %20 = trunc i64 %19 to i32
  %21 = insertelement <2 x i32> %18, i32 %20, i32 1
  store <2 x i32> %21, ptr %12, align 8
  %22 = load <2 x i32>, ptr %12, align 8
  store <2 x i32> %22, ptr %11, align 8
  %23 = load <2 x i32>, ptr %11, align 8
  %24 = extractelement <2 x i32> %23, i64 1
  %25 = sext i32 %24 to i64
  %26 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %27 = mul i64 %25, %26
  %28 = load <2 x i32>, ptr %11, align 8
  %29 = extractelement <2 x i32> %28, i64 0
  %30 = sext i32 %29 to i64
  %31 = add i64 %27, %30
  store i64 %31, ptr %13, align 8
  %32 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %33 = load target("spirv.Sampler"), ptr %9, align 8
  %34 = load <2 x i32>, ptr %11, align 8
  %35 = load <2 x i32>, ptr %8, align 8
  %36 = add <2 x i32> %34, %35
  %37 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %32, target("spirv.Sampler") %33, <2 x i32> noundef %36) #5
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = load i64, ptr %13, align 8
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %38, i64 %39
  store <4 x float> %37, ptr addrspace(1) %40, align 16
  %41 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %42 = load target("spirv.Sampler"), ptr %10, align 8
  %43 = load <2 x i32>, ptr %11, align 8
  %44 = load <2 x i32>, ptr %8, align 8
  %45 = add <2 x i32> %43, %44
  %46 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %41, target("spirv.Sampler") %42, <2 x i32> noundef %45) #5
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = load i64, ptr %13, align 8
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %47, i64 %48
  store <4 x float> %46, ptr addrspace(1) %49, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) #2

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 0, i32 1, i32 1}
!4 = !{!"read_only", !"none", !"none", !"none"}
!5 = !{!"image2d_t", !"sampler_t", !"float2*", !"float4*"}
!6 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !"", !"const", !""}
!8 = !{!"image2d_t", !"sampler_t", !"float2*", !"int4*"}
!9 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(4)))*"}
!10 = !{!"image1d_t", !"sampler_t", !"float*", !"float4*"}
!11 = !{!"image1d_t", !"sampler_t", !"float*", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"image3d_t", !"sampler_t", !"float4*", !"float4*"}
!13 = !{!"image3d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"image2d_array_t", !"sampler_t", !"float4*", !"float4*"}
!15 = !{!"image2d_array_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"read_only", !"none", !"none"}
!18 = !{!"image2d_t", !"float2*", !"float4*"}
!19 = !{!"image2d_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!20 = !{!"", !"const", !""}
!21 = !{float 2.500000e+00}
!22 = !{i32 1, i32 1, i32 1, i32 0}
!23 = !{!"image2d_t", !"float4*", !"float4*", !"int2"}
!24 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))"}
!25 = !{!"", !"", !"", !""}
