; ModuleID = 'math_f64.cl'
source_filename = "math_f64.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @unary_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %3
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !11
  %7 = tail call spir_func double @_Z3sind(double noundef %6) #7
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %3
  store double %7, ptr addrspace(1) %8, align 8, !tbaa !11
  %9 = tail call spir_func double @_Z3cosd(double noundef %6) #7
  %10 = getelementptr double, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr double, ptr addrspace(1) %10, i64 %3
  store double %9, ptr addrspace(1) %11, align 8, !tbaa !11
  %12 = tail call spir_func double @_Z3tand(double noundef %6) #7
  %13 = shl i64 %4, 4
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr double, ptr addrspace(1) %14, i64 %3
  store double %12, ptr addrspace(1) %15, align 8, !tbaa !11
  %16 = tail call spir_func double @_Z4atand(double noundef %6) #7
  %17 = mul i64 %4, 24
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr double, ptr addrspace(1) %18, i64 %3
  store double %16, ptr addrspace(1) %19, align 8, !tbaa !11
  %20 = tail call spir_func double @_Z3expd(double noundef %6) #7
  %21 = shl i64 %4, 5
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr double, ptr addrspace(1) %22, i64 %3
  store double %20, ptr addrspace(1) %23, align 8, !tbaa !11
  %24 = tail call spir_func double @_Z4exp2d(double noundef %6) #7
  %25 = mul i64 %4, 40
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr double, ptr addrspace(1) %26, i64 %3
  store double %24, ptr addrspace(1) %27, align 8, !tbaa !11
  %28 = tail call spir_func double @_Z4fabsd(double noundef %6) #7
  %29 = tail call spir_func double @_Z3logd(double noundef %28) #7
  %30 = mul i64 %4, 48
  %31 = getelementptr i8, ptr addrspace(1) %1, i64 %30
  %32 = getelementptr double, ptr addrspace(1) %31, i64 %3
  store double %29, ptr addrspace(1) %32, align 8, !tbaa !11
  %33 = tail call spir_func double @_Z5log1pd(double noundef %28) #7
  %34 = mul i64 %4, 56
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr double, ptr addrspace(1) %35, i64 %3
  store double %33, ptr addrspace(1) %36, align 8, !tbaa !11
  %37 = tail call spir_func double @_Z4cbrtd(double noundef %6) #7
  %38 = shl i64 %4, 6
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr double, ptr addrspace(1) %39, i64 %3
  store double %37, ptr addrspace(1) %40, align 8, !tbaa !11
  %41 = tail call spir_func double @_Z4sqrtd(double noundef %28) #7
  %42 = mul i64 %4, 72
  %43 = getelementptr i8, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr double, ptr addrspace(1) %43, i64 %3
  store double %41, ptr addrspace(1) %44, align 8, !tbaa !11
  %45 = tail call spir_func double @_Z5rsqrtd(double noundef %28) #7
  %46 = mul i64 %4, 80
  %47 = getelementptr i8, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr double, ptr addrspace(1) %47, i64 %3
  store double %45, ptr addrspace(1) %48, align 8, !tbaa !11
  %49 = tail call spir_func double @_Z4tanhd(double noundef %6) #7
  %50 = mul i64 %4, 88
  %51 = getelementptr i8, ptr addrspace(1) %1, i64 %50
  %52 = getelementptr double, ptr addrspace(1) %51, i64 %3
  store double %49, ptr addrspace(1) %52, align 8, !tbaa !11
  %53 = tail call spir_func double @_Z4rintd(double noundef %6) #7
  %54 = mul i64 %4, 96
  %55 = getelementptr i8, ptr addrspace(1) %1, i64 %54
  %56 = getelementptr double, ptr addrspace(1) %55, i64 %3
  store double %53, ptr addrspace(1) %56, align 8, !tbaa !11
  %57 = fdiv double 1.000000e+00, %6
  %58 = mul i64 %4, 104
  %59 = getelementptr i8, ptr addrspace(1) %1, i64 %58
  %60 = getelementptr double, ptr addrspace(1) %59, i64 %3
  store double %57, ptr addrspace(1) %60, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_unary_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %3
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !11
  %7 = tail call spir_func double @_Z3sind(double noundef %6) #7
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %3
  store double %7, ptr addrspace(1) %8, align 8, !tbaa !11
  %9 = tail call spir_func double @_Z3cosd(double noundef %6) #7
  %10 = getelementptr double, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr double, ptr addrspace(1) %10, i64 %3
  store double %9, ptr addrspace(1) %11, align 8, !tbaa !11
  %12 = tail call spir_func double @_Z3tand(double noundef %6) #7
  %13 = shl i64 %4, 4
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr double, ptr addrspace(1) %14, i64 %3
  store double %12, ptr addrspace(1) %15, align 8, !tbaa !11
  %16 = tail call spir_func double @_Z4atand(double noundef %6) #7
  %17 = mul i64 %4, 24
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr double, ptr addrspace(1) %18, i64 %3
  store double %16, ptr addrspace(1) %19, align 8, !tbaa !11
  %20 = tail call spir_func double @_Z3expd(double noundef %6) #7
  %21 = shl i64 %4, 5
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr double, ptr addrspace(1) %22, i64 %3
  store double %20, ptr addrspace(1) %23, align 8, !tbaa !11
  %24 = tail call spir_func double @_Z4exp2d(double noundef %6) #7
  %25 = mul i64 %4, 40
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr double, ptr addrspace(1) %26, i64 %3
  store double %24, ptr addrspace(1) %27, align 8, !tbaa !11
  %28 = tail call spir_func double @_Z4fabsd(double noundef %6) #7
  %29 = tail call spir_func double @_Z3logd(double noundef %28) #7
  %30 = mul i64 %4, 48
  %31 = getelementptr i8, ptr addrspace(1) %1, i64 %30
  %32 = getelementptr double, ptr addrspace(1) %31, i64 %3
  store double %29, ptr addrspace(1) %32, align 8, !tbaa !11
  %33 = tail call spir_func double @_Z5log1pd(double noundef %28) #7
  %34 = mul i64 %4, 56
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr double, ptr addrspace(1) %35, i64 %3
  store double %33, ptr addrspace(1) %36, align 8, !tbaa !11
  %37 = tail call spir_func double @_Z4cbrtd(double noundef %6) #7
  %38 = shl i64 %4, 6
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr double, ptr addrspace(1) %39, i64 %3
  store double %37, ptr addrspace(1) %40, align 8, !tbaa !11
  %41 = tail call spir_func double @_Z4sqrtd(double noundef %28) #7
  %42 = mul i64 %4, 72
  %43 = getelementptr i8, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr double, ptr addrspace(1) %43, i64 %3
  store double %41, ptr addrspace(1) %44, align 8, !tbaa !11
  %45 = tail call spir_func double @_Z5rsqrtd(double noundef %28) #7
  %46 = mul i64 %4, 80
  %47 = getelementptr i8, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr double, ptr addrspace(1) %47, i64 %3
  store double %45, ptr addrspace(1) %48, align 8, !tbaa !11
  %49 = tail call spir_func double @_Z4tanhd(double noundef %6) #7
  %50 = mul i64 %4, 88
  %51 = getelementptr i8, ptr addrspace(1) %1, i64 %50
  %52 = getelementptr double, ptr addrspace(1) %51, i64 %3
  store double %49, ptr addrspace(1) %52, align 8, !tbaa !11
  %53 = tail call spir_func double @_Z4rintd(double noundef %6) #7
  %54 = mul i64 %4, 96
  %55 = getelementptr i8, ptr addrspace(1) %1, i64 %54
  %56 = getelementptr double, ptr addrspace(1) %55, i64 %3
  store double %53, ptr addrspace(1) %56, align 8, !tbaa !11
  %57 = fdiv double 1.000000e+00, %6
  %58 = mul i64 %4, 104
  %59 = getelementptr i8, ptr addrspace(1) %1, i64 %58
  %60 = getelementptr double, ptr addrspace(1) %59, i64 %3
  store double %57, ptr addrspace(1) %60, align 8, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @binary_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %5
  %8 = load double, ptr addrspace(1) %7, align 8, !tbaa !11
  %9 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %5
  %10 = load double, ptr addrspace(1) %9, align 8, !tbaa !11
  %11 = tail call spir_func double @_Z4fabsd(double noundef %8) #7
  %12 = tail call spir_func double @_Z3powdd(double noundef %11, double noundef %10) #7
  %13 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %5
  store double %12, ptr addrspace(1) %13, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !3
  %16 = tail call spir_func double @_Z4powndi(double noundef %8, i32 noundef %15) #7
  %17 = getelementptr double, ptr addrspace(1) %3, i64 %6
  %18 = getelementptr double, ptr addrspace(1) %17, i64 %5
  store double %16, ptr addrspace(1) %18, align 8, !tbaa !11
  %19 = tail call spir_func double @_Z5atan2dd(double noundef %8, double noundef %10) #7
  %20 = shl i64 %6, 4
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr double, ptr addrspace(1) %21, i64 %5
  store double %19, ptr addrspace(1) %22, align 8, !tbaa !11
  %23 = tail call spir_func double @_Z5hypotdd(double noundef %8, double noundef %10) #7
  %24 = mul i64 %6, 24
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr double, ptr addrspace(1) %25, i64 %5
  store double %23, ptr addrspace(1) %26, align 8, !tbaa !11
  %27 = tail call spir_func double @_Z4fmoddd(double noundef %8, double noundef %10) #7
  %28 = shl i64 %6, 5
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr double, ptr addrspace(1) %29, i64 %5
  store double %27, ptr addrspace(1) %30, align 8, !tbaa !11
  %31 = tail call spir_func double @_Z5ldexpdi(double noundef %8, i32 noundef %15) #7
  %32 = mul i64 %6, 40
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr double, ptr addrspace(1) %33, i64 %5
  store double %31, ptr addrspace(1) %34, align 8, !tbaa !11
  %35 = tail call spir_func double @_Z4fmaxdd(double noundef %8, double noundef %10) #7
  %36 = mul i64 %6, 48
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr double, ptr addrspace(1) %37, i64 %5
  store double %35, ptr addrspace(1) %38, align 8, !tbaa !11
  %39 = tail call spir_func double @_Z9nextafterdd(double noundef %8, double noundef %10) #7
  %40 = mul i64 %6, 56
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr double, ptr addrspace(1) %41, i64 %5
  store double %39, ptr addrspace(1) %42, align 8, !tbaa !11
  %43 = tail call spir_func double @_Z5rootndi(double noundef %11, i32 noundef 3) #7
  %44 = shl i64 %6, 6
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr double, ptr addrspace(1) %45, i64 %5
  store double %43, ptr addrspace(1) %46, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_binary_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %5
  %8 = load double, ptr addrspace(1) %7, align 8, !tbaa !11
  %9 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %5
  %10 = load double, ptr addrspace(1) %9, align 8, !tbaa !11
  %11 = tail call spir_func double @_Z4fabsd(double noundef %8) #7
  %12 = tail call spir_func double @_Z3powdd(double noundef %11, double noundef %10) #7
  %13 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %5
  store double %12, ptr addrspace(1) %13, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !3
  %16 = tail call spir_func double @_Z4powndi(double noundef %8, i32 noundef %15) #7
  %17 = getelementptr double, ptr addrspace(1) %3, i64 %6
  %18 = getelementptr double, ptr addrspace(1) %17, i64 %5
  store double %16, ptr addrspace(1) %18, align 8, !tbaa !11
  %19 = tail call spir_func double @_Z5atan2dd(double noundef %8, double noundef %10) #7
  %20 = shl i64 %6, 4
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr double, ptr addrspace(1) %21, i64 %5
  store double %19, ptr addrspace(1) %22, align 8, !tbaa !11
  %23 = tail call spir_func double @_Z5hypotdd(double noundef %8, double noundef %10) #7
  %24 = mul i64 %6, 24
  %25 = getelementptr i8, ptr addrspace(1) %3, i64 %24
  %26 = getelementptr double, ptr addrspace(1) %25, i64 %5
  store double %23, ptr addrspace(1) %26, align 8, !tbaa !11
  %27 = tail call spir_func double @_Z4fmoddd(double noundef %8, double noundef %10) #7
  %28 = shl i64 %6, 5
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr double, ptr addrspace(1) %29, i64 %5
  store double %27, ptr addrspace(1) %30, align 8, !tbaa !11
  %31 = tail call spir_func double @_Z5ldexpdi(double noundef %8, i32 noundef %15) #7
  %32 = mul i64 %6, 40
  %33 = getelementptr i8, ptr addrspace(1) %3, i64 %32
  %34 = getelementptr double, ptr addrspace(1) %33, i64 %5
  store double %31, ptr addrspace(1) %34, align 8, !tbaa !11
  %35 = tail call spir_func double @_Z4fmaxdd(double noundef %8, double noundef %10) #7
  %36 = mul i64 %6, 48
  %37 = getelementptr i8, ptr addrspace(1) %3, i64 %36
  %38 = getelementptr double, ptr addrspace(1) %37, i64 %5
  store double %35, ptr addrspace(1) %38, align 8, !tbaa !11
  %39 = tail call spir_func double @_Z9nextafterdd(double noundef %8, double noundef %10) #7
  %40 = mul i64 %6, 56
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr double, ptr addrspace(1) %41, i64 %5
  store double %39, ptr addrspace(1) %42, align 8, !tbaa !11
  %43 = tail call spir_func double @_Z5rootndi(double noundef %11, i32 noundef 3) #7
  %44 = shl i64 %6, 6
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = getelementptr double, ptr addrspace(1) %45, i64 %5
  store double %43, ptr addrspace(1) %46, align 8, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @parts_f64(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca <2 x double>, align 16
  %6 = alloca <2 x i32>, align 8
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %8 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %7
  %9 = load <2 x double>, ptr addrspace(1) %8, align 16, !tbaa !20
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = call spir_func <2 x double> @_Z4modfDv2_dPU3AS4S_(<2 x double> noundef %9, ptr addrspace(4) noundef %10) #9
  %12 = load <2 x double>, ptr addrspace(1) %8, align 16, !tbaa !20
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = call spir_func <2 x double> @_Z5frexpDv2_dPU3AS4Dv2_i(<2 x double> noundef %12, ptr addrspace(4) noundef %13) #9
  %15 = fadd <2 x double> %11, %14
  %16 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %7
  store <2 x double> %15, ptr addrspace(1) %16, align 16, !tbaa !20
  %17 = load <2 x double>, ptr %5, align 16, !tbaa !20
  %18 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %7
  store <2 x double> %17, ptr addrspace(1) %18, align 16, !tbaa !20
  %19 = load <2 x i32>, ptr %6, align 8, !tbaa !20
  %20 = load <2 x double>, ptr addrspace(1) %8, align 16, !tbaa !20
  %21 = call spir_func <2 x i32> @_Z5ilogbDv2_d(<2 x double> noundef %20) #7
  %22 = add <2 x i32> %21, %19
  %23 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %3, i64 %7
  store <2 x i32> %22, ptr addrspace(1) %23, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_parts_f64(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca <2 x double>, align 16
  %6 = alloca <2 x i32>, align 8
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %8 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %7
  %9 = load <2 x double>, ptr addrspace(1) %8, align 16, !tbaa !20
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = call spir_func <2 x double> @_Z4modfDv2_dPU3AS4S_(<2 x double> noundef %9, ptr addrspace(4) noundef %10) #9
  %12 = load <2 x double>, ptr addrspace(1) %8, align 16, !tbaa !20
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = call spir_func <2 x double> @_Z5frexpDv2_dPU3AS4Dv2_i(<2 x double> noundef %12, ptr addrspace(4) noundef %13) #9
  %15 = fadd <2 x double> %11, %14
  %16 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %7
  store <2 x double> %15, ptr addrspace(1) %16, align 16, !tbaa !20
  %17 = load <2 x double>, ptr %5, align 16, !tbaa !20
  %18 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %7
  store <2 x double> %17, ptr addrspace(1) %18, align 16, !tbaa !20
  %19 = load <2 x i32>, ptr %6, align 8, !tbaa !20
  %20 = load <2 x double>, ptr addrspace(1) %8, align 16, !tbaa !20
  %21 = call spir_func <2 x i32> @_Z5ilogbDv2_d(<2 x double> noundef %20) #7
  %22 = add <2 x i32> %21, %19
  %23 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %3, i64 %7
  store <2 x i32> %22, ptr addrspace(1) %23, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @quadratic_roots(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %5
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !11
  %8 = fmul double %7, -5.000000e-01
  %9 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %5
  %10 = load double, ptr addrspace(1) %9, align 8, !tbaa !11
  %11 = fdiv double %8, %10
  %12 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  %13 = load double, ptr addrspace(1) %12, align 8, !tbaa !11
  %14 = fdiv double %13, %10
  %15 = fneg double %14
  %16 = tail call spir_func double @_Z3fmaddd(double noundef %11, double noundef %11, double noundef %15) #7
  %17 = tail call spir_func double @_Z4sqrtd(double noundef %16) #7
  %18 = tail call spir_func double @_Z8copysigndd(double noundef %17, double noundef %11) #7
  %19 = fadd double %11, %18
  %20 = insertelement <2 x double> poison, double %19, i64 0
  %21 = fdiv double %14, %19
  %22 = insertelement <2 x double> %20, double %21, i64 1
  %23 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %3, i64 %5
  store <2 x double> %22, ptr addrspace(1) %23, align 16, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_quadratic_roots(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %5
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !11
  %8 = fmul double %7, -5.000000e-01
  %9 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %5
  %10 = load double, ptr addrspace(1) %9, align 8, !tbaa !11
  %11 = fdiv double %8, %10
  %12 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  %13 = load double, ptr addrspace(1) %12, align 8, !tbaa !11
  %14 = fdiv double %13, %10
  %15 = fneg double %14
  %16 = tail call spir_func double @_Z3fmaddd(double noundef %11, double noundef %11, double noundef %15) #7
  %17 = tail call spir_func double @_Z4sqrtd(double noundef %16) #7
  %18 = tail call spir_func double @_Z8copysigndd(double noundef %17, double noundef %11) #7
  %19 = fadd double %11, %18
  %20 = insertelement <2 x double> poison, double %19, i64 0
  %21 = fdiv double %14, %19
  %22 = insertelement <2 x double> %20, double %21, i64 1
  %23 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %3, i64 %5
  store <2 x double> %22, ptr addrspace(1) %23, align 16, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3sind(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3cosd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3tand(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4atand(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3expd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4exp2d(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3logd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4fabsd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z5log1pd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4cbrtd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4sqrtd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z5rsqrtd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4tanhd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4rintd(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3powdd(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4powndi(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z5atan2dd(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z5hypotdd(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4fmoddd(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z5ldexpdi(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4fmaxdd(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z9nextafterdd(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z5rootndi(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func <2 x double> @_Z4modfDv2_dPU3AS4S_(<2 x double> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func <2 x double> @_Z5frexpDv2_dPU3AS4Dv2_i(<2 x double> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z5ilogbDv2_d(<2 x double> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z8copysigndd(double noundef, double noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"double*", !"double*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"double*", !"double*", !"int*", !"double*"}
!16 = !{!"const", !"const", !"const", !""}
!17 = !{!"double2*", !"double2*", !"double2*", !"int2*"}
!18 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(2)))*"}
!19 = !{!"const", !"", !"", !""}
!20 = !{!5, !5, i64 0}
!21 = !{!"double*", !"double*", !"double*", !"double2*"}
!22 = !{!"double*", !"double*", !"double*", !"double __attribute__((ext_vector_type(2)))*"}
