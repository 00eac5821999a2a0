; ModuleID = 'fences.cl'
source_filename = "fences.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@scoped_fences.shared = internal addrspace(3) global [32 x i32] undef, align 4
@wave_front.row = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @named_fences(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_named_fences(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_named_fences(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %7, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %8, align 4
  %15 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %9, align 4
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr %8, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = load ptr addrspace(3), ptr %6, align 8
  %23 = load i32, ptr %7, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i64 %24
  store i32 %21, ptr addrspace(3) %25, align 4
  call spir_func void @_Z15write_mem_fencej(i32 noundef 1) #5
  call spir_func void @_Z7barrierj(i32 noundef 3) #5
  call spir_func void @_Z14read_mem_fencej(i32 noundef 1) #5
  %26 = load ptr addrspace(3), ptr %6, align 8
  %27 = load i32, ptr %7, align 4
  %28 = add i32 %27, 1
  %29 = load i32, ptr %9, align 4
  %30 = urem i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) %26, i64 %31
  %33 = load i32, ptr addrspace(3) %32, align 4
  store i32 %33, ptr %10, align 4
  call spir_func void @_Z9mem_fencej(i32 noundef 3) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %34 = load i32, ptr %10, align 4
  %35 = mul nsw i32 %34, 2
  %36 = load ptr addrspace(3), ptr %6, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sub i32 %37, 1
  %39 = load i32, ptr %7, align 4
  %40 = sub i32 %38, %39
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) %36, i64 %41
  store i32 %35, ptr addrspace(3) %42, align 4
  call spir_func void @_Z9mem_fencej(i32 noundef 1) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %43 = load ptr addrspace(3), ptr %6, align 8
  %44 = load i32, ptr %7, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) %43, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 4
  %48 = load ptr addrspace(1), ptr %5, align 8
  %49 = load i32, ptr %8, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %50
  store i32 %47, ptr addrspace(1) %51, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scoped_fences(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_scoped_fences(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scoped_fences(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %7, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %8, align 4
  %14 = load i32, ptr %8, align 4
  %15 = load i32, ptr %7, align 4
  %16 = sub i32 %14, %15
  store i32 %16, ptr %9, align 4
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr %8, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = add nsw i32 %21, 1
  %23 = load i32, ptr %7, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @scoped_fences.shared, i64 0, i64 %24
  store i32 %22, ptr addrspace(3) %25, align 4
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 3, i32 noundef 1) #5
  call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 2, i32 noundef 1) #5
  %26 = load i32, ptr %7, align 4
  %27 = sub i32 31, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @scoped_fences.shared, i64 0, i64 %28
  %30 = load i32, ptr addrspace(3) %29, align 4
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %7, align 4
  %34 = xor i32 %33, 1
  %35 = add i32 %32, %34
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %36
  store i32 %30, ptr addrspace(1) %37, align 4
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 4, i32 noundef 2) #5
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef 2, i32 noundef 2) #5
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 3) #5
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = load i32, ptr %9, align 4
  %40 = load i32, ptr %7, align 4
  %41 = add i32 %40, 7
  %42 = urem i32 %41, 32
  %43 = add i32 %39, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4
  %47 = load ptr addrspace(1), ptr %5, align 8
  %48 = load i32, ptr %8, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %49
  store i32 %46, ptr addrspace(1) %50, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @wave_front(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_wave_front(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_wave_front(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %7, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = mul i64 %17, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %20
  store ptr addrspace(1) %21, ptr %8, align 8
  %22 = load i32, ptr %7, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %39

25:                                               ; preds = %3
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i32, ptr %6, align 4
  %28 = sub nsw i32 %27, 1
  %29 = load i32, ptr %6, align 4
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %7, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [64 x i32], ptr addrspace(3) @wave_front.row, i64 0, i64 %37
  store i32 %35, ptr addrspace(3) %38, align 4
  br label %39

39:                                               ; preds = %25, %3
  %40 = load i32, ptr %6, align 4
  %41 = sub nsw i32 %40, 2
  store i32 %41, ptr %9, align 4
  br label %42

42:                                               ; preds = %82, %39
  %43 = load i32, ptr %9, align 4
  %44 = icmp sge i32 %43, 0
  br i1 %44, label %45, label %85

45:                                               ; preds = %42
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %46 = load i32, ptr %7, align 4
  %47 = load i32, ptr %9, align 4
  %48 = icmp sle i32 %46, %47
  br i1 %48, label %49, label %60

49:                                               ; preds = %45
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [64 x i32], ptr addrspace(3) @wave_front.row, i64 0, i64 %51
  %53 = load i32, ptr addrspace(3) %52, align 4
  %54 = load i32, ptr %7, align 4
  %55 = add nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [64 x i32], ptr addrspace(3) @wave_front.row, i64 0, i64 %56
  %58 = load i32, ptr addrspace(3) %57, align 4
  %59 = call spir_func i32 @_Z3maxii(i32 noundef %53, i32 noundef %58) #4
  br label %61

60:                                               ; preds = %45
  br label %61

61:                                               ; preds = %60, %49
  %62 = phi i32 [ %59, %49 ], [ 0, %60 ]
  store i32 %62, ptr %10, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %63 = load i32, ptr %7, align 4
  %64 = load i32, ptr %9, align 4
  %65 = icmp sle i32 %63, %64
  br i1 %65, label %66, label %81

66:                                               ; preds = %61
  %67 = load i32, ptr %10, align 4
  %68 = load ptr addrspace(1), ptr %8, align 8
  %69 = load i32, ptr %9, align 4
  %70 = load i32, ptr %6, align 4
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %7, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %68, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4
  %77 = add nsw i32 %67, %76
  %78 = load i32, ptr %7, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [64 x i32], ptr addrspace(3) @wave_front.row, i64 0, i64 %79
  store i32 %77, ptr addrspace(3) %80, align 4
  br label %81

81:                                               ; preds = %66, %61
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %9, align 4
  %84 = add nsw i32 %83, -1
  store i32 %84, ptr %9, align 4
  br label %42

85:                                               ; preds = %42
  %86 = load i32, ptr %7, align 4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %93

88:                                               ; preds = %85
  %89 = load i32, ptr addrspace(3) @wave_front.row, align 4
  %90 = load ptr addrspace(1), ptr %5, align 8
  %91 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %90, i64 %91
  store i32 %89, ptr addrspace(1) %92, align 4
  br label %93

93:                                               ; preds = %88, %85
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z15write_mem_fencej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z14read_mem_fencej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z9mem_fencej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #1

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
!3 = !{i32 1, i32 1, i32 3}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"int*", !"int*", !"int"}
