; ModuleID = 'struct_arrays.cl'
source_filename = "struct_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.particle = type { float, float, float, float, i32 }
%struct.record = type { [3 x i32], [2 x %struct.anon], i64 }
%struct.anon = type { i16, [5 x i8] }
%struct.wire = type <{ i8, i32, double, i16 }>

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @step_particles(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %35

8:                                                ; preds = %4
  %9 = shl i64 %5, 32
  %10 = ashr exact i64 %9, 32
  %11 = getelementptr inbounds %struct.particle, ptr addrspace(1) %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !11
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %35, label %15

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !14
  %18 = tail call float @llvm.fmuladd.f32(float %1, float -8.000000e+00, float %17)
  store float %18, ptr addrspace(1) %16, align 4, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15
  %21 = load float, ptr addrspace(1) %11, align 4, !tbaa !16
  %22 = tail call float @llvm.fmuladd.f32(float %20, float %1, float %21)
  store float %22, ptr addrspace(1) %11, align 4, !tbaa !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !17
  %25 = tail call float @llvm.fmuladd.f32(float %18, float %1, float %24)
  store float %25, ptr addrspace(1) %23, align 4, !tbaa !17
  %26 = fcmp olt float %25, %2
  br i1 %26, label %27, label %31

27:                                               ; preds = %15
  %28 = fneg float %25
  %29 = tail call float @llvm.fmuladd.f32(float %2, float 2.000000e+00, float %28)
  store float %29, ptr addrspace(1) %23, align 4, !tbaa !17
  %30 = fneg float %18
  store float %30, ptr addrspace(1) %16, align 4, !tbaa !14
  br label %31

31:                                               ; preds = %27, %15
  %32 = tail call spir_func float @_Z4fabsf(float noundef %22) #4
  %33 = fcmp ogt float %32, 1.200000e+01
  br i1 %33, label %34, label %35

34:                                               ; preds = %31
  store i32 0, ptr addrspace(1) %12, align 4, !tbaa !11
  br label %35

35:                                               ; preds = %4, %8, %31, %34
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_step_particles(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %35

8:                                                ; preds = %4
  %9 = shl i64 %5, 32
  %10 = ashr exact i64 %9, 32
  %11 = getelementptr inbounds %struct.particle, ptr addrspace(1) %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !11
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %35, label %15

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !14
  %18 = tail call float @llvm.fmuladd.f32(float %1, float -8.000000e+00, float %17)
  store float %18, ptr addrspace(1) %16, align 4, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15
  %21 = load float, ptr addrspace(1) %11, align 4, !tbaa !16
  %22 = tail call float @llvm.fmuladd.f32(float %20, float %1, float %21)
  store float %22, ptr addrspace(1) %11, align 4, !tbaa !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !17
  %25 = tail call float @llvm.fmuladd.f32(float %18, float %1, float %24)
  store float %25, ptr addrspace(1) %23, align 4, !tbaa !17
  %26 = fcmp olt float %25, %2
  br i1 %26, label %27, label %31

27:                                               ; preds = %15
  %28 = fneg float %25
  %29 = tail call float @llvm.fmuladd.f32(float %2, float 2.000000e+00, float %28)
  store float %29, ptr addrspace(1) %23, align 4, !tbaa !17
  %30 = fneg float %18
  store float %30, ptr addrspace(1) %16, align 4, !tbaa !14
  br label %31

31:                                               ; preds = %27, %15
  %32 = tail call spir_func float @_Z4fabsf(float noundef %22) #4
  %33 = fcmp ogt float %32, 1.200000e+01
  br i1 %33, label %34, label %35

34:                                               ; preds = %31
  store i32 0, ptr addrspace(1) %12, align 4, !tbaa !11
  br label %35

35:                                               ; preds = %31, %34, %4, %8
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @fill_records(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %0, i64 %3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  store i32 %6, ptr addrspace(1) %4, align 8, !tbaa !3
  %7 = sext i32 %6 to i64
  %8 = shl nsw i32 %6, 1
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = sext i32 %8 to i64
  %11 = add nsw i64 %7, %10
  %12 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %13 = mul nsw i32 %12, 3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 8
  store i32 %13, ptr addrspace(1) %14, align 8, !tbaa !3
  %15 = sext i32 %13 to i64
  %16 = add nsw i64 %11, %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 32
  store i64 %16, ptr addrspace(1) %17, align 8, !tbaa !22
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 12
  %19 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %20 = trunc i32 %19 to i16
  store i16 %20, ptr addrspace(1) %18, align 4, !tbaa !25
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 14
  %22 = trunc i32 %19 to i8
  store i8 %22, ptr addrspace(1) %21, align 2, !tbaa !28
  %23 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %24 = trunc i32 %23 to i8
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 15
  store i8 %24, ptr addrspace(1) %25, align 1, !tbaa !28
  %26 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %27 = trunc i32 %26 to i8
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  store i8 %27, ptr addrspace(1) %28, align 8, !tbaa !28
  %29 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %30 = trunc i32 %29 to i8
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 17
  store i8 %30, ptr addrspace(1) %31, align 1, !tbaa !28
  %32 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %33 = trunc i32 %32 to i8
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 18
  store i8 %33, ptr addrspace(1) %34, align 2, !tbaa !28
  %35 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %36 = lshr i32 %35, 1
  %37 = trunc i32 %36 to i16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 20
  store i16 %37, ptr addrspace(1) %38, align 4, !tbaa !25
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 22
  %40 = trunc i32 %35 to i8
  store i8 %40, ptr addrspace(1) %39, align 2, !tbaa !28
  %41 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %42 = trunc i32 %41 to i8
  %43 = add i8 %42, 1
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 23
  store i8 %43, ptr addrspace(1) %44, align 1, !tbaa !28
  %45 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %46 = trunc i32 %45 to i8
  %47 = add i8 %46, 2
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 24
  store i8 %47, ptr addrspace(1) %48, align 8, !tbaa !28
  %49 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %50 = trunc i32 %49 to i8
  %51 = add i8 %50, 3
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 25
  store i8 %51, ptr addrspace(1) %52, align 1, !tbaa !28
  %53 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %54 = trunc i32 %53 to i8
  %55 = add i8 %54, 4
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 26
  store i8 %55, ptr addrspace(1) %56, align 2, !tbaa !28
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_fill_records(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %0, i64 %3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  store i32 %6, ptr addrspace(1) %4, align 8, !tbaa !3
  %7 = sext i32 %6 to i64
  %8 = shl nsw i32 %6, 1
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = sext i32 %8 to i64
  %11 = add nsw i64 %7, %10
  %12 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %13 = mul nsw i32 %12, 3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 8
  store i32 %13, ptr addrspace(1) %14, align 8, !tbaa !3
  %15 = sext i32 %13 to i64
  %16 = add nsw i64 %11, %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 32
  store i64 %16, ptr addrspace(1) %17, align 8, !tbaa !22
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 12
  %19 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %20 = trunc i32 %19 to i16
  store i16 %20, ptr addrspace(1) %18, align 4, !tbaa !25
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 14
  %22 = trunc i32 %19 to i8
  store i8 %22, ptr addrspace(1) %21, align 2, !tbaa !28
  %23 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %24 = trunc i32 %23 to i8
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 15
  store i8 %24, ptr addrspace(1) %25, align 1, !tbaa !28
  %26 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %27 = trunc i32 %26 to i8
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  store i8 %27, ptr addrspace(1) %28, align 8, !tbaa !28
  %29 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %30 = trunc i32 %29 to i8
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 17
  store i8 %30, ptr addrspace(1) %31, align 1, !tbaa !28
  %32 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %33 = trunc i32 %32 to i8
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 18
  store i8 %33, ptr addrspace(1) %34, align 2, !tbaa !28
  %35 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %36 = lshr i32 %35, 1
  %37 = trunc i32 %36 to i16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 20
  store i16 %37, ptr addrspace(1) %38, align 4, !tbaa !25
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 22
  %40 = trunc i32 %35 to i8
  store i8 %40, ptr addrspace(1) %39, align 2, !tbaa !28
  %41 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %42 = trunc i32 %41 to i8
  %43 = add i8 %42, 1
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 23
  store i8 %43, ptr addrspace(1) %44, align 1, !tbaa !28
  %45 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %46 = trunc i32 %45 to i8
  %47 = add i8 %46, 2
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 24
  store i8 %47, ptr addrspace(1) %48, align 8, !tbaa !28
  %49 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %50 = trunc i32 %49 to i8
  %51 = add i8 %50, 3
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 25
  store i8 %51, ptr addrspace(1) %52, align 1, !tbaa !28
  %53 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %54 = trunc i32 %53 to i8
  %55 = add i8 %54, 4
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 26
  store i8 %55, ptr addrspace(1) %56, align 2, !tbaa !28
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @read_wire(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %0, i64 %4
  %6 = load i8, ptr addrspace(1) %5, align 1, !tbaa !33
  %7 = zext i8 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 1
  %9 = load i32, ptr addrspace(1) %8, align 1, !tbaa !36
  %10 = mul nsw i32 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 13
  %12 = load i16, ptr addrspace(1) %11, align 1, !tbaa !37
  %13 = zext i16 %12 to i32
  %14 = add nsw i32 %10, %13
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 5
  %17 = load double, ptr addrspace(1) %16, align 1, !tbaa !38
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %4
  store double %17, ptr addrspace(1) %18, align 8, !tbaa !39
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_read_wire(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %0, i64 %4
  %6 = load i8, ptr addrspace(1) %5, align 1, !tbaa !33
  %7 = zext i8 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 1
  %9 = load i32, ptr addrspace(1) %8, align 1, !tbaa !36
  %10 = mul nsw i32 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 13
  %12 = load i16, ptr addrspace(1) %11, align 1, !tbaa !37
  %13 = zext i16 %12 to i32
  %14 = add nsw i32 %10, %13
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 5
  %17 = load double, ptr addrspace(1) %16, align 1, !tbaa !38
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %4
  store double %17, ptr addrspace(1) %18, align 8, !tbaa !39
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @write_wire(ptr addrspace(1) noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !40 !kernel_arg_base_type !40 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = trunc i32 %5 to i8
  %7 = mul nsw i32 %5, 3
  %8 = sitofp i32 %5 to double
  %9 = fmul double %8, 5.000000e-01
  %10 = trunc i64 %3 to i16
  %11 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %0, i64 %3
  store i8 %6, ptr addrspace(1) %11, align 1, !tbaa !28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 1
  store i32 %7, ptr addrspace(1) %12, align 1, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 5
  store double %9, ptr addrspace(1) %13, align 1, !tbaa !39
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 13
  store i16 %10, ptr addrspace(1) %14, align 1, !tbaa !41
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_write_wire(ptr addrspace(1) noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !40 !kernel_arg_base_type !40 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = trunc i32 %5 to i8
  %7 = mul nsw i32 %5, 3
  %8 = sitofp i32 %5 to double
  %9 = fmul double %8, 5.000000e-01
  %10 = trunc i64 %3 to i16
  %11 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %0, i64 %3
  store i8 %6, ptr addrspace(1) %11, align 1, !tbaa !28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 1
  store i32 %7, ptr addrspace(1) %12, align 1, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 5
  store double %9, ptr addrspace(1) %13, align 1, !tbaa !39
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 13
  store i16 %10, ptr addrspace(1) %14, align 1, !tbaa !41
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{i32 1, i32 0, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"particle*", !"float", !"float", !"int"}
!10 = !{!"", !"", !"", !""}
!11 = !{!12, !4, i64 16}
!12 = !{!"", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12, !4, i64 16}
!13 = !{!"float", !5, i64 0}
!14 = !{!12, !13, i64 12}
!15 = !{!12, !13, i64 8}
!16 = !{!12, !13, i64 0}
!17 = !{!12, !13, i64 4}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"record*", !"int*"}
!21 = !{!"", !"const"}
!22 = !{!23, !24, i64 32}
!23 = !{!"", !5, i64 0, !5, i64 12, !24, i64 32}
!24 = !{!"long", !5, i64 0}
!25 = !{!26, !27, i64 0}
!26 = !{!"", !27, i64 0, !5, i64 2}
!27 = !{!"short", !5, i64 0}
!28 = !{!5, !5, i64 0}
!29 = !{i32 1, i32 1, i32 1}
!30 = !{!"none", !"none", !"none"}
!31 = !{!"wire*", !"int*", !"double*"}
!32 = !{!"const", !"", !""}
!33 = !{!34, !5, i64 0}
!34 = !{!"", !5, i64 0, !4, i64 1, !35, i64 5, !27, i64 13}
!35 = !{!"double", !5, i64 0}
!36 = !{!34, !4, i64 1}
!37 = !{!34, !27, i64 13}
!38 = !{!34, !35, i64 5}
!39 = !{!35, !35, i64 0}
!40 = !{!"wire*", !"int*"}
!41 = !{!27, !27, i64 0}
