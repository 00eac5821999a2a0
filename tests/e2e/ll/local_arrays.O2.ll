; ModuleID = 'local_arrays.cl'
source_filename = "local_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.cluster = type { <2 x float>, i32 }

@nearest_centres.shared = internal addrspace(3) global [4 x %struct.cluster] undef, align 8
@cube_rotation.cube = internal unnamed_addr addrspace(3) global [4 x [4 x [4 x i16]]] undef, align 2
@convolve_tiles.tile = internal unnamed_addr addrspace(3) global [10 x [10 x float]] undef, align 4
@mixed_locals.fixed_size = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4
@mixed_locals.flags = internal unnamed_addr addrspace(3) global [16 x i8] undef, align 1

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @nearest_centres(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = icmp ult i64 %5, 4
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) @nearest_centres.shared, i64 %5
  store <2 x float> %10, ptr addrspace(3) %11, align 8, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 8
  store i32 0, ptr addrspace(3) %12, align 8, !tbaa !13
  br label %13

13:                                               ; preds = %8, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %14 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %6
  %15 = load <2 x float>, ptr addrspace(1) %14, align 8, !tbaa !12
  %16 = load <2 x float>, ptr addrspace(3) @nearest_centres.shared, align 8, !tbaa !12
  %17 = fsub <2 x float> %15, %16
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractelement <2 x float> %17, i64 1
  %20 = fmul float %19, %19
  %21 = tail call float @llvm.fmuladd.f32(float %18, float %18, float %20)
  %22 = fcmp olt float %21, 0x47EFFFFFE0000000
  %23 = select i1 %22, float %21, float 0x47EFFFFFE0000000
  %24 = load <2 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @nearest_centres.shared, i64 16), align 8, !tbaa !12
  %25 = fsub <2 x float> %15, %24
  %26 = extractelement <2 x float> %25, i64 0
  %27 = extractelement <2 x float> %25, i64 1
  %28 = fmul float %27, %27
  %29 = tail call float @llvm.fmuladd.f32(float %26, float %26, float %28)
  %30 = fcmp olt float %29, %23
  %31 = select i1 %30, float %29, float %23
  %32 = zext i1 %30 to i32
  %33 = load <2 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @nearest_centres.shared, i64 32), align 8, !tbaa !12
  %34 = fsub <2 x float> %15, %33
  %35 = extractelement <2 x float> %34, i64 0
  %36 = extractelement <2 x float> %34, i64 1
  %37 = fmul float %36, %36
  %38 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %37)
  %39 = fcmp olt float %38, %31
  %40 = select i1 %39, float %38, float %31
  %41 = select i1 %39, i32 2, i32 %32
  %42 = load <2 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @nearest_centres.shared, i64 48), align 8, !tbaa !12
  %43 = fsub <2 x float> %15, %42
  %44 = extractelement <2 x float> %43, i64 0
  %45 = extractelement <2 x float> %43, i64 1
  %46 = fmul float %45, %45
  %47 = tail call float @llvm.fmuladd.f32(float %44, float %44, float %46)
  %48 = fcmp olt float %47, %40
  %49 = select i1 %48, i32 3, i32 %41
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %49, ptr addrspace(1) %50, align 4, !tbaa !3
  %51 = zext nneg i32 %49 to i64
  %52 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) @nearest_centres.shared, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %52, i64 8
  %54 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef nonnull %53) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %7, label %55, label %64

55:                                               ; preds = %13
  %56 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) @nearest_centres.shared, i64 %5
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 8
  %58 = load i32, ptr addrspace(3) %57, align 8, !tbaa !13
  %59 = sitofp i32 %58 to float
  %60 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %61 = shl i64 %60, 4
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %61
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %62, i64 %5
  store float %59, ptr addrspace(1) %63, align 4, !tbaa !15
  br label %64

64:                                               ; preds = %13, %55
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_nearest_centres(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = icmp ult i64 %5, 4
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) @nearest_centres.shared, i64 %5
  store <2 x float> %10, ptr addrspace(3) %11, align 8, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 8
  store i32 0, ptr addrspace(3) %12, align 8, !tbaa !13
  br label %13

