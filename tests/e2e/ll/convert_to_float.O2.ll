; ModuleID = 'convert_to_float.cl'
source_filename = "convert_to_float.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @from_integers(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !11
  %8 = tail call spir_func float @_Z13convert_floatl(i64 noundef %7) #3
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  %10 = trunc i64 %7 to i32
  %11 = tail call spir_func float @_Z17convert_float_rtei(i32 noundef %10) #3
  %12 = add i64 %5, %4
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !13
  %14 = tail call spir_func float @_Z13convert_floatj(i32 noundef %10) #3
  %15 = shl i64 %5, 1
  %16 = add i64 %15, %4
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %16
  store float %14, ptr addrspace(1) %17, align 4, !tbaa !13
  %18 = tail call spir_func float @_Z13convert_floatm(i64 noundef %7) #3
  %19 = mul i64 %5, 12
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr float, ptr addrspace(1) %20, i64 %4
  store float %18, ptr addrspace(1) %21, align 4, !tbaa !13
  %22 = trunc i64 %7 to i8
  %23 = tail call spir_func float @_Z13convert_floatc(i8 noundef signext %22) #3
  %24 = tail call spir_func float @_Z13convert_floath(i8 noundef zeroext %22) #3
  %25 = fadd float %23, %24
  %26 = shl i64 %5, 4
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr float, ptr addrspace(1) %27, i64 %4
  store float %25, ptr addrspace(1) %28, align 4, !tbaa !13
  %29 = trunc i64 %7 to i16
  %30 = tail call spir_func float @_Z13convert_floats(i16 noundef signext %29) #3
  %31 = tail call spir_func float @_Z13convert_floatt(i16 noundef zeroext %29) #3
  %32 = fsub float %30, %31
  %33 = mul i64 %5, 20
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %4
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !13
  %36 = tail call spir_func double @_Z14convert_doublel(i64 noundef %7) #3
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %4
  store double %36, ptr addrspace(1) %37, align 8, !tbaa !15
  %38 = tail call spir_func double @_Z14convert_doublem(i64 noundef %7) #3
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %12
  store double %38, ptr addrspace(1) %39, align 8, !tbaa !15
  %40 = tail call spir_func double @_Z14convert_doublei(i32 noundef %10) #3
  %41 = tail call spir_func double @_Z14convert_doublej(i32 noundef %10) #3
  %42 = fadd double %40, %41
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %16
  store double %42, ptr addrspace(1) %43, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_from_integers(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !11
  %8 = tail call spir_func float @_Z13convert_floatl(i64 noundef %7) #3
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  %10 = trunc i64 %7 to i32
  %11 = tail call spir_func float @_Z17convert_float_rtei(i32 noundef %10) #3
  %12 = add i64 %5, %4
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !13
  %14 = tail call spir_func float @_Z13convert_floatj(i32 noundef %10) #3
  %15 = shl i64 %5, 1
  %16 = add i64 %15, %4
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %16
  store float %14, ptr addrspace(1) %17, align 4, !tbaa !13
  %18 = tail call spir_func float @_Z13convert_floatm(i64 noundef %7) #3
  %19 = mul i64 %5, 12
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr float, ptr addrspace(1) %20, i64 %4
  store float %18, ptr addrspace(1) %21, align 4, !tbaa !13
  %22 = trunc i64 %7 to i8
  %23 = tail call spir_func float @_Z13convert_floatc(i8 noundef signext %22) #3
  %24 = tail call spir_func float @_Z13convert_floath(i8 noundef zeroext %22) #3
  %25 = fadd float %23, %24
  %26 = shl i64 %5, 4
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr float, ptr addrspace(1) %27, i64 %4
  store float %25, ptr addrspace(1) %28, align 4, !tbaa !13
  %29 = trunc i64 %7 to i16
  %30 = tail call spir_func float @_Z13convert_floats(i16 noundef signext %29) #3
  %31 = tail call spir_func float @_Z13convert_floatt(i16 noundef zeroext %29) #3
  %32 = fsub float %30, %31
  %33 = mul i64 %5, 20
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %4
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !13
  %36 = tail call spir_func double @_Z14convert_doublel(i64 noundef %7) #3
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %4
  store double %36, ptr addrspace(1) %37, align 8, !tbaa !15
  %38 = tail call spir_func double @_Z14convert_doublem(i64 noundef %7) #3
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %12
  store double %38, ptr addrspace(1) %39, align 8, !tbaa !15
  %40 = tail call spir_func double @_Z14convert_doublei(i32 noundef %10) #3
  %41 = tail call spir_func double @_Z14convert_doublej(i32 noundef %10) #3
  %42 = fadd double %40, %41
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %16
  store double %42, ptr addrspace(1) %43, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @modes_from_integers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func float @_Z17convert_float_rtzi(i32 noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !13
  %9 = tail call spir_func float @_Z17convert_float_rtpi(i32 noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !13
  %12 = tail call spir_func float @_Z17convert_float_rtni(i32 noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !13
  %16 = tail call spir_func float @_Z17convert_float_rtzj(i32 noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !13
  %20 = tail call spir_func float @_Z17convert_float_rtpj(i32 noundef %6) #3
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_modes_from_integers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func float @_Z17convert_float_rtzi(i32 noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !13
  %9 = tail call spir_func float @_Z17convert_float_rtpi(i32 noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !13
  %12 = tail call spir_func float @_Z17convert_float_rtni(i32 noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !13
  %16 = tail call spir_func float @_Z17convert_float_rtzj(i32 noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !13
  %20 = tail call spir_func float @_Z17convert_float_rtpj(i32 noundef %6) #3
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @narrow_double(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !15
  %8 = tail call spir_func float @_Z13convert_floatd(double noundef %7) #3
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  %10 = tail call spir_func float @_Z17convert_float_rted(double noundef %7) #3
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  store float %10, ptr addrspace(1) %12, align 4, !tbaa !13
  %13 = tail call spir_func float @_Z17convert_float_rtzd(double noundef %7) #3
  %14 = shl i64 %5, 1
  %15 = add i64 %14, %4
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %15
  store float %13, ptr addrspace(1) %16, align 4, !tbaa !13
  %17 = tail call spir_func float @_Z17convert_float_rtpd(double noundef %7) #3
  %18 = mul i64 %5, 3
  %19 = add i64 %18, %4
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19
  store float %17, ptr addrspace(1) %20, align 4, !tbaa !13
  %21 = tail call spir_func float @_Z17convert_float_rtnd(double noundef %7) #3
  %22 = shl i64 %5, 2
  %23 = add i64 %22, %4
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23
  store float %21, ptr addrspace(1) %24, align 4, !tbaa !13
  %25 = fptrunc double %7 to float
  %26 = tail call spir_func half @_Z12convert_halff(float noundef %25) #3
  %27 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %4
  store half %26, ptr addrspace(1) %27, align 2, !tbaa !22
  %28 = tail call spir_func half @_Z16convert_half_rtzf(float noundef %25) #3
  %29 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %11
  store half %28, ptr addrspace(1) %29, align 2, !tbaa !22
  %30 = tail call spir_func half @_Z16convert_half_rtpf(float noundef %25) #3
  %31 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %15
  store half %30, ptr addrspace(1) %31, align 2, !tbaa !22
  %32 = tail call spir_func half @_Z16convert_half_rtnf(float noundef %25) #3
  %33 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %19
  store half %32, ptr addrspace(1) %33, align 2, !tbaa !22
  %34 = tail call spir_func half @_Z12convert_halfd(double noundef %7) #3
  %35 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %23
  store half %34, ptr addrspace(1) %35, align 2, !tbaa !22
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_narrow_double(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !15
  %8 = tail call spir_func float @_Z13convert_floatd(double noundef %7) #3
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  %10 = tail call spir_func float @_Z17convert_float_rted(double noundef %7) #3
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  store float %10, ptr addrspace(1) %12, align 4, !tbaa !13
  %13 = tail call spir_func float @_Z17convert_float_rtzd(double noundef %7) #3
  %14 = shl i64 %5, 1
  %15 = add i64 %14, %4
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %15
  store float %13, ptr addrspace(1) %16, align 4, !tbaa !13
  %17 = tail call spir_func float @_Z17convert_float_rtpd(double noundef %7) #3
  %18 = mul i64 %5, 3
  %19 = add i64 %18, %4
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19
  store float %17, ptr addrspace(1) %20, align 4, !tbaa !13
  %21 = tail call spir_func float @_Z17convert_float_rtnd(double noundef %7) #3
  %22 = shl i64 %5, 2
  %23 = add i64 %22, %4
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23
  store float %21, ptr addrspace(1) %24, align 4, !tbaa !13
  %25 = fptrunc double %7 to float
  %26 = tail call spir_func half @_Z12convert_halff(float noundef %25) #3
  %27 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %4
  store half %26, ptr addrspace(1) %27, align 2, !tbaa !22
  %28 = tail call spir_func half @_Z16convert_half_rtzf(float noundef %25) #3
  %29 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %11
  store half %28, ptr addrspace(1) %29, align 2, !tbaa !22
  %30 = tail call spir_func half @_Z16convert_half_rtpf(float noundef %25) #3
  %31 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %15
  store half %30, ptr addrspace(1) %31, align 2, !tbaa !22
  %32 = tail call spir_func half @_Z16convert_half_rtnf(float noundef %25) #3
  %33 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %19
  store half %32, ptr addrspace(1) %33, align 2, !tbaa !22
  %34 = tail call spir_func half @_Z12convert_halfd(double noundef %7) #3
  %35 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %23
  store half %34, ptr addrspace(1) %35, align 2, !tbaa !22
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @same_and_back(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !29
  %8 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_f(<4 x float> noundef %7) #3
  %9 = tail call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %7) #3
  %10 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_d(<4 x double> noundef %9) #3
  %11 = fadd <4 x float> %8, %10
  %12 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef %7) #3
  %13 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef %12) #3
  %14 = fadd <4 x float> %11, %13
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %14, ptr addrspace(1) %15, align 16, !tbaa !29
  %16 = fmul <4 x double> %9, splat (double 3.000000e+00)
  %17 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %2, i64 %5
  store <4 x double> %16, ptr addrspace(1) %17, align 32, !tbaa !29
  %18 = tail call spir_func <4 x half> @_Z17convert_half4_rtzDv4_f(<4 x float> noundef %7) #3
  %19 = tail call spir_func <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %7) #3
  %20 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_s(<4 x i16> noundef %19) #3
  %21 = fadd <4 x half> %18, %20
  %22 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %3, i64 %5
  store <4 x half> %21, ptr addrspace(1) %22, align 8, !tbaa !29
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_same_and_back(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !29
  %8 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_f(<4 x float> noundef %7) #3
  %9 = tail call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %7) #3
  %10 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_d(<4 x double> noundef %9) #3
  %11 = fadd <4 x float> %8, %10
  %12 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef %7) #3
  %13 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef %12) #3
  %14 = fadd <4 x float> %11, %13
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %14, ptr addrspace(1) %15, align 16, !tbaa !29
  %16 = fmul <4 x double> %9, splat (double 3.000000e+00)
  %17 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %2, i64 %5
  store <4 x double> %16, ptr addrspace(1) %17, align 32, !tbaa !29
  %18 = tail call spir_func <4 x half> @_Z17convert_half4_rtzDv4_f(<4 x float> noundef %7) #3
  %19 = tail call spir_func <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %7) #3
  %20 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_s(<4 x i16> noundef %19) #3
  %21 = fadd <4 x half> %18, %20
  %22 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %3, i64 %5
  store <4 x half> %21, ptr addrspace(1) %22, align 8, !tbaa !29
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtei(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatc(i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floath(i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floats(i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatt(i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z14convert_doublel(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z14convert_doublem(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z14convert_doublei(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z14convert_doublej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtni(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rted(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtnd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halff(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtzf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtpf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtnf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halfd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_d(<4 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z17convert_half4_rtzDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_s(<4 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef) local_unnamed_addr #2

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
!9 = !{!"long*", !"float*", !"double*"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !5, i64 0}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"int*", !"float*"}
!20 = !{!"const", !""}
!21 = !{!"double*", !"float*", !"half*"}
!22 = !{!23, !23, i64 0}
!23 = !{!"half", !5, i64 0}
!24 = !{i32 1, i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"float4*", !"float4*", !"double4*", !"half4*"}
!27 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*"}
!28 = !{!"const", !"", !"", !""}
!29 = !{!5, !5, i64 0}
