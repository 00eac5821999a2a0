; ModuleID = 'queue_kernels.cl'
source_filename = "queue_kernels.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }
%struct.captured = type { i32, <4 x float>, [3 x i8], [13 x i8] }

@left_behind = addrspace(1) global [16 x i32] zeroinitializer, align 4
@__const.ranges.offset2 = private unnamed_addr addrspace(2) constant [2 x i64] [i64 3, i64 5], align 8
@__const.ranges.size2 = private unnamed_addr addrspace(2) constant [2 x i64] [i64 4, i64 6], align 8
@__const.ranges.local2 = private unnamed_addr addrspace(2) constant [2 x i64] [i64 2, i64 3], align 8
@__const.ranges.size3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 2, i64 3, i64 4], align 8
@__const.ranges.local3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 1, i64 3, i64 2], align 8
@__const.ranges.offset3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 7, i64 8, i64 9], align 8
@__block_literal_global = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2 to ptr addrspace(4)) }, align 8 #0
@__const.given_queue.x = private unnamed_addr addrspace(2) constant { i32, [12 x i8], <4 x float>, [3 x i8], [13 x i8] } { i32 3, [12 x i8] zeroinitializer, <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, [3 x i8] c"\09\08\07", [13 x i8] zeroinitializer }, align 16
@__block_literal_global.1 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__plain_blocks_block_invoke to ptr addrspace(4)) }, align 8 #0
@__block_literal_global.2 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__plain_blocks_block_invoke_3 to ptr addrspace(4)) }, align 8 #0

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @enqueue_one(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_enqueue_one(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_enqueue_one(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <8 x i16>, align 16
  %7 = alloca <8 x i16>, align 16
  %8 = alloca i8, align 1
  %9 = alloca %struct.ndrange_t, align 8
  %10 = alloca <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  store i64 %11, ptr %5, align 8
  store <8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>, ptr %7, align 16
  %12 = load <8 x i16>, ptr %7, align 16
  store <8 x i16> %12, ptr %6, align 16
  store i8 -9, ptr %8, align 1
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %34

15:                                               ; preds = %2
  %16 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #9
  %17 = load i64, ptr %5, align 8
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %9, i64 noundef %17) #9
  %18 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr %10, i32 0, i32 0
  store i32 49, ptr %18, align 16
  %19 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr %10, i32 0, i32 1
  store i32 16, ptr %19, align 4
  %20 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr %10, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__enqueue_one_block_invoke to ptr addrspace(4)), ptr %20, align 8
  %21 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr %10, i32 0, i32 4
  %22 = load ptr addrspace(1), ptr %4, align 8
  store ptr addrspace(1) %22, ptr %21, align 16
  %23 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr %10, i32 0, i32 5
  %24 = load ptr addrspace(1), ptr %3, align 8
  store ptr addrspace(1) %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr %10, i32 0, i32 6
  %26 = load i8, ptr %8, align 1
  store i8 %26, ptr %25, align 16
  %27 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr %10, i32 0, i32 3
  %28 = load <8 x i16>, ptr %6, align 16
  store <8 x i16> %28, ptr %27, align 16
  %29 = addrspacecast ptr %10 to ptr addrspace(4)
  %30 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %16, i32 0, ptr %9, ptr addrspace(4) addrspacecast (ptr @__enqueue_one_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %29)
  %31 = load ptr addrspace(1), ptr %4, align 8
  %32 = load i64, ptr %5, align 8
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %32
  store i32 %30, ptr addrspace(1) %33, align 4
  br label %34

34:                                               ; preds = %15, %2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @ranges(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_ranges(ptr addrspace(1) noundef align 4 %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_ranges(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca target("spirv.Queue"), align 8
  %4 = alloca [2 x i64], align 8
  %5 = alloca [2 x i64], align 8
  %6 = alloca [2 x i64], align 8
  %7 = alloca [3 x i64], align 8
  %8 = alloca [3 x i64], align 8
  %9 = alloca [3 x i64], align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.ndrange_t, align 8
  %13 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %14 = alloca %struct.ndrange_t, align 8
  %15 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %16 = alloca %struct.ndrange_t, align 8
  %17 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %18 = alloca %struct.ndrange_t, align 8
  %19 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %20 = alloca %struct.ndrange_t, align 8
  %21 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %22 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #9
  store target("spirv.Queue") %22, ptr %3, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %4, ptr addrspace(2) align 8 @__const.ranges.offset2, i64 16, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %5, ptr addrspace(2) align 8 @__const.ranges.size2, i64 16, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %6, ptr addrspace(2) align 8 @__const.ranges.local2, i64 16, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %7, ptr addrspace(2) align 8 @__const.ranges.size3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %8, ptr addrspace(2) align 8 @__const.ranges.local3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %9, ptr addrspace(2) align 8 @__const.ranges.offset3, i64 24, i1 false)
  store i32 1, ptr %10, align 4
  %23 = load target("spirv.Queue"), ptr %3, align 8
  %24 = load i32, ptr %10, align 4
  call spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %12, i64 noundef 5, i64 noundef 8, i64 noundef 4) #9
  %25 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %13, i32 0, i32 0
  store i32 24, ptr %25, align 8
  %26 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %13, i32 0, i32 1
  store i32 8, ptr %26, align 4
  %27 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %13, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke to ptr addrspace(4)), ptr %27, align 8
  %28 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %13, i32 0, i32 3
  %29 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %29, ptr %28, align 8
  %30 = addrspacecast ptr %13 to ptr addrspace(4)
  %31 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %23, i32 %24, ptr %12, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %30)
  store i32 %31, ptr %11, align 4
  %32 = load target("spirv.Queue"), ptr %3, align 8
  %33 = load i32, ptr %10, align 4
  %34 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 0
  %35 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  %36 = getelementptr inbounds [2 x i64], ptr %6, i64 0, i64 0
  call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %14, ptr noundef %34, ptr noundef %35, ptr noundef %36) #9
  %37 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %15, i32 0, i32 0
  store i32 24, ptr %37, align 8
  %38 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %15, i32 0, i32 1
  store i32 8, ptr %38, align 4
  %39 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %15, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_2 to ptr addrspace(4)), ptr %39, align 8
  %40 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %15, i32 0, i32 3
  %41 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %41, ptr %40, align 8
  %42 = addrspacecast ptr %15 to ptr addrspace(4)
  %43 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %32, i32 %33, ptr %14, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %42)
  %44 = load i32, ptr %11, align 4
  %45 = or i32 %44, %43
  store i32 %45, ptr %11, align 4
  %46 = load target("spirv.Queue"), ptr %3, align 8
  %47 = load i32, ptr %10, align 4
  %48 = getelementptr inbounds [3 x i64], ptr %7, i64 0, i64 0
  %49 = getelementptr inbounds [3 x i64], ptr %8, i64 0, i64 0
  call spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %16, ptr noundef %48, ptr noundef %49) #9
  %50 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %17, i32 0, i32 0
  store i32 24, ptr %50, align 8
  %51 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %17, i32 0, i32 1
  store i32 8, ptr %51, align 4
  %52 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %17, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_3 to ptr addrspace(4)), ptr %52, align 8
  %53 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %17, i32 0, i32 3
  %54 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %54, ptr %53, align 8
  %55 = addrspacecast ptr %17 to ptr addrspace(4)
  %56 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %46, i32 %47, ptr %16, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) %55)
  %57 = load i32, ptr %11, align 4
  %58 = or i32 %57, %56
  store i32 %58, ptr %11, align 4
  %59 = load target("spirv.Queue"), ptr %3, align 8
  %60 = load i32, ptr %10, align 4
  %61 = getelementptr inbounds [3 x i64], ptr %9, i64 0, i64 0
  %62 = getelementptr inbounds [3 x i64], ptr %7, i64 0, i64 0
  %63 = getelementptr inbounds [3 x i64], ptr %8, i64 0, i64 0
  call spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %18, ptr noundef %61, ptr noundef %62, ptr noundef %63) #9
  %64 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %19, i32 0, i32 0
  store i32 24, ptr %64, align 8
  %65 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %19, i32 0, i32 1
  store i32 8, ptr %65, align 4
  %66 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %19, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_4 to ptr addrspace(4)), ptr %66, align 8
  %67 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %19, i32 0, i32 3
  %68 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %68, ptr %67, align 8
  %69 = addrspacecast ptr %19 to ptr addrspace(4)
  %70 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %59, i32 %60, ptr %18, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_4_kernel to ptr addrspace(4)), ptr addrspace(4) %69)
  %71 = load i32, ptr %11, align 4
  %72 = or i32 %71, %70
  store i32 %72, ptr %11, align 4
  %73 = load target("spirv.Queue"), ptr %3, align 8
  %74 = load i32, ptr %10, align 4
  %75 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  call spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %20, ptr noundef %75) #9
  %76 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %21, i32 0, i32 0
  store i32 24, ptr %76, align 8
  %77 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %21, i32 0, i32 1
  store i32 8, ptr %77, align 4
  %78 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %21, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_5 to ptr addrspace(4)), ptr %78, align 8
  %79 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %21, i32 0, i32 3
  %80 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %80, ptr %79, align 8
  %81 = addrspacecast ptr %21 to ptr addrspace(4)
  %82 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %73, i32 %74, ptr %20, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_5_kernel to ptr addrspace(4)), ptr addrspace(4) %81)
  %83 = load i32, ptr %11, align 4
  %84 = or i32 %83, %82
  store i32 %84, ptr %11, align 4
  %85 = load i32, ptr %11, align 4
  %86 = load ptr addrspace(1), ptr %2, align 8
  %87 = getelementptr inbounds i32, ptr addrspace(1) %86, i64 104
  store i32 %85, ptr addrspace(1) %87, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @local_arguments(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_local_arguments(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_local_arguments(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, align 8
  %9 = alloca %struct.ndrange_t, align 8
  %10 = alloca [2 x i64], align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr %8, i32 0, i32 0
  store i32 36, ptr %11, align 8
  %12 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr %8, i32 0, i32 1
  store i32 8, ptr %12, align 4
  %13 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr %8, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__local_arguments_block_invoke to ptr addrspace(4)), ptr %13, align 8
  %14 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr %8, i32 0, i32 3
  %15 = load ptr addrspace(1), ptr %4, align 8
  store ptr addrspace(1) %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr %8, i32 0, i32 5
  %17 = load i32, ptr %6, align 4
  store i32 %17, ptr %16, align 8
  %18 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr %8, i32 0, i32 4
  %19 = load ptr addrspace(1), ptr %5, align 8
  store ptr addrspace(1) %19, ptr %18, align 8
  %20 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %20, ptr %7, align 8
  %21 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #9
  %22 = load i32, ptr %6, align 4
  %23 = mul i32 4, %22
  %24 = zext i32 %23 to i64
  %25 = load i32, ptr %6, align 4
  %26 = zext i32 %25 to i64
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %9, i64 noundef %24, i64 noundef %26) #9
  %27 = load ptr addrspace(4), ptr %7, align 8
  %28 = addrspacecast ptr %8 to ptr addrspace(4)
  %29 = getelementptr [2 x i64], ptr %10, i32 0, i32 0
  %30 = load i32, ptr %6, align 4
  %31 = mul i32 %30, 4
  %32 = zext i32 %31 to i64
  store i64 %32, ptr %29, align 8
  %33 = getelementptr [2 x i64], ptr %10, i32 0, i32 1
  store i64 8, ptr %33, align 8
  %34 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %21, i32 1, ptr %9, ptr addrspace(4) addrspacecast (ptr @__local_arguments_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %28, i32 2, ptr %29)
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = load i32, ptr %6, align 4
  %37 = mul i32 4, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %38
  store i32 %34, ptr addrspace(1) %39, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_chain(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca target("spirv.Queue"), align 8
  %6 = alloca %struct.ndrange_t, align 8
  %7 = alloca i32, align 4
  %8 = alloca target("spirv.DeviceEvent"), align 8
  %9 = alloca target("spirv.DeviceEvent"), align 8
  %10 = alloca target("spirv.DeviceEvent"), align 8
  %11 = alloca [2 x target("spirv.DeviceEvent")], align 8
  %12 = alloca %struct.ndrange_t, align 8
  %13 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %14 = alloca %struct.ndrange_t, align 8
  %15 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %16 = alloca target("spirv.DeviceEvent"), align 8
  %17 = alloca %struct.ndrange_t, align 8
  %18 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %19 = alloca [1 x i64], align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %20 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #9
  store target("spirv.Queue") %20, ptr %5, align 8
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %6, i64 noundef 64) #9
  store i32 0, ptr %7, align 4
  %21 = load target("spirv.Queue"), ptr %5, align 8
  %22 = load i32, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %6, i64 80, i1 false)
  %23 = addrspacecast ptr %8 to ptr addrspace(4)
  %24 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %13, i32 0, i32 0
  store i32 24, ptr %24, align 8
  %25 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %13, i32 0, i32 1
  store i32 8, ptr %25, align 4
  %26 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %13, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke to ptr addrspace(4)), ptr %26, align 8
  %27 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %13, i32 0, i32 3
  %28 = load ptr addrspace(1), ptr %3, align 8
  store ptr addrspace(1) %28, ptr %27, align 8
  %29 = addrspacecast ptr %13 to ptr addrspace(4)
  %30 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %21, i32 %22, ptr %12, i32 0, ptr addrspace(4) null, ptr addrspace(4) %23, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %29)
  %31 = load ptr addrspace(1), ptr %4, align 8
  %32 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 0
  store i32 %30, ptr addrspace(1) %32, align 4
  %33 = load target("spirv.Queue"), ptr %5, align 8
  %34 = load i32, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %6, i64 80, i1 false)
  %35 = addrspacecast ptr %8 to ptr addrspace(4)
  %36 = addrspacecast ptr %9 to ptr addrspace(4)
  %37 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %15, i32 0, i32 0
  store i32 24, ptr %37, align 8
  %38 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %15, i32 0, i32 1
  store i32 8, ptr %38, align 4
  %39 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %15, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2 to ptr addrspace(4)), ptr %39, align 8
  %40 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %15, i32 0, i32 3
  %41 = load ptr addrspace(1), ptr %3, align 8
  store ptr addrspace(1) %41, ptr %40, align 8
  %42 = addrspacecast ptr %15 to ptr addrspace(4)
  %43 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %33, i32 %34, ptr %14, i32 1, ptr addrspace(4) %35, ptr addrspace(4) %36, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %42)
  %44 = load ptr addrspace(1), ptr %4, align 8
  %45 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 1
  store i32 %43, ptr addrspace(1) %45, align 4
  %46 = load target("spirv.DeviceEvent"), ptr %8, align 8
  %47 = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %11, i64 0, i64 0
  store target("spirv.DeviceEvent") %46, ptr %47, align 8
  %48 = load target("spirv.DeviceEvent"), ptr %9, align 8
  %49 = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %11, i64 0, i64 1
  store target("spirv.DeviceEvent") %48, ptr %49, align 8
  %50 = load target("spirv.Queue"), ptr %5, align 8
  %51 = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %11, i64 0, i64 0
  %52 = addrspacecast ptr %51 to ptr addrspace(4)
  %53 = addrspacecast ptr %10 to ptr addrspace(4)
  %54 = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %50, i32 noundef 2, ptr addrspace(4) noundef %52, ptr addrspace(4) noundef %53) #9
  %55 = load ptr addrspace(1), ptr %4, align 8
  %56 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 2
  store i32 %54, ptr addrspace(1) %56, align 4
  %57 = load target("spirv.Queue"), ptr %5, align 8
  %58 = load i32, ptr %7, align 4
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %17, i64 noundef 64, i64 noundef 16) #9
  %59 = addrspacecast ptr %10 to ptr addrspace(4)
  %60 = addrspacecast ptr %16 to ptr addrspace(4)
  %61 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %18, i32 0, i32 0
  store i32 24, ptr %61, align 8
  %62 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %18, i32 0, i32 1
  store i32 8, ptr %62, align 4
  %63 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %18, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3 to ptr addrspace(4)), ptr %63, align 8
  %64 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %18, i32 0, i32 3
  %65 = load ptr addrspace(1), ptr %3, align 8
  store ptr addrspace(1) %65, ptr %64, align 8
  %66 = addrspacecast ptr %18 to ptr addrspace(4)
  %67 = getelementptr [1 x i64], ptr %19, i32 0, i32 0
  store i64 64, ptr %67, align 8
  %68 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %57, i32 %58, ptr %17, i32 1, ptr addrspace(4) %59, ptr addrspace(4) %60, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) %66, i32 1, ptr %67)
  %69 = load ptr addrspace(1), ptr %4, align 8
  %70 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 3
  store i32 %68, ptr addrspace(1) %70, align 4
  %71 = load target("spirv.DeviceEvent"), ptr %8, align 8
  %72 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %71) #9
  br i1 %72, label %73, label %76

