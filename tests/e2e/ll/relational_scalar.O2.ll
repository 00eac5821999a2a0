; ModuleID = 'relational_scalar.cl'
source_filename = "relational_scalar.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @compare_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = tail call spir_func i32 @_Z7isequalff(float noundef %7, float noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z10isnotequalff(float noundef %7, float noundef %9) #3
  %13 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %4
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z9isgreaterff(float noundef %7, float noundef %9) #3
  %16 = shl i64 %5, 3
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 %4
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z14isgreaterequalff(float noundef %7, float noundef %9) #3
  %20 = mul i64 %5, 12
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %4
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z6islessff(float noundef %7, float noundef %9) #3
  %24 = shl i64 %5, 4
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %4
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = tail call spir_func i32 @_Z11islessequalff(float noundef %7, float noundef %9) #3
  %28 = mul i64 %5, 20
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %4
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func i32 @_Z13islessgreaterff(float noundef %7, float noundef %9) #3
  %32 = mul i64 %5, 24
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %4
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = tail call spir_func i32 @_Z9isorderedff(float noundef %7, float noundef %9) #3
  %36 = mul i64 %5, 28
  %37 = getelementptr i8, ptr addrspace(1) %2, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %4
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = tail call spir_func i32 @_Z11isunorderedff(float noundef %7, float noundef %9) #3
  %40 = shl i64 %5, 5
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %4
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_compare_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = tail call spir_func i32 @_Z7isequalff(float noundef %7, float noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z10isnotequalff(float noundef %7, float noundef %9) #3
  %13 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %4
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z9isgreaterff(float noundef %7, float noundef %9) #3
  %16 = shl i64 %5, 3
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 %4
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z14isgreaterequalff(float noundef %7, float noundef %9) #3
  %20 = mul i64 %5, 12
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %4
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z6islessff(float noundef %7, float noundef %9) #3
  %24 = shl i64 %5, 4
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %4
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = tail call spir_func i32 @_Z11islessequalff(float noundef %7, float noundef %9) #3
  %28 = mul i64 %5, 20
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %4
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func i32 @_Z13islessgreaterff(float noundef %7, float noundef %9) #3
  %32 = mul i64 %5, 24
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %4
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = tail call spir_func i32 @_Z9isorderedff(float noundef %7, float noundef %9) #3
  %36 = mul i64 %5, 28
  %37 = getelementptr i8, ptr addrspace(1) %2, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %4
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = tail call spir_func i32 @_Z11isunorderedff(float noundef %7, float noundef %9) #3
  %40 = shl i64 %5, 5
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %4
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @classify_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func i32 @_Z8isfinitef(float noundef %6) #3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z5isinff(float noundef %6) #3
  %10 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr i32, ptr addrspace(1) %10, i64 %3
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z5isnanf(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %3
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z8isnormalf(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z7signbitf(float noundef %6) #3
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = shl i64 %4, 4
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %3
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = fcmp uno float %6, 0.000000e+00
  %27 = zext i1 %26 to i32
  %28 = mul i64 %4, 20
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %3
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = fcmp uge float %6, 1.000000e+00
  %32 = zext i1 %31 to i32
  %33 = mul i64 %4, 24
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %3
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = fcmp ogt float %6, 0.000000e+00
  %37 = zext i1 %36 to i32
  %38 = fcmp olt float %6, 0.000000e+00
  %39 = sext i1 %38 to i32
  %40 = add nsw i32 %39, %37
  %41 = mul i64 %4, 28
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i32, ptr addrspace(1) %42, i64 %3
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_classify_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func i32 @_Z8isfinitef(float noundef %6) #3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z5isinff(float noundef %6) #3
  %10 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr i32, ptr addrspace(1) %10, i64 %3
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z5isnanf(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %3
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z8isnormalf(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z7signbitf(float noundef %6) #3
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = shl i64 %4, 4
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %3
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = fcmp uno float %6, 0.000000e+00
  %27 = zext i1 %26 to i32
  %28 = mul i64 %4, 20
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %3
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = fcmp uge float %6, 1.000000e+00
  %32 = zext i1 %31 to i32
  %33 = mul i64 %4, 24
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %3
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = fcmp ogt float %6, 0.000000e+00
  %37 = zext i1 %36 to i32
  %38 = fcmp olt float %6, 0.000000e+00
  %39 = sext i1 %38 to i32
  %40 = add nsw i32 %39, %37
  %41 = mul i64 %4, 28
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i32, ptr addrspace(1) %42, i64 %3
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @relations_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !18
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %4
  %9 = load double, ptr addrspace(1) %8, align 8, !tbaa !18
  %10 = tail call spir_func i32 @_Z7isequaldd(double noundef %7, double noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z6islessdd(double noundef %7, double noundef %9) #3
  %13 = tail call spir_func i32 @_Z9isgreaterdd(double noundef %7, double noundef %9) #3
  %14 = shl i32 %13, 1
  %15 = or i32 %14, %12
  %16 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %4
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z11isunordereddd(double noundef %7, double noundef %9) #3
  %19 = shl i64 %5, 3
  %20 = getelementptr i8, ptr addrspace(1) %2, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %4
  store i32 %18, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z5isnand(double noundef %7) #3
  %23 = tail call spir_func i32 @_Z5isinfd(double noundef %7) #3
  %24 = shl i32 %23, 1
  %25 = or i32 %24, %22
  %26 = tail call spir_func i32 @_Z8isfinited(double noundef %7) #3
  %27 = shl i32 %26, 2
  %28 = or i32 %25, %27
  %29 = tail call spir_func i32 @_Z8isnormald(double noundef %7) #3
  %30 = shl i32 %29, 3
  %31 = or i32 %28, %30
  %32 = mul i64 %5, 12
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %4
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = fcmp ole double %7, %9
  %36 = zext i1 %35 to i32
  %37 = shl i64 %5, 4
  %38 = getelementptr i8, ptr addrspace(1) %2, i64 %37
  %39 = getelementptr i32, ptr addrspace(1) %38, i64 %4
  store i32 %36, ptr addrspace(1) %39, align 4, !tbaa !3
  %40 = tail call spir_func i32 @_Z13islessgreaterdd(double noundef %7, double noundef %9) #3
  %41 = mul i64 %5, 20
  %42 = getelementptr i8, ptr addrspace(1) %2, i64 %41
  %43 = getelementptr i32, ptr addrspace(1) %42, i64 %4
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_relations_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !18
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %4
  %9 = load double, ptr addrspace(1) %8, align 8, !tbaa !18
  %10 = tail call spir_func i32 @_Z7isequaldd(double noundef %7, double noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z6islessdd(double noundef %7, double noundef %9) #3
  %13 = tail call spir_func i32 @_Z9isgreaterdd(double noundef %7, double noundef %9) #3
  %14 = shl i32 %13, 1
  %15 = or i32 %14, %12
  %16 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %4
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z11isunordereddd(double noundef %7, double noundef %9) #3
  %19 = shl i64 %5, 3
  %20 = getelementptr i8, ptr addrspace(1) %2, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %4
  store i32 %18, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z5isnand(double noundef %7) #3
  %23 = tail call spir_func i32 @_Z5isinfd(double noundef %7) #3
  %24 = shl i32 %23, 1
  %25 = or i32 %24, %22
  %26 = tail call spir_func i32 @_Z8isfinited(double noundef %7) #3
  %27 = shl i32 %26, 2
  %28 = or i32 %25, %27
  %29 = tail call spir_func i32 @_Z8isnormald(double noundef %7) #3
  %30 = shl i32 %29, 3
  %31 = or i32 %28, %30
  %32 = mul i64 %5, 12
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %4
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = fcmp ole double %7, %9
  %36 = zext i1 %35 to i32
  %37 = shl i64 %5, 4
  %38 = getelementptr i8, ptr addrspace(1) %2, i64 %37
  %39 = getelementptr i32, ptr addrspace(1) %38, i64 %4
  store i32 %36, ptr addrspace(1) %39, align 4, !tbaa !3
  %40 = tail call spir_func i32 @_Z13islessgreaterdd(double noundef %7, double noundef %9) #3
  %41 = mul i64 %5, 20
  %42 = getelementptr i8, ptr addrspace(1) %2, i64 %41
  %43 = getelementptr i32, ptr addrspace(1) %42, i64 %4
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7isequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z10isnotequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9isgreaterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z14isgreaterequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11islessequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z13islessgreaterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9isorderedff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunorderedff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinitef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinff(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormalf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7isequaldd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessdd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9isgreaterdd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunordereddd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnand(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinfd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinited(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormald(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z13islessgreaterdd(double noundef, double noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int*"}
!10 = !{!"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"float*", !"int*"}
!16 = !{!"const", !""}
!17 = !{!"double*", !"double*", !"int*"}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !5, i64 0}
