; ModuleID = 'queue_kernels.cl'
source_filename = "queue_kernels.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }
%struct.captured = type { i32, <4 x float>, [3 x i8], [13 x i8] }

@left_behind = local_unnamed_addr addrspace(1) global [16 x i32] zeroinitializer, align 4
@__const.ranges.offset2 = private unnamed_addr addrspace(2) constant [2 x i64] [i64 3, i64 5], align 8
@__const.ranges.size2 = private unnamed_addr addrspace(2) constant [2 x i64] [i64 4, i64 6], align 8
@__const.ranges.local2 = private unnamed_addr addrspace(2) constant [2 x i64] [i64 2, i64 3], align 8
@__const.ranges.size3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 2, i64 3, i64 4], align 8
@__const.ranges.local3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 1, i64 3, i64 2], align 8
@__const.ranges.offset3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 7, i64 8, i64 9], align 8
@__block_literal_global = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2 to ptr addrspace(4)) }, align 8 #0
@__const.given_queue.x = private unnamed_addr addrspace(2) constant { i32, [12 x i8], <4 x float>, [3 x i8], [13 x i8] } { i32 3, [12 x i8] zeroinitializer, <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, [3 x i8] c"\09\08\07", [13 x i8] zeroinitializer }, align 16
@__block_literal_global.2 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__plain_blocks_block_invoke_3 to ptr addrspace(4)) }, align 8 #0

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @enqueue_one(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %19

8:                                                ; preds = %2
  %9 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef %5) #17
  store i32 49, ptr %4, align 16
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 16, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__enqueue_one_block_invoke to ptr addrspace(4)), ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr addrspace(1) %1, ptr %12, align 16, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i8 -9, ptr %14, align 16, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store <8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>, ptr %15, align 16, !tbaa !14
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  %17 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %9, i32 0, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__enqueue_one_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %16) #18
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %2, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_enqueue_one(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, align 16
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %19

8:                                                ; preds = %2
  %9 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef %5) #17
  store i32 49, ptr %4, align 16
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 16, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__enqueue_one_block_invoke to ptr addrspace(4)), ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr addrspace(1) %1, ptr %12, align 16, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i8 -9, ptr %14, align 16, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store <8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>, ptr %15, align 16, !tbaa !14
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  %17 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %9, i32 0, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__enqueue_one_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %16) #18
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %8, %2
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @ranges(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %2 = alloca [2 x i64], align 8
  %3 = alloca [2 x i64], align 8
  %4 = alloca [2 x i64], align 8
  %5 = alloca [3 x i64], align 8
  %6 = alloca [3 x i64], align 8
  %7 = alloca [3 x i64], align 8
  %8 = alloca %struct.ndrange_t, align 8
  %9 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %10 = alloca %struct.ndrange_t, align 8
  %11 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %12 = alloca %struct.ndrange_t, align 8
  %13 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %14 = alloca %struct.ndrange_t, align 8
  %15 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %16 = alloca %struct.ndrange_t, align 8
  %17 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %18 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.offset2, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.size2, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.local2, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.size3, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.local3, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.offset3, i64 24, i1 false)
  call spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %8, i64 noundef 5, i64 noundef 8, i64 noundef 4) #17
  store i32 24, ptr %9, align 8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 8, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke to ptr addrspace(4)), ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr addrspace(1) %0, ptr %21, align 8, !tbaa !11
  %22 = addrspacecast ptr %9 to ptr addrspace(4)
  %23 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %8, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %22) #18
  call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %10, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4) #17
  store i32 24, ptr %11, align 8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 8, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_2 to ptr addrspace(4)), ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr addrspace(1) %0, ptr %26, align 8, !tbaa !11
  %27 = addrspacecast ptr %11 to ptr addrspace(4)
  %28 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %10, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %27) #18
  %29 = or i32 %28, %23
  call spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %12, ptr noundef nonnull %5, ptr noundef nonnull %6) #17
  store i32 24, ptr %13, align 8
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store i32 8, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_3 to ptr addrspace(4)), ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr addrspace(1) %0, ptr %32, align 8, !tbaa !11
  %33 = addrspacecast ptr %13 to ptr addrspace(4)
  %34 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %12, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) %33) #18
  %35 = or i32 %29, %34
  call spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %14, ptr noundef nonnull %7, ptr noundef nonnull %5, ptr noundef nonnull %6) #17
  store i32 24, ptr %15, align 8
  %36 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store i32 8, ptr %36, align 4
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_4 to ptr addrspace(4)), ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr addrspace(1) %0, ptr %38, align 8, !tbaa !11
  %39 = addrspacecast ptr %15 to ptr addrspace(4)
  %40 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %14, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_4_kernel to ptr addrspace(4)), ptr addrspace(4) %39) #18
  %41 = or i32 %35, %40
  call spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %16, ptr noundef nonnull %3) #17
  store i32 24, ptr %17, align 8
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 8, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_5 to ptr addrspace(4)), ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr addrspace(1) %0, ptr %44, align 8, !tbaa !11
  %45 = addrspacecast ptr %17 to ptr addrspace(4)
  %46 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %16, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_5_kernel to ptr addrspace(4)), ptr addrspace(4) %45) #18
  %47 = or i32 %41, %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 416
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_ranges(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %2 = alloca [2 x i64], align 8
  %3 = alloca [2 x i64], align 8
  %4 = alloca [2 x i64], align 8
  %5 = alloca [3 x i64], align 8
  %6 = alloca [3 x i64], align 8
  %7 = alloca [3 x i64], align 8
  %8 = alloca %struct.ndrange_t, align 8
  %9 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %10 = alloca %struct.ndrange_t, align 8
  %11 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %12 = alloca %struct.ndrange_t, align 8
  %13 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %14 = alloca %struct.ndrange_t, align 8
  %15 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %16 = alloca %struct.ndrange_t, align 8
  %17 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %18 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.offset2, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.size2, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.local2, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.size3, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.local3, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.offset3, i64 24, i1 false)
  call spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %8, i64 noundef 5, i64 noundef 8, i64 noundef 4) #17
  store i32 24, ptr %9, align 8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 8, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke to ptr addrspace(4)), ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr addrspace(1) %0, ptr %21, align 8, !tbaa !11
  %22 = addrspacecast ptr %9 to ptr addrspace(4)
  %23 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %8, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %22) #18
  call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %10, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4) #17
  store i32 24, ptr %11, align 8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 8, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_2 to ptr addrspace(4)), ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr addrspace(1) %0, ptr %26, align 8, !tbaa !11
  %27 = addrspacecast ptr %11 to ptr addrspace(4)
  %28 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %10, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %27) #18
  %29 = or i32 %28, %23
  call spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %12, ptr noundef nonnull %5, ptr noundef nonnull %6) #17
  store i32 24, ptr %13, align 8
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store i32 8, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_3 to ptr addrspace(4)), ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr addrspace(1) %0, ptr %32, align 8, !tbaa !11
  %33 = addrspacecast ptr %13 to ptr addrspace(4)
  %34 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %12, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) %33) #18
  %35 = or i32 %29, %34
  call spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %14, ptr noundef nonnull %7, ptr noundef nonnull %5, ptr noundef nonnull %6) #17
  store i32 24, ptr %15, align 8
  %36 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store i32 8, ptr %36, align 4
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_4 to ptr addrspace(4)), ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr addrspace(1) %0, ptr %38, align 8, !tbaa !11
  %39 = addrspacecast ptr %15 to ptr addrspace(4)
  %40 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %14, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_4_kernel to ptr addrspace(4)), ptr addrspace(4) %39) #18
  %41 = or i32 %35, %40
  call spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %16, ptr noundef nonnull %3) #17
  store i32 24, ptr %17, align 8
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 8, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_5 to ptr addrspace(4)), ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr addrspace(1) %0, ptr %44, align 8, !tbaa !11
  %45 = addrspacecast ptr %17 to ptr addrspace(4)
  %46 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %16, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_5_kernel to ptr addrspace(4)), ptr addrspace(4) %45) #18
  %47 = or i32 %41, %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 416
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @local_arguments(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, align 8
  %5 = alloca %struct.ndrange_t, align 8
  %6 = alloca [2 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i32 36, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 8, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__local_arguments_block_invoke to ptr addrspace(4)), ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(1) %0, ptr %9, align 8, !tbaa !11
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 %2, ptr %10, align 8, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr addrspace(1) %1, ptr %11, align 8, !tbaa !11
  %12 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  %13 = shl i32 %2, 2
  %14 = zext i32 %13 to i64
  %15 = zext i32 %2 to i64
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %5, i64 noundef %14, i64 noundef %15) #17
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store i64 %14, ptr %6, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 8, ptr %17, align 8
  %18 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %12, i32 1, ptr nonnull %5, ptr addrspace(4) addrspacecast (ptr @__local_arguments_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %16, i32 2, ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_local_arguments(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, align 8
  %5 = alloca %struct.ndrange_t, align 8
  %6 = alloca [2 x i64], align 8
  store i32 36, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 8, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__local_arguments_block_invoke to ptr addrspace(4)), ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(1) %0, ptr %9, align 8, !tbaa !11
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 %2, ptr %10, align 8, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr addrspace(1) %1, ptr %11, align 8, !tbaa !11
  %12 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  %13 = shl i32 %2, 2
  %14 = zext i32 %13 to i64
  %15 = zext i32 %2 to i64
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %5, i64 noundef %14, i64 noundef %15) #17
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store i64 %14, ptr %6, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 8, ptr %17, align 8
  %18 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %12, i32 1, ptr nonnull %5, ptr addrspace(4) addrspacecast (ptr @__local_arguments_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %16, i32 2, ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 20)) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !23 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca target("spirv.DeviceEvent"), align 8
  %5 = alloca target("spirv.DeviceEvent"), align 8
  %6 = alloca target("spirv.DeviceEvent"), align 8
  %7 = alloca [2 x target("spirv.DeviceEvent")], align 8
  %8 = alloca %struct.ndrange_t, align 8
  %9 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %10 = alloca %struct.ndrange_t, align 8
  %11 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %12 = alloca target("spirv.DeviceEvent"), align 8
  %13 = alloca %struct.ndrange_t, align 8
  %14 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %15 = alloca [1 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %16 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 64) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %8, ptr noundef nonnull align 8 dereferenceable(80) %3, i64 80, i1 false), !tbaa.struct !24
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  store i32 24, ptr %9, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 8, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke to ptr addrspace(4)), ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr addrspace(1) %0, ptr %20, align 8, !tbaa !11
  %21 = addrspacecast ptr %9 to ptr addrspace(4)
  %22 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %16, i32 0, ptr nonnull %8, i32 0, ptr addrspace(4) null, ptr addrspace(4) %17, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %21) #18
  store i32 %22, ptr addrspace(1) %1, align 4, !tbaa !3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %10, ptr noundef nonnull align 8 dereferenceable(80) %3, i64 80, i1 false), !tbaa.struct !24
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 24, ptr %11, align 8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 8, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2 to ptr addrspace(4)), ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr addrspace(1) %0, ptr %26, align 8, !tbaa !11
  %27 = addrspacecast ptr %11 to ptr addrspace(4)
  %28 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %16, i32 0, ptr nonnull %10, i32 1, ptr addrspace(4) %17, ptr addrspace(4) %23, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %27) #18
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = load target("spirv.DeviceEvent"), ptr %4, align 8, !tbaa !25
  store target("spirv.DeviceEvent") %30, ptr %7, align 8, !tbaa !25
  %31 = load target("spirv.DeviceEvent"), ptr %5, align 8, !tbaa !25
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store target("spirv.DeviceEvent") %31, ptr %32, align 8, !tbaa !25
  %33 = addrspacecast ptr %7 to ptr addrspace(4)
  %34 = addrspacecast ptr %6 to ptr addrspace(4)
  %35 = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %16, i32 noundef 2, ptr addrspace(4) noundef %33, ptr addrspace(4) noundef %34) #17
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #18
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %13, i64 noundef 64, i64 noundef 16) #17
  %37 = addrspacecast ptr %12 to ptr addrspace(4)
  store i32 24, ptr %14, align 8
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 8, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3 to ptr addrspace(4)), ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr addrspace(1) %0, ptr %40, align 8, !tbaa !11
  %41 = addrspacecast ptr %14 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #18
  store i64 64, ptr %15, align 8
  %42 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %16, i32 0, ptr nonnull %13, i32 1, ptr addrspace(4) %34, ptr addrspace(4) %37, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) %41, i32 1, ptr nonnull %15) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #18
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = load target("spirv.DeviceEvent"), ptr %4, align 8, !tbaa !25
  %45 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %44) #17
  br i1 %45, label %46, label %50

