; ModuleID = 'ext_dot_mixed.cl'
source_filename = "ext_dot_mixed.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @mixed_products(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = and i64 %4, 1
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i32 -2147470000, i32 2147470000
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z20dot_4x8packed_su_intjj(i32 noundef %10, i32 noundef %12) #3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %16 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32 noundef %15, i32 noundef %16, i32 noundef %8) #3
  %18 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %4
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %21 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 noundef %20, i32 noundef %21, i32 noundef %8) #3
  %23 = shl i64 %5, 3
  %24 = getelementptr i8, ptr addrspace(1) %2, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %4
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !3
  %27 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef %26, <4 x i8> noundef %27) #3
  %29 = mul i64 %5, 12
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %4
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !3
  %33 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !3
  %34 = tail call spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> noundef %32, <4 x i8> noundef %33, i32 noundef %8) #3
  %35 = shl i64 %5, 4
  %36 = getelementptr i8, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %4
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_mixed_products(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = and i64 %4, 1
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i32 -2147470000, i32 2147470000
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z20dot_4x8packed_su_intjj(i32 noundef %10, i32 noundef %12) #3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %16 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32 noundef %15, i32 noundef %16, i32 noundef %8) #3
  %18 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %4
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %21 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 noundef %20, i32 noundef %21, i32 noundef %8) #3
  %23 = shl i64 %5, 3
  %24 = getelementptr i8, ptr addrspace(1) %2, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %4
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !3
  %27 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef %26, <4 x i8> noundef %27) #3
  %29 = mul i64 %5, 12
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %4
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !3
  %33 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !3
  %34 = tail call spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> noundef %32, <4 x i8> noundef %33, i32 noundef %8) #3
  %35 = shl i64 %5, 4
  %36 = getelementptr i8, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %4
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z20dot_4x8packed_su_intjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> noundef, <4 x i8> noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"uint*", !"uint*", !"int*"}
!10 = !{!"const", !"const", !""}
