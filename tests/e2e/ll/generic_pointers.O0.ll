; ModuleID = 'generic_pointers.cl'
source_filename = "generic_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @sum_of(ptr addrspace(4) noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %7 = load ptr addrspace(4), ptr %3, align 8
  %8 = load i32, ptr %4, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(4) %7, i64 %9
  store ptr addrspace(4) %10, ptr %6, align 8
  br label %11

11:                                               ; preds = %20, %2
  %12 = load ptr addrspace(4), ptr %3, align 8
  %13 = load ptr addrspace(4), ptr %6, align 8
  %14 = icmp ne ptr addrspace(4) %12, %13
  br i1 %14, label %15, label %23

15:                                               ; preds = %11
  %16 = load ptr addrspace(4), ptr %3, align 8
  %17 = load i32, ptr addrspace(4) %16, align 4
  %18 = load i32, ptr %5, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %5, align 4
  br label %20

20:                                               ; preds = %15
  %21 = load ptr addrspace(4), ptr %3, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) %21, i32 1
  store ptr addrspace(4) %22, ptr %3, align 8
  br label %11

23:                                               ; preds = %11
  %24 = load i32, ptr %5, align 4
  ret i32 %24
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @scale(ptr addrspace(4) noundef %0, float noundef %1) #0 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca float, align 4
  store ptr addrspace(4) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  %6 = load ptr addrspace(4), ptr %3, align 8
  %7 = load float, ptr addrspace(4) %6, align 4
  %8 = fmul float %7, %5
  store float %8, ptr addrspace(4) %6, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @one_helper(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_one_helper(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_one_helper(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca [4 x i32], align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %12, ptr %8, align 8
  store i32 0, ptr %10, align 4
  br label %13

13:                                               ; preds = %47, %3
  %14 = load i32, ptr %10, align 4
  %15 = icmp slt i32 %14, 4
  br i1 %15, label %16, label %50

16:                                               ; preds = %13
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i64, ptr %8, align 8
  %19 = mul i64 4, %18
  %20 = load i32, ptr %10, align 4
  %21 = sext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = load i32, ptr %10, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 %28
  store i32 %26, ptr %29, align 4
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = load i64, ptr %8, align 8
  %32 = mul i64 4, %31
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4
  %38 = load i32, ptr %10, align 4
  %39 = add nsw i32 %37, %38
  %40 = load ptr addrspace(3), ptr %6, align 8
  %41 = load i64, ptr %7, align 8
  %42 = mul i64 4, %41
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = add i64 %42, %44
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) %40, i64 %45
  store i32 %39, ptr addrspace(3) %46, align 4
  br label %47

47:                                               ; preds = %16
  %48 = load i32, ptr %10, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %10, align 4
  br label %13

50:                                               ; preds = %13
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = load i64, ptr %8, align 8
  %53 = mul i64 4, %52
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %53
  %55 = addrspacecast ptr addrspace(1) %54 to ptr addrspace(4)
  %56 = call spir_func i32 @sum_of(ptr addrspace(4) noundef %55, i32 noundef 4) #6
  %57 = load ptr addrspace(1), ptr %5, align 8
  %58 = load i64, ptr %8, align 8
  %59 = mul i64 3, %58
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %59
  store i32 %56, ptr addrspace(1) %60, align 4
  %61 = load ptr addrspace(3), ptr %6, align 8
  %62 = load i64, ptr %7, align 8
  %63 = mul i64 4, %62
  %64 = getelementptr inbounds nuw i32, ptr addrspace(3) %61, i64 %63
  %65 = addrspacecast ptr addrspace(3) %64 to ptr addrspace(4)
  %66 = call spir_func i32 @sum_of(ptr addrspace(4) noundef %65, i32 noundef 4) #6
  %67 = load ptr addrspace(1), ptr %5, align 8
  %68 = load i64, ptr %8, align 8
  %69 = mul i64 3, %68
  %70 = add i64 %69, 1
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %70
  store i32 %66, ptr addrspace(1) %71, align 4
  %72 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 0
  %73 = addrspacecast ptr %72 to ptr addrspace(4)
  %74 = call spir_func i32 @sum_of(ptr addrspace(4) noundef %73, i32 noundef 4) #6
  %75 = load ptr addrspace(1), ptr %5, align 8
  %76 = load i64, ptr %8, align 8
  %77 = mul i64 3, %76
  %78 = add i64 %77, 2
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %78
  store i32 %74, ptr addrspace(1) %79, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @add_in_space(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(3), align 8
  %10 = alloca ptr, align 8
  store ptr addrspace(4) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %27

13:                                               ; preds = %3
  %14 = load ptr addrspace(4), ptr %5, align 8
  %15 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %14)
  store ptr addrspace(1) %15, ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %8, align 8
  %17 = icmp ne ptr addrspace(1) %16, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %17, label %18, label %24

18:                                               ; preds = %13
  %19 = load i32, ptr %7, align 4
  %20 = load ptr addrspace(1), ptr %8, align 8
  %21 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 0
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = add nsw i32 %22, %19
  store i32 %23, ptr addrspace(1) %21, align 4
  br label %25

24:                                               ; preds = %13
  br label %25

25:                                               ; preds = %24, %18
  %26 = phi i32 [ %23, %18 ], [ -1, %24 ]
  store i32 %26, ptr %4, align 4
  br label %58

27:                                               ; preds = %3
  %28 = load i32, ptr %6, align 4
  %29 = icmp eq i32 %28, 2
  br i1 %29, label %30, label %44

30:                                               ; preds = %27
  %31 = load ptr addrspace(4), ptr %5, align 8
  %32 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %31)
  store ptr addrspace(3) %32, ptr %9, align 8
  %33 = load ptr addrspace(3), ptr %9, align 8
  %34 = icmp ne ptr addrspace(3) %33, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = load i32, ptr %7, align 4
  %37 = load ptr addrspace(3), ptr %9, align 8
  %38 = getelementptr inbounds i32, ptr addrspace(3) %37, i64 0
  %39 = load i32, ptr addrspace(3) %38, align 4
  %40 = add nsw i32 %39, %36
  store i32 %40, ptr addrspace(3) %38, align 4
  br label %42

41:                                               ; preds = %30
  br label %42

42:                                               ; preds = %41, %35
  %43 = phi i32 [ %40, %35 ], [ -1, %41 ]
  store i32 %43, ptr %4, align 4
  br label %58

44:                                               ; preds = %27
  %45 = load ptr addrspace(4), ptr %5, align 8
  %46 = call spir_func ptr @__to_private(ptr addrspace(4) %45)
  store ptr %46, ptr %10, align 8
  %47 = load ptr, ptr %10, align 8
  %48 = icmp ne ptr %47, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %48, label %49, label %55

49:                                               ; preds = %44
  %50 = load i32, ptr %7, align 4
  %51 = load ptr, ptr %10, align 8
  %52 = getelementptr inbounds i32, ptr %51, i64 0
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %53, %50
  store i32 %54, ptr %52, align 4
  br label %56

55:                                               ; preds = %44
  br label %56

56:                                               ; preds = %55, %49
  %57 = phi i32 [ %54, %49 ], [ -1, %55 ]
  store i32 %57, ptr %4, align 4
  br label %58

58:                                               ; preds = %56, %42, %25
  %59 = load i32, ptr %4, align 4
  ret i32 %59
}

declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))

declare spir_func ptr addrspace(3) @__to_local(ptr addrspace(4))

declare spir_func ptr @__to_private(ptr addrspace(4))

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @named_spaces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_named_spaces(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_named_spaces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %12, ptr %8, align 8
  store i32 5, ptr %9, align 4
  %13 = load i64, ptr %7, align 8
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 70, %14
  %16 = load ptr addrspace(3), ptr %6, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) %16, i64 %17
  store i32 %15, ptr addrspace(3) %18, align 4
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = load i64, ptr %8, align 8
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %20
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = call spir_func i32 @add_in_space(ptr addrspace(4) noundef %22, i32 noundef 1, i32 noundef 10) #6
  %24 = load ptr addrspace(1), ptr %5, align 8
  %25 = load i64, ptr %8, align 8
  %26 = mul i64 3, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %26
  store i32 %23, ptr addrspace(1) %27, align 4
  %28 = load ptr addrspace(3), ptr %6, align 8
  %29 = load i64, ptr %7, align 8
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) %28, i64 %29
  %31 = addrspacecast ptr addrspace(3) %30 to ptr addrspace(4)
  %32 = call spir_func i32 @add_in_space(ptr addrspace(4) noundef %31, i32 noundef 2, i32 noundef 20) #6
  %33 = load ptr addrspace(1), ptr %5, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 3, %34
  %36 = add i64 %35, 1
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %36
  store i32 %32, ptr addrspace(1) %37, align 4
  %38 = addrspacecast ptr %9 to ptr addrspace(4)
  %39 = call spir_func i32 @add_in_space(ptr addrspace(4) noundef %38, i32 noundef 3, i32 noundef 30) #6
  %40 = load i32, ptr %9, align 4
  %41 = add nsw i32 %39, %40
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 3, %43
  %45 = add i64 %44, 2
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %45
  store i32 %41, ptr addrspace(1) %46, align 4
  %47 = load i64, ptr %8, align 8
  %48 = and i64 %47, 1
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %3
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = load i64, ptr %8, align 8
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %52
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  br label %57

