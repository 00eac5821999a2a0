; ModuleID = 'app_linear.cl'
source_filename = "app_linear.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @spmv_csr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = icmp slt i32 %8, %10
  br i1 %11, label %12, label %28

12:                                               ; preds = %5
  %13 = sext i32 %8 to i64
  %14 = sext i32 %10 to i64
  br label %15

15:                                               ; preds = %12, %15
  %16 = phi i64 [ %13, %12 ], [ %26, %15 ]
  %17 = phi double [ 0.000000e+00, %12 ], [ %25, %15 ]
  %18 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %16
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !11
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %16
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !11
  %25 = tail call double @llvm.fmuladd.f64(double %19, double %24, double %17)
  %26 = add nsw i64 %16, 1
  %27 = icmp eq i64 %26, %14
  br i1 %27, label %28, label %15

28:                                               ; preds = %15, %5
  %29 = phi double [ 0.000000e+00, %5 ], [ %25, %15 ]
  %30 = getelementptr inbounds nuw double, ptr addrspace(1) %4, i64 %6
  store double %29, ptr addrspace(1) %30, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_spmv_csr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = icmp slt i32 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %5
  %13 = sext i32 %8 to i64
  %14 = sext i32 %10 to i64
  br label %18

15:                                               ; preds = %18, %5
  %16 = phi double [ 0.000000e+00, %5 ], [ %28, %18 ]
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %4, i64 %6
  store double %16, ptr addrspace(1) %17, align 8, !tbaa !11
  ret void