46:                                               ; preds = %2
  %47 = load target("spirv.DeviceEvent"), ptr %12, align 8, !tbaa !25
  %48 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %47) #17
  %49 = zext i1 %48 to i32
  br label %50

50:                                               ; preds = %2, %46
  %51 = phi i32 [ 0, %2 ], [ %49, %46 ]
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = load target("spirv.DeviceEvent"), ptr %4, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %53) #17
  %54 = load target("spirv.DeviceEvent"), ptr %5, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %54) #17
  %55 = load target("spirv.DeviceEvent"), ptr %6, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %55) #17
  %56 = load target("spirv.DeviceEvent"), ptr %12, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %56) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 20)) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !23 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca target("spirv.DeviceEvent"), align 8
  %5 = alloca target("spirv.DeviceEvent"), align 8
  %6 = alloca target("spirv.DeviceEvent"), align 8
  %7 = alloca [2 x target("spirv.DeviceEvent")], align 8
  %8 = alloca %struct.ndrange_t, align 8
  %9 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %10 = alloca %struct.ndrange_t, align 8
  %11 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %12 = alloca target("spirv.DeviceEvent"), align 8
  %13 = alloca %struct.ndrange_t, align 8
  %14 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %15 = alloca [1 x i64], align 8
  %16 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 64) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %8, ptr noundef nonnull align 8 dereferenceable(80) %3, i64 80, i1 false), !tbaa.struct !24
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  store i32 24, ptr %9, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 8, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke to ptr addrspace(4)), ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr addrspace(1) %0, ptr %20, align 8, !tbaa !11
  %21 = addrspacecast ptr %9 to ptr addrspace(4)
  %22 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %16, i32 0, ptr nonnull %8, i32 0, ptr addrspace(4) null, ptr addrspace(4) %17, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %21) #18
  store i32 %22, ptr addrspace(1) %1, align 4, !tbaa !3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %10, ptr noundef nonnull align 8 dereferenceable(80) %3, i64 80, i1 false), !tbaa.struct !24
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 24, ptr %11, align 8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 8, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2 to ptr addrspace(4)), ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr addrspace(1) %0, ptr %26, align 8, !tbaa !11
  %27 = addrspacecast ptr %11 to ptr addrspace(4)
  %28 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %16, i32 0, ptr nonnull %10, i32 1, ptr addrspace(4) %17, ptr addrspace(4) %23, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %27) #18
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = load target("spirv.DeviceEvent"), ptr %4, align 8, !tbaa !25
  store target("spirv.DeviceEvent") %30, ptr %7, align 8, !tbaa !25
  %31 = load target("spirv.DeviceEvent"), ptr %5, align 8, !tbaa !25
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store target("spirv.DeviceEvent") %31, ptr %32, align 8, !tbaa !25
  %33 = addrspacecast ptr %7 to ptr addrspace(4)
  %34 = addrspacecast ptr %6 to ptr addrspace(4)
  %35 = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %16, i32 noundef 2, ptr addrspace(4) noundef %33, ptr addrspace(4) noundef %34) #17
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #18
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %13, i64 noundef 64, i64 noundef 16) #17
  %37 = addrspacecast ptr %12 to ptr addrspace(4)
  store i32 24, ptr %14, align 8
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 8, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3 to ptr addrspace(4)), ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr addrspace(1) %0, ptr %40, align 8, !tbaa !11
  %41 = addrspacecast ptr %14 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #18
  store i64 64, ptr %15, align 8
  %42 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %16, i32 0, ptr nonnull %13, i32 1, ptr addrspace(4) %34, ptr addrspace(4) %37, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) %41, i32 1, ptr nonnull %15) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #18
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = load target("spirv.DeviceEvent"), ptr %4, align 8, !tbaa !25
  %45 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %44) #17
  br i1 %45, label %46, label %50

