; ModuleID = 'ext_dot_product.cl'
source_filename = "ext_dot_product.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @packed_products(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 noundef %8, i32 noundef %10) #3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 noundef %13, i32 noundef %14, i32 noundef -67296) #3
  %16 = add i64 %6, %5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %19 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 noundef %18, i32 noundef %19) #3
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %23 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z20dot_4x8packed_us_intjj(i32 noundef %22, i32 noundef %23) #3
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %16
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %27 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 noundef %26, i32 noundef %27, i32 noundef 2147480000) #3
  %29 = shl i64 %6, 3
  %30 = getelementptr i8, ptr addrspace(1) %3, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %5
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_packed_products(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 noundef %8, i32 noundef %10) #3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 noundef %13, i32 noundef %14, i32 noundef -67296) #3
  %16 = add i64 %6, %5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %19 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 noundef %18, i32 noundef %19) #3
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %23 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z20dot_4x8packed_us_intjj(i32 noundef %22, i32 noundef %23) #3
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %16
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %27 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 noundef %26, i32 noundef %27, i32 noundef 2147480000) #3
  %29 = shl i64 %6, 3
  %30 = getelementptr i8, ptr addrspace(1) %3, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %5
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @vector_products(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !16
  %8 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !16
  %10 = tail call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> noundef %7, <4 x i8> noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !16
  %13 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !16
  %14 = tail call spir_func i32 @_Z3dotDv4_hS_(<4 x i8> noundef %12, <4 x i8> noundef %13) #3
  %15 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %4
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !16
  %18 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !16
  %19 = tail call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef %17, <4 x i8> noundef %18) #3
  %20 = shl i64 %5, 3
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %4
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !16
  %24 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !16
  %25 = trunc i64 %4 to i32
  %26 = add nsw i32 %25, -2147483640
  %27 = tail call spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> noundef %23, <4 x i8> noundef %24, i32 noundef %26) #3
  %28 = mul i64 %5, 12
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %4
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_vector_products(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !16
  %8 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !16
  %10 = tail call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> noundef %7, <4 x i8> noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !16
  %13 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !16
  %14 = tail call spir_func i32 @_Z3dotDv4_hS_(<4 x i8> noundef %12, <4 x i8> noundef %13) #3
  %15 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %4
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !16
  %18 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !16
  %19 = tail call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef %17, <4 x i8> noundef %18) #3
  %20 = shl i64 %5, 3
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %4
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !16
  %24 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !16
  %25 = trunc i64 %4 to i32
  %26 = add nsw i32 %25, -2147483640
  %27 = tail call spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> noundef %23, <4 x i8> noundef %24, i32 noundef %26) #3
  %28 = mul i64 %5, 12
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %4
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z20dot_4x8packed_us_intjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3dotDv4_cS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3dotDv4_hS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> noundef, <4 x i8> noundef, i32 noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"uint*", !"uint*", !"uint*", !"int*"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"char4*", !"char4*", !"int*"}
!14 = !{!"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*"}
!15 = !{!"const", !"const", !""}
!16 = !{!5, !5, i64 0}
