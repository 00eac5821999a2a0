; ModuleID = 'convert_float_int.cl'
source_filename = "convert_float_int.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @modes_int(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = tail call spir_func i32 @_Z11convert_intf(float noundef %7) #3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %7) #3
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z15convert_int_rtzf(float noundef %7) #3
  %14 = shl i64 %5, 1
  %15 = add i64 %14, %4
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z15convert_int_rtpf(float noundef %7) #3
  %18 = mul i64 %5, 3
  %19 = add i64 %18, %4
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %7) #3
  %22 = shl i64 %5, 4
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %4
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = tail call spir_func float @_Z4fabsf(float noundef %7) #3
  %26 = tail call spir_func i32 @_Z12convert_uintf(float noundef %25) #3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z16convert_uint_rtef(float noundef %25) #3
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = tail call spir_func i32 @_Z16convert_uint_rtpf(float noundef %25) #3
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %15
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = tail call spir_func i32 @_Z16convert_uint_rtnf(float noundef %25) #3
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %19
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_modes_int(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = tail call spir_func i32 @_Z11convert_intf(float noundef %7) #3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %7) #3
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z15convert_int_rtzf(float noundef %7) #3
  %14 = shl i64 %5, 1
  %15 = add i64 %14, %4
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z15convert_int_rtpf(float noundef %7) #3
  %18 = mul i64 %5, 3
  %19 = add i64 %18, %4
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %7) #3
  %22 = shl i64 %5, 4
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %4
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = tail call spir_func float @_Z4fabsf(float noundef %7) #3
  %26 = tail call spir_func i32 @_Z12convert_uintf(float noundef %25) #3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z16convert_uint_rtef(float noundef %25) #3
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = tail call spir_func i32 @_Z16convert_uint_rtpf(float noundef %25) #3
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %15
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = tail call spir_func i32 @_Z16convert_uint_rtnf(float noundef %25) #3
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %19
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @saturating_small(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  %9 = tail call spir_func signext i8 @_Z16convert_char_satf(float noundef %8) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %5
  store i8 %9, ptr addrspace(1) %10, align 1, !tbaa !17
  %11 = tail call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %8) #3
  %12 = add i64 %6, %5
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store i8 %11, ptr addrspace(1) %13, align 1, !tbaa !17
  %14 = tail call spir_func signext i8 @_Z20convert_char_sat_rtpf(float noundef %8) #3
  %15 = shl i64 %6, 1
  %16 = add i64 %15, %5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %16
  store i8 %14, ptr addrspace(1) %17, align 1, !tbaa !17
  %18 = tail call spir_func signext i8 @_Z20convert_char_sat_rtnf(float noundef %8) #3
  %19 = mul i64 %6, 3
  %20 = add i64 %19, %5
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %20
  store i8 %18, ptr addrspace(1) %21, align 1, !tbaa !17
  %22 = tail call spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef %8) #3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %5
  store i8 %22, ptr addrspace(1) %23, align 1, !tbaa !17
  %24 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef %8) #3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %12
  store i8 %24, ptr addrspace(1) %25, align 1, !tbaa !17
  %26 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtpf(float noundef %8) #3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  store i8 %26, ptr addrspace(1) %27, align 1, !tbaa !17
  %28 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtnf(float noundef %8) #3
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %20
  store i8 %28, ptr addrspace(1) %29, align 1, !tbaa !17
  %30 = fmul float %8, 1.000000e+02
  %31 = tail call spir_func signext i16 @_Z21convert_short_sat_rtef(float noundef %30) #3
  %32 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %5
  store i16 %31, ptr addrspace(1) %32, align 2, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_saturating_small(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  %9 = tail call spir_func signext i8 @_Z16convert_char_satf(float noundef %8) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %5
  store i8 %9, ptr addrspace(1) %10, align 1, !tbaa !17
  %11 = tail call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %8) #3
  %12 = add i64 %6, %5
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store i8 %11, ptr addrspace(1) %13, align 1, !tbaa !17
  %14 = tail call spir_func signext i8 @_Z20convert_char_sat_rtpf(float noundef %8) #3
  %15 = shl i64 %6, 1
  %16 = add i64 %15, %5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %16
  store i8 %14, ptr addrspace(1) %17, align 1, !tbaa !17
  %18 = tail call spir_func signext i8 @_Z20convert_char_sat_rtnf(float noundef %8) #3
  %19 = mul i64 %6, 3
  %20 = add i64 %19, %5
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %20
  store i8 %18, ptr addrspace(1) %21, align 1, !tbaa !17
  %22 = tail call spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef %8) #3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %5
  store i8 %22, ptr addrspace(1) %23, align 1, !tbaa !17
  %24 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef %8) #3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %12
  store i8 %24, ptr addrspace(1) %25, align 1, !tbaa !17
  %26 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtpf(float noundef %8) #3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  store i8 %26, ptr addrspace(1) %27, align 1, !tbaa !17
  %28 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtnf(float noundef %8) #3
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %20
  store i8 %28, ptr addrspace(1) %29, align 1, !tbaa !17
  %30 = fmul float %8, 1.000000e+02
  %31 = tail call spir_func signext i16 @_Z21convert_short_sat_rtef(float noundef %30) #3
  %32 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %5
  store i16 %31, ptr addrspace(1) %32, align 2, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @saturating_large(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %6
  %9 = load double, ptr addrspace(1) %8, align 8, !tbaa !24
  %10 = tail call spir_func i32 @_Z15convert_int_satd(double noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z19convert_int_sat_rted(double noundef %9) #3
  %13 = add i64 %7, %6
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z16convert_uint_satd(double noundef %9) #3
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z20convert_uint_sat_rtnd(double noundef %9) #3
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = fmul double %9, 1.000000e+10
  %20 = tail call spir_func i64 @_Z16convert_long_satd(double noundef %19) #3
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %6
  store i64 %20, ptr addrspace(1) %21, align 8, !tbaa !26
  %22 = tail call spir_func i64 @_Z20convert_long_sat_rtpd(double noundef %9) #3
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %13
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !26
  %24 = tail call spir_func i64 @_Z17convert_ulong_satd(double noundef %19) #3
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %24, ptr addrspace(1) %25, align 8, !tbaa !26
  %26 = tail call spir_func i64 @_Z21convert_ulong_sat_rted(double noundef %9) #3
  %27 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %13
  store i64 %26, ptr addrspace(1) %27, align 8, !tbaa !26
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_saturating_large(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %6
  %9 = load double, ptr addrspace(1) %8, align 8, !tbaa !24
  %10 = tail call spir_func i32 @_Z15convert_int_satd(double noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z19convert_int_sat_rted(double noundef %9) #3
  %13 = add i64 %7, %6
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z16convert_uint_satd(double noundef %9) #3
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z20convert_uint_sat_rtnd(double noundef %9) #3
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = fmul double %9, 1.000000e+10
  %20 = tail call spir_func i64 @_Z16convert_long_satd(double noundef %19) #3
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %6
  store i64 %20, ptr addrspace(1) %21, align 8, !tbaa !26
  %22 = tail call spir_func i64 @_Z20convert_long_sat_rtpd(double noundef %9) #3
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %13
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !26
  %24 = tail call spir_func i64 @_Z17convert_ulong_satd(double noundef %19) #3
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %24, ptr addrspace(1) %25, align 8, !tbaa !26
  %26 = tail call spir_func i64 @_Z21convert_ulong_sat_rted(double noundef %9) #3
  %27 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %13
  store i64 %26, ptr addrspace(1) %27, align 8, !tbaa !26
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @quantize(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, float noundef %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !17
  %10 = fmul <4 x float> %9, splat (float 2.550000e+02)
  %11 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %10) #3
  %12 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %7
  store <4 x i8> %11, ptr addrspace(1) %12, align 4, !tbaa !17
  %13 = insertelement <4 x float> poison, float %3, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = fdiv <4 x float> %9, %14, !fpmath !33
  %16 = insertelement <4 x float> poison, float %4, i64 0
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> zeroinitializer
  %18 = fadd <4 x float> %17, %15
  %19 = tail call spir_func <4 x i8> @_Z21convert_char4_sat_rteDv4_f(<4 x float> noundef %18) #3
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %7
  store <4 x i8> %19, ptr addrspace(1) %20, align 4, !tbaa !17
  %21 = fmul <4 x float> %9, splat (float 6.400000e+01)
  %22 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef %21) #3
  %23 = tail call spir_func <4 x i16> @_Z18convert_short4_rteDv4_Dh(<4 x half> noundef %22) #3
  %24 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %5, i64 %7
  store <4 x i16> %23, ptr addrspace(1) %24, align 8, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_quantize(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, float noundef %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !17
  %10 = fmul <4 x float> %9, splat (float 2.550000e+02)
  %11 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %10) #3
  %12 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %7
  store <4 x i8> %11, ptr addrspace(1) %12, align 4, !tbaa !17
  %13 = insertelement <4 x float> poison, float %3, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = fdiv <4 x float> %9, %14, !fpmath !33
  %16 = insertelement <4 x float> poison, float %4, i64 0
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> zeroinitializer
  %18 = fadd <4 x float> %17, %15
  %19 = tail call spir_func <4 x i8> @_Z21convert_char4_sat_rteDv4_f(<4 x float> noundef %18) #3
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %7
  store <4 x i8> %19, ptr addrspace(1) %20, align 4, !tbaa !17
  %21 = fmul <4 x float> %9, splat (float 6.400000e+01)
  %22 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef %21) #3
  %23 = tail call spir_func <4 x i16> @_Z18convert_short4_rteDv4_Dh(<4 x half> noundef %22) #3
  %24 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %5, i64 %7
  store <4 x i16> %23, ptr addrspace(1) %24, align 8, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11convert_intf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtzf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtpf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtnf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z12convert_uintf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_rtpf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_rtnf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_satf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtpf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtnf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtpf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtnf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z21convert_short_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rted(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_satd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z20convert_uint_sat_rtnd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z16convert_long_satd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20convert_long_sat_rtpd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_satd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z21convert_ulong_sat_rted(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z21convert_char4_sat_rteDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z18convert_short4_rteDv4_Dh(<4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef) local_unnamed_addr #2

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
!9 = !{!"float*", !"int*", !"uint*"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"float*", !"char*", !"uchar*", !"short*"}
!16 = !{!"const", !"", !"", !""}
!17 = !{!5, !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !5, i64 0}
!20 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none", !"none"}
!22 = !{!"double*", !"int*", !"uint*", !"long*", !"ulong*"}
!23 = !{!"const", !"", !"", !"", !""}
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !5, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !5, i64 0}
!28 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 1}
!29 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!30 = !{!"float4*", !"uchar4*", !"char4*", !"float", !"float", !"short4*"}
!31 = !{!"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"float", !"float", !"short __attribute__((ext_vector_type(4)))*"}
!32 = !{!"const", !"", !"", !"", !"", !""}
!33 = !{float 2.500000e+00}
