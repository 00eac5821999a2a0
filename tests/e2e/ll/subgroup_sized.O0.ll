; ModuleID = 'subgroup_sized.cl'
source_filename = "subgroup_sized.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@two_level_sum.partial = internal addrspace(3) global [16 x i64] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_row_sums(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %16) #5
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %8, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %7, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %22
  store i32 %17, ptr addrspace(1) %23, align 4
  %24 = load i32, ptr %9, align 4
  %25 = call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %24) #5
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %8, align 8
  %28 = mul i64 1, %27
  %29 = load i64, ptr %7, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %30
  store i32 %25, ptr addrspace(1) %31, align 4
  %32 = load i32, ptr %9, align 4
  %33 = call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %32, i32 noundef 5) #5
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 2, %35
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %38
  store i32 %33, ptr addrspace(1) %39, align 4
  %40 = call spir_func i32 @_Z18get_sub_group_sizev() #5
  %41 = load ptr addrspace(1), ptr %5, align 8
  %42 = load i64, ptr %8, align 8
  %43 = mul i64 3, %42
  %44 = load i64, ptr %7, align 8
  %45 = add i64 %43, %44
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %41, i64 %45
  store i32 %40, ptr addrspace(1) %46, align 4
  %47 = load i32, ptr %9, align 4
  %48 = sitofp i32 %47 to float
  %49 = call spir_func float @_Z28sub_group_scan_inclusive_addf(float noundef %48) #5
  %50 = load ptr addrspace(1), ptr %6, align 8
  %51 = load i64, ptr %7, align 8
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %50, i64 %51
  store float %49, ptr addrspace(1) %52, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @two_level_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !12 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_two_level_sum(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_two_level_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !12 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %8, i64 %9
  %11 = load i64, ptr addrspace(1) %10, align 8
  %12 = call spir_func i64 @_Z20sub_group_reduce_addl(i64 noundef %11) #5
  store i64 %12, ptr %5, align 8
  %13 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %2
  %16 = load i64, ptr %5, align 8
  %17 = call spir_func i32 @_Z16get_sub_group_idv() #5
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw [16 x i64], ptr addrspace(3) @two_level_sum.partial, i64 0, i64 %18
  store i64 %16, ptr addrspace(3) %19, align 8
  br label %20

20:                                               ; preds = %15, %2
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %21 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %43

23:                                               ; preds = %20
  store i64 0, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %24

24:                                               ; preds = %35, %23
  %25 = load i32, ptr %7, align 4
  %26 = call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %27 = icmp ult i32 %25, %26
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  %29 = load i32, ptr %7, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [16 x i64], ptr addrspace(3) @two_level_sum.partial, i64 0, i64 %30
  %32 = load i64, ptr addrspace(3) %31, align 8
  %33 = load i64, ptr %6, align 8
  %34 = add nsw i64 %33, %32
  store i64 %34, ptr %6, align 8
  br label %35

35:                                               ; preds = %28
  %36 = load i32, ptr %7, align 4
  %37 = add i32 %36, 1
  store i32 %37, ptr %7, align 4
  br label %24

38:                                               ; preds = %24
  %39 = load i64, ptr %6, align 8
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %42 = getelementptr inbounds nuw i64, ptr addrspace(1) %40, i64 %41
  store i64 %39, ptr addrspace(1) %42, align 8
  br label %43

43:                                               ; preds = %38, %20
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z28sub_group_scan_inclusive_addf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20sub_group_reduce_addl(i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() #2

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
!5 = !{!"int*", !"int*", !"float*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 16}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"long*", !"long*"}
!11 = !{!"const", !""}
!12 = !{i32 8}
