; ModuleID = 'local_transpose.cl'
source_filename = "local_transpose.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@transpose_padded.tile = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@planes_from_pixels.plane = internal unnamed_addr addrspace(3) global [4 x [64 x i8]] undef, align 1

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @transpose_padded(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %9 = shl i64 %7, 36
  %10 = shl i64 %8, 32
  %11 = add i64 %9, %10
  %12 = ashr exact i64 %11, 32
  %13 = sext i32 %2 to i64
  %14 = shl i64 %5, 36
  %15 = shl i64 %6, 32
  %16 = add i64 %14, %15
  %17 = ashr exact i64 %16, 32
  %18 = mul nsw i64 %12, %13
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr float, ptr addrspace(1) %19, i64 %17
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %23 = getelementptr [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %22
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i64 %24
  store float %21, ptr addrspace(3) %25, align 4, !tbaa !12
  %26 = add nsw i64 %12, 4
  %27 = mul nsw i64 %26, %13
  %28 = getelementptr float, ptr addrspace(1) %0, i64 %27
  %29 = getelementptr float, ptr addrspace(1) %28, i64 %17
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %32 = getelementptr [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %31
  %33 = getelementptr i8, ptr addrspace(3) %32, i64 272
  %34 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %33, i64 %34
  store float %30, ptr addrspace(3) %35, align 4, !tbaa !12
  %36 = add nsw i64 %12, 8
  %37 = mul nsw i64 %36, %13
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %17
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %42 = getelementptr [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %41
  %43 = getelementptr i8, ptr addrspace(3) %42, i64 544
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) %43, i64 %44
  store float %40, ptr addrspace(3) %45, align 4, !tbaa !12
  %46 = add nsw i64 %12, 12
  %47 = mul nsw i64 %46, %13
  %48 = getelementptr float, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr float, ptr addrspace(1) %48, i64 %17
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %52 = getelementptr [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %51
  %53 = getelementptr i8, ptr addrspace(3) %52, i64 816
  %54 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %55 = getelementptr inbounds nuw float, ptr addrspace(3) %53, i64 %54
  store float %50, ptr addrspace(3) %55, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %56 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %57 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %58 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %60 = shl i64 %58, 36
  %61 = shl i64 %59, 32
  %62 = add i64 %60, %61
  %63 = ashr exact i64 %62, 32
  %64 = sext i32 %3 to i64
  %65 = shl i64 %56, 36
  %66 = shl i64 %57, 32
  %67 = add i64 %65, %66
  %68 = ashr exact i64 %67, 32
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %70 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %69
  %71 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %72 = getelementptr float, ptr addrspace(3) %70, i64 %71
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !12
  %74 = mul nsw i64 %63, %64
  %75 = getelementptr float, ptr addrspace(1) %1, i64 %74
  %76 = getelementptr float, ptr addrspace(1) %75, i64 %68
  store float %73, ptr addrspace(1) %76, align 4, !tbaa !12
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %78 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %77
  %79 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %80 = getelementptr float, ptr addrspace(3) %78, i64 %79
  %81 = getelementptr i8, ptr addrspace(3) %80, i64 16
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !12
  %83 = add nsw i64 %63, 4
  %84 = mul nsw i64 %83, %64
  %85 = getelementptr float, ptr addrspace(1) %1, i64 %84
  %86 = getelementptr float, ptr addrspace(1) %85, i64 %68
  store float %82, ptr addrspace(1) %86, align 4, !tbaa !12
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %88 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %87
  %89 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %90 = getelementptr float, ptr addrspace(3) %88, i64 %89
  %91 = getelementptr i8, ptr addrspace(3) %90, i64 32
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !12
  %93 = add nsw i64 %63, 8
  %94 = mul nsw i64 %93, %64
  %95 = getelementptr float, ptr addrspace(1) %1, i64 %94
  %96 = getelementptr float, ptr addrspace(1) %95, i64 %68
  store float %92, ptr addrspace(1) %96, align 4, !tbaa !12
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %98 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %97
  %99 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %100 = getelementptr float, ptr addrspace(3) %98, i64 %99
  %101 = getelementptr i8, ptr addrspace(3) %100, i64 48
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !12
  %103 = add nsw i64 %63, 12
  %104 = mul nsw i64 %103, %64
  %105 = getelementptr float, ptr addrspace(1) %1, i64 %104
  %106 = getelementptr float, ptr addrspace(1) %105, i64 %68
  store float %102, ptr addrspace(1) %106, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_transpose_padded(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %9 = shl i64 %7, 36
  %10 = shl i64 %8, 32
  %11 = add i64 %9, %10
  %12 = ashr exact i64 %11, 32
  %13 = sext i32 %2 to i64
  %14 = shl i64 %5, 36
  %15 = shl i64 %6, 32
  %16 = add i64 %14, %15
  %17 = ashr exact i64 %16, 32
  %18 = mul nsw i64 %12, %13
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr float, ptr addrspace(1) %19, i64 %17
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %23 = getelementptr [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %22
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i64 %24
  store float %21, ptr addrspace(3) %25, align 4, !tbaa !12
  %26 = add nsw i64 %12, 4
  %27 = mul nsw i64 %26, %13
  %28 = getelementptr float, ptr addrspace(1) %0, i64 %27
  %29 = getelementptr float, ptr addrspace(1) %28, i64 %17
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %32 = getelementptr [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %31
  %33 = getelementptr i8, ptr addrspace(3) %32, i64 272
  %34 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %33, i64 %34
  store float %30, ptr addrspace(3) %35, align 4, !tbaa !12
  %36 = add nsw i64 %12, 8
  %37 = mul nsw i64 %36, %13
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %17
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %42 = getelementptr [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %41
  %43 = getelementptr i8, ptr addrspace(3) %42, i64 544
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) %43, i64 %44
  store float %40, ptr addrspace(3) %45, align 4, !tbaa !12
  %46 = add nsw i64 %12, 12
  %47 = mul nsw i64 %46, %13
  %48 = getelementptr float, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr float, ptr addrspace(1) %48, i64 %17
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %52 = getelementptr [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %51
  %53 = getelementptr i8, ptr addrspace(3) %52, i64 816
  %54 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %55 = getelementptr inbounds nuw float, ptr addrspace(3) %53, i64 %54
  store float %50, ptr addrspace(3) %55, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %56 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %57 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %58 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %60 = shl i64 %58, 36
  %61 = shl i64 %59, 32
  %62 = add i64 %60, %61
  %63 = ashr exact i64 %62, 32
  %64 = sext i32 %3 to i64
  %65 = shl i64 %56, 36
  %66 = shl i64 %57, 32
  %67 = add i64 %65, %66
  %68 = ashr exact i64 %67, 32
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %70 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %69
  %71 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %72 = getelementptr float, ptr addrspace(3) %70, i64 %71
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !12
  %74 = mul nsw i64 %63, %64
  %75 = getelementptr float, ptr addrspace(1) %1, i64 %74
  %76 = getelementptr float, ptr addrspace(1) %75, i64 %68
  store float %73, ptr addrspace(1) %76, align 4, !tbaa !12
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %78 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %77
  %79 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %80 = getelementptr float, ptr addrspace(3) %78, i64 %79
  %81 = getelementptr i8, ptr addrspace(3) %80, i64 16
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !12
  %83 = add nsw i64 %63, 4
  %84 = mul nsw i64 %83, %64
  %85 = getelementptr float, ptr addrspace(1) %1, i64 %84
  %86 = getelementptr float, ptr addrspace(1) %85, i64 %68
  store float %82, ptr addrspace(1) %86, align 4, !tbaa !12
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %88 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %87
  %89 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %90 = getelementptr float, ptr addrspace(3) %88, i64 %89
  %91 = getelementptr i8, ptr addrspace(3) %90, i64 32
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !12
  %93 = add nsw i64 %63, 8
  %94 = mul nsw i64 %93, %64
  %95 = getelementptr float, ptr addrspace(1) %1, i64 %94
  %96 = getelementptr float, ptr addrspace(1) %95, i64 %68
  store float %92, ptr addrspace(1) %96, align 4, !tbaa !12
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %98 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose_padded.tile, i64 %97
  %99 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %100 = getelementptr float, ptr addrspace(3) %98, i64 %99
  %101 = getelementptr i8, ptr addrspace(3) %100, i64 48
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !12
  %103 = add nsw i64 %63, 12
  %104 = mul nsw i64 %103, %64
  %105 = getelementptr float, ptr addrspace(1) %1, i64 %104
  %106 = getelementptr float, ptr addrspace(1) %105, i64 %68
  store float %102, ptr addrspace(1) %106, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @planes_from_pixels(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 6
  %9 = add nsw i32 %8, %5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !19
  %13 = extractelement <4 x i8> %12, i64 0
  %14 = shl i64 %4, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds i8, ptr addrspace(3) @planes_from_pixels.plane, i64 %15
  store i8 %13, ptr addrspace(3) %16, align 1, !tbaa !19
  %17 = extractelement <4 x i8> %12, i64 1
  %18 = getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @planes_from_pixels.plane, i64 64), i64 %15
  store i8 %17, ptr addrspace(3) %18, align 1, !tbaa !19
  %19 = extractelement <4 x i8> %12, i64 2
  %20 = getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @planes_from_pixels.plane, i64 128), i64 %15
  store i8 %19, ptr addrspace(3) %20, align 1, !tbaa !19
  %21 = extractelement <4 x i8> %12, i64 3
  %22 = getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @planes_from_pixels.plane, i64 192), i64 %15
  store i8 %21, ptr addrspace(3) %22, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %23 = freeze i32 %5
  %24 = sdiv i32 %23, 16
  %25 = mul i32 %24, 16
  %26 = sub i32 %23, %25
  %27 = shl nsw i32 %26, 2
  %28 = sext i32 %24 to i64
  %29 = getelementptr inbounds [64 x i8], ptr addrspace(3) @planes_from_pixels.plane, i64 %28
  %30 = sext i32 %27 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %30
  %32 = load <4 x i8>, ptr addrspace(3) %31, align 1, !tbaa !19
  %33 = mul nsw i32 %24, %2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %34
  %36 = sext i32 %8 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %35, i64 %36
  %38 = getelementptr inbounds i8, ptr addrspace(1) %37, i64 %30
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %32, i64 noundef 0, ptr addrspace(4) noundef %39) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_planes_from_pixels(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 6
  %9 = add nsw i32 %8, %5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !19
  %13 = extractelement <4 x i8> %12, i64 0
  %14 = shl i64 %4, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds i8, ptr addrspace(3) @planes_from_pixels.plane, i64 %15
  store i8 %13, ptr addrspace(3) %16, align 1, !tbaa !19
  %17 = extractelement <4 x i8> %12, i64 1
  %18 = getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @planes_from_pixels.plane, i64 64), i64 %15
  store i8 %17, ptr addrspace(3) %18, align 1, !tbaa !19
  %19 = extractelement <4 x i8> %12, i64 2
  %20 = getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @planes_from_pixels.plane, i64 128), i64 %15
  store i8 %19, ptr addrspace(3) %20, align 1, !tbaa !19
  %21 = extractelement <4 x i8> %12, i64 3
  %22 = getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @planes_from_pixels.plane, i64 192), i64 %15
  store i8 %21, ptr addrspace(3) %22, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %23 = freeze i32 %5
  %24 = sdiv i32 %23, 16
  %25 = mul i32 %24, 16
  %26 = sub i32 %23, %25
  %27 = shl nsw i32 %26, 2
  %28 = sext i32 %24 to i64
  %29 = getelementptr inbounds [64 x i8], ptr addrspace(3) @planes_from_pixels.plane, i64 %28
  %30 = sext i32 %27 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %30
  %32 = load <4 x i8>, ptr addrspace(3) %31, align 1, !tbaa !19
  %33 = mul nsw i32 %24, %2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %34
  %36 = sext i32 %8 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %35, i64 %36
  %38 = getelementptr inbounds i8, ptr addrspace(1) %37, i64 %30
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %32, i64 noundef 0, ptr addrspace(4) noundef %39) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @bitonic_sort(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 1
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %9 = zext i32 %7 to i64
  %10 = mul i64 %8, %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = and i64 %3, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %12
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !3
  %16 = and i64 %5, 2147483647
  %17 = add i64 %16, %3
  %18 = and i64 %17, 4294967295
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !3
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %18
  store i32 %20, ptr addrspace(3) %21, align 4, !tbaa !3
  %22 = icmp eq i32 %7, 0
  br i1 %22, label %55, label %23

23:                                               ; preds = %2
  %24 = shl i32 %4, 1
  br label %25

25:                                               ; preds = %23, %31
  %26 = phi i32 [ 2, %23 ], [ %32, %31 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %25
  %29 = lshr exact i32 %26, 1
  %30 = icmp ne i32 %26, %7
  br label %34

31:                                               ; preds = %52, %25
  %32 = shl i32 %26, 1
  %33 = icmp ugt i32 %32, %7
  br i1 %33, label %55, label %25

34:                                               ; preds = %28, %52
  %35 = phi i32 [ %29, %28 ], [ %53, %52 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %36 = add nsw i32 %35, -1
  %37 = and i32 %36, %4
  %38 = sub i32 %24, %37
  %39 = and i32 %38, %26
  %40 = zext i32 %38 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %40
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !3
  %43 = add i32 %38, %35
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %44
  %46 = load i32, ptr addrspace(3) %45, align 4, !tbaa !3
  %47 = icmp ugt i32 %42, %46
  %48 = icmp ne i32 %39, 0
  %49 = and i1 %30, %48
  %50 = xor i1 %49, %47
  br i1 %50, label %51, label %52

51:                                               ; preds = %34
  store i32 %46, ptr addrspace(3) %41, align 4, !tbaa !3
  store i32 %42, ptr addrspace(3) %45, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %51, %34
  %53 = lshr i32 %35, 1
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %31, label %34

55:                                               ; preds = %31, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %56 = load i32, ptr addrspace(3) %15, align 4, !tbaa !3
  store i32 %56, ptr addrspace(1) %13, align 4, !tbaa !3
  %57 = load i32, ptr addrspace(3) %21, align 4, !tbaa !3
  store i32 %57, ptr addrspace(1) %19, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 1
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %9 = zext i32 %7 to i64
  %10 = mul i64 %8, %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = and i64 %3, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %12
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !3
  %16 = and i64 %5, 2147483647
  %17 = add i64 %16, %3
  %18 = and i64 %17, 4294967295
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !3
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %18
  store i32 %20, ptr addrspace(3) %21, align 4, !tbaa !3
  %22 = icmp eq i32 %7, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %2
  %24 = shl i32 %4, 1
  br label %25

25:                                               ; preds = %23, %34
  %26 = phi i32 [ 2, %23 ], [ %35, %34 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %34, label %28

28:                                               ; preds = %25
  %29 = lshr exact i32 %26, 1
  %30 = icmp ne i32 %26, %7
  br label %37

31:                                               ; preds = %34, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %32 = load i32, ptr addrspace(3) %15, align 4, !tbaa !3
  store i32 %32, ptr addrspace(1) %13, align 4, !tbaa !3
  %33 = load i32, ptr addrspace(3) %21, align 4, !tbaa !3
  store i32 %33, ptr addrspace(1) %19, align 4, !tbaa !3
  ret void

34:                                               ; preds = %55, %25
  %35 = shl i32 %26, 1
  %36 = icmp ugt i32 %35, %7
  br i1 %36, label %31, label %25

37:                                               ; preds = %28, %55
  %38 = phi i32 [ %29, %28 ], [ %56, %55 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %39 = add nsw i32 %38, -1
  %40 = and i32 %39, %4
  %41 = sub i32 %24, %40
  %42 = and i32 %41, %26
  %43 = zext i32 %41 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4, !tbaa !3
  %46 = add i32 %41, %38
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %47
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !3
  %50 = icmp ugt i32 %45, %49
  %51 = icmp ne i32 %42, 0
  %52 = and i1 %30, %51
  %53 = xor i1 %52, %50
  br i1 %53, label %54, label %55

54:                                               ; preds = %37
  store i32 %49, ptr addrspace(3) %44, align 4, !tbaa !3
  store i32 %45, ptr addrspace(3) %48, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %54, %37
  %56 = lshr i32 %38, 1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %34, label %37
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int", !"int"}
!10 = !{!"const", !"", !"", !""}
!11 = !{i32 16, i32 4, i32 1}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"uchar4*", !"uchar*", !"int"}
!17 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"int"}
!18 = !{!"const", !"", !""}
!19 = !{!5, !5, i64 0}
!20 = !{i32 1, i32 3}
!21 = !{!"none", !"none"}
!22 = !{!"uint*", !"uint*"}
!23 = !{!"", !""}
