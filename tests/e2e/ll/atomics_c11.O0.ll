; ModuleID = 'atomics_c11.cl'
source_filename = "atomics_c11.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@loads_and_stores.cell = internal addrspace(3) global [16 x i32] undef, align 4
@loads_and_stores.fcell = internal addrspace(3) global [16 x float] undef, align 4
@flags.taken = internal addrspace(3) global [4 x i32] undef, align 4
@flags.losers = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fetches(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_fetches(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fetches(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = load i32, ptr %8, align 4
  %18 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %16, i32 noundef %17) #5
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 1
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %22 = load i32, ptr %8, align 4
  %23 = call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %21, i32 noundef %22, i32 noundef 0) #5
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 2
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  %27 = load i32, ptr %8, align 4
  %28 = and i32 %27, 240
  %29 = call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %26, i32 noundef %28, i32 noundef 2, i32 noundef 2) #5
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 3
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  %33 = load i32, ptr %8, align 4
  %34 = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %32, i32 noundef %33, i32 noundef 4, i32 noundef 2) #5
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 4
  %37 = addrspacecast ptr addrspace(1) %36 to ptr addrspace(4)
  %38 = load i32, ptr %8, align 4
  %39 = or i32 %38, 256
  %40 = call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %37, i32 noundef %39, i32 noundef 3, i32 noundef 3) #5
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 5
  %43 = addrspacecast ptr addrspace(1) %42 to ptr addrspace(4)
  %44 = load i32, ptr %8, align 4
  %45 = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %43, i32 noundef %44, i32 noundef 0, i32 noundef 2) #5
  %46 = load ptr addrspace(1), ptr %4, align 8
  %47 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 6
  %48 = addrspacecast ptr addrspace(1) %47 to ptr addrspace(4)
  %49 = load i32, ptr %8, align 4
  %50 = call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %48, i32 noundef %49, i32 noundef 5, i32 noundef 2) #5
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 7
  %53 = addrspacecast ptr addrspace(1) %52 to ptr addrspace(4)
  %54 = load i32, ptr %8, align 4
  %55 = call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %53, i32 noundef %54) #5
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = getelementptr inbounds i32, ptr addrspace(1) %56, i64 8
  %58 = addrspacecast ptr addrspace(1) %57 to ptr addrspace(4)
  %59 = load i32, ptr %8, align 4
  %60 = call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %58, i32 noundef %59) #5
  %61 = load ptr addrspace(1), ptr %5, align 8
  %62 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 0
  %63 = addrspacecast ptr addrspace(1) %62 to ptr addrspace(4)
  %64 = load i32, ptr %8, align 4
  %65 = call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %63, i32 noundef %64) #5
  %66 = load ptr addrspace(1), ptr %5, align 8
  %67 = getelementptr inbounds i32, ptr addrspace(1) %66, i64 1
  %68 = addrspacecast ptr addrspace(1) %67 to ptr addrspace(4)
  %69 = load i32, ptr %8, align 4
  %70 = call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %68, i32 noundef %69) #5
  %71 = load ptr addrspace(1), ptr %5, align 8
  %72 = getelementptr inbounds i32, ptr addrspace(1) %71, i64 2
  %73 = addrspacecast ptr addrspace(1) %72 to ptr addrspace(4)
  %74 = load i32, ptr %8, align 4
  %75 = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %73, i32 noundef %74, i32 noundef 0) #5
  %76 = load ptr addrspace(1), ptr %5, align 8
  %77 = getelementptr inbounds i32, ptr addrspace(1) %76, i64 3
  %78 = addrspacecast ptr addrspace(1) %77 to ptr addrspace(4)
  %79 = load i32, ptr %8, align 4
  %80 = call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %78, i32 noundef %79, i32 noundef 0) #5
  %81 = load ptr addrspace(1), ptr %5, align 8
  %82 = getelementptr inbounds i32, ptr addrspace(1) %81, i64 4
  %83 = addrspacecast ptr addrspace(1) %82 to ptr addrspace(4)
  %84 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %83, i32 noundef 5, i32 noundef 0, i32 noundef 2) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @loads_and_stores(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_loads_and_stores(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_loads_and_stores(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %7, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %8, align 8
  %14 = load i32, ptr %7, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @loads_and_stores.cell, i64 0, i64 %15
  %17 = addrspacecast ptr addrspace(3) %16 to ptr addrspace(4)
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %8, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %17, i32 noundef %21) #5
  %22 = load i32, ptr %7, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @loads_and_stores.fcell, i64 0, i64 %23
  %25 = addrspacecast ptr addrspace(3) %24 to ptr addrspace(4)
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = load i64, ptr %8, align 8
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  %30 = sitofp i32 %29 to float
  %31 = fmul float %30, 5.000000e-01
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef %25, float noundef %31) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %32 = load i32, ptr %7, align 4
  %33 = xor i32 %32, 1
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @loads_and_stores.cell, i64 0, i64 %34
  %36 = addrspacecast ptr addrspace(3) %35 to ptr addrspace(4)
  %37 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %36, i32 noundef 2, i32 noundef 1) #5
  store i32 %37, ptr %9, align 4
  %38 = load i32, ptr %7, align 4
  %39 = sub i32 15, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @loads_and_stores.fcell, i64 0, i64 %40
  %42 = addrspacecast ptr addrspace(3) %41 to ptr addrspace(4)
  %43 = call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %42) #5
  store float %43, ptr %10, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %44 = load i32, ptr %7, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @loads_and_stores.cell, i64 0, i64 %45
  %47 = addrspacecast ptr addrspace(3) %46 to ptr addrspace(4)
  %48 = load i32, ptr %9, align 4
  %49 = add nsw i32 %48, 1
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %47, i32 noundef %49, i32 noundef 3, i32 noundef 1) #5
  %50 = load i32, ptr %7, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @loads_and_stores.fcell, i64 0, i64 %51
  %53 = addrspacecast ptr addrspace(3) %52 to ptr addrspace(4)
  %54 = load float, ptr %10, align 4
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %53, float noundef %54) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %55 = load i32, ptr %7, align 4
  %56 = add i32 %55, 3
  %57 = and i32 %56, 15
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @loads_and_stores.cell, i64 0, i64 %58
  %60 = addrspacecast ptr addrspace(3) %59 to ptr addrspace(4)
  %61 = call spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) noundef %60, i32 noundef -1) #5
  %62 = load ptr addrspace(1), ptr %5, align 8
  %63 = load i64, ptr %8, align 8
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %62, i64 %63
  store i32 %61, ptr addrspace(1) %64, align 4
  %65 = load i32, ptr %7, align 4
  %66 = add i32 %65, 5
  %67 = and i32 %66, 15
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @loads_and_stores.fcell, i64 0, i64 %68
  %70 = addrspacecast ptr addrspace(3) %69 to ptr addrspace(4)
  %71 = call spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %70, float noundef 0.000000e+00, i32 noundef 0, i32 noundef 1) #5
  %72 = load ptr addrspace(1), ptr %6, align 8
  %73 = load i64, ptr %8, align 8
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %72, i64 %73
  store float %71, ptr addrspace(1) %74, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @compare_exchange(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  call spir_func void @__clang_ocl_kern_imp_compare_exchange(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_compare_exchange(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %14, ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %16) #5
  store i32 %17, ptr %10, align 4
  br label %18

18:                                               ; preds = %30, %4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = load i32, ptr %10, align 4
  %23 = load ptr addrspace(1), ptr %7, align 8
  %24 = load i64, ptr %9, align 8
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = add nsw i32 %22, %26
  %28 = call spir_func zeroext i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %20, ptr addrspace(4) noundef %21, i32 noundef %27) #5
  %29 = xor i1 %28, true
  br i1 %29, label %30, label %31

30:                                               ; preds = %18
  br label %18

31:                                               ; preds = %18
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) noundef %33, i32 noundef 0, i32 noundef 2) #5
  store i32 %34, ptr %11, align 4
  %35 = load ptr addrspace(1), ptr %7, align 8
  %36 = load i64, ptr %9, align 8
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  store i32 %38, ptr %12, align 4
  br label %39

