; ModuleID = 'local_matmul.cl'
source_filename = "local_matmul.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@matmul_f32.ta = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@matmul_f32.tb = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@matmul_i32.tiles = internal unnamed_addr addrspace(3) global [2 x [8 x [9 x i32]]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @matmul_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %5, 0
  br i1 %13, label %14, label %53

14:                                               ; preds = %6
  %15 = trunc i64 %7 to i32
  %16 = icmp sgt i32 %3, %12
  %17 = mul nsw i32 %5, %12
  %18 = add i32 %17, %15
  %19 = shl i64 %8, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds [8 x float], ptr addrspace(3) @matmul_f32.ta, i64 %20
  %22 = shl i64 %7, 32
  %23 = ashr exact i64 %22, 32
  %24 = getelementptr inbounds float, ptr addrspace(3) %21, i64 %23
  %25 = icmp sgt i32 %4, %10
  %26 = getelementptr inbounds [8 x float], ptr addrspace(3) @matmul_f32.tb, i64 %20
  %27 = getelementptr inbounds float, ptr addrspace(3) %26, i64 %23
  %28 = getelementptr float, ptr addrspace(3) @matmul_f32.tb, i64 %23
  %29 = zext nneg i32 %5 to i64
  %30 = shl i64 %8, 32
  %31 = ashr exact i64 %30, 32
  %32 = sext i32 %4 to i64
  %33 = shl i64 %9, 32
  %34 = shl i64 %7, 32
  %35 = ashr exact i64 %34, 32
  %36 = sub nsw i64 %29, %35
  %37 = ashr exact i64 %33, 30
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 4
  %40 = getelementptr i8, ptr addrspace(3) %28, i64 32
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 8
  %42 = getelementptr i8, ptr addrspace(3) %28, i64 64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 12
  %44 = getelementptr i8, ptr addrspace(3) %28, i64 96
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 16
  %46 = getelementptr i8, ptr addrspace(3) %28, i64 128
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 20
  %48 = getelementptr i8, ptr addrspace(3) %28, i64 160
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 24
  %50 = getelementptr i8, ptr addrspace(3) %28, i64 192
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 28
  %52 = getelementptr i8, ptr addrspace(3) %28, i64 224
  br label %58

53:                                               ; preds = %78, %6
  %54 = phi float [ 0.000000e+00, %6 ], [ %103, %78 ]
  %55 = icmp sgt i32 %3, %12
  %56 = icmp sgt i32 %4, %10
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %106, label %111

58:                                               ; preds = %14, %78
  %59 = phi i64 [ 0, %14 ], [ %104, %78 ]
  %60 = phi float [ 0.000000e+00, %14 ], [ %103, %78 ]
  %61 = icmp slt i64 %59, %36
  %62 = select i1 %16, i1 %61, i1 false
  br i1 %62, label %63, label %69

63:                                               ; preds = %58
  %64 = trunc nuw nsw i64 %59 to i32
  %65 = add i32 %18, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !11
  br label %69

69:                                               ; preds = %63, %58
  %70 = phi float [ %68, %63 ], [ 0.000000e+00, %58 ]
  store float %70, ptr addrspace(3) %24, align 4, !tbaa !11
  %71 = add nsw i64 %59, %31
  %72 = icmp slt i64 %71, %29
  %73 = select i1 %72, i1 %25, i1 false
  br i1 %73, label %74, label %78

74:                                               ; preds = %69
  %75 = mul nsw i64 %71, %32
  %76 = getelementptr float, ptr addrspace(1) %38, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !11
  br label %78

78:                                               ; preds = %74, %69
  %79 = phi float [ %77, %74 ], [ 0.000000e+00, %69 ]
  store float %79, ptr addrspace(3) %27, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %80 = load float, ptr addrspace(3) %21, align 4, !tbaa !11
  %81 = load float, ptr addrspace(3) %28, align 4, !tbaa !11
  %82 = tail call spir_func float @_Z3fmafff(float noundef %80, float noundef %81, float noundef %60) #5
  %83 = load float, ptr addrspace(3) %39, align 4, !tbaa !11
  %84 = load float, ptr addrspace(3) %40, align 4, !tbaa !11
  %85 = tail call spir_func float @_Z3fmafff(float noundef %83, float noundef %84, float noundef %82) #5
  %86 = load float, ptr addrspace(3) %41, align 4, !tbaa !11
  %87 = load float, ptr addrspace(3) %42, align 4, !tbaa !11
  %88 = tail call spir_func float @_Z3fmafff(float noundef %86, float noundef %87, float noundef %85) #5
  %89 = load float, ptr addrspace(3) %43, align 4, !tbaa !11
  %90 = load float, ptr addrspace(3) %44, align 4, !tbaa !11
  %91 = tail call spir_func float @_Z3fmafff(float noundef %89, float noundef %90, float noundef %88) #5
  %92 = load float, ptr addrspace(3) %45, align 4, !tbaa !11
  %93 = load float, ptr addrspace(3) %46, align 4, !tbaa !11
  %94 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %93, float noundef %91) #5
  %95 = load float, ptr addrspace(3) %47, align 4, !tbaa !11
  %96 = load float, ptr addrspace(3) %48, align 4, !tbaa !11
  %97 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %96, float noundef %94) #5
  %98 = load float, ptr addrspace(3) %49, align 4, !tbaa !11
  %99 = load float, ptr addrspace(3) %50, align 4, !tbaa !11
  %100 = tail call spir_func float @_Z3fmafff(float noundef %98, float noundef %99, float noundef %97) #5
  %101 = load float, ptr addrspace(3) %51, align 4, !tbaa !11
  %102 = load float, ptr addrspace(3) %52, align 4, !tbaa !11
  %103 = tail call spir_func float @_Z3fmafff(float noundef %101, float noundef %102, float noundef %100) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %104 = add nuw nsw i64 %59, 8
  %105 = icmp samesign ult i64 %104, %29
  br i1 %105, label %58, label %53

106:                                              ; preds = %53
  %107 = mul nsw i32 %4, %12
  %108 = add nsw i32 %107, %10
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  store float %54, ptr addrspace(1) %110, align 4, !tbaa !11
  br label %111

