; ModuleID = 'ext_block_local.cl'
source_filename = "ext_block_local.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@through_uchar.tile = internal addrspace(3) global [48 x i8] undef, align 1
@through_ushort.tile = internal addrspace(3) global [48 x i16] undef, align 2
@through_uint.tile = internal addrspace(3) global [48 x i32] undef, align 4
@through_ulong.tile = internal addrspace(3) global [48 x i64] undef, align 8

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @through_uchar(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = shl i64 %4, 1
  %7 = add i64 %6, %3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) @through_uchar.tile, i64 %5
  store i8 %9, ptr addrspace(3) %10, align 1, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %3
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !12
  %13 = insertelement <2 x i8> poison, i8 %12, i64 0
  %14 = add i64 %4, %3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !12
  %17 = insertelement <2 x i8> %13, i8 %16, i64 1
  tail call spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @through_uchar.tile, i64 16), <2 x i8> noundef %17) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS3Kh(ptr addrspace(3) noundef @through_uchar.tile) #5
  %19 = extractelement <2 x i8> %18, i64 0
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %3
  store i8 %19, ptr addrspace(1) %20, align 1, !tbaa !12
  %21 = extractelement <2 x i8> %18, i64 1
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  store i8 %21, ptr addrspace(1) %22, align 1, !tbaa !12
  %23 = xor i64 %5, 3
  %24 = getelementptr i8, ptr addrspace(3) @through_uchar.tile, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 32
  %26 = load i8, ptr addrspace(3) %25, align 1, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  store i8 %26, ptr addrspace(1) %27, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_through_uchar(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = shl i64 %4, 1
  %7 = add i64 %6, %3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) @through_uchar.tile, i64 %5
  store i8 %9, ptr addrspace(3) %10, align 1, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %3
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !12
  %13 = insertelement <2 x i8> poison, i8 %12, i64 0
  %14 = add i64 %4, %3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !12
  %17 = insertelement <2 x i8> %13, i8 %16, i64 1
  tail call spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @through_uchar.tile, i64 16), <2 x i8> noundef %17) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS3Kh(ptr addrspace(3) noundef @through_uchar.tile) #5
  %19 = extractelement <2 x i8> %18, i64 0
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %3
  store i8 %19, ptr addrspace(1) %20, align 1, !tbaa !12
  %21 = extractelement <2 x i8> %18, i64 1
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  store i8 %21, ptr addrspace(1) %22, align 1, !tbaa !12
  %23 = xor i64 %5, 3
  %24 = getelementptr i8, ptr addrspace(3) @through_uchar.tile, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 32
  %26 = load i8, ptr addrspace(3) %25, align 1, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  store i8 %26, ptr addrspace(1) %27, align 1, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @through_ushort(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = shl i64 %4, 1
  %7 = add i64 %6, %3
  %8 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %7
  %9 = load i16, ptr addrspace(1) %8, align 2, !tbaa !14
  %10 = getelementptr inbounds nuw i16, ptr addrspace(3) @through_ushort.tile, i64 %5
  store i16 %9, ptr addrspace(3) %10, align 2, !tbaa !14
  %11 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %3
  %12 = load i16, ptr addrspace(1) %11, align 2, !tbaa !14
  %13 = insertelement <2 x i16> poison, i16 %12, i64 0
  %14 = add i64 %4, %3
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %14
  %16 = load i16, ptr addrspace(1) %15, align 2, !tbaa !14
  %17 = insertelement <2 x i16> %13, i16 %16, i64 1
  tail call spir_func void @_Z31intel_sub_group_block_write_us2PU3AS3tDv2_t(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @through_ushort.tile, i64 32), <2 x i16> noundef %17) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS3Kt(ptr addrspace(3) noundef @through_ushort.tile) #5
  %19 = extractelement <2 x i16> %18, i64 0
  %20 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %3
  store i16 %19, ptr addrspace(1) %20, align 2, !tbaa !14
  %21 = extractelement <2 x i16> %18, i64 1
  %22 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %14
  store i16 %21, ptr addrspace(1) %22, align 2, !tbaa !14
  %23 = xor i64 %5, 3
  %24 = getelementptr i16, ptr addrspace(3) @through_ushort.tile, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 64
  %26 = load i16, ptr addrspace(3) %25, align 2, !tbaa !14
  %27 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %7
  store i16 %26, ptr addrspace(1) %27, align 2, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_through_ushort(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = shl i64 %4, 1
  %7 = add i64 %6, %3
  %8 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %7
  %9 = load i16, ptr addrspace(1) %8, align 2, !tbaa !14
  %10 = getelementptr inbounds nuw i16, ptr addrspace(3) @through_ushort.tile, i64 %5
  store i16 %9, ptr addrspace(3) %10, align 2, !tbaa !14
  %11 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %3
  %12 = load i16, ptr addrspace(1) %11, align 2, !tbaa !14
  %13 = insertelement <2 x i16> poison, i16 %12, i64 0
  %14 = add i64 %4, %3
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %14
  %16 = load i16, ptr addrspace(1) %15, align 2, !tbaa !14
  %17 = insertelement <2 x i16> %13, i16 %16, i64 1
  tail call spir_func void @_Z31intel_sub_group_block_write_us2PU3AS3tDv2_t(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @through_ushort.tile, i64 32), <2 x i16> noundef %17) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS3Kt(ptr addrspace(3) noundef @through_ushort.tile) #5
  %19 = extractelement <2 x i16> %18, i64 0
  %20 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %3
  store i16 %19, ptr addrspace(1) %20, align 2, !tbaa !14
  %21 = extractelement <2 x i16> %18, i64 1
  %22 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %14
  store i16 %21, ptr addrspace(1) %22, align 2, !tbaa !14
  %23 = xor i64 %5, 3
  %24 = getelementptr i16, ptr addrspace(3) @through_ushort.tile, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 64
  %26 = load i16, ptr addrspace(3) %25, align 2, !tbaa !14
  %27 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %7
  store i16 %26, ptr addrspace(1) %27, align 2, !tbaa !14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @through_uint(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = shl i64 %4, 1
  %7 = add i64 %6, %3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @through_uint.tile, i64 %5
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = insertelement <2 x i32> poison, i32 %12, i64 0
  %14 = add i64 %4, %3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  %17 = insertelement <2 x i32> %13, i32 %16, i64 1
  tail call spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS3jDv2_j(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @through_uint.tile, i64 64), <2 x i32> noundef %17) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS3Kj(ptr addrspace(3) noundef @through_uint.tile) #5
  %19 = extractelement <2 x i32> %18, i64 0
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = extractelement <2 x i32> %18, i64 1
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = xor i64 %5, 3
  %24 = getelementptr i32, ptr addrspace(3) @through_uint.tile, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 128
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_through_uint(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = shl i64 %4, 1
  %7 = add i64 %6, %3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @through_uint.tile, i64 %5
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = insertelement <2 x i32> poison, i32 %12, i64 0
  %14 = add i64 %4, %3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  %17 = insertelement <2 x i32> %13, i32 %16, i64 1
  tail call spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS3jDv2_j(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @through_uint.tile, i64 64), <2 x i32> noundef %17) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS3Kj(ptr addrspace(3) noundef @through_uint.tile) #5
  %19 = extractelement <2 x i32> %18, i64 0
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = extractelement <2 x i32> %18, i64 1
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = xor i64 %5, 3
  %24 = getelementptr i32, ptr addrspace(3) @through_uint.tile, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 128
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @through_ulong(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = shl i64 %4, 1
  %7 = add i64 %6, %3
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %7
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !18
  %10 = getelementptr inbounds nuw i64, ptr addrspace(3) @through_ulong.tile, i64 %5
  store i64 %9, ptr addrspace(3) %10, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !18
  %13 = insertelement <2 x i64> poison, i64 %12, i64 0
  %14 = add i64 %4, %3
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !18
  %17 = insertelement <2 x i64> %13, i64 %16, i64 1
  tail call spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS3mDv2_m(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @through_ulong.tile, i64 128), <2 x i64> noundef %17) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS3Km(ptr addrspace(3) noundef @through_ulong.tile) #5
  %19 = extractelement <2 x i64> %18, i64 0
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !18
  %21 = extractelement <2 x i64> %18, i64 1
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %14
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !18
  %23 = xor i64 %5, 3
  %24 = getelementptr i64, ptr addrspace(3) @through_ulong.tile, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 256
  %26 = load i64, ptr addrspace(3) %25, align 8, !tbaa !18
  %27 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %7
  store i64 %26, ptr addrspace(1) %27, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_through_ulong(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = shl i64 %4, 1
  %7 = add i64 %6, %3
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %7
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !18
  %10 = getelementptr inbounds nuw i64, ptr addrspace(3) @through_ulong.tile, i64 %5
  store i64 %9, ptr addrspace(3) %10, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !18
  %13 = insertelement <2 x i64> poison, i64 %12, i64 0
  %14 = add i64 %4, %3
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !18
  %17 = insertelement <2 x i64> %13, i64 %16, i64 1
  tail call spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS3mDv2_m(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @through_ulong.tile, i64 128), <2 x i64> noundef %17) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS3Km(ptr addrspace(3) noundef @through_ulong.tile) #5
  %19 = extractelement <2 x i64> %18, i64 0
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !18
  %21 = extractelement <2 x i64> %18, i64 1
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %14
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !18
  %23 = xor i64 %5, 3
  %24 = getelementptr i64, ptr addrspace(3) @through_ulong.tile, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 256
  %26 = load i64, ptr addrspace(3) %25, align 8, !tbaa !18
  %27 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %7
  store i64 %26, ptr addrspace(1) %27, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h(ptr addrspace(3) noundef, <2 x i8> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS3Kh(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_us2PU3AS3tDv2_t(ptr addrspace(3) noundef, <2 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS3Kt(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS3jDv2_j(ptr addrspace(3) noundef, <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS3Kj(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS3mDv2_m(ptr addrspace(3) noundef, <2 x i64> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS3Km(ptr addrspace(3) noundef) local_unnamed_addr #3

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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"uchar*", !"uchar*"}
!10 = !{!"const", !""}
!11 = !{i32 16}
!12 = !{!5, !5, i64 0}
!13 = !{!"ushort*", !"ushort*"}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !5, i64 0}
!16 = !{!"uint*", !"uint*"}
!17 = !{!"ulong*", !"ulong*"}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !5, i64 0}
