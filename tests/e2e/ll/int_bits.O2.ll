; ModuleID = 'int_bits.cl'
source_filename = "int_bits.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @bit_counts(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !11
  %7 = trunc i64 %6 to i8
  %8 = tail call spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext %7) #4
  %9 = zext i8 %8 to i32
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext %7) #4
  %12 = zext i8 %11 to i32
  %13 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %3
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func zeroext i8 @_Z3ctzh(i8 noundef zeroext %7) #4
  %16 = zext i8 %15 to i32
  %17 = shl i64 %4, 3
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = trunc i64 %6 to i16
  %21 = tail call spir_func signext i16 @_Z8popcounts(i16 noundef signext %20) #4
  %22 = sext i16 %21 to i32
  %23 = mul i64 %4, 12
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %3
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func signext i16 @_Z3clzs(i16 noundef signext %20) #4
  %27 = sext i16 %26 to i32
  %28 = shl i64 %4, 4
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %3
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func zeroext i16 @_Z3ctzt(i16 noundef zeroext %20) #4
  %32 = zext i16 %31 to i32
  %33 = mul i64 %4, 20
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %3
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = trunc i64 %6 to i32
  %37 = tail call spir_func i32 @_Z8popcountj(i32 noundef %36) #4
  %38 = mul i64 %4, 24
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr i32, ptr addrspace(1) %39, i64 %3
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = tail call spir_func i32 @_Z3clzi(i32 noundef %36) #4
  %42 = mul i64 %4, 28
  %43 = getelementptr i8, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr i32, ptr addrspace(1) %43, i64 %3
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  %45 = tail call spir_func i32 @_Z3ctzj(i32 noundef %36) #4
  %46 = shl i64 %4, 5
  %47 = getelementptr i8, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr i32, ptr addrspace(1) %47, i64 %3
  store i32 %45, ptr addrspace(1) %48, align 4, !tbaa !3
  %49 = tail call spir_func i64 @_Z8popcountm(i64 noundef %6) #4
  %50 = trunc i64 %49 to i32
  %51 = mul i64 %4, 36
  %52 = getelementptr i8, ptr addrspace(1) %1, i64 %51
  %53 = getelementptr i32, ptr addrspace(1) %52, i64 %3
  store i32 %50, ptr addrspace(1) %53, align 4, !tbaa !3
  %54 = tail call spir_func i64 @_Z3clzm(i64 noundef %6) #4
  %55 = trunc i64 %54 to i32
  %56 = mul i64 %4, 40
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = getelementptr i32, ptr addrspace(1) %57, i64 %3
  store i32 %55, ptr addrspace(1) %58, align 4, !tbaa !3
  %59 = tail call spir_func i64 @_Z3ctzl(i64 noundef %6) #4
  %60 = trunc i64 %59 to i32
  %61 = mul i64 %4, 44
  %62 = getelementptr i8, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr i32, ptr addrspace(1) %62, i64 %3
  store i32 %60, ptr addrspace(1) %63, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_bit_counts(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !11
  %7 = trunc i64 %6 to i8
  %8 = tail call spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext %7) #4
  %9 = zext i8 %8 to i32
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext %7) #4
  %12 = zext i8 %11 to i32
  %13 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %3
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func zeroext i8 @_Z3ctzh(i8 noundef zeroext %7) #4
  %16 = zext i8 %15 to i32
  %17 = shl i64 %4, 3
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = trunc i64 %6 to i16
  %21 = tail call spir_func signext i16 @_Z8popcounts(i16 noundef signext %20) #4
  %22 = sext i16 %21 to i32
  %23 = mul i64 %4, 12
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %3
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func signext i16 @_Z3clzs(i16 noundef signext %20) #4
  %27 = sext i16 %26 to i32
  %28 = shl i64 %4, 4
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %3
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func zeroext i16 @_Z3ctzt(i16 noundef zeroext %20) #4
  %32 = zext i16 %31 to i32
  %33 = mul i64 %4, 20
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %3
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = trunc i64 %6 to i32
  %37 = tail call spir_func i32 @_Z8popcountj(i32 noundef %36) #4
  %38 = mul i64 %4, 24
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr i32, ptr addrspace(1) %39, i64 %3
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = tail call spir_func i32 @_Z3clzi(i32 noundef %36) #4
  %42 = mul i64 %4, 28
  %43 = getelementptr i8, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr i32, ptr addrspace(1) %43, i64 %3
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  %45 = tail call spir_func i32 @_Z3ctzj(i32 noundef %36) #4
  %46 = shl i64 %4, 5
  %47 = getelementptr i8, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr i32, ptr addrspace(1) %47, i64 %3
  store i32 %45, ptr addrspace(1) %48, align 4, !tbaa !3
  %49 = tail call spir_func i64 @_Z8popcountm(i64 noundef %6) #4
  %50 = trunc i64 %49 to i32
  %51 = mul i64 %4, 36
  %52 = getelementptr i8, ptr addrspace(1) %1, i64 %51
  %53 = getelementptr i32, ptr addrspace(1) %52, i64 %3
  store i32 %50, ptr addrspace(1) %53, align 4, !tbaa !3
  %54 = tail call spir_func i64 @_Z3clzm(i64 noundef %6) #4
  %55 = trunc i64 %54 to i32
  %56 = mul i64 %4, 40
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = getelementptr i32, ptr addrspace(1) %57, i64 %3
  store i32 %55, ptr addrspace(1) %58, align 4, !tbaa !3
  %59 = tail call spir_func i64 @_Z3ctzl(i64 noundef %6) #4
  %60 = trunc i64 %59 to i32
  %61 = mul i64 %4, 44
  %62 = getelementptr i8, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr i32, ptr addrspace(1) %62, i64 %3
  store i32 %60, ptr addrspace(1) %63, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @rotations(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 1 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !18
  %10 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %7
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !18
  %12 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %9, <4 x i32> noundef %11) #4
  %13 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %9, <4 x i32> noundef splat (i32 7)) #4
  %14 = xor <4 x i32> %13, %12
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %7
  store <4 x i32> %14, ptr addrspace(1) %15, align 16, !tbaa !18
  %16 = extractelement <4 x i32> %9, i64 0
  %17 = extractelement <4 x i32> %9, i64 1
  %18 = tail call spir_func i64 @_Z8upsamplejj(i32 noundef %16, i32 noundef %17) #4
  %19 = extractelement <4 x i32> %11, i64 2
  %20 = zext i32 %19 to i64
  %21 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %18, i64 noundef %20) #4
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %7
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !11
  %23 = bitcast <4 x i32> %9 to <16 x i8>
  %24 = extractelement <16 x i8> %23, i64 8
  %25 = bitcast <4 x i32> %11 to <16 x i8>
  %26 = extractelement <16 x i8> %25, i64 12
  %27 = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %24, i8 noundef zeroext %26) #4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %7
  store i8 %27, ptr addrspace(1) %28, align 1, !tbaa !18
  %29 = shufflevector <4 x i32> %9, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %30 = tail call spir_func <2 x i16> @_Z15convert_ushort2Dv2_j(<2 x i32> noundef %29) #4
  %31 = shufflevector <4 x i32> %11, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %32 = tail call spir_func <2 x i16> @_Z15convert_ushort2Dv2_j(<2 x i32> noundef %31) #4
  %33 = tail call spir_func <2 x i16> @_Z6rotateDv2_tS_(<2 x i16> noundef %30, <2 x i16> noundef %32) #4
  %34 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %5, i64 %7
  store <2 x i16> %33, ptr addrspace(1) %34, align 4, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_rotations(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 1 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !18
  %10 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %7
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !18
  %12 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %9, <4 x i32> noundef %11) #4
  %13 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %9, <4 x i32> noundef splat (i32 7)) #4
  %14 = xor <4 x i32> %13, %12
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %7
  store <4 x i32> %14, ptr addrspace(1) %15, align 16, !tbaa !18
  %16 = extractelement <4 x i32> %9, i64 0
  %17 = extractelement <4 x i32> %9, i64 1
  %18 = tail call spir_func i64 @_Z8upsamplejj(i32 noundef %16, i32 noundef %17) #4
  %19 = extractelement <4 x i32> %11, i64 2
  %20 = zext i32 %19 to i64
  %21 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %18, i64 noundef %20) #4
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %7
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !11
  %23 = bitcast <4 x i32> %9 to <16 x i8>
  %24 = extractelement <16 x i8> %23, i64 8
  %25 = bitcast <4 x i32> %11 to <16 x i8>
  %26 = extractelement <16 x i8> %25, i64 12
  %27 = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %24, i8 noundef zeroext %26) #4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %7
  store i8 %27, ptr addrspace(1) %28, align 1, !tbaa !18
  %29 = shufflevector <4 x i32> %9, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %30 = tail call spir_func <2 x i16> @_Z15convert_ushort2Dv2_j(<2 x i32> noundef %29) #4
  %31 = shufflevector <4 x i32> %11, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %32 = tail call spir_func <2 x i16> @_Z15convert_ushort2Dv2_j(<2 x i32> noundef %31) #4
  %33 = tail call spir_func <2 x i16> @_Z6rotateDv2_tS_(<2 x i16> noundef %30, <2 x i16> noundef %32) #4
  %34 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %5, i64 %7
  store <2 x i16> %33, ptr addrspace(1) %34, align 4, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define spir_func range(i32 0, 153391690) i32 @spread3(i32 noundef %0) local_unnamed_addr #2 {
  %2 = shl i32 %0, 16
  %3 = or i32 %2, %0
  %4 = and i32 %3, 50331903
  %5 = mul i32 %4, 257
  %6 = and i32 %5, 50393103
  %7 = mul nuw nsw i32 %6, 17
  %8 = and i32 %7, 51130563
  %9 = mul nuw nsw i32 %8, 5
  %10 = and i32 %9, 153391689
  ret i32 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @morton_codes(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = and <4 x i32> %6, <i32 1023, i32 1023, i32 1023, i32 poison>
  %8 = extractelement <4 x i32> %7, i64 0
  %9 = mul nuw nsw i32 %8, 65537
  %10 = and i32 %9, 50331903
  %11 = mul i32 %10, 257
  %12 = and i32 %11, 50393103
  %13 = mul nuw nsw i32 %12, 17
  %14 = and i32 %13, 51130563
  %15 = mul nuw nsw i32 %14, 5
  %16 = and i32 %15, 153391689
  %17 = extractelement <4 x i32> %7, i64 1
  %18 = mul nuw nsw i32 %17, 65537
  %19 = and i32 %18, 50331903
  %20 = mul i32 %19, 257
  %21 = and i32 %20, 50393103
  %22 = mul nuw nsw i32 %21, 17
  %23 = and i32 %22, 51130563
  %24 = mul nuw nsw i32 %23, 10
  %25 = and i32 %24, 306783378
  %26 = or disjoint i32 %16, %25
  %27 = extractelement <4 x i32> %7, i64 2
  %28 = mul nuw nsw i32 %27, 65537
  %29 = and i32 %28, 50331903
  %30 = mul i32 %29, 257
  %31 = and i32 %30, 50393103
  %32 = mul nuw nsw i32 %31, 17
  %33 = and i32 %32, 51130563
  %34 = mul nuw nsw i32 %33, 20
  %35 = and i32 %34, 613566756
  %36 = or disjoint i32 %26, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = lshr i32 %36, 1
  %39 = xor i32 %38, %36
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %39, ptr addrspace(1) %40, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_morton_codes(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = and <4 x i32> %6, <i32 1023, i32 1023, i32 1023, i32 poison>
  %8 = extractelement <4 x i32> %7, i64 0
  %9 = mul nuw nsw i32 %8, 65537
  %10 = and i32 %9, 50331903
  %11 = mul i32 %10, 257
  %12 = and i32 %11, 50393103
  %13 = mul nuw nsw i32 %12, 17
  %14 = and i32 %13, 51130563
  %15 = mul nuw nsw i32 %14, 5
  %16 = and i32 %15, 153391689
  %17 = extractelement <4 x i32> %7, i64 1
  %18 = mul nuw nsw i32 %17, 65537
  %19 = and i32 %18, 50331903
  %20 = mul i32 %19, 257
  %21 = and i32 %20, 50393103
  %22 = mul nuw nsw i32 %21, 17
  %23 = and i32 %22, 51130563
  %24 = mul nuw nsw i32 %23, 10
  %25 = and i32 %24, 306783378
  %26 = or disjoint i32 %16, %25
  %27 = extractelement <4 x i32> %7, i64 2
  %28 = mul nuw nsw i32 %27, 65537
  %29 = and i32 %28, 50331903
  %30 = mul i32 %29, 257
  %31 = and i32 %30, 50393103
  %32 = mul nuw nsw i32 %31, 17
  %33 = and i32 %32, 51130563
  %34 = mul nuw nsw i32 %33, 20
  %35 = and i32 %34, 613566756
  %36 = or disjoint i32 %26, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = lshr i32 %36, 1
  %39 = xor i32 %38, %36
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %39, ptr addrspace(1) %40, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @joined_halves(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 16 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = trunc i32 %10 to i8
  %12 = ashr i32 %10, 8
  %13 = trunc i32 %12 to i8
  %14 = tail call spir_func signext i16 @_Z8upsamplech(i8 noundef signext %11, i8 noundef zeroext %13) #4
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %8
  store i16 %14, ptr addrspace(1) %15, align 2, !tbaa !29
  %16 = ashr i32 %10, 16
  %17 = trunc i32 %16 to i8
  %18 = lshr i32 %10, 24
  %19 = trunc nuw i32 %18 to i8
  %20 = tail call spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext %17, i8 noundef zeroext %19) #4
  %21 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %8
  store i16 %20, ptr addrspace(1) %21, align 2, !tbaa !29
  %22 = trunc i32 %10 to i16
  %23 = trunc nsw i32 %16 to i16
  %24 = tail call spir_func i32 @_Z8upsamplest(i16 noundef signext %22, i16 noundef zeroext %23) #4
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %8
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = trunc i32 %12 to i16
  %27 = tail call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %26, i16 noundef zeroext %22) #4
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %8
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !3
  %29 = xor i32 %10, -1
  %30 = tail call spir_func i64 @_Z8upsampleij(i32 noundef %10, i32 noundef %29) #4
  %31 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %8
  store i64 %30, ptr addrspace(1) %31, align 8, !tbaa !11
  %32 = insertelement <2 x i32> <i32 poison, i32 5>, i32 %10, i64 0
  %33 = insertelement <2 x i32> <i32 9, i32 poison>, i32 %10, i64 1
  %34 = tail call spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32> noundef %32, <2 x i32> noundef %33) #4
  %35 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %6, i64 %8
  store <2 x i64> %34, ptr addrspace(1) %35, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_joined_halves(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 16 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = trunc i32 %10 to i8
  %12 = ashr i32 %10, 8
  %13 = trunc i32 %12 to i8
  %14 = tail call spir_func signext i16 @_Z8upsamplech(i8 noundef signext %11, i8 noundef zeroext %13) #4
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %8
  store i16 %14, ptr addrspace(1) %15, align 2, !tbaa !29
  %16 = ashr i32 %10, 16
  %17 = trunc i32 %16 to i8
  %18 = lshr i32 %10, 24
  %19 = trunc nuw i32 %18 to i8
  %20 = tail call spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext %17, i8 noundef zeroext %19) #4
  %21 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %8
  store i16 %20, ptr addrspace(1) %21, align 2, !tbaa !29
  %22 = trunc i32 %10 to i16
  %23 = trunc nsw i32 %16 to i16
  %24 = tail call spir_func i32 @_Z8upsamplest(i16 noundef signext %22, i16 noundef zeroext %23) #4
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %8
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = trunc i32 %12 to i16
  %27 = tail call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %26, i16 noundef zeroext %22) #4
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %8
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !3
  %29 = xor i32 %10, -1
  %30 = tail call spir_func i64 @_Z8upsampleij(i32 noundef %10, i32 noundef %29) #4
  %31 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %8
  store i64 %30, ptr addrspace(1) %31, align 8, !tbaa !11
  %32 = insertelement <2 x i32> <i32 poison, i32 5>, i32 %10, i64 0
  %33 = insertelement <2 x i32> <i32 9, i32 poison>, i32 %10, i64 1
  %34 = tail call spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32> noundef %32, <2 x i32> noundef %33) #4
  %35 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %6, i64 %8
  store <2 x i64> %34, ptr addrspace(1) %35, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3ctzh(i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8popcounts(i16 noundef signext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z3clzs(i16 noundef signext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z3ctzt(i16 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3clzi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3ctzj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8popcountm(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3clzm(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3ctzl(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsamplejj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i16> @_Z6rotateDv2_tS_(<2 x i16> noundef, <2 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i16> @_Z15convert_ushort2Dv2_j(<2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8upsamplech(i8 noundef signext, i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8upsamplest(i16 noundef signext, i16 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8upsamplett(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsampleij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32> noundef, <2 x i32> noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"ulong*", !"uint*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!15 = !{!"uint4*", !"uint4*", !"uint4*", !"ulong*", !"uchar*", !"ushort2*"}
!16 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"ulong*", !"uchar*", !"ushort __attribute__((ext_vector_type(2)))*"}
!17 = !{!"const", !"const", !"", !"", !"", !""}
!18 = !{!5, !5, i64 0}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"uint4*", !"uint*", !"uint*"}
!22 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*"}
!23 = !{!"const", !"", !""}
!24 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!26 = !{!"int*", !"short*", !"ushort*", !"int*", !"uint*", !"long*", !"ulong2*"}
!27 = !{!"int*", !"short*", !"ushort*", !"int*", !"uint*", !"long*", !"ulong __attribute__((ext_vector_type(2)))*"}
!28 = !{!"const", !"", !"", !"", !"", !"", !""}
!29 = !{!30, !30, i64 0}
!30 = !{!"short", !5, i64 0}
