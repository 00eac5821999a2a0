; ModuleID = 'image_lookup.cl'
source_filename = "image_lookup.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 16 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <2 x float>, align 8
  %6 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = sitofp i32 %8 to float
  %10 = fadd float %9, 1.000000e+00
  %11 = insertelement <2 x float> poison, float %10, i32 0
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %13 = uitofp i64 %12 to float
  %14 = insertelement <2 x float> %11, float %13, i32 1
  store <2 x float> %14, ptr %6, align 8
  %15 = load <2 x float>, ptr %6, align 8
  store <2 x float> %15, ptr %5, align 8
  %16 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %17 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %18 = load <2 x float>, ptr %5, align 8
  %19 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %16, target("spirv.Sampler") %17, <2 x float> noundef %18) #6
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = call spir_func i64 @_Z20get_global_linear_idv() #7
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %21
  store <4 x float> %19, ptr addrspace(1) %22, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @integers(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_integers(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %9, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_integers(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca i64, align 8
  %13 = alloca <4 x float>, align 16
  %14 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %16 = trunc i64 %15 to i32
  %17 = insertelement <4 x i32> poison, i32 %16, i32 0
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %19 = trunc i64 %18 to i32
  %20 = insertelement <4 x i32> %17, i32 %19, i32 1
  %21 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %22 = trunc i64 %21 to i32
  %23 = insertelement <4 x i32> %20, i32 %22, i32 2
  %24 = insertelement <4 x i32> %23, i32 0, i32 3
  store <4 x i32> %24, ptr %10, align 16
  %25 = load <4 x i32>, ptr %10, align 16
  store <4 x i32> %25, ptr %9, align 16
  %26 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %27 = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %26) #5
  %28 = call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %27) #5
  store <4 x float> %28, ptr %11, align 16
  %29 = call spir_func i64 @_Z20get_global_linear_idv() #7
  store i64 %29, ptr %12, align 8
  %30 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %31 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  %32 = load <4 x i32>, ptr %9, align 16
  %33 = call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %32) #5
  %34 = fadd <4 x float> %33, splat (float 5.000000e-01)
  %35 = load <4 x float>, ptr %11, align 16
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %37 = shufflevector <3 x float> %36, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %39 = insertelement <4 x float> %38, float 1.000000e+00, i32 3
  store <4 x float> %39, ptr %13, align 16
  %40 = load <4 x float>, ptr %13, align 16
  %41 = fdiv <4 x float> %34, %40, !fpmath !13
  %42 = fadd <4 x float> %41, splat (float 1.000000e+00)
  %43 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %30, target("spirv.Sampler") %31, <4 x float> noundef %42) #6
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = load i64, ptr %12, align 8
  %46 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %44, i64 %45
  store <4 x i32> %43, ptr addrspace(1) %46, align 16
  %47 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %6, align 8
  %48 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %49 = load <4 x i32>, ptr %9, align 16
  store <4 x i32> <i32 1, i32 0, i32 0, i32 0>, ptr %14, align 16
  %50 = load <4 x i32>, ptr %14, align 16
  %51 = sub <4 x i32> %49, %50
  %52 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %47, target("spirv.Sampler") %48, <4 x i32> noundef %51) #6
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = load i64, ptr %12, align 8
  %55 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %53, i64 %54
  store <4 x i32> %52, ptr addrspace(1) %55, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"none"}
!5 = !{!"image1d_array_t", !"float4*"}
!6 = !{!"image1d_array_t", !"float __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !""}
!8 = !{i32 1, i32 1, i32 1, i32 1}
!9 = !{!"read_only", !"read_only", !"none", !"none"}
!10 = !{!"image3d_t", !"image2d_array_t", !"int4*", !"uint4*"}
!11 = !{!"image3d_t", !"image2d_array_t", !"int __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!12 = !{!"", !"", !"", !""}
!13 = !{float 2.500000e+00}
