; ModuleID = 'ext_subgroup_rotate.cl'
source_filename = "ext_subgroup_rotate.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @rotate_lanes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z16sub_group_rotateii(i32 noundef %6, i32 noundef 3) #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 noundef %9, i32 noundef 1, i32 noundef 4) #5
  %11 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %3
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_rotate_lanes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z16sub_group_rotateii(i32 noundef %6, i32 noundef 3) #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 noundef %9, i32 noundef 1, i32 noundef 4) #5
  %11 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %3
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16sub_group_rotateii(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

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
