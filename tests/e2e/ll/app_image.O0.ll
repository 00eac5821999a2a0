; ModuleID = 'app_image.cl'
source_filename = "app_image.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sobel(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, i32 noundef %11, i32 noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %9, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %10, align 4
  %18 = load i32, ptr %9, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %33, label %20

20:                                               ; preds = %4
  %21 = load i32, ptr %10, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %23

23:                                               ; preds = %20
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %7, align 4
  %26 = sub nsw i32 %25, 1
  %27 = icmp sge i32 %24, %26
  br i1 %27, label %33, label %28

28:                                               ; preds = %23
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %8, align 4
  %31 = sub nsw i32 %30, 1
  %32 = icmp sge i32 %29, %31
  br i1 %32, label %33, label %51

33:                                               ; preds = %28, %23, %20, %4
  %34 = load i32, ptr %9, align 4
  %35 = load i32, ptr %7, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %50

37:                                               ; preds = %33
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %8, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %50

41:                                               ; preds = %37
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i32, ptr %10, align 4
  %44 = load i32, ptr %7, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %42, i64 %48
  store i8 0, ptr addrspace(1) %49, align 1
  br label %50

50:                                               ; preds = %41, %37, %33
  br label %172

51:                                               ; preds = %28
  %52 = load ptr addrspace(1), ptr %5, align 8
  %53 = load i32, ptr %10, align 4
  %54 = load i32, ptr %7, align 4
  %55 = mul nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %52, i64 %56
  %58 = load i32, ptr %9, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %57, i64 %59
  store ptr addrspace(1) %60, ptr %11, align 8
  %61 = load ptr addrspace(1), ptr %11, align 8
  %62 = load i32, ptr %7, align 4
  %63 = sub nsw i32 0, %62
  %64 = sub nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr addrspace(1) %61, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1
  %68 = zext i8 %67 to i32
  %69 = sub nsw i32 0, %68
  %70 = load ptr addrspace(1), ptr %11, align 8
  %71 = getelementptr inbounds i8, ptr addrspace(1) %70, i64 -1
  %72 = load i8, ptr addrspace(1) %71, align 1
  %73 = zext i8 %72 to i32
  %74 = mul nsw i32 2, %73
  %75 = sub nsw i32 %69, %74
  %76 = load ptr addrspace(1), ptr %11, align 8
  %77 = load i32, ptr %7, align 4
  %78 = sub nsw i32 %77, 1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr addrspace(1) %76, i64 %79
  %81 = load i8, ptr addrspace(1) %80, align 1
  %82 = zext i8 %81 to i32
  %83 = sub nsw i32 %75, %82
  %84 = load ptr addrspace(1), ptr %11, align 8
  %85 = load i32, ptr %7, align 4
  %86 = sub nsw i32 0, %85
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr addrspace(1) %84, i64 %88
  %90 = load i8, ptr addrspace(1) %89, align 1
  %91 = zext i8 %90 to i32
  %92 = add nsw i32 %83, %91
  %93 = load ptr addrspace(1), ptr %11, align 8
  %94 = getelementptr inbounds i8, ptr addrspace(1) %93, i64 1
  %95 = load i8, ptr addrspace(1) %94, align 1
  %96 = zext i8 %95 to i32
  %97 = mul nsw i32 2, %96
  %98 = add nsw i32 %92, %97
  %99 = load ptr addrspace(1), ptr %11, align 8
  %100 = load i32, ptr %7, align 4
  %101 = add nsw i32 %100, 1
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i8, ptr addrspace(1) %99, i64 %102
  %104 = load i8, ptr addrspace(1) %103, align 1
  %105 = zext i8 %104 to i32
  %106 = add nsw i32 %98, %105
  store i32 %106, ptr %12, align 4
  %107 = load ptr addrspace(1), ptr %11, align 8
  %108 = load i32, ptr %7, align 4
  %109 = sub nsw i32 0, %108
  %110 = sub nsw i32 %109, 1
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr addrspace(1) %107, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1
  %114 = zext i8 %113 to i32
  %115 = sub nsw i32 0, %114
  %116 = load ptr addrspace(1), ptr %11, align 8
  %117 = load i32, ptr %7, align 4
  %118 = sub nsw i32 0, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr addrspace(1) %116, i64 %119
  %121 = load i8, ptr addrspace(1) %120, align 1
  %122 = zext i8 %121 to i32
  %123 = mul nsw i32 2, %122
  %124 = sub nsw i32 %115, %123
  %125 = load ptr addrspace(1), ptr %11, align 8
  %126 = load i32, ptr %7, align 4
  %127 = sub nsw i32 0, %126
  %128 = add nsw i32 %127, 1
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i8, ptr addrspace(1) %125, i64 %129
  %131 = load i8, ptr addrspace(1) %130, align 1
  %132 = zext i8 %131 to i32
  %133 = sub nsw i32 %124, %132
  %134 = load ptr addrspace(1), ptr %11, align 8
  %135 = load i32, ptr %7, align 4
  %136 = sub nsw i32 %135, 1
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i8, ptr addrspace(1) %134, i64 %137
  %139 = load i8, ptr addrspace(1) %138, align 1
  %140 = zext i8 %139 to i32
  %141 = add nsw i32 %133, %140
  %142 = load ptr addrspace(1), ptr %11, align 8
  %143 = load i32, ptr %7, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i8, ptr addrspace(1) %142, i64 %144
  %146 = load i8, ptr addrspace(1) %145, align 1
  %147 = zext i8 %146 to i32
  %148 = mul nsw i32 2, %147
  %149 = add nsw i32 %141, %148
  %150 = load ptr addrspace(1), ptr %11, align 8
  %151 = load i32, ptr %7, align 4
  %152 = add nsw i32 %151, 1
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr addrspace(1) %150, i64 %153
  %155 = load i8, ptr addrspace(1) %154, align 1
  %156 = zext i8 %155 to i32
  %157 = add nsw i32 %149, %156
  store i32 %157, ptr %13, align 4
  %158 = load i32, ptr %12, align 4
  %159 = call spir_func i32 @_Z3absi(i32 noundef %158) #3
  %160 = load i32, ptr %13, align 4
  %161 = call spir_func i32 @_Z3absi(i32 noundef %160) #3
  %162 = add i32 %159, %161
  %163 = call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %162) #3
  %164 = load ptr addrspace(1), ptr %6, align 8
  %165 = load i32, ptr %10, align 4
  %166 = load i32, ptr %7, align 4
  %167 = mul nsw i32 %165, %166
  %168 = load i32, ptr %9, align 4
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i8, ptr addrspace(1) %164, i64 %170
  store i8 %163, ptr addrspace(1) %171, align 1
  br label %172