13:                                               ; preds = %8, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %14 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %6
  %15 = load <2 x float>, ptr addrspace(1) %14, align 8, !tbaa !12
  %16 = load <2 x float>, ptr addrspace(3) @nearest_centres.shared, align 8, !tbaa !12
  %17 = fsub <2 x float> %15, %16
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractelement <2 x float> %17, i64 1
  %20 = fmul float %19, %19
  %21 = tail call float @llvm.fmuladd.f32(float %18, float %18, float %20)
  %22 = fcmp olt float %21, 0x47EFFFFFE0000000
  %23 = select i1 %22, float %21, float 0x47EFFFFFE0000000
  %24 = load <2 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @nearest_centres.shared, i64 16), align 8, !tbaa !12
  %25 = fsub <2 x float> %15, %24
  %26 = extractelement <2 x float> %25, i64 0
  %27 = extractelement <2 x float> %25, i64 1
  %28 = fmul float %27, %27
  %29 = tail call float @llvm.fmuladd.f32(float %26, float %26, float %28)
  %30 = fcmp olt float %29, %23
  %31 = select i1 %30, float %29, float %23
  %32 = zext i1 %30 to i32
  %33 = load <2 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @nearest_centres.shared, i64 32), align 8, !tbaa !12
  %34 = fsub <2 x float> %15, %33
  %35 = extractelement <2 x float> %34, i64 0
  %36 = extractelement <2 x float> %34, i64 1
  %37 = fmul float %36, %36
  %38 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %37)
  %39 = fcmp olt float %38, %31
  %40 = select i1 %39, float %38, float %31
  %41 = select i1 %39, i32 2, i32 %32
  %42 = load <2 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @nearest_centres.shared, i64 48), align 8, !tbaa !12
  %43 = fsub <2 x float> %15, %42
  %44 = extractelement <2 x float> %43, i64 0
  %45 = extractelement <2 x float> %43, i64 1
  %46 = fmul float %45, %45
  %47 = tail call float @llvm.fmuladd.f32(float %44, float %44, float %46)
  %48 = fcmp olt float %47, %40
  %49 = select i1 %48, i32 3, i32 %41
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %49, ptr addrspace(1) %50, align 4, !tbaa !3
  %51 = zext nneg i32 %49 to i64
  %52 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) @nearest_centres.shared, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %52, i64 8
  %54 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef nonnull %53) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %7, label %55, label %64

55:                                               ; preds = %13
  %56 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) @nearest_centres.shared, i64 %5
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 8
  %58 = load i32, ptr addrspace(3) %57, align 8, !tbaa !13
  %59 = sitofp i32 %58 to float
  %60 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %61 = shl i64 %60, 4
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %61
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %62, i64 %5
  store float %59, ptr addrspace(1) %63, align 4, !tbaa !15
  br label %64

