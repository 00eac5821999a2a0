; ModuleID = 'int_saturate_narrow.cl'
source_filename = "int_saturate_narrow.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @limits_char16(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %6
  %9 = load <16 x i8>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %6
  %11 = load <16 x i8>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %6
  %13 = load <16 x i8>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = tail call spir_func <16 x i8> @_Z7add_satDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %15 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %6
  store <16 x i8> %14, ptr addrspace(1) %15, align 16, !tbaa !12
  %16 = tail call spir_func <16 x i8> @_Z7sub_satDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %17
  store <16 x i8> %16, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <16 x i8> @_Z7mad_satDv16_cS_S_(<16 x i8> noundef %9, <16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %20 = shl i64 %7, 5
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr <16 x i8>, ptr addrspace(1) %21, i64 %6
  store <16 x i8> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <16 x i8> @_Z6mul_hiDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %24 = mul i64 %7, 48
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr <16 x i8>, ptr addrspace(1) %25, i64 %6
  store <16 x i8> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <16 x i8> @_Z6mad_hiDv16_cS_S_(<16 x i8> noundef %9, <16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %28 = shl i64 %7, 6
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <16 x i8>, ptr addrspace(1) %29, i64 %6
  store <16 x i8> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <16 x i8> @_Z4haddDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %32 = mul i64 %7, 80
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr <16 x i8>, ptr addrspace(1) %33, i64 %6
  store <16 x i8> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  %35 = tail call spir_func <16 x i8> @_Z5rhaddDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %36 = mul i64 %7, 96
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr <16 x i8>, ptr addrspace(1) %37, i64 %6
  store <16 x i8> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = tail call spir_func <16 x i8> @_Z3maxDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %40 = mul i64 %7, 112
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr <16 x i8>, ptr addrspace(1) %41, i64 %6
  store <16 x i8> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <16 x i8> @_Z3minDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %44 = shl i64 %7, 7
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr <16 x i8>, ptr addrspace(1) %45, i64 %6
  store <16 x i8> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = tail call spir_func <16 x i8> @_Z3minDv16_cS_(<16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %48 = tail call spir_func <16 x i8> @_Z3maxDv16_cS_(<16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %49 = tail call spir_func <16 x i8> @_Z5clampDv16_cS_S_(<16 x i8> noundef %9, <16 x i8> noundef %47, <16 x i8> noundef %48) #3
  %50 = mul i64 %7, 144
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr <16 x i8>, ptr addrspace(1) %51, i64 %6
  store <16 x i8> %49, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func <16 x i8> @_Z3absDv16_c(<16 x i8> noundef %9) #3
  %54 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %4, i64 %6
  store <16 x i8> %53, ptr addrspace(1) %54, align 16, !tbaa !12
  %55 = tail call spir_func <16 x i8> @_Z8abs_diffDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %56 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %4, i64 %17
  store <16 x i8> %55, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_limits_char16(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %6
  %9 = load <16 x i8>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %6
  %11 = load <16 x i8>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %6
  %13 = load <16 x i8>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = tail call spir_func <16 x i8> @_Z7add_satDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %15 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %6
  store <16 x i8> %14, ptr addrspace(1) %15, align 16, !tbaa !12
  %16 = tail call spir_func <16 x i8> @_Z7sub_satDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %17
  store <16 x i8> %16, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <16 x i8> @_Z7mad_satDv16_cS_S_(<16 x i8> noundef %9, <16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %20 = shl i64 %7, 5
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr <16 x i8>, ptr addrspace(1) %21, i64 %6
  store <16 x i8> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <16 x i8> @_Z6mul_hiDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %24 = mul i64 %7, 48
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr <16 x i8>, ptr addrspace(1) %25, i64 %6
  store <16 x i8> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <16 x i8> @_Z6mad_hiDv16_cS_S_(<16 x i8> noundef %9, <16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %28 = shl i64 %7, 6
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <16 x i8>, ptr addrspace(1) %29, i64 %6
  store <16 x i8> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <16 x i8> @_Z4haddDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %32 = mul i64 %7, 80
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr <16 x i8>, ptr addrspace(1) %33, i64 %6
  store <16 x i8> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  %35 = tail call spir_func <16 x i8> @_Z5rhaddDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %36 = mul i64 %7, 96
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr <16 x i8>, ptr addrspace(1) %37, i64 %6
  store <16 x i8> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = tail call spir_func <16 x i8> @_Z3maxDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %40 = mul i64 %7, 112
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr <16 x i8>, ptr addrspace(1) %41, i64 %6
  store <16 x i8> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <16 x i8> @_Z3minDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %44 = shl i64 %7, 7
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr <16 x i8>, ptr addrspace(1) %45, i64 %6
  store <16 x i8> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = tail call spir_func <16 x i8> @_Z3minDv16_cS_(<16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %48 = tail call spir_func <16 x i8> @_Z3maxDv16_cS_(<16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %49 = tail call spir_func <16 x i8> @_Z5clampDv16_cS_S_(<16 x i8> noundef %9, <16 x i8> noundef %47, <16 x i8> noundef %48) #3
  %50 = mul i64 %7, 144
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr <16 x i8>, ptr addrspace(1) %51, i64 %6
  store <16 x i8> %49, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func <16 x i8> @_Z3absDv16_c(<16 x i8> noundef %9) #3
  %54 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %4, i64 %6
  store <16 x i8> %53, ptr addrspace(1) %54, align 16, !tbaa !12
  %55 = tail call spir_func <16 x i8> @_Z8abs_diffDv16_cS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %56 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %4, i64 %17
  store <16 x i8> %55, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @limits_uchar16(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %6
  %9 = load <16 x i8>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %6
  %11 = load <16 x i8>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %6
  %13 = load <16 x i8>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = tail call spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %15 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %6
  store <16 x i8> %14, ptr addrspace(1) %15, align 16, !tbaa !12
  %16 = tail call spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %17
  store <16 x i8> %16, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <16 x i8> @_Z7mad_satDv16_hS_S_(<16 x i8> noundef %9, <16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %20 = shl i64 %7, 5
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr <16 x i8>, ptr addrspace(1) %21, i64 %6
  store <16 x i8> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %24 = mul i64 %7, 48
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr <16 x i8>, ptr addrspace(1) %25, i64 %6
  store <16 x i8> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <16 x i8> @_Z6mad_hiDv16_hS_S_(<16 x i8> noundef %9, <16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %28 = shl i64 %7, 6
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <16 x i8>, ptr addrspace(1) %29, i64 %6
  store <16 x i8> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %32 = mul i64 %7, 80
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr <16 x i8>, ptr addrspace(1) %33, i64 %6
  store <16 x i8> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  %35 = tail call spir_func <16 x i8> @_Z5rhaddDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %36 = mul i64 %7, 96
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr <16 x i8>, ptr addrspace(1) %37, i64 %6
  store <16 x i8> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = tail call spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %40 = mul i64 %7, 112
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr <16 x i8>, ptr addrspace(1) %41, i64 %6
  store <16 x i8> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %44 = shl i64 %7, 7
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr <16 x i8>, ptr addrspace(1) %45, i64 %6
  store <16 x i8> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = tail call spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %48 = tail call spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %49 = tail call spir_func <16 x i8> @_Z5clampDv16_hS_S_(<16 x i8> noundef %9, <16 x i8> noundef %47, <16 x i8> noundef %48) #3
  %50 = mul i64 %7, 144
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr <16 x i8>, ptr addrspace(1) %51, i64 %6
  store <16 x i8> %49, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func <16 x i8> @_Z3absDv16_h(<16 x i8> noundef %9) #3
  %54 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %4, i64 %6
  store <16 x i8> %53, ptr addrspace(1) %54, align 16, !tbaa !12
  %55 = tail call spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %56 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %4, i64 %17
  store <16 x i8> %55, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_limits_uchar16(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %6
  %9 = load <16 x i8>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %6
  %11 = load <16 x i8>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %6
  %13 = load <16 x i8>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = tail call spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %15 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %6
  store <16 x i8> %14, ptr addrspace(1) %15, align 16, !tbaa !12
  %16 = tail call spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %17
  store <16 x i8> %16, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <16 x i8> @_Z7mad_satDv16_hS_S_(<16 x i8> noundef %9, <16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %20 = shl i64 %7, 5
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr <16 x i8>, ptr addrspace(1) %21, i64 %6
  store <16 x i8> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %24 = mul i64 %7, 48
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr <16 x i8>, ptr addrspace(1) %25, i64 %6
  store <16 x i8> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <16 x i8> @_Z6mad_hiDv16_hS_S_(<16 x i8> noundef %9, <16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %28 = shl i64 %7, 6
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <16 x i8>, ptr addrspace(1) %29, i64 %6
  store <16 x i8> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %32 = mul i64 %7, 80
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr <16 x i8>, ptr addrspace(1) %33, i64 %6
  store <16 x i8> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  %35 = tail call spir_func <16 x i8> @_Z5rhaddDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %36 = mul i64 %7, 96
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr <16 x i8>, ptr addrspace(1) %37, i64 %6
  store <16 x i8> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = tail call spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %40 = mul i64 %7, 112
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr <16 x i8>, ptr addrspace(1) %41, i64 %6
  store <16 x i8> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %44 = shl i64 %7, 7
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr <16 x i8>, ptr addrspace(1) %45, i64 %6
  store <16 x i8> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = tail call spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %48 = tail call spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> noundef %11, <16 x i8> noundef %13) #3
  %49 = tail call spir_func <16 x i8> @_Z5clampDv16_hS_S_(<16 x i8> noundef %9, <16 x i8> noundef %47, <16 x i8> noundef %48) #3
  %50 = mul i64 %7, 144
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr <16 x i8>, ptr addrspace(1) %51, i64 %6
  store <16 x i8> %49, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func <16 x i8> @_Z3absDv16_h(<16 x i8> noundef %9) #3
  %54 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %4, i64 %6
  store <16 x i8> %53, ptr addrspace(1) %54, align 16, !tbaa !12
  %55 = tail call spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef %9, <16 x i8> noundef %11) #3
  %56 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %4, i64 %17
  store <16 x i8> %55, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @limits_short8(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %6
  %9 = load <8 x i16>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  %11 = load <8 x i16>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %6
  %13 = load <8 x i16>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = tail call spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %15 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %6
  store <8 x i16> %14, ptr addrspace(1) %15, align 16, !tbaa !12
  %16 = tail call spir_func <8 x i16> @_Z7sub_satDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %17
  store <8 x i16> %16, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <8 x i16> @_Z7mad_satDv8_sS_S_(<8 x i16> noundef %9, <8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %20 = shl i64 %7, 5
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr <8 x i16>, ptr addrspace(1) %21, i64 %6
  store <8 x i16> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %24 = mul i64 %7, 48
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr <8 x i16>, ptr addrspace(1) %25, i64 %6
  store <8 x i16> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <8 x i16> @_Z6mad_hiDv8_sS_S_(<8 x i16> noundef %9, <8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %28 = shl i64 %7, 6
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <8 x i16>, ptr addrspace(1) %29, i64 %6
  store <8 x i16> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <8 x i16> @_Z4haddDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %32 = mul i64 %7, 80
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr <8 x i16>, ptr addrspace(1) %33, i64 %6
  store <8 x i16> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  %35 = tail call spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %36 = mul i64 %7, 96
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr <8 x i16>, ptr addrspace(1) %37, i64 %6
  store <8 x i16> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = tail call spir_func <8 x i16> @_Z3maxDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %40 = mul i64 %7, 112
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr <8 x i16>, ptr addrspace(1) %41, i64 %6
  store <8 x i16> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <8 x i16> @_Z3minDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %44 = shl i64 %7, 7
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr <8 x i16>, ptr addrspace(1) %45, i64 %6
  store <8 x i16> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = tail call spir_func <8 x i16> @_Z3minDv8_sS_(<8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %48 = tail call spir_func <8 x i16> @_Z3maxDv8_sS_(<8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %49 = tail call spir_func <8 x i16> @_Z5clampDv8_sS_S_(<8 x i16> noundef %9, <8 x i16> noundef %47, <8 x i16> noundef %48) #3
  %50 = mul i64 %7, 144
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr <8 x i16>, ptr addrspace(1) %51, i64 %6
  store <8 x i16> %49, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func <8 x i16> @_Z3absDv8_s(<8 x i16> noundef %9) #3
  %54 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %6
  store <8 x i16> %53, ptr addrspace(1) %54, align 16, !tbaa !12
  %55 = tail call spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %56 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %17
  store <8 x i16> %55, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_limits_short8(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %6
  %9 = load <8 x i16>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  %11 = load <8 x i16>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %6
  %13 = load <8 x i16>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = tail call spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %15 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %6
  store <8 x i16> %14, ptr addrspace(1) %15, align 16, !tbaa !12
  %16 = tail call spir_func <8 x i16> @_Z7sub_satDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %17
  store <8 x i16> %16, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <8 x i16> @_Z7mad_satDv8_sS_S_(<8 x i16> noundef %9, <8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %20 = shl i64 %7, 5
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr <8 x i16>, ptr addrspace(1) %21, i64 %6
  store <8 x i16> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %24 = mul i64 %7, 48
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr <8 x i16>, ptr addrspace(1) %25, i64 %6
  store <8 x i16> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <8 x i16> @_Z6mad_hiDv8_sS_S_(<8 x i16> noundef %9, <8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %28 = shl i64 %7, 6
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <8 x i16>, ptr addrspace(1) %29, i64 %6
  store <8 x i16> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <8 x i16> @_Z4haddDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %32 = mul i64 %7, 80
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr <8 x i16>, ptr addrspace(1) %33, i64 %6
  store <8 x i16> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  %35 = tail call spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %36 = mul i64 %7, 96
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr <8 x i16>, ptr addrspace(1) %37, i64 %6
  store <8 x i16> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = tail call spir_func <8 x i16> @_Z3maxDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %40 = mul i64 %7, 112
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr <8 x i16>, ptr addrspace(1) %41, i64 %6
  store <8 x i16> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <8 x i16> @_Z3minDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %44 = shl i64 %7, 7
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr <8 x i16>, ptr addrspace(1) %45, i64 %6
  store <8 x i16> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = tail call spir_func <8 x i16> @_Z3minDv8_sS_(<8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %48 = tail call spir_func <8 x i16> @_Z3maxDv8_sS_(<8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %49 = tail call spir_func <8 x i16> @_Z5clampDv8_sS_S_(<8 x i16> noundef %9, <8 x i16> noundef %47, <8 x i16> noundef %48) #3
  %50 = mul i64 %7, 144
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr <8 x i16>, ptr addrspace(1) %51, i64 %6
  store <8 x i16> %49, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func <8 x i16> @_Z3absDv8_s(<8 x i16> noundef %9) #3
  %54 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %6
  store <8 x i16> %53, ptr addrspace(1) %54, align 16, !tbaa !12
  %55 = tail call spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %56 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %17
  store <8 x i16> %55, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @limits_ushort8(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %6
  %9 = load <8 x i16>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  %11 = load <8 x i16>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %6
  %13 = load <8 x i16>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = tail call spir_func <8 x i16> @_Z7add_satDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %15 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %6
  store <8 x i16> %14, ptr addrspace(1) %15, align 16, !tbaa !12
  %16 = tail call spir_func <8 x i16> @_Z7sub_satDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %17
  store <8 x i16> %16, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <8 x i16> @_Z7mad_satDv8_tS_S_(<8 x i16> noundef %9, <8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %20 = shl i64 %7, 5
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr <8 x i16>, ptr addrspace(1) %21, i64 %6
  store <8 x i16> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %24 = mul i64 %7, 48
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr <8 x i16>, ptr addrspace(1) %25, i64 %6
  store <8 x i16> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef %9, <8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %28 = shl i64 %7, 6
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <8 x i16>, ptr addrspace(1) %29, i64 %6
  store <8 x i16> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <8 x i16> @_Z4haddDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %32 = mul i64 %7, 80
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr <8 x i16>, ptr addrspace(1) %33, i64 %6
  store <8 x i16> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  %35 = tail call spir_func <8 x i16> @_Z5rhaddDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %36 = mul i64 %7, 96
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr <8 x i16>, ptr addrspace(1) %37, i64 %6
  store <8 x i16> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = tail call spir_func <8 x i16> @_Z3maxDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %40 = mul i64 %7, 112
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr <8 x i16>, ptr addrspace(1) %41, i64 %6
  store <8 x i16> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <8 x i16> @_Z3minDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %44 = shl i64 %7, 7
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr <8 x i16>, ptr addrspace(1) %45, i64 %6
  store <8 x i16> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = tail call spir_func <8 x i16> @_Z3minDv8_tS_(<8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %48 = tail call spir_func <8 x i16> @_Z3maxDv8_tS_(<8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %49 = tail call spir_func <8 x i16> @_Z5clampDv8_tS_S_(<8 x i16> noundef %9, <8 x i16> noundef %47, <8 x i16> noundef %48) #3
  %50 = mul i64 %7, 144
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr <8 x i16>, ptr addrspace(1) %51, i64 %6
  store <8 x i16> %49, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func <8 x i16> @_Z3absDv8_t(<8 x i16> noundef %9) #3
  %54 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %6
  store <8 x i16> %53, ptr addrspace(1) %54, align 16, !tbaa !12
  %55 = tail call spir_func <8 x i16> @_Z8abs_diffDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %56 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %17
  store <8 x i16> %55, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_limits_ushort8(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %6
  %9 = load <8 x i16>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  %11 = load <8 x i16>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %6
  %13 = load <8 x i16>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = tail call spir_func <8 x i16> @_Z7add_satDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %15 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %6
  store <8 x i16> %14, ptr addrspace(1) %15, align 16, !tbaa !12
  %16 = tail call spir_func <8 x i16> @_Z7sub_satDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %17
  store <8 x i16> %16, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <8 x i16> @_Z7mad_satDv8_tS_S_(<8 x i16> noundef %9, <8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %20 = shl i64 %7, 5
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr <8 x i16>, ptr addrspace(1) %21, i64 %6
  store <8 x i16> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %24 = mul i64 %7, 48
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr <8 x i16>, ptr addrspace(1) %25, i64 %6
  store <8 x i16> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef %9, <8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %28 = shl i64 %7, 6
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <8 x i16>, ptr addrspace(1) %29, i64 %6
  store <8 x i16> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <8 x i16> @_Z4haddDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %32 = mul i64 %7, 80
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr <8 x i16>, ptr addrspace(1) %33, i64 %6
  store <8 x i16> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  %35 = tail call spir_func <8 x i16> @_Z5rhaddDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %36 = mul i64 %7, 96
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr <8 x i16>, ptr addrspace(1) %37, i64 %6
  store <8 x i16> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = tail call spir_func <8 x i16> @_Z3maxDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %40 = mul i64 %7, 112
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr <8 x i16>, ptr addrspace(1) %41, i64 %6
  store <8 x i16> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <8 x i16> @_Z3minDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %44 = shl i64 %7, 7
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr <8 x i16>, ptr addrspace(1) %45, i64 %6
  store <8 x i16> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = tail call spir_func <8 x i16> @_Z3minDv8_tS_(<8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %48 = tail call spir_func <8 x i16> @_Z3maxDv8_tS_(<8 x i16> noundef %11, <8 x i16> noundef %13) #3
  %49 = tail call spir_func <8 x i16> @_Z5clampDv8_tS_S_(<8 x i16> noundef %9, <8 x i16> noundef %47, <8 x i16> noundef %48) #3
  %50 = mul i64 %7, 144
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr <8 x i16>, ptr addrspace(1) %51, i64 %6
  store <8 x i16> %49, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func <8 x i16> @_Z3absDv8_t(<8 x i16> noundef %9) #3
  %54 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %6
  store <8 x i16> %53, ptr addrspace(1) %54, align 16, !tbaa !12
  %55 = tail call spir_func <8 x i16> @_Z8abs_diffDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %11) #3
  %56 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %17
  store <8 x i16> %55, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7add_satDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7sub_satDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7mad_satDv16_cS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mul_hiDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mad_hiDv16_cS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z4haddDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z5rhaddDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3maxDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3minDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z5clampDv16_cS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3absDv16_c(<16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8abs_diffDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7mad_satDv16_hS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mad_hiDv16_hS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z5rhaddDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z5clampDv16_hS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3absDv16_h(<16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7sub_satDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7mad_satDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mad_hiDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z4haddDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3maxDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3minDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z5clampDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3absDv8_s(<8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7add_satDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7sub_satDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7mad_satDv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mul_hiDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z4haddDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z5rhaddDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3maxDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3minDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z5clampDv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3absDv8_t(<8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z8abs_diffDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"char16*", !"char16*", !"char16*", !"char16*", !"uchar16*"}
!10 = !{!"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!11 = !{!"const", !"const", !"const", !"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"uchar16*", !"uchar16*", !"uchar16*", !"uchar16*", !"uchar16*"}
!14 = !{!"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!15 = !{!"short8*", !"short8*", !"short8*", !"short8*", !"ushort8*"}
!16 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
!17 = !{!"ushort8*", !"ushort8*", !"ushort8*", !"ushort8*", !"ushort8*"}
!18 = !{!"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
