; ModuleID = 'control_loops.cl'
source_filename = "control_loops.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define spir_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %9 = trunc i64 %8 to i32
  %10 = sitofp i32 %7 to float
  %11 = tail call float @llvm.fmuladd.f32(float %10, float %3, float %1)
  %12 = sitofp i32 %9 to float
  %13 = tail call float @llvm.fmuladd.f32(float %12, float %3, float %2)
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %33

15:                                               ; preds = %5, %23
  %16 = phi float [ %27, %23 ], [ 0.000000e+00, %5 ]
  %17 = phi float [ %25, %23 ], [ 0.000000e+00, %5 ]
  %18 = phi i32 [ %28, %23 ], [ 0, %5 ]
  %19 = fmul float %16, %16
  %20 = fmul float %17, %17
  %21 = fadd float %20, %19
  %22 = fcmp ogt float %21, 4.000000e+00
  br i1 %22, label %30, label %23

23:                                               ; preds = %15
  %24 = fmul float %16, 2.000000e+00
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %17, float %13)
  %26 = fsub float %19, %20
  %27 = fadd float %11, %26
  %28 = add nuw nsw i32 %18, 1
  %29 = icmp eq i32 %28, %4
  br i1 %29, label %30, label %15

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %4, %23 ], [ %18, %15 ]
  %32 = trunc i32 %31 to i16
  br label %33

33:                                               ; preds = %30, %5
  %34 = phi i16 [ 0, %5 ], [ %32, %30 ]
  %35 = shl i64 %8, 32
  %36 = ashr exact i64 %35, 32
  %37 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %38 = mul i64 %37, %36
  %39 = shl i64 %6, 32
  %40 = getelementptr i16, ptr addrspace(1) %0, i64 %38
  %41 = ashr exact i64 %39, 31
  %42 = getelementptr i8, ptr addrspace(1) %40, i64 %41
  store i16 %34, ptr addrspace(1) %42, align 2, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %9 = trunc i64 %8 to i32
  %10 = sitofp i32 %7 to float
  %11 = tail call float @llvm.fmuladd.f32(float %10, float %3, float %1)
  %12 = sitofp i32 %9 to float
  %13 = tail call float @llvm.fmuladd.f32(float %12, float %3, float %2)
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %33

15:                                               ; preds = %5, %23
  %16 = phi float [ %27, %23 ], [ 0.000000e+00, %5 ]
  %17 = phi float [ %25, %23 ], [ 0.000000e+00, %5 ]
  %18 = phi i32 [ %28, %23 ], [ 0, %5 ]
  %19 = fmul float %16, %16
  %20 = fmul float %17, %17
  %21 = fadd float %20, %19
  %22 = fcmp ogt float %21, 4.000000e+00
  br i1 %22, label %30, label %23

23:                                               ; preds = %15
  %24 = fmul float %16, 2.000000e+00
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %17, float %13)
  %26 = fsub float %19, %20
  %27 = fadd float %11, %26
  %28 = add nuw nsw i32 %18, 1
  %29 = icmp eq i32 %28, %4
  br i1 %29, label %30, label %15

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %4, %23 ], [ %18, %15 ]
  %32 = trunc i32 %31 to i16
  br label %33

