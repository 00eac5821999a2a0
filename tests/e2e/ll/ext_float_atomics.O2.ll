; ModuleID = 'ext_float_atomics.cl'
source_filename = "ext_float_atomics.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @float_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicff12memory_order12memory_scope(ptr addrspace(1) noundef %8, float noundef %10, i32 noundef 0, i32 noundef 2) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_float_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicff12memory_order12memory_scope(ptr addrspace(1) noundef %8, float noundef %10, i32 noundef 0, i32 noundef 2) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @float_extremes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = tail call spir_func float @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %5, float noundef %7, i32 noundef 0, i32 noundef 2) #5
  %9 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %10 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %9, float noundef %10, i32 noundef 0, i32 noundef 2) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_float_extremes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = tail call spir_func float @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %5, float noundef %7, i32 noundef 0, i32 noundef 2) #5
  %9 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %10 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %9, float noundef %10, i32 noundef 0, i32 noundef 2) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @double_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %3
  %5 = load double, ptr addrspace(1) %4, align 8, !tbaa !22
  %6 = tail call spir_func double @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(1) noundef align 8 %0, double noundef %5, i32 noundef 0, i32 noundef 2) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_double_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %3
  %5 = load double, ptr addrspace(1) %4, align 8, !tbaa !22
  %6 = tail call spir_func double @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(1) noundef %0, double noundef %5, i32 noundef 0, i32 noundef 2) #5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicff12memory_order12memory_scope(ptr addrspace(1) noundef, float noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef, float noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef, float noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func double @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(1) noundef, double noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

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
!8 = !{!"none", !"none", !"none"}
!9 = !{!"atomic_float*", !"float*", !"int*"}
!10 = !{!"_Atomic(float)*", !"float*", !"int*"}
!11 = !{!"", !"const", !"const"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!"atomic_float*", !"atomic_float*", !"float*"}
!15 = !{!"_Atomic(float)*", !"_Atomic(float)*", !"float*"}
!16 = !{!"", !"", !"const"}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"atomic_double*", !"double*"}
!20 = !{!"_Atomic(double)*", !"double*"}
!21 = !{!"", !"const"}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !5, i64 0}
