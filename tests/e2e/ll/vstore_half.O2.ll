; ModuleID = 'vstore_half.cl'
source_filename = "vstore_half.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @pack_float(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %6, i64 noundef %3, ptr addrspace(4) noundef %7) #6
  %8 = add i64 %4, %3
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %6, i64 noundef %8, ptr addrspace(4) noundef %7) #6
  %9 = shl i64 %4, 1
  %10 = add i64 %9, %3
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %6, i64 noundef %10, ptr addrspace(4) noundef %7) #6
  %11 = mul i64 %4, 3
  %12 = add i64 %11, %3
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %6, i64 noundef %12, ptr addrspace(4) noundef %7) #6
  %13 = shl i64 %4, 2
  %14 = add i64 %13, %3
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %6, i64 noundef %14, ptr addrspace(4) noundef %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_pack_float(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %6, i64 noundef %3, ptr addrspace(4) noundef %7) #6
  %8 = add i64 %4, %3
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %6, i64 noundef %8, ptr addrspace(4) noundef %7) #6
  %9 = shl i64 %4, 1
  %10 = add i64 %9, %3
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %6, i64 noundef %10, ptr addrspace(4) noundef %7) #6
  %11 = mul i64 %4, 3
  %12 = add i64 %11, %3
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %6, i64 noundef %12, ptr addrspace(4) noundef %7) #6
  %13 = shl i64 %4, 2
  %14 = add i64 %13, %3
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %6, i64 noundef %14, ptr addrspace(4) noundef %7) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @pack_double(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %3
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !14
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halfdmPU3AS4Dh(double noundef %6, i64 noundef %3, ptr addrspace(4) noundef %7) #6
  %8 = add i64 %4, %3
  tail call spir_func void @_Z15vstore_half_rtedmPU3AS4Dh(double noundef %6, i64 noundef %8, ptr addrspace(4) noundef %7) #6
  %9 = shl i64 %4, 1
  %10 = add i64 %9, %3
  tail call spir_func void @_Z15vstore_half_rtzdmPU3AS4Dh(double noundef %6, i64 noundef %10, ptr addrspace(4) noundef %7) #6
  %11 = mul i64 %4, 3
  %12 = add i64 %11, %3
  tail call spir_func void @_Z15vstore_half_rtpdmPU3AS4Dh(double noundef %6, i64 noundef %12, ptr addrspace(4) noundef %7) #6
  %13 = shl i64 %4, 2
  %14 = add i64 %13, %3
  tail call spir_func void @_Z15vstore_half_rtndmPU3AS4Dh(double noundef %6, i64 noundef %14, ptr addrspace(4) noundef %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_pack_double(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %3
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !14
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halfdmPU3AS4Dh(double noundef %6, i64 noundef %3, ptr addrspace(4) noundef %7) #6
  %8 = add i64 %4, %3
  tail call spir_func void @_Z15vstore_half_rtedmPU3AS4Dh(double noundef %6, i64 noundef %8, ptr addrspace(4) noundef %7) #6
  %9 = shl i64 %4, 1
  %10 = add i64 %9, %3
  tail call spir_func void @_Z15vstore_half_rtzdmPU3AS4Dh(double noundef %6, i64 noundef %10, ptr addrspace(4) noundef %7) #6
  %11 = mul i64 %4, 3
  %12 = add i64 %11, %3
  tail call spir_func void @_Z15vstore_half_rtpdmPU3AS4Dh(double noundef %6, i64 noundef %12, ptr addrspace(4) noundef %7) #6
  %13 = shl i64 %4, 2
  %14 = add i64 %13, %3
  tail call spir_func void @_Z15vstore_half_rtndmPU3AS4Dh(double noundef %6, i64 noundef %14, ptr addrspace(4) noundef %7) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @pack_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 33
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %4
  %7 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %8 = tail call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %7) #7
  %9 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %11) #7
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %12, i64 noundef 0, ptr addrspace(4) noundef %14) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 20
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %16) #7
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 10
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %17, i64 noundef 0, ptr addrspace(4) noundef %19) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 36
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %22 = tail call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 18
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %22, i64 noundef 0, ptr addrspace(4) noundef %24) #6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 68
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  %27 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 34
  %29 = addrspacecast ptr addrspace(1) %28 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %27, i64 noundef 0, ptr addrspace(4) noundef %29) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_pack_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 33
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %4
  %7 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %8 = tail call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %7) #7
  %9 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %11) #7
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %12, i64 noundef 0, ptr addrspace(4) noundef %14) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 20
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %16) #7
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 10
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %17, i64 noundef 0, ptr addrspace(4) noundef %19) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 36
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %22 = tail call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 18
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %22, i64 noundef 0, ptr addrspace(4) noundef %24) #6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 68
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  %27 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 34
  %29 = addrspacecast ptr addrspace(1) %28 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %27, i64 noundef 0, ptr addrspace(4) noundef %29) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @pack_aligned(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 24
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %4
  %7 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %8 = tail call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %7) #7
  %9 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #6
  %10 = tail call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 1, ptr addrspace(4) noundef %7) #7
  tail call spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 1, ptr addrspace(4) noundef %9) #6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 16
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  %13 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %12) #7
  tail call spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 1, ptr addrspace(4) noundef %9) #6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 28
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !11
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %15, i64 noundef 7, ptr addrspace(4) noundef %9) #6
  %16 = tail call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 1, ptr addrspace(4) noundef %7) #7
  tail call spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %16, i64 noundef 1, ptr addrspace(4) noundef %9) #6
  %17 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 4, ptr addrspace(4) noundef %7) #7
  tail call spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %17, i64 noundef 4, ptr addrspace(4) noundef %9) #6
  %18 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 5, ptr addrspace(4) noundef %7) #7
  tail call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %18, i64 noundef 5, ptr addrspace(4) noundef %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_pack_aligned(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 24
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %4
  %7 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %8 = tail call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %7) #7
  %9 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #6
  %10 = tail call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 1, ptr addrspace(4) noundef %7) #7
  tail call spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 1, ptr addrspace(4) noundef %9) #6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 16
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  %13 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %12) #7
  tail call spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 1, ptr addrspace(4) noundef %9) #6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 28
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !11
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %15, i64 noundef 7, ptr addrspace(4) noundef %9) #6
  %16 = tail call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 1, ptr addrspace(4) noundef %7) #7
  tail call spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %16, i64 noundef 1, ptr addrspace(4) noundef %9) #6
  %17 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 4, ptr addrspace(4) noundef %7) #7
  tail call spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %17, i64 noundef 4, ptr addrspace(4) noundef %9) #6
  %18 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 5, ptr addrspace(4) noundef %7) #7
  tail call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %18, i64 noundef 5, ptr addrspace(4) noundef %9) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halfdmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtedmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtzdmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtpdmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtndmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }

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
!9 = !{!"float*", !"half*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!"double*", !"half*"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !5, i64 0}