64:                                               ; preds = %55, %13
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @cube_rotation(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = shl i64 %6, 6
  %8 = shl i64 %5, 4
  %9 = shl i64 %4, 2
  %10 = add i64 %9, %3
  %11 = add i64 %10, %8
  %12 = add i64 %11, %7
  %13 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %12
  %14 = load i16, ptr addrspace(1) %13, align 2, !tbaa !21
  %15 = getelementptr inbounds nuw [4 x [4 x i16]], ptr addrspace(3) @cube_rotation.cube, i64 %5
  %16 = getelementptr inbounds nuw [4 x i16], ptr addrspace(3) %15, i64 %4
  %17 = getelementptr inbounds nuw i16, ptr addrspace(3) %16, i64 %3
  store i16 %14, ptr addrspace(3) %17, align 2, !tbaa !21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %18 = getelementptr inbounds nuw [4 x [4 x i16]], ptr addrspace(3) @cube_rotation.cube, i64 %3
  %19 = getelementptr inbounds nuw [4 x i16], ptr addrspace(3) %18, i64 %5
  %20 = sub i64 3, %4
  %21 = getelementptr inbounds nuw i16, ptr addrspace(3) %19, i64 %20
  %22 = load i16, ptr addrspace(3) %21, align 2, !tbaa !21
  %23 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %12
  store i16 %22, ptr addrspace(1) %23, align 2, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_cube_rotation(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = shl i64 %6, 6
  %8 = shl i64 %5, 4
  %9 = shl i64 %4, 2
  %10 = add i64 %9, %3
  %11 = add i64 %10, %8
  %12 = add i64 %11, %7
  %13 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %12
  %14 = load i16, ptr addrspace(1) %13, align 2, !tbaa !21
  %15 = getelementptr inbounds nuw [4 x [4 x i16]], ptr addrspace(3) @cube_rotation.cube, i64 %5
  %16 = getelementptr inbounds nuw [4 x i16], ptr addrspace(3) %15, i64 %4
  %17 = getelementptr inbounds nuw i16, ptr addrspace(3) %16, i64 %3
  store i16 %14, ptr addrspace(3) %17, align 2, !tbaa !21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %18 = getelementptr inbounds nuw [4 x [4 x i16]], ptr addrspace(3) @cube_rotation.cube, i64 %3
  %19 = getelementptr inbounds nuw [4 x i16], ptr addrspace(3) %18, i64 %5
  %20 = sub i64 3, %4
  %21 = getelementptr inbounds nuw i16, ptr addrspace(3) %19, i64 %20
  %22 = load i16, ptr addrspace(3) %21, align 2, !tbaa !21
  %23 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %12
  store i16 %22, ptr addrspace(1) %23, align 2, !tbaa !21
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @convolve_tiles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 3
  %13 = add i32 %12, -1
  %14 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %15 = trunc i64 %14 to i32
  %16 = shl i32 %15, 3
  %17 = add i32 %16, -1
  %18 = shl nsw i32 %9, 3
  %19 = add nsw i32 %18, %7
  %20 = icmp slt i32 %19, 100
  br i1 %20, label %89, label %21

21:                                               ; preds = %110, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %23 = trunc i64 %22 to i32
  %24 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %25 = trunc i64 %24 to i32
  %26 = icmp sgt i32 %3, %23
  %27 = icmp sgt i32 %4, %25
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %118

29:                                               ; preds = %21
  %30 = shl i64 %6, 32
  %31 = ashr exact i64 %30, 32
  %32 = shl i64 %8, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds [10 x float], ptr addrspace(3) @convolve_tiles.tile, i64 %33
  %35 = getelementptr inbounds float, ptr addrspace(3) %34, i64 %31
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !15
  %37 = load float, ptr addrspace(2) %1, align 4, !tbaa !15
  %38 = tail call float @llvm.fmuladd.f32(float %36, float %37, float 0.000000e+00)
  %39 = add nsw i64 %31, 1
  %40 = getelementptr inbounds float, ptr addrspace(3) %34, i64 %39
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !15
  %42 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 4
  %43 = load float, ptr addrspace(2) %42, align 4, !tbaa !15
  %44 = tail call float @llvm.fmuladd.f32(float %41, float %43, float %38)
  %45 = add nsw i64 %31, 2
  %46 = getelementptr inbounds float, ptr addrspace(3) %34, i64 %45
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !15
  %48 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 8
  %49 = load float, ptr addrspace(2) %48, align 4, !tbaa !15
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %49, float %44)
  %51 = getelementptr [10 x float], ptr addrspace(3) @convolve_tiles.tile, i64 %33
  %52 = getelementptr i8, ptr addrspace(3) %51, i64 40
  %53 = getelementptr inbounds float, ptr addrspace(3) %52, i64 %31
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !15
  %55 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 12
  %56 = load float, ptr addrspace(2) %55, align 4, !tbaa !15
  %57 = tail call float @llvm.fmuladd.f32(float %54, float %56, float %50)
  %58 = getelementptr inbounds float, ptr addrspace(3) %52, i64 %39
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !15
  %60 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 16
  %61 = load float, ptr addrspace(2) %60, align 4, !tbaa !15
  %62 = tail call float @llvm.fmuladd.f32(float %59, float %61, float %57)
  %63 = getelementptr inbounds float, ptr addrspace(3) %52, i64 %45
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !15
  %65 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 20
  %66 = load float, ptr addrspace(2) %65, align 4, !tbaa !15
  %67 = tail call float @llvm.fmuladd.f32(float %64, float %66, float %62)
  %68 = getelementptr [10 x float], ptr addrspace(3) @convolve_tiles.tile, i64 %33
  %69 = getelementptr i8, ptr addrspace(3) %68, i64 80
  %70 = getelementptr inbounds float, ptr addrspace(3) %69, i64 %31
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !15
  %72 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 24
  %73 = load float, ptr addrspace(2) %72, align 4, !tbaa !15
  %74 = tail call float @llvm.fmuladd.f32(float %71, float %73, float %67)
  %75 = getelementptr inbounds float, ptr addrspace(3) %69, i64 %39
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !15
  %77 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 28
  %78 = load float, ptr addrspace(2) %77, align 4, !tbaa !15
  %79 = tail call float @llvm.fmuladd.f32(float %76, float %78, float %74)
  %80 = getelementptr inbounds float, ptr addrspace(3) %69, i64 %45
  %81 = load float, ptr addrspace(3) %80, align 4, !tbaa !15
  %82 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 32
  %83 = load float, ptr addrspace(2) %82, align 4, !tbaa !15
  %84 = tail call float @llvm.fmuladd.f32(float %81, float %83, float %79)
  %85 = mul nsw i32 %3, %25
  %86 = add nsw i32 %85, %23
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %87
  store float %84, ptr addrspace(1) %88, align 4, !tbaa !15
  br label %118

89:                                               ; preds = %5, %110
  %90 = phi i32 [ %116, %110 ], [ %19, %5 ]
  %91 = freeze i32 %90
  %92 = sdiv i32 %91, 10
  %93 = mul i32 %92, 10
  %94 = sub i32 %91, %93
  %95 = add nsw i32 %13, %94
  %96 = add nsw i32 %17, %92
  %97 = icmp sgt i32 %95, -1
  %98 = icmp sgt i32 %96, -1
  %99 = select i1 %97, i1 %98, i1 false
  %100 = icmp slt i32 %95, %3
  %101 = and i1 %100, %99
  %102 = icmp slt i32 %96, %4
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %110

104:                                              ; preds = %89
  %105 = mul nsw i32 %96, %3
  %106 = add nuw nsw i32 %105, %95
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !15
  br label %110

110:                                              ; preds = %104, %89
  %111 = phi float [ %109, %104 ], [ 0.000000e+00, %89 ]
  %112 = sext i32 %92 to i64
  %113 = getelementptr inbounds [10 x float], ptr addrspace(3) @convolve_tiles.tile, i64 %112
  %114 = sext i32 %94 to i64
  %115 = getelementptr inbounds float, ptr addrspace(3) %113, i64 %114
  store float %111, ptr addrspace(3) %115, align 4, !tbaa !15
  %116 = add nsw i32 %90, 64
  %117 = icmp slt i32 %90, 36
  br i1 %117, label %89, label %21

118:                                              ; preds = %21, %29
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_convolve_tiles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 3
  %13 = add i32 %12, -1
  %14 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %15 = trunc i64 %14 to i32
  %16 = shl i32 %15, 3
  %17 = add i32 %16, -1
  %18 = shl nsw i32 %9, 3
  %19 = add nsw i32 %18, %7
  %20 = icmp slt i32 %19, 100
  br i1 %20, label %89, label %21

21:                                               ; preds = %110, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %23 = trunc i64 %22 to i32
  %24 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %25 = trunc i64 %24 to i32
  %26 = icmp sgt i32 %3, %23
  %27 = icmp sgt i32 %4, %25
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %118

29:                                               ; preds = %21
  %30 = shl i64 %6, 32
  %31 = ashr exact i64 %30, 32
  %32 = shl i64 %8, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds [10 x float], ptr addrspace(3) @convolve_tiles.tile, i64 %33
  %35 = getelementptr inbounds float, ptr addrspace(3) %34, i64 %31
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !15
  %37 = load float, ptr addrspace(2) %1, align 4, !tbaa !15
  %38 = tail call float @llvm.fmuladd.f32(float %36, float %37, float 0.000000e+00)
  %39 = add nsw i64 %31, 1
  %40 = getelementptr inbounds float, ptr addrspace(3) %34, i64 %39
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !15
  %42 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 4
  %43 = load float, ptr addrspace(2) %42, align 4, !tbaa !15
  %44 = tail call float @llvm.fmuladd.f32(float %41, float %43, float %38)
  %45 = add nsw i64 %31, 2
  %46 = getelementptr inbounds float, ptr addrspace(3) %34, i64 %45
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !15
  %48 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 8
  %49 = load float, ptr addrspace(2) %48, align 4, !tbaa !15
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %49, float %44)
  %51 = getelementptr [10 x float], ptr addrspace(3) @convolve_tiles.tile, i64 %33
  %52 = getelementptr i8, ptr addrspace(3) %51, i64 40
  %53 = getelementptr inbounds float, ptr addrspace(3) %52, i64 %31
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !15
  %55 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 12
  %56 = load float, ptr addrspace(2) %55, align 4, !tbaa !15
  %57 = tail call float @llvm.fmuladd.f32(float %54, float %56, float %50)
  %58 = getelementptr inbounds float, ptr addrspace(3) %52, i64 %39
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !15
  %60 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 16
  %61 = load float, ptr addrspace(2) %60, align 4, !tbaa !15
  %62 = tail call float @llvm.fmuladd.f32(float %59, float %61, float %57)
  %63 = getelementptr inbounds float, ptr addrspace(3) %52, i64 %45
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !15
  %65 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 20
  %66 = load float, ptr addrspace(2) %65, align 4, !tbaa !15
  %67 = tail call float @llvm.fmuladd.f32(float %64, float %66, float %62)
  %68 = getelementptr [10 x float], ptr addrspace(3) @convolve_tiles.tile, i64 %33
  %69 = getelementptr i8, ptr addrspace(3) %68, i64 80
  %70 = getelementptr inbounds float, ptr addrspace(3) %69, i64 %31
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !15
  %72 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 24
  %73 = load float, ptr addrspace(2) %72, align 4, !tbaa !15
  %74 = tail call float @llvm.fmuladd.f32(float %71, float %73, float %67)
  %75 = getelementptr inbounds float, ptr addrspace(3) %69, i64 %39
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !15
  %77 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 28
  %78 = load float, ptr addrspace(2) %77, align 4, !tbaa !15
  %79 = tail call float @llvm.fmuladd.f32(float %76, float %78, float %74)
  %80 = getelementptr inbounds float, ptr addrspace(3) %69, i64 %45
  %81 = load float, ptr addrspace(3) %80, align 4, !tbaa !15
  %82 = getelementptr inbounds nuw i8, ptr addrspace(2) %1, i64 32
  %83 = load float, ptr addrspace(2) %82, align 4, !tbaa !15
  %84 = tail call float @llvm.fmuladd.f32(float %81, float %83, float %79)
  %85 = mul nsw i32 %3, %25
  %86 = add nsw i32 %85, %23
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %87
  store float %84, ptr addrspace(1) %88, align 4, !tbaa !15
  br label %118

