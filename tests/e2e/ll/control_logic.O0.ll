; ModuleID = 'control_logic.cl'
source_filename = "control_logic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func zeroext i1 @odd_side_effect(i32 noundef %0, ptr addrspace(4) noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  store i32 %0, ptr %3, align 4
  store ptr addrspace(4) %1, ptr %4, align 8
  %5 = load ptr addrspace(4), ptr %4, align 8
  %6 = load i32, ptr addrspace(4) %5, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr addrspace(4) %5, align 4
  %8 = load i32, ptr %3, align 4
  %9 = and i32 %8, 1
  %10 = icmp ne i32 %9, 0
  ret i1 %10
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @short_circuits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_short_circuits(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_short_circuits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %16, ptr %7, align 8
  %17 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %17, ptr %8, align 8
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  store i32 %21, ptr %9, align 4
  %22 = load ptr addrspace(1), ptr %5, align 8
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  store i32 %25, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %26 = load i32, ptr %9, align 4
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %3
  %29 = load i32, ptr %10, align 4
  %30 = addrspacecast ptr %11 to ptr addrspace(4)
  %31 = call spir_func zeroext i1 @odd_side_effect(i32 noundef %29, ptr addrspace(4) noundef %30) #6
  br label %32

32:                                               ; preds = %28, %3
  %33 = phi i1 [ false, %3 ], [ %31, %28 ]
  %34 = zext i1 %33 to i8
  store i8 %34, ptr %12, align 1
  %35 = load i32, ptr %9, align 4
  %36 = icmp sgt i32 %35, 10
  br i1 %36, label %41, label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %9, align 4
  %39 = addrspacecast ptr %11 to ptr addrspace(4)
  %40 = call spir_func zeroext i1 @odd_side_effect(i32 noundef %38, ptr addrspace(4) noundef %39) #6
  br label %41

41:                                               ; preds = %37, %32
  %42 = phi i1 [ true, %32 ], [ %40, %37 ]
  %43 = zext i1 %42 to i8
  store i8 %43, ptr %13, align 1
  %44 = load i8, ptr %12, align 1
  %45 = trunc i8 %44 to i1
  %46 = zext i1 %45 to i32
  %47 = load i8, ptr %13, align 1
  %48 = trunc i8 %47 to i1
  %49 = zext i1 %48 to i32
  %50 = icmp ne i32 %46, %49
  %51 = zext i1 %50 to i8
  store i8 %51, ptr %14, align 1
  %52 = load i8, ptr %12, align 1
  %53 = trunc i8 %52 to i1
  br i1 %53, label %54, label %60

54:                                               ; preds = %41
  %55 = load i8, ptr %13, align 1
  %56 = trunc i8 %55 to i1
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  %58 = load i8, ptr %14, align 1
  %59 = trunc i8 %58 to i1
  br label %60

60:                                               ; preds = %57, %54, %41
  %61 = phi i1 [ true, %54 ], [ true, %41 ], [ %59, %57 ]
  %62 = zext i1 %61 to i8
  store i8 %62, ptr %15, align 1
  %63 = load i8, ptr %12, align 1
  %64 = trunc i8 %63 to i1
  %65 = zext i1 %64 to i32
  %66 = load i8, ptr %13, align 1
  %67 = trunc i8 %66 to i1
  %68 = zext i1 %67 to i32
  %69 = shl i32 %68, 1
  %70 = or i32 %65, %69
  %71 = load i8, ptr %14, align 1
  %72 = trunc i8 %71 to i1
  %73 = zext i1 %72 to i32
  %74 = shl i32 %73, 2
  %75 = or i32 %70, %74
  %76 = load i8, ptr %15, align 1
  %77 = trunc i8 %76 to i1
  %78 = zext i1 %77 to i32
  %79 = shl i32 %78, 3
  %80 = or i32 %75, %79
  %81 = load ptr addrspace(1), ptr %6, align 8
  %82 = load i64, ptr %8, align 8
  %83 = mul i64 0, %82
  %84 = load i64, ptr %7, align 8
  %85 = add i64 %83, %84
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %81, i64 %85
  store i32 %80, ptr addrspace(1) %86, align 4
  %87 = load i32, ptr %11, align 4
  %88 = load ptr addrspace(1), ptr %6, align 8
  %89 = load i64, ptr %8, align 8
  %90 = mul i64 1, %89
  %91 = load i64, ptr %7, align 8
  %92 = add i64 %90, %91
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %92
  store i32 %87, ptr addrspace(1) %93, align 4
  %94 = load i32, ptr %9, align 4
  %95 = load i32, ptr %10, align 4
  %96 = icmp slt i32 %94, %95
  %97 = zext i1 %96 to i32
  %98 = load i32, ptr %9, align 4
  %99 = load i32, ptr %10, align 4
  %100 = icmp sle i32 %98, %99
  %101 = zext i1 %100 to i32
  %102 = mul nsw i32 %101, 2
  %103 = add nsw i32 %97, %102
  %104 = load i32, ptr %9, align 4
  %105 = load i32, ptr %10, align 4
  %106 = icmp eq i32 %104, %105
  %107 = zext i1 %106 to i32
  %108 = mul nsw i32 %107, 4
  %109 = add nsw i32 %103, %108
  %110 = load i32, ptr %9, align 4
  %111 = load i32, ptr %10, align 4
  %112 = icmp ne i32 %110, %111
  %113 = zext i1 %112 to i32
  %114 = mul nsw i32 %113, 8
  %115 = sub nsw i32 %109, %114
  %116 = load ptr addrspace(1), ptr %6, align 8
  %117 = load i64, ptr %8, align 8
  %118 = mul i64 2, %117
  %119 = load i64, ptr %7, align 8
  %120 = add i64 %118, %119
  %121 = getelementptr inbounds nuw i32, ptr addrspace(1) %116, i64 %120
  store i32 %115, ptr addrspace(1) %121, align 4
  %122 = load i8, ptr %12, align 1
  %123 = trunc i8 %122 to i1
  br i1 %123, label %124, label %129

124:                                              ; preds = %60
  %125 = load i8, ptr %13, align 1
  %126 = trunc i8 %125 to i1
  %127 = zext i1 %126 to i64
  %128 = select i1 %126, i32 1, i32 2
  br label %134

129:                                              ; preds = %60
  %130 = load i8, ptr %14, align 1
  %131 = trunc i8 %130 to i1
  %132 = zext i1 %131 to i64
  %133 = select i1 %131, i32 3, i32 4
  br label %134

134:                                              ; preds = %129, %124
  %135 = phi i32 [ %128, %124 ], [ %133, %129 ]
  %136 = load ptr addrspace(1), ptr %6, align 8
  %137 = load i64, ptr %8, align 8
  %138 = mul i64 3, %137
  %139 = load i64, ptr %7, align 8
  %140 = add i64 %138, %139
  %141 = getelementptr inbounds nuw i32, ptr addrspace(1) %136, i64 %140
  store i32 %135, ptr addrspace(1) %141, align 4
  %142 = load i32, ptr %9, align 4
  %143 = load i32, ptr %10, align 4
  %144 = icmp sgt i32 %142, %143
  %145 = zext i1 %144 to i32
  %146 = sub nsw i32 0, %145
  %147 = and i32 %146, 255
  %148 = load ptr addrspace(1), ptr %6, align 8
  %149 = load i64, ptr %8, align 8
  %150 = mul i64 4, %149
  %151 = load i64, ptr %7, align 8
  %152 = add i64 %150, %151
  %153 = getelementptr inbounds nuw i32, ptr addrspace(1) %148, i64 %152
  store i32 %147, ptr addrspace(1) %153, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @majority(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_majority(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_majority(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca [9 x i8], align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %15, ptr %7, align 8
  store i32 0, ptr %9, align 4
  br label %16

16:                                               ; preds = %33, %3
  %17 = load i32, ptr %9, align 4
  %18 = icmp slt i32 %17, 9
  br i1 %18, label %19, label %36

19:                                               ; preds = %16
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %7, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1
  %27 = zext i8 %26 to i32
  %28 = icmp sgt i32 %27, 127
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [9 x i8], ptr %8, i64 0, i64 %30
  %32 = zext i1 %28 to i8
  store i8 %32, ptr %31, align 1
  br label %33

33:                                               ; preds = %19
  %34 = load i32, ptr %9, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %9, align 4
  br label %16

36:                                               ; preds = %16
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %37

37:                                               ; preds = %49, %36
  %38 = load i32, ptr %11, align 4
  %39 = icmp slt i32 %38, 9
  br i1 %39, label %40, label %52

40:                                               ; preds = %37
  %41 = load i32, ptr %11, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [9 x i8], ptr %8, i64 0, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = trunc i8 %44 to i1
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %10, align 4
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr %10, align 4
  br label %49

49:                                               ; preds = %40
  %50 = load i32, ptr %11, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %11, align 4
  br label %37

52:                                               ; preds = %37
  store i8 1, ptr %12, align 1
  store i8 0, ptr %13, align 1
  store i32 1, ptr %14, align 4
  br label %53

53:                                               ; preds = %95, %52
  %54 = load i32, ptr %14, align 4
  %55 = icmp slt i32 %54, 9
  br i1 %55, label %56, label %98

56:                                               ; preds = %53
  %57 = load i32, ptr %14, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [9 x i8], ptr %8, i64 0, i64 %58
  %60 = load i8, ptr %59, align 1
  %61 = trunc i8 %60 to i1
  %62 = zext i1 %61 to i32
  %63 = getelementptr inbounds [9 x i8], ptr %8, i64 0, i64 0
  %64 = load i8, ptr %63, align 1
  %65 = trunc i8 %64 to i1
  %66 = zext i1 %65 to i32
  %67 = icmp eq i32 %62, %66
  %68 = zext i1 %67 to i32
  %69 = load i8, ptr %12, align 1
  %70 = trunc i8 %69 to i1
  %71 = zext i1 %70 to i32
  %72 = and i32 %71, %68
  %73 = icmp ne i32 %72, 0
  %74 = zext i1 %73 to i8
  store i8 %74, ptr %12, align 1
  %75 = load i32, ptr %14, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [9 x i8], ptr %8, i64 0, i64 %76
  %78 = load i8, ptr %77, align 1
  %79 = trunc i8 %78 to i1
  %80 = zext i1 %79 to i32
  %81 = load i32, ptr %14, align 4
  %82 = sub nsw i32 %81, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [9 x i8], ptr %8, i64 0, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = trunc i8 %85 to i1
  %87 = zext i1 %86 to i32
  %88 = xor i32 %80, %87
  %89 = load i8, ptr %13, align 1
  %90 = trunc i8 %89 to i1
  %91 = zext i1 %90 to i32
  %92 = or i32 %91, %88
  %93 = icmp ne i32 %92, 0
  %94 = zext i1 %93 to i8
  store i8 %94, ptr %13, align 1
  br label %95

95:                                               ; preds = %56
  %96 = load i32, ptr %14, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %14, align 4
  br label %53

98:                                               ; preds = %53
  %99 = load i32, ptr %10, align 4
  %100 = icmp sgt i32 %99, 4
  %101 = zext i1 %100 to i32
  %102 = trunc i32 %101 to i8
  %103 = load ptr addrspace(1), ptr %5, align 8
  %104 = load i64, ptr %7, align 8
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %103, i64 %104
  store i8 %102, ptr addrspace(1) %105, align 1
  %106 = load i32, ptr %10, align 4
  %107 = mul nsw i32 %106, 4
  %108 = load i8, ptr %12, align 1
  %109 = trunc i8 %108 to i1
  %110 = zext i1 %109 to i32
  %111 = mul nsw i32 %110, 2
  %112 = add nsw i32 %107, %111
  %113 = load i8, ptr %13, align 1
  %114 = trunc i8 %113 to i1
  %115 = zext i1 %114 to i32
  %116 = add nsw i32 %112, %115
  %117 = load ptr addrspace(1), ptr %6, align 8
  %118 = load i64, ptr %7, align 8
  %119 = getelementptr inbounds nuw i32, ptr addrspace(1) %117, i64 %118
  store i32 %116, ptr addrspace(1) %119, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @adders(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_adders(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 2 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_adders(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i8, align 1
  %9 = alloca i16, align 2
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %14, ptr %7, align 8
  store i8 0, ptr %8, align 1
  store i16 0, ptr %9, align 2
  store i32 0, ptr %10, align 4
  br label %15

15:                                               ; preds = %87, %3
  %16 = load i32, ptr %10, align 4
  %17 = icmp slt i32 %16, 8
  br i1 %17, label %18, label %90

18:                                               ; preds = %15
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = zext i8 %22 to i32
  %24 = load i32, ptr %10, align 4
  %25 = and i32 %24, 31
  %26 = ashr i32 %23, %25
  %27 = and i32 %26, 1
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i8
  store i8 %29, ptr %11, align 1
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i64, ptr %7, align 8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 %31
  %33 = load i8, ptr addrspace(1) %32, align 1
  %34 = zext i8 %33 to i32
  %35 = load i32, ptr %10, align 4
  %36 = and i32 %35, 31
  %37 = ashr i32 %34, %36
  %38 = and i32 %37, 1
  %39 = icmp ne i32 %38, 0
  %40 = zext i1 %39 to i8
  store i8 %40, ptr %12, align 1
  %41 = load i8, ptr %11, align 1
  %42 = trunc i8 %41 to i1
  %43 = zext i1 %42 to i32
  %44 = load i8, ptr %12, align 1
  %45 = trunc i8 %44 to i1
  %46 = zext i1 %45 to i32
  %47 = xor i32 %43, %46
  %48 = load i8, ptr %8, align 1
  %49 = trunc i8 %48 to i1
  %50 = zext i1 %49 to i32
  %51 = xor i32 %47, %50
  %52 = icmp ne i32 %51, 0
  %53 = zext i1 %52 to i8
  store i8 %53, ptr %13, align 1
  %54 = load i8, ptr %11, align 1
  %55 = trunc i8 %54 to i1
  br i1 %55, label %56, label %59

56:                                               ; preds = %18
  %57 = load i8, ptr %12, align 1
  %58 = trunc i8 %57 to i1
  br i1 %58, label %72, label %59

59:                                               ; preds = %56, %18
  %60 = load i8, ptr %8, align 1
  %61 = trunc i8 %60 to i1
  br i1 %61, label %62, label %70

62:                                               ; preds = %59
  %63 = load i8, ptr %11, align 1
  %64 = trunc i8 %63 to i1
  %65 = zext i1 %64 to i32
  %66 = load i8, ptr %12, align 1
  %67 = trunc i8 %66 to i1
  %68 = zext i1 %67 to i32
  %69 = icmp ne i32 %65, %68
  br label %70

70:                                               ; preds = %62, %59
  %71 = phi i1 [ false, %59 ], [ %69, %62 ]
  br label %72

72:                                               ; preds = %70, %56
  %73 = phi i1 [ true, %56 ], [ %71, %70 ]
  %74 = zext i1 %73 to i8
  store i8 %74, ptr %8, align 1
  %75 = load i8, ptr %13, align 1
  %76 = trunc i8 %75 to i1
  %77 = zext i1 %76 to i32
  %78 = load i32, ptr %10, align 4
  %79 = and i32 %78, 31
  %80 = shl i32 %77, %79
  %81 = trunc i32 %80 to i16
  %82 = zext i16 %81 to i32
  %83 = load i16, ptr %9, align 2
  %84 = zext i16 %83 to i32
  %85 = or i32 %84, %82
  %86 = trunc i32 %85 to i16
  store i16 %86, ptr %9, align 2
  br label %87

87:                                               ; preds = %72
  %88 = load i32, ptr %10, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %10, align 4
  br label %15

90:                                               ; preds = %15
  %91 = load i16, ptr %9, align 2
  %92 = zext i16 %91 to i32
  %93 = load i8, ptr %8, align 1
  %94 = trunc i8 %93 to i1
  %95 = zext i1 %94 to i32
  %96 = shl i32 %95, 8
  %97 = or i32 %92, %96
  %98 = trunc i32 %97 to i16
  %99 = load ptr addrspace(1), ptr %6, align 8
  %100 = load i64, ptr %7, align 8
  %101 = getelementptr inbounds nuw i16, ptr addrspace(1) %99, i64 %100
  store i16 %98, ptr addrspace(1) %101, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @bool_memory(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 1 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_bool_memory(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 1 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_bool_memory(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 1 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %12, ptr %7, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %13, ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %8, align 8
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4
  %18 = fcmp oge float %17, 0.000000e+00
  br i1 %18, label %19, label %25

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %8, align 8
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4
  %24 = fcmp ole float %23, 1.000000e+00
  br label %25

25:                                               ; preds = %19, %3
  %26 = phi i1 [ false, %3 ], [ %24, %19 ]
  %27 = zext i1 %26 to i8
  store i8 %27, ptr %9, align 1
  %28 = load i8, ptr %9, align 1
  %29 = trunc i8 %28 to i1
  %30 = zext i1 %29 to i8
  %31 = load ptr addrspace(3), ptr %6, align 8
  %32 = load i64, ptr %7, align 8
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i64 %32
  store i8 %30, ptr addrspace(3) %33, align 1
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  store i8 0, ptr %10, align 1
  %34 = load i64, ptr %7, align 8
  %35 = icmp ugt i64 %34, 0
  br i1 %35, label %36, label %56

36:                                               ; preds = %25
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %37, 1
  %39 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %40 = icmp ult i64 %38, %39
  br i1 %40, label %41, label %56

41:                                               ; preds = %36
  %42 = load ptr addrspace(3), ptr %6, align 8
  %43 = load i64, ptr %7, align 8
  %44 = sub i64 %43, 1
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i64 %44
  %46 = load i8, ptr addrspace(3) %45, align 1
  %47 = zext i8 %46 to i32
  %48 = load ptr addrspace(3), ptr %6, align 8
  %49 = load i64, ptr %7, align 8
  %50 = add i64 %49, 1
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i64 %50
  %52 = load i8, ptr addrspace(3) %51, align 1
  %53 = zext i8 %52 to i32
  %54 = icmp ne i32 %47, %53
  %55 = zext i1 %54 to i8
  store i8 %55, ptr %10, align 1
  br label %56

56:                                               ; preds = %41, %36, %25
  %57 = load i8, ptr %10, align 1
  %58 = trunc i8 %57 to i1
  br i1 %58, label %59, label %62

59:                                               ; preds = %56
  %60 = load i8, ptr %9, align 1
  %61 = trunc i8 %60 to i1
  br label %62

62:                                               ; preds = %59, %56
  %63 = phi i1 [ false, %56 ], [ %61, %59 ]
  %64 = zext i1 %63 to i32
  %65 = sext i32 %64 to i64
  %66 = icmp ne i64 %65, 0
  %67 = zext i1 %66 to i8
  store i8 %67, ptr %11, align 1
  %68 = load i8, ptr %11, align 1
  %69 = trunc i8 %68 to i1
  br i1 %69, label %70, label %71

70:                                               ; preds = %62
  br label %81

71:                                               ; preds = %62
  %72 = load i8, ptr %10, align 1
  %73 = trunc i8 %72 to i1
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  br label %79

75:                                               ; preds = %71
  %76 = load i8, ptr %9, align 1
  %77 = trunc i8 %76 to i1
  %78 = zext i1 %77 to i32
  br label %79

79:                                               ; preds = %75, %74
  %80 = phi i32 [ 2, %74 ], [ %78, %75 ]
  br label %81

81:                                               ; preds = %79, %70
  %82 = phi i32 [ 3, %70 ], [ %80, %79 ]
  %83 = load ptr addrspace(1), ptr %5, align 8
  %84 = load i64, ptr %8, align 8
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %83, i64 %84
  store i32 %82, ptr addrspace(1) %85, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #2

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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int*"}
!6 = !{!"const", !"const", !""}
!7 = !{!"uchar*", !"uchar*", !"int*"}
!8 = !{!"const", !"", !""}
!9 = !{!"uchar*", !"uchar*", !"ushort*"}
!10 = !{i32 1, i32 1, i32 3}
!11 = !{!"float*", !"int*", !"uchar*"}
