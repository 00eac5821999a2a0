; ModuleID = 'atomics_64.cl'
source_filename = "atomics_64.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @counters_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_counters_64(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_counters_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %7, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8
  store i64 %13, ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = getelementptr inbounds i64, ptr addrspace(1) %14, i64 0
  %16 = load i64, ptr %8, align 8
  %17 = call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef %15, i64 noundef %16) #5
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = getelementptr inbounds i64, ptr addrspace(1) %18, i64 1
  %20 = load i64, ptr %8, align 8
  %21 = call spir_func i64 @_Z8atom_subPU3AS1Vll(ptr addrspace(1) noundef %19, i64 noundef %20) #5
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = getelementptr inbounds i64, ptr addrspace(1) %22, i64 2
  %24 = call spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) noundef %23) #5
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = getelementptr inbounds i64, ptr addrspace(1) %25, i64 3
  %27 = call spir_func i64 @_Z8atom_decPU3AS1Vl(ptr addrspace(1) noundef %26) #5
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = getelementptr inbounds i64, ptr addrspace(1) %28, i64 4
  %30 = load i64, ptr %8, align 8
  %31 = call spir_func i64 @_Z8atom_minPU3AS1Vll(ptr addrspace(1) noundef %29, i64 noundef %30) #5
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = getelementptr inbounds i64, ptr addrspace(1) %32, i64 5
  %34 = load i64, ptr %8, align 8
  %35 = call spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef %33, i64 noundef %34) #5
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = getelementptr inbounds i64, ptr addrspace(1) %36, i64 0
  %38 = load i64, ptr %8, align 8
  %39 = or i64 %38, 65535
  %40 = call spir_func i64 @_Z8atom_andPU3AS1Vmm(ptr addrspace(1) noundef %37, i64 noundef %39) #5
  %41 = load ptr addrspace(1), ptr %5, align 8
  %42 = getelementptr inbounds i64, ptr addrspace(1) %41, i64 1
  %43 = load i64, ptr %8, align 8
  %44 = call spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef %42, i64 noundef %43) #5
  %45 = load ptr addrspace(1), ptr %5, align 8
  %46 = getelementptr inbounds i64, ptr addrspace(1) %45, i64 2
  %47 = load i64, ptr %8, align 8
  %48 = call spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef %46, i64 noundef %47) #5
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = getelementptr inbounds i64, ptr addrspace(1) %49, i64 3
  %51 = load i64, ptr %8, align 8
  %52 = call spir_func i64 @_Z8atom_minPU3AS1Vmm(ptr addrspace(1) noundef %50, i64 noundef %51) #5
  %53 = load ptr addrspace(1), ptr %5, align 8
  %54 = getelementptr inbounds i64, ptr addrspace(1) %53, i64 4
  %55 = load i64, ptr %8, align 8
  %56 = call spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef %54, i64 noundef %55) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fetches_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_fetches_64(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fetches_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %7, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8
  store i64 %13, ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = getelementptr inbounds i64, ptr addrspace(1) %14, i64 0
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = load i64, ptr %8, align 8
  %18 = call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %16, i64 noundef %17, i32 noundef 0, i32 noundef 2) #5
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = getelementptr inbounds i64, ptr addrspace(1) %19, i64 1
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %22 = load i64, ptr %8, align 8
  %23 = call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %21, i64 noundef %22, i32 noundef 0, i32 noundef 2) #5
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = getelementptr inbounds i64, ptr addrspace(1) %24, i64 2
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  %27 = load i64, ptr %8, align 8
  %28 = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %26, i64 noundef %27, i32 noundef 0, i32 noundef 2) #5
  %29 = load ptr addrspace(1), ptr %5, align 8
  %30 = getelementptr inbounds i64, ptr addrspace(1) %29, i64 0
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  %32 = load i64, ptr %8, align 8
  %33 = call spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) noundef %31, i64 noundef %32, i32 noundef 4, i32 noundef 2) #5
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = getelementptr inbounds i64, ptr addrspace(1) %34, i64 1
  %36 = addrspacecast ptr addrspace(1) %35 to ptr addrspace(4)
  %37 = call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicmm(ptr addrspace(4) noundef %36, i64 noundef 1099511627776) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @accumulate_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_accumulate_f64(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_accumulate_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  store ptr addrspace(1) %11, ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load volatile i64, ptr addrspace(1) %12, align 8
  store i64 %13, ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %16 = getelementptr inbounds nuw double, ptr addrspace(1) %14, i64 %15
  %17 = load double, ptr addrspace(1) %16, align 8
  store double %17, ptr %10, align 8
  br label %18

18:                                               ; preds = %31, %3
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %8, align 8
  %22 = bitcast i64 %21 to double
  %23 = load double, ptr %10, align 8
  %24 = fadd double %22, %23
  %25 = bitcast double %24 to i64
  %26 = call spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef %19, i64 noundef %20, i64 noundef %25) #5
  store i64 %26, ptr %9, align 8
  %27 = load i64, ptr %9, align 8
  %28 = load i64, ptr %8, align 8
  %29 = icmp eq i64 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %18
  br label %33

31:                                               ; preds = %18
  %32 = load i64, ptr %9, align 8
  store i64 %32, ptr %8, align 8
  br label %18

33:                                               ; preds = %30
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %36 = getelementptr inbounds nuw i64, ptr addrspace(1) %34, i64 %35
  %37 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %38 = add i64 %37, 10
  %39 = call spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef %36, i64 noundef %38) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_subPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_decPU3AS1Vl(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_minPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_andPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_minPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicmm(ptr addrspace(4) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef, i64 noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

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
!5 = !{!"long*", !"ulong*", !"long*"}
!6 = !{!"", !"", !"const"}
!7 = !{!"atomic_long*", !"atomic_ulong*", !"long*"}
!8 = !{!"_Atomic(long)*", !"_Atomic(unsigned long)*", !"long*"}
!9 = !{!"double*", !"ulong*", !"double*"}