39:                                               ; preds = %52, %31
  %40 = load i32, ptr %11, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp ult i32 %40, %41
  br i1 %42, label %43, label %50

43:                                               ; preds = %39
  %44 = load ptr addrspace(1), ptr %6, align 8
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  %46 = addrspacecast ptr %11 to ptr addrspace(4)
  %47 = load i32, ptr %12, align 4
  %48 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %45, ptr addrspace(4) noundef %46, i32 noundef %47, i32 noundef 4, i32 noundef 0, i32 noundef 2) #5
  %49 = xor i1 %48, true
  br label %50

50:                                               ; preds = %43, %39
  %51 = phi i1 [ false, %39 ], [ %49, %43 ]
  br i1 %51, label %52, label %53

52:                                               ; preds = %50
  br label %39

53:                                               ; preds = %50
  store i32 0, ptr %13, align 4
  %54 = load ptr addrspace(1), ptr %8, align 8
  %55 = load i64, ptr %9, align 8
  %56 = and i64 %55, 3
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %56
  %58 = addrspacecast ptr addrspace(1) %57 to ptr addrspace(4)
  %59 = addrspacecast ptr %13 to ptr addrspace(4)
  %60 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %58, ptr addrspace(4) noundef %59, i32 noundef 1) #5
  br i1 %60, label %61, label %66

