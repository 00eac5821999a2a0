; ModuleID = 'pointer_walks.cl'
source_filename = "pointer_walks.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sum_span(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_sum_span(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sum_span(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %11, ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %13, %15
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %16
  store ptr addrspace(1) %17, ptr %8, align 8
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 %20
  store ptr addrspace(1) %21, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %22

22:                                               ; preds = %26, %3
  %23 = load ptr addrspace(1), ptr %8, align 8
  %24 = load ptr addrspace(1), ptr %9, align 8
  %25 = icmp ult ptr addrspace(1) %23, %24
  br i1 %25, label %26, label %33

26:                                               ; preds = %22
  %27 = load i32, ptr %10, align 4
  %28 = mul nsw i32 %27, 3
  %29 = load ptr addrspace(1), ptr %8, align 8
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i32 1
  store ptr addrspace(1) %30, ptr %8, align 8
  %31 = load i32, ptr addrspace(1) %29, align 4
  %32 = add nsw i32 %28, %31
  store i32 %32, ptr %10, align 4
  br label %22

33:                                               ; preds = %22
  %34 = load i32, ptr %10, align 4
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = load i64, ptr %7, align 8
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %36
  store i32 %34, ptr addrspace(1) %37, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @find_zero(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_find_zero(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_find_zero(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = load i32, ptr %6, align 4
  %12 = sext i32 %11 to i64
  %13 = mul i64 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %13
  store ptr addrspace(1) %14, ptr %7, align 8
  %15 = load ptr addrspace(1), ptr %7, align 8
  store ptr addrspace(1) %15, ptr %8, align 8
  br label %16

16:                                               ; preds = %33, %3
  %17 = load ptr addrspace(1), ptr %8, align 8
  %18 = load i8, ptr addrspace(1) %17, align 1
  %19 = zext i8 %18 to i32
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %31

21:                                               ; preds = %16
  %22 = load ptr addrspace(1), ptr %8, align 8
  %23 = load ptr addrspace(1), ptr %7, align 8
  %24 = ptrtoint ptr addrspace(1) %22 to i64
  %25 = ptrtoint ptr addrspace(1) %23 to i64
  %26 = sub i64 %24, %25
  %27 = load i32, ptr %6, align 4
  %28 = sub nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %26, %29
  br label %31

31:                                               ; preds = %21, %16
  %32 = phi i1 [ false, %16 ], [ %30, %21 ]
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = load ptr addrspace(1), ptr %8, align 8
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i32 1
  store ptr addrspace(1) %35, ptr %8, align 8
  br label %16

36:                                               ; preds = %31
  %37 = load ptr addrspace(1), ptr %8, align 8
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = ptrtoint ptr addrspace(1) %37 to i64
  %40 = ptrtoint ptr addrspace(1) %38 to i64
  %41 = sub i64 %39, %40
  %42 = trunc i64 %41 to i32
  %43 = load ptr addrspace(1), ptr %5, align 8
  %44 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @two_ends(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_two_ends(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_two_ends(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = mul i64 %15, %17
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %18
  store ptr addrspace(1) %19, ptr %8, align 8
  %20 = load ptr addrspace(1), ptr %8, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %22
  %24 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 -1
  store ptr addrspace(1) %24, ptr %9, align 8
  %25 = load i64, ptr %7, align 8
  %26 = trunc i64 %25 to i32
  %27 = mul nsw i32 %26, 3
  %28 = add nsw i32 %27, 40
  store i32 %28, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %29

29:                                               ; preds = %60, %3
  %30 = load ptr addrspace(1), ptr %8, align 8
  %31 = load ptr addrspace(1), ptr %9, align 8
  %32 = icmp ult ptr addrspace(1) %30, %31
  br i1 %32, label %33, label %61

33:                                               ; preds = %29
  %34 = load ptr addrspace(1), ptr %8, align 8
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = load ptr addrspace(1), ptr %9, align 8
  %37 = load i32, ptr addrspace(1) %36, align 4
  %38 = add nsw i32 %35, %37
  store i32 %38, ptr %12, align 4
  %39 = load i32, ptr %12, align 4
  %40 = load i32, ptr %10, align 4
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %49

42:                                               ; preds = %33
  %43 = load i32, ptr %11, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %11, align 4
  %45 = load ptr addrspace(1), ptr %8, align 8
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %45, i32 1
  store ptr addrspace(1) %46, ptr %8, align 8
  %47 = load ptr addrspace(1), ptr %9, align 8
  %48 = getelementptr inbounds i32, ptr addrspace(1) %47, i32 -1
  store ptr addrspace(1) %48, ptr %9, align 8
  br label %60

49:                                               ; preds = %33
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %10, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %56

53:                                               ; preds = %49
  %54 = load ptr addrspace(1), ptr %8, align 8
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i32 1
  store ptr addrspace(1) %55, ptr %8, align 8
  br label %59

56:                                               ; preds = %49
  %57 = load ptr addrspace(1), ptr %9, align 8
  %58 = getelementptr inbounds i32, ptr addrspace(1) %57, i32 -1
  store ptr addrspace(1) %58, ptr %9, align 8
  br label %59

59:                                               ; preds = %56, %53
  br label %60

60:                                               ; preds = %59, %42
  br label %29

61:                                               ; preds = %29
  %62 = load i32, ptr %11, align 4
  %63 = load ptr addrspace(1), ptr %5, align 8
  %64 = load i64, ptr %7, align 8
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %64
  store i32 %62, ptr addrspace(1) %65, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @swap_rows(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1) #1 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store ptr addrspace(4) %1, ptr %4, align 8
  %6 = load ptr addrspace(4), ptr %3, align 8
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8
  store ptr addrspace(4) %7, ptr %5, align 8
  %8 = load ptr addrspace(4), ptr %4, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  %10 = load ptr addrspace(4), ptr %3, align 8
  store ptr addrspace(4) %9, ptr addrspace(4) %10, align 8
  %11 = load ptr addrspace(4), ptr %5, align 8
  %12 = load ptr addrspace(4), ptr %4, align 8
  store ptr addrspace(4) %11, ptr addrspace(4) %12, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @rolling_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_rolling_rows(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_rolling_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca [4 x i32], align 4
  %9 = alloca [4 x i32], align 4
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %16, ptr %7, align 8
  %17 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 0
  %18 = addrspacecast ptr %17 to ptr addrspace(4)
  store ptr addrspace(4) %18, ptr %10, align 8
  %19 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 0
  %20 = addrspacecast ptr %19 to ptr addrspace(4)
  store ptr addrspace(4) %20, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %21

21:                                               ; preds = %37, %3
  %22 = load i32, ptr %12, align 4
  %23 = icmp slt i32 %22, 4
  br i1 %23, label %24, label %40

24:                                               ; preds = %21
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i64, ptr %7, align 8
  %27 = mul i64 4, %26
  %28 = load i32, ptr %12, align 4
  %29 = sext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = load ptr addrspace(4), ptr %10, align 8
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(4) %33, i64 %35
  store i32 %32, ptr addrspace(4) %36, align 4
  br label %37

37:                                               ; preds = %24
  %38 = load i32, ptr %12, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %12, align 4
  br label %21

40:                                               ; preds = %21
  store i32 0, ptr %13, align 4
  br label %41

41:                                               ; preds = %75, %40
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %6, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %78

45:                                               ; preds = %41
  store i32 0, ptr %14, align 4
  br label %46

46:                                               ; preds = %69, %45
  %47 = load i32, ptr %14, align 4
  %48 = icmp slt i32 %47, 4
  br i1 %48, label %49, label %72

49:                                               ; preds = %46
  %50 = load ptr addrspace(4), ptr %10, align 8
  %51 = load i32, ptr %14, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(4) %50, i64 %52
  %54 = load i32, ptr addrspace(4) %53, align 4
  %55 = load ptr addrspace(4), ptr %10, align 8
  %56 = load i32, ptr %14, align 4
  %57 = add nsw i32 %56, 1
  %58 = and i32 %57, 3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr addrspace(4) %55, i64 %59
  %61 = load i32, ptr addrspace(4) %60, align 4
  %62 = add nsw i32 %54, %61
  %63 = load i32, ptr %13, align 4
  %64 = add nsw i32 %62, %63
  %65 = load ptr addrspace(4), ptr %11, align 8
  %66 = load i32, ptr %14, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspace(4) %65, i64 %67
  store i32 %64, ptr addrspace(4) %68, align 4
  br label %69

69:                                               ; preds = %49
  %70 = load i32, ptr %14, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %14, align 4
  br label %46

72:                                               ; preds = %46
  %73 = addrspacecast ptr %10 to ptr addrspace(4)
  %74 = addrspacecast ptr %11 to ptr addrspace(4)
  call spir_func void @swap_rows(ptr addrspace(4) noundef %73, ptr addrspace(4) noundef %74) #5
  br label %75

75:                                               ; preds = %72
  %76 = load i32, ptr %13, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %13, align 4
  br label %41

78:                                               ; preds = %41
  %79 = load ptr addrspace(4), ptr %10, align 8
  store ptr addrspace(4) %79, ptr %15, align 8
  br label %80

80:                                               ; preds = %99, %78
  %81 = load ptr addrspace(4), ptr %15, align 8
  %82 = load ptr addrspace(4), ptr %10, align 8
  %83 = getelementptr inbounds i32, ptr addrspace(4) %82, i64 4
  %84 = icmp ne ptr addrspace(4) %81, %83
  br i1 %84, label %85, label %102

85:                                               ; preds = %80
  %86 = load ptr addrspace(4), ptr %15, align 8
  %87 = load i32, ptr addrspace(4) %86, align 4
  %88 = load ptr addrspace(1), ptr %5, align 8
  %89 = load i64, ptr %7, align 8
  %90 = mul i64 4, %89
  %91 = load ptr addrspace(4), ptr %15, align 8
  %92 = load ptr addrspace(4), ptr %10, align 8
  %93 = ptrtoint ptr addrspace(4) %91 to i64
  %94 = ptrtoint ptr addrspace(4) %92 to i64
  %95 = sub i64 %93, %94
  %96 = sdiv exact i64 %95, 4
  %97 = add i64 %90, %96
  %98 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %97
  store i32 %87, ptr addrspace(1) %98, align 4
  br label %99

99:                                               ; preds = %85
  %100 = load ptr addrspace(4), ptr %15, align 8
  %101 = getelementptr inbounds nuw i32, ptr addrspace(4) %100, i32 1
  store ptr addrspace(4) %101, ptr %15, align 8
  br label %80

102:                                              ; preds = %80
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int"}
!6 = !{!"const", !"", !""}
!7 = !{!"uchar*", !"int*", !"int"}
