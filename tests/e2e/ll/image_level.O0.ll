; ModuleID = 'image_level.cl'
source_filename = "image_level.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @first_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_first_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 16 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_first_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %7, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %10 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %11 = load ptr addrspace(1), ptr %5, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %11, i64 %12
  %14 = load <2 x float>, ptr addrspace(1) %13, align 8
  %15 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, <2 x float> noundef %14, float noundef 0.000000e+00) #5
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %17
  store <4 x float> %15, ptr addrspace(1) %18, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef, float noundef) #2

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"read_only", !"none", !"none"}
!5 = !{!"image2d_t", !"float2*", !"float4*"}
!6 = !{!"image2d_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !"const", !""}
