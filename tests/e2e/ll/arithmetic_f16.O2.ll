; ModuleID = 'arithmetic_f16.cl'
source_filename = "arithmetic_f16.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @operators_f16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %7 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %5
  %8 = load half, ptr addrspace(1) %7, align 2, !tbaa !11
  %9 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %5
  %10 = load half, ptr addrspace(1) %9, align 2, !tbaa !11
  %11 = fadd half %8, %10
  %12 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %5
  store half %11, ptr addrspace(1) %12, align 2, !tbaa !11
  %13 = fmul half %10, 0xH4000
  %14 = fsub half %8, %13
  %15 = getelementptr half, ptr addrspace(1) %2, i64 %6
  %16 = getelementptr half, ptr addrspace(1) %15, i64 %5
  store half %14, ptr addrspace(1) %16, align 2, !tbaa !11
  %17 = fmul half %8, %10
  %18 = shl i64 %6, 2
  %19 = getelementptr i8, ptr addrspace(1) %2, i64 %18
  %20 = getelementptr half, ptr addrspace(1) %19, i64 %5
  store half %17, ptr addrspace(1) %20, align 2, !tbaa !11
  %21 = fneg half %8
  %22 = mul i64 %6, 6
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr half, ptr addrspace(1) %23, i64 %5
  store half %21, ptr addrspace(1) %24, align 2, !tbaa !11
  %25 = fmul half %8, 0xH4200
  %26 = shl i64 %6, 3
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr half, ptr addrspace(1) %27, i64 %5
  store half %25, ptr addrspace(1) %28, align 2, !tbaa !11
  %29 = fptosi half %8 to i32
  %30 = shl nsw i32 %29, 1
  %31 = sitofp i32 %30 to half
  %32 = mul i64 %6, 10
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr half, ptr addrspace(1) %33, i64 %5
  store half %31, ptr addrspace(1) %34, align 2, !tbaa !11
  %35 = fcmp olt half %8, %10
  %36 = zext i1 %35 to i32
  %37 = fcmp oeq half %8, %10
  %38 = select i1 %37, i32 2, i32 0
  %39 = fcmp uno half %8, 0xH0000
  %40 = select i1 %39, i32 4, i32 0
  %41 = fcmp oge half %8, 0xH3E00
  %42 = select i1 %41, i32 8, i32 0
  %43 = or disjoint i32 %42, %40
  %44 = or disjoint i32 %43, %36
  %45 = or disjoint i32 %44, %38
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_operators_f16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %7 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %5
  %8 = load half, ptr addrspace(1) %7, align 2, !tbaa !11
  %9 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %5
  %10 = load half, ptr addrspace(1) %9, align 2, !tbaa !11
  %11 = fadd half %8, %10
  %12 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %5
  store half %11, ptr addrspace(1) %12, align 2, !tbaa !11
  %13 = fmul half %10, 0xH4000
  %14 = fsub half %8, %13
  %15 = getelementptr half, ptr addrspace(1) %2, i64 %6
  %16 = getelementptr half, ptr addrspace(1) %15, i64 %5
  store half %14, ptr addrspace(1) %16, align 2, !tbaa !11
  %17 = fmul half %8, %10
  %18 = shl i64 %6, 2
  %19 = getelementptr i8, ptr addrspace(1) %2, i64 %18
  %20 = getelementptr half, ptr addrspace(1) %19, i64 %5
  store half %17, ptr addrspace(1) %20, align 2, !tbaa !11
  %21 = fneg half %8
  %22 = mul i64 %6, 6
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr half, ptr addrspace(1) %23, i64 %5
  store half %21, ptr addrspace(1) %24, align 2, !tbaa !11
  %25 = fmul half %8, 0xH4200
  %26 = shl i64 %6, 3
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr half, ptr addrspace(1) %27, i64 %5
  store half %25, ptr addrspace(1) %28, align 2, !tbaa !11
  %29 = fptosi half %8 to i32
  %30 = shl nsw i32 %29, 1
  %31 = sitofp i32 %30 to half
  %32 = mul i64 %6, 10
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr half, ptr addrspace(1) %33, i64 %5
  store half %31, ptr addrspace(1) %34, align 2, !tbaa !11
  %35 = fcmp olt half %8, %10
  %36 = zext i1 %35 to i32
  %37 = fcmp oeq half %8, %10
  %38 = select i1 %37, i32 2, i32 0
  %39 = fcmp uno half %8, 0xH0000
  %40 = select i1 %39, i32 4, i32 0
  %41 = fcmp oge half %8, 0xH3E00
  %42 = select i1 %41, i32 8, i32 0
  %43 = or disjoint i32 %42, %40
  %44 = or disjoint i32 %43, %36
  %45 = or disjoint i32 %44, %38
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @sum_f16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %3
  %5 = load <8 x half>, ptr addrspace(1) %4, align 16, !tbaa !18
  %6 = shufflevector <8 x half> %5, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %7 = shufflevector <8 x half> %5, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = fadd <4 x half> %6, %7
  %9 = shufflevector <4 x half> %8, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %10 = shufflevector <4 x half> %8, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %11 = fadd <2 x half> %9, %10
  %12 = extractelement <2 x half> %11, i64 0
  %13 = extractelement <2 x half> %11, i64 1
  %14 = fadd half %12, %13
  %15 = fpext half %14 to float
  %16 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  %17 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %16) #9
  %18 = fadd float %17, %15
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sum_f16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %3
  %5 = load <8 x half>, ptr addrspace(1) %4, align 16, !tbaa !18
  %6 = shufflevector <8 x half> %5, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %7 = shufflevector <8 x half> %5, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = fadd <4 x half> %6, %7
  %9 = shufflevector <4 x half> %8, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %10 = shufflevector <4 x half> %8, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %11 = fadd <2 x half> %9, %10
  %12 = extractelement <2 x half> %11, i64 0
  %13 = extractelement <2 x half> %11, i64 1
  %14 = fadd half %12, %13
  %15 = fpext half %14 to float
  %16 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  %17 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %16) #9
  %18 = fadd float %17, %15
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @matvec_f16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !21 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %25