111:                                              ; preds = %53, %106
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_matmul_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %5, 0
  br i1 %13, label %14, label %53

14:                                               ; preds = %6
  %15 = trunc i64 %7 to i32
  %16 = icmp sgt i32 %3, %12
  %17 = mul nsw i32 %5, %12
  %18 = add i32 %17, %15
  %19 = shl i64 %8, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds [8 x float], ptr addrspace(3) @matmul_f32.ta, i64 %20
  %22 = shl i64 %7, 32
  %23 = ashr exact i64 %22, 32
  %24 = getelementptr inbounds float, ptr addrspace(3) %21, i64 %23
  %25 = icmp sgt i32 %4, %10
  %26 = getelementptr inbounds [8 x float], ptr addrspace(3) @matmul_f32.tb, i64 %20
  %27 = getelementptr inbounds float, ptr addrspace(3) %26, i64 %23
  %28 = getelementptr float, ptr addrspace(3) @matmul_f32.tb, i64 %23
  %29 = shl i64 %7, 32
  %30 = ashr exact i64 %29, 32
  %31 = zext nneg i32 %5 to i64
  %32 = shl i64 %8, 32
  %33 = ashr exact i64 %32, 32
  %34 = sext i32 %4 to i64
  %35 = shl i64 %9, 32
  %36 = sub nsw i64 %31, %30
  %37 = ashr exact i64 %35, 30
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 4
  %40 = getelementptr i8, ptr addrspace(3) %28, i64 32
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 8
  %42 = getelementptr i8, ptr addrspace(3) %28, i64 64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 12
  %44 = getelementptr i8, ptr addrspace(3) %28, i64 96
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 16
  %46 = getelementptr i8, ptr addrspace(3) %28, i64 128
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 20
  %48 = getelementptr i8, ptr addrspace(3) %28, i64 160
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 24
  %50 = getelementptr i8, ptr addrspace(3) %28, i64 192
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 28
  %52 = getelementptr i8, ptr addrspace(3) %28, i64 224
  br label %58

53:                                               ; preds = %78, %6
  %54 = phi float [ 0.000000e+00, %6 ], [ %103, %78 ]
  %55 = icmp sgt i32 %3, %12
  %56 = icmp sgt i32 %4, %10
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %106, label %111

58:                                               ; preds = %14, %78
  %59 = phi i64 [ 0, %14 ], [ %104, %78 ]
  %60 = phi float [ 0.000000e+00, %14 ], [ %103, %78 ]
  %61 = icmp slt i64 %59, %36
  %62 = select i1 %16, i1 %61, i1 false
  br i1 %62, label %63, label %69

63:                                               ; preds = %58
  %64 = trunc nuw nsw i64 %59 to i32
  %65 = add i32 %18, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !11
  br label %69

69:                                               ; preds = %58, %63
  %70 = phi float [ %68, %63 ], [ 0.000000e+00, %58 ]
  store float %70, ptr addrspace(3) %24, align 4, !tbaa !11
  %71 = add nsw i64 %59, %33
  %72 = icmp slt i64 %71, %31
  %73 = select i1 %72, i1 %25, i1 false
  br i1 %73, label %74, label %78

74:                                               ; preds = %69
  %75 = mul nsw i64 %71, %34
  %76 = getelementptr float, ptr addrspace(1) %38, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !11
  br label %78

78:                                               ; preds = %69, %74
  %79 = phi float [ %77, %74 ], [ 0.000000e+00, %69 ]
  store float %79, ptr addrspace(3) %27, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %80 = load float, ptr addrspace(3) %21, align 4, !tbaa !11
  %81 = load float, ptr addrspace(3) %28, align 4, !tbaa !11
  %82 = tail call spir_func float @_Z3fmafff(float noundef %80, float noundef %81, float noundef %60) #5
  %83 = load float, ptr addrspace(3) %39, align 4, !tbaa !11
  %84 = load float, ptr addrspace(3) %40, align 4, !tbaa !11
  %85 = tail call spir_func float @_Z3fmafff(float noundef %83, float noundef %84, float noundef %82) #5
  %86 = load float, ptr addrspace(3) %41, align 4, !tbaa !11
  %87 = load float, ptr addrspace(3) %42, align 4, !tbaa !11
  %88 = tail call spir_func float @_Z3fmafff(float noundef %86, float noundef %87, float noundef %85) #5
  %89 = load float, ptr addrspace(3) %43, align 4, !tbaa !11
  %90 = load float, ptr addrspace(3) %44, align 4, !tbaa !11
  %91 = tail call spir_func float @_Z3fmafff(float noundef %89, float noundef %90, float noundef %88) #5
  %92 = load float, ptr addrspace(3) %45, align 4, !tbaa !11
  %93 = load float, ptr addrspace(3) %46, align 4, !tbaa !11
  %94 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %93, float noundef %91) #5
  %95 = load float, ptr addrspace(3) %47, align 4, !tbaa !11
  %96 = load float, ptr addrspace(3) %48, align 4, !tbaa !11
  %97 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %96, float noundef %94) #5
  %98 = load float, ptr addrspace(3) %49, align 4, !tbaa !11
  %99 = load float, ptr addrspace(3) %50, align 4, !tbaa !11
  %100 = tail call spir_func float @_Z3fmafff(float noundef %98, float noundef %99, float noundef %97) #5
  %101 = load float, ptr addrspace(3) %51, align 4, !tbaa !11
  %102 = load float, ptr addrspace(3) %52, align 4, !tbaa !11
  %103 = tail call spir_func float @_Z3fmafff(float noundef %101, float noundef %102, float noundef %100) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %104 = add nuw nsw i64 %59, 8
  %105 = icmp samesign ult i64 %104, %31
  br i1 %105, label %58, label %53

106:                                              ; preds = %53
  %107 = mul nsw i32 %4, %12
  %108 = add nsw i32 %107, %10
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  store float %54, ptr addrspace(1) %110, align 4, !tbaa !11
  br label %111

111:                                              ; preds = %106, %53
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @matmul_i32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %3, 7
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  br label %95

