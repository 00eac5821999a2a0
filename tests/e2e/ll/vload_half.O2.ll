; ModuleID = 'vload_half.cl'
source_filename = "vload_half.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @unpack(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = mul i64 %3, 40
  %5 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %7 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %8 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %7) #8
  store float %8, ptr addrspace(1) %6, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !11
  %11 = tail call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  %12 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %11, i64 noundef 1, ptr addrspace(4) noundef %12) #9
  %13 = tail call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 2, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %13, i64 noundef 2, ptr addrspace(4) noundef %12) #9
  %14 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 3, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %14, i64 noundef 3, ptr addrspace(4) noundef %12) #9
  %15 = tail call spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef 2, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %15, i64 noundef 2, ptr addrspace(4) noundef %12) #9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 16
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = tail call spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %17) #8
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 32
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  tail call spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef %18, i64 noundef 1, ptr addrspace(4) noundef %20) #9
  %21 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 -2
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 5, ptr addrspace(4) noundef %22) #8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 16
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 20
  store float 0.000000e+00, ptr addrspace(1) %25, align 4, !tbaa !11
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 44
  store float -1.000000e+00, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 40
  store float -1.000000e+00, ptr addrspace(1) %27, align 4, !tbaa !11
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  store float -1.000000e+00, ptr addrspace(1) %28, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_unpack(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = mul i64 %3, 40
  %5 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %7 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %8 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %7) #8
  store float %8, ptr addrspace(1) %6, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !11
  %11 = tail call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  %12 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %11, i64 noundef 1, ptr addrspace(4) noundef %12) #9
  %13 = tail call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 2, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %13, i64 noundef 2, ptr addrspace(4) noundef %12) #9
  %14 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 3, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %14, i64 noundef 3, ptr addrspace(4) noundef %12) #9
  %15 = tail call spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef 2, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %15, i64 noundef 2, ptr addrspace(4) noundef %12) #9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 16
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = tail call spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %17) #8
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 32
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  tail call spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef %18, i64 noundef 1, ptr addrspace(4) noundef %20) #9
  %21 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 -2
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 5, ptr addrspace(4) noundef %22) #8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 16
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 20
  store float 0.000000e+00, ptr addrspace(1) %25, align 4, !tbaa !11
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 44
  store float -1.000000e+00, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 40
  store float -1.000000e+00, ptr addrspace(1) %27, align 4, !tbaa !11
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  store float -1.000000e+00, ptr addrspace(1) %28, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @unpack_aligned(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = shl i64 %3, 5
  %5 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %7 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %8 = tail call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %7) #8
  %9 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #9
  %10 = tail call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %10, i64 noundef 1, ptr addrspace(4) noundef %9) #9
  %11 = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %11, i64 noundef 1, ptr addrspace(4) noundef %9) #9
  %12 = tail call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %12, i64 noundef 1, ptr addrspace(4) noundef %9) #9
  %13 = tail call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef 4, ptr addrspace(4) noundef %7) #8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #9
  %16 = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 5, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %16, i64 noundef 5, ptr addrspace(4) noundef %9) #9
  %17 = tail call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 3, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %17, i64 noundef 3, ptr addrspace(4) noundef %9) #9
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 76
  store float 7.000000e+00, ptr addrspace(1) %18, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_unpack_aligned(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = shl i64 %3, 5
  %5 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %7 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %8 = tail call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %7) #8
  %9 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #9
  %10 = tail call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %10, i64 noundef 1, ptr addrspace(4) noundef %9) #9
  %11 = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %11, i64 noundef 1, ptr addrspace(4) noundef %9) #9
  %12 = tail call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %12, i64 noundef 1, ptr addrspace(4) noundef %9) #9
  %13 = tail call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef 4, ptr addrspace(4) noundef %7) #8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #9
  %16 = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 5, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %16, i64 noundef 5, ptr addrspace(4) noundef %9) #9
  %17 = tail call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 3, ptr addrspace(4) noundef %7) #8
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %17, i64 noundef 3, ptr addrspace(4) noundef %9) #9
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 76
  store float 7.000000e+00, ptr addrspace(1) %18, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_kernel void @dot_mixed(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %25

7:                                                ; preds = %4
  %8 = zext nneg i32 %3 to i64
  %9 = mul i64 %5, %8
  %10 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %9
  %11 = zext nneg i32 %3 to i64
  br label %12

12:                                               ; preds = %7, %12
  %13 = phi i64 [ 0, %7 ], [ %23, %12 ]
  %14 = phi float [ 0.000000e+00, %7 ], [ %22, %12 ]
  %15 = getelementptr inbounds nuw half, ptr addrspace(1) %10, i64 %13
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %16) #8
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %13
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %19) #8
  %21 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %17, <4 x float> noundef %20) #7
  %22 = fadd float %14, %21
  %23 = add nuw nsw i64 %13, 4
  %24 = icmp samesign ult i64 %23, %11
  br i1 %24, label %12, label %25

25:                                               ; preds = %12, %4
  %26 = phi float [ 0.000000e+00, %4 ], [ %22, %12 ]
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_dot_mixed(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %4
  %8 = zext nneg i32 %3 to i64
  %9 = mul i64 %5, %8
  %10 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %9
  %11 = zext nneg i32 %3 to i64
  br label %15

12:                                               ; preds = %15, %4
  %13 = phi float [ 0.000000e+00, %4 ], [ %25, %15 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !11
  ret void

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 0, %7 ], [ %26, %15 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %25, %15 ]
  %18 = getelementptr inbounds nuw half, ptr addrspace(1) %10, i64 %16
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %19) #8
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %16
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %22) #8
  %24 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %20, <4 x float> noundef %23) #7
  %25 = fadd float %17, %24
  %26 = add nuw nsw i64 %16, 4
  %27 = icmp samesign ult i64 %26, %11
  br i1 %27, label %15, label %12
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }
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
!9 = !{!"half*", !"float*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"half*", !"float*", !"float*", !"int"}
!16 = !{!"const", !"const", !"", !""}
