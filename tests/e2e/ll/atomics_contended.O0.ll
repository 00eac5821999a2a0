; ModuleID = 'atomics_contended.cl'
source_filename = "atomics_contended.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@generic_sums.mine = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @without_orders(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_without_orders(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_without_orders(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4
  store i32 %9, ptr %5, align 4
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 0
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  %13 = load i32, ptr %5, align 4
  %14 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %12, i32 noundef %13) #6
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 1
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = load i32, ptr %5, align 4
  %19 = call spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %17, i32 noundef %18) #6
  %20 = load ptr addrspace(1), ptr %3, align 8
  %21 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 2
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = load i32, ptr %5, align 4
  %24 = and i32 %23, 3855
  %25 = call spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %22, i32 noundef %24) #6
  %26 = load ptr addrspace(1), ptr %3, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 3
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = load i32, ptr %5, align 4
  %30 = call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %28, i32 noundef %29) #6
  %31 = load ptr addrspace(1), ptr %3, align 8
  %32 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 4
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = load i32, ptr %5, align 4
  %35 = or i32 %34, 256
  %36 = call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %33, i32 noundef %35) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @add_by_exchange(ptr addrspace(4) noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr addrspace(4), ptr %3, align 8
  %7 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %6, i32 noundef 0, i32 noundef 1) #6
  store i32 %7, ptr %5, align 4
  br label %8

8:                                                ; preds = %16, %2
  %9 = load ptr addrspace(4), ptr %3, align 8
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %4, align 4
  %13 = add nsw i32 %11, %12
  %14 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %9, ptr addrspace(4) noundef %10, i32 noundef %13, i32 noundef 4, i32 noundef 2, i32 noundef 2) #6
  %15 = xor i1 %14, true
  br i1 %15, label %16, label %17

16:                                               ; preds = %8
  br label %8

17:                                               ; preds = %8
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @generic_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_generic_sums(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_generic_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %7, align 8
  %9 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4)), i32 noundef 0) #6
  br label %12

12:                                               ; preds = %11, %3
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = and i32 %16, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %12
  br label %23

20:                                               ; preds = %12
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  br label %23

23:                                               ; preds = %20, %19
  %24 = phi ptr addrspace(4) [ addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4)), %19 ], [ %22, %20 ]
  %25 = load ptr addrspace(1), ptr %5, align 8
  %26 = load i64, ptr %7, align 8
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  call spir_func void @add_by_exchange(ptr addrspace(4) noundef %24, i32 noundef %28) #6
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %29 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %23
  %32 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4))) #6
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %34
  store i32 %32, ptr addrspace(1) %35, align 4
  br label %36

36:                                               ; preds = %31, %23
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @spin_lock(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !11 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_spin_lock(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_spin_lock(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !11 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  br label %42

12:                                               ; preds = %3
  br label %13

13:                                               ; preds = %17, %12
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  %16 = call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %15, i32 noundef 2, i32 noundef 2) #6
  br i1 %16, label %17, label %18

17:                                               ; preds = %13
  br label %13

18:                                               ; preds = %13
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load volatile i32, ptr addrspace(1) %19, align 4
  store i32 %20, ptr %7, align 4
  store i64 0, ptr %8, align 8
  br label %21

21:                                               ; preds = %34, %18
  %22 = load i64, ptr %8, align 8
  %23 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %24 = icmp ult i64 %22, %23
  br i1 %24, label %25, label %37

25:                                               ; preds = %21
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %28 = load i64, ptr %8, align 8
  %29 = add i64 %27, %28
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr %7, align 4
  br label %34

34:                                               ; preds = %25
  %35 = load i64, ptr %8, align 8
  %36 = add i64 %35, 1
  store i64 %36, ptr %8, align 8
  br label %21

37:                                               ; preds = %21
  %38 = load i32, ptr %7, align 4
  %39 = load ptr addrspace(1), ptr %5, align 8
  store volatile i32 %38, ptr addrspace(1) %39, align 4
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %41, i32 noundef 3, i32 noundef 2) #6
  br label %42

42:                                               ; preds = %37, %11
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"atomic_int*", !"int*"}
!6 = !{!"_Atomic(int)*", !"int*"}
!7 = !{!"", !"const"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"atomic_int*", !"int*", !"int*"}
!11 = !{!"_Atomic(int)*", !"int*", !"int*"}
!12 = !{!"", !"const", !""}
!13 = !{!"atomic_flag*", !"int*", !"int*"}
!14 = !{!"", !"", !"const"}
