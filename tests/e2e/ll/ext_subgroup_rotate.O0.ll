; ModuleID = 'ext_subgroup_rotate.cl'
source_filename = "ext_subgroup_rotate.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @rotate_lanes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_rotate_lanes(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_rotate_lanes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %7, ptr %5, align 8
  %8 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %8, ptr %6, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = call spir_func i32 @_Z16sub_group_rotateii(i32 noundef %12, i32 noundef 3) #5
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = mul i64 0, %15
  %17 = load i64, ptr %5, align 8
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %18
  store i32 %13, ptr addrspace(1) %19, align 4
  %20 = load ptr addrspace(1), ptr %3, align 8
  %21 = load i64, ptr %5, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = call spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 noundef %23, i32 noundef 1, i32 noundef 4) #5
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i64, ptr %6, align 8
  %27 = mul i64 1, %26
  %28 = load i64, ptr %5, align 8
  %29 = add i64 %27, %28
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %29
  store i32 %24, ptr addrspace(1) %30, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16sub_group_rotateii(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 noundef, i32 noundef, i32 noundef) #2

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
!7 = !{i32 16}
