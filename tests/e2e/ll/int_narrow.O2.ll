; ModuleID = 'int_narrow.cl'
source_filename = "int_narrow.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @promotions(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 1 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %8 = load i8, ptr addrspace(1) %7, align 1, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %5
  %10 = load i8, ptr addrspace(1) %9, align 1, !tbaa !11
  %11 = sext i8 %8 to i32
  %12 = zext i8 %10 to i32
  %13 = add nsw i32 %12, %11
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = mul nsw i32 %12, %11
  %16 = getelementptr i32, ptr addrspace(1) %2, i64 %6
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %5
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = sext i8 %10 to i32
  %19 = sub nsw i32 %11, %18
  %20 = shl i64 %6, 3
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %5
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = and i32 %13, 255
  %24 = mul i64 %6, 12
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %5
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = zext i8 %8 to i16
  %28 = shl i16 %27, 9
  %29 = sext i16 %28 to i32
  %30 = shl i64 %6, 4
  %31 = getelementptr i8, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr i32, ptr addrspace(1) %31, i64 %5
  store i32 %29, ptr addrspace(1) %32, align 4, !tbaa !3
  %33 = xor i32 %12, -1
  %34 = mul i64 %6, 20
  %35 = getelementptr i8, ptr addrspace(1) %2, i64 %34
  %36 = getelementptr i32, ptr addrspace(1) %35, i64 %5
  store i32 %33, ptr addrspace(1) %36, align 4, !tbaa !3
  %37 = sub nsw i32 0, %11
  %38 = mul i64 %6, 24
  %39 = getelementptr i8, ptr addrspace(1) %2, i64 %38
  %40 = getelementptr i32, ptr addrspace(1) %39, i64 %5
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = ashr i32 %11, 2
  %42 = mul i64 %6, 28
  %43 = getelementptr i8, ptr addrspace(1) %2, i64 %42
  %44 = getelementptr i32, ptr addrspace(1) %43, i64 %5
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  %45 = lshr i32 %12, 2
  %46 = shl i64 %6, 5
  %47 = getelementptr i8, ptr addrspace(1) %2, i64 %46
  %48 = getelementptr i32, ptr addrspace(1) %47, i64 %5
  store i32 %45, ptr addrspace(1) %48, align 4, !tbaa !3
  %49 = shl i32 %13, 24
  %50 = ashr exact i32 %49, 24
  %51 = xor i32 %50, 85
  %52 = lshr i32 %51, 1
  %53 = sub i32 %51, %52
  %54 = trunc i32 %53 to i8
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %5
  store i8 %54, ptr addrspace(1) %55, align 1, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_promotions(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 1 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %8 = load i8, ptr addrspace(1) %7, align 1, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %5
  %10 = load i8, ptr addrspace(1) %9, align 1, !tbaa !11
  %11 = sext i8 %8 to i32
  %12 = zext i8 %10 to i32
  %13 = add nsw i32 %12, %11
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = mul nsw i32 %12, %11
  %16 = getelementptr i32, ptr addrspace(1) %2, i64 %6
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %5
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = sext i8 %10 to i32
  %19 = sub nsw i32 %11, %18
  %20 = shl i64 %6, 3
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %5
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = and i32 %13, 255
  %24 = mul i64 %6, 12
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %5
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = zext i8 %8 to i16
  %28 = shl i16 %27, 9
  %29 = sext i16 %28 to i32
  %30 = shl i64 %6, 4
  %31 = getelementptr i8, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr i32, ptr addrspace(1) %31, i64 %5
  store i32 %29, ptr addrspace(1) %32, align 4, !tbaa !3
  %33 = xor i32 %12, -1
  %34 = mul i64 %6, 20
  %35 = getelementptr i8, ptr addrspace(1) %2, i64 %34
  %36 = getelementptr i32, ptr addrspace(1) %35, i64 %5
  store i32 %33, ptr addrspace(1) %36, align 4, !tbaa !3
  %37 = sub nsw i32 0, %11
  %38 = mul i64 %6, 24
  %39 = getelementptr i8, ptr addrspace(1) %2, i64 %38
  %40 = getelementptr i32, ptr addrspace(1) %39, i64 %5
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = ashr i32 %11, 2
  %42 = mul i64 %6, 28
  %43 = getelementptr i8, ptr addrspace(1) %2, i64 %42
  %44 = getelementptr i32, ptr addrspace(1) %43, i64 %5
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  %45 = lshr i32 %12, 2
  %46 = shl i64 %6, 5
  %47 = getelementptr i8, ptr addrspace(1) %2, i64 %46
  %48 = getelementptr i32, ptr addrspace(1) %47, i64 %5
  store i32 %45, ptr addrspace(1) %48, align 4, !tbaa !3
  %49 = shl i32 %13, 24
  %50 = ashr exact i32 %49, 24
  %51 = xor i32 %50, 85
  %52 = lshr i32 %51, 1
  %53 = sub i32 %51, %52
  %54 = trunc i32 %53 to i8
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %5
  store i8 %54, ptr addrspace(1) %55, align 1, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @wrapping_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %4
  %6 = load <16 x i8>, ptr addrspace(1) %5, align 16, !tbaa !11
  %7 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %4
  %8 = load <16 x i8>, ptr addrspace(1) %7, align 16, !tbaa !11
  %9 = add <16 x i8> %8, %6
  %10 = mul i64 %4, 48
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %10
  store <16 x i8> %9, ptr addrspace(1) %11, align 16, !tbaa !11
  %12 = mul <16 x i8> %8, %6
  %13 = add <16 x i8> %12, splat (i8 -3)
  %14 = getelementptr i8, ptr addrspace(1) %11, i64 16
  store <16 x i8> %13, ptr addrspace(1) %14, align 16, !tbaa !11
  %15 = and <16 x i8> %8, %6
  %16 = xor <16 x i8> %6, splat (i8 15)
  %17 = or <16 x i8> %15, %16
  %18 = getelementptr i8, ptr addrspace(1) %11, i64 32
  store <16 x i8> %17, ptr addrspace(1) %18, align 16, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_wrapping_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %4
  %6 = load <16 x i8>, ptr addrspace(1) %5, align 16, !tbaa !11
  %7 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %4
  %8 = load <16 x i8>, ptr addrspace(1) %7, align 16, !tbaa !11
  %9 = add <16 x i8> %8, %6
  %10 = mul i64 %4, 48
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %10
  store <16 x i8> %9, ptr addrspace(1) %11, align 16, !tbaa !11
  %12 = mul <16 x i8> %8, %6
  %13 = add <16 x i8> %12, splat (i8 -3)
  %14 = getelementptr i8, ptr addrspace(1) %11, i64 16
  store <16 x i8> %13, ptr addrspace(1) %14, align 16, !tbaa !11
  %15 = and <16 x i8> %8, %6
  %16 = xor <16 x i8> %6, splat (i8 15)
  %17 = or <16 x i8> %15, %16
  %18 = getelementptr i8, ptr addrspace(1) %11, i64 32
  store <16 x i8> %17, ptr addrspace(1) %18, align 16, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @over_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i8>, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %6) #3
  %8 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %9) #3
  %11 = extractelement <4 x i16> %7, i64 3
  %12 = shufflevector <4 x i16> %7, <4 x i16> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %13 = mul <4 x i16> %12, %7
  %14 = sub i16 255, %11
  %15 = insertelement <4 x i16> poison, i16 %14, i64 0
  %16 = shufflevector <4 x i16> %15, <4 x i16> poison, <4 x i32> zeroinitializer
  %17 = mul <4 x i16> %16, %10
  %18 = add <4 x i16> %13, splat (i16 127)
  %19 = add <4 x i16> %18, %17
  %20 = udiv <4 x i16> %19, splat (i16 255)
  %21 = tail call spir_func <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef %20) #3
  %22 = insertelement <4 x i8> %21, i8 -1, i64 3
  %23 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %4
  store <4 x i8> %22, ptr addrspace(1) %23, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_over_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i8>, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %6) #3
  %8 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %9) #3
  %11 = extractelement <4 x i16> %7, i64 3
  %12 = shufflevector <4 x i16> %7, <4 x i16> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %13 = mul <4 x i16> %12, %7
  %14 = sub i16 255, %11
  %15 = insertelement <4 x i16> poison, i16 %14, i64 0
  %16 = shufflevector <4 x i16> %15, <4 x i16> poison, <4 x i32> zeroinitializer
  %17 = mul <4 x i16> %16, %10
  %18 = add <4 x i16> %13, splat (i16 127)
  %19 = add <4 x i16> %18, %17
  %20 = udiv <4 x i16> %19, splat (i16 255)
  %21 = tail call spir_func <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef %20) #3
  %22 = insertelement <4 x i8> %21, i8 -1, i64 3
  %23 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %4
  store <4 x i8> %22, ptr addrspace(1) %23, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @luma_planes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = mul i64 %4, 3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !11
  %8 = getelementptr i8, ptr addrspace(1) %6, i64 1
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !11
  %10 = getelementptr i8, ptr addrspace(1) %6, i64 2
  %11 = load i8, ptr addrspace(1) %10, align 1, !tbaa !11
  %12 = zext i8 %7 to i32
  %13 = mul nuw nsw i32 %12, 77
  %14 = zext i8 %9 to i32
  %15 = mul nuw nsw i32 %14, 150
  %16 = add nuw nsw i32 %15, %13
  %17 = zext i8 %11 to i32
  %18 = mul nuw nsw i32 %17, 29
  %19 = add nuw nsw i32 %16, %18
  %20 = lshr i32 %19, 8
  %21 = trunc nuw i32 %20 to i8
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  store i8 %21, ptr addrspace(1) %22, align 1, !tbaa !11
  %23 = sub nsw i32 %17, %20
  %24 = trunc nsw i32 %23 to i16
  %25 = shl i64 %4, 2
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %25
  store i16 %24, ptr addrspace(1) %26, align 2, !tbaa !21
  %27 = sub nsw i32 %12, %20
  %28 = trunc nsw i32 %27 to i16
  %29 = shl nsw i16 %28, 1
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 2
  store i16 %29, ptr addrspace(1) %30, align 2, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_luma_planes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = mul i64 %4, 3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !11
  %8 = getelementptr i8, ptr addrspace(1) %6, i64 1
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !11
  %10 = getelementptr i8, ptr addrspace(1) %6, i64 2
  %11 = load i8, ptr addrspace(1) %10, align 1, !tbaa !11
  %12 = zext i8 %7 to i32
  %13 = mul nuw nsw i32 %12, 77
  %14 = zext i8 %9 to i32
  %15 = mul nuw nsw i32 %14, 150
  %16 = add nuw nsw i32 %15, %13
  %17 = zext i8 %11 to i32
  %18 = mul nuw nsw i32 %17, 29
  %19 = add nuw nsw i32 %16, %18
  %20 = lshr i32 %19, 8
  %21 = trunc nuw i32 %20 to i8
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  store i8 %21, ptr addrspace(1) %22, align 1, !tbaa !11
  %23 = sub nsw i32 %17, %20
  %24 = trunc nsw i32 %23 to i16
  %25 = shl i64 %4, 2
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %25
  store i16 %24, ptr addrspace(1) %26, align 2, !tbaa !21
  %27 = sub nsw i32 %12, %20
  %28 = trunc nsw i32 %27 to i16
  %29 = shl nsw i16 %28, 1
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 2
  store i16 %29, ptr addrspace(1) %30, align 2, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"char*", !"uchar*", !"int*", !"char*"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{!5, !5, i64 0}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"char16*", !"char16*", !"char16*"}
!15 = !{!"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*"}
!16 = !{!"const", !"const", !""}
!17 = !{!"uchar4*", !"uchar4*", !"uchar4*"}
!18 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*"}
!19 = !{!"uchar*", !"uchar*", !"short*"}
!20 = !{!"const", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !5, i64 0}