46:                                               ; preds = %2
  %47 = load target("spirv.DeviceEvent"), ptr %12, align 8, !tbaa !25
  %48 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %47) #17
  %49 = zext i1 %48 to i32
  br label %50

50:                                               ; preds = %46, %2
  %51 = phi i32 [ 0, %2 ], [ %49, %46 ]
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = load target("spirv.DeviceEvent"), ptr %4, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %53) #17
  %54 = load target("spirv.DeviceEvent"), ptr %5, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %54) #17
  %55 = load target("spirv.DeviceEvent"), ptr %6, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %55) #17
  %56 = load target("spirv.DeviceEvent"), ptr %12, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %56) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @user_event(ptr addrspace(1) noundef align 4 initializes((0, 4)) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !23 {
  %3 = alloca target("spirv.DeviceEvent"), align 8
  %4 = alloca target("spirv.DeviceEvent"), align 8
  %5 = alloca %struct.ndrange_t, align 8
  %6 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %8 = tail call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() #17
  store target("spirv.DeviceEvent") %8, ptr %3, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  tail call spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent") %8) #17
  %9 = tail call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %8) #17
  %10 = zext i1 %9 to i32
  store i32 %10, ptr addrspace(1) %1, align 4, !tbaa !3
  store i32 5, ptr addrspace(1) %0, align 4, !tbaa !3
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %5, i64 noundef 32) #17
  %11 = addrspacecast ptr %3 to ptr addrspace(4)
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  store i32 24, ptr %6, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 8, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__user_event_block_invoke to ptr addrspace(4)), ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr addrspace(1) %0, ptr %15, align 8, !tbaa !11
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %7, i32 0, ptr nonnull %5, i32 1, ptr addrspace(4) %11, ptr addrspace(4) %12, ptr addrspace(4) addrspacecast (ptr @__user_event_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %16) #18
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  store i32 7, ptr addrspace(1) %0, align 4, !tbaa !3
  call spir_func void @_Z15write_mem_fencej(i32 noundef 2) #17
  %19 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !25
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %19, i32 noundef 0) #17
  %20 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %20) #17
  %21 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %21) #17
  %22 = load target("spirv.DeviceEvent"), ptr %4, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %22) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_user_event(ptr addrspace(1) noundef align 4 initializes((0, 4)) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !23 {
  %3 = alloca target("spirv.DeviceEvent"), align 8
  %4 = alloca target("spirv.DeviceEvent"), align 8
  %5 = alloca %struct.ndrange_t, align 8
  %6 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %7 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %8 = tail call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() #17
  store target("spirv.DeviceEvent") %8, ptr %3, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  tail call spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent") %8) #17
  %9 = tail call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %8) #17
  %10 = zext i1 %9 to i32
  store i32 %10, ptr addrspace(1) %1, align 4, !tbaa !3
  store i32 5, ptr addrspace(1) %0, align 4, !tbaa !3
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %5, i64 noundef 32) #17
  %11 = addrspacecast ptr %3 to ptr addrspace(4)
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  store i32 24, ptr %6, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 8, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__user_event_block_invoke to ptr addrspace(4)), ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr addrspace(1) %0, ptr %15, align 8, !tbaa !11
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %7, i32 0, ptr nonnull %5, i32 1, ptr addrspace(4) %11, ptr addrspace(4) %12, ptr addrspace(4) addrspacecast (ptr @__user_event_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %16) #18
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  store i32 7, ptr addrspace(1) %0, align 4, !tbaa !3
  call spir_func void @_Z15write_mem_fencej(i32 noundef 2) #17
  %19 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !25
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %19, i32 noundef 0) #17
  %20 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %20) #17
  %21 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %21) #17
  %22 = load target("spirv.DeviceEvent"), ptr %4, align 8, !tbaa !25
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %22) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  ret void
}