13:                                               ; preds = %4
  %14 = lshr i32 %3, 3
  %15 = trunc i64 %5 to i32
  %16 = mul nsw i32 %3, %9
  %17 = add i32 %16, %15
  %18 = shl i64 %6, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds [9 x i32], ptr addrspace(3) @matmul_i32.tiles, i64 %19
  %21 = shl i64 %5, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i32, ptr addrspace(3) %20, i64 %22
  %24 = getelementptr inbounds [9 x i32], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @matmul_i32.tiles, i64 288), i64 %19
  %25 = getelementptr inbounds i32, ptr addrspace(3) %24, i64 %22
  %26 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @matmul_i32.tiles, i64 288), i64 %22
  %27 = shl i64 %6, 32
  %28 = ashr exact i64 %27, 32
  %29 = zext nneg i32 %3 to i64
  %30 = shl i64 %7, 32
  %31 = zext nneg i32 %14 to i64
  %32 = ashr exact i64 %30, 30
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %35 = getelementptr i8, ptr addrspace(3) %26, i64 36
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 8
  %37 = getelementptr i8, ptr addrspace(3) %26, i64 72
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 12
  %39 = getelementptr i8, ptr addrspace(3) %26, i64 108
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 16
  %41 = getelementptr i8, ptr addrspace(3) %26, i64 144
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 20
  %43 = getelementptr i8, ptr addrspace(3) %26, i64 180
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 24
  %45 = getelementptr i8, ptr addrspace(3) %26, i64 216
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 28
  %47 = getelementptr i8, ptr addrspace(3) %26, i64 252
  br label %48

48:                                               ; preds = %13, %48
  %49 = phi i64 [ 0, %13 ], [ %93, %48 ]
  %50 = phi i32 [ 0, %13 ], [ %92, %48 ]
  %51 = shl nsw i64 %49, 3
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = add i32 %17, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !3
  store i32 %56, ptr addrspace(3) %23, align 4, !tbaa !3
  %57 = add nsw i64 %51, %28
  %58 = mul nsw i64 %57, %29
  %59 = getelementptr i32, ptr addrspace(1) %33, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !3
  store i32 %60, ptr addrspace(3) %25, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %61 = load i32, ptr addrspace(3) %20, align 4, !tbaa !3
  %62 = load i32, ptr addrspace(3) %26, align 4, !tbaa !3
  %63 = mul nsw i32 %62, %61
  %64 = add nsw i32 %63, %50
  %65 = load i32, ptr addrspace(3) %34, align 4, !tbaa !3
  %66 = load i32, ptr addrspace(3) %35, align 4, !tbaa !3
  %67 = mul nsw i32 %66, %65
  %68 = add nsw i32 %67, %64
  %69 = load i32, ptr addrspace(3) %36, align 4, !tbaa !3
  %70 = load i32, ptr addrspace(3) %37, align 4, !tbaa !3
  %71 = mul nsw i32 %70, %69
  %72 = add nsw i32 %71, %68
  %73 = load i32, ptr addrspace(3) %38, align 4, !tbaa !3
  %74 = load i32, ptr addrspace(3) %39, align 4, !tbaa !3
  %75 = mul nsw i32 %74, %73
  %76 = add nsw i32 %75, %72
  %77 = load i32, ptr addrspace(3) %40, align 4, !tbaa !3
  %78 = load i32, ptr addrspace(3) %41, align 4, !tbaa !3
  %79 = mul nsw i32 %78, %77
  %80 = add nsw i32 %79, %76
  %81 = load i32, ptr addrspace(3) %42, align 4, !tbaa !3
  %82 = load i32, ptr addrspace(3) %43, align 4, !tbaa !3
  %83 = mul nsw i32 %82, %81
  %84 = add nsw i32 %83, %80
  %85 = load i32, ptr addrspace(3) %44, align 4, !tbaa !3
  %86 = load i32, ptr addrspace(3) %45, align 4, !tbaa !3
  %87 = mul nsw i32 %86, %85
  %88 = add nsw i32 %87, %84
  %89 = load i32, ptr addrspace(3) %46, align 4, !tbaa !3
  %90 = load i32, ptr addrspace(3) %47, align 4, !tbaa !3
  %91 = mul nsw i32 %90, %89
  %92 = add nsw i32 %91, %88
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %93 = add nuw nsw i64 %49, 1
  %94 = icmp eq i64 %93, %31
  br i1 %94, label %95, label %48

95:                                               ; preds = %48, %11
  %96 = phi i32 [ %12, %11 ], [ %16, %48 ]
  %97 = phi i32 [ 0, %11 ], [ %92, %48 ]
  %98 = trunc i64 %7 to i32
  %99 = add nsw i32 %96, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %100
  store i32 %97, ptr addrspace(1) %101, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_matmul_i32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %3, 7
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  br label %48

13:                                               ; preds = %4
  %14 = lshr i32 %3, 3
  %15 = trunc i64 %5 to i32
  %16 = mul nsw i32 %3, %9
  %17 = add i32 %16, %15
  %18 = shl i64 %6, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds [9 x i32], ptr addrspace(3) @matmul_i32.tiles, i64 %19
  %21 = shl i64 %5, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i32, ptr addrspace(3) %20, i64 %22
  %24 = getelementptr inbounds [9 x i32], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @matmul_i32.tiles, i64 288), i64 %19
  %25 = getelementptr inbounds i32, ptr addrspace(3) %24, i64 %22
  %26 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @matmul_i32.tiles, i64 288), i64 %22
  %27 = shl i64 %6, 32
  %28 = ashr exact i64 %27, 32
  %29 = zext nneg i32 %3 to i64
  %30 = shl i64 %7, 32
  %31 = zext nneg i32 %14 to i64
  %32 = ashr exact i64 %30, 30
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %35 = getelementptr i8, ptr addrspace(3) %26, i64 36
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 8
  %37 = getelementptr i8, ptr addrspace(3) %26, i64 72
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 12
  %39 = getelementptr i8, ptr addrspace(3) %26, i64 108
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 16
  %41 = getelementptr i8, ptr addrspace(3) %26, i64 144
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 20
  %43 = getelementptr i8, ptr addrspace(3) %26, i64 180
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 24
  %45 = getelementptr i8, ptr addrspace(3) %26, i64 216
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 28
  %47 = getelementptr i8, ptr addrspace(3) %26, i64 252
  br label %55

