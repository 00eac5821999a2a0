; ModuleID = 'image_depth.cl'
source_filename = "image_depth.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @nearer(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_nearer(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %8, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_nearer(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> poison, i32 %10, i32 0
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> %11, i32 %13, i32 1
  store <2 x i32> %14, ptr %8, align 8
  %15 = load <2 x i32>, ptr %8, align 8
  store <2 x i32> %15, ptr %7, align 8
  %16 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), ptr %6, align 8
  %17 = load <2 x i32>, ptr %7, align 8
  %18 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %19 = load <2 x i32>, ptr %7, align 8
  %20 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %18, <2 x i32> noundef %19) #7
  %21 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %5, align 8
  %22 = load <2 x i32>, ptr %7, align 8
  %23 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %21, <2 x i32> noundef %22) #7
  %24 = call spir_func float @_Z4fminff(float noundef %20, float noundef %23) #6
  call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %16, <2 x i32> noundef %17, float noundef %24) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @between(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_between(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_between(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %7, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %8, align 4
  %14 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %15 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %16 = load i32, ptr %7, align 4
  %17 = sitofp i32 %16 to float
  %18 = fadd float %17, 1.000000e+00
  %19 = insertelement <2 x float> poison, float %18, i32 0
  %20 = load i32, ptr %8, align 4
  %21 = sitofp i32 %20 to float
  %22 = fadd float %21, 5.000000e-01
  %23 = insertelement <2 x float> %19, float %22, i32 1
  store <2 x float> %23, ptr %9, align 8
  %24 = load <2 x float>, ptr %9, align 8
  %25 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %14, target("spirv.Sampler") %15, <2 x float> noundef %24) #7
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %30 = mul i64 %28, %29
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %26, i64 %33
  store float %25, ptr addrspace(1) %34, align 4
  %35 = load i32, ptr %7, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %55

37:                                               ; preds = %3
  %38 = load i32, ptr %8, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %55

40:                                               ; preds = %37
  %41 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %42 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %41) #6
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = addrspacecast ptr addrspace(1) %43 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %42, i64 noundef 0, ptr addrspace(4) noundef %44) #8
  %45 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %46 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %45) #6
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = getelementptr inbounds i32, ptr addrspace(1) %47, i64 2
  store i32 %46, ptr addrspace(1) %48, align 4
  %49 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %50 = call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %49) #6
  %51 = icmp eq i32 %50, 4285
  %52 = zext i1 %51 to i32
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 3
  store i32 %52, ptr addrspace(1) %54, align 4
  br label %55

55:                                               ; preds = %40, %37, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> poison, i32 %8, i32 0
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %11 = trunc i64 %10 to i32
  %12 = insertelement <4 x i32> %9, i32 %11, i32 1
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> %12, i32 %14, i32 2
  %16 = insertelement <4 x i32> %15, i32 0, i32 3
  store <4 x i32> %16, ptr %6, align 16
  %17 = load <4 x i32>, ptr %6, align 16
  store <4 x i32> %17, ptr %5, align 16
  %18 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %4, align 8
  %19 = load <4 x i32>, ptr %5, align 16
  %20 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), ptr %3, align 8
  %21 = load <4 x i32>, ptr %5, align 16
  %22 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %20, <4 x i32> noundef %21) #7
  %23 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), ptr %3, align 8
  %24 = call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %23) #6
  %25 = uitofp i64 %24 to float
  %26 = call float @llvm.fmuladd.f32(float %22, float 5.000000e-01, float %25)
  call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %18, <4 x i32> noundef %19, float noundef %26) #8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32> noundef, float noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fminff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), <4 x i32> noundef, float noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"read_only", !"read_only", !"write_only"}
!5 = !{!"image2d_depth_t", !"image2d_depth_t", !"image2d_depth_t"}
!6 = !{!"", !"", !""}
!7 = !{!"read_only", !"none", !"none"}
!8 = !{!"image2d_depth_t", !"float*", !"int*"}
!9 = !{i32 1, i32 1}
!10 = !{!"read_only", !"write_only"}
!11 = !{!"image2d_array_depth_t", !"image2d_array_depth_t"}
!12 = !{!"", !""}
