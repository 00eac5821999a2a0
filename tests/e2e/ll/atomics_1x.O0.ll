; ModuleID = 'atomics_1x.cl'
source_filename = "atomics_1x.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@histogram.here = internal addrspace(3) global [32 x i32] undef, align 4
@local_extremes.low = internal addrspace(3) global i32 undef, align 4
@local_extremes.high = internal addrspace(3) global i32 undef, align 4
@local_extremes.bits = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @counters_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_counters_global(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_counters_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %7, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %8, align 4
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 0
  %16 = load i32, ptr %8, align 4
  %17 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %15, i32 noundef %16) #5
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 1
  %20 = load i32, ptr %8, align 4
  %21 = call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef %19, i32 noundef %20) #5
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 2
  %24 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %23) #5
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 3
  %27 = call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef %26) #5
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 4
  %30 = load i32, ptr %8, align 4
  %31 = call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %29, i32 noundef %30) #5
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 5
  %34 = load i32, ptr %8, align 4
  %35 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %33, i32 noundef %34) #5
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = getelementptr inbounds i32, ptr addrspace(1) %36, i64 6
  %38 = load i32, ptr %8, align 4
  %39 = or i32 %38, 16
  %40 = call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef %37, i32 noundef %39) #5
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 7
  %43 = load i32, ptr %8, align 4
  %44 = and i32 %43, 255
  %45 = call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %42, i32 noundef %44) #5
  %46 = load ptr addrspace(1), ptr %4, align 8
  %47 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 8
  %48 = load i32, ptr %8, align 4
  %49 = call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef %47, i32 noundef %48) #5
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 0
  %52 = load i32, ptr %8, align 4
  %53 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %51, i32 noundef %52) #5
  %54 = load ptr addrspace(1), ptr %5, align 8
  %55 = getelementptr inbounds i32, ptr addrspace(1) %54, i64 1
  %56 = call spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef %55, i32 noundef 3) #5
  %57 = load ptr addrspace(1), ptr %5, align 8
  %58 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 2
  %59 = call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %58) #5
  %60 = load ptr addrspace(1), ptr %5, align 8
  %61 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 3
  %62 = call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef %61) #5
  %63 = load ptr addrspace(1), ptr %5, align 8
  %64 = getelementptr inbounds i32, ptr addrspace(1) %63, i64 4
  %65 = load i32, ptr %8, align 4
  %66 = call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %64, i32 noundef %65) #5
  %67 = load ptr addrspace(1), ptr %5, align 8
  %68 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 5
  %69 = load i32, ptr %8, align 4
  %70 = call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %68, i32 noundef %69) #5
  %71 = load ptr addrspace(1), ptr %5, align 8
  %72 = getelementptr inbounds i32, ptr addrspace(1) %71, i64 6
  %73 = load i64, ptr %7, align 8
  %74 = and i64 %73, 7
  %75 = trunc i64 %74 to i32
  %76 = and i32 %75, 31
  %77 = shl i32 1, %76
  %78 = xor i32 %77, -1
  %79 = call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef %72, i32 noundef %78) #5
  %80 = load ptr addrspace(1), ptr %5, align 8
  %81 = getelementptr inbounds i32, ptr addrspace(1) %80, i64 7
  %82 = load i64, ptr %7, align 8
  %83 = and i64 %82, 31
  %84 = trunc i64 %83 to i32
  %85 = and i32 %84, 31
  %86 = shl i32 1, %85
  %87 = call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %81, i32 noundef %86) #5
  %88 = load ptr addrspace(1), ptr %5, align 8
  %89 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 8
  %90 = load i32, ptr %8, align 4
  %91 = call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef %89, i32 noundef %90) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @tickets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_tickets(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_tickets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %9, align 8
  %11 = load ptr addrspace(1), ptr %5, align 8
  %12 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %11) #5
  %13 = load ptr addrspace(1), ptr %6, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  store i32 %12, ptr addrspace(1) %15, align 4
  %16 = load ptr addrspace(1), ptr %7, align 8
  %17 = call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef %16) #5
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @histogram(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 4
  %11 = load i32, ptr %7, align 4
  %12 = icmp ult i32 %11, 32
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = load i32, ptr %7, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @histogram.here, i64 0, i64 %15
  store i32 0, ptr addrspace(3) %16, align 4
  br label %17

17:                                               ; preds = %13, %3
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 0, ptr %8, align 4
  br label %18

18:                                               ; preds = %38, %17
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %6, align 4
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %22, label %41

22:                                               ; preds = %18
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %25 = load i32, ptr %6, align 4
  %26 = zext i32 %25 to i64
  %27 = mul i64 %24, %26
  %28 = load i32, ptr %8, align 4
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1
  %33 = zext i8 %32 to i32
  %34 = ashr i32 %33, 3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [32 x i32], ptr addrspace(3) @histogram.here, i64 0, i64 %35
  %37 = call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %36) #5
  br label %38

38:                                               ; preds = %22
  %39 = load i32, ptr %8, align 4
  %40 = add i32 %39, 1
  store i32 %40, ptr %8, align 4
  br label %18