7:                                                ; preds = %4
  %8 = zext nneg i32 %3 to i64
  %9 = mul i64 %5, %8
  %10 = getelementptr half, ptr addrspace(1) %0, i64 %9
  br label %11

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %21, %11 ]
  %13 = phi float [ 0.000000e+00, %7 ], [ %20, %11 ]
  %14 = getelementptr half, ptr addrspace(1) %10, i64 %12
  %15 = load half, ptr addrspace(1) %14, align 2, !tbaa !11
  %16 = fpext half %15 to float
  %17 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %12
  %18 = load half, ptr addrspace(1) %17, align 2, !tbaa !11
  %19 = fpext half %18 to float
  %20 = tail call spir_func float @_Z3fmafff(float noundef %16, float noundef %19, float noundef %13) #8
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %8
  br i1 %22, label %23, label %11

23:                                               ; preds = %11
  %24 = fptrunc float %20 to half
  br label %25

25:                                               ; preds = %23, %4
  %26 = phi half [ 0xH0000, %4 ], [ %24, %23 ]
  %27 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %5
  store half %26, ptr addrspace(1) %27, align 2, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_matvec_f16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = zext nneg i32 %3 to i64
  %9 = mul i64 %5, %8
  %10 = getelementptr half, ptr addrspace(1) %0, i64 %9
  br label %16

11:                                               ; preds = %16
  %12 = fptrunc float %25 to half
  br label %13

13:                                               ; preds = %11, %4
  %14 = phi half [ 0xH0000, %4 ], [ %12, %11 ]
  %15 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %5
  store half %14, ptr addrspace(1) %15, align 2, !tbaa !11
  ret void

16:                                               ; preds = %7, %16
  %17 = phi i64 [ 0, %7 ], [ %26, %16 ]
  %18 = phi float [ 0.000000e+00, %7 ], [ %25, %16 ]
  %19 = getelementptr half, ptr addrspace(1) %10, i64 %17
  %20 = load half, ptr addrspace(1) %19, align 2, !tbaa !11
  %21 = fpext half %20 to float
  %22 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %17
  %23 = load half, ptr addrspace(1) %22, align 2, !tbaa !11
  %24 = fpext half %23 to float
  %25 = tail call spir_func float @_Z3fmafff(float noundef %21, float noundef %24, float noundef %18) #8
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %8
  br i1 %27, label %11, label %16
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(read) }

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
!9 = !{!"half*", !"half*", !"half*", !"int*"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"half", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"half8*", !"float*"}
!16 = !{!"half __attribute__((ext_vector_type(8)))*", !"float*"}
!17 = !{!"const", !""}
!18 = !{!5, !5, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !5, i64 0}
!21 = !{i32 1, i32 1, i32 1, i32 0}
!22 = !{!"half*", !"half*", !"half*", !"int"}
