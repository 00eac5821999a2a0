; ModuleID = 'ext_subgroup_intel.cl'
source_filename = "ext_subgroup_intel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @sliding_window(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = add i64 %4, %3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = xor i32 %5, 9
  %12 = tail call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %7, i32 noundef %11) #5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %7, i32 noundef 5) #5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef %7, i32 noundef %10, i32 noundef 3) #5
  %17 = shl i64 %4, 3
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 noundef %7, i32 noundef %10, i32 noundef 4) #5
  %21 = mul i64 %4, 12
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_sliding_window(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = add i64 %4, %3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = xor i32 %5, 9
  %12 = tail call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %7, i32 noundef %11) #5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %7, i32 noundef 5) #5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef %7, i32 noundef %10, i32 noundef 3) #5
  %17 = shl i64 %4, 3
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 noundef %7, i32 noundef %10, i32 noundef 4) #5
  %21 = mul i64 %4, 12
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @block_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 64
  %11 = tail call spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %13 = add <2 x i32> %11, splat (i32 1)
  tail call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) noundef %12, <2 x i32> noundef %13) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 128
  %15 = shl i32 %9, 1
  tail call spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) noundef nonnull %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_block_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 64
  %11 = tail call spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %13 = add <2 x i32> %11, splat (i32 1)
  tail call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) noundef %12, <2 x i32> noundef %13) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 128
  %15 = shl i32 %9, 1
  tail call spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) noundef nonnull %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) noundef, <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{i32 16}
!12 = !{!"uint*", !"uint*"}
