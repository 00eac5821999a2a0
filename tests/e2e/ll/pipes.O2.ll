; ModuleID = 'pipes.cl'
source_filename = "pipes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.packet = type { i32, <4 x float> }

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @put_packets(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = mul nsw i32 %8, 3
  store i32 %9, ptr %5, align 4, !tbaa !3
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %0, ptr addrspace(4) %10, i32 4, i32 4) #7
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_put_packets(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = mul nsw i32 %8, 3
  store i32 %9, ptr %5, align 4, !tbaa !3
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %0, ptr addrspace(4) %10, i32 4, i32 4) #7
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @take_packets(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = mul nsw i32 %8, 10
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %0, ptr addrspace(4) %10, i32 4, i32 4) #7
  %12 = add nsw i32 %9, %11
  store i32 %12, ptr addrspace(1) %7, align 4, !tbaa !3
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) %1, align 4, !tbaa !3
  %15 = add nsw i32 %14, %13
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_take_packets(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = mul nsw i32 %8, 10
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %0, ptr addrspace(4) %10, i32 4, i32 4) #7
  %12 = add nsw i32 %9, %11
  store i32 %12, ptr addrspace(1) %7, align 4, !tbaa !3
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) %1, align 4, !tbaa !3
  %15 = add nsw i32 %14, %13
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @put_structs(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %5 = alloca %struct.packet, align 16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  store i32 %8, ptr %5, align 16, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %9, i8 0, i64 12, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %11 = sitofp i32 %8 to float
  %12 = uitofp i64 %6 to float
  %13 = insertelement <4 x float> <float poison, float poison, float 5.000000e-01, float 1.000000e+00>, float %11, i64 0
  %14 = insertelement <4 x float> %13, float %12, i64 1
  store <4 x float> %14, ptr %10, align 16, !tbaa !15
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %0, ptr addrspace(4) %15, i32 32, i32 16) #7
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_put_structs(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %5 = alloca %struct.packet, align 16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  store i32 %8, ptr %5, align 16, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %9, i8 0, i64 12, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %11 = sitofp i32 %8 to float
  %12 = uitofp i64 %6 to float
  %13 = insertelement <4 x float> <float poison, float poison, float 5.000000e-01, float 1.000000e+00>, float %11, i64 0
  %14 = insertelement <4 x float> %13, float %12, i64 1
  store <4 x float> %14, ptr %10, align 16, !tbaa !15
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %0, ptr addrspace(4) %15, i32 32, i32 16) #7
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @count_structs(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %7 = tail call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %0, i32 32, i32 16) #7
  %8 = mul i32 %7, 1000
  %9 = tail call spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0) %0, i32 32, i32 16) #7
  %10 = add i32 %8, %9
  %11 = getelementptr i32, ptr addrspace(1) %2, i64 %6
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %5
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_count_structs(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %7 = tail call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %0, i32 32, i32 16) #7
  %8 = mul i32 %7, 1000
  %9 = tail call spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0) %0, i32 32, i32 16) #7
  %10 = add i32 %8, %9
  %11 = getelementptr i32, ptr addrspace(1) %2, i64 %6
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %5
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @take_structs(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %5 = alloca %struct.packet, align 16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %0, ptr addrspace(4) %8, i32 32, i32 16) #7
  %10 = shl i64 %7, 3
  %11 = getelementptr i8, ptr addrspace(1) %2, i64 %10
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %6
  store i32 %9, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = load i32, ptr %5, align 16, !tbaa !13
  %14 = sitofp i32 %13 to float
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %16 = load <4 x float>, ptr %15, align 16, !tbaa !15
  %17 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %16, <4 x float> noundef <float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00>) #6
  %18 = fadd float %17, %14
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %6
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_take_structs(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %5 = alloca %struct.packet, align 16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %0, ptr addrspace(4) %8, i32 32, i32 16) #7
  %10 = shl i64 %7, 3
  %11 = getelementptr i8, ptr addrspace(1) %2, i64 %10
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %6
  store i32 %9, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = load i32, ptr %5, align 16, !tbaa !13
  %14 = sitofp i32 %13 to float
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %16 = load <4 x float>, ptr %15, align 16, !tbaa !15
  %17 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %16, <4 x float> noundef <float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00>) #6
  %18 = fadd float %17, %14
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %6
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @put_reserved(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readnone align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %0, i32 2, i32 8, i32 8) #7
  %8 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %7) #8
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %10 = shl i64 %6, 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !22
  store i64 %12, ptr %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %14 = load i64, ptr addrspace(1) %13, align 8, !tbaa !22
  store i64 %14, ptr %5, align 8, !tbaa !22
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 1, ptr addrspace(4) %15, i32 8, i32 8) #7
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
  %18 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 0, ptr addrspace(4) %17, i32 8, i32 8) #7
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 8, i32 8) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %19

19:                                               ; preds = %3, %9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_put_reserved(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readnone align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %0, i32 2, i32 8, i32 8) #7
  %8 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %7) #8
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %10 = shl i64 %6, 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !22
  store i64 %12, ptr %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %14 = load i64, ptr addrspace(1) %13, align 8, !tbaa !22
  store i64 %14, ptr %5, align 8, !tbaa !22
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 1, ptr addrspace(4) %15, i32 8, i32 8) #7
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
  %18 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 0, ptr addrspace(4) %17, i32 8, i32 8) #7
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 8, i32 8) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %19

19:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @take_reserved(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !24 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0) %0, i32 2, i32 8, i32 8) #7
  %8 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %7) #8
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 0, ptr addrspace(4) %10, i32 8, i32 8) #7
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 1, ptr addrspace(4) %12, i32 8, i32 8) #7
  call spir_func void @__commit_read_pipe(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 8, i32 8) #7
  %14 = load i64, ptr %4, align 8, !tbaa !22
  %15 = shl i64 %6, 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %15
  store i64 %14, ptr addrspace(1) %16, align 8, !tbaa !22
  %17 = load i64, ptr %5, align 8, !tbaa !22
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  store i64 %17, ptr addrspace(1) %18, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %19

19:                                               ; preds = %3, %9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_take_reserved(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !24 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0) %0, i32 2, i32 8, i32 8) #7
  %8 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %7) #8
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 0, ptr addrspace(4) %10, i32 8, i32 8) #7
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 1, ptr addrspace(4) %12, i32 8, i32 8) #7
  call spir_func void @__commit_read_pipe(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 8, i32 8) #7
  %14 = load i64, ptr %4, align 8, !tbaa !22
  %15 = shl i64 %6, 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %15
  store i64 %14, ptr addrspace(1) %16, align 8, !tbaa !22
  %17 = load i64, ptr %5, align 8, !tbaa !22
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  store i64 %17, ptr addrspace(1) %18, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %19

19:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @put_by_group(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !21 {
  %4 = alloca <2 x i16>, align 4
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = tail call spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1) %0, i32 %6, i32 4, i32 4) #7
  %9 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %8) #8
  br i1 %9, label %10, label %19

10:                                               ; preds = %3
  %11 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %1, i64 %12
  %14 = load <2 x i16>, ptr addrspace(1) %13, align 4, !tbaa !15
  store <2 x i16> %14, ptr %4, align 4, !tbaa !15
  %15 = xor i32 %11, -1
  %16 = add i32 %15, %6
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  %18 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %8, i32 %16, ptr addrspace(4) %17, i32 4, i32 4) #7
  call spir_func void @__work_group_commit_write_pipe(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %8, i32 4, i32 4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %19

19:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_put_by_group(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !21 {
  %4 = alloca <2 x i16>, align 4
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = tail call spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1) %0, i32 %6, i32 4, i32 4) #7
  %9 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %8) #8
  br i1 %9, label %10, label %19

10:                                               ; preds = %3
  %11 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %1, i64 %12
  %14 = load <2 x i16>, ptr addrspace(1) %13, align 4, !tbaa !15
  store <2 x i16> %14, ptr %4, align 4, !tbaa !15
  %15 = xor i32 %11, -1
  %16 = add i32 %15, %6
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  %18 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %8, i32 %16, ptr addrspace(4) %17, i32 4, i32 4) #7
  call spir_func void @__work_group_commit_write_pipe(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %8, i32 4, i32 4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %19

19:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @take_by_group(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !21 {
  %4 = alloca <2 x i16>, align 4
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = tail call spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0) %0, i32 %6, i32 4, i32 4) #7
  %9 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %8) #8
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %8, i32 %11, ptr addrspace(4) %12, i32 4, i32 4) #7
  call spir_func void @__work_group_commit_read_pipe(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %8, i32 4, i32 4) #7
  %14 = load <2 x i16>, ptr %4, align 4, !tbaa !15
  %15 = add <2 x i16> %14, <i16 1, i16 -1>
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %2, i64 %16
  store <2 x i16> %15, ptr addrspace(1) %17, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %18

18:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_take_by_group(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !21 {
  %4 = alloca <2 x i16>, align 4
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = tail call spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0) %0, i32 %6, i32 4, i32 4) #7
  %9 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %8) #8
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %8, i32 %11, ptr addrspace(4) %12, i32 4, i32 4) #7
  call spir_func void @__work_group_commit_read_pipe(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %8, i32 4, i32 4) #7
  %14 = load <2 x i16>, ptr %4, align 4, !tbaa !15
  %15 = add <2 x i16> %14, <i16 1, i16 -1>
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %2, i64 %16
  store <2 x i16> %15, ptr addrspace(1) %17, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

declare spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0), i32, i32) local_unnamed_addr

declare spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0), i32, i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #3

declare spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId")) local_unnamed_addr #5

declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32) local_unnamed_addr

declare spir_func void @__commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32) local_unnamed_addr

declare spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32) local_unnamed_addr

declare spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32) local_unnamed_addr

declare spir_func void @__commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

declare spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32) local_unnamed_addr

declare spir_func void @__work_group_commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32) local_unnamed_addr

declare spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32) local_unnamed_addr

declare spir_func void @__work_group_commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32) local_unnamed_addr

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{!"write_only", !"none", !"none", !"none"}
!9 = !{!"int", !"int*", !"int*", !"int*"}
!10 = !{!"pipe", !"const", !"", !""}
!11 = !{!"read_only", !"none", !"none", !"none"}
!12 = !{!"packet", !"int*", !"int*", !"float*"}
!13 = !{!14, !4, i64 0}
!14 = !{!"", !4, i64 0, !5, i64 16}
!15 = !{!5, !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}
!18 = !{i32 1, i32 1, i32 1}
!19 = !{!"write_only", !"none", !"none"}
!20 = !{!"long", !"long*", !"long*"}
!21 = !{!"pipe", !"const", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !5, i64 0}
!24 = !{!"read_only", !"none", !"none"}
!25 = !{!"short2", !"short2*", !"short2*"}
!26 = !{!"short __attribute__((ext_vector_type(2)))", !"short __attribute__((ext_vector_type(2)))*", !"short __attribute__((ext_vector_type(2)))*"}
