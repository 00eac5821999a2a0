; ModuleID = 'image_halves.cl'
source_filename = "image_halves.cl"
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
define spir_func <4 x i32> @place3() #0 {
  %1 = alloca <4 x i32>, align 16
  %2 = call spir_func <2 x i32> @place() #6
  %3 = shufflevector <2 x i32> %2, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %6 = trunc i64 %5 to i32
  %7 = insertelement <4 x i32> %4, i32 %6, i32 2
  %8 = insertelement <4 x i32> %7, i32 0, i32 3
  store <4 x i32> %8, ptr %1, align 16
  %9 = load <4 x i32>, ptr %1, align 16
  ret <4 x i32> %9
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @read_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_read_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 8 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_read_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = call spir_func <2 x i32> @place() #6
  %7 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x i32> noundef %6) #8
  %8 = load ptr addrspace(1), ptr %4, align 8
  %9 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %10 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %8, i64 %9
  store <4 x half> %7, ptr addrspace(1) %10, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @write_halves(ptr addrspace(1) noundef align 8 %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_write_halves(ptr addrspace(1) noundef align 8 %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_write_halves(ptr addrspace(1) noundef align 8 %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %6 = call spir_func <2 x i32> @place() #6
  %7 = load ptr addrspace(1), ptr %3, align 8
  %8 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %9 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %7, i64 %8
  %10 = load <4 x half>, ptr addrspace(1) %9, align 8
  call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5, <2 x i32> noundef %6, <4 x half> noundef %10) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sample_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3) #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  call spir_func void @__clang_ocl_kern_imp_sample_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 8 %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sample_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3) #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8
  %17 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <2 x float> noundef %16) #8
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %18, i64 %19
  store <4 x half> %17, ptr addrspace(1) %20, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca i32, align 4
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %5, align 4
  %8 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %9 = load i32, ptr %5, align 4
  %10 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %11 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %12 = load i32, ptr %5, align 4
  %13 = add nsw i32 %12, 1
  %14 = call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %10, target("spirv.Sampler") %11, i32 noundef %13) #8
  %15 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %15, i32 noundef %16) #8
  %18 = fadd <4 x half> %14, %17
  call spir_func void @_Z12write_imageh14ocl_image1d_woiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %8, i32 noundef %9, <4 x half> noundef %18) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %5, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %4, align 8
  %6 = call spir_func <2 x i32> @place() #6
  %7 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %8 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %9 = call spir_func <2 x i32> @place() #6
  %10 = add <2 x i32> %9, splat (i32 1)
  %11 = call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, <2 x i32> noundef %10) #8
  %12 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %13 = call spir_func <2 x i32> @place() #6
  %14 = call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %12, <2 x i32> noundef %13) #8
  %15 = fadd <4 x half> %11, %14
  call spir_func void @_Z12write_imageh20ocl_image1d_array_woDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %5, <2 x i32> noundef %6, <4 x half> noundef %15) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %10 = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %9) #5
  %11 = sub nsw i32 %10, 1
  store i32 %11, ptr %6, align 4
  %12 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %5, align 4
  %15 = sub nsw i32 %13, %14
  %16 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %17 = load i32, ptr %5, align 4
  %18 = call spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %16, i32 noundef %17) #8
  %19 = fmul <4 x half> %18, splat (half 0xH4000)
  call spir_func void @_Z12write_imageh21ocl_image1d_buffer_woiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %12, i32 noundef %15, <4 x half> noundef %19) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %4, align 8
  %6 = call spir_func <4 x i32> @place3() #6
  %7 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %8 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %9 = call spir_func <4 x i32> @place3() #6
  %10 = add <4 x i32> %9, splat (i32 1)
  %11 = call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, <4 x i32> noundef %10) #8
  %12 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %13 = call spir_func <4 x i32> @place3() #6
  %14 = call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %12, <4 x i32> noundef %13) #8
  %15 = fadd <4 x half> %11, %14
  call spir_func void @_Z12write_imageh20ocl_image2d_array_woDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %5, <4 x i32> noundef %6, <4 x half> noundef %15) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !17 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %6 = call spir_func <4 x i32> @place3() #6
  %7 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %8 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %9 = call spir_func <4 x i32> @place3() #6
  %10 = add <4 x i32> %9, splat (i32 1)
  %11 = call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, <4 x i32> noundef %10) #8
  %12 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %13 = call spir_func <4 x i32> @place3() #6
  %14 = call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %12, <4 x i32> noundef %13) #8
  %15 = fadd <4 x half> %11, %14
  call spir_func void @_Z12write_imageh14ocl_image3d_woDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %5, <4 x i32> noundef %6, <4 x half> noundef %15) #6
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x half> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh14ocl_image1d_woiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x half> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32 noundef) #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh20ocl_image1d_array_woDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32> noundef, <4 x half> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh21ocl_image1d_buffer_woiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x half> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh20ocl_image2d_array_woDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32> noundef, <4 x half> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh14ocl_image3d_woDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x half> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"none"}
!5 = !{!"image2d_t", !"half4*"}
!6 = !{!"image2d_t", !"half __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !""}
!8 = !{!"none", !"write_only"}
!9 = !{!"half4*", !"image2d_t"}
!10 = !{!"half __attribute__((ext_vector_type(4)))*", !"image2d_t"}
!11 = !{!"const", !""}
!12 = !{i32 1, i32 0, i32 1, i32 1}
!13 = !{!"read_only", !"none", !"none", !"none"}
!14 = !{!"image2d_t", !"sampler_t", !"float2*", !"half4*"}
!15 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(4)))*"}
!16 = !{!"", !"", !"const", !""}
!17 = !{!"read_only", !"write_only"}
!18 = !{!"image1d_t", !"image1d_t"}
!19 = !{!"image1d_array_t", !"image1d_array_t"}
!20 = !{!"image1d_buffer_t", !"image1d_buffer_t"}
!21 = !{!"image2d_array_t", !"image2d_array_t"}
!22 = !{!"image3d_t", !"image3d_t"}