48:                                               ; preds = %55, %11
  %49 = phi i32 [ %12, %11 ], [ %16, %55 ]
  %50 = phi i32 [ 0, %11 ], [ %99, %55 ]
  %51 = trunc i64 %7 to i32
  %52 = add nsw i32 %49, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %53
  store i32 %50, ptr addrspace(1) %54, align 4, !tbaa !3
  ret void

55:                                               ; preds = %13, %55
  %56 = phi i64 [ 0, %13 ], [ %100, %55 ]
  %57 = phi i32 [ 0, %13 ], [ %99, %55 ]
  %58 = shl nsw i64 %56, 3
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = add i32 %17, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !3
  store i32 %63, ptr addrspace(3) %23, align 4, !tbaa !3
  %64 = add nsw i64 %58, %28
  %65 = mul nsw i64 %64, %29
  %66 = getelementptr i32, ptr addrspace(1) %33, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !3
  store i32 %67, ptr addrspace(3) %25, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %68 = load i32, ptr addrspace(3) %20, align 4, !tbaa !3
  %69 = load i32, ptr addrspace(3) %26, align 4, !tbaa !3
  %70 = mul nsw i32 %69, %68
  %71 = add nsw i32 %70, %57
  %72 = load i32, ptr addrspace(3) %34, align 4, !tbaa !3
  %73 = load i32, ptr addrspace(3) %35, align 4, !tbaa !3
  %74 = mul nsw i32 %73, %72
  %75 = add nsw i32 %74, %71
  %76 = load i32, ptr addrspace(3) %36, align 4, !tbaa !3
  %77 = load i32, ptr addrspace(3) %37, align 4, !tbaa !3
  %78 = mul nsw i32 %77, %76
  %79 = add nsw i32 %78, %75
  %80 = load i32, ptr addrspace(3) %38, align 4, !tbaa !3
  %81 = load i32, ptr addrspace(3) %39, align 4, !tbaa !3
  %82 = mul nsw i32 %81, %80
  %83 = add nsw i32 %82, %79
  %84 = load i32, ptr addrspace(3) %40, align 4, !tbaa !3
  %85 = load i32, ptr addrspace(3) %41, align 4, !tbaa !3
  %86 = mul nsw i32 %85, %84
  %87 = add nsw i32 %86, %83
  %88 = load i32, ptr addrspace(3) %42, align 4, !tbaa !3
  %89 = load i32, ptr addrspace(3) %43, align 4, !tbaa !3
  %90 = mul nsw i32 %89, %88
  %91 = add nsw i32 %90, %87
  %92 = load i32, ptr addrspace(3) %44, align 4, !tbaa !3
  %93 = load i32, ptr addrspace(3) %45, align 4, !tbaa !3
  %94 = mul nsw i32 %93, %92
  %95 = add nsw i32 %94, %91
  %96 = load i32, ptr addrspace(3) %46, align 4, !tbaa !3
  %97 = load i32, ptr addrspace(3) %47, align 4, !tbaa !3
  %98 = mul nsw i32 %97, %96
  %99 = add nsw i32 %98, %95
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %100 = add nuw nsw i64 %56, 1
  %101 = icmp eq i64 %100, %31
  br i1 %101, label %48, label %55
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @matmul_blocked_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, ptr addrspace(3) noundef align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 1024
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %11, 1
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %14 = trunc i64 %13 to i32
  %15 = shl nsw i32 %14, 1
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %5
  %18 = sext i32 %15 to i64
  %19 = sext i32 %12 to i64
  %20 = sext i32 %3 to i64
  %21 = mul nsw i64 %19, %20
  %22 = or disjoint i64 %19, 1
  %23 = mul nsw i64 %22, %20
  br label %203

24:                                               ; preds = %5
  %25 = trunc i64 %9 to i32
  %26 = shl i32 %25, 4
  %27 = add i32 %26, %8
  %28 = shl nsw i32 %8, 1
  %29 = add nsw i32 %26, %28
  %30 = sext i32 %29 to i64
  %31 = sext i32 %12 to i64
  %32 = zext nneg i32 %3 to i64
  %33 = sext i32 %26 to i64
  %34 = sext i32 %28 to i64
  %35 = shl i64 %9, 32
  %36 = ashr exact i64 %35, 32
  %37 = sext i32 %15 to i64
  %38 = mul nsw i64 %31, %32
  %39 = trunc nsw i64 %38 to i32
  %40 = sext i32 %27 to i64
  %41 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %40
  %42 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %30
  %43 = or disjoint i64 %31, 1
  %44 = mul nsw i64 %43, %32
  %45 = trunc nsw i64 %44 to i32
  %46 = add i32 %27, 8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %47
  %49 = getelementptr double, ptr addrspace(3) %6, i64 %30
  %50 = getelementptr i8, ptr addrspace(3) %49, i64 8
  %51 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %34
  %52 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %33
  %53 = getelementptr double, ptr addrspace(3) %6, i64 %34
  %54 = getelementptr i8, ptr addrspace(3) %53, i64 8
  %55 = getelementptr double, ptr addrspace(3) %4, i64 %33
  %56 = getelementptr i8, ptr addrspace(3) %55, i64 64
  %57 = or disjoint i64 %33, 1
  %58 = add nsw i64 %34, 16
  %59 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %58
  %60 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %57
  %61 = getelementptr double, ptr addrspace(3) %6, i64 %58
  %62 = getelementptr i8, ptr addrspace(3) %61, i64 8
  %63 = getelementptr double, ptr addrspace(3) %4, i64 %57
  %64 = getelementptr i8, ptr addrspace(3) %63, i64 64
  %65 = or disjoint i64 %33, 2
  %66 = add nsw i64 %34, 32
  %67 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %66
  %68 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %65
  %69 = getelementptr double, ptr addrspace(3) %6, i64 %66
  %70 = getelementptr i8, ptr addrspace(3) %69, i64 8
  %71 = getelementptr double, ptr addrspace(3) %4, i64 %65
  %72 = getelementptr i8, ptr addrspace(3) %71, i64 64
  %73 = or disjoint i64 %33, 3
  %74 = add nsw i64 %34, 48
  %75 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %74
  %76 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %73
  %77 = getelementptr double, ptr addrspace(3) %6, i64 %74
  %78 = getelementptr i8, ptr addrspace(3) %77, i64 8
  %79 = getelementptr double, ptr addrspace(3) %4, i64 %73
  %80 = getelementptr i8, ptr addrspace(3) %79, i64 64
  %81 = or disjoint i64 %33, 4
  %82 = add nsw i64 %34, 64
  %83 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %82
  %84 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %81
  %85 = getelementptr double, ptr addrspace(3) %6, i64 %82
  %86 = getelementptr i8, ptr addrspace(3) %85, i64 8
  %87 = getelementptr double, ptr addrspace(3) %4, i64 %81
  %88 = getelementptr i8, ptr addrspace(3) %87, i64 64
  %89 = or disjoint i64 %33, 5
  %90 = add nsw i64 %34, 80
  %91 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %90
  %92 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %89
  %93 = getelementptr double, ptr addrspace(3) %6, i64 %90
  %94 = getelementptr i8, ptr addrspace(3) %93, i64 8
  %95 = getelementptr double, ptr addrspace(3) %4, i64 %89
  %96 = getelementptr i8, ptr addrspace(3) %95, i64 64
  %97 = or disjoint i64 %33, 6
  %98 = add nsw i64 %34, 96
  %99 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %98
  %100 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %97
  %101 = getelementptr double, ptr addrspace(3) %6, i64 %98
  %102 = getelementptr i8, ptr addrspace(3) %101, i64 8
  %103 = getelementptr double, ptr addrspace(3) %4, i64 %97
  %104 = getelementptr i8, ptr addrspace(3) %103, i64 64
  %105 = or disjoint i64 %33, 7
  %106 = add nsw i64 %34, 112
  %107 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %106
  %108 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %105
  %109 = getelementptr double, ptr addrspace(3) %6, i64 %106
  %110 = getelementptr i8, ptr addrspace(3) %109, i64 8
  %111 = getelementptr double, ptr addrspace(3) %4, i64 %105
  %112 = getelementptr i8, ptr addrspace(3) %111, i64 64
  br label %113