172:                                              ; preds = %51, %50
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @median3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_median3(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, i32 noundef %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_median3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [9 x i8], align 1
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i8, align 1
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i8, align 1
  %28 = alloca i8, align 1
  %29 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %30 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %31 = add i64 %30, 1
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %7, align 4
  %33 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %34 = add i64 %33, 1
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %8, align 4
  store i32 0, ptr %10, align 4
  br label %36

36:                                               ; preds = %60, %3
  %37 = load i32, ptr %10, align 4
  %38 = icmp slt i32 %37, 9
  br i1 %38, label %39, label %63

39:                                               ; preds = %36
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i32, ptr %8, align 4
  %42 = load i32, ptr %10, align 4
  %43 = sdiv i32 %42, 3
  %44 = add nsw i32 %41, %43
  %45 = sub nsw i32 %44, 1
  %46 = load i32, ptr %6, align 4
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %7, align 4
  %49 = add nsw i32 %47, %48
  %50 = load i32, ptr %10, align 4
  %51 = srem i32 %50, 3
  %52 = add nsw i32 %49, %51
  %53 = sub nsw i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 %54
  %56 = load i8, ptr addrspace(1) %55, align 1
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 %58
  store i8 %56, ptr %59, align 1
  br label %60

60:                                               ; preds = %39
  %61 = load i32, ptr %10, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %10, align 4
  br label %36

63:                                               ; preds = %36
  %64 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  %65 = load i8, ptr %64, align 1
  %66 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %67 = load i8, ptr %66, align 1
  %68 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %65, i8 noundef zeroext %67) #3
  store i8 %68, ptr %11, align 1
  %69 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  %70 = load i8, ptr %69, align 1
  %71 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %72 = load i8, ptr %71, align 1
  %73 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %70, i8 noundef zeroext %72) #3
  %74 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  store i8 %73, ptr %74, align 1
  %75 = load i8, ptr %11, align 1
  %76 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  store i8 %75, ptr %76, align 1
  %77 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %78 = load i8, ptr %77, align 1
  %79 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  %80 = load i8, ptr %79, align 1
  %81 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %78, i8 noundef zeroext %80) #3
  store i8 %81, ptr %12, align 1
  %82 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %83 = load i8, ptr %82, align 1
  %84 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  %85 = load i8, ptr %84, align 1
  %86 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %83, i8 noundef zeroext %85) #3
  %87 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  store i8 %86, ptr %87, align 1
  %88 = load i8, ptr %12, align 1
  %89 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %88, ptr %89, align 1
  %90 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %91 = load i8, ptr %90, align 1
  %92 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  %93 = load i8, ptr %92, align 1
  %94 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %91, i8 noundef zeroext %93) #3
  store i8 %94, ptr %13, align 1
  %95 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %96 = load i8, ptr %95, align 1
  %97 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  %98 = load i8, ptr %97, align 1
  %99 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %96, i8 noundef zeroext %98) #3
  %100 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  store i8 %99, ptr %100, align 1
  %101 = load i8, ptr %13, align 1
  %102 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  store i8 %101, ptr %102, align 1
  %103 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 0
  %104 = load i8, ptr %103, align 1
  %105 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  %106 = load i8, ptr %105, align 1
  %107 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %104, i8 noundef zeroext %106) #3
  store i8 %107, ptr %14, align 1
  %108 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 0
  %109 = load i8, ptr %108, align 1
  %110 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  %111 = load i8, ptr %110, align 1
  %112 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %109, i8 noundef zeroext %111) #3
  %113 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  store i8 %112, ptr %113, align 1
  %114 = load i8, ptr %14, align 1
  %115 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 0
  store i8 %114, ptr %115, align 1
  %116 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  %117 = load i8, ptr %116, align 1
  %118 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %119 = load i8, ptr %118, align 1
  %120 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %117, i8 noundef zeroext %119) #3
  store i8 %120, ptr %15, align 1
  %121 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  %122 = load i8, ptr %121, align 1
  %123 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %124 = load i8, ptr %123, align 1
  %125 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %122, i8 noundef zeroext %124) #3
  %126 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %125, ptr %126, align 1
  %127 = load i8, ptr %15, align 1
  %128 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  store i8 %127, ptr %128, align 1
  %129 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  %130 = load i8, ptr %129, align 1
  %131 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %132 = load i8, ptr %131, align 1
  %133 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %130, i8 noundef zeroext %132) #3
  store i8 %133, ptr %16, align 1
  %134 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  %135 = load i8, ptr %134, align 1
  %136 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %137 = load i8, ptr %136, align 1
  %138 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %135, i8 noundef zeroext %137) #3
  %139 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  store i8 %138, ptr %139, align 1
  %140 = load i8, ptr %16, align 1
  %141 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  store i8 %140, ptr %141, align 1
  %142 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  %143 = load i8, ptr %142, align 1
  %144 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %145 = load i8, ptr %144, align 1
  %146 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %143, i8 noundef zeroext %145) #3
  store i8 %146, ptr %17, align 1
  %147 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  %148 = load i8, ptr %147, align 1
  %149 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %150 = load i8, ptr %149, align 1
  %151 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %148, i8 noundef zeroext %150) #3
  %152 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  store i8 %151, ptr %152, align 1
  %153 = load i8, ptr %17, align 1
  %154 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  store i8 %153, ptr %154, align 1
  %155 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %156 = load i8, ptr %155, align 1
  %157 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  %158 = load i8, ptr %157, align 1
  %159 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %156, i8 noundef zeroext %158) #3
  store i8 %159, ptr %18, align 1
  %160 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %161 = load i8, ptr %160, align 1
  %162 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  %163 = load i8, ptr %162, align 1
  %164 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %161, i8 noundef zeroext %163) #3
  %165 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  store i8 %164, ptr %165, align 1
  %166 = load i8, ptr %18, align 1
  %167 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %166, ptr %167, align 1
  %168 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %169 = load i8, ptr %168, align 1
  %170 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  %171 = load i8, ptr %170, align 1
  %172 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %169, i8 noundef zeroext %171) #3
  store i8 %172, ptr %19, align 1
  %173 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %174 = load i8, ptr %173, align 1
  %175 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  %176 = load i8, ptr %175, align 1
  %177 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %174, i8 noundef zeroext %176) #3
  %178 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  store i8 %177, ptr %178, align 1
  %179 = load i8, ptr %19, align 1
  %180 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  store i8 %179, ptr %180, align 1
  %181 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 0
  %182 = load i8, ptr %181, align 1
  %183 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  %184 = load i8, ptr %183, align 1
  %185 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %182, i8 noundef zeroext %184) #3
  store i8 %185, ptr %20, align 1
  %186 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 0
  %187 = load i8, ptr %186, align 1
  %188 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  %189 = load i8, ptr %188, align 1
  %190 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %187, i8 noundef zeroext %189) #3
  %191 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  store i8 %190, ptr %191, align 1
  %192 = load i8, ptr %20, align 1
  %193 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 0
  store i8 %192, ptr %193, align 1
  %194 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  %195 = load i8, ptr %194, align 1
  %196 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  %197 = load i8, ptr %196, align 1
  %198 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %195, i8 noundef zeroext %197) #3
  store i8 %198, ptr %21, align 1
  %199 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  %200 = load i8, ptr %199, align 1
  %201 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  %202 = load i8, ptr %201, align 1
  %203 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %200, i8 noundef zeroext %202) #3
  %204 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 8
  store i8 %203, ptr %204, align 1
  %205 = load i8, ptr %21, align 1
  %206 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  store i8 %205, ptr %206, align 1
  %207 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %208 = load i8, ptr %207, align 1
  %209 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %210 = load i8, ptr %209, align 1
  %211 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %208, i8 noundef zeroext %210) #3
  store i8 %211, ptr %22, align 1
  %212 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %213 = load i8, ptr %212, align 1
  %214 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %215 = load i8, ptr %214, align 1
  %216 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %213, i8 noundef zeroext %215) #3
  %217 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  store i8 %216, ptr %217, align 1
  %218 = load i8, ptr %22, align 1
  %219 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %218, ptr %219, align 1
  %220 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  %221 = load i8, ptr %220, align 1
  %222 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  %223 = load i8, ptr %222, align 1
  %224 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %221, i8 noundef zeroext %223) #3
  store i8 %224, ptr %23, align 1
  %225 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  %226 = load i8, ptr %225, align 1
  %227 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  %228 = load i8, ptr %227, align 1
  %229 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %226, i8 noundef zeroext %228) #3
  %230 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  store i8 %229, ptr %230, align 1
  %231 = load i8, ptr %23, align 1
  %232 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 3
  store i8 %231, ptr %232, align 1
  %233 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  %234 = load i8, ptr %233, align 1
  %235 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %236 = load i8, ptr %235, align 1
  %237 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %234, i8 noundef zeroext %236) #3
  store i8 %237, ptr %24, align 1
  %238 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  %239 = load i8, ptr %238, align 1
  %240 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %241 = load i8, ptr %240, align 1
  %242 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %239, i8 noundef zeroext %241) #3
  %243 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %242, ptr %243, align 1
  %244 = load i8, ptr %24, align 1
  %245 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 1
  store i8 %244, ptr %245, align 1
  %246 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %247 = load i8, ptr %246, align 1
  %248 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  %249 = load i8, ptr %248, align 1
  %250 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %247, i8 noundef zeroext %249) #3
  store i8 %250, ptr %25, align 1
  %251 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %252 = load i8, ptr %251, align 1
  %253 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  %254 = load i8, ptr %253, align 1
  %255 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %252, i8 noundef zeroext %254) #3
  %256 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 5
  store i8 %255, ptr %256, align 1
  %257 = load i8, ptr %25, align 1
  %258 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  store i8 %257, ptr %258, align 1
  %259 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %260 = load i8, ptr %259, align 1
  %261 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %262 = load i8, ptr %261, align 1
  %263 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %260, i8 noundef zeroext %262) #3
  store i8 %263, ptr %26, align 1
  %264 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %265 = load i8, ptr %264, align 1
  %266 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  %267 = load i8, ptr %266, align 1
  %268 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %265, i8 noundef zeroext %267) #3
  %269 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 7
  store i8 %268, ptr %269, align 1
  %270 = load i8, ptr %26, align 1
  %271 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %270, ptr %271, align 1
  %272 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %273 = load i8, ptr %272, align 1
  %274 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %275 = load i8, ptr %274, align 1
  %276 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %273, i8 noundef zeroext %275) #3
  store i8 %276, ptr %27, align 1
  %277 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %278 = load i8, ptr %277, align 1
  %279 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %280 = load i8, ptr %279, align 1
  %281 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %278, i8 noundef zeroext %280) #3
  %282 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  store i8 %281, ptr %282, align 1
  %283 = load i8, ptr %27, align 1
  %284 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %283, ptr %284, align 1
  %285 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  %286 = load i8, ptr %285, align 1
  %287 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %288 = load i8, ptr %287, align 1
  %289 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %286, i8 noundef zeroext %288) #3
  store i8 %289, ptr %28, align 1
  %290 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  %291 = load i8, ptr %290, align 1
  %292 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %293 = load i8, ptr %292, align 1
  %294 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %291, i8 noundef zeroext %293) #3
  %295 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %294, ptr %295, align 1
  %296 = load i8, ptr %28, align 1
  %297 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 6
  store i8 %296, ptr %297, align 1
  %298 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %299 = load i8, ptr %298, align 1
  %300 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %301 = load i8, ptr %300, align 1
  %302 = call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %299, i8 noundef zeroext %301) #3
  store i8 %302, ptr %29, align 1
  %303 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %304 = load i8, ptr %303, align 1
  %305 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  %306 = load i8, ptr %305, align 1
  %307 = call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %304, i8 noundef zeroext %306) #3
  %308 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 2
  store i8 %307, ptr %308, align 1
  %309 = load i8, ptr %29, align 1
  %310 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  store i8 %309, ptr %310, align 1
  %311 = getelementptr inbounds [9 x i8], ptr %9, i64 0, i64 4
  %312 = load i8, ptr %311, align 1
  %313 = load ptr addrspace(1), ptr %5, align 8
  %314 = load i32, ptr %8, align 4
  %315 = load i32, ptr %6, align 4
  %316 = mul nsw i32 %314, %315
  %317 = load i32, ptr %7, align 4
  %318 = add nsw i32 %316, %317
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds i8, ptr addrspace(1) %313, i64 %319
  store i8 %312, ptr addrspace(1) %320, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scale_bilinear(ptr addrspace(1) noundef align 4 %0, <2 x i32> noundef %1, ptr addrspace(1) noundef align 4 %2, <2 x i32> noundef %3) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca <2 x i32>, align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store <2 x i32> %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store <2 x i32> %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load <2 x i32>, ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load <2 x i32>, ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_scale_bilinear(ptr addrspace(1) noundef align 4 %9, <2 x i32> noundef %10, ptr addrspace(1) noundef align 4 %11, <2 x i32> noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scale_bilinear(ptr addrspace(1) noundef align 4 %0, <2 x i32> noundef %1, ptr addrspace(1) noundef align 4 %2, <2 x i32> noundef %3) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca <2 x i32>, align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca <2 x i32>, align 8
  %9 = alloca <2 x i32>, align 8
  %10 = alloca <2 x i32>, align 8
  %11 = alloca <2 x float>, align 8
  %12 = alloca <2 x float>, align 8
  %13 = alloca <2 x i32>, align 8
  %14 = alloca <2 x i32>, align 8
  %15 = alloca <4 x float>, align 16
  %16 = alloca <4 x float>, align 16
  %17 = alloca <4 x float>, align 16
  %18 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store <2 x i32> %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store <2 x i32> %3, ptr %8, align 8
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %20 = trunc i64 %19 to i32
  %21 = insertelement <2 x i32> poison, i32 %20, i32 0
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %23 = trunc i64 %22 to i32
  %24 = insertelement <2 x i32> %21, i32 %23, i32 1
  store <2 x i32> %24, ptr %10, align 8
  %25 = load <2 x i32>, ptr %10, align 8
  store <2 x i32> %25, ptr %9, align 8
  %26 = load <2 x i32>, ptr %9, align 8
  %27 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %26) #3
  %28 = fadd <2 x float> %27, splat (float 5.000000e-01)
  %29 = load <2 x i32>, ptr %6, align 8
  %30 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %29) #3
  %31 = fmul <2 x float> %28, %30
  %32 = load <2 x i32>, ptr %8, align 8
  %33 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %32) #3
  %34 = fdiv <2 x float> %31, %33, !fpmath !14
  %35 = fsub <2 x float> %34, splat (float 5.000000e-01)
  store <2 x float> %35, ptr %11, align 8
  %36 = load <2 x float>, ptr %11, align 8
  %37 = load <2 x float>, ptr %11, align 8
  %38 = call spir_func <2 x float> @_Z5floorDv2_f(<2 x float> noundef %37) #3
  %39 = fsub <2 x float> %36, %38
  store <2 x float> %39, ptr %12, align 8
  %40 = load <2 x float>, ptr %11, align 8
  %41 = call spir_func <2 x float> @_Z5floorDv2_f(<2 x float> noundef %40) #3
  %42 = call spir_func <2 x i32> @_Z12convert_int2Dv2_f(<2 x float> noundef %41) #3
  %43 = load <2 x i32>, ptr %6, align 8
  %44 = sub <2 x i32> %43, splat (i32 1)
  %45 = call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %42, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %44) #3
  store <2 x i32> %45, ptr %13, align 8
  %46 = load <2 x float>, ptr %11, align 8
  %47 = call spir_func <2 x float> @_Z5floorDv2_f(<2 x float> noundef %46) #3
  %48 = call spir_func <2 x i32> @_Z12convert_int2Dv2_f(<2 x float> noundef %47) #3
  %49 = add <2 x i32> %48, splat (i32 1)
  %50 = load <2 x i32>, ptr %6, align 8
  %51 = sub <2 x i32> %50, splat (i32 1)
  %52 = call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %49, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %51) #3
  store <2 x i32> %52, ptr %14, align 8
  %53 = load ptr addrspace(1), ptr %5, align 8
  %54 = load <2 x i32>, ptr %13, align 8
  %55 = extractelement <2 x i32> %54, i64 1
  %56 = load <2 x i32>, ptr %6, align 8
  %57 = extractelement <2 x i32> %56, i64 0
  %58 = mul nsw i32 %55, %57
  %59 = load <2 x i32>, ptr %13, align 8
  %60 = extractelement <2 x i32> %59, i64 0
  %61 = add nsw i32 %58, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %53, i64 %62
  %64 = load <4 x i8>, ptr addrspace(1) %63, align 4
  %65 = call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %64) #3
  store <4 x float> %65, ptr %15, align 16
  %66 = load ptr addrspace(1), ptr %5, align 8
  %67 = load <2 x i32>, ptr %13, align 8
  %68 = extractelement <2 x i32> %67, i64 1
  %69 = load <2 x i32>, ptr %6, align 8
  %70 = extractelement <2 x i32> %69, i64 0
  %71 = mul nsw i32 %68, %70
  %72 = load <2 x i32>, ptr %14, align 8
  %73 = extractelement <2 x i32> %72, i64 0
  %74 = add nsw i32 %71, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %66, i64 %75
  %77 = load <4 x i8>, ptr addrspace(1) %76, align 4
  %78 = call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %77) #3
  store <4 x float> %78, ptr %16, align 16
  %79 = load ptr addrspace(1), ptr %5, align 8
  %80 = load <2 x i32>, ptr %14, align 8
  %81 = extractelement <2 x i32> %80, i64 1
  %82 = load <2 x i32>, ptr %6, align 8
  %83 = extractelement <2 x i32> %82, i64 0
  %84 = mul nsw i32 %81, %83
  %85 = load <2 x i32>, ptr %13, align 8
  %86 = extractelement <2 x i32> %85, i64 0
  %87 = add nsw i32 %84, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %79, i64 %88
  %90 = load <4 x i8>, ptr addrspace(1) %89, align 4
  %91 = call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %90) #3
  store <4 x float> %91, ptr %17, align 16
  %92 = load ptr addrspace(1), ptr %5, align 8
  %93 = load <2 x i32>, ptr %14, align 8
  %94 = extractelement <2 x i32> %93, i64 1
  %95 = load <2 x i32>, ptr %6, align 8
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = mul nsw i32 %94, %96
  %98 = load <2 x i32>, ptr %14, align 8
  %99 = extractelement <2 x i32> %98, i64 0
  %100 = add nsw i32 %97, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %92, i64 %101
  %103 = load <4 x i8>, ptr addrspace(1) %102, align 4
  %104 = call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %103) #3
  store <4 x float> %104, ptr %18, align 16
  %105 = load <4 x float>, ptr %15, align 16
  %106 = load <4 x float>, ptr %16, align 16
  %107 = load <2 x float>, ptr %12, align 8
  %108 = extractelement <2 x float> %107, i64 0
  %109 = call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %105, <4 x float> noundef %106, float noundef %108) #3
  %110 = load <4 x float>, ptr %17, align 16
  %111 = load <4 x float>, ptr %18, align 16
  %112 = load <2 x float>, ptr %12, align 8
  %113 = extractelement <2 x float> %112, i64 0
  %114 = call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %110, <4 x float> noundef %111, float noundef %113) #3
  %115 = load <2 x float>, ptr %12, align 8
  %116 = extractelement <2 x float> %115, i64 1
  %117 = call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %109, <4 x float> noundef %114, float noundef %116) #3
  %118 = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %117) #3
  %119 = load ptr addrspace(1), ptr %7, align 8
  %120 = load <2 x i32>, ptr %9, align 8
  %121 = extractelement <2 x i32> %120, i64 1
  %122 = load <2 x i32>, ptr %8, align 8
  %123 = extractelement <2 x i32> %122, i64 0
  %124 = mul nsw i32 %121, %123
  %125 = load <2 x i32>, ptr %9, align 8
  %126 = extractelement <2 x i32> %125, i64 0
  %127 = add nsw i32 %124, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %119, i64 %128
  store <4 x i8> %118, ptr addrspace(1) %129, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z5floorDv2_f(<2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z12convert_int2Dv2_f(<2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"uchar*", !"uchar*", !"int", !"int"}
!6 = !{!"const", !"", !"", !""}
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uchar*", !"uchar*", !"int"}
!10 = !{!"const", !"", !""}
!11 = !{i32 1, i32 0, i32 1, i32 0}
!12 = !{!"uchar4*", !"int2", !"uchar4*", !"int2"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))", !"uchar __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))"}
!14 = !{float 2.500000e+00}