18:                                               ; preds = %12, %18
  %19 = phi i64 [ %13, %12 ], [ %29, %18 ]
  %20 = phi double [ 0.000000e+00, %12 ], [ %28, %18 ]
  %21 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %19
  %22 = load double, ptr addrspace(1) %21, align 8, !tbaa !11
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %25
  %27 = load double, ptr addrspace(1) %26, align 8, !tbaa !11
  %28 = tail call double @llvm.fmuladd.f64(double %22, double %27, double %20)
  %29 = add nsw i64 %19, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %15, label %18
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fft_radix2(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(3) noundef align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = and i32 %2, 31
  %7 = shl nuw i32 1, %6
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %9 = zext nneg i32 %6 to i64
  %10 = shl i64 %8, %9
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %10
  %12 = icmp ugt i32 %7, %5
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = icmp sgt i32 %2, 0
  br label %15

15:                                               ; preds = %13, %21
  %16 = phi i32 [ %5, %13 ], [ %29, %21 ]
  br i1 %14, label %31, label %21

17:                                               ; preds = %21, %3
  %18 = icmp eq i32 %6, 0
  br i1 %18, label %44, label %45

19:                                               ; preds = %31
  %20 = zext i32 %41 to i64
  br label %21

21:                                               ; preds = %19, %15
  %22 = phi i64 [ 0, %15 ], [ %20, %19 ]
  %23 = zext nneg i32 %16 to i64
  %24 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %11, i64 %23
  %25 = load <2 x float>, ptr addrspace(1) %24, align 8, !tbaa !18
  %26 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %1, i64 %22
  store <2 x float> %25, ptr addrspace(3) %26, align 8, !tbaa !18
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %28 = trunc i64 %27 to i32
  %29 = add i32 %16, %28
  %30 = icmp ult i32 %29, %7
  br i1 %30, label %15, label %17

31:                                               ; preds = %15, %31
  %32 = phi i32 [ %41, %31 ], [ 0, %15 ]
  %33 = phi i32 [ %42, %31 ], [ 0, %15 ]
  %34 = and i32 %33, 31
  %35 = lshr i32 %16, %34
  %36 = and i32 %35, 1
  %37 = xor i32 %33, -1
  %38 = add nsw i32 %2, %37
  %39 = and i32 %38, 31
  %40 = shl nuw i32 %36, %39
  %41 = or i32 %40, %32
  %42 = add nuw nsw i32 %33, 1
  %43 = icmp eq i32 %42, %2
  br i1 %43, label %19, label %31

44:                                               ; preds = %45, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %12, label %78, label %88

45:                                               ; preds = %17, %45
  %46 = phi i32 [ %76, %45 ], [ 1, %17 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %47 = add nsw i32 %46, -1
  %48 = and i32 %47, %5
  %49 = sub i32 %5, %48
  %50 = shl i32 %49, 1
  %51 = add i32 %50, %48
  %52 = uitofp i32 %48 to float
  %53 = fmul float %52, 0xC00921FB60000000
  %54 = uitofp nneg i32 %46 to float
  %55 = fdiv float %53, %54, !fpmath !19
  %56 = tail call spir_func float @_Z3cosf(float noundef %55) #9
  %57 = tail call spir_func float @_Z3sinf(float noundef %55) #9
  %58 = zext i32 %51 to i64
  %59 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %1, i64 %58
  %60 = load <2 x float>, ptr addrspace(3) %59, align 8, !tbaa !18
  %61 = add i32 %51, %46
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %1, i64 %62
  %64 = load <2 x float>, ptr addrspace(3) %63, align 8, !tbaa !18
  %65 = extractelement <2 x float> %64, i64 0
  %66 = extractelement <2 x float> %64, i64 1
  %67 = fneg float %57
  %68 = fmul float %66, %67
  %69 = tail call float @llvm.fmuladd.f32(float %65, float %56, float %68)
  %70 = insertelement <2 x float> poison, float %69, i64 0
  %71 = fmul float %56, %66
  %72 = tail call float @llvm.fmuladd.f32(float %65, float %57, float %71)
  %73 = insertelement <2 x float> %70, float %72, i64 1
  %74 = fadd <2 x float> %60, %73
  store <2 x float> %74, ptr addrspace(3) %59, align 8, !tbaa !18
  %75 = fsub <2 x float> %60, %73
  store <2 x float> %75, ptr addrspace(3) %63, align 8, !tbaa !18
  %76 = shl nuw i32 %46, 1
  %77 = icmp ult i32 %76, %7
  br i1 %77, label %45, label %44

78:                                               ; preds = %44, %78
  %79 = phi i32 [ %86, %78 ], [ %5, %44 ]
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %1, i64 %80
  %82 = load <2 x float>, ptr addrspace(3) %81, align 8, !tbaa !18
  %83 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %11, i64 %80
  store <2 x float> %82, ptr addrspace(1) %83, align 8, !tbaa !18
  %84 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %85 = trunc i64 %84 to i32
  %86 = add i32 %79, %85
  %87 = icmp ult i32 %86, %7
  br i1 %87, label %78, label %88

88:                                               ; preds = %78, %44
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fft_radix2(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(3) noundef align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = and i32 %2, 31
  %7 = shl nuw i32 1, %6
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %9 = zext nneg i32 %6 to i64
  %10 = shl i64 %8, %9
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %10
  %12 = icmp ugt i32 %7, %5
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = icmp sgt i32 %2, 0
  br label %15

15:                                               ; preds = %13, %21
  %16 = phi i32 [ %5, %13 ], [ %29, %21 ]
  br i1 %14, label %31, label %21

17:                                               ; preds = %21, %3
  %18 = icmp eq i32 %6, 0
  br i1 %18, label %44, label %45

19:                                               ; preds = %31
  %20 = zext i32 %41 to i64
  br label %21

21:                                               ; preds = %19, %15
  %22 = phi i64 [ 0, %15 ], [ %20, %19 ]
  %23 = zext nneg i32 %16 to i64
  %24 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %11, i64 %23
  %25 = load <2 x float>, ptr addrspace(1) %24, align 8, !tbaa !18
  %26 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %1, i64 %22
  store <2 x float> %25, ptr addrspace(3) %26, align 8, !tbaa !18
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %28 = trunc i64 %27 to i32
  %29 = add i32 %16, %28
  %30 = icmp ult i32 %29, %7
  br i1 %30, label %15, label %17

31:                                               ; preds = %15, %31
  %32 = phi i32 [ %41, %31 ], [ 0, %15 ]
  %33 = phi i32 [ %42, %31 ], [ 0, %15 ]
  %34 = and i32 %33, 31
  %35 = lshr i32 %16, %34
  %36 = and i32 %35, 1
  %37 = xor i32 %33, -1
  %38 = add nsw i32 %2, %37
  %39 = and i32 %38, 31
  %40 = shl nuw i32 %36, %39
  %41 = or i32 %40, %32
  %42 = add nuw nsw i32 %33, 1
  %43 = icmp eq i32 %42, %2
  br i1 %43, label %19, label %31

44:                                               ; preds = %45, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %12, label %79, label %78

45:                                               ; preds = %17, %45
  %46 = phi i32 [ %76, %45 ], [ 1, %17 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %47 = add nsw i32 %46, -1
  %48 = and i32 %47, %5
  %49 = sub i32 %5, %48
  %50 = shl i32 %49, 1
  %51 = add i32 %50, %48
  %52 = uitofp i32 %48 to float
  %53 = fmul float %52, 0xC00921FB60000000
  %54 = uitofp nneg i32 %46 to float
  %55 = fdiv float %53, %54, !fpmath !19
  %56 = tail call spir_func float @_Z3cosf(float noundef %55) #9
  %57 = tail call spir_func float @_Z3sinf(float noundef %55) #9
  %58 = zext i32 %51 to i64
  %59 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %1, i64 %58
  %60 = load <2 x float>, ptr addrspace(3) %59, align 8, !tbaa !18
  %61 = add i32 %51, %46
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %1, i64 %62
  %64 = load <2 x float>, ptr addrspace(3) %63, align 8, !tbaa !18
  %65 = extractelement <2 x float> %64, i64 0
  %66 = extractelement <2 x float> %64, i64 1
  %67 = fneg float %57
  %68 = fmul float %66, %67
  %69 = tail call float @llvm.fmuladd.f32(float %65, float %56, float %68)
  %70 = insertelement <2 x float> poison, float %69, i64 0
  %71 = fmul float %56, %66
  %72 = tail call float @llvm.fmuladd.f32(float %65, float %57, float %71)
  %73 = insertelement <2 x float> %70, float %72, i64 1
  %74 = fadd <2 x float> %60, %73
  store <2 x float> %74, ptr addrspace(3) %59, align 8, !tbaa !18
  %75 = fsub <2 x float> %60, %73
  store <2 x float> %75, ptr addrspace(3) %63, align 8, !tbaa !18
  %76 = shl nuw i32 %46, 1
  %77 = icmp ult i32 %76, %7
  br i1 %77, label %45, label %44

78:                                               ; preds = %79, %44
  ret void

79:                                               ; preds = %44, %79
  %80 = phi i32 [ %87, %79 ], [ %5, %44 ]
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %1, i64 %81
  %83 = load <2 x float>, ptr addrspace(3) %82, align 8, !tbaa !18
  %84 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %11, i64 %81
  store <2 x float> %83, ptr addrspace(1) %84, align 8, !tbaa !18
  %85 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %86 = trunc i64 %85 to i32
  %87 = add i32 %80, %86
  %88 = icmp ult i32 %87, %7
  br i1 %88, label %79, label %78
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @sgemm_4x4(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = alloca [4 x <4 x float>], align 16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  %10 = icmp sgt i32 %3, 0
  %11 = sext i32 %9 to i64
  %12 = shl i64 %6, 32
  %13 = ashr exact i64 %12, 32
  br i1 %10, label %16, label %14

14:                                               ; preds = %4
  %15 = sext i32 %3 to i64
  br label %31

16:                                               ; preds = %4
  %17 = zext nneg i32 %3 to i64
  %18 = zext nneg i32 %3 to i64
  %19 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %13
  %20 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %13
  %21 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %13
  %22 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %13
  br label %52

23:                                               ; preds = %71
  %24 = load <4 x float>, ptr %5, align 16, !tbaa !18
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %26 = load <4 x float>, ptr %25, align 16, !tbaa !18
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %28 = load <4 x float>, ptr %27, align 16, !tbaa !18
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %30 = load <4 x float>, ptr %29, align 16, !tbaa !18
  br label %31

31:                                               ; preds = %14, %23
  %32 = phi i64 [ %15, %14 ], [ %17, %23 ]
  %33 = phi <4 x float> [ zeroinitializer, %14 ], [ %30, %23 ]
  %34 = phi <4 x float> [ zeroinitializer, %14 ], [ %28, %23 ]
  %35 = phi <4 x float> [ zeroinitializer, %14 ], [ %26, %23 ]
  %36 = phi <4 x float> [ zeroinitializer, %14 ], [ %24, %23 ]
  %37 = mul nsw i64 %32, %11
  %38 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %37
  %39 = getelementptr <4 x float>, ptr addrspace(1) %38, i64 %13
  store <4 x float> %36, ptr addrspace(1) %39, align 16, !tbaa !18
  %40 = or disjoint i64 %11, 1
  %41 = mul nsw i64 %40, %32
  %42 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %41
  %43 = getelementptr <4 x float>, ptr addrspace(1) %42, i64 %13
  store <4 x float> %35, ptr addrspace(1) %43, align 16, !tbaa !18
  %44 = or disjoint i64 %11, 2
  %45 = mul nsw i64 %44, %32
  %46 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %45
  %47 = getelementptr <4 x float>, ptr addrspace(1) %46, i64 %13
  store <4 x float> %34, ptr addrspace(1) %47, align 16, !tbaa !18
  %48 = or disjoint i64 %11, 3
  %49 = mul nsw i64 %48, %32
  %50 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %49
  %51 = getelementptr <4 x float>, ptr addrspace(1) %50, i64 %13
  store <4 x float> %33, ptr addrspace(1) %51, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret void

52:                                               ; preds = %16, %71
  %53 = phi i64 [ 0, %16 ], [ %72, %71 ]
  %54 = shl nsw i64 %53, 2
  %55 = mul nuw nsw i64 %54, %17
  %56 = getelementptr <4 x float>, ptr addrspace(1) %19, i64 %55
  %57 = load <4 x float>, ptr addrspace(1) %56, align 16, !tbaa !18
  %58 = or disjoint i64 %54, 1
  %59 = mul nuw nsw i64 %58, %17
  %60 = getelementptr <4 x float>, ptr addrspace(1) %20, i64 %59
  %61 = load <4 x float>, ptr addrspace(1) %60, align 16, !tbaa !18
  %62 = or disjoint i64 %54, 2
  %63 = mul nuw nsw i64 %62, %17
  %64 = getelementptr <4 x float>, ptr addrspace(1) %21, i64 %63
  %65 = load <4 x float>, ptr addrspace(1) %64, align 16, !tbaa !18
  %66 = or disjoint i64 %54, 3
  %67 = mul nuw nsw i64 %66, %17
  %68 = getelementptr <4 x float>, ptr addrspace(1) %22, i64 %67
  %69 = load <4 x float>, ptr addrspace(1) %68, align 16, !tbaa !18
  %70 = getelementptr <4 x float>, ptr addrspace(1) %0, i64 %53
  br label %74

71:                                               ; preds = %74
  %72 = add nuw nsw i64 %53, 1
  %73 = icmp eq i64 %72, %18
  br i1 %73, label %23, label %52

74:                                               ; preds = %52, %74
  %75 = phi i64 [ 0, %52 ], [ %90, %74 ]
  %76 = add nuw nsw i64 %75, %11
  %77 = mul nsw i64 %76, %17
  %78 = getelementptr <4 x float>, ptr addrspace(1) %70, i64 %77
  %79 = load <4 x float>, ptr addrspace(1) %78, align 16, !tbaa !18
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = getelementptr inbounds nuw <4 x float>, ptr %5, i64 %75
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !18
  %83 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %80, <4 x float> noundef %57, <4 x float> noundef %82) #9
  %84 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %85 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %84, <4 x float> %61, <4 x float> %83)
  %86 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %87 = tail call spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef %86, <4 x float> noundef %65, <4 x float> noundef %85) #9
  %88 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %89 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %88, <4 x float> %69, <4 x float> %87)
  store <4 x float> %89, ptr %81, align 16, !tbaa !18
  %90 = add nuw nsw i64 %75, 1
  %91 = icmp eq i64 %90, 4
  br i1 %91, label %71, label %74
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sgemm_4x4(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = alloca [4 x <4 x float>], align 16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  %10 = icmp sgt i32 %3, 0
  %11 = sext i32 %9 to i64
  %12 = shl i64 %6, 32
  %13 = ashr exact i64 %12, 32
  br i1 %10, label %16, label %14

14:                                               ; preds = %4
  %15 = sext i32 %3 to i64
  br label %31

16:                                               ; preds = %4
  %17 = zext nneg i32 %3 to i64
  %18 = zext nneg i32 %3 to i64
  %19 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %13
  %20 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %13
  %21 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %13
  %22 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %13
  br label %52

23:                                               ; preds = %71
  %24 = load <4 x float>, ptr %5, align 16, !tbaa !18
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %26 = load <4 x float>, ptr %25, align 16, !tbaa !18
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %28 = load <4 x float>, ptr %27, align 16, !tbaa !18
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %30 = load <4 x float>, ptr %29, align 16, !tbaa !18
  br label %31

31:                                               ; preds = %14, %23
  %32 = phi i64 [ %15, %14 ], [ %17, %23 ]
  %33 = phi <4 x float> [ zeroinitializer, %14 ], [ %30, %23 ]
  %34 = phi <4 x float> [ zeroinitializer, %14 ], [ %28, %23 ]
  %35 = phi <4 x float> [ zeroinitializer, %14 ], [ %26, %23 ]
  %36 = phi <4 x float> [ zeroinitializer, %14 ], [ %24, %23 ]
  %37 = mul nsw i64 %32, %11
  %38 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %37
  %39 = getelementptr <4 x float>, ptr addrspace(1) %38, i64 %13
  store <4 x float> %36, ptr addrspace(1) %39, align 16, !tbaa !18
  %40 = or disjoint i64 %11, 1
  %41 = mul nsw i64 %40, %32
  %42 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %41
  %43 = getelementptr <4 x float>, ptr addrspace(1) %42, i64 %13
  store <4 x float> %35, ptr addrspace(1) %43, align 16, !tbaa !18
  %44 = or disjoint i64 %11, 2
  %45 = mul nsw i64 %44, %32
  %46 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %45
  %47 = getelementptr <4 x float>, ptr addrspace(1) %46, i64 %13
  store <4 x float> %34, ptr addrspace(1) %47, align 16, !tbaa !18
  %48 = or disjoint i64 %11, 3
  %49 = mul nsw i64 %48, %32
  %50 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %49
  %51 = getelementptr <4 x float>, ptr addrspace(1) %50, i64 %13
  store <4 x float> %33, ptr addrspace(1) %51, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret void

52:                                               ; preds = %16, %71
  %53 = phi i64 [ 0, %16 ], [ %72, %71 ]
  %54 = shl nsw i64 %53, 2
  %55 = mul nuw nsw i64 %54, %17
  %56 = getelementptr <4 x float>, ptr addrspace(1) %19, i64 %55
  %57 = load <4 x float>, ptr addrspace(1) %56, align 16, !tbaa !18
  %58 = or disjoint i64 %54, 1
  %59 = mul nuw nsw i64 %58, %17
  %60 = getelementptr <4 x float>, ptr addrspace(1) %20, i64 %59
  %61 = load <4 x float>, ptr addrspace(1) %60, align 16, !tbaa !18
  %62 = or disjoint i64 %54, 2
  %63 = mul nuw nsw i64 %62, %17
  %64 = getelementptr <4 x float>, ptr addrspace(1) %21, i64 %63
  %65 = load <4 x float>, ptr addrspace(1) %64, align 16, !tbaa !18
  %66 = or disjoint i64 %54, 3
  %67 = mul nuw nsw i64 %66, %17
  %68 = getelementptr <4 x float>, ptr addrspace(1) %22, i64 %67
  %69 = load <4 x float>, ptr addrspace(1) %68, align 16, !tbaa !18
  %70 = getelementptr <4 x float>, ptr addrspace(1) %0, i64 %53
  br label %74

71:                                               ; preds = %74
  %72 = add nuw nsw i64 %53, 1
  %73 = icmp eq i64 %72, %18
  br i1 %73, label %23, label %52

74:                                               ; preds = %52, %74
  %75 = phi i64 [ 0, %52 ], [ %90, %74 ]
  %76 = add nuw nsw i64 %75, %11
  %77 = mul nsw i64 %76, %17
  %78 = getelementptr <4 x float>, ptr addrspace(1) %70, i64 %77
  %79 = load <4 x float>, ptr addrspace(1) %78, align 16, !tbaa !18
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = getelementptr inbounds nuw <4 x float>, ptr %5, i64 %75
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !18
  %83 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %80, <4 x float> noundef %57, <4 x float> noundef %82) #9
  %84 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %85 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %84, <4 x float> %61, <4 x float> %83)
  %86 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %87 = tail call spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef %86, <4 x float> noundef %65, <4 x float> noundef %85) #9
  %88 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %89 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %88, <4 x float> %69, <4 x float> %87)
  store <4 x float> %89, ptr %81, align 16, !tbaa !18
  %90 = add nuw nsw i64 %75, 1
  %91 = icmp eq i64 %90, 4
  br i1 %91, label %71, label %74
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @int8_gemv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = icmp sgt i32 %4, 0
  br i1 %8, label %9, label %37