113:                                              ; preds = %24, %113
  %114 = phi double [ 0.000000e+00, %24 ], [ %195, %113 ]
  %115 = phi double [ 0.000000e+00, %24 ], [ %197, %113 ]
  %116 = phi double [ 0.000000e+00, %24 ], [ %199, %113 ]
  %117 = phi double [ 0.000000e+00, %24 ], [ %200, %113 ]
  %118 = phi i64 [ 0, %24 ], [ %201, %113 ]
  %119 = trunc nuw nsw i64 %118 to i32
  %120 = add i32 %119, %8
  %121 = add nsw i64 %118, %36
  %122 = mul nsw i64 %121, %32
  %123 = add nsw i64 %122, %37
  %124 = add i32 %120, %39
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %125
  %127 = load double, ptr addrspace(1) %126, align 8, !tbaa !21
  store double %127, ptr addrspace(3) %41, align 8, !tbaa !21
  %128 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %123
  %129 = load double, ptr addrspace(1) %128, align 8, !tbaa !21
  store double %129, ptr addrspace(3) %42, align 8, !tbaa !21
  %130 = add i32 %120, %45
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %131
  %133 = load double, ptr addrspace(1) %132, align 8, !tbaa !21
  store double %133, ptr addrspace(3) %48, align 8, !tbaa !21
  %134 = getelementptr double, ptr addrspace(1) %1, i64 %123
  %135 = getelementptr i8, ptr addrspace(1) %134, i64 8
  %136 = load double, ptr addrspace(1) %135, align 8, !tbaa !21
  store double %136, ptr addrspace(3) %50, align 8, !tbaa !21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %137 = load double, ptr addrspace(3) %52, align 8, !tbaa !21
  %138 = load double, ptr addrspace(3) %51, align 8, !tbaa !21
  %139 = tail call double @llvm.fmuladd.f64(double %137, double %138, double %114)
  %140 = load double, ptr addrspace(3) %54, align 8, !tbaa !21
  %141 = tail call double @llvm.fmuladd.f64(double %137, double %140, double %115)
  %142 = load double, ptr addrspace(3) %56, align 8, !tbaa !21
  %143 = tail call double @llvm.fmuladd.f64(double %142, double %138, double %116)
  %144 = tail call double @llvm.fmuladd.f64(double %142, double %140, double %117)
  %145 = load double, ptr addrspace(3) %60, align 8, !tbaa !21
  %146 = load double, ptr addrspace(3) %59, align 8, !tbaa !21
  %147 = tail call double @llvm.fmuladd.f64(double %145, double %146, double %139)
  %148 = load double, ptr addrspace(3) %62, align 8, !tbaa !21
  %149 = tail call double @llvm.fmuladd.f64(double %145, double %148, double %141)
  %150 = load double, ptr addrspace(3) %64, align 8, !tbaa !21
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %146, double %143)
  %152 = tail call double @llvm.fmuladd.f64(double %150, double %148, double %144)
  %153 = load double, ptr addrspace(3) %68, align 8, !tbaa !21
  %154 = load double, ptr addrspace(3) %67, align 8, !tbaa !21
  %155 = tail call double @llvm.fmuladd.f64(double %153, double %154, double %147)
  %156 = load double, ptr addrspace(3) %70, align 8, !tbaa !21
  %157 = tail call double @llvm.fmuladd.f64(double %153, double %156, double %149)
  %158 = load double, ptr addrspace(3) %72, align 8, !tbaa !21
  %159 = tail call double @llvm.fmuladd.f64(double %158, double %154, double %151)
  %160 = tail call double @llvm.fmuladd.f64(double %158, double %156, double %152)
  %161 = load double, ptr addrspace(3) %76, align 8, !tbaa !21
  %162 = load double, ptr addrspace(3) %75, align 8, !tbaa !21
  %163 = tail call double @llvm.fmuladd.f64(double %161, double %162, double %155)
  %164 = load double, ptr addrspace(3) %78, align 8, !tbaa !21
  %165 = tail call double @llvm.fmuladd.f64(double %161, double %164, double %157)
  %166 = load double, ptr addrspace(3) %80, align 8, !tbaa !21
  %167 = tail call double @llvm.fmuladd.f64(double %166, double %162, double %159)
  %168 = tail call double @llvm.fmuladd.f64(double %166, double %164, double %160)
  %169 = load double, ptr addrspace(3) %84, align 8, !tbaa !21
  %170 = load double, ptr addrspace(3) %83, align 8, !tbaa !21
  %171 = tail call double @llvm.fmuladd.f64(double %169, double %170, double %163)
  %172 = load double, ptr addrspace(3) %86, align 8, !tbaa !21
  %173 = tail call double @llvm.fmuladd.f64(double %169, double %172, double %165)
  %174 = load double, ptr addrspace(3) %88, align 8, !tbaa !21
  %175 = tail call double @llvm.fmuladd.f64(double %174, double %170, double %167)
  %176 = tail call double @llvm.fmuladd.f64(double %174, double %172, double %168)
  %177 = load double, ptr addrspace(3) %92, align 8, !tbaa !21
  %178 = load double, ptr addrspace(3) %91, align 8, !tbaa !21
  %179 = tail call double @llvm.fmuladd.f64(double %177, double %178, double %171)
  %180 = load double, ptr addrspace(3) %94, align 8, !tbaa !21
  %181 = tail call double @llvm.fmuladd.f64(double %177, double %180, double %173)
  %182 = load double, ptr addrspace(3) %96, align 8, !tbaa !21
  %183 = tail call double @llvm.fmuladd.f64(double %182, double %178, double %175)
  %184 = tail call double @llvm.fmuladd.f64(double %182, double %180, double %176)
  %185 = load double, ptr addrspace(3) %100, align 8, !tbaa !21
  %186 = load double, ptr addrspace(3) %99, align 8, !tbaa !21
  %187 = tail call double @llvm.fmuladd.f64(double %185, double %186, double %179)
  %188 = load double, ptr addrspace(3) %102, align 8, !tbaa !21
  %189 = tail call double @llvm.fmuladd.f64(double %185, double %188, double %181)
  %190 = load double, ptr addrspace(3) %104, align 8, !tbaa !21
  %191 = tail call double @llvm.fmuladd.f64(double %190, double %186, double %183)
  %192 = tail call double @llvm.fmuladd.f64(double %190, double %188, double %184)
  %193 = load double, ptr addrspace(3) %108, align 8, !tbaa !21
  %194 = load double, ptr addrspace(3) %107, align 8, !tbaa !21
  %195 = tail call double @llvm.fmuladd.f64(double %193, double %194, double %187)
  %196 = load double, ptr addrspace(3) %110, align 8, !tbaa !21
  %197 = tail call double @llvm.fmuladd.f64(double %193, double %196, double %189)
  %198 = load double, ptr addrspace(3) %112, align 8, !tbaa !21
  %199 = tail call double @llvm.fmuladd.f64(double %198, double %194, double %191)
  %200 = tail call double @llvm.fmuladd.f64(double %198, double %196, double %192)
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %201 = add nuw nsw i64 %118, 8
  %202 = icmp samesign ult i64 %201, %32
  br i1 %202, label %113, label %203

