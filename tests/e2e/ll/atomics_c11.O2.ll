; ModuleID = 'atomics_c11.cl'
source_filename = "atomics_c11.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@loads_and_stores.cell = internal addrspace(3) global [16 x i32] undef, align 4
@loads_and_stores.fcell = internal addrspace(3) global [16 x float] undef, align 4
@flags.taken = internal addrspace(3) global [4 x i32] undef, align 4
@flags.losers = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fetches(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %7, i32 noundef %6) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %10, i32 noundef %6, i32 noundef 0) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = and i32 %6, 240
  %15 = tail call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %13, i32 noundef %14, i32 noundef 2, i32 noundef 2) #6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = tail call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %17, i32 noundef %6, i32 noundef 4, i32 noundef 2) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  %21 = or i32 %6, 256
  %22 = tail call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %20, i32 noundef %21, i32 noundef 3, i32 noundef 3) #6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  %25 = tail call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %24, i32 noundef %6, i32 noundef 0, i32 noundef 2) #6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %27, i32 noundef %6, i32 noundef 5, i32 noundef 2) #6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  %31 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %30, i32 noundef %6) #6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %33, i32 noundef %6) #6
  %35 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %36 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %35, i32 noundef %6) #6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %38, i32 noundef %6) #6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  %42 = tail call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %41, i32 noundef %6, i32 noundef 0) #6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %44 = addrspacecast ptr addrspace(1) %43 to ptr addrspace(4)
  %45 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %44, i32 noundef %6, i32 noundef 0) #6
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %47 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  %48 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %47, i32 noundef 5, i32 noundef 0, i32 noundef 2) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fetches(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %7, i32 noundef %6) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %10, i32 noundef %6, i32 noundef 0) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = and i32 %6, 240
  %15 = tail call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %13, i32 noundef %14, i32 noundef 2, i32 noundef 2) #6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = tail call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %17, i32 noundef %6, i32 noundef 4, i32 noundef 2) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  %21 = or i32 %6, 256
  %22 = tail call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %20, i32 noundef %21, i32 noundef 3, i32 noundef 3) #6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  %25 = tail call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %24, i32 noundef %6, i32 noundef 0, i32 noundef 2) #6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %27, i32 noundef %6, i32 noundef 5, i32 noundef 2) #6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  %31 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %30, i32 noundef %6) #6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %33, i32 noundef %6) #6
  %35 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %36 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %35, i32 noundef %6) #6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %38, i32 noundef %6) #6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  %42 = tail call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %41, i32 noundef %6, i32 noundef 0) #6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %44 = addrspacecast ptr addrspace(1) %43 to ptr addrspace(4)
  %45 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %44, i32 noundef %6, i32 noundef 0) #6
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %47 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  %48 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %47, i32 noundef 5, i32 noundef 0, i32 noundef 2) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @loads_and_stores(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = and i64 %4, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @loads_and_stores.cell, i64 %6
  %8 = addrspacecast ptr addrspace(3) %7 to ptr addrspace(4)
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %8, i32 noundef %10) #6
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @loads_and_stores.fcell, i64 %6
  %12 = addrspacecast ptr addrspace(3) %11 to ptr addrspace(4)
  %13 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %14 = sitofp i32 %13 to float
  %15 = fmul float %14, 5.000000e-01
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef %12, float noundef %15) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %16 = xor i64 %6, 1
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @loads_and_stores.cell, i64 %16
  %18 = addrspacecast ptr addrspace(3) %17 to ptr addrspace(4)
  %19 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %18, i32 noundef 2, i32 noundef 1) #6
  %20 = sub i64 15, %4
  %21 = and i64 %20, 4294967295
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @loads_and_stores.fcell, i64 %21
  %23 = addrspacecast ptr addrspace(3) %22 to ptr addrspace(4)
  %24 = tail call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %23) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %25 = add nsw i32 %19, 1
  tail call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %8, i32 noundef %25, i32 noundef 3, i32 noundef 1) #6
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %12, float noundef %24) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %26 = add i64 %4, 3
  %27 = and i64 %26, 15
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @loads_and_stores.cell, i64 %27
  %29 = addrspacecast ptr addrspace(3) %28 to ptr addrspace(4)
  %30 = tail call spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) noundef %29, i32 noundef -1) #6
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = add i64 %4, 5
  %33 = and i64 %32, 15
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @loads_and_stores.fcell, i64 %33
  %35 = addrspacecast ptr addrspace(3) %34 to ptr addrspace(4)
  %36 = tail call spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %35, float noundef 0.000000e+00, i32 noundef 0, i32 noundef 1) #6
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_loads_and_stores(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = and i64 %4, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @loads_and_stores.cell, i64 %6
  %8 = addrspacecast ptr addrspace(3) %7 to ptr addrspace(4)
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %8, i32 noundef %10) #6
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @loads_and_stores.fcell, i64 %6
  %12 = addrspacecast ptr addrspace(3) %11 to ptr addrspace(4)
  %13 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %14 = sitofp i32 %13 to float
  %15 = fmul float %14, 5.000000e-01
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef %12, float noundef %15) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %16 = xor i64 %6, 1
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @loads_and_stores.cell, i64 %16
  %18 = addrspacecast ptr addrspace(3) %17 to ptr addrspace(4)
  %19 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %18, i32 noundef 2, i32 noundef 1) #6
  %20 = sub i64 15, %4
  %21 = and i64 %20, 4294967295
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @loads_and_stores.fcell, i64 %21
  %23 = addrspacecast ptr addrspace(3) %22 to ptr addrspace(4)
  %24 = tail call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %23) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %25 = add nsw i32 %19, 1
  tail call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %8, i32 noundef %25, i32 noundef 3, i32 noundef 1) #6
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %12, float noundef %24) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %26 = add i64 %4, 3
  %27 = and i64 %26, 15
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @loads_and_stores.cell, i64 %27
  %29 = addrspacecast ptr addrspace(3) %28 to ptr addrspace(4)
  %30 = tail call spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) noundef %29, i32 noundef -1) #6
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = add i64 %4, 5
  %33 = and i64 %32, 15
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @loads_and_stores.fcell, i64 %33
  %35 = addrspacecast ptr addrspace(3) %34 to ptr addrspace(4)
  %36 = tail call spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %35, float noundef 0.000000e+00, i32 noundef 0, i32 noundef 1) #6
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @compare_exchange(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %9) #6
  store i32 %10, ptr %5, align 4, !tbaa !3
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  br label %13

