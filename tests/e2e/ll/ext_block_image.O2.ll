; ModuleID = 'ext_block_image.cl'
source_filename = "ext_block_image.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = trunc i64 %4 to i32
  %8 = sub i32 %7, %6
  %9 = shl nsw i32 %8, 2
  %10 = insertelement <2 x i32> poison, i32 %9, i64 0
  %11 = insertelement <2 x i32> %10, i32 0, i64 1
  %12 = tail call spir_func <4 x i32> @_Z27intel_sub_group_block_read414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %11) #5
  %13 = insertelement <2 x i32> %10, i32 1, i64 1
  %14 = tail call spir_func <2 x i32> @_Z27intel_sub_group_block_read214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %13) #5
  %15 = extractelement <4 x i32> %12, i64 0
  %16 = extractelement <4 x i32> %12, i64 3
  %17 = add i32 %15, %16
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = extractelement <2 x i32> %14, i64 0
  %20 = extractelement <2 x i32> %14, i64 1
  %21 = mul i32 %19, %20
  %22 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %4
  store i32 %21, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = insertelement <2 x i32> %10, i32 3, i64 1
  %25 = tail call spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %24) #5
  %26 = shl i64 %5, 3
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr i32, ptr addrspace(1) %27, i64 %4
  store i32 %25, ptr addrspace(1) %28, align 4, !tbaa !3
  %29 = shufflevector <4 x i32> %12, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  tail call spir_func void @_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %11, <2 x i32> noundef %29) #5
  %30 = insertelement <2 x i32> %10, i32 2, i64 1
  %31 = add i32 %15, 1
  tail call spir_func void @_Z27intel_sub_group_block_write14ocl_image2d_woDv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %30, i32 noundef %31) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = trunc i64 %4 to i32
  %8 = sub i32 %7, %6
  %9 = shl nsw i32 %8, 2
  %10 = insertelement <2 x i32> poison, i32 %9, i64 0
  %11 = insertelement <2 x i32> %10, i32 0, i64 1
  %12 = tail call spir_func <4 x i32> @_Z27intel_sub_group_block_read414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %11) #5
  %13 = insertelement <2 x i32> %10, i32 1, i64 1
  %14 = tail call spir_func <2 x i32> @_Z27intel_sub_group_block_read214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %13) #5
  %15 = extractelement <4 x i32> %12, i64 0
  %16 = extractelement <4 x i32> %12, i64 3
  %17 = add i32 %15, %16
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = extractelement <2 x i32> %14, i64 0
  %20 = extractelement <2 x i32> %14, i64 1
  %21 = mul i32 %19, %20
  %22 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %4
  store i32 %21, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = insertelement <2 x i32> %10, i32 3, i64 1
  %25 = tail call spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %24) #5
  %26 = shl i64 %5, 3
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr i32, ptr addrspace(1) %27, i64 %4
  store i32 %25, ptr addrspace(1) %28, align 4, !tbaa !3
  %29 = shufflevector <4 x i32> %12, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  tail call spir_func void @_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %11, <2 x i32> noundef %29) #5
  %30 = insertelement <2 x i32> %10, i32 2, i64 1
  %31 = add i32 %15, 1
  tail call spir_func void @_Z27intel_sub_group_block_write14ocl_image2d_woDv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %30, i32 noundef %31) #5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z27intel_sub_group_block_read414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z27intel_sub_group_block_read214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z27intel_sub_group_block_write14ocl_image2d_woDv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"read_only", !"write_only", !"none"}
!9 = !{!"image2d_t", !"image2d_t", !"uint*"}
!10 = !{!"", !"", !""}
!11 = !{i32 16}
