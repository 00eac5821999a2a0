; ModuleID = 'workgroup_compact.cl'
source_filename = "workgroup_compact.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@radix_pass.keys = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @keep_positive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_keep_positive(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_keep_positive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %7, align 8
  %14 = load i64, ptr %7, align 8
  %15 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %16 = sub i64 %14, %15
  store i64 %16, ptr %8, align 8
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %9, align 4
  %22 = icmp sgt i32 %21, 0
  %23 = zext i1 %22 to i32
  store i32 %23, ptr %10, align 4
  %24 = load i32, ptr %10, align 4
  %25 = call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %24) #5
  store i32 %25, ptr %11, align 4
  %26 = load i32, ptr %10, align 4
  %27 = call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %26) #5
  store i32 %27, ptr %12, align 4
  %28 = load i32, ptr %10, align 4
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %38

30:                                               ; preds = %3
  %31 = load i32, ptr %9, align 4
  %32 = load ptr addrspace(1), ptr %5, align 8
  %33 = load i64, ptr %8, align 8
  %34 = load i32, ptr %11, align 4
  %35 = zext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %36
  store i32 %31, ptr addrspace(1) %37, align 4
  br label %38

38:                                               ; preds = %30, %3
  %39 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %46

41:                                               ; preds = %38
  %42 = load i32, ptr %12, align 4
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4
  br label %46

46:                                               ; preds = %41, %38
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @radix_pass(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_radix_pass(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_radix_pass(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %16 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %17 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %18 = mul i64 %16, %17
  store i64 %18, ptr %7, align 8
  %19 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  store i64 %19, ptr %8, align 8
  %20 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %20, ptr %9, align 8
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %7, align 8
  %23 = load i64, ptr %9, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = load i64, ptr %9, align 8
  %28 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @radix_pass.keys, i64 0, i64 %27
  store i32 %26, ptr addrspace(3) %28, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %29 = load i32, ptr %6, align 4
  store i32 %29, ptr %10, align 4
  br label %30

30:                                               ; preds = %67, %3
  %31 = load i32, ptr %10, align 4
  %32 = load i32, ptr %6, align 4
  %33 = add i32 %32, 4
  %34 = icmp ult i32 %31, %33
  br i1 %34, label %35, label %70

35:                                               ; preds = %30
  %36 = load i64, ptr %9, align 8
  %37 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @radix_pass.keys, i64 0, i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4
  store i32 %38, ptr %11, align 4
  %39 = load i32, ptr %11, align 4
  %40 = load i32, ptr %10, align 4
  %41 = and i32 %40, 31
  %42 = lshr i32 %39, %41
  %43 = and i32 %42, 1
  store i32 %43, ptr %12, align 4
  %44 = load i32, ptr %12, align 4
  %45 = sub i32 1, %44
  %46 = call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %45) #5
  store i32 %46, ptr %13, align 4
  %47 = load i32, ptr %12, align 4
  %48 = sub i32 1, %47
  %49 = call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %48) #5
  store i32 %49, ptr %14, align 4
  %50 = load i32, ptr %12, align 4
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %59

52:                                               ; preds = %35
  %53 = load i32, ptr %14, align 4
  %54 = load i64, ptr %9, align 8
  %55 = trunc i64 %54 to i32
  %56 = add i32 %53, %55
  %57 = load i32, ptr %13, align 4
  %58 = sub i32 %56, %57
  br label %61

59:                                               ; preds = %35
  %60 = load i32, ptr %13, align 4
  br label %61

61:                                               ; preds = %59, %52
  %62 = phi i32 [ %58, %52 ], [ %60, %59 ]
  store i32 %62, ptr %15, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %63 = load i32, ptr %11, align 4
  %64 = load i32, ptr %15, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @radix_pass.keys, i64 0, i64 %65
  store i32 %63, ptr addrspace(3) %66, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %67

67:                                               ; preds = %61
  %68 = load i32, ptr %10, align 4
  %69 = add i32 %68, 1
  store i32 %69, ptr %10, align 4
  br label %30

70:                                               ; preds = %30
  %71 = load i64, ptr %9, align 8
  %72 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @radix_pass.keys, i64 0, i64 %71
  %73 = load i32, ptr addrspace(3) %72, align 4
  %74 = load ptr addrspace(1), ptr %5, align 8
  %75 = load i64, ptr %7, align 8
  %76 = load i64, ptr %9, align 8
  %77 = add i64 %75, %76
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %74, i64 %77
  store i32 %73, ptr addrspace(1) %78, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

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
!5 = !{!"int*", !"int*", !"uint*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"uint*", !"uint*", !"uint"}