; Function Attrs: norecurse nounwind
define spir_kernel void @queries(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !18 {
  %2 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i32 24, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 8, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke to ptr addrspace(4)), ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !11
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %6) #18
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4))) #18
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %6) #18
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4))) #18
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret void
}

; Function Attrs: alwaysinline norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !18 {
  %2 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  store i32 24, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 8, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke to ptr addrspace(4)), ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !11
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %6) #18
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4))) #18
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %6) #18
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4))) #18
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_func void @count_down(ptr addrspace(1) noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %5 = mul nsw i32 %1, %1
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  store i32 %5, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 1) #17
  store i32 28, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 8, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke to ptr addrspace(4)), ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %1, ptr %14, align 8, !tbaa !3
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %10, i32 1, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15) #18
  br label %17

17:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Queue") @_Z17get_default_queuev() local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define internal spir_func void @__count_down_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #6 {
  %2 = alloca %struct.ndrange_t, align 8
  %3 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !11
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %7 = load i32, ptr addrspace(4) %6, align 8, !tbaa !3
  %8 = add nsw i32 %7, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %9 = mul nsw i32 %8, %8
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %10
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = icmp sgt i32 %7, 1
  br i1 %12, label %13, label %21

13:                                               ; preds = %1
  %14 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %2, i64 noundef 1) #17
  store i32 28, ptr %3, align 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 8, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke to ptr addrspace(4)), ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr addrspace(1) %5, ptr %17, align 8, !tbaa !11
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %8, ptr %18, align 8, !tbaa !3
  %19 = addrspacecast ptr %3 to ptr addrspace(4)
  %20 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %14, i32 1, ptr nonnull %2, ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %19) #18
  br label %21

21:                                               ; preds = %1, %13
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__count_down_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #6 {
  %2 = alloca %struct.ndrange_t, align 8
  %3 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !11
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %7 = load i32, ptr addrspace(4) %6, align 8, !tbaa !3
  %8 = add nsw i32 %7, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %9 = mul nsw i32 %8, %8
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %10
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = icmp sgt i32 %7, 1
  br i1 %12, label %13, label %21