73:                                               ; preds = %2
  %74 = load target("spirv.DeviceEvent"), ptr %16, align 8
  %75 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %74) #9
  br label %76

76:                                               ; preds = %73, %2
  %77 = phi i1 [ false, %2 ], [ %75, %73 ]
  %78 = zext i1 %77 to i32
  %79 = load ptr addrspace(1), ptr %4, align 8
  %80 = getelementptr inbounds i32, ptr addrspace(1) %79, i64 4
  store i32 %78, ptr addrspace(1) %80, align 4
  %81 = load target("spirv.DeviceEvent"), ptr %8, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %81) #9
  %82 = load target("spirv.DeviceEvent"), ptr %9, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %82) #9
  %83 = load target("spirv.DeviceEvent"), ptr %10, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %83) #9
  %84 = load target("spirv.DeviceEvent"), ptr %16, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %84) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @user_event(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_user_event(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_user_event(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca target("spirv.Queue"), align 8
  %6 = alloca target("spirv.DeviceEvent"), align 8
  %7 = alloca target("spirv.DeviceEvent"), align 8
  %8 = alloca %struct.ndrange_t, align 8
  %9 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #9
  store target("spirv.Queue") %10, ptr %5, align 8
  %11 = call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() #9
  store target("spirv.DeviceEvent") %11, ptr %6, align 8
  %12 = load target("spirv.DeviceEvent"), ptr %6, align 8
  call spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent") %12) #9
  %13 = load target("spirv.DeviceEvent"), ptr %6, align 8
  %14 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %13) #9
  %15 = zext i1 %14 to i32
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 0
  store i32 %15, ptr addrspace(1) %17, align 4
  %18 = load ptr addrspace(1), ptr %3, align 8
  %19 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 0
  store i32 5, ptr addrspace(1) %19, align 4
  %20 = load target("spirv.Queue"), ptr %5, align 8
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %8, i64 noundef 32) #9
  %21 = addrspacecast ptr %6 to ptr addrspace(4)
  %22 = addrspacecast ptr %7 to ptr addrspace(4)
  %23 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %9, i32 0, i32 0
  store i32 24, ptr %23, align 8
  %24 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %9, i32 0, i32 1
  store i32 8, ptr %24, align 4
  %25 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %9, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__user_event_block_invoke to ptr addrspace(4)), ptr %25, align 8
  %26 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %9, i32 0, i32 3
  %27 = load ptr addrspace(1), ptr %3, align 8
  store ptr addrspace(1) %27, ptr %26, align 8
  %28 = addrspacecast ptr %9 to ptr addrspace(4)
  %29 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %20, i32 0, ptr %8, i32 1, ptr addrspace(4) %21, ptr addrspace(4) %22, ptr addrspace(4) addrspacecast (ptr @__user_event_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %28)
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 1
  store i32 %29, ptr addrspace(1) %31, align 4
  %32 = load ptr addrspace(1), ptr %3, align 8
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 0
  store i32 7, ptr addrspace(1) %33, align 4
  call spir_func void @_Z15write_mem_fencej(i32 noundef 2) #9
  %34 = load target("spirv.DeviceEvent"), ptr %6, align 8
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %34, i32 noundef 0) #9
  %35 = load target("spirv.DeviceEvent"), ptr %6, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %35) #9
  %36 = load target("spirv.DeviceEvent"), ptr %6, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %36) #9
  %37 = load target("spirv.DeviceEvent"), ptr %7, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %37) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @queries(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef align 4 %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %5 = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %6 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %4, i32 0, i32 0
  store i32 24, ptr %6, align 8
  %7 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %4, i32 0, i32 1
  store i32 8, ptr %7, align 4
  %8 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %4, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke to ptr addrspace(4)), ptr %8, align 8
  %9 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %4, i32 0, i32 3
  %10 = load ptr addrspace(1), ptr %2, align 8
  store ptr addrspace(1) %10, ptr %9, align 8
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr %3, align 8
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)), ptr %5, align 8
  %12 = load ptr addrspace(4), ptr %3, align 8
  %13 = addrspacecast ptr %4 to ptr addrspace(4)
  %14 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %13)
  %15 = load ptr addrspace(1), ptr %2, align 8
  %16 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 1
  store i32 %14, ptr addrspace(1) %16, align 4
  %17 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)))
  %18 = load ptr addrspace(1), ptr %2, align 8
  %19 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 2
  store i32 %17, ptr addrspace(1) %19, align 4
  %20 = load ptr addrspace(4), ptr %3, align 8
  %21 = addrspacecast ptr %4 to ptr addrspace(4)
  %22 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %21)
  %23 = load ptr addrspace(1), ptr %2, align 8
  %24 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 3
  store i32 %22, ptr addrspace(1) %24, align 4
  %25 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)))
  %26 = load ptr addrspace(1), ptr %2, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 4
  store i32 %25, ptr addrspace(1) %27, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @count_down(ptr addrspace(1) noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.ndrange_t, align 8
  %6 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %4, align 4
  %9 = mul nsw i32 %7, %8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %12
  store i32 %9, ptr addrspace(1) %13, align 4
  %14 = load i32, ptr %4, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %27

16:                                               ; preds = %2
  %17 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #9
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %5, i64 noundef 1) #9
  %18 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %6, i32 0, i32 0
  store i32 28, ptr %18, align 8
  %19 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %6, i32 0, i32 1
  store i32 8, ptr %19, align 4
  %20 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %6, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke to ptr addrspace(4)), ptr %20, align 8
  %21 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %6, i32 0, i32 3
  %22 = load ptr addrspace(1), ptr %3, align 8
  store ptr addrspace(1) %22, ptr %21, align 8
  %23 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %6, i32 0, i32 4
  %24 = load i32, ptr %4, align 4
  store i32 %24, ptr %23, align 8
  %25 = addrspacecast ptr %6 to ptr addrspace(4)
  %26 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %17, i32 1, ptr %5, ptr addrspace(4) addrspacecast (ptr @__count_down_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %25)
  br label %27