61:                                               ; preds = %53
  %62 = load ptr addrspace(1), ptr %8, align 8
  %63 = getelementptr inbounds i32, ptr addrspace(1) %62, i64 4
  %64 = addrspacecast ptr addrspace(1) %63 to ptr addrspace(4)
  %65 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %64, i32 noundef 1) #5
  br label %72

66:                                               ; preds = %53
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 5
  %69 = addrspacecast ptr addrspace(1) %68 to ptr addrspace(4)
  %70 = load i32, ptr %13, align 4
  %71 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %69, i32 noundef %70) #5
  br label %72

72:                                               ; preds = %66, %61
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @flags(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_flags(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_flags(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %5, align 4
  %8 = load i32, ptr %5, align 4
  %9 = icmp ult i32 %8, 4
  br i1 %9, label %10, label %15

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @flags.taken, i64 0, i64 %12
  %14 = addrspacecast ptr addrspace(3) %13 to ptr addrspace(4)
  call spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) noundef %14) #5
  br label %15

15:                                               ; preds = %10, %2
  %16 = load i32, ptr %5, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4)), i32 noundef 0) #5
  br label %19

19:                                               ; preds = %18, %15
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %20 = load i32, ptr %5, align 4
  %21 = and i32 %20, 3
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @flags.taken, i64 0, i64 %22
  %24 = addrspacecast ptr addrspace(3) %23 to ptr addrspace(4)
  %25 = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef %24) #5
  br i1 %25, label %35, label %26

26:                                               ; preds = %19
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %29 = mul i64 %28, 4
  %30 = load i32, ptr %5, align 4
  %31 = and i32 %30, 3
  %32 = zext i32 %31 to i64
  %33 = add i64 %29, %32
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %33
  store i32 1, ptr addrspace(1) %34, align 4
  br label %37

35:                                               ; preds = %19
  %36 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4)), i32 noundef 1, i32 noundef 0, i32 noundef 1) #5
  br label %37

37:                                               ; preds = %35, %26
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %38 = load i32, ptr %5, align 4
  %39 = icmp ult i32 %38, 4
  br i1 %39, label %40, label %45

40:                                               ; preds = %37
  %41 = load i32, ptr %5, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @flags.taken, i64 0, i64 %42
  %44 = addrspacecast ptr addrspace(3) %43 to ptr addrspace(4)
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %44, i32 noundef 3, i32 noundef 1) #5
  br label %45

45:                                               ; preds = %40, %37
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %46 = load i32, ptr %5, align 4
  %47 = icmp eq i32 %46, 5
  br i1 %47, label %48, label %55

48:                                               ; preds = %45
  %49 = call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) getelementptr inbounds ([4 x i32], ptr addrspace(3) @flags.taken, i64 0, i64 2) to ptr addrspace(4)), i32 noundef 2, i32 noundef 1) #5
  br i1 %49, label %55, label %50

50:                                               ; preds = %48
  %51 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4))) #5
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4
  br label %55

55:                                               ; preds = %50, %48, %45
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef, float noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

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
!5 = !{!"atomic_int*", !"atomic_uint*", !"int*"}
!6 = !{!"_Atomic(int)*", !"_Atomic(unsigned int)*", !"int*"}
!7 = !{!"", !"", !"const"}
!8 = !{!"int*", !"int*", !"float*"}
!9 = !{!"const", !"", !""}
!10 = !{i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"atomic_int*", !"atomic_uint*", !"int*", !"atomic_int*"}
!13 = !{!"_Atomic(int)*", !"_Atomic(unsigned int)*", !"int*", !"_Atomic(int)*"}
!14 = !{!"", !"", !"const", !""}
!15 = !{i32 1, i32 1}
!16 = !{!"none", !"none"}
!17 = !{!"int*", !"int*"}
!18 = !{!"", !""}