13:                                               ; preds = %1
  %14 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %2, i64 noundef 1) #17
  store i32 28, ptr %3, align 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 8, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke to ptr addrspace(4)), ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr addrspace(1) %5, ptr %17, align 8, !tbaa !11
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %8, ptr %18, align 8, !tbaa !3
  %19 = addrspacecast ptr %3 to ptr addrspace(4)
  %20 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %14, i32 1, ptr nonnull %2, ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %19) #18
  br label %21

21:                                               ; preds = %1, %13
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @descend(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !8 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !23 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = mul nsw i32 %1, %1
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  store i32 %5, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 1) #17
  store i32 28, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 8, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke to ptr addrspace(4)), ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %1, ptr %14, align 8, !tbaa !3
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %10, i32 1, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15) #18
  br label %17

17:                                               ; preds = %2, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_descend(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !28 !kernel_arg_access_qual !8 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !23 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = mul nsw i32 %1, %1
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  store i32 %5, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 1) #17
  store i32 28, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 8, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke to ptr addrspace(4)), ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %1, ptr %14, align 8, !tbaa !3
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %10, i32 1, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15) #18
  br label %17

17:                                               ; preds = %2, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @given_queue(target("spirv.Queue") %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !8 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !23 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 8) #17
  store i32 72, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 16, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__given_queue_block_invoke to ptr addrspace(4)), ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store ptr addrspace(1) %1, ptr %7, align 16, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 16 dereferenceable(48) %8, ptr addrspace(2) noundef align 16 dereferenceable(48) @__const.given_queue.x, i64 48, i1 false), !tbaa.struct !32
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %0, i32 2, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__given_queue_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %9) #18
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_given_queue(target("spirv.Queue") %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #2 !kernel_arg_addr_space !30 !kernel_arg_access_qual !8 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !23 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, align 16
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 8) #17
  store i32 72, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 16, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__given_queue_block_invoke to ptr addrspace(4)), ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store ptr addrspace(1) %1, ptr %7, align 16, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 16 dereferenceable(48) %8, ptr addrspace(2) noundef align 16 dereferenceable(48) @__const.given_queue.x, i64 48, i1 false), !tbaa.struct !32
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %0, i32 2, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__given_queue_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %9) #18
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @plain_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca %struct.ndrange_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = load i32, ptr addrspace(1) %0, align 4, !tbaa !3
  br label %5

5:                                                ; preds = %2, %5
  %6 = phi i64 [ 0, %2 ], [ %15, %5 ]
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = mul nsw i32 %8, %8
  %10 = mul nsw i32 %9, %8
  %11 = add nsw i32 %8, 1
  %12 = mul nsw i32 %11, %4
  %13 = add nsw i32 %10, %12
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = add nuw nsw i64 %6, 1
  %16 = icmp eq i64 %15, 16
  br i1 %16, label %17, label %5

17:                                               ; preds = %5
  %18 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 16) #17
  %19 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 1, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__plain_blocks_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.2 to ptr addrspace(4))) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_plain_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = load i32, ptr addrspace(1) %0, align 4, !tbaa !3
  br label %8

5:                                                ; preds = %8
  %6 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #17
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 16) #17
  %7 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %6, i32 1, ptr nonnull %3, ptr addrspace(4) addrspacecast (ptr @__plain_blocks_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.2 to ptr addrspace(4))) #18
  ret void

