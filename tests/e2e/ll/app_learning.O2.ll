; ModuleID = 'app_learning.cl'
source_filename = "app_learning.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @softmax_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %10 = sext i32 %2 to i64
  %11 = mul i64 %9, %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %11
  %13 = icmp sgt i32 %2, %6
  br i1 %13, label %14, label %19

14:                                               ; preds = %4
  %15 = shl i64 %5, 32
  %16 = ashr exact i64 %15, 32
  %17 = shl i64 %7, 32
  %18 = ashr exact i64 %17, 32
  br label %26

19:                                               ; preds = %26, %4
  %20 = phi float [ 0xFFF0000000000000, %4 ], [ %31, %26 ]
  %21 = shl i64 %5, 32
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(3) %3, i64 %22
  store float %20, ptr addrspace(3) %23, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %24 = sdiv i32 %8, 2
  %25 = icmp sgt i32 %8, 1
  br i1 %25, label %41, label %34

26:                                               ; preds = %14, %26
  %27 = phi i64 [ %16, %14 ], [ %32, %26 ]
  %28 = phi float [ 0xFFF0000000000000, %14 ], [ %31, %26 ]
  %29 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %27
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !11
  %31 = tail call spir_func float @_Z4fmaxff(float noundef %28, float noundef %30) #9
  %32 = add nsw i64 %27, %18
  %33 = icmp slt i64 %32, %10
  br i1 %33, label %26, label %19

34:                                               ; preds = %51, %19
  %35 = load float, ptr addrspace(3) %3, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %13, label %36, label %54

36:                                               ; preds = %34
  %37 = shl i64 %5, 32
  %38 = ashr exact i64 %37, 32
  %39 = shl i64 %7, 32
  %40 = ashr exact i64 %39, 32
  br label %56

41:                                               ; preds = %19, %51
  %42 = phi i32 [ %52, %51 ], [ %24, %19 ]
  %43 = icmp sgt i32 %42, %6
  br i1 %43, label %44, label %51

44:                                               ; preds = %41
  %45 = load float, ptr addrspace(3) %23, align 4, !tbaa !11
  %46 = add nsw i32 %42, %6
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(3) %3, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !11
  %50 = tail call spir_func float @_Z4fmaxff(float noundef %45, float noundef %49) #9
  store float %50, ptr addrspace(3) %23, align 4, !tbaa !11
  br label %51

51:                                               ; preds = %44, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %52 = lshr i32 %42, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %34, label %41

54:                                               ; preds = %56, %34
  %55 = phi float [ 0.000000e+00, %34 ], [ %63, %56 ]
  store float %55, ptr addrspace(3) %23, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %25, label %74, label %66

56:                                               ; preds = %36, %56
  %57 = phi i64 [ %38, %36 ], [ %64, %56 ]
  %58 = phi float [ 0.000000e+00, %36 ], [ %63, %56 ]
  %59 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %57
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !11
  %61 = fsub float %60, %35
  %62 = tail call spir_func float @_Z3expf(float noundef %61) #9
  %63 = fadd float %58, %62
  %64 = add nsw i64 %57, %40
  %65 = icmp slt i64 %64, %10
  br i1 %65, label %56, label %54

66:                                               ; preds = %84, %54
  %67 = load float, ptr addrspace(3) %3, align 4, !tbaa !11
  %68 = fdiv float 1.000000e+00, %67, !fpmath !13
  br i1 %13, label %69, label %100

69:                                               ; preds = %66
  %70 = shl i64 %5, 32
  %71 = ashr exact i64 %70, 32
  %72 = shl i64 %7, 32
  %73 = ashr exact i64 %72, 32
  br label %87

74:                                               ; preds = %54, %84
  %75 = phi i32 [ %85, %84 ], [ %24, %54 ]
  %76 = icmp sgt i32 %75, %6
  br i1 %76, label %77, label %84