203:                                              ; preds = %113, %17
  %204 = phi i64 [ %23, %17 ], [ %44, %113 ]
  %205 = phi i64 [ %21, %17 ], [ %38, %113 ]
  %206 = phi i64 [ %18, %17 ], [ %37, %113 ]
  %207 = phi double [ 0.000000e+00, %17 ], [ %195, %113 ]
  %208 = phi double [ 0.000000e+00, %17 ], [ %197, %113 ]
  %209 = phi double [ 0.000000e+00, %17 ], [ %199, %113 ]
  %210 = phi double [ 0.000000e+00, %17 ], [ %200, %113 ]
  %211 = getelementptr double, ptr addrspace(1) %2, i64 %206
  %212 = insertelement <2 x double> poison, double %207, i64 0
  %213 = insertelement <2 x double> %212, double %208, i64 1
  %214 = getelementptr double, ptr addrspace(1) %211, i64 %205
  %215 = addrspacecast ptr addrspace(1) %214 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %213, i64 noundef 0, ptr addrspace(4) noundef %215) #6
  %216 = insertelement <2 x double> poison, double %209, i64 0
  %217 = insertelement <2 x double> %216, double %210, i64 1
  %218 = getelementptr double, ptr addrspace(1) %211, i64 %204
  %219 = addrspacecast ptr addrspace(1) %218 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %217, i64 noundef 0, ptr addrspace(4) noundef %219) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_matmul_blocked_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, ptr addrspace(3) noundef align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 1024
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %11, 1
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %14 = trunc i64 %13 to i32
  %15 = shl nsw i32 %14, 1
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %5
  %18 = sext i32 %15 to i64
  %19 = sext i32 %12 to i64
  %20 = sext i32 %3 to i64
  %21 = mul nsw i64 %19, %20
  %22 = or disjoint i64 %19, 1
  %23 = mul nsw i64 %22, %20
  br label %203

