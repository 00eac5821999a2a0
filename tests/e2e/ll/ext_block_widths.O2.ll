; ModuleID = 'ext_block_widths.cl'
source_filename = "ext_block_widths.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_uchar(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 15
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func zeroext i8 @_Z29intel_sub_group_block_read_ucPU3AS1Kh(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %11 = tail call spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS1Kh(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 48
  %13 = tail call spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS1Kh(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 112
  %15 = tail call spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS1Kh(ptr addrspace(1) noundef nonnull %14) #5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  %17 = add i8 %9, 1
  tail call spir_func void @_Z30intel_sub_group_block_write_ucPU3AS1hh(ptr addrspace(1) noundef %16, i8 noundef zeroext %17) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  %19 = add <2 x i8> %11, splat (i8 2)
  tail call spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(ptr addrspace(1) noundef nonnull %18, <2 x i8> noundef %19) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 48
  %21 = add <4 x i8> %13, splat (i8 3)
  tail call spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1) noundef nonnull %20, <4 x i8> noundef %21) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 112
  %23 = add <8 x i8> %15, splat (i8 4)
  %24 = shufflevector <8 x i8> %23, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS1hDv8_h(ptr addrspace(1) noundef nonnull %22, <8 x i8> noundef %24) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_uchar(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 15
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func zeroext i8 @_Z29intel_sub_group_block_read_ucPU3AS1Kh(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %11 = tail call spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS1Kh(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 48
  %13 = tail call spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS1Kh(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 112
  %15 = tail call spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS1Kh(ptr addrspace(1) noundef nonnull %14) #5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  %17 = add i8 %9, 1
  tail call spir_func void @_Z30intel_sub_group_block_write_ucPU3AS1hh(ptr addrspace(1) noundef %16, i8 noundef zeroext %17) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  %19 = add <2 x i8> %11, splat (i8 2)
  tail call spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(ptr addrspace(1) noundef nonnull %18, <2 x i8> noundef %19) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 48
  %21 = add <4 x i8> %13, splat (i8 3)
  tail call spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1) noundef nonnull %20, <4 x i8> noundef %21) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 112
  %23 = add <8 x i8> %15, splat (i8 4)
  %24 = shufflevector <8 x i8> %23, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS1hDv8_h(ptr addrspace(1) noundef nonnull %22, <8 x i8> noundef %24) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_ushort(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 15
  %8 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func zeroext i16 @_Z29intel_sub_group_block_read_usPU3AS1Kt(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 32
  %11 = tail call spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 96
  %13 = tail call spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 224
  %15 = tail call spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1) noundef nonnull %14) #5
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %7
  %17 = add i16 %9, 1
  tail call spir_func void @_Z30intel_sub_group_block_write_usPU3AS1tt(ptr addrspace(1) noundef %16, i16 noundef zeroext %17) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 32
  %19 = add <2 x i16> %11, splat (i16 2)
  tail call spir_func void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1) noundef nonnull %18, <2 x i16> noundef %19) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 96
  %21 = add <4 x i16> %13, splat (i16 3)
  tail call spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1) noundef nonnull %20, <4 x i16> noundef %21) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 224
  %23 = add <8 x i16> %15, splat (i16 4)
  %24 = shufflevector <8 x i16> %23, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(ptr addrspace(1) noundef nonnull %22, <8 x i16> noundef %24) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_ushort(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 15
  %8 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func zeroext i16 @_Z29intel_sub_group_block_read_usPU3AS1Kt(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 32
  %11 = tail call spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 96
  %13 = tail call spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 224
  %15 = tail call spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1) noundef nonnull %14) #5
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %7
  %17 = add i16 %9, 1
  tail call spir_func void @_Z30intel_sub_group_block_write_usPU3AS1tt(ptr addrspace(1) noundef %16, i16 noundef zeroext %17) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 32
  %19 = add <2 x i16> %11, splat (i16 2)
  tail call spir_func void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1) noundef nonnull %18, <2 x i16> noundef %19) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 96
  %21 = add <4 x i16> %13, splat (i16 3)
  tail call spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1) noundef nonnull %20, <4 x i16> noundef %21) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 224
  %23 = add <8 x i16> %15, splat (i16 4)
  %24 = shufflevector <8 x i16> %23, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(ptr addrspace(1) noundef nonnull %22, <8 x i16> noundef %24) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 15
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func i32 @_Z29intel_sub_group_block_read_uiPU3AS1Kj(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 64
  %11 = tail call spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS1Kj(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 192
  %13 = tail call spir_func <4 x i32> @_Z30intel_sub_group_block_read_ui4PU3AS1Kj(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 448
  %15 = tail call spir_func <8 x i32> @_Z30intel_sub_group_block_read_ui8PU3AS1Kj(ptr addrspace(1) noundef nonnull %14) #5
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %17 = add i32 %9, 1
  tail call spir_func void @_Z30intel_sub_group_block_write_uiPU3AS1jj(ptr addrspace(1) noundef %16, i32 noundef %17) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 64
  %19 = add <2 x i32> %11, splat (i32 2)
  tail call spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS1jDv2_j(ptr addrspace(1) noundef nonnull %18, <2 x i32> noundef %19) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 192
  %21 = add <4 x i32> %13, splat (i32 3)
  tail call spir_func void @_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j(ptr addrspace(1) noundef nonnull %20, <4 x i32> noundef %21) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 448
  %23 = add <8 x i32> %15, splat (i32 4)
  %24 = shufflevector <8 x i32> %23, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z31intel_sub_group_block_write_ui8PU3AS1jDv8_j(ptr addrspace(1) noundef nonnull %22, <8 x i32> noundef %24) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 15
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func i32 @_Z29intel_sub_group_block_read_uiPU3AS1Kj(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 64
  %11 = tail call spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS1Kj(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 192
  %13 = tail call spir_func <4 x i32> @_Z30intel_sub_group_block_read_ui4PU3AS1Kj(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 448
  %15 = tail call spir_func <8 x i32> @_Z30intel_sub_group_block_read_ui8PU3AS1Kj(ptr addrspace(1) noundef nonnull %14) #5
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %17 = add i32 %9, 1
  tail call spir_func void @_Z30intel_sub_group_block_write_uiPU3AS1jj(ptr addrspace(1) noundef %16, i32 noundef %17) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 64
  %19 = add <2 x i32> %11, splat (i32 2)
  tail call spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS1jDv2_j(ptr addrspace(1) noundef nonnull %18, <2 x i32> noundef %19) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 192
  %21 = add <4 x i32> %13, splat (i32 3)
  tail call spir_func void @_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j(ptr addrspace(1) noundef nonnull %20, <4 x i32> noundef %21) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 448
  %23 = add <8 x i32> %15, splat (i32 4)
  %24 = shufflevector <8 x i32> %23, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z31intel_sub_group_block_write_ui8PU3AS1jDv8_j(ptr addrspace(1) noundef nonnull %22, <8 x i32> noundef %24) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_ulong(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 15
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS1Km(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 128
  %11 = tail call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS1Km(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 384
  %13 = tail call spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS1Km(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 896
  %15 = tail call spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS1Km(ptr addrspace(1) noundef nonnull %14) #5
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %7
  %17 = add i64 %9, 1
  tail call spir_func void @_Z30intel_sub_group_block_write_ulPU3AS1mm(ptr addrspace(1) noundef %16, i64 noundef %17) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 128
  %19 = add <2 x i64> %11, splat (i64 2)
  tail call spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS1mDv2_m(ptr addrspace(1) noundef nonnull %18, <2 x i64> noundef %19) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 384
  %21 = add <4 x i64> %13, splat (i64 3)
  tail call spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS1mDv4_m(ptr addrspace(1) noundef nonnull %20, <4 x i64> noundef %21) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 896
  %23 = add <8 x i64> %15, splat (i64 4)
  %24 = shufflevector <8 x i64> %23, <8 x i64> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(ptr addrspace(1) noundef nonnull %22, <8 x i64> noundef %24) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_ulong(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 15
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS1Km(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 128
  %11 = tail call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS1Km(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 384
  %13 = tail call spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS1Km(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 896
  %15 = tail call spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS1Km(ptr addrspace(1) noundef nonnull %14) #5
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %7
  %17 = add i64 %9, 1
  tail call spir_func void @_Z30intel_sub_group_block_write_ulPU3AS1mm(ptr addrspace(1) noundef %16, i64 noundef %17) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 128
  %19 = add <2 x i64> %11, splat (i64 2)
  tail call spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS1mDv2_m(ptr addrspace(1) noundef nonnull %18, <2 x i64> noundef %19) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 384
  %21 = add <4 x i64> %13, splat (i64 3)
  tail call spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS1mDv4_m(ptr addrspace(1) noundef nonnull %20, <4 x i64> noundef %21) #5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 896
  %23 = add <8 x i64> %15, splat (i64 4)
  %24 = shufflevector <8 x i64> %23, <8 x i64> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(ptr addrspace(1) noundef nonnull %22, <8 x i64> noundef %24) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = shl i64 %6, 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  %11 = shufflevector <16 x i8> %9, <16 x i8> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  tail call spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS1hDv16_h(ptr addrspace(1) noundef %10, <16 x i8> noundef %11) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = shl i64 %6, 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  %11 = shufflevector <16 x i8> %9, <16 x i8> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  tail call spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS1hDv16_h(ptr addrspace(1) noundef %10, <16 x i8> noundef %11) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_words(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 12
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 256
  %11 = tail call spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS1Kj(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 512
  %14 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z28intel_sub_group_block_write4PU3AS1jDv4_j(ptr addrspace(1) noundef nonnull %13, <4 x i32> noundef %14) #5
  %15 = xor <8 x i32> %11, splat (i32 5)
  tail call spir_func void @_Z28intel_sub_group_block_write8PU3AS1jDv8_j(ptr addrspace(1) noundef %12, <8 x i32> noundef %15) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_words(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %5 = zext i32 %4 to i64
  %6 = sub i64 %3, %5
  %7 = mul i64 %6, 12
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) noundef %8) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 256
  %11 = tail call spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS1Kj(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 512
  %14 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z28intel_sub_group_block_write4PU3AS1jDv4_j(ptr addrspace(1) noundef nonnull %13, <4 x i32> noundef %14) #5
  %15 = xor <8 x i32> %11, splat (i32 5)
  tail call spir_func void @_Z28intel_sub_group_block_write8PU3AS1jDv8_j(ptr addrspace(1) noundef %12, <8 x i32> noundef %15) #5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i8 @_Z29intel_sub_group_block_read_ucPU3AS1Kh(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS1Kh(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS1Kh(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS1Kh(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z30intel_sub_group_block_write_ucPU3AS1hh(ptr addrspace(1) noundef, i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(ptr addrspace(1) noundef, <2 x i8> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1) noundef, <4 x i8> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS1hDv8_h(ptr addrspace(1) noundef, <8 x i8> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i16 @_Z29intel_sub_group_block_read_usPU3AS1Kt(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z30intel_sub_group_block_write_usPU3AS1tt(ptr addrspace(1) noundef, i16 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1) noundef, <2 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1) noundef, <4 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(ptr addrspace(1) noundef, <8 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29intel_sub_group_block_read_uiPU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z30intel_sub_group_block_read_ui4PU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <8 x i32> @_Z30intel_sub_group_block_read_ui8PU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z30intel_sub_group_block_write_uiPU3AS1jj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS1jDv2_j(ptr addrspace(1) noundef, <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j(ptr addrspace(1) noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ui8PU3AS1jDv8_j(ptr addrspace(1) noundef, <8 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS1Km(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS1Km(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS1Km(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS1Km(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z30intel_sub_group_block_write_ulPU3AS1mm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS1mDv2_m(ptr addrspace(1) noundef, <2 x i64> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS1mDv4_m(ptr addrspace(1) noundef, <4 x i64> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(ptr addrspace(1) noundef, <8 x i64> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS1hDv16_h(ptr addrspace(1) noundef, <16 x i8> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z28intel_sub_group_block_write4PU3AS1jDv4_j(ptr addrspace(1) noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z28intel_sub_group_block_write8PU3AS1jDv8_j(ptr addrspace(1) noundef, <8 x i32> noundef) local_unnamed_addr #3

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
!12 = !{!"ushort*", !"ushort*"}
!13 = !{!"uint*", !"uint*"}
!14 = !{!"ulong*", !"ulong*"}