41:                                               ; preds = %18
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %42 = load i32, ptr %7, align 4
  %43 = icmp ult i32 %42, 32
  br i1 %43, label %44, label %60

44:                                               ; preds = %41
  %45 = load i32, ptr %7, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @histogram.here, i64 0, i64 %46
  %48 = load i32, ptr addrspace(3) %47, align 4
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %60

50:                                               ; preds = %44
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i32, ptr %7, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %53
  %55 = load i32, ptr %7, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @histogram.here, i64 0, i64 %56
  %58 = load i32, ptr addrspace(3) %57, align 4
  %59 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %54, i32 noundef %58) #5
  br label %60

60:                                               ; preds = %50, %44, %41
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @exchanges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call spir_func void @__clang_ocl_kern_imp_exchanges(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_exchanges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %16, ptr %13, align 8
  %17 = load ptr addrspace(1), ptr %7, align 8
  %18 = load i64, ptr %13, align 8
  %19 = trunc i64 %18 to i32
  %20 = add nsw i32 %19, 1
  %21 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %17, i32 noundef %20) #5
  %22 = load ptr addrspace(1), ptr %8, align 8
  %23 = load i64, ptr %13, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  store i32 %21, ptr addrspace(1) %24, align 4
  %25 = load ptr addrspace(1), ptr %9, align 8
  %26 = load i64, ptr %13, align 8
  %27 = uitofp i64 %26 to float
  %28 = fadd float %27, 5.000000e-01
  %29 = call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %25, float noundef %28) #5
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = load i64, ptr %13, align 8
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %30, i64 %31
  store float %29, ptr addrspace(1) %32, align 4
  br label %33

33:                                               ; preds = %41, %6
  %34 = load ptr addrspace(1), ptr %12, align 8
  %35 = load volatile i32, ptr addrspace(1) %34, align 4
  store i32 %35, ptr %14, align 4
  %36 = load i32, ptr %14, align 4
  %37 = load i64, ptr %13, align 8
  %38 = trunc i64 %37 to i32
  %39 = mul nsw i32 2, %38
  %40 = add nsw i32 %36, %39
  store i32 %40, ptr %15, align 4
  br label %41

41:                                               ; preds = %33
  %42 = load ptr addrspace(1), ptr %12, align 8
  %43 = load i32, ptr %14, align 4
  %44 = load i32, ptr %15, align 4
  %45 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %42, i32 noundef %43, i32 noundef %44) #5
  %46 = load i32, ptr %14, align 4
  %47 = icmp ne i32 %45, %46
  br i1 %47, label %33, label %48

48:                                               ; preds = %41
  %49 = load ptr addrspace(1), ptr %11, align 8
  %50 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %49, i32 noundef 0, i32 noundef 7) #5
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %55

52:                                               ; preds = %48
  %53 = load ptr addrspace(1), ptr %11, align 8
  %54 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %53, i32 noundef 100) #5
  br label %55

55:                                               ; preds = %52, %48
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @local_extremes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_local_extremes(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_local_extremes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store i32 2147483647, ptr addrspace(3) @local_extremes.low, align 4
  store i32 -2147483648, ptr addrspace(3) @local_extremes.high, align 4
  store i32 0, ptr addrspace(3) @local_extremes.bits, align 4
  br label %9

9:                                                ; preds = %8, %2
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %5, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef @local_extremes.low, i32 noundef %14) #5
  %16 = load i32, ptr %5, align 4
  %17 = call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef @local_extremes.high, i32 noundef %16) #5
  %18 = load i32, ptr %5, align 4
  %19 = and i32 %18, 31
  %20 = and i32 %19, 31
  %21 = shl i32 1, %20
  %22 = call spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef @local_extremes.bits, i32 noundef %21) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %23 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %43

25:                                               ; preds = %9
  %26 = load i32, ptr addrspace(3) @local_extremes.low, align 4
  %27 = load ptr addrspace(1), ptr %4, align 8
  %28 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %29 = mul i64 3, %28
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %29
  store i32 %26, ptr addrspace(1) %30, align 4
  %31 = load i32, ptr addrspace(3) @local_extremes.high, align 4
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %34 = mul i64 3, %33
  %35 = add i64 %34, 1
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %35
  store i32 %31, ptr addrspace(1) %36, align 4
  %37 = load i32, ptr addrspace(3) @local_extremes.bits, align 4
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %40 = mul i64 3, %39
  %41 = add i64 %40, 2
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %41
  store i32 %37, ptr addrspace(1) %42, align 4
  br label %43

43:                                               ; preds = %25, %9
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"uint*", !"int*"}
!6 = !{!"", !"", !"const"}
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"uint*", !"uint*"}
!10 = !{!"", !"", !"", !""}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"uchar*", !"uint*", !"uint"}
!13 = !{!"const", !"", !""}
!14 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"int*", !"int*", !"float*", !"float*", !"int*", !"int*"}
!17 = !{!"", !"", !"", !"", !"", !""}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"int*", !"int*"}
!21 = !{!"const", !""}
