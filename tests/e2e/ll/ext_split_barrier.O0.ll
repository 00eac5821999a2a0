; ModuleID = 'ext_split_barrier.cl'
source_filename = "ext_split_barrier.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@split.tile = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @split(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_split(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_split(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = load i64, ptr %6, align 8
  %15 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @split.tile, i64 0, i64 %14
  store i32 %13, ptr addrspace(3) %15, align 4
  call spir_func void @_Z31intel_work_group_barrier_arrivej(i32 noundef 1) #5
  %16 = load ptr addrspace(1), ptr %3, align 8
  %17 = load i64, ptr %5, align 8
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = mul nsw i32 %19, 3
  store i32 %20, ptr %7, align 4
  call spir_func void @_Z29intel_work_group_barrier_waitj(i32 noundef 1) #5
  %21 = load i32, ptr %7, align 4
  %22 = load i64, ptr %6, align 8
  %23 = xor i64 %22, 1
  %24 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @split.tile, i64 0, i64 %23
  %25 = load i32, ptr addrspace(3) %24, align 4
  %26 = add nsw i32 %21, %25
  %27 = load ptr addrspace(1), ptr %4, align 8
  %28 = load i64, ptr %5, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_work_group_barrier_arrivej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z29intel_work_group_barrier_waitj(i32 noundef) #2

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
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
