; ModuleID = 'control_switch.cl'
source_filename = "control_switch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @dense_and_sparse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_dense_and_sparse(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_dense_and_sparse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %9, ptr %5, align 8
  %10 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %10, ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  store i32 %14, ptr %7, align 4
  %15 = load i32, ptr %7, align 4
  %16 = and i32 %15, 7
  switch i32 %16, label %31 [
    i32 0, label %17
    i32 1, label %18
    i32 2, label %21
    i32 3, label %24
    i32 4, label %24
    i32 5, label %27
    i32 6, label %28
  ]

17:                                               ; preds = %2
  store i32 11, ptr %8, align 4
  br label %32

18:                                               ; preds = %2
  %19 = load i32, ptr %7, align 4
  %20 = mul nsw i32 %19, 2
  store i32 %20, ptr %8, align 4
  br label %32

21:                                               ; preds = %2
  %22 = load i32, ptr %7, align 4
  %23 = sub nsw i32 %22, 5
  store i32 %23, ptr %8, align 4
  br label %32

24:                                               ; preds = %2, %2
  %25 = load i32, ptr %7, align 4
  %26 = sub nsw i32 0, %25
  store i32 %26, ptr %8, align 4
  br label %32

27:                                               ; preds = %2
  store i32 7, ptr %8, align 4
  br label %28

28:                                               ; preds = %2, %27
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 100
  store i32 %30, ptr %8, align 4
  br label %32

31:                                               ; preds = %2
  store i32 1, ptr %8, align 4
  br label %32

32:                                               ; preds = %31, %28, %24, %21, %18, %17
  %33 = load i32, ptr %8, align 4
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i64, ptr %5, align 8
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %35
  store i32 %33, ptr addrspace(1) %36, align 4
  %37 = load i32, ptr %7, align 4
  switch i32 %37, label %43 [
    i32 -1000, label %38
    i32 0, label %39
    i32 77, label %40
    i32 100000, label %41
    i32 2147483647, label %42
  ]

38:                                               ; preds = %32
  store i32 1, ptr %8, align 4
  br label %48

39:                                               ; preds = %32
  store i32 2, ptr %8, align 4
  br label %48

40:                                               ; preds = %32
  store i32 3, ptr %8, align 4
  br label %48

41:                                               ; preds = %32
  store i32 4, ptr %8, align 4
  br label %48

42:                                               ; preds = %32
  store i32 5, ptr %8, align 4
  br label %48

43:                                               ; preds = %32
  %44 = load i32, ptr %7, align 4
  %45 = icmp sgt i32 %44, 0
  %46 = zext i1 %45 to i64
  %47 = select i1 %45, i32 6, i32 7
  store i32 %47, ptr %8, align 4
  br label %48