77:                                               ; preds = %74
  %78 = add nsw i32 %75, %6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(3) %3, i64 %79
  %81 = load float, ptr addrspace(3) %80, align 4, !tbaa !11
  %82 = load float, ptr addrspace(3) %23, align 4, !tbaa !11
  %83 = fadd float %81, %82
  store float %83, ptr addrspace(3) %23, align 4, !tbaa !11
  br label %84

84:                                               ; preds = %77, %74
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %85 = lshr i32 %75, 1
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %66, label %74

87:                                               ; preds = %69, %87
  %88 = phi i64 [ %71, %69 ], [ %98, %87 ]
  %89 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !11
  %91 = fsub float %90, %35
  %92 = tail call spir_func float @_Z3expf(float noundef %91) #9
  %93 = fmul float %68, %92
  %94 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %95 = mul i64 %94, %10
  %96 = getelementptr float, ptr addrspace(1) %1, i64 %95
  %97 = getelementptr float, ptr addrspace(1) %96, i64 %88
  store float %93, ptr addrspace(1) %97, align 4, !tbaa !11
  %98 = add nsw i64 %88, %73
  %99 = icmp slt i64 %98, %10
  br i1 %99, label %87, label %100

100:                                              ; preds = %87, %66
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %10 = sext i32 %2 to i64
  %11 = mul i64 %9, %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %11
  %13 = icmp sgt i32 %2, %6
  br i1 %13, label %14, label %19

14:                                               ; preds = %4
  %15 = shl i64 %5, 32
  %16 = ashr exact i64 %15, 32
  %17 = shl i64 %7, 32
  %18 = ashr exact i64 %17, 32
  br label %26

19:                                               ; preds = %26, %4
  %20 = phi float [ 0xFFF0000000000000, %4 ], [ %31, %26 ]
  %21 = shl i64 %5, 32
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(3) %3, i64 %22
  store float %20, ptr addrspace(3) %23, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %24 = sdiv i32 %8, 2
  %25 = icmp sgt i32 %8, 1
  br i1 %25, label %41, label %34

26:                                               ; preds = %14, %26
  %27 = phi i64 [ %16, %14 ], [ %32, %26 ]
  %28 = phi float [ 0xFFF0000000000000, %14 ], [ %31, %26 ]
  %29 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %27
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !11
  %31 = tail call spir_func float @_Z4fmaxff(float noundef %28, float noundef %30) #9
  %32 = add nsw i64 %27, %18
  %33 = icmp slt i64 %32, %10
  br i1 %33, label %26, label %19

34:                                               ; preds = %51, %19
  %35 = load float, ptr addrspace(3) %3, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %13, label %36, label %54

36:                                               ; preds = %34
  %37 = shl i64 %5, 32
  %38 = ashr exact i64 %37, 32
  %39 = shl i64 %7, 32
  %40 = ashr exact i64 %39, 32
  br label %56

41:                                               ; preds = %19, %51
  %42 = phi i32 [ %52, %51 ], [ %24, %19 ]
  %43 = icmp sgt i32 %42, %6
  br i1 %43, label %44, label %51

44:                                               ; preds = %41
  %45 = load float, ptr addrspace(3) %23, align 4, !tbaa !11
  %46 = add nsw i32 %42, %6
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(3) %3, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !11
  %50 = tail call spir_func float @_Z4fmaxff(float noundef %45, float noundef %49) #9
  store float %50, ptr addrspace(3) %23, align 4, !tbaa !11
  br label %51

51:                                               ; preds = %44, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %52 = lshr i32 %42, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %34, label %41

54:                                               ; preds = %56, %34
  %55 = phi float [ 0.000000e+00, %34 ], [ %63, %56 ]
  store float %55, ptr addrspace(3) %23, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %25, label %74, label %66