13:                                               ; preds = %13, %4
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %16 = add nsw i32 %15, %14
  %17 = call spir_func zeroext i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %9, ptr addrspace(4) noundef %11, i32 noundef %16) #6
  br i1 %17, label %18, label %13

18:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %19 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %20 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) noundef %19, i32 noundef 0, i32 noundef 2) #6
  store i32 %20, ptr %6, align 4, !tbaa !3
  %21 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %30

23:                                               ; preds = %18
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  br label %25

25:                                               ; preds = %23, %25
  %26 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %19, ptr addrspace(4) noundef %24, i32 noundef %21, i32 noundef 4, i32 noundef 0, i32 noundef 2) #6
  %27 = load i32, ptr %6, align 4
  %28 = icmp uge i32 %27, %21
  %29 = select i1 %26, i1 true, i1 %28
  br i1 %29, label %30, label %25

30:                                               ; preds = %25, %18
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  store i32 0, ptr %7, align 4, !tbaa !3
  %31 = and i64 %8, 3
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %31
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = addrspacecast ptr %7 to ptr addrspace(4)
  %35 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %33, ptr addrspace(4) noundef %34, i32 noundef 1) #6
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %38, i32 noundef 1) #6
  br label %45

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 20
  %42 = addrspacecast ptr addrspace(1) %41 to ptr addrspace(4)
  %43 = load i32, ptr %7, align 4, !tbaa !3
  %44 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %42, i32 noundef %43) #6
  br label %45

45:                                               ; preds = %36, %40
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_compare_exchange(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %9) #6
  store i32 %10, ptr %5, align 4, !tbaa !3
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  br label %13

13:                                               ; preds = %13, %4
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %16 = add nsw i32 %15, %14
  %17 = call spir_func zeroext i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %9, ptr addrspace(4) noundef %11, i32 noundef %16) #6
  br i1 %17, label %18, label %13

18:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %19 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %20 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) noundef %19, i32 noundef 0, i32 noundef 2) #6
  store i32 %20, ptr %6, align 4, !tbaa !3
  %21 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %30

23:                                               ; preds = %18
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  br label %25

25:                                               ; preds = %23, %25
  %26 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %19, ptr addrspace(4) noundef %24, i32 noundef %21, i32 noundef 4, i32 noundef 0, i32 noundef 2) #6
  %27 = load i32, ptr %6, align 4
  %28 = icmp uge i32 %27, %21
  %29 = select i1 %26, i1 true, i1 %28
  br i1 %29, label %30, label %25