9:                                                ; preds = %6
  %10 = zext nneg i32 %4 to i64
  %11 = mul i64 %7, %10
  %12 = getelementptr <4 x i8>, ptr addrspace(1) %0, i64 %11
  br label %13

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 0, %9 ], [ %35, %13 ]
  %15 = phi i32 [ 0, %9 ], [ %34, %13 ]
  %16 = getelementptr <4 x i8>, ptr addrspace(1) %12, i64 %14
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4, !tbaa !18
  %18 = tail call spir_func <4 x i16> @_Z14convert_short4Dv4_c(<4 x i8> noundef %17) #9
  %19 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %14
  %20 = load <4 x i8>, ptr addrspace(1) %19, align 4, !tbaa !18
  %21 = tail call spir_func <4 x i16> @_Z14convert_short4Dv4_c(<4 x i8> noundef %20) #9
  %22 = mul <4 x i16> %21, %18
  %23 = extractelement <4 x i16> %22, i64 0
  %24 = sext i16 %23 to i32
  %25 = extractelement <4 x i16> %22, i64 1
  %26 = sext i16 %25 to i32
  %27 = extractelement <4 x i16> %22, i64 2
  %28 = sext i16 %27 to i32
  %29 = extractelement <4 x i16> %22, i64 3
  %30 = sext i16 %29 to i32
  %31 = add i32 %15, %26
  %32 = add i32 %31, %24
  %33 = add i32 %32, %28
  %34 = add i32 %33, %30
  %35 = add nuw nsw i64 %14, 1
  %36 = icmp eq i64 %35, %10
  br i1 %36, label %37, label %13