89:                                               ; preds = %5, %110
  %90 = phi i32 [ %116, %110 ], [ %19, %5 ]
  %91 = freeze i32 %90
  %92 = sdiv i32 %91, 10
  %93 = mul i32 %92, 10
  %94 = sub i32 %91, %93
  %95 = add nsw i32 %13, %94
  %96 = add nsw i32 %17, %92
  %97 = icmp sgt i32 %95, -1
  %98 = icmp sgt i32 %96, -1
  %99 = select i1 %97, i1 %98, i1 false
  %100 = icmp slt i32 %95, %3
  %101 = and i1 %100, %99
  %102 = icmp slt i32 %96, %4
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %110

104:                                              ; preds = %89
  %105 = mul nsw i32 %96, %3
  %106 = add nuw nsw i32 %105, %95
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !15
  br label %110

110:                                              ; preds = %89, %104
  %111 = phi float [ %109, %104 ], [ 0.000000e+00, %89 ]
  %112 = sext i32 %92 to i64
  %113 = getelementptr inbounds [10 x float], ptr addrspace(3) @convolve_tiles.tile, i64 %112
  %114 = sext i32 %94 to i64
  %115 = getelementptr inbounds float, ptr addrspace(3) %113, i64 %114
  store float %111, ptr addrspace(3) %115, align 4, !tbaa !15
  %116 = add nsw i32 %90, 64
  %117 = icmp slt i32 %90, 36
  br i1 %117, label %89, label %21

