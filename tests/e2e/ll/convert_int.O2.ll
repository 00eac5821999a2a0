; ModuleID = 'convert_int.cl'
source_filename = "convert_int.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @saturate_u32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, ptr addrspace(1) noundef writeonly align 2 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef %10) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i8 %11, ptr addrspace(1) %12, align 1, !tbaa !11
  %13 = tail call spir_func signext i8 @_Z16convert_char_satj(i32 noundef %10) #3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %8
  store i8 %13, ptr addrspace(1) %14, align 1, !tbaa !11
  %15 = tail call spir_func zeroext i16 @_Z18convert_ushort_satj(i32 noundef %10) #3
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %8
  store i16 %15, ptr addrspace(1) %16, align 2, !tbaa !12
  %17 = tail call spir_func signext i16 @_Z17convert_short_satj(i32 noundef %10) #3
  %18 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %8
  store i16 %17, ptr addrspace(1) %18, align 2, !tbaa !12
  %19 = tail call spir_func i32 @_Z15convert_int_satj(i32 noundef %10) #3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = tail call spir_func i64 @_Z16convert_long_satj(i32 noundef %10) #3
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %8
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_saturate_u32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, ptr addrspace(1) noundef writeonly align 2 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef %10) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i8 %11, ptr addrspace(1) %12, align 1, !tbaa !11
  %13 = tail call spir_func signext i8 @_Z16convert_char_satj(i32 noundef %10) #3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %8
  store i8 %13, ptr addrspace(1) %14, align 1, !tbaa !11
  %15 = tail call spir_func zeroext i16 @_Z18convert_ushort_satj(i32 noundef %10) #3
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %8
  store i16 %15, ptr addrspace(1) %16, align 2, !tbaa !12
  %17 = tail call spir_func signext i16 @_Z17convert_short_satj(i32 noundef %10) #3
  %18 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %8
  store i16 %17, ptr addrspace(1) %18, align 2, !tbaa !12
  %19 = tail call spir_func i32 @_Z15convert_int_satj(i32 noundef %10) #3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = tail call spir_func i64 @_Z16convert_long_satj(i32 noundef %10) #3
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %8
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @saturate_i32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, ptr addrspace(1) noundef writeonly align 2 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %10) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i8 %11, ptr addrspace(1) %12, align 1, !tbaa !11
  %13 = tail call spir_func signext i8 @_Z16convert_char_sati(i32 noundef %10) #3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %8
  store i8 %13, ptr addrspace(1) %14, align 1, !tbaa !11
  %15 = tail call spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef %10) #3
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %8
  store i16 %15, ptr addrspace(1) %16, align 2, !tbaa !12
  %17 = tail call spir_func signext i16 @_Z17convert_short_sati(i32 noundef %10) #3
  %18 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %8
  store i16 %17, ptr addrspace(1) %18, align 2, !tbaa !12
  %19 = tail call spir_func i32 @_Z16convert_uint_sati(i32 noundef %10) #3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = tail call spir_func i64 @_Z17convert_ulong_sati(i32 noundef %10) #3
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %8
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_saturate_i32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, ptr addrspace(1) noundef writeonly align 2 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %10) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i8 %11, ptr addrspace(1) %12, align 1, !tbaa !11
  %13 = tail call spir_func signext i8 @_Z16convert_char_sati(i32 noundef %10) #3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %8
  store i8 %13, ptr addrspace(1) %14, align 1, !tbaa !11
  %15 = tail call spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef %10) #3
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %8
  store i16 %15, ptr addrspace(1) %16, align 2, !tbaa !12
  %17 = tail call spir_func signext i16 @_Z17convert_short_sati(i32 noundef %10) #3
  %18 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %8
  store i16 %17, ptr addrspace(1) %18, align 2, !tbaa !12
  %19 = tail call spir_func i32 @_Z16convert_uint_sati(i32 noundef %10) #3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = tail call spir_func i64 @_Z17convert_ulong_sati(i32 noundef %10) #3
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %8
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @saturate_64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, ptr addrspace(1) noundef writeonly align 1 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 8, !tbaa !14
  %11 = tail call spir_func i32 @_Z15convert_int_satl(i64 noundef %10) #3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z16convert_uint_satl(i64 noundef %10) #3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func signext i16 @_Z17convert_short_satl(i64 noundef %10) #3
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %8
  store i16 %15, ptr addrspace(1) %16, align 2, !tbaa !12
  %17 = tail call spir_func zeroext i8 @_Z17convert_uchar_satm(i64 noundef %10) #3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %8
  store i8 %17, ptr addrspace(1) %18, align 1, !tbaa !11
  %19 = tail call spir_func i64 @_Z17convert_ulong_satl(i64 noundef %10) #3
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %8
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !14
  %21 = tail call spir_func i32 @_Z15convert_int_satm(i64 noundef %10) #3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %8
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_saturate_64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, ptr addrspace(1) noundef writeonly align 1 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 8, !tbaa !14
  %11 = tail call spir_func i32 @_Z15convert_int_satl(i64 noundef %10) #3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z16convert_uint_satl(i64 noundef %10) #3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func signext i16 @_Z17convert_short_satl(i64 noundef %10) #3
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %8
  store i16 %15, ptr addrspace(1) %16, align 2, !tbaa !12
  %17 = tail call spir_func zeroext i8 @_Z17convert_uchar_satm(i64 noundef %10) #3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %8
  store i8 %17, ptr addrspace(1) %18, align 1, !tbaa !11
  %19 = tail call spir_func i64 @_Z17convert_ulong_satl(i64 noundef %10) #3
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %8
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !14
  %21 = tail call spir_func i32 @_Z15convert_int_satm(i64 noundef %10) #3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %8
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @wrap_widths(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 8, !tbaa !14
  %11 = tail call spir_func signext i8 @_Z12convert_charl(i64 noundef %10) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i8 %11, ptr addrspace(1) %12, align 1, !tbaa !11
  %13 = trunc i64 %10 to i32
  %14 = tail call spir_func zeroext i16 @_Z14convert_ushorti(i32 noundef %13) #3
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %8
  store i16 %14, ptr addrspace(1) %15, align 2, !tbaa !12
  %16 = trunc i64 %10 to i16
  %17 = tail call spir_func i32 @_Z11convert_ints(i16 noundef signext %16) #3
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %8
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = trunc i64 %10 to i8
  %20 = tail call spir_func i32 @_Z12convert_uintc(i8 noundef signext %19) #3
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %8
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i64 @_Z12convert_longj(i32 noundef %13) #3
  %23 = tail call spir_func i64 @_Z12convert_longh(i8 noundef zeroext %19) #3
  %24 = add nsw i64 %23, %22
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %8
  store i64 %24, ptr addrspace(1) %25, align 8, !tbaa !14
  %26 = tail call spir_func i64 @_Z13convert_ulongi(i32 noundef %13) #3
  %27 = tail call spir_func i64 @_Z13convert_ulongt(i16 noundef zeroext %16) #3
  %28 = xor i64 %27, %26
  %29 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %8
  store i64 %28, ptr addrspace(1) %29, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_wrap_widths(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 8, !tbaa !14
  %11 = tail call spir_func signext i8 @_Z12convert_charl(i64 noundef %10) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i8 %11, ptr addrspace(1) %12, align 1, !tbaa !11
  %13 = trunc i64 %10 to i32
  %14 = tail call spir_func zeroext i16 @_Z14convert_ushorti(i32 noundef %13) #3
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %8
  store i16 %14, ptr addrspace(1) %15, align 2, !tbaa !12
  %16 = trunc i64 %10 to i16
  %17 = tail call spir_func i32 @_Z11convert_ints(i16 noundef signext %16) #3
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %8
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = trunc i64 %10 to i8
  %20 = tail call spir_func i32 @_Z12convert_uintc(i8 noundef signext %19) #3
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %8
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i64 @_Z12convert_longj(i32 noundef %13) #3
  %23 = tail call spir_func i64 @_Z12convert_longh(i8 noundef zeroext %19) #3
  %24 = add nsw i64 %23, %22
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %8
  store i64 %24, ptr addrspace(1) %25, align 8, !tbaa !14
  %26 = tail call spir_func i64 @_Z13convert_ulongi(i32 noundef %13) #3
  %27 = tail call spir_func i64 @_Z13convert_ulongt(i16 noundef zeroext %16) #3
  %28 = xor i64 %27, %26
  %29 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %8
  store i64 %28, ptr addrspace(1) %29, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_satj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z18convert_ushort_satj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z17convert_short_satj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z16convert_long_satj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z17convert_short_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_satl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z17convert_short_satl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_satl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z12convert_charl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z14convert_ushorti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11convert_ints(i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z12convert_uintc(i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12convert_longj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12convert_longh(i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13convert_ulongi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13convert_ulongt(i16 noundef zeroext) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!9 = !{!"uint*", !"uchar*", !"char*", !"ushort*", !"short*", !"int*", !"long*"}
!10 = !{!"const", !"", !"", !"", !"", !"", !""}
!11 = !{!5, !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !5, i64 0}
!16 = !{!"int*", !"uchar*", !"char*", !"ushort*", !"short*", !"uint*", !"ulong*"}
!17 = !{!"long*", !"int*", !"uint*", !"short*", !"uchar*", !"ulong*", !"int*"}
!18 = !{!"long*", !"char*", !"ushort*", !"int*", !"uint*", !"long*", !"ulong*"}
