; ModuleID = 'relational_vector.cl'
source_filename = "relational_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @compare_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %11 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %4
  store <4 x i32> %10, ptr addrspace(1) %11, align 16, !tbaa !12
  %12 = tail call spir_func <4 x i32> @_Z10isnotequalDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %13 = getelementptr <4 x i32>, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr <4 x i32>, ptr addrspace(1) %13, i64 %4
  store <4 x i32> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  %15 = tail call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %16 = tail call spir_func <4 x i32> @_Z14isgreaterequalDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %17 = add <4 x i32> %16, %15
  %18 = shl i64 %5, 5
  %19 = getelementptr i8, ptr addrspace(1) %2, i64 %18
  %20 = getelementptr <4 x i32>, ptr addrspace(1) %19, i64 %4
  store <4 x i32> %17, ptr addrspace(1) %20, align 16, !tbaa !12
  %21 = tail call spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %22 = mul i64 %5, 48
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr <4 x i32>, ptr addrspace(1) %23, i64 %4
  store <4 x i32> %21, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = tail call spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %26 = tail call spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %27 = xor <4 x i32> %26, %25
  %28 = shl i64 %5, 6
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr <4 x i32>, ptr addrspace(1) %29, i64 %4
  store <4 x i32> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %7) #3
  %32 = tail call spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef %9) #3
  %33 = or <4 x i32> %32, %31
  %34 = mul i64 %5, 80
  %35 = getelementptr i8, ptr addrspace(1) %2, i64 %34
  %36 = getelementptr <4 x i32>, ptr addrspace(1) %35, i64 %4
  store <4 x i32> %33, ptr addrspace(1) %36, align 16, !tbaa !12
  %37 = tail call spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef %7) #3
  %38 = tail call spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef %9) #3
  %39 = and <4 x i32> %38, %37
  %40 = mul i64 %5, 96
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 %40
  %42 = getelementptr <4 x i32>, ptr addrspace(1) %41, i64 %4
  store <4 x i32> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef %7) #3
  %44 = mul i64 %5, 112
  %45 = getelementptr i8, ptr addrspace(1) %2, i64 %44
  %46 = getelementptr <4 x i32>, ptr addrspace(1) %45, i64 %4
  store <4 x i32> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = fcmp ogt <4 x float> %7, %9
  %48 = sext <4 x i1> %47 to <4 x i32>
  %49 = shl i64 %5, 7
  %50 = getelementptr i8, ptr addrspace(1) %2, i64 %49
  %51 = getelementptr <4 x i32>, ptr addrspace(1) %50, i64 %4
  store <4 x i32> %48, ptr addrspace(1) %51, align 16, !tbaa !12
  %52 = fcmp oeq <4 x float> %7, %9
  %53 = fcmp ogt <4 x float> %7, zeroinitializer
  %54 = or <4 x i1> %53, %52
  %55 = sext <4 x i1> %54 to <4 x i32>
  %56 = mul i64 %5, 144
  %57 = getelementptr i8, ptr addrspace(1) %2, i64 %56
  %58 = getelementptr <4 x i32>, ptr addrspace(1) %57, i64 %4
  store <4 x i32> %55, ptr addrspace(1) %58, align 16, !tbaa !12
  %59 = fcmp uge <4 x float> %7, %9
  %60 = sext <4 x i1> %59 to <4 x i32>
  %61 = mul i64 %5, 160
  %62 = getelementptr i8, ptr addrspace(1) %2, i64 %61
  %63 = getelementptr <4 x i32>, ptr addrspace(1) %62, i64 %4
  store <4 x i32> %60, ptr addrspace(1) %63, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_compare_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %11 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %4
  store <4 x i32> %10, ptr addrspace(1) %11, align 16, !tbaa !12
  %12 = tail call spir_func <4 x i32> @_Z10isnotequalDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %13 = getelementptr <4 x i32>, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr <4 x i32>, ptr addrspace(1) %13, i64 %4
  store <4 x i32> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  %15 = tail call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %16 = tail call spir_func <4 x i32> @_Z14isgreaterequalDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %17 = add <4 x i32> %16, %15
  %18 = shl i64 %5, 5
  %19 = getelementptr i8, ptr addrspace(1) %2, i64 %18
  %20 = getelementptr <4 x i32>, ptr addrspace(1) %19, i64 %4
  store <4 x i32> %17, ptr addrspace(1) %20, align 16, !tbaa !12
  %21 = tail call spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %22 = mul i64 %5, 48
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr <4 x i32>, ptr addrspace(1) %23, i64 %4
  store <4 x i32> %21, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = tail call spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %26 = tail call spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #3
  %27 = xor <4 x i32> %26, %25
  %28 = shl i64 %5, 6
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr <4 x i32>, ptr addrspace(1) %29, i64 %4
  store <4 x i32> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = tail call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %7) #3
  %32 = tail call spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef %9) #3
  %33 = or <4 x i32> %32, %31
  %34 = mul i64 %5, 80
  %35 = getelementptr i8, ptr addrspace(1) %2, i64 %34
  %36 = getelementptr <4 x i32>, ptr addrspace(1) %35, i64 %4
  store <4 x i32> %33, ptr addrspace(1) %36, align 16, !tbaa !12
  %37 = tail call spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef %7) #3
  %38 = tail call spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef %9) #3
  %39 = and <4 x i32> %38, %37
  %40 = mul i64 %5, 96
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 %40
  %42 = getelementptr <4 x i32>, ptr addrspace(1) %41, i64 %4
  store <4 x i32> %39, ptr addrspace(1) %42, align 16, !tbaa !12
  %43 = tail call spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef %7) #3
  %44 = mul i64 %5, 112
  %45 = getelementptr i8, ptr addrspace(1) %2, i64 %44
  %46 = getelementptr <4 x i32>, ptr addrspace(1) %45, i64 %4
  store <4 x i32> %43, ptr addrspace(1) %46, align 16, !tbaa !12
  %47 = fcmp ogt <4 x float> %7, %9
  %48 = sext <4 x i1> %47 to <4 x i32>
  %49 = shl i64 %5, 7
  %50 = getelementptr i8, ptr addrspace(1) %2, i64 %49
  %51 = getelementptr <4 x i32>, ptr addrspace(1) %50, i64 %4
  store <4 x i32> %48, ptr addrspace(1) %51, align 16, !tbaa !12
  %52 = fcmp oeq <4 x float> %7, %9
  %53 = fcmp ogt <4 x float> %7, zeroinitializer
  %54 = or <4 x i1> %53, %52
  %55 = sext <4 x i1> %54 to <4 x i32>
  %56 = mul i64 %5, 144
  %57 = getelementptr i8, ptr addrspace(1) %2, i64 %56
  %58 = getelementptr <4 x i32>, ptr addrspace(1) %57, i64 %4
  store <4 x i32> %55, ptr addrspace(1) %58, align 16, !tbaa !12
  %59 = fcmp uge <4 x float> %7, %9
  %60 = sext <4 x i1> %59 to <4 x i32>
  %61 = mul i64 %5, 160
  %62 = getelementptr i8, ptr addrspace(1) %2, i64 %61
  %63 = getelementptr <4 x i32>, ptr addrspace(1) %62, i64 %4
  store <4 x i32> %60, ptr addrspace(1) %63, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @any_all(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %6
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %9) #3
  %13 = getelementptr i32, ptr addrspace(1) %2, i64 %7
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %6
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = ashr <4 x i32> %9, splat (i32 31)
  %16 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %15) #3
  %17 = icmp sgt <4 x i32> %9, zeroinitializer
  %18 = sext <4 x i1> %17 to <4 x i32>
  %19 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %18) #3
  %20 = shl nsw i32 %19, 1
  %21 = add nsw i32 %20, %16
  %22 = shl i64 %7, 3
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %6
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %6
  %26 = load <16 x i8>, ptr addrspace(1) %25, align 16, !tbaa !12
  %27 = tail call spir_func i32 @_Z3anyDv16_c(<16 x i8> noundef %26) #3
  %28 = mul i64 %7, 12
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %6
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = load <16 x i8>, ptr addrspace(1) %25, align 16, !tbaa !12
  %32 = tail call spir_func i32 @_Z3allDv16_c(<16 x i8> noundef %31) #3
  %33 = shl i64 %7, 4
  %34 = getelementptr i8, ptr addrspace(1) %2, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %6
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = extractelement <4 x i32> %9, i64 0
  %37 = tail call spir_func i32 @_Z3anyi(i32 noundef %36) #3
  %38 = mul i64 %7, 20
  %39 = getelementptr i8, ptr addrspace(1) %2, i64 %38
  %40 = getelementptr i32, ptr addrspace(1) %39, i64 %6
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = load <16 x i8>, ptr addrspace(1) %25, align 16
  %42 = extractelement <16 x i8> %41, i64 0
  %43 = tail call spir_func i32 @_Z3allc(i8 noundef signext %42) #3
  %44 = mul i64 %7, 24
  %45 = getelementptr i8, ptr addrspace(1) %2, i64 %44
  %46 = getelementptr i32, ptr addrspace(1) %45, i64 %6
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = shufflevector <4 x i32> %9, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %48 = shufflevector <4 x i32> %9, <4 x i32> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %49 = icmp eq <3 x i32> %47, %48
  %50 = sext <3 x i1> %49 to <3 x i32>
  %51 = tail call spir_func i32 @_Z3anyDv3_i(<3 x i32> noundef %50) #3
  %52 = mul i64 %7, 28
  %53 = getelementptr i8, ptr addrspace(1) %2, i64 %52
  %54 = getelementptr i32, ptr addrspace(1) %53, i64 %6
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %3, i64 %6
  %56 = load <2 x double>, ptr addrspace(1) %55, align 16, !tbaa !12
  %57 = fcmp olt <2 x double> %56, splat (double 5.000000e-01)
  %58 = tail call spir_func <2 x i64> @_Z9isgreaterDv2_dS_(<2 x double> noundef %56, <2 x double> noundef splat (double -5.000000e-01)) #3
  %59 = select <2 x i1> %57, <2 x i64> %58, <2 x i64> zeroinitializer
  %60 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %4, i64 %6
  store <2 x i64> %59, ptr addrspace(1) %60, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_any_all(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %6
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %9) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %9) #3
  %13 = getelementptr i32, ptr addrspace(1) %2, i64 %7
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %6
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = ashr <4 x i32> %9, splat (i32 31)
  %16 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %15) #3
  %17 = icmp sgt <4 x i32> %9, zeroinitializer
  %18 = sext <4 x i1> %17 to <4 x i32>
  %19 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %18) #3
  %20 = shl nsw i32 %19, 1
  %21 = add nsw i32 %20, %16
  %22 = shl i64 %7, 3
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %6
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %6
  %26 = load <16 x i8>, ptr addrspace(1) %25, align 16, !tbaa !12
  %27 = tail call spir_func i32 @_Z3anyDv16_c(<16 x i8> noundef %26) #3
  %28 = mul i64 %7, 12
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %6
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = load <16 x i8>, ptr addrspace(1) %25, align 16, !tbaa !12
  %32 = tail call spir_func i32 @_Z3allDv16_c(<16 x i8> noundef %31) #3
  %33 = shl i64 %7, 4
  %34 = getelementptr i8, ptr addrspace(1) %2, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %6
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = extractelement <4 x i32> %9, i64 0
  %37 = tail call spir_func i32 @_Z3anyi(i32 noundef %36) #3
  %38 = mul i64 %7, 20
  %39 = getelementptr i8, ptr addrspace(1) %2, i64 %38
  %40 = getelementptr i32, ptr addrspace(1) %39, i64 %6
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = load <16 x i8>, ptr addrspace(1) %25, align 16
  %42 = extractelement <16 x i8> %41, i64 0
  %43 = tail call spir_func i32 @_Z3allc(i8 noundef signext %42) #3
  %44 = mul i64 %7, 24
  %45 = getelementptr i8, ptr addrspace(1) %2, i64 %44
  %46 = getelementptr i32, ptr addrspace(1) %45, i64 %6
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = shufflevector <4 x i32> %9, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %48 = shufflevector <4 x i32> %9, <4 x i32> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %49 = icmp eq <3 x i32> %47, %48
  %50 = sext <3 x i1> %49 to <3 x i32>
  %51 = tail call spir_func i32 @_Z3anyDv3_i(<3 x i32> noundef %50) #3
  %52 = mul i64 %7, 28
  %53 = getelementptr i8, ptr addrspace(1) %2, i64 %52
  %54 = getelementptr i32, ptr addrspace(1) %53, i64 %6
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %3, i64 %6
  %56 = load <2 x double>, ptr addrspace(1) %55, align 16, !tbaa !12
  %57 = fcmp olt <2 x double> %56, splat (double 5.000000e-01)
  %58 = tail call spir_func <2 x i64> @_Z9isgreaterDv2_dS_(<2 x double> noundef %56, <2 x double> noundef splat (double -5.000000e-01)) #3
  %59 = select <2 x i1> %57, <2 x i64> %58, <2 x i64> zeroinitializer
  %60 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %4, i64 %6
  store <2 x i64> %59, ptr addrspace(1) %60, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @blends(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef readonly align 8 captures(none) %4, ptr addrspace(1) noundef readonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %8
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %8
  %15 = load <4 x i32>, ptr addrspace(1) %14, align 16, !tbaa !12
  %16 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %11, <4 x float> noundef %13, <4 x i32> noundef %15) #3
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %8
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !12
  %18 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_j(<4 x float> noundef %11, <4 x float> noundef %13, <4 x i32> noundef %15) #3
  %19 = getelementptr <4 x float>, ptr addrspace(1) %3, i64 %9
  %20 = getelementptr <4 x float>, ptr addrspace(1) %19, i64 %8
  store <4 x float> %18, ptr addrspace(1) %20, align 16, !tbaa !12
  %21 = bitcast <4 x i32> %15 to <4 x float>
  %22 = tail call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %11, <4 x float> noundef %13, <4 x float> noundef %21) #3
  %23 = shl i64 %9, 5
  %24 = getelementptr i8, ptr addrspace(1) %3, i64 %23
  %25 = getelementptr <4 x float>, ptr addrspace(1) %24, i64 %8
  store <4 x float> %22, ptr addrspace(1) %25, align 16, !tbaa !12
  %26 = icmp slt <4 x i32> %15, zeroinitializer
  %27 = select <4 x i1> %26, <4 x float> %11, <4 x float> %13
  %28 = mul i64 %9, 48
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <4 x float>, ptr addrspace(1) %29, i64 %8
  store <4 x float> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = fcmp olt <4 x float> %11, %13
  %32 = select <4 x i1> %31, <4 x float> %11, <4 x float> %13
  %33 = shl i64 %9, 6
  %34 = getelementptr i8, ptr addrspace(1) %3, i64 %33
  %35 = getelementptr <4 x float>, ptr addrspace(1) %34, i64 %8
  store <4 x float> %32, ptr addrspace(1) %35, align 16, !tbaa !12
  %36 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %4, i64 %8
  %37 = load <8 x i8>, ptr addrspace(1) %36, align 8, !tbaa !12
  %38 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %5, i64 %8
  %39 = load <8 x i8>, ptr addrspace(1) %38, align 8, !tbaa !12
  %40 = tail call spir_func <8 x i8> @_Z9bitselectDv8_hS_S_(<8 x i8> noundef %37, <8 x i8> noundef %39, <8 x i8> noundef <i8 15, i8 -16, i8 -1, i8 0, i8 1, i8 2, i8 4, i8 -128>) #3
  %41 = mul i64 %8, 24
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %41
  store <8 x i8> %40, ptr addrspace(1) %42, align 8, !tbaa !12
  %43 = load <8 x i8>, ptr addrspace(1) %36, align 8, !tbaa !12
  %44 = load <8 x i8>, ptr addrspace(1) %38, align 8, !tbaa !12
  %45 = tail call spir_func <8 x i8> @_Z6selectDv8_hS_S_(<8 x i8> noundef %43, <8 x i8> noundef %44, <8 x i8> noundef %43) #3
  %46 = getelementptr i8, ptr addrspace(1) %42, i64 8
  store <8 x i8> %45, ptr addrspace(1) %46, align 8, !tbaa !12
  %47 = load <8 x i8>, ptr addrspace(1) %36, align 8, !tbaa !12
  %48 = load <8 x i8>, ptr addrspace(1) %38, align 8, !tbaa !12
  %49 = icmp ugt <8 x i8> %47, %48
  %50 = sext <8 x i1> %49 to <8 x i8>
  %51 = tail call spir_func <8 x i8> @_Z6selectDv8_hS_Dv8_c(<8 x i8> noundef %47, <8 x i8> noundef %48, <8 x i8> noundef %50) #3
  %52 = getelementptr i8, ptr addrspace(1) %42, i64 16
  store <8 x i8> %51, ptr addrspace(1) %52, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_blends(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef readonly align 8 captures(none) %4, ptr addrspace(1) noundef readonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %8
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !12
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %8
  %15 = load <4 x i32>, ptr addrspace(1) %14, align 16, !tbaa !12
  %16 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %11, <4 x float> noundef %13, <4 x i32> noundef %15) #3
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %8
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !12
  %18 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_j(<4 x float> noundef %11, <4 x float> noundef %13, <4 x i32> noundef %15) #3
  %19 = getelementptr <4 x float>, ptr addrspace(1) %3, i64 %9
  %20 = getelementptr <4 x float>, ptr addrspace(1) %19, i64 %8
  store <4 x float> %18, ptr addrspace(1) %20, align 16, !tbaa !12
  %21 = bitcast <4 x i32> %15 to <4 x float>
  %22 = tail call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %11, <4 x float> noundef %13, <4 x float> noundef %21) #3
  %23 = shl i64 %9, 5
  %24 = getelementptr i8, ptr addrspace(1) %3, i64 %23
  %25 = getelementptr <4 x float>, ptr addrspace(1) %24, i64 %8
  store <4 x float> %22, ptr addrspace(1) %25, align 16, !tbaa !12
  %26 = icmp slt <4 x i32> %15, zeroinitializer
  %27 = select <4 x i1> %26, <4 x float> %11, <4 x float> %13
  %28 = mul i64 %9, 48
  %29 = getelementptr i8, ptr addrspace(1) %3, i64 %28
  %30 = getelementptr <4 x float>, ptr addrspace(1) %29, i64 %8
  store <4 x float> %27, ptr addrspace(1) %30, align 16, !tbaa !12
  %31 = fcmp olt <4 x float> %11, %13
  %32 = select <4 x i1> %31, <4 x float> %11, <4 x float> %13
  %33 = shl i64 %9, 6
  %34 = getelementptr i8, ptr addrspace(1) %3, i64 %33
  %35 = getelementptr <4 x float>, ptr addrspace(1) %34, i64 %8
  store <4 x float> %32, ptr addrspace(1) %35, align 16, !tbaa !12
  %36 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %4, i64 %8
  %37 = load <8 x i8>, ptr addrspace(1) %36, align 8, !tbaa !12
  %38 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %5, i64 %8
  %39 = load <8 x i8>, ptr addrspace(1) %38, align 8, !tbaa !12
  %40 = tail call spir_func <8 x i8> @_Z9bitselectDv8_hS_S_(<8 x i8> noundef %37, <8 x i8> noundef %39, <8 x i8> noundef <i8 15, i8 -16, i8 -1, i8 0, i8 1, i8 2, i8 4, i8 -128>) #3
  %41 = mul i64 %8, 24
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %41
  store <8 x i8> %40, ptr addrspace(1) %42, align 8, !tbaa !12
  %43 = load <8 x i8>, ptr addrspace(1) %36, align 8, !tbaa !12
  %44 = load <8 x i8>, ptr addrspace(1) %38, align 8, !tbaa !12
  %45 = tail call spir_func <8 x i8> @_Z6selectDv8_hS_S_(<8 x i8> noundef %43, <8 x i8> noundef %44, <8 x i8> noundef %43) #3
  %46 = getelementptr i8, ptr addrspace(1) %42, i64 8
  store <8 x i8> %45, ptr addrspace(1) %46, align 8, !tbaa !12
  %47 = load <8 x i8>, ptr addrspace(1) %36, align 8, !tbaa !12
  %48 = load <8 x i8>, ptr addrspace(1) %38, align 8, !tbaa !12
  %49 = icmp ugt <8 x i8> %47, %48
  %50 = sext <8 x i1> %49 to <8 x i8>
  %51 = tail call spir_func <8 x i8> @_Z6selectDv8_hS_Dv8_c(<8 x i8> noundef %47, <8 x i8> noundef %48, <8 x i8> noundef %50) #3
  %52 = getelementptr i8, ptr addrspace(1) %42, i64 16
  store <8 x i8> %51, ptr addrspace(1) %52, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z10isnotequalDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z14isgreaterequalDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv16_c(<16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3allDv16_c(<16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3allc(i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv3_i(<3 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z9isgreaterDv2_dS_(<2 x double> noundef, <2 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_j(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z9bitselectDv8_hS_S_(<8 x i8> noundef, <8 x i8> noundef, <8 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z6selectDv8_hS_S_(<8 x i8> noundef, <8 x i8> noundef, <8 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z6selectDv8_hS_Dv8_c(<8 x i8> noundef, <8 x i8> noundef, <8 x i8> noundef) local_unnamed_addr #2

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
!9 = !{!"float4*", !"float4*", !"int4*"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!11 = !{!"const", !"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none", !"none"}
!15 = !{!"int4*", !"char16*", !"int*", !"double2*", !"long2*"}
!16 = !{!"int __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(16)))*", !"int*", !"double __attribute__((ext_vector_type(2)))*", !"long __attribute__((ext_vector_type(2)))*"}
!17 = !{!"const", !"const", !"", !"const", !""}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float4*", !"float4*", !"int4*", !"float4*", !"uchar8*", !"uchar8*", !"uchar8*"}
!21 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(8)))*"}
!22 = !{!"const", !"const", !"const", !"", !"const", !"const", !""}