118:                                              ; preds = %21, %29
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @mixed_locals(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, ptr addrspace(3) noundef align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !8 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @mixed_locals.fixed_size, i64 %5
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !3
  %10 = shl nsw i32 %8, 1
  %11 = sub i64 15, %5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !3
  %13 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %14 = sitofp i32 %13 to float
  %15 = insertelement <4 x float> poison, float %14, i64 0
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 0, i32 poison, i32 0, i32 0>
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %3, i64 %5
  %18 = insertelement <4 x float> %16, float 5.000000e-01, i64 1
  store <4 x float> %18, ptr addrspace(3) %17, align 16
  %19 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, 0
  %21 = zext i1 %20 to i8
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) @mixed_locals.flags, i64 %5
  store i8 %21, ptr addrspace(3) %22, align 1, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %23 = add i64 %5, 1
  %24 = and i64 %23, 15
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @mixed_locals.fixed_size, i64 %24
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %24
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !3
  %29 = add nsw i32 %28, %26
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %3, i64 %24
  %31 = load <4 x float>, ptr addrspace(3) %30, align 16
  %32 = extractelement <4 x float> %31, i64 1
  %33 = extractelement <4 x float> %31, i64 3
  %34 = fmul float %32, %33
  %35 = fptosi float %34 to i32
  %36 = add nsw i32 %29, %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @mixed_locals.flags, i64 %24
  %38 = load i8, ptr addrspace(3) %37, align 1, !tbaa !12
  %39 = zext i8 %38 to i32
  %40 = mul nuw nsw i32 %39, 1000
  %41 = add nsw i32 %36, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %41, ptr addrspace(1) %42, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_mixed_locals(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, ptr addrspace(3) noundef align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !8 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @mixed_locals.fixed_size, i64 %5
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !3
  %10 = shl nsw i32 %8, 1
  %11 = sub i64 15, %5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !3
  %13 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %14 = sitofp i32 %13 to float
  %15 = insertelement <4 x float> poison, float %14, i64 0
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 0, i32 poison, i32 0, i32 0>
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %3, i64 %5
  %18 = insertelement <4 x float> %16, float 5.000000e-01, i64 1
  store <4 x float> %18, ptr addrspace(3) %17, align 16
  %19 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, 0
  %21 = zext i1 %20 to i8
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) @mixed_locals.flags, i64 %5
  store i8 %21, ptr addrspace(3) %22, align 1, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %23 = add i64 %5, 1
  %24 = and i64 %23, 15
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @mixed_locals.fixed_size, i64 %24
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %24
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !3
  %29 = add nsw i32 %28, %26
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %3, i64 %24
  %31 = load <4 x float>, ptr addrspace(3) %30, align 16
  %32 = extractelement <4 x float> %31, i64 1
  %33 = extractelement <4 x float> %31, i64 3
  %34 = fmul float %32, %33
  %35 = fptosi float %34 to i32
  %36 = add nsw i32 %29, %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @mixed_locals.flags, i64 %24
  %38 = load i8, ptr addrspace(3) %37, align 1, !tbaa !12
  %39 = zext i8 %38 to i32
  %40 = mul nuw nsw i32 %39, 1000
  %41 = add nsw i32 %36, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %41, ptr addrspace(1) %42, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float2*", !"float2*", !"int*", !"float*"}
!10 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int*", !"float*"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!14, !4, i64 8}
!14 = !{!"", !5, i64 0, !4, i64 8}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"short*", !"short*"}
!20 = !{!"const", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !5, i64 0}
!23 = !{i32 1, i32 2, i32 1, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none", !"none"}
!25 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!26 = !{!"const", !"const", !"", !"", !""}
!27 = !{i32 1, i32 1, i32 3, i32 3}
!28 = !{!"int*", !"int*", !"int*", !"float4*"}
!29 = !{!"int*", !"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!30 = !{!"const", !"", !"", !""}