56:                                               ; preds = %36, %56
  %57 = phi i64 [ %38, %36 ], [ %64, %56 ]
  %58 = phi float [ 0.000000e+00, %36 ], [ %63, %56 ]
  %59 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %57
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !11
  %61 = fsub float %60, %35
  %62 = tail call spir_func float @_Z3expf(float noundef %61) #9
  %63 = fadd float %58, %62
  %64 = add nsw i64 %57, %40
  %65 = icmp slt i64 %64, %10
  br i1 %65, label %56, label %54

66:                                               ; preds = %84, %54
  %67 = load float, ptr addrspace(3) %3, align 4, !tbaa !11
  %68 = fdiv float 1.000000e+00, %67, !fpmath !13
  br i1 %13, label %69, label %87

69:                                               ; preds = %66
  %70 = shl i64 %5, 32
  %71 = ashr exact i64 %70, 32
  %72 = shl i64 %7, 32
  %73 = ashr exact i64 %72, 32
  br label %88

74:                                               ; preds = %54, %84
  %75 = phi i32 [ %85, %84 ], [ %24, %54 ]
  %76 = icmp sgt i32 %75, %6
  br i1 %76, label %77, label %84

77:                                               ; preds = %74
  %78 = add nsw i32 %75, %6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(3) %3, i64 %79
  %81 = load float, ptr addrspace(3) %80, align 4, !tbaa !11
  %82 = load float, ptr addrspace(3) %23, align 4, !tbaa !11
  %83 = fadd float %81, %82
  store float %83, ptr addrspace(3) %23, align 4, !tbaa !11
  br label %84

84:                                               ; preds = %77, %74
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %85 = lshr i32 %75, 1
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %66, label %74

87:                                               ; preds = %88, %66
  ret void

88:                                               ; preds = %69, %88
  %89 = phi i64 [ %71, %69 ], [ %99, %88 ]
  %90 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !11
  %92 = fsub float %91, %35
  %93 = tail call spir_func float @_Z3expf(float noundef %92) #9
  %94 = fmul float %68, %93
  %95 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %96 = mul i64 %95, %10
  %97 = getelementptr float, ptr addrspace(1) %1, i64 %96
  %98 = getelementptr float, ptr addrspace(1) %97, i64 %89
  store float %94, ptr addrspace(1) %98, align 4, !tbaa !11
  %99 = add nsw i64 %89, %73
  %100 = icmp slt i64 %99, %10
  br i1 %100, label %88, label %87
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @layer_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %4, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %6
  %12 = sext i32 %4 to i64
  %13 = mul i64 %7, %12
  %14 = getelementptr float, ptr addrspace(1) %0, i64 %13
  br label %30

15:                                               ; preds = %30, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %38, %30 ]
  %17 = phi float [ 0.000000e+00, %6 ], [ %37, %30 ]
  %18 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %17) #10
  %19 = sitofp i32 %4 to float
  %20 = fdiv float %18, %19, !fpmath !13
  %21 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %16) #10
  %22 = fdiv float %21, %19, !fpmath !13
  %23 = fneg float %20
  %24 = tail call float @llvm.fmuladd.f32(float %23, float %20, float %22)
  %25 = fadd float %5, %24
  %26 = tail call spir_func float @_Z5rsqrtf(float noundef %25) #9
  br i1 %10, label %27, label %61

27:                                               ; preds = %15
  %28 = sext i32 %4 to i64
  %29 = mul i64 %7, %28
  br label %43

30:                                               ; preds = %11, %30
  %31 = phi float [ 0.000000e+00, %11 ], [ %37, %30 ]
  %32 = phi float [ 0.000000e+00, %11 ], [ %38, %30 ]
  %33 = phi i32 [ %9, %11 ], [ %41, %30 ]
  %34 = sext i32 %33 to i64
  %35 = getelementptr float, ptr addrspace(1) %14, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !11
  %37 = fadd float %31, %36
  %38 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %32)
  %39 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %40 = trunc i64 %39 to i32
  %41 = add i32 %33, %40
  %42 = icmp slt i32 %41, %4
  br i1 %42, label %30, label %15

