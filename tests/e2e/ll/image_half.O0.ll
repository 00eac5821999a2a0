; ModuleID = 'image_half.cl'
source_filename = "image_half.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scale_half(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_scale_half(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, ptr addrspace(1) noundef align 8 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scale_half(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <2 x i32>, align 8
  %9 = alloca <4 x half>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> poison, i32 %11, i32 0
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %14 = trunc i64 %13 to i32
  %15 = insertelement <2 x i32> %12, i32 %14, i32 1
  store <2 x i32> %15, ptr %8, align 8
  %16 = load <2 x i32>, ptr %8, align 8
  store <2 x i32> %16, ptr %7, align 8
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %18 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %19 = load <2 x i32>, ptr %7, align 8
  %20 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %17, target("spirv.Sampler") %18, <2 x i32> noundef %19) #7
  store <4 x half> %20, ptr %9, align 8
  %21 = load <4 x half>, ptr %9, align 8
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load <2 x i32>, ptr %7, align 8
  %24 = extractelement <2 x i32> %23, i64 1
  %25 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %26 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %25) #6
  %27 = mul nsw i32 %24, %26
  %28 = load <2 x i32>, ptr %7, align 8
  %29 = extractelement <2 x i32> %28, i64 0
  %30 = add nsw i32 %27, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <4 x half>, ptr addrspace(1) %22, i64 %31
  store <4 x half> %21, ptr addrspace(1) %32, align 8
  %33 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %34 = load <2 x i32>, ptr %7, align 8
  %35 = load <4 x half>, ptr %9, align 8
  %36 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %37 = load <2 x i32>, ptr %7, align 8
  %38 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %36, <2 x i32> noundef %37) #7
  %39 = call <4 x half> @llvm.fmuladd.v4f16(<4 x half> %35, <4 x half> splat (half 0xH4000), <4 x half> %38)
  call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %33, <2 x i32> noundef %34, <4 x half> noundef %39) #8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #2

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x half> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fmuladd.v4f16(<4 x half>, <4 x half>, <4 x half>) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!4 = !{!"read_only", !"write_only", !"none"}
!5 = !{!"image2d_t", !"image2d_t", !"half4*"}
!6 = !{!"image2d_t", !"image2d_t", !"half __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !"", !""}