55:                                               ; preds = %3
  %56 = addrspacecast ptr %9 to ptr addrspace(4)
  br label %57

57:                                               ; preds = %55, %50
  %58 = phi ptr addrspace(4) [ %54, %50 ], [ %56, %55 ]
  store ptr addrspace(4) %58, ptr %10, align 8
  %59 = load ptr addrspace(4), ptr %10, align 8
  %60 = load i32, ptr addrspace(4) %59, align 4
  %61 = add nsw i32 %60, 1000
  store i32 %61, ptr addrspace(4) %59, align 4
  %62 = load i32, ptr %9, align 4
  %63 = load ptr addrspace(3), ptr %6, align 8
  %64 = load i64, ptr %7, align 8
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) %63, i64 %64
  %66 = load i32, ptr addrspace(3) %65, align 4
  %67 = add nsw i32 %62, %66
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = load i64, ptr %8, align 8
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4
  %72 = add nsw i32 %71, %67
  store i32 %72, ptr addrspace(1) %70, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pick_at_run_time(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_pick_at_run_time(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pick_at_run_time(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %12, ptr %8, align 8
  store float 3.000000e+00, ptr %9, align 4
  %13 = load ptr addrspace(3), ptr %6, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) %13, i64 %14
  store float 5.000000e+00, ptr addrspace(3) %15, align 4
  %16 = load i64, ptr %8, align 8
  %17 = urem i64 %16, 3
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %8, align 8
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %21
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  br label %37

24:                                               ; preds = %3
  %25 = load i64, ptr %8, align 8
  %26 = urem i64 %25, 3
  %27 = icmp eq i64 %26, 1
  br i1 %27, label %28, label %33

28:                                               ; preds = %24
  %29 = load ptr addrspace(3), ptr %6, align 8
  %30 = load i64, ptr %7, align 8
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i64 %30
  %32 = addrspacecast ptr addrspace(3) %31 to ptr addrspace(4)
  br label %35

33:                                               ; preds = %24
  %34 = addrspacecast ptr %9 to ptr addrspace(4)
  br label %35

35:                                               ; preds = %33, %28
  %36 = phi ptr addrspace(4) [ %32, %28 ], [ %34, %33 ]
  br label %37

37:                                               ; preds = %35, %19
  %38 = phi ptr addrspace(4) [ %23, %19 ], [ %36, %35 ]
  store ptr addrspace(4) %38, ptr %10, align 8
  %39 = load ptr addrspace(4), ptr %10, align 8
  call spir_func void @scale(ptr addrspace(4) noundef %39, float noundef 2.000000e+00) #6
  %40 = load ptr addrspace(4), ptr %10, align 8
  %41 = load float, ptr addrspace(4) %40, align 4
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %8, align 8
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %43
  store float %41, ptr addrspace(1) %44, align 4
  %45 = load i64, ptr %8, align 8
  %46 = urem i64 %45, 3
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %54

48:                                               ; preds = %37
  %49 = load ptr addrspace(4), ptr %10, align 8
  %50 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %49)
  %51 = getelementptr inbounds float, ptr addrspace(1) %50, i64 0
  %52 = load float, ptr addrspace(1) %51, align 4
  %53 = fadd float %52, 1.000000e+00
  store float %53, ptr addrspace(1) %51, align 4
  br label %54

54:                                               ; preds = %48, %37
  %55 = load ptr addrspace(3), ptr %6, align 8
  %56 = load i64, ptr %7, align 8
  %57 = getelementptr inbounds nuw float, ptr addrspace(3) %55, i64 %56
  %58 = load float, ptr addrspace(3) %57, align 4
  %59 = load float, ptr %9, align 4
  %60 = fadd float %58, %59
  %61 = load ptr addrspace(1), ptr %5, align 8
  %62 = load i64, ptr %8, align 8
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %61, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4
  %65 = fadd float %64, %60
  store float %65, ptr addrspace(1) %63, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fence_of_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_fence_of_global(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fence_of_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = load ptr addrspace(1), ptr %3, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  %9 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  store ptr addrspace(4) %9, ptr %5, align 8
  %10 = load ptr addrspace(4), ptr %5, align 8
  %11 = load i32, ptr addrspace(4) %10, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr addrspace(4) %10, align 4
  %13 = load ptr addrspace(4), ptr %5, align 8
  %14 = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef %13) #6
  %15 = and i32 %14, 2
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i32
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 3}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int*"}
!6 = !{!"", !"", !""}
!7 = !{!"float*", !"float*", !"float*"}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !""}