43:                                               ; preds = %27, %43
  %44 = phi i32 [ %9, %27 ], [ %59, %43 ]
  %45 = sext i32 %44 to i64
  %46 = add i64 %29, %45
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !11
  %49 = fsub float %48, %20
  %50 = fmul float %26, %49
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %45
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !11
  %53 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %45
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !11
  %55 = tail call spir_func float @_Z3fmafff(float noundef %50, float noundef %52, float noundef %54) #9
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %46
  store float %55, ptr addrspace(1) %56, align 4, !tbaa !11
  %57 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %58 = trunc i64 %57 to i32
  %59 = add i32 %44, %58
  %60 = icmp slt i32 %59, %4
  br i1 %60, label %43, label %61

61:                                               ; preds = %43, %15
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %4, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %6
  %12 = sext i32 %4 to i64
  %13 = mul i64 %7, %12
  %14 = getelementptr float, ptr addrspace(1) %0, i64 %13
  br label %30

15:                                               ; preds = %30, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %38, %30 ]
  %17 = phi float [ 0.000000e+00, %6 ], [ %37, %30 ]
  %18 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %17) #10
  %19 = sitofp i32 %4 to float
  %20 = fdiv float %18, %19, !fpmath !13
  %21 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %16) #10
  %22 = fdiv float %21, %19, !fpmath !13
  %23 = fneg float %20
  %24 = tail call float @llvm.fmuladd.f32(float %23, float %20, float %22)
  %25 = fadd float %5, %24
  %26 = tail call spir_func float @_Z5rsqrtf(float noundef %25) #9
  br i1 %10, label %27, label %43

27:                                               ; preds = %15
  %28 = sext i32 %4 to i64
  %29 = mul i64 %7, %28
  br label %44

30:                                               ; preds = %11, %30
  %31 = phi float [ 0.000000e+00, %11 ], [ %37, %30 ]
  %32 = phi float [ 0.000000e+00, %11 ], [ %38, %30 ]
  %33 = phi i32 [ %9, %11 ], [ %41, %30 ]
  %34 = sext i32 %33 to i64
  %35 = getelementptr float, ptr addrspace(1) %14, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !11
  %37 = fadd float %31, %36
  %38 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %32)
  %39 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %40 = trunc i64 %39 to i32
  %41 = add i32 %33, %40
  %42 = icmp slt i32 %41, %4
  br i1 %42, label %30, label %15

43:                                               ; preds = %44, %15
  ret void

44:                                               ; preds = %27, %44
  %45 = phi i32 [ %9, %27 ], [ %60, %44 ]
  %46 = sext i32 %45 to i64
  %47 = add i64 %29, %46
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !11
  %50 = fsub float %49, %20
  %51 = fmul float %26, %50
  %52 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %46
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !11
  %54 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %46
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !11
  %56 = tail call spir_func float @_Z3fmafff(float noundef %51, float noundef %53, float noundef %55) #9
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %47
  store float %56, ptr addrspace(1) %57, align 4, !tbaa !11
  %58 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %59 = trunc i64 %58 to i32
  %60 = add i32 %45, %59
  %61 = icmp slt i32 %60, %4
  br i1 %61, label %44, label %43
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @attention(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = icmp sgt i32 %4, 0
  br i1 %7, label %8, label %37

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %6
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !23
  %11 = zext nneg i32 %4 to i64
  br label %12

12:                                               ; preds = %8, %12
  %13 = phi i64 [ 0, %8 ], [ %35, %12 ]
  %14 = phi <4 x float> [ zeroinitializer, %8 ], [ %33, %12 ]
  %15 = phi float [ 0xFFF0000000000000, %8 ], [ %21, %12 ]
  %16 = phi float [ 0.000000e+00, %8 ], [ %34, %12 ]
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %13
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !23
  %19 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %10, <4 x float> noundef %18) #9
  %20 = fmul float %19, 5.000000e-01
  %21 = tail call spir_func float @_Z4fmaxff(float noundef %15, float noundef %20) #9
  %22 = fsub float %15, %21
  %23 = tail call spir_func float @_Z3expf(float noundef %22) #9
  %24 = fsub float %20, %21
  %25 = tail call spir_func float @_Z3expf(float noundef %24) #9
  %26 = insertelement <4 x float> poison, float %23, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %13
  %29 = load <4 x float>, ptr addrspace(1) %28, align 16, !tbaa !23
  %30 = insertelement <4 x float> poison, float %25, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> zeroinitializer
  %32 = fmul <4 x float> %29, %31
  %33 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %27, <4 x float> %32)
  %34 = tail call float @llvm.fmuladd.f32(float %16, float %23, float %25)
  %35 = add nuw nsw i64 %13, 1
  %36 = icmp eq i64 %35, %11
  br i1 %36, label %37, label %12

