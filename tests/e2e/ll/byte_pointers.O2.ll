; ModuleID = 'byte_pointers.cl'
source_filename = "byte_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @strided_fields(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = zext i32 %1 to i64
  %7 = mul i64 %5, %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = zext i32 %2 to i64
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !11
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 2
  %13 = load i16, ptr addrspace(1) %12, align 2, !tbaa !13
  %14 = sitofp i16 %13 to float
  %15 = fadd float %11, %14
  %16 = load i8, ptr addrspace(1) %8, align 2, !tbaa !15
  %17 = uitofp i8 %16 to float
  %18 = fadd float %15, %17
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_strided_fields(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = zext i32 %1 to i64
  %7 = mul i64 %5, %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = zext i32 %2 to i64
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !11
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 2
  %13 = load i16, ptr addrspace(1) %12, align 2, !tbaa !13
  %14 = sitofp i16 %13 to float
  %15 = fadd float %11, %14
  %16 = load i8, ptr addrspace(1) %8, align 2, !tbaa !15
  %17 = uitofp i8 %16 to float
  %18 = fadd float %15, %17
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @little_endian(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = mul i64 %4, 5
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !15
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %10 = load i8, ptr addrspace(1) %9, align 1, !tbaa !15
  %11 = zext i8 %10 to i32
  %12 = shl nuw nsw i32 %11, 8
  %13 = or disjoint i32 %12, %8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !15
  %16 = zext i8 %15 to i32
  %17 = shl nuw nsw i32 %16, 16
  %18 = or disjoint i32 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !15
  %21 = zext i8 %20 to i32
  %22 = shl nuw i32 %21, 24
  %23 = or disjoint i32 %18, %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %23, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !15
  %27 = zext i8 %26 to i64
  %28 = shl nuw nsw i64 %27, 32
  %29 = zext i32 %23 to i64
  %30 = or disjoint i64 %28, %29
  %31 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  store i64 %30, ptr addrspace(1) %31, align 8, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_little_endian(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = mul i64 %4, 5
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !15
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %10 = load i8, ptr addrspace(1) %9, align 1, !tbaa !15
  %11 = zext i8 %10 to i32
  %12 = shl nuw nsw i32 %11, 8
  %13 = or disjoint i32 %12, %8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !15
  %16 = zext i8 %15 to i32
  %17 = shl nuw nsw i32 %16, 16
  %18 = or disjoint i32 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !15
  %21 = zext i8 %20 to i32
  %22 = shl nuw i32 %21, 24
  %23 = or disjoint i32 %18, %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %23, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !15
  %27 = zext i8 %26 to i64
  %28 = shl nuw nsw i64 %27, 32
  %29 = zext i32 %23 to i64
  %30 = or disjoint i64 %28, %29
  %31 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  store i64 %30, ptr addrspace(1) %31, align 8, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @write_records(ptr addrspace(1) noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %9 = lshr i32 %7, 1
  %10 = trunc i32 %9 to i16
  store i16 %10, ptr addrspace(1) %8, align 4, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 6
  %12 = trunc i64 %3 to i8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 7
  store i8 %12, ptr addrspace(1) %11, align 2, !tbaa !15
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  store i8 107, ptr addrspace(1) %13, align 1, !tbaa !15
  %15 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %16 = sitofp i32 %15 to float
  %17 = fmul float %16, 5.000000e-01
  %18 = insertelement <2 x float> <float poison, float -1.000000e+00>, float %17, i64 0
  store <2 x float> %18, ptr addrspace(1) %14, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_write_records(ptr addrspace(1) noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %9 = lshr i32 %7, 1
  %10 = trunc i32 %9 to i16
  store i16 %10, ptr addrspace(1) %8, align 4, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 6
  %12 = trunc i64 %3 to i8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 7
  store i8 %12, ptr addrspace(1) %11, align 2, !tbaa !15
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  store i8 107, ptr addrspace(1) %13, align 1, !tbaa !15
  %15 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %16 = sitofp i32 %15 to float
  %17 = fmul float %16, 5.000000e-01
  %18 = insertelement <2 x float> <float poison, float -1.000000e+00>, float %17, i64 0
  store <2 x float> %18, ptr addrspace(1) %14, align 8, !tbaa !15
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define spir_func void @copy_bytes(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(4) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %9, %5 ], [ %2, %3 ]
  %7 = phi ptr addrspace(4) [ %10, %5 ], [ %1, %3 ]
  %8 = phi ptr addrspace(1) [ %12, %5 ], [ %0, %3 ]
  %9 = add i32 %6, -1
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 1
  %11 = load i8, ptr addrspace(4) %7, align 1, !tbaa !15
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 1
  store i8 %11, ptr addrspace(1) %8, align 1, !tbaa !15
  %13 = icmp eq i32 %9, 0
  br i1 %13, label %14, label %5

14:                                               ; preds = %5, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @private_bytes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !11
  %6 = fmul float %5, 2.000000e+00
  %7 = shl i64 %3, 3
  %8 = getelementptr i8, ptr addrspace(1) %1, i64 %7
  store float %5, ptr addrspace(1) %8, align 1, !tbaa !15
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  store float %6, ptr addrspace(1) %9, align 1, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_private_bytes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !11
  %6 = fmul float %5, 2.000000e+00
  %7 = shl i64 %3, 3
  %8 = getelementptr i8, ptr addrspace(1) %1, i64 %7
  store float %5, ptr addrspace(1) %8, align 1, !tbaa !15
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  store float %6, ptr addrspace(1) %9, align 1, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @halves_of_words(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i16, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %3
  store i16 %5, ptr addrspace(1) %6, align 2, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 2
  %8 = load i16, ptr addrspace(1) %7, align 2, !tbaa !13
  %9 = add i16 %8, 1
  store i16 %9, ptr addrspace(1) %7, align 2, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 1
  %11 = load i8, ptr addrspace(1) %10, align 1, !tbaa !15
  %12 = xor i8 %11, -1
  store i8 %12, ptr addrspace(1) %10, align 1, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_halves_of_words(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i16, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %3
  store i16 %5, ptr addrspace(1) %6, align 2, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 2
  %8 = load i16, ptr addrspace(1) %7, align 2, !tbaa !13
  %9 = add i16 %8, 1
  store i16 %9, ptr addrspace(1) %7, align 2, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 1
  %11 = load i8, ptr addrspace(1) %10, align 1, !tbaa !15
  %12 = xor i8 %11, -1
  store i8 %12, ptr addrspace(1) %10, align 1, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 0, i32 0, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"uchar*", !"uint", !"uint", !"float*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !5, i64 0}
!15 = !{!5, !5, i64 0}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"uchar*", !"uint*", !"ulong*"}
!19 = !{!"const", !"", !""}
!20 = !{!21, !21, i64 0}
!21 = !{!"long", !5, i64 0}
!22 = !{i32 1, i32 1}
!23 = !{!"none", !"none"}
!24 = !{!"char*", !"int*"}
!25 = !{!"", !"const"}
!26 = !{!"float*", !"uchar*"}
!27 = !{!"const", !""}
!28 = !{!"uint*", !"ushort*"}
!29 = !{!"", !""}
