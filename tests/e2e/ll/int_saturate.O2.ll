; ModuleID = 'int_saturate.cl'
source_filename = "int_saturate.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @limits_int(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z7add_satii(i32 noundef %9, i32 noundef %11) #3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z7sub_satii(i32 noundef %9, i32 noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z7mad_satiii(i32 noundef %9, i32 noundef %11, i32 noundef %13) #3
  %20 = shl i64 %7, 3
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %6
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %9, i32 noundef %11) #3
  %24 = mul i64 %7, 12
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %6
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = tail call spir_func i32 @_Z6mad_hiiii(i32 noundef %9, i32 noundef %11, i32 noundef %13) #3
  %28 = shl i64 %7, 4
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %6
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func i32 @_Z4haddii(i32 noundef %9, i32 noundef %11) #3
  %32 = mul i64 %7, 20
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %6
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = tail call spir_func i32 @_Z5rhaddii(i32 noundef %9, i32 noundef %11) #3
  %36 = mul i64 %7, 24
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %6
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = tail call spir_func i32 @_Z3maxii(i32 noundef %9, i32 noundef %11) #3
  %40 = mul i64 %7, 28
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %6
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  %43 = tail call spir_func i32 @_Z3minii(i32 noundef %9, i32 noundef %11) #3
  %44 = shl i64 %7, 5
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr i32, ptr addrspace(1) %45, i64 %6
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = tail call spir_func i32 @_Z3minii(i32 noundef %11, i32 noundef %13) #3
  %48 = tail call spir_func i32 @_Z3maxii(i32 noundef %11, i32 noundef %13) #3
  %49 = tail call spir_func i32 @_Z5clampiii(i32 noundef %9, i32 noundef %47, i32 noundef %48) #3
  %50 = mul i64 %7, 36
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr i32, ptr addrspace(1) %51, i64 %6
  store i32 %49, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = tail call spir_func i32 @_Z3absi(i32 noundef %9) #3
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %6
  store i32 %53, ptr addrspace(1) %54, align 4, !tbaa !3
  %55 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %9, i32 noundef %11) #3
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %17
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_limits_int(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z7add_satii(i32 noundef %9, i32 noundef %11) #3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z7sub_satii(i32 noundef %9, i32 noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z7mad_satiii(i32 noundef %9, i32 noundef %11, i32 noundef %13) #3
  %20 = shl i64 %7, 3
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %6
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %9, i32 noundef %11) #3
  %24 = mul i64 %7, 12
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %6
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = tail call spir_func i32 @_Z6mad_hiiii(i32 noundef %9, i32 noundef %11, i32 noundef %13) #3
  %28 = shl i64 %7, 4
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %6
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func i32 @_Z4haddii(i32 noundef %9, i32 noundef %11) #3
  %32 = mul i64 %7, 20
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %6
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = tail call spir_func i32 @_Z5rhaddii(i32 noundef %9, i32 noundef %11) #3
  %36 = mul i64 %7, 24
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %6
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = tail call spir_func i32 @_Z3maxii(i32 noundef %9, i32 noundef %11) #3
  %40 = mul i64 %7, 28
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %6
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  %43 = tail call spir_func i32 @_Z3minii(i32 noundef %9, i32 noundef %11) #3
  %44 = shl i64 %7, 5
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr i32, ptr addrspace(1) %45, i64 %6
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = tail call spir_func i32 @_Z3minii(i32 noundef %11, i32 noundef %13) #3
  %48 = tail call spir_func i32 @_Z3maxii(i32 noundef %11, i32 noundef %13) #3
  %49 = tail call spir_func i32 @_Z5clampiii(i32 noundef %9, i32 noundef %47, i32 noundef %48) #3
  %50 = mul i64 %7, 36
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr i32, ptr addrspace(1) %51, i64 %6
  store i32 %49, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = tail call spir_func i32 @_Z3absi(i32 noundef %9) #3
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %6
  store i32 %53, ptr addrspace(1) %54, align 4, !tbaa !3
  %55 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %9, i32 noundef %11) #3
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %17
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @limits_uint(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z7add_satjj(i32 noundef %9, i32 noundef %11) #3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %9, i32 noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z7mad_satjjj(i32 noundef %9, i32 noundef %11, i32 noundef %13) #3
  %20 = shl i64 %7, 3
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %6
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %9, i32 noundef %11) #3
  %24 = mul i64 %7, 12
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %6
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = tail call spir_func i32 @_Z6mad_hijjj(i32 noundef %9, i32 noundef %11, i32 noundef %13) #3
  %28 = shl i64 %7, 4
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %6
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func i32 @_Z4haddjj(i32 noundef %9, i32 noundef %11) #3
  %32 = mul i64 %7, 20
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %6
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %9, i32 noundef %11) #3
  %36 = mul i64 %7, 24
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %6
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = tail call spir_func i32 @_Z3maxjj(i32 noundef %9, i32 noundef %11) #3
  %40 = mul i64 %7, 28
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %6
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  %43 = tail call spir_func i32 @_Z3minjj(i32 noundef %9, i32 noundef %11) #3
  %44 = shl i64 %7, 5
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr i32, ptr addrspace(1) %45, i64 %6
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = tail call spir_func i32 @_Z3minjj(i32 noundef %11, i32 noundef %13) #3
  %48 = tail call spir_func i32 @_Z3maxjj(i32 noundef %11, i32 noundef %13) #3
  %49 = tail call spir_func i32 @_Z5clampjjj(i32 noundef %9, i32 noundef %47, i32 noundef %48) #3
  %50 = mul i64 %7, 36
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr i32, ptr addrspace(1) %51, i64 %6
  store i32 %49, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = tail call spir_func i32 @_Z3absj(i32 noundef %9) #3
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %6
  store i32 %53, ptr addrspace(1) %54, align 4, !tbaa !3
  %55 = tail call spir_func i32 @_Z8abs_diffjj(i32 noundef %9, i32 noundef %11) #3
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %17
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_limits_uint(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z7add_satjj(i32 noundef %9, i32 noundef %11) #3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %9, i32 noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z7mad_satjjj(i32 noundef %9, i32 noundef %11, i32 noundef %13) #3
  %20 = shl i64 %7, 3
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %6
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %9, i32 noundef %11) #3
  %24 = mul i64 %7, 12
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %6
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = tail call spir_func i32 @_Z6mad_hijjj(i32 noundef %9, i32 noundef %11, i32 noundef %13) #3
  %28 = shl i64 %7, 4
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %6
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func i32 @_Z4haddjj(i32 noundef %9, i32 noundef %11) #3
  %32 = mul i64 %7, 20
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %6
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %9, i32 noundef %11) #3
  %36 = mul i64 %7, 24
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %6
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = tail call spir_func i32 @_Z3maxjj(i32 noundef %9, i32 noundef %11) #3
  %40 = mul i64 %7, 28
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %6
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  %43 = tail call spir_func i32 @_Z3minjj(i32 noundef %9, i32 noundef %11) #3
  %44 = shl i64 %7, 5
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr i32, ptr addrspace(1) %45, i64 %6
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = tail call spir_func i32 @_Z3minjj(i32 noundef %11, i32 noundef %13) #3
  %48 = tail call spir_func i32 @_Z3maxjj(i32 noundef %11, i32 noundef %13) #3
  %49 = tail call spir_func i32 @_Z5clampjjj(i32 noundef %9, i32 noundef %47, i32 noundef %48) #3
  %50 = mul i64 %7, 36
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr i32, ptr addrspace(1) %51, i64 %6
  store i32 %49, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = tail call spir_func i32 @_Z3absj(i32 noundef %9) #3
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %6
  store i32 %53, ptr addrspace(1) %54, align 4, !tbaa !3
  %55 = tail call spir_func i32 @_Z8abs_diffjj(i32 noundef %9, i32 noundef %11) #3
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %17
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @limits_long(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %6
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %6
  %11 = load i64, ptr addrspace(1) %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %6
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !13
  %14 = tail call spir_func i64 @_Z7add_satll(i64 noundef %9, i64 noundef %11) #3
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %6
  store i64 %14, ptr addrspace(1) %15, align 8, !tbaa !13
  %16 = tail call spir_func i64 @_Z7sub_satll(i64 noundef %9, i64 noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %17
  store i64 %16, ptr addrspace(1) %18, align 8, !tbaa !13
  %19 = tail call spir_func i64 @_Z7mad_satlll(i64 noundef %9, i64 noundef %11, i64 noundef %13) #3
  %20 = shl i64 %7, 4
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr i64, ptr addrspace(1) %21, i64 %6
  store i64 %19, ptr addrspace(1) %22, align 8, !tbaa !13
  %23 = tail call spir_func i64 @_Z6mul_hill(i64 noundef %9, i64 noundef %11) #3
  %24 = mul i64 %7, 24
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr i64, ptr addrspace(1) %25, i64 %6
  store i64 %23, ptr addrspace(1) %26, align 8, !tbaa !13
  %27 = tail call spir_func i64 @_Z6mad_hilll(i64 noundef %9, i64 noundef %11, i64 noundef %13) #3
  %28 = shl i64 %7, 5
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr i64, ptr addrspace(1) %29, i64 %6
  store i64 %27, ptr addrspace(1) %30, align 8, !tbaa !13
  %31 = tail call spir_func i64 @_Z4haddll(i64 noundef %9, i64 noundef %11) #3
  %32 = mul i64 %7, 40
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr i64, ptr addrspace(1) %33, i64 %6
  store i64 %31, ptr addrspace(1) %34, align 8, !tbaa !13
  %35 = tail call spir_func i64 @_Z5rhaddll(i64 noundef %9, i64 noundef %11) #3
  %36 = mul i64 %7, 48
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr i64, ptr addrspace(1) %37, i64 %6
  store i64 %35, ptr addrspace(1) %38, align 8, !tbaa !13
  %39 = tail call spir_func i64 @_Z3maxll(i64 noundef %9, i64 noundef %11) #3
  %40 = mul i64 %7, 56
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i64, ptr addrspace(1) %41, i64 %6
  store i64 %39, ptr addrspace(1) %42, align 8, !tbaa !13
  %43 = tail call spir_func i64 @_Z3minll(i64 noundef %9, i64 noundef %11) #3
  %44 = shl i64 %7, 6
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr i64, ptr addrspace(1) %45, i64 %6
  store i64 %43, ptr addrspace(1) %46, align 8, !tbaa !13
  %47 = tail call spir_func i64 @_Z3minll(i64 noundef %11, i64 noundef %13) #3
  %48 = tail call spir_func i64 @_Z3maxll(i64 noundef %11, i64 noundef %13) #3
  %49 = tail call spir_func i64 @_Z5clamplll(i64 noundef %9, i64 noundef %47, i64 noundef %48) #3
  %50 = mul i64 %7, 72
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr i64, ptr addrspace(1) %51, i64 %6
  store i64 %49, ptr addrspace(1) %52, align 8, !tbaa !13
  %53 = tail call spir_func i64 @_Z3absl(i64 noundef %9) #3
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %53, ptr addrspace(1) %54, align 8, !tbaa !13
  %55 = tail call spir_func i64 @_Z8abs_diffll(i64 noundef %9, i64 noundef %11) #3
  %56 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %17
  store i64 %55, ptr addrspace(1) %56, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_limits_long(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %6
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %6
  %11 = load i64, ptr addrspace(1) %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %6
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !13
  %14 = tail call spir_func i64 @_Z7add_satll(i64 noundef %9, i64 noundef %11) #3
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %6
  store i64 %14, ptr addrspace(1) %15, align 8, !tbaa !13
  %16 = tail call spir_func i64 @_Z7sub_satll(i64 noundef %9, i64 noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %17
  store i64 %16, ptr addrspace(1) %18, align 8, !tbaa !13
  %19 = tail call spir_func i64 @_Z7mad_satlll(i64 noundef %9, i64 noundef %11, i64 noundef %13) #3
  %20 = shl i64 %7, 4
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr i64, ptr addrspace(1) %21, i64 %6
  store i64 %19, ptr addrspace(1) %22, align 8, !tbaa !13
  %23 = tail call spir_func i64 @_Z6mul_hill(i64 noundef %9, i64 noundef %11) #3
  %24 = mul i64 %7, 24
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr i64, ptr addrspace(1) %25, i64 %6
  store i64 %23, ptr addrspace(1) %26, align 8, !tbaa !13
  %27 = tail call spir_func i64 @_Z6mad_hilll(i64 noundef %9, i64 noundef %11, i64 noundef %13) #3
  %28 = shl i64 %7, 5
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr i64, ptr addrspace(1) %29, i64 %6
  store i64 %27, ptr addrspace(1) %30, align 8, !tbaa !13
  %31 = tail call spir_func i64 @_Z4haddll(i64 noundef %9, i64 noundef %11) #3
  %32 = mul i64 %7, 40
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr i64, ptr addrspace(1) %33, i64 %6
  store i64 %31, ptr addrspace(1) %34, align 8, !tbaa !13
  %35 = tail call spir_func i64 @_Z5rhaddll(i64 noundef %9, i64 noundef %11) #3
  %36 = mul i64 %7, 48
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr i64, ptr addrspace(1) %37, i64 %6
  store i64 %35, ptr addrspace(1) %38, align 8, !tbaa !13
  %39 = tail call spir_func i64 @_Z3maxll(i64 noundef %9, i64 noundef %11) #3
  %40 = mul i64 %7, 56
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i64, ptr addrspace(1) %41, i64 %6
  store i64 %39, ptr addrspace(1) %42, align 8, !tbaa !13
  %43 = tail call spir_func i64 @_Z3minll(i64 noundef %9, i64 noundef %11) #3
  %44 = shl i64 %7, 6
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr i64, ptr addrspace(1) %45, i64 %6
  store i64 %43, ptr addrspace(1) %46, align 8, !tbaa !13
  %47 = tail call spir_func i64 @_Z3minll(i64 noundef %11, i64 noundef %13) #3
  %48 = tail call spir_func i64 @_Z3maxll(i64 noundef %11, i64 noundef %13) #3
  %49 = tail call spir_func i64 @_Z5clamplll(i64 noundef %9, i64 noundef %47, i64 noundef %48) #3
  %50 = mul i64 %7, 72
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr i64, ptr addrspace(1) %51, i64 %6
  store i64 %49, ptr addrspace(1) %52, align 8, !tbaa !13
  %53 = tail call spir_func i64 @_Z3absl(i64 noundef %9) #3
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %53, ptr addrspace(1) %54, align 8, !tbaa !13
  %55 = tail call spir_func i64 @_Z8abs_diffll(i64 noundef %9, i64 noundef %11) #3
  %56 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %17
  store i64 %55, ptr addrspace(1) %56, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @limits_ulong(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %6
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %6
  %11 = load i64, ptr addrspace(1) %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %6
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !13
  %14 = tail call spir_func i64 @_Z7add_satmm(i64 noundef %9, i64 noundef %11) #3
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %6
  store i64 %14, ptr addrspace(1) %15, align 8, !tbaa !13
  %16 = tail call spir_func i64 @_Z7sub_satmm(i64 noundef %9, i64 noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %17
  store i64 %16, ptr addrspace(1) %18, align 8, !tbaa !13
  %19 = tail call spir_func i64 @_Z7mad_satmmm(i64 noundef %9, i64 noundef %11, i64 noundef %13) #3
  %20 = shl i64 %7, 4
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr i64, ptr addrspace(1) %21, i64 %6
  store i64 %19, ptr addrspace(1) %22, align 8, !tbaa !13
  %23 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %9, i64 noundef %11) #3
  %24 = mul i64 %7, 24
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr i64, ptr addrspace(1) %25, i64 %6
  store i64 %23, ptr addrspace(1) %26, align 8, !tbaa !13
  %27 = tail call spir_func i64 @_Z6mad_himmm(i64 noundef %9, i64 noundef %11, i64 noundef %13) #3
  %28 = shl i64 %7, 5
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr i64, ptr addrspace(1) %29, i64 %6
  store i64 %27, ptr addrspace(1) %30, align 8, !tbaa !13
  %31 = tail call spir_func i64 @_Z4haddmm(i64 noundef %9, i64 noundef %11) #3
  %32 = mul i64 %7, 40
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr i64, ptr addrspace(1) %33, i64 %6
  store i64 %31, ptr addrspace(1) %34, align 8, !tbaa !13
  %35 = tail call spir_func i64 @_Z5rhaddmm(i64 noundef %9, i64 noundef %11) #3
  %36 = mul i64 %7, 48
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr i64, ptr addrspace(1) %37, i64 %6
  store i64 %35, ptr addrspace(1) %38, align 8, !tbaa !13
  %39 = tail call spir_func i64 @_Z3maxmm(i64 noundef %9, i64 noundef %11) #3
  %40 = mul i64 %7, 56
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i64, ptr addrspace(1) %41, i64 %6
  store i64 %39, ptr addrspace(1) %42, align 8, !tbaa !13
  %43 = tail call spir_func i64 @_Z3minmm(i64 noundef %9, i64 noundef %11) #3
  %44 = shl i64 %7, 6
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr i64, ptr addrspace(1) %45, i64 %6
  store i64 %43, ptr addrspace(1) %46, align 8, !tbaa !13
  %47 = tail call spir_func i64 @_Z3minmm(i64 noundef %11, i64 noundef %13) #3
  %48 = tail call spir_func i64 @_Z3maxmm(i64 noundef %11, i64 noundef %13) #3
  %49 = tail call spir_func i64 @_Z5clampmmm(i64 noundef %9, i64 noundef %47, i64 noundef %48) #3
  %50 = mul i64 %7, 72
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr i64, ptr addrspace(1) %51, i64 %6
  store i64 %49, ptr addrspace(1) %52, align 8, !tbaa !13
  %53 = tail call spir_func i64 @_Z3absm(i64 noundef %9) #3
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %53, ptr addrspace(1) %54, align 8, !tbaa !13
  %55 = tail call spir_func i64 @_Z8abs_diffmm(i64 noundef %9, i64 noundef %11) #3
  %56 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %17
  store i64 %55, ptr addrspace(1) %56, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_limits_ulong(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %6
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %6
  %11 = load i64, ptr addrspace(1) %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %6
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !13
  %14 = tail call spir_func i64 @_Z7add_satmm(i64 noundef %9, i64 noundef %11) #3
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %6
  store i64 %14, ptr addrspace(1) %15, align 8, !tbaa !13
  %16 = tail call spir_func i64 @_Z7sub_satmm(i64 noundef %9, i64 noundef %11) #3
  %17 = add i64 %7, %6
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %17
  store i64 %16, ptr addrspace(1) %18, align 8, !tbaa !13
  %19 = tail call spir_func i64 @_Z7mad_satmmm(i64 noundef %9, i64 noundef %11, i64 noundef %13) #3
  %20 = shl i64 %7, 4
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr i64, ptr addrspace(1) %21, i64 %6
  store i64 %19, ptr addrspace(1) %22, align 8, !tbaa !13
  %23 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %9, i64 noundef %11) #3
  %24 = mul i64 %7, 24
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr i64, ptr addrspace(1) %25, i64 %6
  store i64 %23, ptr addrspace(1) %26, align 8, !tbaa !13
  %27 = tail call spir_func i64 @_Z6mad_himmm(i64 noundef %9, i64 noundef %11, i64 noundef %13) #3
  %28 = shl i64 %7, 5
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr i64, ptr addrspace(1) %29, i64 %6
  store i64 %27, ptr addrspace(1) %30, align 8, !tbaa !13
  %31 = tail call spir_func i64 @_Z4haddmm(i64 noundef %9, i64 noundef %11) #3
  %32 = mul i64 %7, 40
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr i64, ptr addrspace(1) %33, i64 %6
  store i64 %31, ptr addrspace(1) %34, align 8, !tbaa !13
  %35 = tail call spir_func i64 @_Z5rhaddmm(i64 noundef %9, i64 noundef %11) #3
  %36 = mul i64 %7, 48
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr i64, ptr addrspace(1) %37, i64 %6
  store i64 %35, ptr addrspace(1) %38, align 8, !tbaa !13
  %39 = tail call spir_func i64 @_Z3maxmm(i64 noundef %9, i64 noundef %11) #3
  %40 = mul i64 %7, 56
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i64, ptr addrspace(1) %41, i64 %6
  store i64 %39, ptr addrspace(1) %42, align 8, !tbaa !13
  %43 = tail call spir_func i64 @_Z3minmm(i64 noundef %9, i64 noundef %11) #3
  %44 = shl i64 %7, 6
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr i64, ptr addrspace(1) %45, i64 %6
  store i64 %43, ptr addrspace(1) %46, align 8, !tbaa !13
  %47 = tail call spir_func i64 @_Z3minmm(i64 noundef %11, i64 noundef %13) #3
  %48 = tail call spir_func i64 @_Z3maxmm(i64 noundef %11, i64 noundef %13) #3
  %49 = tail call spir_func i64 @_Z5clampmmm(i64 noundef %9, i64 noundef %47, i64 noundef %48) #3
  %50 = mul i64 %7, 72
  %51 = getelementptr i8, ptr addrspace(1) %3, i64 %50
  %52 = getelementptr i64, ptr addrspace(1) %51, i64 %6
  store i64 %49, ptr addrspace(1) %52, align 8, !tbaa !13
  %53 = tail call spir_func i64 @_Z3absm(i64 noundef %9) #3
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %53, ptr addrspace(1) %54, align 8, !tbaa !13
  %55 = tail call spir_func i64 @_Z8abs_diffmm(i64 noundef %9, i64 noundef %11) #3
  %56 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %17
  store i64 %55, ptr addrspace(1) %56, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7sub_satii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hijjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7add_satll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7mad_satlll(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_hill(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mad_hilll(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z4haddll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z5rhaddll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3minll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z5clamplll(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3absl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8abs_diffll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7add_satmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7mad_satmmm(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mad_himmm(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z4haddmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z5rhaddmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3minmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z5clampmmm(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3absm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8abs_diffmm(i64 noundef, i64 noundef) local_unnamed_addr #2

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
!9 = !{!"int*", !"int*", !"int*", !"int*", !"uint*"}
!10 = !{!"const", !"const", !"const", !"", !""}
!11 = !{!"uint*", !"uint*", !"uint*", !"uint*", !"uint*"}
!12 = !{!"long*", !"long*", !"long*", !"long*", !"ulong*"}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !5, i64 0}
!15 = !{!"ulong*", !"ulong*", !"ulong*", !"ulong*", !"ulong*"}