48:                                               ; preds = %43, %42, %41, %40, %39, %38
  %49 = load i32, ptr %8, align 4
  %50 = load ptr addrspace(1), ptr %4, align 8
  %51 = load i64, ptr %6, align 8
  %52 = load i64, ptr %5, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %53
  store i32 %49, ptr addrspace(1) %54, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @wide_and_narrow(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_wide_and_narrow(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_wide_and_narrow(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %11, ptr %8, align 8
  store i32 0, ptr %9, align 4
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %12, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8
  switch i64 %15, label %20 [
    i64 1099511627776, label %16
    i64 -1099511627776, label %17
    i64 5, label %18
    i64 4294967301, label %19
  ]

16:                                               ; preds = %3
  store i32 1, ptr %9, align 4
  br label %20

17:                                               ; preds = %3
  store i32 2, ptr %9, align 4
  br label %20

18:                                               ; preds = %3
  store i32 3, ptr %9, align 4
  br label %20

19:                                               ; preds = %3
  store i32 4, ptr %9, align 4
  br label %20

20:                                               ; preds = %3, %19, %18, %17, %16
  %21 = load i32, ptr %9, align 4
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  store i32 %21, ptr addrspace(1) %24, align 4
  %25 = load ptr addrspace(1), ptr %5, align 8
  %26 = load i64, ptr %7, align 8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1
  %29 = sext i8 %28 to i32
  switch i32 %29, label %46 [
    i32 97, label %30
    i32 98, label %30
    i32 99, label %30
    i32 100, label %30
    i32 101, label %30
    i32 102, label %30
    i32 48, label %38
    i32 49, label %38
    i32 50, label %38
    i32 51, label %38
    i32 52, label %38
    i32 53, label %38
    i32 54, label %38
    i32 55, label %38
    i32 56, label %38
    i32 57, label %38
    i32 -1, label %45
  ]

30:                                               ; preds = %20, %20, %20, %20, %20, %20
  %31 = load ptr addrspace(1), ptr %5, align 8
  %32 = load i64, ptr %7, align 8
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1
  %35 = sext i8 %34 to i32
  %36 = sub nsw i32 %35, 97
  %37 = add nsw i32 %36, 10
  store i32 %37, ptr %9, align 4
  br label %47

38:                                               ; preds = %20, %20, %20, %20, %20, %20, %20, %20, %20, %20
  %39 = load ptr addrspace(1), ptr %5, align 8
  %40 = load i64, ptr %7, align 8
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1
  %43 = sext i8 %42 to i32
  %44 = sub nsw i32 %43, 48
  store i32 %44, ptr %9, align 4
  br label %47

45:                                               ; preds = %20
  store i32 -2, ptr %9, align 4
  br label %47

46:                                               ; preds = %20
  store i32 -1, ptr %9, align 4
  br label %47

47:                                               ; preds = %46, %45, %38, %30
  %48 = load i32, ptr %9, align 4
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = load i64, ptr %8, align 8
  %51 = load i64, ptr %7, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %49, i64 %52
  store i32 %48, ptr addrspace(1) %53, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @interpreter(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_interpreter(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_interpreter(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca [8 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %15, ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %9, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = mul i64 %17, %19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %20
  store ptr addrspace(1) %21, ptr %10, align 8
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i64, ptr %9, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 0
  store i32 %25, ptr %26, align 4
  br label %27

27:                                               ; preds = %139, %37, %4
  %28 = load i32, ptr %13, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %13, align 4
  %30 = icmp slt i32 %28, 200
  br i1 %30, label %31, label %140

31:                                               ; preds = %27
  %32 = load ptr addrspace(1), ptr %10, align 8
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i32 1
  store ptr addrspace(1) %33, ptr %10, align 8
  %34 = load i8, ptr addrspace(1) %32, align 1
  %35 = zext i8 %34 to i32
  switch i32 %35, label %133 [
    i32 0, label %36
    i32 1, label %37
    i32 2, label %46
    i32 3, label %59
    i32 4, label %72
    i32 5, label %83
    i32 6, label %92
    i32 7, label %115
  ]

36:                                               ; preds = %31
  br label %141

37:                                               ; preds = %31
  %38 = load ptr addrspace(1), ptr %10, align 8
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i32 1
  store ptr addrspace(1) %39, ptr %10, align 8
  %40 = load i8, ptr addrspace(1) %38, align 1
  %41 = zext i8 %40 to i32
  %42 = load i32, ptr %12, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %12, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %44
  store i32 %41, ptr %45, align 4
  br label %27

46:                                               ; preds = %31
  %47 = load i32, ptr %12, align 4
  %48 = add nsw i32 %47, -1
  store i32 %48, ptr %12, align 4
  %49 = load i32, ptr %12, align 4
  %50 = add nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = add nsw i32 %57, %53
  store i32 %58, ptr %56, align 4
  br label %139

59:                                               ; preds = %31
  %60 = load i32, ptr %12, align 4
  %61 = add nsw i32 %60, -1
  store i32 %61, ptr %12, align 4
  %62 = load i32, ptr %12, align 4
  %63 = add nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %12, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = mul nsw i32 %70, %66
  store i32 %71, ptr %69, align 4
  br label %139

72:                                               ; preds = %31
  %73 = load i32, ptr %12, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = load i32, ptr %12, align 4
  %78 = add nsw i32 %77, 1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %79
  store i32 %76, ptr %80, align 4
  %81 = load i32, ptr %12, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %12, align 4
  br label %139

83:                                               ; preds = %31
  %84 = load i32, ptr %12, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = sub nsw i32 0, %87
  %89 = load i32, ptr %12, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %90
  store i32 %88, ptr %91, align 4
  br label %139

92:                                               ; preds = %31
  %93 = load i32, ptr %12, align 4
  %94 = add nsw i32 %93, -1
  store i32 %94, ptr %12, align 4
  %95 = sext i32 %93 to i64
  %96 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %99, label %111

99:                                               ; preds = %92
  %100 = load ptr addrspace(1), ptr %5, align 8
  %101 = load i64, ptr %9, align 8
  %102 = load i32, ptr %8, align 4
  %103 = sext i32 %102 to i64
  %104 = mul i64 %101, %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %100, i64 %104
  %106 = load ptr addrspace(1), ptr %10, align 8
  %107 = load i8, ptr addrspace(1) %106, align 1
  %108 = zext i8 %107 to i32
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr addrspace(1) %105, i64 %109
  store ptr addrspace(1) %110, ptr %10, align 8
  br label %114

111:                                              ; preds = %92
  %112 = load ptr addrspace(1), ptr %10, align 8
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %112, i32 1
  store ptr addrspace(1) %113, ptr %10, align 8
  br label %114

114:                                              ; preds = %111, %99
  br label %139

115:                                              ; preds = %31
  %116 = load i32, ptr %12, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %117
  %119 = load i32, ptr %118, align 4
  store i32 %119, ptr %14, align 4
  %120 = load i32, ptr %12, align 4
  %121 = sub nsw i32 %120, 1
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = load i32, ptr %12, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %126
  store i32 %124, ptr %127, align 4
  %128 = load i32, ptr %14, align 4
  %129 = load i32, ptr %12, align 4
  %130 = sub nsw i32 %129, 1
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %131
  store i32 %128, ptr %132, align 4
  br label %139

133:                                              ; preds = %31
  %134 = load i32, ptr %12, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = xor i32 %137, 90
  store i32 %138, ptr %136, align 4
  br label %139

139:                                              ; preds = %133, %115, %114, %83, %72, %59, %46
  br label %27

140:                                              ; preds = %27
  br label %141

141:                                              ; preds = %140, %36
  %142 = load i32, ptr %12, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = load i32, ptr %13, align 4
  %147 = mul nsw i32 %146, 1000
  %148 = add nsw i32 %145, %147
  %149 = load ptr addrspace(1), ptr %7, align 8
  %150 = load i64, ptr %9, align 8
  %151 = getelementptr inbounds nuw i32, ptr addrspace(1) %149, i64 %150
  store i32 %148, ptr addrspace(1) %151, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @jumps(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_jumps(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_jumps(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  store i32 %12, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %2
  %14 = load i32, ptr %6, align 4
  %15 = mul i32 %14, 1103515245
  %16 = add i32 %15, 228
  store i32 %16, ptr %6, align 4
  %17 = load i32, ptr %7, align 4
  %18 = add i32 %17, 1
  store i32 %18, ptr %7, align 4
  %19 = icmp ugt i32 %18, 40
  br i1 %19, label %20, label %21

20:                                               ; preds = %13
  br label %117

21:                                               ; preds = %13
  %22 = load i32, ptr %6, align 4
  %23 = lshr i32 %22, 9
  %24 = urem i32 %23, 8
  %25 = icmp ult i32 %24, 3
  br i1 %25, label %26, label %27

26:                                               ; preds = %21
  br label %57

27:                                               ; preds = %21
  br label %43

28:                                               ; preds = %70, %56, %42
  %29 = load i32, ptr %6, align 4
  %30 = mul i32 %29, 1103515245
  %31 = add i32 %30, 902
  store i32 %31, ptr %6, align 4
  %32 = load i32, ptr %7, align 4
  %33 = add i32 %32, 1
  store i32 %33, ptr %7, align 4
  %34 = icmp ugt i32 %33, 40
  br i1 %34, label %35, label %36

35:                                               ; preds = %28
  br label %117

36:                                               ; preds = %28
  %37 = load i32, ptr %6, align 4
  %38 = lshr i32 %37, 9
  %39 = urem i32 %38, 8
  %40 = icmp ult i32 %39, 1
  br i1 %40, label %41, label %42

41:                                               ; preds = %36
  br label %43

42:                                               ; preds = %36
  br label %28

43:                                               ; preds = %115, %87, %41, %27
  %44 = load i32, ptr %6, align 4
  %45 = mul i32 %44, 1103515245
  %46 = add i32 %45, 529
  store i32 %46, ptr %6, align 4
  %47 = load i32, ptr %7, align 4
  %48 = add i32 %47, 1
  store i32 %48, ptr %7, align 4
  %49 = icmp ugt i32 %48, 40
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  br label %117

51:                                               ; preds = %43
  %52 = load i32, ptr %6, align 4
  %53 = lshr i32 %52, 9
  %54 = urem i32 %53, 4
  switch i32 %54, label %56 [
    i32 1, label %55
    i32 2, label %55
  ]

55:                                               ; preds = %51, %51
  br label %88

56:                                               ; preds = %51
  br label %28

57:                                               ; preds = %116, %100, %72, %26
  %58 = load i32, ptr %6, align 4
  %59 = mul i32 %58, 1103515245
  %60 = add i32 %59, 869
  store i32 %60, ptr %6, align 4
  %61 = load i32, ptr %7, align 4
  %62 = add i32 %61, 1
  store i32 %62, ptr %7, align 4
  %63 = icmp ugt i32 %62, 40
  br i1 %63, label %64, label %65

64:                                               ; preds = %57
  br label %117

65:                                               ; preds = %57
  %66 = load i32, ptr %6, align 4
  %67 = lshr i32 %66, 9
  %68 = urem i32 %67, 4
  switch i32 %68, label %72 [
    i32 1, label %69
    i32 2, label %70
    i32 3, label %71
  ]

69:                                               ; preds = %65
  br label %73

70:                                               ; preds = %65
  br label %28

71:                                               ; preds = %65
  br label %102

72:                                               ; preds = %65
  br label %57

73:                                               ; preds = %85, %69
  %74 = load i32, ptr %6, align 4
  %75 = mul i32 %74, 1103515245
  %76 = add i32 %75, 70
  store i32 %76, ptr %6, align 4
  %77 = load i32, ptr %7, align 4
  %78 = add i32 %77, 1
  store i32 %78, ptr %7, align 4
  %79 = icmp ugt i32 %78, 40
  br i1 %79, label %80, label %81

80:                                               ; preds = %73
  br label %117

81:                                               ; preds = %73
  %82 = load i32, ptr %6, align 4
  %83 = lshr i32 %82, 9
  %84 = urem i32 %83, 3
  switch i32 %84, label %87 [
    i32 1, label %85
    i32 2, label %86
  ]

85:                                               ; preds = %81
  br label %73

86:                                               ; preds = %81
  br label %102

87:                                               ; preds = %81
  br label %43

88:                                               ; preds = %101, %55
  %89 = load i32, ptr %6, align 4
  %90 = mul i32 %89, 1103515245
  %91 = add i32 %90, 722
  store i32 %91, ptr %6, align 4
  %92 = load i32, ptr %7, align 4
  %93 = add i32 %92, 1
  store i32 %93, ptr %7, align 4
  %94 = icmp ugt i32 %93, 40
  br i1 %94, label %95, label %96

95:                                               ; preds = %88
  br label %117

96:                                               ; preds = %88
  %97 = load i32, ptr %6, align 4
  %98 = lshr i32 %97, 9
  %99 = urem i32 %98, 3
  switch i32 %99, label %101 [
    i32 1, label %100
  ]

100:                                              ; preds = %96
  br label %57

101:                                              ; preds = %96
  br label %88

102:                                              ; preds = %86, %71
  %103 = load i32, ptr %6, align 4
  %104 = mul i32 %103, 1103515245
  %105 = add i32 %104, 213
  store i32 %105, ptr %6, align 4
  %106 = load i32, ptr %7, align 4
  %107 = add i32 %106, 1
  store i32 %107, ptr %7, align 4
  %108 = icmp ugt i32 %107, 40
  br i1 %108, label %109, label %110

109:                                              ; preds = %102
  br label %117

110:                                              ; preds = %102
  %111 = load i32, ptr %6, align 4
  %112 = lshr i32 %111, 9
  %113 = urem i32 %112, 8
  %114 = icmp ult i32 %113, 5
  br i1 %114, label %115, label %116

115:                                              ; preds = %110
  br label %43

116:                                              ; preds = %110
  br label %57

117:                                              ; preds = %109, %95, %80, %64, %50, %35, %20
  %118 = load i32, ptr %6, align 4
  %119 = load i32, ptr %7, align 4
  %120 = xor i32 %118, %119
  %121 = load ptr addrspace(1), ptr %4, align 8
  %122 = load i64, ptr %5, align 8
  %123 = getelementptr inbounds nuw i32, ptr addrspace(1) %121, i64 %122
  store i32 %120, ptr addrspace(1) %123, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"long*", !"char*", !"int*"}
!10 = !{!"const", !"const", !""}
!11 = !{i32 1, i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"uchar*", !"int*", !"int*", !"int"}
!14 = !{!"const", !"const", !"", !""}
!15 = !{!"uint*", !"uint*"}