37:                                               ; preds = %13, %6
  %38 = phi i32 [ 0, %6 ], [ %34, %13 ]
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %7
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !3
  %40 = tail call spir_func float @_Z17convert_float_rtei(i32 noundef %38) #9
  %41 = fmul float %5, %40
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %7
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !30
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_int8_gemv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = icmp sgt i32 %4, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  %10 = zext nneg i32 %4 to i64
  %11 = mul i64 %7, %10
  %12 = getelementptr <4 x i8>, ptr addrspace(1) %0, i64 %11
  br label %19

13:                                               ; preds = %19, %6
  %14 = phi i32 [ 0, %6 ], [ %40, %19 ]
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %7
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func float @_Z17convert_float_rtei(i32 noundef %14) #9
  %17 = fmul float %5, %16
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %7
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !30
  ret void

19:                                               ; preds = %9, %19
  %20 = phi i64 [ 0, %9 ], [ %41, %19 ]
  %21 = phi i32 [ 0, %9 ], [ %40, %19 ]
  %22 = getelementptr <4 x i8>, ptr addrspace(1) %12, i64 %20
  %23 = load <4 x i8>, ptr addrspace(1) %22, align 4, !tbaa !18
  %24 = tail call spir_func <4 x i16> @_Z14convert_short4Dv4_c(<4 x i8> noundef %23) #9
  %25 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %20
  %26 = load <4 x i8>, ptr addrspace(1) %25, align 4, !tbaa !18
  %27 = tail call spir_func <4 x i16> @_Z14convert_short4Dv4_c(<4 x i8> noundef %26) #9
  %28 = mul <4 x i16> %27, %24
  %29 = extractelement <4 x i16> %28, i64 0
  %30 = sext i16 %29 to i32
  %31 = extractelement <4 x i16> %28, i64 1
  %32 = sext i16 %31 to i32
  %33 = extractelement <4 x i16> %28, i64 2
  %34 = sext i16 %33 to i32
  %35 = extractelement <4 x i16> %28, i64 3
  %36 = sext i16 %35 to i32
  %37 = add i32 %21, %32
  %38 = add i32 %37, %30
  %39 = add i32 %38, %34
  %40 = add i32 %39, %36
  %41 = add nuw nsw i64 %20, 1
  %42 = icmp eq i64 %41, %10
  br i1 %42, label %13, label %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z14convert_short4Dv4_c(<4 x i8> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtei(i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }

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
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"double*", !"double*", !"double*"}
!10 = !{!"const", !"const", !"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !5, i64 0}
!13 = !{i32 1, i32 3, i32 0}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float2*", !"float2*", !"int"}
!16 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int"}
!17 = !{!"", !"", !""}
!18 = !{!5, !5, i64 0}
!19 = !{float 2.500000e+00}
!20 = !{i32 1, i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none", !"none"}
!22 = !{!"float4*", !"float4*", !"float4*", !"int"}
!23 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!24 = !{!"const", !"const", !"", !""}
!25 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!26 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!27 = !{!"char4*", !"char4*", !"int*", !"float*", !"int", !"float"}
!28 = !{!"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*", !"float*", !"int", !"float"}
!29 = !{!"const", !"const", !"", !"", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !5, i64 0}
