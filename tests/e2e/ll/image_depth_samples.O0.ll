; ModuleID = 'image_depth_samples.cl'
source_filename = "image_depth_samples.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8
  %17 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <2 x float> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %19
  store float %17, ptr addrspace(1) %20, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  %17 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <4 x float> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %19
  store float %17, ptr addrspace(1) %20, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @texel_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_texel_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_texel_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %13, i64 %14
  %16 = load <2 x i32>, ptr addrspace(1) %15, align 8
  %17 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <2 x i32> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %19
  store float %17, ptr addrspace(1) %20, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @texel_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_texel_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_texel_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), ptr %5, align 8
  %12 = load target("spirv.Sampler"), ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x i32>, ptr addrspace(1) %15, align 16
  %17 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <4 x i32> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %19
  store float %17, ptr addrspace(1) %20, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #2

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
!5 = !{!"image2d_depth_t", !"sampler_t", !"float2*", !"float*"}
!6 = !{!"image2d_depth_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float*"}
!7 = !{!"", !"", !"const", !""}
!8 = !{!"image2d_array_depth_t", !"sampler_t", !"float4*", !"float*"}
!9 = !{!"image2d_array_depth_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!10 = !{!"image2d_depth_t", !"sampler_t", !"int2*", !"float*"}
!11 = !{!"image2d_depth_t", !"sampler_t", !"int __attribute__((ext_vector_type(2)))*", !"float*"}
!12 = !{!"image2d_array_depth_t", !"sampler_t", !"int4*", !"float*"}
!13 = !{!"image2d_array_depth_t", !"sampler_t", !"int __attribute__((ext_vector_type(4)))*", !"float*"}
