; ModuleID = 'atomics_64.cl'
source_filename = "atomics_64.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @counters_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !11
  %7 = tail call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef align 8 %0, i64 noundef %6) #5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %9 = tail call spir_func i64 @_Z8atom_subPU3AS1Vll(ptr addrspace(1) noundef nonnull %8, i64 noundef %6) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %11 = tail call spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %13 = tail call spir_func i64 @_Z8atom_decPU3AS1Vl(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %15 = tail call spir_func i64 @_Z8atom_minPU3AS1Vll(ptr addrspace(1) noundef nonnull %14, i64 noundef %6) #5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %17 = tail call spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef nonnull %16, i64 noundef %6) #5
  %18 = or i64 %6, 65535
  %19 = tail call spir_func i64 @_Z8atom_andPU3AS1Vmm(ptr addrspace(1) noundef align 8 %1, i64 noundef %18) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %21 = tail call spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef nonnull %20, i64 noundef %6) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %23 = tail call spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef nonnull %22, i64 noundef %6) #5
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %25 = tail call spir_func i64 @_Z8atom_minPU3AS1Vmm(ptr addrspace(1) noundef nonnull %24, i64 noundef %6) #5
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %27 = tail call spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef nonnull %26, i64 noundef %6) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_counters_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !11
  %7 = tail call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef %0, i64 noundef %6) #5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %9 = tail call spir_func i64 @_Z8atom_subPU3AS1Vll(ptr addrspace(1) noundef nonnull %8, i64 noundef %6) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %11 = tail call spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %13 = tail call spir_func i64 @_Z8atom_decPU3AS1Vl(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %15 = tail call spir_func i64 @_Z8atom_minPU3AS1Vll(ptr addrspace(1) noundef nonnull %14, i64 noundef %6) #5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %17 = tail call spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef nonnull %16, i64 noundef %6) #5
  %18 = or i64 %6, 65535
  %19 = tail call spir_func i64 @_Z8atom_andPU3AS1Vmm(ptr addrspace(1) noundef %1, i64 noundef %18) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %21 = tail call spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef nonnull %20, i64 noundef %6) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %23 = tail call spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef nonnull %22, i64 noundef %6) #5
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %25 = tail call spir_func i64 @_Z8atom_minPU3AS1Vmm(ptr addrspace(1) noundef nonnull %24, i64 noundef %6) #5
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %27 = tail call spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef nonnull %26, i64 noundef %6) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fetches_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !11
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %7, i64 noundef %6, i32 noundef 0, i32 noundef 2) #5
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %10, i64 noundef %6, i32 noundef 0, i32 noundef 2) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %13, i64 noundef %6, i32 noundef 0, i32 noundef 2) #5
  %15 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %16 = tail call spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) noundef %15, i64 noundef %6, i32 noundef 4, i32 noundef 2) #5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = tail call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicmm(ptr addrspace(4) noundef %18, i64 noundef 1099511627776) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fetches_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !11
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %7, i64 noundef %6, i32 noundef 0, i32 noundef 2) #5
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %10, i64 noundef %6, i32 noundef 0, i32 noundef 2) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %13, i64 noundef %6, i32 noundef 0, i32 noundef 2) #5
  %15 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %16 = tail call spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) noundef %15, i64 noundef %6, i32 noundef 4, i32 noundef 2) #5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = tail call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicmm(ptr addrspace(4) noundef %18, i64 noundef 1099511627776) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @accumulate_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %4 = load volatile i64, ptr addrspace(1) %0, align 8, !tbaa !11
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !16
  br label %8

8:                                                ; preds = %8, %3
  %9 = phi i64 [ %4, %3 ], [ %13, %8 ]
  %10 = bitcast i64 %9 to double
  %11 = fadd double %7, %10
  %12 = bitcast double %11 to i64
  %13 = tail call spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef align 8 %0, i64 noundef %9, i64 noundef %12) #5
  %14 = icmp eq i64 %13, %9
  br i1 %14, label %15, label %8

15:                                               ; preds = %8
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %16
  %18 = add i64 %16, 10
  %19 = tail call spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef %17, i64 noundef %18) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_accumulate_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %4 = load volatile i64, ptr addrspace(1) %0, align 8, !tbaa !11
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !16
  br label %8

8:                                                ; preds = %8, %3
  %9 = phi i64 [ %4, %3 ], [ %13, %8 ]
  %10 = bitcast i64 %9 to double
  %11 = fadd double %7, %10
  %12 = bitcast double %11 to i64
  %13 = tail call spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef %0, i64 noundef %9, i64 noundef %12) #5
  %14 = icmp eq i64 %13, %9
  br i1 %14, label %15, label %8

15:                                               ; preds = %8
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %16
  %18 = add i64 %16, 10
  %19 = tail call spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef %17, i64 noundef %18) #5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_subPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_decPU3AS1Vl(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_minPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_andPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_minPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicmm(ptr addrspace(4) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef, i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

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
!9 = !{!"long*", !"ulong*", !"long*"}
!10 = !{!"", !"", !"const"}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !5, i64 0}
!13 = !{!"atomic_long*", !"atomic_ulong*", !"long*"}
!14 = !{!"_Atomic(long)*", !"_Atomic(unsigned long)*", !"long*"}
!15 = !{!"double*", !"ulong*", !"double*"}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !5, i64 0}