24:                                               ; preds = %5
  %25 = trunc i64 %9 to i32
  %26 = shl i32 %25, 4
  %27 = add i32 %26, %8
  %28 = shl nsw i32 %8, 1
  %29 = add nsw i32 %26, %28
  %30 = sext i32 %29 to i64
  %31 = sext i32 %12 to i64
  %32 = zext nneg i32 %3 to i64
  %33 = sext i32 %26 to i64
  %34 = sext i32 %28 to i64
  %35 = shl i64 %9, 32
  %36 = ashr exact i64 %35, 32
  %37 = sext i32 %15 to i64
  %38 = mul nsw i64 %31, %32
  %39 = trunc nsw i64 %38 to i32
  %40 = sext i32 %27 to i64
  %41 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %40
  %42 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %30
  %43 = or disjoint i64 %31, 1
  %44 = mul nsw i64 %43, %32
  %45 = trunc nsw i64 %44 to i32
  %46 = add i32 %27, 8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %47
  %49 = getelementptr double, ptr addrspace(3) %6, i64 %30
  %50 = getelementptr i8, ptr addrspace(3) %49, i64 8
  %51 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %34
  %52 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %33
  %53 = getelementptr double, ptr addrspace(3) %6, i64 %34
  %54 = getelementptr i8, ptr addrspace(3) %53, i64 8
  %55 = getelementptr double, ptr addrspace(3) %4, i64 %33
  %56 = getelementptr i8, ptr addrspace(3) %55, i64 64
  %57 = or disjoint i64 %33, 1
  %58 = add nsw i64 %34, 16
  %59 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %58
  %60 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %57
  %61 = getelementptr double, ptr addrspace(3) %6, i64 %58
  %62 = getelementptr i8, ptr addrspace(3) %61, i64 8
  %63 = getelementptr double, ptr addrspace(3) %4, i64 %57
  %64 = getelementptr i8, ptr addrspace(3) %63, i64 64
  %65 = or disjoint i64 %33, 2
  %66 = add nsw i64 %34, 32
  %67 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %66
  %68 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %65
  %69 = getelementptr double, ptr addrspace(3) %6, i64 %66
  %70 = getelementptr i8, ptr addrspace(3) %69, i64 8
  %71 = getelementptr double, ptr addrspace(3) %4, i64 %65
  %72 = getelementptr i8, ptr addrspace(3) %71, i64 64
  %73 = or disjoint i64 %33, 3
  %74 = add nsw i64 %34, 48
  %75 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %74
  %76 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %73
  %77 = getelementptr double, ptr addrspace(3) %6, i64 %74
  %78 = getelementptr i8, ptr addrspace(3) %77, i64 8
  %79 = getelementptr double, ptr addrspace(3) %4, i64 %73
  %80 = getelementptr i8, ptr addrspace(3) %79, i64 64
  %81 = or disjoint i64 %33, 4
  %82 = add nsw i64 %34, 64
  %83 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %82
  %84 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %81
  %85 = getelementptr double, ptr addrspace(3) %6, i64 %82
  %86 = getelementptr i8, ptr addrspace(3) %85, i64 8
  %87 = getelementptr double, ptr addrspace(3) %4, i64 %81
  %88 = getelementptr i8, ptr addrspace(3) %87, i64 64
  %89 = or disjoint i64 %33, 5
  %90 = add nsw i64 %34, 80
  %91 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %90
  %92 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %89
  %93 = getelementptr double, ptr addrspace(3) %6, i64 %90
  %94 = getelementptr i8, ptr addrspace(3) %93, i64 8
  %95 = getelementptr double, ptr addrspace(3) %4, i64 %89
  %96 = getelementptr i8, ptr addrspace(3) %95, i64 64
  %97 = or disjoint i64 %33, 6
  %98 = add nsw i64 %34, 96
  %99 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %98
  %100 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %97
  %101 = getelementptr double, ptr addrspace(3) %6, i64 %98
  %102 = getelementptr i8, ptr addrspace(3) %101, i64 8
  %103 = getelementptr double, ptr addrspace(3) %4, i64 %97
  %104 = getelementptr i8, ptr addrspace(3) %103, i64 64
  %105 = or disjoint i64 %33, 7
  %106 = add nsw i64 %34, 112
  %107 = getelementptr inbounds double, ptr addrspace(3) %6, i64 %106
  %108 = getelementptr inbounds double, ptr addrspace(3) %4, i64 %105
  %109 = getelementptr double, ptr addrspace(3) %6, i64 %106
  %110 = getelementptr i8, ptr addrspace(3) %109, i64 8
  %111 = getelementptr double, ptr addrspace(3) %4, i64 %105
  %112 = getelementptr i8, ptr addrspace(3) %111, i64 64
  br label %113