37:                                               ; preds = %12, %5
  %38 = phi float [ 0.000000e+00, %5 ], [ %34, %12 ]
  %39 = phi <4 x float> [ zeroinitializer, %5 ], [ %33, %12 ]
  %40 = insertelement <4 x float> poison, float %38, i64 0
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <4 x i32> zeroinitializer
  %42 = fdiv <4 x float> %39, %41, !fpmath !13
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %6
  store <4 x float> %42, ptr addrspace(1) %43, align 16, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_attention(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = icmp sgt i32 %4, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %6
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !23
  %11 = zext nneg i32 %4 to i64
  br label %19

12:                                               ; preds = %19, %5
  %13 = phi float [ 0.000000e+00, %5 ], [ %41, %19 ]
  %14 = phi <4 x float> [ zeroinitializer, %5 ], [ %40, %19 ]
  %15 = insertelement <4 x float> poison, float %13, i64 0
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> zeroinitializer
  %17 = fdiv <4 x float> %14, %16, !fpmath !13
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %6
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !23
  ret void

19:                                               ; preds = %8, %19
  %20 = phi i64 [ 0, %8 ], [ %42, %19 ]
  %21 = phi <4 x float> [ zeroinitializer, %8 ], [ %40, %19 ]
  %22 = phi float [ 0xFFF0000000000000, %8 ], [ %28, %19 ]
  %23 = phi float [ 0.000000e+00, %8 ], [ %41, %19 ]
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %20
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !23
  %26 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %10, <4 x float> noundef %25) #9
  %27 = fmul float %26, 5.000000e-01
  %28 = tail call spir_func float @_Z4fmaxff(float noundef %22, float noundef %27) #9
  %29 = fsub float %22, %28
  %30 = tail call spir_func float @_Z3expf(float noundef %29) #9
  %31 = fsub float %27, %28
  %32 = tail call spir_func float @_Z3expf(float noundef %31) #9
  %33 = insertelement <4 x float> poison, float %30, i64 0
  %34 = shufflevector <4 x float> %33, <4 x float> poison, <4 x i32> zeroinitializer
  %35 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %20
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !23
  %37 = insertelement <4 x float> poison, float %32, i64 0
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <4 x i32> zeroinitializer
  %39 = fmul <4 x float> %36, %38
  %40 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %21, <4 x float> %34, <4 x float> %39)
  %41 = tail call float @llvm.fmuladd.f32(float %23, float %30, float %32)
  %42 = add nuw nsw i64 %20, 1
  %43 = icmp eq i64 %42, %11
  br i1 %43, label %12, label %19
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @max_pool(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %8 = trunc i64 %7 to i32
  %9 = shl nsw i32 %8, 1
  %10 = shl nsw i32 %6, 1
  %11 = mul nsw i32 %9, %3
  %12 = add i32 %10, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !11
  %16 = fcmp ogt float %15, 0xC7EFFFFFE0000000
  %17 = select i1 %16, float %15, float 0xC7EFFFFFE0000000
  %18 = trunc i32 %12 to i16
  %19 = select i1 %16, i16 %18, i16 0
  %20 = or disjoint i32 %10, 1
  %21 = add i32 %20, %11
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !11
  %25 = fcmp ogt float %24, %17
  %26 = select i1 %25, float %24, float %17
  %27 = trunc i32 %21 to i16
  %28 = select i1 %25, i16 %27, i16 %19
  %29 = or disjoint i32 %9, 1
  %30 = mul nsw i32 %29, %3
  %31 = add i32 %10, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !11
  %35 = fcmp ogt float %34, %26
  %36 = select i1 %35, float %34, float %26
  %37 = trunc i32 %31 to i16
  %38 = select i1 %35, i16 %37, i16 %28
  %39 = add i32 %20, %30
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !11
  %43 = fcmp ogt float %42, %36
  %44 = select i1 %43, float %42, float %36
  %45 = trunc i32 %39 to i16
  %46 = select i1 %43, i16 %45, i16 %38
  %47 = shl i64 %7, 32
  %48 = ashr exact i64 %47, 32
  %49 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %50 = mul i64 %49, %48
  %51 = shl i64 %5, 32
  %52 = ashr exact i64 %51, 32
  %53 = add i64 %50, %52
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %53
  store float %44, ptr addrspace(1) %54, align 4, !tbaa !11
  %55 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %53
  store i16 %46, ptr addrspace(1) %55, align 2, !tbaa !26
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_max_pool(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %8 = trunc i64 %7 to i32
  %9 = shl nsw i32 %8, 1
  %10 = shl nsw i32 %6, 1
  %11 = mul nsw i32 %9, %3
  %12 = add i32 %10, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !11
  %16 = fcmp ogt float %15, 0xC7EFFFFFE0000000
  %17 = select i1 %16, float %15, float 0xC7EFFFFFE0000000
  %18 = trunc i32 %12 to i16
  %19 = select i1 %16, i16 %18, i16 0
  %20 = or disjoint i32 %10, 1
  %21 = add i32 %20, %11
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !11
  %25 = fcmp ogt float %24, %17
  %26 = select i1 %25, float %24, float %17
  %27 = trunc i32 %21 to i16
  %28 = select i1 %25, i16 %27, i16 %19
  %29 = or disjoint i32 %9, 1
  %30 = mul nsw i32 %29, %3
  %31 = add i32 %10, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !11
  %35 = fcmp ogt float %34, %26
  %36 = select i1 %35, float %34, float %26
  %37 = trunc i32 %31 to i16
  %38 = select i1 %35, i16 %37, i16 %28
  %39 = add i32 %20, %30
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !11
  %43 = fcmp ogt float %42, %36
  %44 = select i1 %43, float %42, float %36
  %45 = trunc i32 %39 to i16
  %46 = select i1 %43, i16 %45, i16 %38
  %47 = shl i64 %7, 32
  %48 = ashr exact i64 %47, 32
  %49 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %50 = mul i64 %49, %48
  %51 = shl i64 %5, 32
  %52 = ashr exact i64 %51, 32
  %53 = add i64 %50, %52
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %53
  store float %44, ptr addrspace(1) %54, align 4, !tbaa !11
  %55 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %53
  store i16 %46, ptr addrspace(1) %55, align 2, !tbaa !26
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: convergent nounwind
declare spir_func float @_Z21work_group_reduce_addf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 0, i32 3}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int", !"float*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{float 2.500000e+00}
!14 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"float"}
!17 = !{!"const", !"const", !"const", !"", !"", !""}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int"}
!21 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!22 = !{!"const", !"const", !"const", !"", !""}
!23 = !{!5, !5, i64 0}
!24 = !{i32 1, i32 1, i32 1, i32 0}
!25 = !{!"float*", !"float*", !"ushort*", !"int"}
!26 = !{!27, !27, i64 0}
!27 = !{!"short", !5, i64 0}