30:                                               ; preds = %25, %18
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  store i32 0, ptr %7, align 4, !tbaa !3
  %31 = and i64 %8, 3
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %31
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = addrspacecast ptr %7 to ptr addrspace(4)
  %35 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %33, ptr addrspace(4) noundef %34, i32 noundef 1) #6
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %38, i32 noundef 1) #6
  br label %45

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 20
  %42 = addrspacecast ptr addrspace(1) %41 to ptr addrspace(4)
  %43 = load i32, ptr %7, align 4, !tbaa !3
  %44 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %42, i32 noundef %43) #6
  br label %45

45:                                               ; preds = %40, %36
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @flags(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = icmp ult i32 %4, 4
  %6 = and i64 %3, 3
  br i1 %5, label %7, label %12

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @flags.taken, i64 %6
  %9 = addrspacecast ptr addrspace(3) %8 to ptr addrspace(4)
  tail call spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) noundef %9) #6
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %7
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4)), i32 noundef 0) #6
  br label %12

12:                                               ; preds = %2, %11, %7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @flags.taken, i64 %6
  %14 = addrspacecast ptr addrspace(3) %13 to ptr addrspace(4)
  %15 = tail call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef %14) #6
  br i1 %15, label %21, label %16

16:                                               ; preds = %12
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %18 = shl i64 %17, 4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %6
  store i32 1, ptr addrspace(1) %20, align 4, !tbaa !3
  br label %23

21:                                               ; preds = %12
  %22 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4)), i32 noundef 1, i32 noundef 0, i32 noundef 1) #6
  br label %23

23:                                               ; preds = %21, %16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %5, label %24, label %25

24:                                               ; preds = %23
  tail call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %14, i32 noundef 3, i32 noundef 1) #6
  br label %25

25:                                               ; preds = %24, %23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %26 = icmp eq i32 %4, 5
  br i1 %26, label %27, label %33

27:                                               ; preds = %25
  %28 = tail call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @flags.taken, i64 8) to ptr addrspace(4)), i32 noundef 2, i32 noundef 1) #6
  br i1 %28, label %33, label %29

29:                                               ; preds = %27
  %30 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4))) #6
  %31 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  store i32 %30, ptr addrspace(1) %32, align 4, !tbaa !3
  br label %33

33:                                               ; preds = %25, %27, %29
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_flags(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = icmp ult i32 %4, 4
  %6 = and i64 %3, 3
  br i1 %5, label %7, label %12

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @flags.taken, i64 %6
  %9 = addrspacecast ptr addrspace(3) %8 to ptr addrspace(4)
  tail call spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) noundef %9) #6
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %7
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4)), i32 noundef 0) #6
  br label %12

12:                                               ; preds = %2, %11, %7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @flags.taken, i64 %6
  %14 = addrspacecast ptr addrspace(3) %13 to ptr addrspace(4)
  %15 = tail call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef %14) #6
  br i1 %15, label %21, label %16

16:                                               ; preds = %12
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %18 = shl i64 %17, 4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %6
  store i32 1, ptr addrspace(1) %20, align 4, !tbaa !3
  br label %23

21:                                               ; preds = %12
  %22 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4)), i32 noundef 1, i32 noundef 0, i32 noundef 1) #6
  br label %23

23:                                               ; preds = %21, %16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %5, label %24, label %25

24:                                               ; preds = %23
  tail call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %14, i32 noundef 3, i32 noundef 1) #6
  br label %25

25:                                               ; preds = %24, %23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %26 = icmp eq i32 %4, 5
  br i1 %26, label %27, label %33

27:                                               ; preds = %25
  %28 = tail call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @flags.taken, i64 8) to ptr addrspace(4)), i32 noundef 2, i32 noundef 1) #6
  br i1 %28, label %33, label %29

29:                                               ; preds = %27
  %30 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @flags.losers to ptr addrspace(4))) #6
  %31 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  store i32 %30, ptr addrspace(1) %32, align 4, !tbaa !3
  br label %33

33:                                               ; preds = %29, %27, %25
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef, float noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!9 = !{!"atomic_int*", !"atomic_uint*", !"int*"}
!10 = !{!"_Atomic(int)*", !"_Atomic(unsigned int)*", !"int*"}
!11 = !{!"", !"", !"const"}
!12 = !{!"int*", !"int*", !"float*"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = !{i32 1, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"atomic_int*", !"atomic_uint*", !"int*", !"atomic_int*"}
!19 = !{!"_Atomic(int)*", !"_Atomic(unsigned int)*", !"int*", !"_Atomic(int)*"}
!20 = !{!"", !"", !"const", !""}
!21 = !{i32 1, i32 1}
!22 = !{!"none", !"none"}
!23 = !{!"int*", !"int*"}
!24 = !{!"", !""}