113:                                              ; preds = %24, %113
  %114 = phi double [ 0.000000e+00, %24 ], [ %195, %113 ]
  %115 = phi double [ 0.000000e+00, %24 ], [ %197, %113 ]
  %116 = phi double [ 0.000000e+00, %24 ], [ %199, %113 ]
  %117 = phi double [ 0.000000e+00, %24 ], [ %200, %113 ]
  %118 = phi i64 [ 0, %24 ], [ %201, %113 ]
  %119 = trunc nuw nsw i64 %118 to i32
  %120 = add i32 %119, %8
  %121 = add nsw i64 %118, %36
  %122 = mul nsw i64 %121, %32
  %123 = add nsw i64 %122, %37
  %124 = add i32 %120, %39
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %125
  %127 = load double, ptr addrspace(1) %126, align 8, !tbaa !21
  store double %127, ptr addrspace(3) %41, align 8, !tbaa !21
  %128 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %123
  %129 = load double, ptr addrspace(1) %128, align 8, !tbaa !21
  store double %129, ptr addrspace(3) %42, align 8, !tbaa !21
  %130 = add i32 %120, %45
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %131
  %133 = load double, ptr addrspace(1) %132, align 8, !tbaa !21
  store double %133, ptr addrspace(3) %48, align 8, !tbaa !21
  %134 = getelementptr double, ptr addrspace(1) %1, i64 %123
  %135 = getelementptr i8, ptr addrspace(1) %134, i64 8
  %136 = load double, ptr addrspace(1) %135, align 8, !tbaa !21
  store double %136, ptr addrspace(3) %50, align 8, !tbaa !21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %137 = load double, ptr addrspace(3) %52, align 8, !tbaa !21
  %138 = load double, ptr addrspace(3) %51, align 8, !tbaa !21
  %139 = tail call double @llvm.fmuladd.f64(double %137, double %138, double %114)
  %140 = load double, ptr addrspace(3) %54, align 8, !tbaa !21
  %141 = tail call double @llvm.fmuladd.f64(double %137, double %140, double %115)
  %142 = load double, ptr addrspace(3) %56, align 8, !tbaa !21
  %143 = tail call double @llvm.fmuladd.f64(double %142, double %138, double %116)
  %144 = tail call double @llvm.fmuladd.f64(double %142, double %140, double %117)
  %145 = load double, ptr addrspace(3) %60, align 8, !tbaa !21
  %146 = load double, ptr addrspace(3) %59, align 8, !tbaa !21
  %147 = tail call double @llvm.fmuladd.f64(double %145, double %146, double %139)
  %148 = load double, ptr addrspace(3) %62, align 8, !tbaa !21
  %149 = tail call double @llvm.fmuladd.f64(double %145, double %148, double %141)
  %150 = load double, ptr addrspace(3) %64, align 8, !tbaa !21
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %146, double %143)
  %152 = tail call double @llvm.fmuladd.f64(double %150, double %148, double %144)
  %153 = load double, ptr addrspace(3) %68, align 8, !tbaa !21
  %154 = load double, ptr addrspace(3) %67, align 8, !tbaa !21
  %155 = tail call double @llvm.fmuladd.f64(double %153, double %154, double %147)
  %156 = load double, ptr addrspace(3) %70, align 8, !tbaa !21
  %157 = tail call double @llvm.fmuladd.f64(double %153, double %156, double %149)
  %158 = load double, ptr addrspace(3) %72, align 8, !tbaa !21
  %159 = tail call double @llvm.fmuladd.f64(double %158, double %154, double %151)
  %160 = tail call double @llvm.fmuladd.f64(double %158, double %156, double %152)
  %161 = load double, ptr addrspace(3) %76, align 8, !tbaa !21
  %162 = load double, ptr addrspace(3) %75, align 8, !tbaa !21
  %163 = tail call double @llvm.fmuladd.f64(double %161, double %162, double %155)
  %164 = load double, ptr addrspace(3) %78, align 8, !tbaa !21
  %165 = tail call double @llvm.fmuladd.f64(double %161, double %164, double %157)
  %166 = load double, ptr addrspace(3) %80, align 8, !tbaa !21
  %167 = tail call double @llvm.fmuladd.f64(double %166, double %162, double %159)
  %168 = tail call double @llvm.fmuladd.f64(double %166, double %164, double %160)
  %169 = load double, ptr addrspace(3) %84, align 8, !tbaa !21
  %170 = load double, ptr addrspace(3) %83, align 8, !tbaa !21
  %171 = tail call double @llvm.fmuladd.f64(double %169, double %170, double %163)
  %172 = load double, ptr addrspace(3) %86, align 8, !tbaa !21
  %173 = tail call double @llvm.fmuladd.f64(double %169, double %172, double %165)
  %174 = load double, ptr addrspace(3) %88, align 8, !tbaa !21
  %175 = tail call double @llvm.fmuladd.f64(double %174, double %170, double %167)
  %176 = tail call double @llvm.fmuladd.f64(double %174, double %172, double %168)
  %177 = load double, ptr addrspace(3) %92, align 8, !tbaa !21
  %178 = load double, ptr addrspace(3) %91, align 8, !tbaa !21
  %179 = tail call double @llvm.fmuladd.f64(double %177, double %178, double %171)
  %180 = load double, ptr addrspace(3) %94, align 8, !tbaa !21
  %181 = tail call double @llvm.fmuladd.f64(double %177, double %180, double %173)
  %182 = load double, ptr addrspace(3) %96, align 8, !tbaa !21
  %183 = tail call double @llvm.fmuladd.f64(double %182, double %178, double %175)
  %184 = tail call double @llvm.fmuladd.f64(double %182, double %180, double %176)
  %185 = load double, ptr addrspace(3) %100, align 8, !tbaa !21
  %186 = load double, ptr addrspace(3) %99, align 8, !tbaa !21
  %187 = tail call double @llvm.fmuladd.f64(double %185, double %186, double %179)
  %188 = load double, ptr addrspace(3) %102, align 8, !tbaa !21
  %189 = tail call double @llvm.fmuladd.f64(double %185, double %188, double %181)
  %190 = load double, ptr addrspace(3) %104, align 8, !tbaa !21
  %191 = tail call double @llvm.fmuladd.f64(double %190, double %186, double %183)
  %192 = tail call double @llvm.fmuladd.f64(double %190, double %188, double %184)
  %193 = load double, ptr addrspace(3) %108, align 8, !tbaa !21
  %194 = load double, ptr addrspace(3) %107, align 8, !tbaa !21
  %195 = tail call double @llvm.fmuladd.f64(double %193, double %194, double %187)
  %196 = load double, ptr addrspace(3) %110, align 8, !tbaa !21
  %197 = tail call double @llvm.fmuladd.f64(double %193, double %196, double %189)
  %198 = load double, ptr addrspace(3) %112, align 8, !tbaa !21
  %199 = tail call double @llvm.fmuladd.f64(double %198, double %194, double %191)
  %200 = tail call double @llvm.fmuladd.f64(double %198, double %196, double %192)
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %201 = add nuw nsw i64 %118, 8
  %202 = icmp samesign ult i64 %201, %32
  br i1 %202, label %113, label %203

203:                                              ; preds = %113, %17
  %204 = phi i64 [ %23, %17 ], [ %44, %113 ]
  %205 = phi i64 [ %21, %17 ], [ %38, %113 ]
  %206 = phi i64 [ %18, %17 ], [ %37, %113 ]
  %207 = phi double [ 0.000000e+00, %17 ], [ %195, %113 ]
  %208 = phi double [ 0.000000e+00, %17 ], [ %197, %113 ]
  %209 = phi double [ 0.000000e+00, %17 ], [ %199, %113 ]
  %210 = phi double [ 0.000000e+00, %17 ], [ %200, %113 ]
  %211 = getelementptr double, ptr addrspace(1) %2, i64 %206
  %212 = insertelement <2 x double> poison, double %207, i64 0
  %213 = insertelement <2 x double> %212, double %208, i64 1
  %214 = getelementptr double, ptr addrspace(1) %211, i64 %205
  %215 = addrspacecast ptr addrspace(1) %214 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %213, i64 noundef 0, ptr addrspace(4) noundef %215) #6
  %216 = insertelement <2 x double> poison, double %209, i64 0
  %217 = insertelement <2 x double> %216, double %210, i64 1
  %218 = getelementptr double, ptr addrspace(1) %211, i64 %204
  %219 = addrspacecast ptr addrspace(1) %218 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %217, i64 noundef 0, ptr addrspace(4) noundef %219) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!10 = !{!"const", !"const", !"", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"int*", !"int*", !"int*", !"int"}
!16 = !{!"const", !"const", !"", !""}
!17 = !{i32 1, i32 1, i32 1, i32 0, i32 3}
!18 = !{!"none", !"none", !"none", !"none", !"none"}
!19 = !{!"double*", !"double*", !"double*", !"int", !"double*"}
!20 = !{!"const", !"const", !"", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !5, i64 0}