27:                                               ; preds = %16, %2
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Queue") @_Z17get_default_queuev() #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__count_down_block_invoke(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %0, i32 0, i32 3
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %0, i32 0, i32 4
  %7 = load i32, ptr addrspace(4) %6, align 8
  %8 = sub nsw i32 %7, 1
  call spir_func void @count_down(ptr addrspace(1) noundef %5, i32 noundef %8) #9
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__count_down_block_invoke_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__count_down_block_invoke(ptr addrspace(4) %0)
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @descend(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_descend(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_descend(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @count_down(ptr addrspace(1) noundef %5, i32 noundef %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @given_queue(target("spirv.Queue") %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !4 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !15 {
  %3 = alloca target("spirv.Queue"), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Queue") %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Queue"), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_given_queue(target("spirv.Queue") %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_given_queue(target("spirv.Queue") %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !4 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !15 {
  %3 = alloca target("spirv.Queue"), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca %struct.captured, align 16
  %6 = alloca %struct.ndrange_t, align 8
  %7 = alloca <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, align 16
  store target("spirv.Queue") %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 16 %5, ptr addrspace(2) align 16 @__const.given_queue.x, i64 48, i1 false)
  %8 = load target("spirv.Queue"), ptr %3, align 8
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %6, i64 noundef 8) #9
  %9 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr %7, i32 0, i32 0
  store i32 72, ptr %9, align 16
  %10 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr %7, i32 0, i32 1
  store i32 16, ptr %10, align 4
  %11 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr %7, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__given_queue_block_invoke to ptr addrspace(4)), ptr %11, align 8
  %12 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr %7, i32 0, i32 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  store ptr addrspace(1) %13, ptr %12, align 16
  %14 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr %7, i32 0, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 %5, i64 48, i1 false)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %8, i32 2, ptr %6, ptr addrspace(4) addrspacecast (ptr @__given_queue_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15)
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 8
  store i32 %16, ptr addrspace(1) %18, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @plain_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_plain_blocks(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_plain_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca <{ i32, i32, ptr addrspace(4), i32 }>, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.ndrange_t, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 0
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %5, align 4
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.1 to ptr addrspace(4)), ptr %6, align 8
  %14 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %8, i32 0, i32 0
  store i32 20, ptr %14, align 8
  %15 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %8, i32 0, i32 1
  store i32 8, ptr %15, align 4
  %16 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %8, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__plain_blocks_block_invoke_2 to ptr addrspace(4)), ptr %16, align 8
  %17 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %8, i32 0, i32 3
  %18 = load i32, ptr %5, align 4
  store i32 %18, ptr %17, align 8
  %19 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %19, ptr %7, align 8
  store i32 0, ptr %9, align 4
  br label %20

20:                                               ; preds = %43, %2
  %21 = load i32, ptr %9, align 4
  %22 = icmp slt i32 %21, 16
  br i1 %22, label %23, label %46

23:                                               ; preds = %20
  %24 = load ptr addrspace(1), ptr %3, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = call spir_func i32 @__plain_blocks_block_invoke(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @__block_literal_global.1 to ptr addrspace(4)), i32 noundef %28) #9
  %30 = load ptr addrspace(4), ptr %7, align 8
  %31 = load ptr addrspace(1), ptr %3, align 8
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = add nsw i32 %35, 1
  %37 = call spir_func i32 @__plain_blocks_block_invoke_2(ptr addrspace(4) noundef %30, i32 noundef %36) #9
  %38 = add nsw i32 %29, %37
  %39 = load ptr addrspace(1), ptr %4, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %41
  store i32 %38, ptr addrspace(1) %42, align 4
  br label %43

43:                                               ; preds = %23
  %44 = load i32, ptr %9, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %9, align 4
  br label %20

46:                                               ; preds = %20
  %47 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #9
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %10, i64 noundef 16) #9
  %48 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %47, i32 1, ptr %10, ptr addrspace(4) addrspacecast (ptr @__plain_blocks_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.2 to ptr addrspace(4)))
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @collect(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_collect(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_collect(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %25, %2
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 16
  br i1 %8, label %9, label %28

9:                                                ; preds = %6
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [16 x i32], ptr addrspace(1) @left_behind, i64 0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = load ptr addrspace(1), ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = add nsw i32 %13, %18
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i32, ptr %5, align 4
  %22 = add nsw i32 16, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %23
  store i32 %19, ptr addrspace(1) %24, align 4
  br label %25

25:                                               ; preds = %9
  %26 = load i32, ptr %5, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %5, align 4
  br label %6

28:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #5

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__enqueue_one_block_invoke(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr addrspace(4) %0, i32 0, i32 5
  %7 = load ptr addrspace(1), ptr addrspace(4) %6, align 8
  %8 = load i64, ptr %4, align 8
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = mul nsw i32 %10, 2
  %12 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr addrspace(4) %0, i32 0, i32 6
  %13 = load i8, ptr addrspace(4) %12, align 16
  %14 = sext i8 %13 to i32
  %15 = add nsw i32 %11, %14
  %16 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr addrspace(4) %0, i32 0, i32 3
  %17 = load <8 x i16>, ptr addrspace(4) %16, align 16
  %18 = extractelement <8 x i16> %17, i64 3
  %19 = sext i16 %18 to i32
  %20 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr addrspace(4) %0, i32 0, i32 3
  %21 = load <8 x i16>, ptr addrspace(4) %20, align 16
  %22 = extractelement <8 x i16> %21, i64 7
  %23 = sext i16 %22 to i32
  %24 = mul nsw i32 %19, %23
  %25 = add nsw i32 %15, %24
  %26 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), <8 x i16>, ptr addrspace(1), ptr addrspace(1), i8 }>, ptr addrspace(4) %0, i32 0, i32 4
  %27 = load ptr addrspace(1), ptr addrspace(4) %26, align 16
  %28 = load i64, ptr %4, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  store i32 %25, ptr addrspace(1) %29, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__enqueue_one_block_invoke_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__enqueue_one_block_invoke(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef, i64 noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__ranges_block_invoke(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = mul i64 %4, 100
  %6 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %7 = mul i64 %6, 10
  %8 = add i64 %5, %7
  %9 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %10 = add i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %13 = load ptr addrspace(1), ptr addrspace(4) %12, align 8
  %14 = call spir_func i64 @_Z20get_global_linear_idv() #9
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  store i32 %11, ptr addrspace(1) %15, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #5

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #3

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__ranges_block_invoke(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__ranges_block_invoke_2(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = mul i64 %4, 1000
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %7 = mul i64 %6, 100
  %8 = add i64 %5, %7
  %9 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #8
  %10 = mul i64 %9, 10
  %11 = add i64 %8, %10
  %12 = call spir_func i32 @_Z12get_work_dimv() #8
  %13 = zext i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %17 = load ptr addrspace(1), ptr addrspace(4) %16, align 8
  %18 = call spir_func i64 @_Z20get_global_linear_idv() #9
  %19 = add i64 8, %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %19
  store i32 %15, ptr addrspace(1) %20, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z12get_work_dimv() #5

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_2_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__ranges_block_invoke_2(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__ranges_block_invoke_3(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %5 = mul i64 %4, 1000
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %7 = mul i64 %6, 100
  %8 = add i64 %5, %7
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %10 = mul i64 %9, 10
  %11 = add i64 %8, %10
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #8
  %13 = add i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %16 = load ptr addrspace(1), ptr addrspace(4) %15, align 8
  %17 = call spir_func i64 @_Z20get_global_linear_idv() #9
  %18 = add i64 32, %17
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %18
  store i32 %14, ptr addrspace(1) %19, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_3_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__ranges_block_invoke_3(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__ranges_block_invoke_4(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #8
  %5 = mul i64 %4, 100
  %6 = call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #8
  %7 = mul i64 %6, 10
  %8 = add i64 %5, %7
  %9 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #8
  %10 = add i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %13 = load ptr addrspace(1), ptr addrspace(4) %12, align 8
  %14 = call spir_func i64 @_Z20get_global_linear_idv() #9
  %15 = add i64 56, %14
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %15
  store i32 %11, ptr addrspace(1) %16, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) #5

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_4_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__ranges_block_invoke_4(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__ranges_block_invoke_5(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #8
  %5 = mul i64 %4, 10
  %6 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %7 = add i64 %5, %6
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %10 = load ptr addrspace(1), ptr addrspace(4) %9, align 8
  %11 = call spir_func i64 @_Z20get_global_linear_idv() #9
  %12 = add i64 80, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %12
  store i32 %8, ptr addrspace(1) %13, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_5_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__ranges_block_invoke_5(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__local_arguments_block_invoke(ptr addrspace(4) noundef %0, ptr addrspace(3) noundef %1, ptr addrspace(3) noundef %2) #4 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca ptr addrspace(3), align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  store ptr addrspace(4) %0, ptr %7, align 8
  %13 = load ptr addrspace(3), ptr %5, align 8
  store ptr addrspace(3) %13, ptr %8, align 8
  %14 = load ptr addrspace(3), ptr %6, align 8
  store ptr addrspace(3) %14, ptr %9, align 8
  %15 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  store i64 %15, ptr %10, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %16, ptr %11, align 8
  %17 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr addrspace(4) %0, i32 0, i32 3
  %18 = load ptr addrspace(1), ptr addrspace(4) %17, align 8
  %19 = load i64, ptr %11, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = load ptr addrspace(3), ptr %8, align 8
  %23 = load i64, ptr %10, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i64 %23
  store i32 %21, ptr addrspace(3) %24, align 4
  %25 = load i64, ptr %10, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %30

27:                                               ; preds = %3
  %28 = load ptr addrspace(3), ptr %9, align 8
  %29 = getelementptr inbounds i64, ptr addrspace(3) %28, i64 0
  store i64 0, ptr addrspace(3) %29, align 8
  br label %30

30:                                               ; preds = %27, %3
  call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %31 = load i64, ptr %10, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %54

33:                                               ; preds = %30
  store i32 0, ptr %12, align 4
  br label %34

34:                                               ; preds = %50, %33
  %35 = load i32, ptr %12, align 4
  %36 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr addrspace(4) %0, i32 0, i32 5
  %37 = load i32, ptr addrspace(4) %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %53

39:                                               ; preds = %34
  %40 = load ptr addrspace(3), ptr %8, align 8
  %41 = load i32, ptr %12, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) %40, i64 %42
  %44 = load i32, ptr addrspace(3) %43, align 4
  %45 = sext i32 %44 to i64
  %46 = load ptr addrspace(3), ptr %9, align 8
  %47 = getelementptr inbounds i64, ptr addrspace(3) %46, i64 0
  %48 = load i64, ptr addrspace(3) %47, align 8
  %49 = add nsw i64 %48, %45
  store i64 %49, ptr addrspace(3) %47, align 8
  br label %50

50:                                               ; preds = %39
  %51 = load i32, ptr %12, align 4
  %52 = add i32 %51, 1
  store i32 %52, ptr %12, align 4
  br label %34

53:                                               ; preds = %34
  br label %54

54:                                               ; preds = %53, %30
  call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %55 = load ptr addrspace(3), ptr %8, align 8
  %56 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr addrspace(4) %0, i32 0, i32 5
  %57 = load i32, ptr addrspace(4) %56, align 8
  %58 = sub i32 %57, 1
  %59 = zext i32 %58 to i64
  %60 = load i64, ptr %10, align 8
  %61 = sub i64 %59, %60
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) %55, i64 %61
  %63 = load i32, ptr addrspace(3) %62, align 4
  %64 = load ptr addrspace(3), ptr %9, align 8
  %65 = getelementptr inbounds i64, ptr addrspace(3) %64, i64 0
  %66 = load i64, ptr addrspace(3) %65, align 8
  %67 = trunc i64 %66 to i32
  %68 = add nsw i32 %63, %67
  %69 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32 }>, ptr addrspace(4) %0, i32 0, i32 4
  %70 = load ptr addrspace(1), ptr addrspace(4) %69, align 8
  %71 = load i64, ptr %11, align 8
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %70, i64 %71
  store i32 %68, ptr addrspace(1) %72, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef) #3

; Function Attrs: convergent nounwind
define spir_kernel void @__local_arguments_block_invoke_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1, ptr addrspace(3) %2) #3 {
  call spir_func void @__local_arguments_block_invoke(ptr addrspace(4) %0, ptr addrspace(3) %1, ptr addrspace(3) %2)
  ret void
}

declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__chain_block_invoke(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr addrspace(1) %7, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__chain_block_invoke_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__chain_block_invoke(ptr addrspace(4) %0)
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__chain_block_invoke_2(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = mul nsw i32 %8, 3
  store i32 %9, ptr addrspace(1) %7, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__chain_block_invoke_2_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__chain_block_invoke_2(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue"), i32 noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__chain_block_invoke_3(ptr addrspace(4) noundef %0, ptr addrspace(3) noundef %1) #4 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  store ptr addrspace(4) %0, ptr %5, align 8
  %8 = load ptr addrspace(3), ptr %4, align 8
  store ptr addrspace(3) %8, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %11 = load ptr addrspace(1), ptr addrspace(4) %10, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = load ptr addrspace(3), ptr %6, align 8
  %16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %15, i64 %16
  store i32 %14, ptr addrspace(3) %17, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %18 = load ptr addrspace(3), ptr %6, align 8
  %19 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %20 = xor i64 %19, 1
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) %18, i64 %20
  %22 = load i32, ptr addrspace(3) %21, align 4
  %23 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %24 = load ptr addrspace(1), ptr addrspace(4) %23, align 8
  %25 = load i64, ptr %7, align 8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4
  %28 = add nsw i32 %27, %22
  store i32 %28, ptr addrspace(1) %26, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__chain_block_invoke_3_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1) #3 {
  call spir_func void @__chain_block_invoke_3(ptr addrspace(4) %0, ptr addrspace(3) %1)
  ret void
}

declare spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr)

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent")) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) #3

; Function Attrs: convergent nounwind
declare spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent")) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__user_event_block_invoke(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %5 = load ptr addrspace(1), ptr addrspace(4) %4, align 8
  %6 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 0
  %7 = load i32, ptr addrspace(1) %6, align 4
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %12 = load ptr addrspace(1), ptr addrspace(4) %11, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %14 = add i64 1, %13
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %14
  store i32 %10, ptr addrspace(1) %15, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__user_event_block_invoke_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__user_event_block_invoke(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z15write_mem_fencej(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent"), i32 noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__queries_block_invoke(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %7 = load ptr addrspace(1), ptr addrspace(4) %6, align 8
  %8 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 0
  store i32 %5, ptr addrspace(1) %8, align 4
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__queries_block_invoke_2(ptr addrspace(4) noundef %0, ptr addrspace(3) noundef %1) #4 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  store ptr addrspace(4) %0, ptr %5, align 8
  %6 = load ptr addrspace(3), ptr %4, align 8
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) %6, i64 %7
  store i32 1, ptr addrspace(3) %8, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__queries_block_invoke_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__queries_block_invoke(ptr addrspace(4) %0)
  ret void
}

declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent nounwind
define spir_kernel void @__queries_block_invoke_2_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1) #3 {
  call spir_func void @__queries_block_invoke_2(ptr addrspace(4) %0, ptr addrspace(3) %1)
  ret void
}

declare spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__given_queue_block_invoke(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %7 = getelementptr inbounds nuw %struct.captured, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load i32, ptr addrspace(4) %7, align 16
  %9 = load i64, ptr %4, align 8
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %8, %10
  %12 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %13 = getelementptr inbounds nuw %struct.captured, ptr addrspace(4) %12, i32 0, i32 1
  %14 = load <4 x float>, ptr addrspace(4) %13, align 16
  %15 = extractelement <4 x float> %14, i64 3
  %16 = fptosi float %15 to i32
  %17 = add nsw i32 %11, %16
  %18 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %19 = getelementptr inbounds nuw %struct.captured, ptr addrspace(4) %18, i32 0, i32 2
  %20 = load i64, ptr %4, align 8
  %21 = urem i64 %20, 3
  %22 = getelementptr inbounds nuw [3 x i8], ptr addrspace(4) %19, i64 0, i64 %21
  %23 = load i8, ptr addrspace(4) %22, align 1
  %24 = zext i8 %23 to i32
  %25 = add nsw i32 %17, %24
  %26 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), %struct.captured, ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 4
  %27 = load ptr addrspace(1), ptr addrspace(4) %26, align 16
  %28 = load i64, ptr %4, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  store i32 %25, ptr addrspace(1) %29, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__given_queue_block_invoke_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__given_queue_block_invoke(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func i32 @__plain_blocks_block_invoke(ptr addrspace(4) noundef %0, i32 noundef %1) #4 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store ptr addrspace(4) %0, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  %8 = mul nsw i32 %6, %7
  %9 = load i32, ptr %4, align 4
  %10 = mul nsw i32 %8, %9
  ret i32 %10
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func i32 @__plain_blocks_block_invoke_2(ptr addrspace(4) noundef %0, i32 noundef %1) #4 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store ptr addrspace(4) %0, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr addrspace(4) %0, i32 0, i32 3
  %8 = load i32, ptr addrspace(4) %7, align 8
  %9 = mul nsw i32 %6, %8
  ret i32 %9
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__plain_blocks_block_invoke_3(ptr addrspace(4) noundef %0) #4 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = add nsw i32 %5, 40
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = getelementptr inbounds nuw [16 x i32], ptr addrspace(1) @left_behind, i64 0, i64 %7
  store i32 %6, ptr addrspace(1) %8, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__plain_blocks_block_invoke_3_kernel(ptr addrspace(4) %0) #3 {
  call spir_func void @__plain_blocks_block_invoke_3(ptr addrspace(4) %0)
  ret void
}

attributes #0 = { "objc_arc_inert" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"int*"}
!10 = !{!""}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"int*", !"int*", !"uint"}
!14 = !{!"const", !"", !""}
!15 = !{!"", !""}
!16 = !{!"uint*"}
!17 = !{i32 1, i32 0}
!18 = !{!"int*", !"int"}
!19 = !{i32 0, i32 1}
!20 = !{!"queue_t", !"int*"}
