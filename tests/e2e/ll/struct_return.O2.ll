; ModuleID = 'struct_return.cl'
source_filename = "struct_return.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.complex_t = type { float, float }
%struct.division = type { i32, i32, i8 }
%struct.matrix3 = type { [3 x [3 x float]] }
%struct.moments = type { double, double, i64 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_func void @c_add(ptr dead_on_unwind noalias writable writeonly sret(%struct.complex_t) align 4 captures(none) initializes((0, 8)) %0, ptr noundef readonly byval(%struct.complex_t) align 4 captures(none) %1, ptr noundef readonly byval(%struct.complex_t) align 4 captures(none) %2) local_unnamed_addr #0 {
  %4 = load float, ptr %1, align 4, !tbaa !7
  %5 = load float, ptr %2, align 4, !tbaa !7
  %6 = fadd float %4, %5
  store float %6, ptr %0, align 4, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !10
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !10
  %12 = fadd float %9, %11
  store float %12, ptr %7, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_func void @c_mul(ptr dead_on_unwind noalias writable writeonly sret(%struct.complex_t) align 4 captures(none) initializes((0, 8)) %0, ptr noundef readonly byval(%struct.complex_t) align 4 captures(none) %1, ptr noundef readonly byval(%struct.complex_t) align 4 captures(none) %2) local_unnamed_addr #0 {
  %4 = load float, ptr %1, align 4, !tbaa !7
  %5 = load float, ptr %2, align 4, !tbaa !7
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !10
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !10
  %10 = fneg float %9
  %11 = fmul float %7, %10
  %12 = tail call float @llvm.fmuladd.f32(float %4, float %5, float %11)
  store float %12, ptr %0, align 4, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %14 = fmul float %5, %7
  %15 = tail call float @llvm.fmuladd.f32(float %4, float %9, float %14)
  store float %15, ptr %13, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @polynomial(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %6 = sext i32 %3 to i64
  %7 = getelementptr inbounds %struct.complex_t, ptr addrspace(1) %2, i64 %6
  %8 = load i64, ptr addrspace(1) %7, align 4
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %10, label %44

10:                                               ; preds = %4
  %11 = lshr i64 %8, 32
  %12 = trunc nuw i64 %11 to i32
  %13 = trunc i64 %8 to i32
  %14 = getelementptr inbounds nuw %struct.complex_t, ptr addrspace(1) %0, i64 %5
  %15 = load i64, ptr addrspace(1) %14, align 4
  %16 = lshr i64 %15, 32
  %17 = trunc nuw i64 %16 to i32
  %18 = trunc i64 %15 to i32
  %19 = bitcast i32 %17 to float
  %20 = bitcast i32 %18 to float
  %21 = fneg float %19
  %22 = bitcast i32 %13 to float
  %23 = bitcast i32 %12 to float
  %24 = zext nneg i32 %3 to i64
  br label %25

25:                                               ; preds = %10, %25
  %26 = phi i64 [ %24, %10 ], [ %29, %25 ]
  %27 = phi float [ %23, %10 ], [ %41, %25 ]
  %28 = phi float [ %22, %10 ], [ %40, %25 ]
  %29 = add nsw i64 %26, -1
  %30 = fmul float %27, %21
  %31 = fmul float %27, %20
  %32 = getelementptr inbounds nuw %struct.complex_t, ptr addrspace(1) %2, i64 %29
  %33 = load <2 x float>, ptr addrspace(1) %32, align 4
  %34 = tail call float @llvm.fmuladd.f32(float %28, float %19, float %31)
  %35 = tail call float @llvm.fmuladd.f32(float %28, float %20, float %30)
  %36 = insertelement <2 x float> poison, float %35, i64 0
  %37 = insertelement <2 x float> %36, float %34, i64 1
  %38 = fadd <2 x float> %37, %33
  %39 = icmp samesign ugt i64 %26, 1
  %40 = extractelement <2 x float> %38, i64 0
  %41 = extractelement <2 x float> %38, i64 1
  br i1 %39, label %25, label %42

42:                                               ; preds = %25
  %43 = bitcast <2 x float> %38 to i64
  br label %44

44:                                               ; preds = %42, %4
  %45 = phi i64 [ %8, %4 ], [ %43, %42 ]
  %46 = getelementptr inbounds nuw %struct.complex_t, ptr addrspace(1) %1, i64 %5
  store i64 %45, ptr addrspace(1) %46, align 4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_polynomial(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %6 = sext i32 %3 to i64
  %7 = getelementptr inbounds %struct.complex_t, ptr addrspace(1) %2, i64 %6
  %8 = load i64, ptr addrspace(1) %7, align 4
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %4
  %11 = lshr i64 %8, 32
  %12 = trunc nuw i64 %11 to i32
  %13 = trunc i64 %8 to i32
  %14 = getelementptr inbounds nuw %struct.complex_t, ptr addrspace(1) %0, i64 %5
  %15 = load i64, ptr addrspace(1) %14, align 4
  %16 = lshr i64 %15, 32
  %17 = trunc nuw i64 %16 to i32
  %18 = trunc i64 %15 to i32
  %19 = bitcast i32 %17 to float
  %20 = bitcast i32 %18 to float
  %21 = fneg float %19
  %22 = bitcast i32 %13 to float
  %23 = bitcast i32 %12 to float
  %24 = zext nneg i32 %3 to i64
  br label %30

25:                                               ; preds = %30
  %26 = bitcast <2 x float> %43 to i64
  br label %27

27:                                               ; preds = %25, %4
  %28 = phi i64 [ %8, %4 ], [ %26, %25 ]
  %29 = getelementptr inbounds nuw %struct.complex_t, ptr addrspace(1) %1, i64 %5
  store i64 %28, ptr addrspace(1) %29, align 4
  ret void

30:                                               ; preds = %10, %30
  %31 = phi i64 [ %24, %10 ], [ %34, %30 ]
  %32 = phi float [ %23, %10 ], [ %46, %30 ]
  %33 = phi float [ %22, %10 ], [ %45, %30 ]
  %34 = add nsw i64 %31, -1
  %35 = fmul float %32, %21
  %36 = fmul float %32, %20
  %37 = getelementptr inbounds nuw %struct.complex_t, ptr addrspace(1) %2, i64 %34
  %38 = load <2 x float>, ptr addrspace(1) %37, align 4
  %39 = tail call float @llvm.fmuladd.f32(float %33, float %19, float %36)
  %40 = tail call float @llvm.fmuladd.f32(float %33, float %20, float %35)
  %41 = insertelement <2 x float> poison, float %40, i64 0
  %42 = insertelement <2 x float> %41, float %39, i64 1
  %43 = fadd <2 x float> %42, %38
  %44 = icmp samesign ugt i64 %31, 1
  %45 = extractelement <2 x float> %43, i64 0
  %46 = extractelement <2 x float> %43, i64 1
  br i1 %44, label %30, label %25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define spir_func void @divide(ptr dead_on_unwind noalias writable writeonly sret(%struct.division) align 4 captures(none) initializes((0, 9)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = sdiv i32 %1, %2
  store i32 %4, ptr %0, align 4, !tbaa !15
  %5 = mul nsw i32 %4, %2
  %6 = sub nsw i32 %1, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %6, ptr %7, align 4, !tbaa !18
  %8 = icmp eq i32 %1, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = zext i1 %8 to i8
  store i8 %10, ptr %9, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @divide_all(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca %struct.division, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  call spir_func void @divide(ptr dead_on_unwind nonnull writable sret(%struct.division) align 4 %4, i32 noundef %7, i32 noundef %9) #13
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load i8, ptr %10, align 4, !tbaa !19, !range !24, !noundef !25
  %12 = trunc nuw i8 %11 to i1
  %13 = load i32, ptr %4, align 4
  %14 = sub nsw i32 0, %13
  %15 = select i1 %12, i32 %13, i32 %14
  %16 = shl i64 %5, 3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_divide_all(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca %struct.division, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  call spir_func void @divide(ptr dead_on_unwind nonnull writable sret(%struct.division) align 4 %4, i32 noundef %7, i32 noundef %9) #13
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load i8, ptr %10, align 4, !tbaa !19, !range !24, !noundef !25
  %12 = trunc nuw i8 %11 to i1
  %13 = load i32, ptr %4, align 4
  %14 = sub nsw i32 0, %13
  %15 = select i1 %12, i32 %13, i32 %14
  %16 = shl i64 %5, 3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_func void @multiply(ptr dead_on_unwind noalias writable writeonly sret(%struct.matrix3) align 4 captures(none) initializes((0, 36)) %0, ptr noundef readonly byval(%struct.matrix3) align 4 captures(none) %1, ptr addrspace(4) noundef readonly captures(none) %2) local_unnamed_addr #7 {
  %4 = load float, ptr %1, align 4, !tbaa !26
  %5 = load float, ptr addrspace(4) %2, align 4, !tbaa !26
  %6 = tail call float @llvm.fmuladd.f32(float %4, float %5, float 0.000000e+00)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !26
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %10 = load float, ptr addrspace(4) %9, align 4, !tbaa !26
  %11 = tail call float @llvm.fmuladd.f32(float %8, float %10, float %6)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load float, ptr %12, align 4, !tbaa !26
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %15 = load float, ptr addrspace(4) %14, align 4, !tbaa !26
  %16 = tail call float @llvm.fmuladd.f32(float %13, float %15, float %11)
  store float %16, ptr %0, align 4, !tbaa !26
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %19 = load float, ptr addrspace(4) %18, align 4, !tbaa !26
  %20 = tail call float @llvm.fmuladd.f32(float %4, float %19, float 0.000000e+00)
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %22 = load float, ptr addrspace(4) %21, align 4, !tbaa !26
  %23 = tail call float @llvm.fmuladd.f32(float %8, float %22, float %20)
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 28
  %25 = load float, ptr addrspace(4) %24, align 4, !tbaa !26
  %26 = tail call float @llvm.fmuladd.f32(float %13, float %25, float %23)
  store float %26, ptr %17, align 4, !tbaa !26
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %29 = load float, ptr addrspace(4) %28, align 4, !tbaa !26
  %30 = tail call float @llvm.fmuladd.f32(float %4, float %29, float 0.000000e+00)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %32 = load float, ptr addrspace(4) %31, align 4, !tbaa !26
  %33 = tail call float @llvm.fmuladd.f32(float %8, float %32, float %30)
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 32
  %35 = load float, ptr addrspace(4) %34, align 4, !tbaa !26
  %36 = tail call float @llvm.fmuladd.f32(float %13, float %35, float %33)
  store float %36, ptr %27, align 4, !tbaa !26
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %39 = load float, ptr %38, align 4, !tbaa !26
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %5, float 0.000000e+00)
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %42 = load float, ptr %41, align 4, !tbaa !26
  %43 = tail call float @llvm.fmuladd.f32(float %42, float %10, float %40)
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %45 = load float, ptr %44, align 4, !tbaa !26
  %46 = tail call float @llvm.fmuladd.f32(float %45, float %15, float %43)
  store float %46, ptr %37, align 4, !tbaa !26
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %48 = tail call float @llvm.fmuladd.f32(float %39, float %19, float 0.000000e+00)
  %49 = tail call float @llvm.fmuladd.f32(float %42, float %22, float %48)
  %50 = tail call float @llvm.fmuladd.f32(float %45, float %25, float %49)
  store float %50, ptr %47, align 4, !tbaa !26
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %52 = tail call float @llvm.fmuladd.f32(float %39, float %29, float 0.000000e+00)
  %53 = tail call float @llvm.fmuladd.f32(float %42, float %32, float %52)
  %54 = tail call float @llvm.fmuladd.f32(float %45, float %35, float %53)
  store float %54, ptr %51, align 4, !tbaa !26
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %57 = load float, ptr %56, align 4, !tbaa !26
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %5, float 0.000000e+00)
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %60 = load float, ptr %59, align 4, !tbaa !26
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %10, float %58)
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %63 = load float, ptr %62, align 4, !tbaa !26
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %15, float %61)
  store float %64, ptr %55, align 4, !tbaa !26
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %66 = tail call float @llvm.fmuladd.f32(float %57, float %19, float 0.000000e+00)
  %67 = tail call float @llvm.fmuladd.f32(float %60, float %22, float %66)
  %68 = tail call float @llvm.fmuladd.f32(float %63, float %25, float %67)
  store float %68, ptr %65, align 4, !tbaa !26
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %70 = tail call float @llvm.fmuladd.f32(float %57, float %29, float 0.000000e+00)
  %71 = tail call float @llvm.fmuladd.f32(float %60, float %32, float %70)
  %72 = tail call float @llvm.fmuladd.f32(float %63, float %35, float %71)
  store float %72, ptr %69, align 4, !tbaa !26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @matrix_powers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !27 !kernel_arg_access_qual !21 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = alloca %struct.matrix3, align 4
  %5 = alloca %struct.matrix3, align 4
  %6 = alloca %struct.matrix3, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %8 = getelementptr inbounds nuw %struct.matrix3, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(36) %4, ptr addrspace(1) noundef align 4 dereferenceable(36) %8, i64 36, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(36) %5, ptr addrspace(1) noundef align 4 dereferenceable(36) %8, i64 36, i1 false)
  %9 = icmp sgt i32 %2, 1
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %12

12:                                               ; preds = %10, %12
  %13 = phi i32 [ 1, %10 ], [ %14, %12 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call spir_func void @multiply(ptr dead_on_unwind nonnull writable sret(%struct.matrix3) align 4 %6, ptr noundef nonnull byval(%struct.matrix3) align 4 %5, ptr addrspace(4) noundef %11) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %5, ptr noundef nonnull align 4 dereferenceable(36) %6, i64 36, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %14 = add nuw nsw i32 %13, 1
  %15 = icmp eq i32 %14, %2
  br i1 %15, label %16, label %12

16:                                               ; preds = %12, %3
  %17 = getelementptr inbounds nuw %struct.matrix3, ptr addrspace(1) %1, i64 %7
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(36) %17, ptr noundef nonnull align 4 dereferenceable(36) %5, i64 36, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_matrix_powers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !27 !kernel_arg_access_qual !21 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = alloca %struct.matrix3, align 4
  %5 = alloca %struct.matrix3, align 4
  %6 = alloca %struct.matrix3, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %8 = getelementptr inbounds nuw %struct.matrix3, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(36) %4, ptr addrspace(1) noundef align 4 dereferenceable(36) %8, i64 36, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(36) %5, ptr addrspace(1) noundef align 4 dereferenceable(36) %8, i64 36, i1 false)
  %9 = icmp sgt i32 %2, 1
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %14

12:                                               ; preds = %14, %3
  %13 = getelementptr inbounds nuw %struct.matrix3, ptr addrspace(1) %1, i64 %7
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(36) %13, ptr noundef nonnull align 4 dereferenceable(36) %5, i64 36, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void

14:                                               ; preds = %10, %14
  %15 = phi i32 [ 1, %10 ], [ %16, %14 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call spir_func void @multiply(ptr dead_on_unwind nonnull writable sret(%struct.matrix3) align 4 %6, ptr noundef nonnull byval(%struct.matrix3) align 4 %5, ptr addrspace(4) noundef %11) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %5, ptr noundef nonnull align 4 dereferenceable(36) %6, i64 36, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %16 = add nuw nsw i32 %15, 1
  %17 = icmp eq i32 %16, %2
  br i1 %17, label %12, label %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_func void @join(ptr dead_on_unwind noalias writable writeonly sret(%struct.moments) align 8 captures(none) initializes((0, 24)) %0, ptr noundef readonly byval(%struct.moments) align 8 captures(none) %1, ptr noundef readonly byval(%struct.moments) align 8 captures(none) %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !32
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !32
  %8 = add nsw i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %8, ptr %9, align 8, !tbaa !32
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %3
  %12 = load double, ptr %2, align 8, !tbaa !36
  %13 = load double, ptr %1, align 8, !tbaa !36
  %14 = fsub double %12, %13
  %15 = sitofp i64 %7 to double
  %16 = fmul double %14, %15
  %17 = sitofp i64 %8 to double
  %18 = fdiv double %16, %17
  %19 = fadd double %13, %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !37
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %23 = load double, ptr %22, align 8, !tbaa !37
  %24 = fadd double %21, %23
  %25 = fmul double %14, %14
  %26 = sitofp i64 %5 to double
  %27 = fmul double %25, %26
  %28 = fmul double %27, %15
  %29 = fdiv double %28, %17
  %30 = fadd double %24, %29
  br label %31

31:                                               ; preds = %3, %11
  %32 = phi double [ %19, %11 ], [ 0.000000e+00, %3 ]
  %33 = phi double [ %30, %11 ], [ 0.000000e+00, %3 ]
  store double %32, ptr %0, align 8, !tbaa !36
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %33, ptr %34, align 8, !tbaa !37
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @variance(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !27 !kernel_arg_access_qual !21 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !29 {
  %4 = alloca %struct.moments, align 8
  %5 = alloca %struct.moments, align 8
  %6 = alloca %struct.moments, align 8
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  %11 = mul i64 %7, %10
  %12 = getelementptr double, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  br label %15

15:                                               ; preds = %9, %15
  %16 = phi i64 [ 0, %9 ], [ %19, %15 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %17 = getelementptr double, ptr addrspace(1) %12, i64 %16
  %18 = load double, ptr addrspace(1) %17, align 8, !tbaa !39
  store double %18, ptr %5, align 8, !tbaa !36
  store double 0.000000e+00, ptr %13, align 8, !tbaa !37
  store i64 1, ptr %14, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call spir_func void @join(ptr dead_on_unwind nonnull writable sret(%struct.moments) align 8 %6, ptr noundef nonnull byval(%struct.moments) align 8 %4, ptr noundef nonnull byval(%struct.moments) align 8 %5) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %6, i64 24, i1 false), !tbaa.struct !40
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %19 = add nuw nsw i64 %16, 1
  %20 = icmp eq i64 %19, %10
  br i1 %20, label %21, label %15

21:                                               ; preds = %15, %3
  %22 = getelementptr inbounds nuw %struct.moments, ptr addrspace(1) %1, i64 %7
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(24) %22, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !tbaa.struct !40
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_variance(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !27 !kernel_arg_access_qual !21 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !29 {
  %4 = alloca %struct.moments, align 8
  %5 = alloca %struct.moments, align 8
  %6 = alloca %struct.moments, align 8
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  %11 = mul i64 %7, %10
  %12 = getelementptr double, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  br label %17

15:                                               ; preds = %17, %3
  %16 = getelementptr inbounds nuw %struct.moments, ptr addrspace(1) %1, i64 %7
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(24) %16, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !tbaa.struct !40
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void

17:                                               ; preds = %9, %17
  %18 = phi i64 [ 0, %9 ], [ %21, %17 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %19 = getelementptr double, ptr addrspace(1) %12, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !39
  store double %20, ptr %5, align 8, !tbaa !36
  store double 0.000000e+00, ptr %13, align 8, !tbaa !37
  store i64 1, ptr %14, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call spir_func void @join(ptr dead_on_unwind nonnull writable sret(%struct.moments) align 8 %6, ptr noundef nonnull byval(%struct.moments) align 8 %4, ptr noundef nonnull byval(%struct.moments) align 8 %5) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %6, i64 24, i1 false), !tbaa.struct !40
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %21 = add nuw nsw i64 %18, 1
  %22 = icmp eq i64 %21, %10
  br i1 %22, label %15, label %17
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { convergent nounwind willreturn memory(none) }
attributes #13 = { nounwind }

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
!7 = !{!8, !9, i64 0}
!8 = !{!"", !9, i64 0, !9, i64 4}
!9 = !{!"float", !5, i64 0}
!10 = !{!8, !9, i64 4}
!11 = !{i32 1, i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"complex_t*", !"complex_t*", !"complex_t*", !"int"}
!14 = !{!"const", !"", !"const", !""}
!15 = !{!16, !4, i64 0}
!16 = !{!"", !4, i64 0, !4, i64 4, !17, i64 8}
!17 = !{!"bool", !5, i64 0}
!18 = !{!16, !4, i64 4}
!19 = !{!16, !17, i64 8}
!20 = !{i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"int*", !"int*", !"int*"}
!23 = !{!"const", !"const", !""}
!24 = !{i8 0, i8 2}
!25 = !{}
!26 = !{!9, !9, i64 0}
!27 = !{i32 1, i32 1, i32 0}
!28 = !{!"matrix3*", !"matrix3*", !"int"}
!29 = !{!"const", !"", !""}
!30 = !{i64 0, i64 36, !31}
!31 = !{!5, !5, i64 0}
!32 = !{!33, !35, i64 16}
!33 = !{!"", !34, i64 0, !34, i64 8, !35, i64 16}
!34 = !{!"double", !5, i64 0}
!35 = !{!"long", !5, i64 0}
!36 = !{!33, !34, i64 0}
!37 = !{!33, !34, i64 8}
!38 = !{!"double*", !"moments*", !"int"}
!39 = !{!34, !34, i64 0}
!40 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !41}
!41 = !{!35, !35, i64 0}