8:                                                ; preds = %2, %8
  %9 = phi i64 [ 0, %2 ], [ %18, %8 ]
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = mul nsw i32 %11, %11
  %13 = mul nsw i32 %12, %11
  %14 = add nsw i32 %11, 1
  %15 = mul nsw i32 %14, %4
  %16 = add nsw i32 %13, %15
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, 16
  br i1 %19, label %5, label %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @collect(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((64, 128)) %1) local_unnamed_addr #7 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = load i32, ptr addrspace(1) @left_behind, align 4, !tbaa !3
  %4 = load i32, ptr addrspace(1) %0, align 4, !tbaa !3
  %5 = add nsw i32 %4, %3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 64
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 4), align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = add nsw i32 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 68
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 8), align 4, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !3
  %15 = add nsw i32 %14, %12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 72
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 12), align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !3
  %20 = add nsw i32 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 76
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 16), align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !3
  %25 = add nsw i32 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 80
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 20), align 4, !tbaa !3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !3
  %30 = add nsw i32 %29, %27
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 84
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 24), align 4, !tbaa !3
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !3
  %35 = add nsw i32 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 88
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !3
  %37 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 28), align 4, !tbaa !3
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !3
  %40 = add nsw i32 %39, %37
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 92
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !3
  %42 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 32), align 4, !tbaa !3
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !3
  %45 = add nsw i32 %44, %42
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 96
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 36), align 4, !tbaa !3
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !3
  %50 = add nsw i32 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 100
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !3
  %52 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 40), align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !3
  %55 = add nsw i32 %54, %52
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 104
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !3
  %57 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 44), align 4, !tbaa !3
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  %59 = load i32, ptr addrspace(1) %58, align 4, !tbaa !3
  %60 = add nsw i32 %59, %57
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 108
  store i32 %60, ptr addrspace(1) %61, align 4, !tbaa !3
  %62 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 48), align 4, !tbaa !3
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !3
  %65 = add nsw i32 %64, %62
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 112
  store i32 %65, ptr addrspace(1) %66, align 4, !tbaa !3
  %67 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 52), align 4, !tbaa !3
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  %69 = load i32, ptr addrspace(1) %68, align 4, !tbaa !3
  %70 = add nsw i32 %69, %67
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 116
  store i32 %70, ptr addrspace(1) %71, align 4, !tbaa !3
  %72 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 56), align 4, !tbaa !3
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !3
  %75 = add nsw i32 %74, %72
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 120
  store i32 %75, ptr addrspace(1) %76, align 4, !tbaa !3
  %77 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 60), align 4, !tbaa !3
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !3
  %80 = add nsw i32 %79, %77
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 124
  store i32 %80, ptr addrspace(1) %81, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func void @__clang_ocl_kern_imp_collect(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((64, 128)) %1) local_unnamed_addr #8 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = load i32, ptr addrspace(1) @left_behind, align 4, !tbaa !3
  %4 = load i32, ptr addrspace(1) %0, align 4, !tbaa !3
  %5 = add nsw i32 %4, %3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 64
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 4), align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = add nsw i32 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 68
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 8), align 4, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !3
  %15 = add nsw i32 %14, %12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 72
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 12), align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !3
  %20 = add nsw i32 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 76
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 16), align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !3
  %25 = add nsw i32 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 80
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 20), align 4, !tbaa !3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !3
  %30 = add nsw i32 %29, %27
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 84
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 24), align 4, !tbaa !3
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !3
  %35 = add nsw i32 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 88
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !3
  %37 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 28), align 4, !tbaa !3
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !3
  %40 = add nsw i32 %39, %37
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 92
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !3
  %42 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 32), align 4, !tbaa !3
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !3
  %45 = add nsw i32 %44, %42
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 96
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 36), align 4, !tbaa !3
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !3
  %50 = add nsw i32 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 100
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !3
  %52 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 40), align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !3
  %55 = add nsw i32 %54, %52
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 104
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !3
  %57 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 44), align 4, !tbaa !3
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  %59 = load i32, ptr addrspace(1) %58, align 4, !tbaa !3
  %60 = add nsw i32 %59, %57
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 108
  store i32 %60, ptr addrspace(1) %61, align 4, !tbaa !3
  %62 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 48), align 4, !tbaa !3
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !3
  %65 = add nsw i32 %64, %62
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 112
  store i32 %65, ptr addrspace(1) %66, align 4, !tbaa !3
  %67 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 52), align 4, !tbaa !3
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  %69 = load i32, ptr addrspace(1) %68, align 4, !tbaa !3
  %70 = add nsw i32 %69, %67
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 116
  store i32 %70, ptr addrspace(1) %71, align 4, !tbaa !3
  %72 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 56), align 4, !tbaa !3
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !3
  %75 = add nsw i32 %74, %72
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 120
  store i32 %75, ptr addrspace(1) %76, align 4, !tbaa !3
  %77 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @left_behind, i64 60), align 4, !tbaa !3
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !3
  %80 = add nsw i32 %79, %77
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 124
  store i32 %80, ptr addrspace(1) %81, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__enqueue_one_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 40
  %4 = load ptr addrspace(1), ptr addrspace(4) %3, align 8, !tbaa !11
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %2
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = shl nsw i32 %6, 1
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 48
  %9 = load i8, ptr addrspace(4) %8, align 16, !tbaa !14
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %7, %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %13 = load <8 x i16>, ptr addrspace(4) %12, align 16
  %14 = extractelement <8 x i16> %13, i64 3
  %15 = sext i16 %14 to i32
  %16 = extractelement <8 x i16> %13, i64 7
  %17 = sext i16 %16 to i32
  %18 = mul nsw i32 %15, %17
  %19 = add nsw i32 %11, %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %21 = load ptr addrspace(1), ptr addrspace(4) %20, align 16, !tbaa !11
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %2
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__enqueue_one_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 40
  %4 = load ptr addrspace(1), ptr addrspace(4) %3, align 8, !tbaa !11
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %2
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = shl nsw i32 %6, 1
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 48
  %9 = load i8, ptr addrspace(4) %8, align 16, !tbaa !14
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %7, %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %13 = load <8 x i16>, ptr addrspace(4) %12, align 16
  %14 = extractelement <8 x i16> %13, i64 3
  %15 = sext i16 %14 to i32
  %16 = extractelement <8 x i16> %13, i64 7
  %17 = sext i16 %16 to i32
  %18 = mul nsw i32 %15, %17
  %19 = add nsw i32 %11, %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %21 = load ptr addrspace(1), ptr addrspace(4) %20, align 16, !tbaa !11
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %2
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #12

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define internal spir_func void @__ranges_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = mul i64 %2, 100
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #16
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #16
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %11 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !11
  %12 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  store i32 %9, ptr addrspace(1) %13, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #6

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = mul i64 %2, 100
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #16
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #16
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %11 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !11
  %12 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  store i32 %9, ptr addrspace(1) %13, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define internal spir_func void @__ranges_block_invoke_2(ptr addrspace(4) noundef readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = mul i64 %2, 1000
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #16
  %5 = mul i64 %4, 100
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #16
  %8 = mul i64 %7, 10
  %9 = add i64 %6, %8
  %10 = tail call spir_func i32 @_Z12get_work_dimv() #16
  %11 = trunc i64 %9 to i32
  %12 = add i32 %10, %11
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %14 = load ptr addrspace(1), ptr addrspace(4) %13, align 8, !tbaa !11
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %16 = getelementptr i32, ptr addrspace(1) %14, i64 %15
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 32
  store i32 %12, ptr addrspace(1) %17, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z12get_work_dimv() local_unnamed_addr #10

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_2_kernel(ptr addrspace(4) readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = mul i64 %2, 1000
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #16
  %5 = mul i64 %4, 100
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #16
  %8 = mul i64 %7, 10
  %9 = add i64 %6, %8
  %10 = tail call spir_func i32 @_Z12get_work_dimv() #16
  %11 = trunc i64 %9 to i32
  %12 = add i32 %10, %11
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %14 = load ptr addrspace(1), ptr addrspace(4) %13, align 8, !tbaa !11
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %16 = getelementptr i32, ptr addrspace(1) %14, i64 %15
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 32
  store i32 %12, ptr addrspace(1) %17, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define internal spir_func void @__ranges_block_invoke_3(ptr addrspace(4) noundef readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #16
  %3 = mul i64 %2, 1000
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #16
  %5 = mul i64 %4, 100
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %8 = mul i64 %7, 10
  %9 = add i64 %6, %8
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #16
  %11 = add i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %14 = load ptr addrspace(1), ptr addrspace(4) %13, align 8, !tbaa !11
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %16 = getelementptr i32, ptr addrspace(1) %14, i64 %15
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 128
  store i32 %12, ptr addrspace(1) %17, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_3_kernel(ptr addrspace(4) readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #16
  %3 = mul i64 %2, 1000
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #16
  %5 = mul i64 %4, 100
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %8 = mul i64 %7, 10
  %9 = add i64 %6, %8
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #16
  %11 = add i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %14 = load ptr addrspace(1), ptr addrspace(4) %13, align 8, !tbaa !11
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %16 = getelementptr i32, ptr addrspace(1) %14, i64 %15
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 128
  store i32 %12, ptr addrspace(1) %17, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define internal spir_func void @__ranges_block_invoke_4(ptr addrspace(4) noundef readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #16
  %3 = mul i64 %2, 100
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #16
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #16
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %11 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !11
  %12 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %13 = getelementptr i32, ptr addrspace(1) %11, i64 %12
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 224
  store i32 %9, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_4_kernel(ptr addrspace(4) readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #16
  %3 = mul i64 %2, 100
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #16
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #16
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %11 = load ptr addrspace(1), ptr addrspace(4) %10, align 8, !tbaa !11
  %12 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %13 = getelementptr i32, ptr addrspace(1) %11, i64 %12
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 224
  store i32 %9, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define internal spir_func void @__ranges_block_invoke_5(ptr addrspace(4) noundef readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #16
  %3 = mul i64 %2, 10
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #16
  %5 = add i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %8 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !11
  %9 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %10 = getelementptr i32, ptr addrspace(1) %8, i64 %9
  %11 = getelementptr i8, ptr addrspace(1) %10, i64 320
  store i32 %6, ptr addrspace(1) %11, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_5_kernel(ptr addrspace(4) readonly captures(none) %0) #6 {
  %2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #16
  %3 = mul i64 %2, 10
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #16
  %5 = add i64 %3, %4
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %8 = load ptr addrspace(1), ptr addrspace(4) %7, align 8, !tbaa !11
  %9 = tail call spir_func i64 @_Z20get_global_linear_idv() #17
  %10 = getelementptr i32, ptr addrspace(1) %8, i64 %9
  %11 = getelementptr i8, ptr addrspace(1) %10, i64 320
  store i32 %6, ptr addrspace(1) %11, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
define internal spir_func void @__local_arguments_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0, ptr addrspace(3) noundef captures(none) %1, ptr addrspace(3) noundef captures(none) %2) #6 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #16
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %7 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !tbaa !11
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %4
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !3
  %11 = icmp eq i64 %4, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %3
  store i64 0, ptr addrspace(3) %2, align 8, !tbaa !33
  br label %13

13:                                               ; preds = %12, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #17
  br i1 %11, label %14, label %31

14:                                               ; preds = %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %16 = load i32, ptr addrspace(4) %15, align 8, !tbaa !3
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %31, label %18

18:                                               ; preds = %14
  %19 = load i64, ptr addrspace(3) %2, align 8, !tbaa !33
  %20 = zext i32 %16 to i64
  br label %21

21:                                               ; preds = %18, %21
  %22 = phi i64 [ 0, %18 ], [ %28, %21 ]
  %23 = phi i64 [ %19, %18 ], [ %27, %21 ]
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %22
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %23, %26
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %20
  br i1 %29, label %30, label %21

30:                                               ; preds = %21
  store i64 %27, ptr addrspace(3) %2, align 8, !tbaa !33
  br label %31

31:                                               ; preds = %14, %30, %13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #17
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %33 = load i32, ptr addrspace(4) %32, align 8, !tbaa !3
  %34 = add i32 %33, -1
  %35 = zext i32 %34 to i64
  %36 = sub i64 %35, %4
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !3
  %39 = load i64, ptr addrspace(3) %2, align 8, !tbaa !33
  %40 = trunc i64 %39 to i32
  %41 = add nsw i32 %38, %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %43 = load ptr addrspace(1), ptr addrspace(4) %42, align 8, !tbaa !11
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %5
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define spir_kernel void @__local_arguments_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0, ptr addrspace(3) captures(none) %1, ptr addrspace(3) captures(none) %2) #6 {
  tail call spir_func void @__local_arguments_block_invoke(ptr addrspace(4) %0, ptr addrspace(3) %1, ptr addrspace(3) %2)
  ret void
}

declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__chain_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #11 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !11
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__chain_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #11 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !11
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__chain_block_invoke_2(ptr addrspace(4) noundef readonly captures(none) %0) #11 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !11
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = mul nsw i32 %6, 3
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__chain_block_invoke_2_kernel(ptr addrspace(4) readonly captures(none) %0) #11 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !11
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = mul nsw i32 %6, 3
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue"), i32 noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define internal spir_func void @__chain_block_invoke_3(ptr addrspace(4) noundef readonly captures(none) %0, ptr addrspace(3) noundef captures(none) %1) #6 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !11
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %3
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #16
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %8
  store i32 %7, ptr addrspace(3) %9, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #17
  %10 = xor i64 %8, 1
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %10
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %13 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %3
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !3
  %16 = add nsw i32 %15, %12
  store i32 %16, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__chain_block_invoke_3_kernel(ptr addrspace(4) readonly captures(none) %0, ptr addrspace(3) captures(none) %1) #6 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !11
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %3
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #16
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %8
  store i32 %7, ptr addrspace(3) %9, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #17
  %10 = xor i64 %8, 1
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %10
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %13 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %3
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !3
  %16 = add nsw i32 %15, %12
  store i32 %16, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__user_event_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #11 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !11
  %4 = load i32, ptr addrspace(1) %3, align 4, !tbaa !3
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %6 = trunc i64 %5 to i32
  %7 = add nsw i32 %4, %6
  %8 = getelementptr i32, ptr addrspace(1) %3, i64 %5
  %9 = getelementptr i8, ptr addrspace(1) %8, i64 4
  store i32 %7, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__user_event_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #11 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !11
  %4 = load i32, ptr addrspace(1) %3, align 4, !tbaa !3
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %6 = trunc i64 %5 to i32
  %7 = add nsw i32 %4, %6
  %8 = getelementptr i32, ptr addrspace(1) %3, i64 %5
  %9 = getelementptr i8, ptr addrspace(1) %8, i64 4
  store i32 %7, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z15write_mem_fencej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent"), i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__queries_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #13 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !11
  store i32 %3, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(argmem: write)
define internal spir_func void @__queries_block_invoke_2(ptr addrspace(4) readnone captures(none) %0, ptr addrspace(3) noundef writeonly captures(none) %1) #14 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #16
  %4 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %3
  store i32 1, ptr addrspace(3) %4, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__queries_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #13 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !tbaa !11
  store i32 %3, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(argmem: write)
define spir_kernel void @__queries_block_invoke_2_kernel(ptr addrspace(4) readnone captures(none) %0, ptr addrspace(3) writeonly captures(none) %1) #14 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #16
  %4 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %3
  store i32 1, ptr addrspace(3) %4, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__given_queue_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #13 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %4 = load i32, ptr addrspace(4) %3, align 16, !tbaa !35
  %5 = trunc i64 %2 to i32
  %6 = mul nsw i32 %4, %5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %8 = load <4 x float>, ptr addrspace(4) %7, align 16
  %9 = extractelement <4 x float> %8, i64 3
  %10 = fptosi float %9 to i32
  %11 = add nsw i32 %6, %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 48
  %13 = urem i64 %2, 3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 %13
  %15 = load i8, ptr addrspace(4) %14, align 1, !tbaa !14
  %16 = zext i8 %15 to i32
  %17 = add nsw i32 %11, %16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 64
  %19 = load ptr addrspace(1), ptr addrspace(4) %18, align 16, !tbaa !11
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %2
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__given_queue_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #13 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %4 = load i32, ptr addrspace(4) %3, align 16, !tbaa !35
  %5 = trunc i64 %2 to i32
  %6 = mul nsw i32 %4, %5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %8 = load <4 x float>, ptr addrspace(4) %7, align 16
  %9 = extractelement <4 x float> %8, i64 3
  %10 = fptosi float %9 to i32
  %11 = add nsw i32 %6, %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 48
  %13 = urem i64 %2, 3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 %13
  %15 = load i8, ptr addrspace(4) %14, align 1, !tbaa !14
  %16 = zext i8 %15 to i32
  %17 = add nsw i32 %11, %16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 64
  %19 = load ptr addrspace(1), ptr addrspace(4) %18, align 16, !tbaa !11
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %2
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__plain_blocks_block_invoke_3(ptr addrspace(4) readnone captures(none) %0) #15 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = trunc i64 %2 to i32
  %4 = add nsw i32 %3, 40
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) @left_behind, i64 %2
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__plain_blocks_block_invoke_3_kernel(ptr addrspace(4) readnone captures(none) %0) #15 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %3 = trunc i64 %2 to i32
  %4 = add nsw i32 %3, 40
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) @left_behind, i64 %2
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

attributes #0 = { "objc_arc_inert" }
attributes #1 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { convergent mustprogress nofree nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { convergent mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #16 = { convergent nounwind willreturn memory(none) }
attributes #17 = { convergent nounwind }
attributes #18 = { nounwind }

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
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{i32 1}
!16 = !{!"none"}
!17 = !{!"int*"}
!18 = !{!""}
!19 = !{i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"int*", !"int*", !"uint"}
!22 = !{!"const", !"", !""}
!23 = !{!"", !""}
!24 = !{i64 0, i64 4, !3, i64 8, i64 24, !14, i64 32, i64 24, !14, i64 56, i64 24, !14}
!25 = !{!26, !26, i64 0}
!26 = !{!"clk_event_t", !5, i64 0}
!27 = !{!"uint*"}
!28 = !{i32 1, i32 0}
!29 = !{!"int*", !"int"}
!30 = !{i32 0, i32 1}
!31 = !{!"queue_t", !"int*"}
!32 = !{i64 0, i64 4, !3, i64 16, i64 16, !14, i64 32, i64 3, !14}
!33 = !{!34, !34, i64 0}
!34 = !{!"long", !5, i64 0}
!35 = !{!36, !4, i64 0}
!36 = !{!"", !4, i64 0, !5, i64 16, !5, i64 32}
