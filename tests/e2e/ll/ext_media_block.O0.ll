; ModuleID = 'ext_media_block.cl'
source_filename = "ext_media_block.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_block(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_block(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_block(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <2 x i32>, align 8
  %7 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  store <2 x i32> zeroinitializer, ptr %6, align 8
  %8 = load <2 x i32>, ptr %6, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %10 = call spir_func <4 x i32> @_Z36intel_sub_group_media_block_read_ui4Dv2_iii14ocl_image2d_ro(<2 x i32> noundef %8, i32 noundef 16, i32 noundef 4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9) #3
  store <4 x i32> %10, ptr %5, align 16
  store <2 x i32> zeroinitializer, ptr %7, align 8
  %11 = load <2 x i32>, ptr %7, align 8
  %12 = load <4 x i32>, ptr %5, align 16
  %13 = add <4 x i32> %12, splat (i32 1)
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @_Z37intel_sub_group_media_block_write_ui4Dv2_iiiDv4_j14ocl_image2d_wo(<2 x i32> noundef %11, i32 noundef 16, i32 noundef 4, <4 x i32> noundef %13, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %14) #3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z36intel_sub_group_media_block_read_ui4Dv2_iii14ocl_image2d_ro(<2 x i32> noundef, i32 noundef, i32 noundef, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z37intel_sub_group_media_block_write_ui4Dv2_iiiDv4_j14ocl_image2d_wo(<2 x i32> noundef, i32 noundef, i32 noundef, <4 x i32> noundef, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"write_only"}
!5 = !{!"image2d_t", !"image2d_t"}
!6 = !{!"", !""}
!7 = !{i32 16}
