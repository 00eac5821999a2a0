; ModuleID = 'math_vector.cl'
source_filename = "math_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @unary_wide(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %0, i64 %3
  %6 = load <8 x float>, ptr addrspace(1) %5, align 32, !tbaa !12
  %7 = tail call spir_func <8 x float> @_Z3sinDv8_f(<8 x float> noundef %6) #8
  %8 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %3
  store <8 x float> %7, ptr addrspace(1) %8, align 32, !tbaa !12
  %9 = tail call spir_func <8 x float> @_Z3expDv8_f(<8 x float> noundef %6) #8
  %10 = getelementptr <8 x float>, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr <8 x float>, ptr addrspace(1) %10, i64 %3
  store <8 x float> %9, ptr addrspace(1) %11, align 32, !tbaa !12
  %12 = tail call spir_func <8 x float> @_Z4fabsDv8_f(<8 x float> noundef %6) #8
  %13 = tail call spir_func <8 x float> @_Z3logDv8_f(<8 x float> noundef %12) #8
  %14 = shl i64 %4, 6
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr <8 x float>, ptr addrspace(1) %15, i64 %3
  store <8 x float> %13, ptr addrspace(1) %16, align 32, !tbaa !12
  %17 = tail call spir_func <8 x float> @_Z4sqrtDv8_f(<8 x float> noundef %12) #8, !fpmath !13
  %18 = mul i64 %4, 96
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr <8 x float>, ptr addrspace(1) %19, i64 %3
  store <8 x float> %17, ptr addrspace(1) %20, align 32, !tbaa !12
  %21 = tail call spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef %6) #8
  %22 = shl i64 %4, 7
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr <8 x float>, ptr addrspace(1) %23, i64 %3
  store <8 x float> %21, ptr addrspace(1) %24, align 32, !tbaa !12
  %25 = mul i64 %4, 160
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr <8 x float>, ptr addrspace(1) %26, i64 %3
  store <8 x float> %12, ptr addrspace(1) %27, align 32, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_unary_wide(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %0, i64 %3
  %6 = load <8 x float>, ptr addrspace(1) %5, align 32, !tbaa !12
  %7 = tail call spir_func <8 x float> @_Z3sinDv8_f(<8 x float> noundef %6) #8
  %8 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %3
  store <8 x float> %7, ptr addrspace(1) %8, align 32, !tbaa !12
  %9 = tail call spir_func <8 x float> @_Z3expDv8_f(<8 x float> noundef %6) #8
  %10 = getelementptr <8 x float>, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr <8 x float>, ptr addrspace(1) %10, i64 %3
  store <8 x float> %9, ptr addrspace(1) %11, align 32, !tbaa !12
  %12 = tail call spir_func <8 x float> @_Z4fabsDv8_f(<8 x float> noundef %6) #8
  %13 = tail call spir_func <8 x float> @_Z3logDv8_f(<8 x float> noundef %12) #8
  %14 = shl i64 %4, 6
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr <8 x float>, ptr addrspace(1) %15, i64 %3
  store <8 x float> %13, ptr addrspace(1) %16, align 32, !tbaa !12
  %17 = tail call spir_func <8 x float> @_Z4sqrtDv8_f(<8 x float> noundef %12) #8, !fpmath !13
  %18 = mul i64 %4, 96
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr <8 x float>, ptr addrspace(1) %19, i64 %3
  store <8 x float> %17, ptr addrspace(1) %20, align 32, !tbaa !12
  %21 = tail call spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef %6) #8
  %22 = shl i64 %4, 7
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr <8 x float>, ptr addrspace(1) %23, i64 %3
  store <8 x float> %21, ptr addrspace(1) %24, align 32, !tbaa !12
  %25 = mul i64 %4, 160
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr <8 x float>, ptr addrspace(1) %26, i64 %3
  store <8 x float> %12, ptr addrspace(1) %27, align 32, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @mixed_operands(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %7, <4 x i32> noundef %9) #8
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %10, ptr addrspace(1) %11, align 16, !tbaa !12
  %12 = tail call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef %7, i32 noundef 5) #8
  %13 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %4
  store <4 x float> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %7, float noundef 1.500000e+00) #8
  %16 = shl i64 %5, 5
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr <4 x float>, ptr addrspace(1) %17, i64 %4
  store <4 x float> %15, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z4fminDv4_ff(<4 x float> noundef %7, float noundef -2.500000e-01) #8
  %20 = mul i64 %5, 48
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr <4 x float>, ptr addrspace(1) %21, i64 %4
  store <4 x float> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %24 = tail call spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef %7, <4 x i32> noundef %23) #8
  %25 = shl i64 %5, 6
  %26 = getelementptr i8, ptr addrspace(1) %2, i64 %25
  %27 = getelementptr <4 x float>, ptr addrspace(1) %26, i64 %4
  store <4 x float> %24, ptr addrspace(1) %27, align 16, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %7) #8
  %29 = tail call spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef %28, <4 x i32> noundef <i32 1, i32 2, i32 3, i32 4>) #8
  %30 = mul i64 %5, 80
  %31 = getelementptr i8, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr <4 x float>, ptr addrspace(1) %31, i64 %4
  store <4 x float> %29, ptr addrspace(1) %32, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_mixed_operands(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %7, <4 x i32> noundef %9) #8
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %10, ptr addrspace(1) %11, align 16, !tbaa !12
  %12 = tail call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef %7, i32 noundef 5) #8
  %13 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %4
  store <4 x float> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %7, float noundef 1.500000e+00) #8
  %16 = shl i64 %5, 5
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr <4 x float>, ptr addrspace(1) %17, i64 %4
  store <4 x float> %15, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z4fminDv4_ff(<4 x float> noundef %7, float noundef -2.500000e-01) #8
  %20 = mul i64 %5, 48
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr <4 x float>, ptr addrspace(1) %21, i64 %4
  store <4 x float> %19, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !12
  %24 = tail call spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef %7, <4 x i32> noundef %23) #8
  %25 = shl i64 %5, 6
  %26 = getelementptr i8, ptr addrspace(1) %2, i64 %25
  %27 = getelementptr <4 x float>, ptr addrspace(1) %26, i64 %4
  store <4 x float> %24, ptr addrspace(1) %27, align 16, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %7) #8
  %29 = tail call spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef %28, <4 x i32> noundef <i32 1, i32 2, i32 3, i32 4>) #8
  %30 = mul i64 %5, 80
  %31 = getelementptr i8, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr <4 x float>, ptr addrspace(1) %31, i64 %4
  store <4 x float> %29, ptr addrspace(1) %32, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @parts_wide(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <4 x i32>, align 16
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %11 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %10
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %13, ptr addrspace(4) noundef %14) #10
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %10
  store <4 x float> %15, ptr addrspace(1) %16, align 16, !tbaa !12
  %17 = load <4 x float>, ptr %4, align 16, !tbaa !12
  %18 = add i64 %11, %10
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %18
  store <4 x float> %17, ptr addrspace(1) %19, align 16, !tbaa !12
  %20 = addrspacecast ptr %7 to ptr addrspace(4)
  %21 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef %13, ptr addrspace(4) noundef %20) #10
  %22 = shl i64 %11, 1
  %23 = add i64 %22, %10
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %23
  store <4 x float> %21, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = addrspacecast ptr %5 to ptr addrspace(4)
  %26 = call spir_func <4 x float> @_Z6sincosDv4_fPU3AS4S_(<4 x float> noundef %13, ptr addrspace(4) noundef %25) #10
  %27 = mul i64 %11, 3
  %28 = add i64 %27, %10
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %28
  store <4 x float> %26, ptr addrspace(1) %29, align 16, !tbaa !12
  %30 = load <4 x float>, ptr %5, align 16, !tbaa !12
  %31 = shl i64 %11, 6
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr <4 x float>, ptr addrspace(1) %32, i64 %10
  store <4 x float> %30, ptr addrspace(1) %33, align 16, !tbaa !12
  %34 = addrspacecast ptr %6 to ptr addrspace(4)
  %35 = call spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef %13, ptr addrspace(4) noundef %34) #10
  %36 = mul i64 %11, 80
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr <4 x float>, ptr addrspace(1) %37, i64 %10
  store <4 x float> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = addrspacecast ptr %8 to ptr addrspace(4)
  %40 = call spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS4Dv4_i(<4 x float> noundef %13, <4 x float> noundef splat (float 2.000000e+00), ptr addrspace(4) noundef %39) #10
  %41 = mul i64 %11, 96
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr <4 x float>, ptr addrspace(1) %42, i64 %10
  store <4 x float> %40, ptr addrspace(1) %43, align 16, !tbaa !12
  %44 = load <4 x i32>, ptr %7, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %10
  store <4 x i32> %44, ptr addrspace(1) %45, align 16, !tbaa !12
  %46 = call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef %13) #8
  %47 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %18
  store <4 x i32> %46, ptr addrspace(1) %47, align 16, !tbaa !12
  %48 = load <4 x i32>, ptr %8, align 16, !tbaa !12
  %49 = and <4 x i32> %48, splat (i32 127)
  %50 = sub <4 x i32> zeroinitializer, %48
  %51 = and <4 x i32> %50, splat (i32 127)
  %52 = sub nsw <4 x i32> zeroinitializer, %51
  %53 = ashr <4 x i32> %48, splat (i32 31)
  %54 = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %49, <4 x i32> noundef %52, <4 x i32> noundef %53) #8
  %55 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %23
  store <4 x i32> %54, ptr addrspace(1) %55, align 16, !tbaa !12
  %56 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %13) #8
  %57 = fadd <4 x float> %56, splat (float 2.500000e+00)
  %58 = addrspacecast ptr %9 to ptr addrspace(4)
  %59 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS4Dv4_i(<4 x float> noundef %57, ptr addrspace(4) noundef %58) #10
  %60 = load <4 x i32>, ptr %9, align 16, !tbaa !12
  %61 = call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %59) #8
  %62 = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %60, <4 x i32> noundef splat (i32 -9), <4 x i32> noundef %61) #8
  %63 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %28
  store <4 x i32> %62, ptr addrspace(1) %63, align 16, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_parts_wide(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <4 x i32>, align 16
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %11 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %10
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %13, ptr addrspace(4) noundef %14) #10
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %10
  store <4 x float> %15, ptr addrspace(1) %16, align 16, !tbaa !12
  %17 = load <4 x float>, ptr %4, align 16, !tbaa !12
  %18 = add i64 %11, %10
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %18
  store <4 x float> %17, ptr addrspace(1) %19, align 16, !tbaa !12
  %20 = addrspacecast ptr %7 to ptr addrspace(4)
  %21 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef %13, ptr addrspace(4) noundef %20) #10
  %22 = shl i64 %11, 1
  %23 = add i64 %22, %10
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %23
  store <4 x float> %21, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = addrspacecast ptr %5 to ptr addrspace(4)
  %26 = call spir_func <4 x float> @_Z6sincosDv4_fPU3AS4S_(<4 x float> noundef %13, ptr addrspace(4) noundef %25) #10
  %27 = mul i64 %11, 3
  %28 = add i64 %27, %10
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %28
  store <4 x float> %26, ptr addrspace(1) %29, align 16, !tbaa !12
  %30 = load <4 x float>, ptr %5, align 16, !tbaa !12
  %31 = shl i64 %11, 6
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr <4 x float>, ptr addrspace(1) %32, i64 %10
  store <4 x float> %30, ptr addrspace(1) %33, align 16, !tbaa !12
  %34 = addrspacecast ptr %6 to ptr addrspace(4)
  %35 = call spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef %13, ptr addrspace(4) noundef %34) #10
  %36 = mul i64 %11, 80
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr <4 x float>, ptr addrspace(1) %37, i64 %10
  store <4 x float> %35, ptr addrspace(1) %38, align 16, !tbaa !12
  %39 = addrspacecast ptr %8 to ptr addrspace(4)
  %40 = call spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS4Dv4_i(<4 x float> noundef %13, <4 x float> noundef splat (float 2.000000e+00), ptr addrspace(4) noundef %39) #10
  %41 = mul i64 %11, 96
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr <4 x float>, ptr addrspace(1) %42, i64 %10
  store <4 x float> %40, ptr addrspace(1) %43, align 16, !tbaa !12
  %44 = load <4 x i32>, ptr %7, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %10
  store <4 x i32> %44, ptr addrspace(1) %45, align 16, !tbaa !12
  %46 = call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef %13) #8
  %47 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %18
  store <4 x i32> %46, ptr addrspace(1) %47, align 16, !tbaa !12
  %48 = load <4 x i32>, ptr %8, align 16, !tbaa !12
  %49 = and <4 x i32> %48, splat (i32 127)
  %50 = sub <4 x i32> zeroinitializer, %48
  %51 = and <4 x i32> %50, splat (i32 127)
  %52 = sub nsw <4 x i32> zeroinitializer, %51
  %53 = ashr <4 x i32> %48, splat (i32 31)
  %54 = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %49, <4 x i32> noundef %52, <4 x i32> noundef %53) #8
  %55 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %23
  store <4 x i32> %54, ptr addrspace(1) %55, align 16, !tbaa !12
  %56 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %13) #8
  %57 = fadd <4 x float> %56, splat (float 2.500000e+00)
  %58 = addrspacecast ptr %9 to ptr addrspace(4)
  %59 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS4Dv4_i(<4 x float> noundef %57, ptr addrspace(4) noundef %58) #10
  %60 = load <4 x i32>, ptr %9, align 16, !tbaa !12
  %61 = call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %59) #8
  %62 = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %60, <4 x i32> noundef splat (i32 -9), <4 x i32> noundef %61) #8
  %63 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %28
  store <4 x i32> %62, ptr addrspace(1) %63, align 16, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @spherical(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x float>, ptr addrspace(1) %4, align 16
  %6 = extractelement <4 x float> %5, i64 0
  %7 = extractelement <4 x float> %5, i64 1
  %8 = fmul float %7, %7
  %9 = tail call float @llvm.fmuladd.f32(float %6, float %6, float %8)
  %10 = extractelement <4 x float> %5, i64 2
  %11 = tail call float @llvm.fmuladd.f32(float %10, float %10, float %9)
  %12 = tail call spir_func float @_Z4sqrtf(float noundef %11) #8, !fpmath !13
  %13 = insertelement <3 x float> poison, float %12, i64 0
  %14 = fdiv float %10, %12, !fpmath !24
  %15 = tail call spir_func float @_Z4acosf(float noundef %14) #8
  %16 = insertelement <3 x float> %13, float %15, i64 1
  %17 = tail call spir_func float @_Z5atan2ff(float noundef %7, float noundef %6) #8
  %18 = insertelement <3 x float> %16, float %17, i64 2
  %19 = shufflevector <3 x float> %18, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %20 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %19, ptr addrspace(1) %20, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_spherical(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x float>, ptr addrspace(1) %4, align 16
  %6 = extractelement <4 x float> %5, i64 0
  %7 = extractelement <4 x float> %5, i64 1
  %8 = fmul float %7, %7
  %9 = tail call float @llvm.fmuladd.f32(float %6, float %6, float %8)
  %10 = extractelement <4 x float> %5, i64 2
  %11 = tail call float @llvm.fmuladd.f32(float %10, float %10, float %9)
  %12 = tail call spir_func float @_Z4sqrtf(float noundef %11) #8, !fpmath !13
  %13 = insertelement <3 x float> poison, float %12, i64 0
  %14 = fdiv float %10, %12, !fpmath !24
  %15 = tail call spir_func float @_Z4acosf(float noundef %14) #8
  %16 = insertelement <3 x float> %13, float %15, i64 1
  %17 = tail call spir_func float @_Z5atan2ff(float noundef %7, float noundef %6) #8
  %18 = insertelement <3 x float> %16, float %17, i64 2
  %19 = shufflevector <3 x float> %18, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %20 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %19, ptr addrspace(1) %20, align 16, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z3sinDv8_f(<8 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z3expDv8_f(<8 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z3logDv8_f(<8 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z4fabsDv8_f(<8 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z4sqrtDv8_f(<8 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fminDv4_ff(<4 x float> noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z6sincosDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS4Dv4_i(<4 x float> noundef, <4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS4Dv4_i(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4acosf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5atan2ff(float noundef, float noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

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
!9 = !{!"float8*", !"float8*"}
!10 = !{!"float __attribute__((ext_vector_type(8)))*", !"float __attribute__((ext_vector_type(8)))*"}
!11 = !{!"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{float 3.000000e+00}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"float4*", !"int4*", !"float4*"}
!17 = !{!"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!18 = !{!"const", !"const", !""}
!19 = !{!"float4*", !"float4*", !"int4*"}
!20 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!21 = !{!"const", !"", !""}
!22 = !{!"float3*", !"float3*"}
!23 = !{!"float __attribute__((ext_vector_type(3)))*", !"float __attribute__((ext_vector_type(3)))*"}
!24 = !{float 2.500000e+00}