33:                                               ; preds = %30, %5
  %34 = phi i16 [ 0, %5 ], [ %32, %30 ]
  %35 = shl i64 %8, 32
  %36 = ashr exact i64 %35, 32
  %37 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %38 = mul i64 %37, %36
  %39 = shl i64 %6, 32
  %40 = getelementptr i16, ptr addrspace(1) %0, i64 %38
  %41 = ashr exact i64 %39, 31
  %42 = getelementptr i8, ptr addrspace(1) %40, i64 %41
  store i16 %34, ptr addrspace(1) %42, align 2, !tbaa !11
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @collatz(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %24, label %7

7:                                                ; preds = %2
  %8 = zext i32 %5 to i64
  br label %9

9:                                                ; preds = %7, %9
  %10 = phi i64 [ %19, %9 ], [ %8, %7 ]
  %11 = phi i32 [ %20, %9 ], [ 0, %7 ]
  %12 = phi i64 [ %18, %9 ], [ %8, %7 ]
  %13 = and i64 %12, 1
  %14 = icmp eq i64 %13, 0
  %15 = mul i64 %12, 3
  %16 = add i64 %15, 1
  %17 = lshr exact i64 %12, 1
  %18 = select i1 %14, i64 %17, i64 %16
  %19 = tail call spir_func i64 @_Z3maxmm(i64 noundef %10, i64 noundef %18) #7
  %20 = add nuw nsw i32 %11, 1
  %21 = icmp samesign ugt i32 %11, 998
  %22 = icmp eq i64 %18, 1
  %23 = or i1 %21, %22
  br i1 %23, label %24, label %9

24:                                               ; preds = %9, %2
  %25 = phi i64 [ 1, %2 ], [ %19, %9 ]
  %26 = phi i32 [ 0, %2 ], [ %20, %9 ]
  %27 = insertelement <2 x i32> poison, i32 %26, i64 0
  %28 = lshr i64 %25, 32
  %29 = xor i64 %28, %25
  %30 = trunc i64 %29 to i32
  %31 = insertelement <2 x i32> %27, i32 %30, i64 1
  %32 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %33 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %32
  store <2 x i32> %31, ptr addrspace(1) %33, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_collatz(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %24, label %7

7:                                                ; preds = %2
  %8 = zext i32 %5 to i64
  br label %9

9:                                                ; preds = %7, %9
  %10 = phi i64 [ %19, %9 ], [ %8, %7 ]
  %11 = phi i32 [ %20, %9 ], [ 0, %7 ]
  %12 = phi i64 [ %18, %9 ], [ %8, %7 ]
  %13 = and i64 %12, 1
  %14 = icmp eq i64 %13, 0
  %15 = mul i64 %12, 3
  %16 = add i64 %15, 1
  %17 = lshr exact i64 %12, 1
  %18 = select i1 %14, i64 %17, i64 %16
  %19 = tail call spir_func i64 @_Z3maxmm(i64 noundef %10, i64 noundef %18) #7
  %20 = add nuw nsw i32 %11, 1
  %21 = icmp samesign ugt i32 %11, 998
  %22 = icmp eq i64 %18, 1
  %23 = or i1 %21, %22
  br i1 %23, label %24, label %9

24:                                               ; preds = %9, %2
  %25 = phi i64 [ 1, %2 ], [ %19, %9 ]
  %26 = phi i32 [ 0, %2 ], [ %20, %9 ]
  %27 = insertelement <2 x i32> poison, i32 %26, i64 0
  %28 = lshr i64 %25, 32
  %29 = xor i64 %28, %25
  %30 = trunc i64 %29 to i32
  %31 = insertelement <2 x i32> %27, i32 %30, i64 1
  %32 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %33 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %32
  store <2 x i32> %31, ptr addrspace(1) %33, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @search_grid(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = sext i32 %2 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %8, %7
  %10 = mul i64 %9, %6
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %54

13:                                               ; preds = %5
  %14 = icmp slt i32 %2, 1
  %15 = zext nneg i32 %3 to i64
  %16 = zext nneg i32 %2 to i64
  br label %17

17:                                               ; preds = %13, %50
  %18 = phi i64 [ 0, %13 ], [ %52, %50 ]
  %19 = phi <2 x i32> [ splat (i32 -1), %13 ], [ %51, %50 ]
  %20 = mul nsw i64 %18, %7
  %21 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = icmp slt i32 %22, 0
  %24 = or i1 %23, %14
  br i1 %24, label %50, label %25

25:                                               ; preds = %17
  %26 = and i64 %20, 4294967295
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %26
  br label %28

28:                                               ; preds = %25, %36
  %29 = phi i64 [ 0, %25 ], [ %43, %36 ]
  %30 = phi <2 x i32> [ %19, %25 ], [ %42, %36 ]
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %29
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %50, label %34

34:                                               ; preds = %28
  %35 = icmp eq i32 %32, %4
  br i1 %35, label %45, label %36

36:                                               ; preds = %34
  %37 = and i32 %32, 1
  %38 = icmp eq i32 %37, 0
  %39 = extractelement <2 x i32> %30, i64 0
  %40 = add nsw i32 %39, -1
  %41 = insertelement <2 x i32> %30, i32 %40, i64 0
  %42 = select i1 %38, <2 x i32> %41, <2 x i32> %30
  %43 = add nuw nsw i64 %29, 1
  %44 = icmp eq i64 %43, %16
  br i1 %44, label %50, label %28

45:                                               ; preds = %34
  %46 = trunc nuw nsw i64 %18 to i32
  %47 = trunc nuw nsw i64 %29 to i32
  %48 = insertelement <2 x i32> poison, i32 %47, i64 0
  %49 = insertelement <2 x i32> %48, i32 %46, i64 1
  br label %54

50:                                               ; preds = %36, %28, %17
  %51 = phi <2 x i32> [ %19, %17 ], [ %30, %28 ], [ %42, %36 ]
  %52 = add nuw nsw i64 %18, 1
  %53 = icmp eq i64 %52, %15
  br i1 %53, label %54, label %17

54:                                               ; preds = %50, %5, %45
  %55 = phi <2 x i32> [ %49, %45 ], [ splat (i32 -1), %5 ], [ %51, %50 ]
  %56 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %6
  store <2 x i32> %55, ptr addrspace(1) %56, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_search_grid(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = sext i32 %2 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %8, %7
  %10 = mul i64 %9, %6
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %54

13:                                               ; preds = %5
  %14 = icmp slt i32 %2, 1
  %15 = zext nneg i32 %3 to i64
  %16 = zext nneg i32 %2 to i64
  br label %17

17:                                               ; preds = %13, %50
  %18 = phi i64 [ 0, %13 ], [ %52, %50 ]
  %19 = phi <2 x i32> [ splat (i32 -1), %13 ], [ %51, %50 ]
  %20 = mul nsw i64 %18, %7
  %21 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = icmp slt i32 %22, 0
  %24 = or i1 %23, %14
  br i1 %24, label %50, label %25

25:                                               ; preds = %17
  %26 = and i64 %20, 4294967295
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %26
  br label %28

28:                                               ; preds = %25, %36
  %29 = phi i64 [ 0, %25 ], [ %43, %36 ]
  %30 = phi <2 x i32> [ %19, %25 ], [ %42, %36 ]
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %29
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %50, label %34

34:                                               ; preds = %28
  %35 = icmp eq i32 %32, %4
  br i1 %35, label %45, label %36

36:                                               ; preds = %34
  %37 = and i32 %32, 1
  %38 = icmp eq i32 %37, 0
  %39 = extractelement <2 x i32> %30, i64 0
  %40 = add nsw i32 %39, -1
  %41 = insertelement <2 x i32> %30, i32 %40, i64 0
  %42 = select i1 %38, <2 x i32> %41, <2 x i32> %30
  %43 = add nuw nsw i64 %29, 1
  %44 = icmp eq i64 %43, %16
  br i1 %44, label %50, label %28

45:                                               ; preds = %34
  %46 = trunc nuw nsw i64 %18 to i32
  %47 = trunc nuw nsw i64 %29 to i32
  %48 = insertelement <2 x i32> poison, i32 %47, i64 0
  %49 = insertelement <2 x i32> %48, i32 %46, i64 1
  br label %54

50:                                               ; preds = %36, %28, %17
  %51 = phi <2 x i32> [ %19, %17 ], [ %30, %28 ], [ %42, %36 ]
  %52 = add nuw nsw i64 %18, 1
  %53 = icmp eq i64 %52, %15
  br i1 %53, label %54, label %17

54:                                               ; preds = %50, %5, %45
  %55 = phi <2 x i32> [ %49, %45 ], [ splat (i32 -1), %5 ], [ %51, %50 ]
  %56 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %6
  store <2 x i32> %55, ptr addrspace(1) %56, align 8, !tbaa !18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define spir_func range(i32 2, -2147483648) i32 @first_prime_after(i32 noundef %0) local_unnamed_addr #4 {
  %2 = icmp slt i32 %0, 3
  br i1 %2, label %17, label %3

3:                                                ; preds = %1
  %4 = icmp eq i32 %0, 3
  br i1 %4, label %17, label %5

5:                                                ; preds = %3, %15
  %6 = phi i32 [ %16, %15 ], [ %0, %3 ]
  br label %11

7:                                                ; preds = %11
  %8 = add nuw nsw i32 %12, 1
  %9 = mul nuw nsw i32 %8, %8
  %10 = icmp samesign ugt i32 %9, %6
  br i1 %10, label %17, label %11

11:                                               ; preds = %5, %7
  %12 = phi i32 [ %8, %7 ], [ 2, %5 ]
  %13 = urem i32 %6, %12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %7

15:                                               ; preds = %11
  %16 = add nuw nsw i32 %6, 1
  br label %5

17:                                               ; preds = %7, %3, %1
  %18 = phi i32 [ 2, %1 ], [ %0, %3 ], [ %6, %7 ]
  ret i32 %18
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @primes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 -1, ptr addrspace(1) %8, align 4, !tbaa !3
  br label %32

9:                                                ; preds = %2
  %10 = icmp samesign ult i32 %5, 3
  br i1 %10, label %25, label %11

11:                                               ; preds = %9
  %12 = icmp eq i32 %5, 3
  br i1 %12, label %25, label %13

13:                                               ; preds = %11, %23
  %14 = phi i32 [ %24, %23 ], [ %5, %11 ]
  br label %19

15:                                               ; preds = %19
  %16 = add nuw nsw i32 %20, 1
  %17 = mul nuw nsw i32 %16, %16
  %18 = icmp samesign ugt i32 %17, %14
  br i1 %18, label %25, label %19

19:                                               ; preds = %13, %15
  %20 = phi i32 [ %16, %15 ], [ 2, %13 ]
  %21 = urem i32 %14, %20
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %15

23:                                               ; preds = %19
  %24 = add nuw nsw i32 %14, 1
  br label %13

25:                                               ; preds = %15, %11, %9
  %26 = phi i32 [ 2, %9 ], [ 3, %11 ], [ %14, %15 ]
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %32, label %30

30:                                               ; preds = %25
  %31 = add nuw nsw i32 %26, 100000
  store i32 %31, ptr addrspace(1) %27, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %7, %25, %30
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_primes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 -1, ptr addrspace(1) %8, align 4, !tbaa !3
  br label %32

9:                                                ; preds = %2
  %10 = icmp samesign ult i32 %5, 3
  br i1 %10, label %25, label %11

11:                                               ; preds = %9
  %12 = icmp eq i32 %5, 3
  br i1 %12, label %25, label %13

13:                                               ; preds = %11, %23
  %14 = phi i32 [ %24, %23 ], [ %5, %11 ]
  br label %19

15:                                               ; preds = %19
  %16 = add nuw nsw i32 %20, 1
  %17 = mul nuw nsw i32 %16, %16
  %18 = icmp samesign ugt i32 %17, %14
  br i1 %18, label %25, label %19

19:                                               ; preds = %13, %15
  %20 = phi i32 [ %16, %15 ], [ 2, %13 ]
  %21 = urem i32 %14, %20
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %15

23:                                               ; preds = %19
  %24 = add nuw nsw i32 %14, 1
  br label %13

25:                                               ; preds = %15, %11, %9
  %26 = phi i32 [ 2, %9 ], [ 3, %11 ], [ %14, %15 ]
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %32, label %30

30:                                               ; preds = %25
  %31 = add nuw nsw i32 %26, 100000
  store i32 %31, ptr addrspace(1) %27, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %25, %30, %7
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define spir_kernel void @triangle_loops(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !14 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %40

5:                                                ; preds = %2
  %6 = trunc i64 %3 to i32
  %7 = add nsw i32 %6, 1
  br label %8

8:                                                ; preds = %5, %37
  %9 = phi i32 [ 0, %5 ], [ %38, %37 ]
  %10 = phi i32 [ 0, %5 ], [ %34, %37 ]
  br label %11

11:                                               ; preds = %8, %33
  %12 = phi i32 [ %9, %8 ], [ %35, %33 ]
  %13 = phi i32 [ %10, %8 ], [ %34, %33 ]
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %33, label %15

15:                                               ; preds = %11
  %16 = xor i32 %12, %9
  %17 = mul nuw nsw i32 %12, %9
  br label %18

18:                                               ; preds = %15, %29
  %19 = phi i32 [ %12, %15 ], [ %31, %29 ]
  %20 = phi i32 [ %13, %15 ], [ %30, %29 ]
  %21 = xor i32 %16, %19
  %22 = urem i32 %21, 3
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %29, label %24

24:                                               ; preds = %18
  %25 = icmp sgt i32 %20, 5000
  br i1 %25, label %40, label %26

26:                                               ; preds = %24
  %27 = add i32 %20, %17
  %28 = sub i32 %27, %19
  br label %29

29:                                               ; preds = %26, %18
  %30 = phi i32 [ %20, %18 ], [ %28, %26 ]
  %31 = add nsw i32 %19, -2
  %32 = icmp slt i32 %19, 3
  br i1 %32, label %33, label %18

33:                                               ; preds = %29, %11
  %34 = phi i32 [ %13, %11 ], [ %30, %29 ]
  %35 = add nsw i32 %7, %12
  %36 = icmp slt i32 %35, %1
  br i1 %36, label %11, label %37

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %9, 1
  %39 = icmp eq i32 %38, %1
  br i1 %39, label %40, label %8

40:                                               ; preds = %37, %24, %2
  %41 = phi i32 [ %20, %24 ], [ 0, %2 ], [ %34, %37 ]
  %42 = shl i64 %3, 32
  %43 = ashr exact i64 %42, 30
  %44 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %43
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_triangle_loops(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !14 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %40

5:                                                ; preds = %2
  %6 = trunc i64 %3 to i32
  %7 = add nsw i32 %6, 1
  br label %8

8:                                                ; preds = %5, %37
  %9 = phi i32 [ 0, %5 ], [ %38, %37 ]
  %10 = phi i32 [ 0, %5 ], [ %34, %37 ]
  br label %11

11:                                               ; preds = %8, %33
  %12 = phi i32 [ %9, %8 ], [ %35, %33 ]
  %13 = phi i32 [ %10, %8 ], [ %34, %33 ]
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %33, label %15

15:                                               ; preds = %11
  %16 = xor i32 %12, %9
  %17 = mul nuw nsw i32 %12, %9
  br label %18

18:                                               ; preds = %15, %29
  %19 = phi i32 [ %12, %15 ], [ %31, %29 ]
  %20 = phi i32 [ %13, %15 ], [ %30, %29 ]
  %21 = xor i32 %16, %19
  %22 = urem i32 %21, 3
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %29, label %24

24:                                               ; preds = %18
  %25 = icmp sgt i32 %20, 5000
  br i1 %25, label %40, label %26

26:                                               ; preds = %24
  %27 = add i32 %20, %17
  %28 = sub i32 %27, %19
  br label %29

29:                                               ; preds = %18, %26
  %30 = phi i32 [ %20, %18 ], [ %28, %26 ]
  %31 = add nsw i32 %19, -2
  %32 = icmp slt i32 %19, 3
  br i1 %32, label %33, label %18

33:                                               ; preds = %29, %11
  %34 = phi i32 [ %13, %11 ], [ %30, %29 ]
  %35 = add nsw i32 %7, %12
  %36 = icmp slt i32 %35, %1
  br i1 %36, label %11, label %37

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %9, 1
  %39 = icmp eq i32 %38, %1
  br i1 %39, label %40, label %8

40:                                               ; preds = %37, %24, %2
  %41 = phi i32 [ %20, %24 ], [ 0, %2 ], [ %34, %37 ]
  %42 = shl i64 %3, 32
  %43 = ashr exact i64 %42, 30
  %44 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %43
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxmm(i64 noundef, i64 noundef) local_unnamed_addr #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { nofree norecurse nosync nounwind memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 0, i32 0, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"ushort*", !"float", !"float", !"float", !"int"}
!10 = !{!"", !"", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"uint*", !"uint2*"}
!16 = !{!"uint*", !"uint __attribute__((ext_vector_type(2)))*"}
!17 = !{!"const", !""}
!18 = !{!5, !5, i64 0}
!19 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!20 = !{!"int*", !"int2*", !"int", !"int", !"int"}
!21 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"int", !"int", !"int"}
!22 = !{!"const", !"", !"", !"", !""}
!23 = !{!"int*", !"int*"}
!24 = !{i32 1, i32 0}
!25 = !{!"int*", !"int"}
!26 = !{!"", !""}
