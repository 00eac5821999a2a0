; ModuleID = 'ext_block_prefetch.cl'
source_filename = "ext_block_prefetch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @prefetched(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_prefetched(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_prefetched(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %6, ptr %5, align 8
  %7 = load ptr addrspace(1), ptr %3, align 8
  call spir_func void @_Z34intel_sub_group_block_prefetch_ui2PU3AS1Kj(ptr addrspace(1) noundef %7) #5
  %8 = load ptr addrspace(1), ptr %3, align 8
  call spir_func void @_Z33intel_sub_group_block_prefetch_ucPU3AS1Kh(ptr addrspace(1) noundef %8) #5
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = add i32 %12, 1
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  store i32 %13, ptr addrspace(1) %16, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z34intel_sub_group_block_prefetch_ui2PU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z33intel_sub_group_block_prefetch_ucPU3AS1Kh(ptr addrspace(1) noundef) #2

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
!5 = !{!"uint*", !"uint*"}
!6 = !{!"const", !""}
