; ModuleID = 'shuffle.cl'
source_filename = "shuffle.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @shuffles(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 32 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef %7, <4 x i32> noundef %9) #3
  %11 = shl i64 %5, 1
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %11
  store <4 x float> %10, ptr addrspace(1) %12, align 16, !tbaa !12
  %13 = fmul <4 x float> %7, splat (float 1.000000e+01)
  %14 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %7, <4 x float> noundef %13, <4 x i32> noundef <i32 7, i32 0, i32 5, i32 2>) #3
  %15 = or disjoint i64 %11, 1
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %15
  store <4 x float> %14, ptr addrspace(1) %16, align 16, !tbaa !12
  %17 = tail call spir_func <8 x float> @_Z7shuffleDv4_fDv8_j(<4 x float> noundef %7, <8 x i32> noundef <i32 3, i32 3, i32 2, i32 2, i32 1, i32 1, i32 0, i32 0>) #3
  %18 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %3, i64 %11
  store <8 x float> %17, ptr addrspace(1) %18, align 32, !tbaa !12
  %19 = fneg <4 x float> %7
  %20 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %21 = add <4 x i32> %20, splat (i32 4)
  %22 = shufflevector <4 x i32> %20, <4 x i32> %21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %23 = tail call spir_func <8 x float> @_Z8shuffle2Dv4_fS_Dv8_j(<4 x float> noundef %7, <4 x float> noundef %19, <8 x i32> noundef %22) #3
  %24 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %3, i64 %15
  store <8 x float> %23, ptr addrspace(1) %24, align 32, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_shuffles(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 32 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef %7, <4 x i32> noundef %9) #3
  %11 = shl i64 %5, 1
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %11
  store <4 x float> %10, ptr addrspace(1) %12, align 16, !tbaa !12
  %13 = fmul <4 x float> %7, splat (float 1.000000e+01)
  %14 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %7, <4 x float> noundef %13, <4 x i32> noundef <i32 7, i32 0, i32 5, i32 2>) #3
  %15 = or disjoint i64 %11, 1
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %15
  store <4 x float> %14, ptr addrspace(1) %16, align 16, !tbaa !12
  %17 = tail call spir_func <8 x float> @_Z7shuffleDv4_fDv8_j(<4 x float> noundef %7, <8 x i32> noundef <i32 3, i32 3, i32 2, i32 2, i32 1, i32 1, i32 0, i32 0>) #3
  %18 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %3, i64 %11
  store <8 x float> %17, ptr addrspace(1) %18, align 32, !tbaa !12
  %19 = fneg <4 x float> %7
  %20 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %21 = add <4 x i32> %20, splat (i32 4)
  %22 = shufflevector <4 x i32> %20, <4 x i32> %21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %23 = tail call spir_func <8 x float> @_Z8shuffle2Dv4_fS_Dv8_j(<4 x float> noundef %7, <4 x float> noundef %19, <8 x i32> noundef %22) #3
  %24 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %3, i64 %15
  store <8 x float> %23, ptr addrspace(1) %24, align 32, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @shuffle_bytes(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %6
  %8 = load <16 x i8>, ptr addrspace(1) %7, align 16, !tbaa !12
  %9 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %6
  %10 = load <16 x i8>, ptr addrspace(1) %9, align 16, !tbaa !12
  %11 = tail call spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef %8, <16 x i8> noundef %10) #3
  %12 = shl i64 %6, 1
  %13 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %12
  store <16 x i8> %11, ptr addrspace(1) %13, align 16, !tbaa !12
  %14 = load <16 x i8>, ptr addrspace(1) %7, align 16, !tbaa !12
  %15 = load <16 x i8>, ptr addrspace(1) %9, align 16, !tbaa !12
  %16 = shl <16 x i8> %15, splat (i8 1)
  %17 = tail call spir_func <16 x i8> @_Z8shuffle2Dv16_hS_S_(<16 x i8> noundef %14, <16 x i8> noundef %15, <16 x i8> noundef %16) #3
  %18 = or disjoint i64 %12, 1
  %19 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %18
  store <16 x i8> %17, ptr addrspace(1) %19, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %6
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16, !tbaa !12
  %22 = tail call spir_func <2 x i16> @_Z7shuffleDv8_sDv2_t(<8 x i16> noundef %21, <2 x i16> noundef <i16 6, i16 1>) #3
  %23 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %4, i64 %12
  store <2 x i16> %22, ptr addrspace(1) %23, align 4, !tbaa !12
  %24 = load <8 x i16>, ptr addrspace(1) %20, align 16, !tbaa !12
  %25 = shufflevector <8 x i16> %24, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %26 = tail call spir_func <2 x i16> @_Z8shuffle2Dv8_sS_Dv2_t(<8 x i16> noundef %24, <8 x i16> noundef %25, <2 x i16> noundef <i16 9, i16 15>) #3
  %27 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %4, i64 %18
  store <2 x i16> %26, ptr addrspace(1) %27, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_shuffle_bytes(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %6
  %8 = load <16 x i8>, ptr addrspace(1) %7, align 16, !tbaa !12
  %9 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %6
  %10 = load <16 x i8>, ptr addrspace(1) %9, align 16, !tbaa !12
  %11 = tail call spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef %8, <16 x i8> noundef %10) #3
  %12 = shl i64 %6, 1
  %13 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %12
  store <16 x i8> %11, ptr addrspace(1) %13, align 16, !tbaa !12
  %14 = load <16 x i8>, ptr addrspace(1) %7, align 16, !tbaa !12
  %15 = load <16 x i8>, ptr addrspace(1) %9, align 16, !tbaa !12
  %16 = shl <16 x i8> %15, splat (i8 1)
  %17 = tail call spir_func <16 x i8> @_Z8shuffle2Dv16_hS_S_(<16 x i8> noundef %14, <16 x i8> noundef %15, <16 x i8> noundef %16) #3
  %18 = or disjoint i64 %12, 1
  %19 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %18
  store <16 x i8> %17, ptr addrspace(1) %19, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %6
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16, !tbaa !12
  %22 = tail call spir_func <2 x i16> @_Z7shuffleDv8_sDv2_t(<8 x i16> noundef %21, <2 x i16> noundef <i16 6, i16 1>) #3
  %23 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %4, i64 %12
  store <2 x i16> %22, ptr addrspace(1) %23, align 4, !tbaa !12
  %24 = load <8 x i16>, ptr addrspace(1) %20, align 16, !tbaa !12
  %25 = shufflevector <8 x i16> %24, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %26 = tail call spir_func <2 x i16> @_Z8shuffle2Dv8_sS_Dv2_t(<8 x i16> noundef %24, <8 x i16> noundef %25, <2 x i16> noundef <i16 9, i16 15>) #3
  %27 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %4, i64 %18
  store <2 x i16> %26, ptr addrspace(1) %27, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @swizzles(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %0, i64 %3
  %5 = load <8 x i32>, ptr addrspace(1) %4, align 32, !tbaa !12
  %6 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 0, i32 2, i32 4, i32 6>
  %7 = shl i64 %3, 7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  store <8 x i32> %6, ptr addrspace(1) %8, align 32, !tbaa !12
  %9 = shufflevector <8 x i32> %5, <8 x i32> poison, <2 x i32> <i32 4, i32 5>
  %10 = shufflevector <8 x i32> %5, <8 x i32> poison, <2 x i32> <i32 2, i32 3>
  %11 = shufflevector <2 x i32> %9, <2 x i32> %10, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %12 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> <i32 7, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = shufflevector <8 x i32> %11, <8 x i32> %12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %14 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> <i32 0, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %15 = shufflevector <8 x i32> %13, <8 x i32> %14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 32
  store <8 x i32> %15, ptr addrspace(1) %16, align 32, !tbaa !12
  %17 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> <i32 0, i32 2, i32 2, i32 0, i32 poison, i32 5, i32 poison, i32 7>
  %18 = shufflevector <8 x i32> %5, <8 x i32> poison, <2 x i32> <i32 4, i32 6>
  %19 = shl <2 x i32> %18, splat (i32 1)
  %20 = shufflevector <2 x i32> %19, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <8 x i32> %17, <8 x i32> %20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 5, i32 9, i32 7>
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 64
  store <8 x i32> %21, ptr addrspace(1) %22, align 32, !tbaa !12
  %23 = shufflevector <8 x i32> %5, <8 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 1, i32 poison>
  %24 = shufflevector <8 x i32> %5, <8 x i32> poison, <2 x i32> <i32 2, i32 3>
  %25 = shufflevector <2 x i32> %24, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %26 = shufflevector <4 x i32> %23, <4 x i32> %25, <4 x i32> <i32 4, i32 poison, i32 2, i32 5>
  %27 = extractelement <8 x i32> %5, i64 1
  %28 = extractelement <8 x i32> %5, i64 0
  %29 = add nsw i32 %28, %27
  %30 = insertelement <4 x i32> %26, i32 %29, i64 1
  %31 = shufflevector <4 x i32> %30, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 2, i32 1, i32 0>
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 96
  store <8 x i32> %31, ptr addrspace(1) %32, align 32, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_swizzles(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %0, i64 %3
  %5 = load <8 x i32>, ptr addrspace(1) %4, align 32, !tbaa !12
  %6 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 0, i32 2, i32 4, i32 6>
  %7 = shl i64 %3, 7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  store <8 x i32> %6, ptr addrspace(1) %8, align 32, !tbaa !12
  %9 = shufflevector <8 x i32> %5, <8 x i32> poison, <2 x i32> <i32 4, i32 5>
  %10 = shufflevector <8 x i32> %5, <8 x i32> poison, <2 x i32> <i32 2, i32 3>
  %11 = shufflevector <2 x i32> %9, <2 x i32> %10, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %12 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> <i32 7, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = shufflevector <8 x i32> %11, <8 x i32> %12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %14 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> <i32 0, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %15 = shufflevector <8 x i32> %13, <8 x i32> %14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 32
  store <8 x i32> %15, ptr addrspace(1) %16, align 32, !tbaa !12
  %17 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> <i32 0, i32 2, i32 2, i32 0, i32 poison, i32 5, i32 poison, i32 7>
  %18 = shufflevector <8 x i32> %5, <8 x i32> poison, <2 x i32> <i32 4, i32 6>
  %19 = shl <2 x i32> %18, splat (i32 1)
  %20 = shufflevector <2 x i32> %19, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <8 x i32> %17, <8 x i32> %20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 5, i32 9, i32 7>
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 64
  store <8 x i32> %21, ptr addrspace(1) %22, align 32, !tbaa !12
  %23 = shufflevector <8 x i32> %5, <8 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 1, i32 poison>
  %24 = shufflevector <8 x i32> %5, <8 x i32> poison, <2 x i32> <i32 2, i32 3>
  %25 = shufflevector <2 x i32> %24, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %26 = shufflevector <4 x i32> %23, <4 x i32> %25, <4 x i32> <i32 4, i32 poison, i32 2, i32 5>
  %27 = extractelement <8 x i32> %5, i64 1
  %28 = extractelement <8 x i32> %5, i64 0
  %29 = add nsw i32 %28, %27
  %30 = insertelement <4 x i32> %26, i32 %29, i64 1
  %31 = shufflevector <4 x i32> %30, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 2, i32 1, i32 0>
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 96
  store <8 x i32> %31, ptr addrspace(1) %32, align 32, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @run_time_elements(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = and i32 %9, 3
  %11 = extractelement <4 x float> %7, i32 %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !25
  %13 = xor i32 %10, 3
  %14 = insertelement <4 x float> %7, float -1.000000e+00, i32 %13
  %15 = extractelement <4 x float> %14, i32 %10
  %16 = fadd float %15, 5.000000e-01
  %17 = insertelement <4 x float> %14, float %16, i32 %10
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_run_time_elements(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = and i32 %9, 3
  %11 = extractelement <4 x float> %7, i32 %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !25
  %13 = xor i32 %10, 3
  %14 = insertelement <4 x float> %7, float -1.000000e+00, i32 %13
  %15 = extractelement <4 x float> %14, i32 %10
  %16 = fadd float %15, 5.000000e-01
  %17 = insertelement <4 x float> %14, float %16, i32 %10
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @transpose4(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = shl i64 %3, 2
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !12
  %7 = or disjoint i64 %4, 1
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = or disjoint i64 %4, 2
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !12
  %13 = or disjoint i64 %4, 3
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !tbaa !12
  %16 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %6, <4 x float> noundef %9, <4 x i32> noundef <i32 0, i32 4, i32 1, i32 5>) #3
  %17 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %6, <4 x float> noundef %9, <4 x i32> noundef <i32 2, i32 6, i32 3, i32 7>) #3
  %18 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %12, <4 x float> noundef %15, <4 x i32> noundef <i32 0, i32 4, i32 1, i32 5>) #3
  %19 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %12, <4 x float> noundef %15, <4 x i32> noundef <i32 2, i32 6, i32 3, i32 7>) #3
  %20 = shufflevector <4 x float> %16, <4 x float> %18, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  store <4 x float> %20, ptr addrspace(1) %21, align 16, !tbaa !12
  %22 = shufflevector <4 x float> %16, <4 x float> %18, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %7
  store <4 x float> %22, ptr addrspace(1) %23, align 16, !tbaa !12
  %24 = shufflevector <4 x float> %17, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %10
  store <4 x float> %24, ptr addrspace(1) %25, align 16, !tbaa !12
  %26 = shufflevector <4 x float> %17, <4 x float> %19, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %13
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_transpose4(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = shl i64 %3, 2
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !12
  %7 = or disjoint i64 %4, 1
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = or disjoint i64 %4, 2
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !12
  %13 = or disjoint i64 %4, 3
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !tbaa !12
  %16 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %6, <4 x float> noundef %9, <4 x i32> noundef <i32 0, i32 4, i32 1, i32 5>) #3
  %17 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %6, <4 x float> noundef %9, <4 x i32> noundef <i32 2, i32 6, i32 3, i32 7>) #3
  %18 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %12, <4 x float> noundef %15, <4 x i32> noundef <i32 0, i32 4, i32 1, i32 5>) #3
  %19 = tail call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %12, <4 x float> noundef %15, <4 x i32> noundef <i32 2, i32 6, i32 3, i32 7>) #3
  %20 = shufflevector <4 x float> %16, <4 x float> %18, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  store <4 x float> %20, ptr addrspace(1) %21, align 16, !tbaa !12
  %22 = shufflevector <4 x float> %16, <4 x float> %18, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %7
  store <4 x float> %22, ptr addrspace(1) %23, align 16, !tbaa !12
  %24 = shufflevector <4 x float> %17, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %10
  store <4 x float> %24, ptr addrspace(1) %25, align 16, !tbaa !12
  %26 = shufflevector <4 x float> %17, <4 x float> %19, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %13
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z7shuffleDv4_fDv8_j(<4 x float> noundef, <8 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z8shuffle2Dv4_fS_Dv8_j(<4 x float> noundef, <4 x float> noundef, <8 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8shuffle2Dv16_hS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i16> @_Z7shuffleDv8_sDv2_t(<8 x i16> noundef, <2 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i16> @_Z8shuffle2Dv8_sS_Dv2_t(<8 x i16> noundef, <8 x i16> noundef, <2 x i16> noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float4*", !"uint4*", !"float4*", !"float8*"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(8)))*"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none", !"none"}
!15 = !{!"uchar16*", !"uchar16*", !"uchar16*", !"short8*", !"short2*"}
!16 = !{!"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(2)))*"}
!17 = !{!"const", !"const", !"", !"const", !""}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"int8*", !"int8*"}
!21 = !{!"int __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(8)))*"}
!22 = !{!"const", !""}
!23 = !{!"float4*", !"int*", !"float*", !"float4*"}
!24 = !{!"float __attribute__((ext_vector_type(4)))*", !"int*", !"float*", !"float __attribute__((ext_vector_type(4)))*"}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !5, i64 0}
!27 = !{!"float4*", !"float4*"}
!28 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
