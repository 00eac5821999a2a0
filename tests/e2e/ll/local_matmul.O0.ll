; ModuleID = 'local_matmul.cl'
source_filename = "local_matmul.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@matmul_f32.ta = internal addrspace(3) global [8 x [8 x float]] undef, align 4
@matmul_f32.tb = internal addrspace(3) global [8 x [8 x float]] undef, align 4
@matmul_i32.tiles = internal addrspace(3) global [2 x [8 x [9 x i32]]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @matmul_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %12, align 4
  call spir_func void @__clang_ocl_kern_imp_matmul_f32(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, i32 noundef %16, i32 noundef %17, i32 noundef %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_matmul_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %20 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %13, align 4
  %22 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %14, align 4
  %24 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %15, align 4
  %26 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %28

28:                                               ; preds = %117, %6
  %29 = load i32, ptr %18, align 4
  %30 = load i32, ptr %12, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %120

32:                                               ; preds = %28
  %33 = load i32, ptr %16, align 4
  %34 = load i32, ptr %10, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %54

36:                                               ; preds = %32
  %37 = load i32, ptr %18, align 4
  %38 = load i32, ptr %13, align 4
  %39 = add nsw i32 %37, %38
  %40 = load i32, ptr %12, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %54

42:                                               ; preds = %36
  %43 = load ptr addrspace(1), ptr %7, align 8
  %44 = load i32, ptr %16, align 4
  %45 = load i32, ptr %12, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %18, align 4
  %48 = add nsw i32 %46, %47
  %49 = load i32, ptr %13, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %43, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4
  br label %55

54:                                               ; preds = %36, %32
  br label %55

55:                                               ; preds = %54, %42
  %56 = phi float [ %53, %42 ], [ 0.000000e+00, %54 ]
  %57 = load i32, ptr %14, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x [8 x float]], ptr addrspace(3) @matmul_f32.ta, i64 0, i64 %58
  %60 = load i32, ptr %13, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [8 x float], ptr addrspace(3) %59, i64 0, i64 %61
  store float %56, ptr addrspace(3) %62, align 4
  %63 = load i32, ptr %18, align 4
  %64 = load i32, ptr %14, align 4
  %65 = add nsw i32 %63, %64
  %66 = load i32, ptr %12, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %84

68:                                               ; preds = %55
  %69 = load i32, ptr %15, align 4
  %70 = load i32, ptr %11, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %72, label %84

72:                                               ; preds = %68
  %73 = load ptr addrspace(1), ptr %8, align 8
  %74 = load i32, ptr %18, align 4
  %75 = load i32, ptr %14, align 4
  %76 = add nsw i32 %74, %75
  %77 = load i32, ptr %11, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %15, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %73, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4
  br label %85

84:                                               ; preds = %68, %55
  br label %85

85:                                               ; preds = %84, %72
  %86 = phi float [ %83, %72 ], [ 0.000000e+00, %84 ]
  %87 = load i32, ptr %14, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [8 x [8 x float]], ptr addrspace(3) @matmul_f32.tb, i64 0, i64 %88
  %90 = load i32, ptr %13, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [8 x float], ptr addrspace(3) %89, i64 0, i64 %91
  store float %86, ptr addrspace(3) %92, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %19, align 4
  br label %93

93:                                               ; preds = %113, %85
  %94 = load i32, ptr %19, align 4
  %95 = icmp slt i32 %94, 8
  br i1 %95, label %96, label %116

96:                                               ; preds = %93
  %97 = load i32, ptr %14, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [8 x [8 x float]], ptr addrspace(3) @matmul_f32.ta, i64 0, i64 %98
  %100 = load i32, ptr %19, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [8 x float], ptr addrspace(3) %99, i64 0, i64 %101
  %103 = load float, ptr addrspace(3) %102, align 4
  %104 = load i32, ptr %19, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [8 x [8 x float]], ptr addrspace(3) @matmul_f32.tb, i64 0, i64 %105
  %107 = load i32, ptr %13, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [8 x float], ptr addrspace(3) %106, i64 0, i64 %108
  %110 = load float, ptr addrspace(3) %109, align 4
  %111 = load float, ptr %17, align 4
  %112 = call spir_func float @_Z3fmafff(float noundef %103, float noundef %110, float noundef %111) #6
  store float %112, ptr %17, align 4
  br label %113

113:                                              ; preds = %96
  %114 = load i32, ptr %19, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %19, align 4
  br label %93, !llvm.loop !7

116:                                              ; preds = %93
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %117

117:                                              ; preds = %116
  %118 = load i32, ptr %18, align 4
  %119 = add nsw i32 %118, 8
  store i32 %119, ptr %18, align 4
  br label %28

120:                                              ; preds = %28
  %121 = load i32, ptr %16, align 4
  %122 = load i32, ptr %10, align 4
  %123 = icmp slt i32 %121, %122
  br i1 %123, label %124, label %138

124:                                              ; preds = %120
  %125 = load i32, ptr %15, align 4
  %126 = load i32, ptr %11, align 4
  %127 = icmp slt i32 %125, %126
  br i1 %127, label %128, label %138

128:                                              ; preds = %124
  %129 = load float, ptr %17, align 4
  %130 = load ptr addrspace(1), ptr %9, align 8
  %131 = load i32, ptr %16, align 4
  %132 = load i32, ptr %11, align 4
  %133 = mul nsw i32 %131, %132
  %134 = load i32, ptr %15, align 4
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr addrspace(1) %130, i64 %136
  store float %129, ptr addrspace(1) %137, align 4
  br label %138

138:                                              ; preds = %128, %124, %120
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @matmul_i32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
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
  call spir_func void @__clang_ocl_kern_imp_matmul_i32(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_matmul_i32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %12, align 4
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %24

24:                                               ; preds = %91, %4
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %8, align 4
  %27 = sdiv i32 %26, 8
  %28 = icmp slt i32 %25, %27
  br i1 %28, label %29, label %94

29:                                               ; preds = %24
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %8, align 4
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %14, align 4
  %35 = mul nsw i32 %34, 8
  %36 = add nsw i32 %33, %35
  %37 = load i32, ptr %9, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4
  %42 = load i32, ptr %10, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [8 x [9 x i32]], ptr addrspace(3) @matmul_i32.tiles, i64 0, i64 %43
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [9 x i32], ptr addrspace(3) %44, i64 0, i64 %46
  store i32 %41, ptr addrspace(3) %47, align 4
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = load i32, ptr %14, align 4
  %50 = mul nsw i32 %49, 8
  %51 = load i32, ptr %10, align 4
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr %8, align 4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %57
  %59 = load i32, ptr addrspace(1) %58, align 4
  %60 = load i32, ptr %10, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [8 x [9 x i32]], ptr addrspace(3) getelementptr inbounds ([2 x [8 x [9 x i32]]], ptr addrspace(3) @matmul_i32.tiles, i64 0, i64 1), i64 0, i64 %61
  %63 = load i32, ptr %9, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [9 x i32], ptr addrspace(3) %62, i64 0, i64 %64
  store i32 %59, ptr addrspace(3) %65, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %15, align 4
  br label %66

66:                                               ; preds = %87, %29
  %67 = load i32, ptr %15, align 4
  %68 = icmp slt i32 %67, 8
  br i1 %68, label %69, label %90

69:                                               ; preds = %66
  %70 = load i32, ptr %10, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [8 x [9 x i32]], ptr addrspace(3) @matmul_i32.tiles, i64 0, i64 %71
  %73 = load i32, ptr %15, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [9 x i32], ptr addrspace(3) %72, i64 0, i64 %74
  %76 = load i32, ptr addrspace(3) %75, align 4
  %77 = load i32, ptr %15, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x [9 x i32]], ptr addrspace(3) getelementptr inbounds ([2 x [8 x [9 x i32]]], ptr addrspace(3) @matmul_i32.tiles, i64 0, i64 1), i64 0, i64 %78
  %80 = load i32, ptr %9, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [9 x i32], ptr addrspace(3) %79, i64 0, i64 %81
  %83 = load i32, ptr addrspace(3) %82, align 4
  %84 = mul nsw i32 %76, %83
  %85 = load i32, ptr %11, align 4
  %86 = add nsw i32 %85, %84
  store i32 %86, ptr %11, align 4
  br label %87

87:                                               ; preds = %69
  %88 = load i32, ptr %15, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %15, align 4
  br label %66

90:                                               ; preds = %66
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %14, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %14, align 4
  br label %24

94:                                               ; preds = %24
  %95 = load i32, ptr %11, align 4
  %96 = load ptr addrspace(1), ptr %7, align 8
  %97 = load i32, ptr %13, align 4
  %98 = load i32, ptr %8, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr addrspace(1) %96, i64 %102
  store i32 %95, ptr addrspace(1) %103, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @matmul_blocked_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, ptr addrspace(3) noundef align 8 %4) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr addrspace(3) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load ptr addrspace(3), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_matmul_blocked_f64(ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 8 %12, ptr addrspace(1) noundef align 8 %13, i32 noundef %14, ptr addrspace(3) noundef align 8 %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_matmul_blocked_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, ptr addrspace(3) noundef align 8 %4) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(3), align 8
  %11 = alloca ptr addrspace(3), align 8
  %12 = alloca ptr addrspace(3), align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [2 x [2 x double]], align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca <2 x double>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr addrspace(3) %4, ptr %10, align 8
  %25 = load ptr addrspace(3), ptr %10, align 8
  store ptr addrspace(3) %25, ptr %11, align 8
  %26 = load ptr addrspace(3), ptr %10, align 8
  %27 = getelementptr inbounds double, ptr addrspace(3) %26, i64 128
  store ptr addrspace(3) %27, ptr %12, align 8
  %28 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %13, align 4
  %30 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %14, align 4
  %32 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %33 = trunc i64 %32 to i32
  %34 = mul nsw i32 2, %33
  store i32 %34, ptr %15, align 4
  %35 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %36 = trunc i64 %35 to i32
  %37 = mul nsw i32 2, %36
  store i32 %37, ptr %16, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 32, i1 false)
  store i32 0, ptr %18, align 4
  br label %38

38:                                               ; preds = %153, %5
  %39 = load i32, ptr %18, align 4
  %40 = load i32, ptr %9, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %156

42:                                               ; preds = %38
  store i32 0, ptr %19, align 4
  br label %43

43:                                               ; preds = %94, %42
  %44 = load i32, ptr %19, align 4
  %45 = icmp slt i32 %44, 2
  br i1 %45, label %46, label %97

46:                                               ; preds = %43
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %19, align 4
  %50 = add nsw i32 %48, %49
  %51 = load i32, ptr %9, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %18, align 4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr %13, align 4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr addrspace(1) %47, i64 %57
  %59 = load double, ptr addrspace(1) %58, align 8
  %60 = load ptr addrspace(3), ptr %11, align 8
  %61 = load i32, ptr %14, align 4
  %62 = mul nsw i32 2, %61
  %63 = load i32, ptr %19, align 4
  %64 = add nsw i32 %62, %63
  %65 = mul nsw i32 %64, 8
  %66 = load i32, ptr %13, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr addrspace(3) %60, i64 %68
  store double %59, ptr addrspace(3) %69, align 8
  %70 = load ptr addrspace(1), ptr %7, align 8
  %71 = load i32, ptr %18, align 4
  %72 = load i32, ptr %14, align 4
  %73 = add nsw i32 %71, %72
  %74 = load i32, ptr %9, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %16, align 4
  %77 = add nsw i32 %75, %76
  %78 = load i32, ptr %19, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr addrspace(1) %70, i64 %80
  %82 = load double, ptr addrspace(1) %81, align 8
  %83 = load ptr addrspace(3), ptr %12, align 8
  %84 = load i32, ptr %14, align 4
  %85 = mul nsw i32 %84, 2
  %86 = mul nsw i32 %85, 8
  %87 = load i32, ptr %13, align 4
  %88 = mul nsw i32 2, %87
  %89 = add nsw i32 %86, %88
  %90 = load i32, ptr %19, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr addrspace(3) %83, i64 %92
  store double %82, ptr addrspace(3) %93, align 8
  br label %94

94:                                               ; preds = %46
  %95 = load i32, ptr %19, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %19, align 4
  br label %43

97:                                               ; preds = %43
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %20, align 4
  br label %98

98:                                               ; preds = %149, %97
  %99 = load i32, ptr %20, align 4
  %100 = icmp slt i32 %99, 8
  br i1 %100, label %101, label %152

101:                                              ; preds = %98
  store i32 0, ptr %21, align 4
  br label %102

102:                                              ; preds = %145, %101
  %103 = load i32, ptr %21, align 4
  %104 = icmp slt i32 %103, 2
  br i1 %104, label %105, label %148

105:                                              ; preds = %102
  store i32 0, ptr %22, align 4
  br label %106

106:                                              ; preds = %141, %105
  %107 = load i32, ptr %22, align 4
  %108 = icmp slt i32 %107, 2
  br i1 %108, label %109, label %144

109:                                              ; preds = %106
  %110 = load ptr addrspace(3), ptr %11, align 8
  %111 = load i32, ptr %14, align 4
  %112 = mul nsw i32 2, %111
  %113 = load i32, ptr %21, align 4
  %114 = add nsw i32 %112, %113
  %115 = mul nsw i32 %114, 8
  %116 = load i32, ptr %20, align 4
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds double, ptr addrspace(3) %110, i64 %118
  %120 = load double, ptr addrspace(3) %119, align 8
  %121 = load ptr addrspace(3), ptr %12, align 8
  %122 = load i32, ptr %20, align 4
  %123 = mul nsw i32 %122, 2
  %124 = mul nsw i32 %123, 8
  %125 = load i32, ptr %13, align 4
  %126 = mul nsw i32 2, %125
  %127 = add nsw i32 %124, %126
  %128 = load i32, ptr %22, align 4
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr addrspace(3) %121, i64 %130
  %132 = load double, ptr addrspace(3) %131, align 8
  %133 = load i32, ptr %21, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [2 x [2 x double]], ptr %17, i64 0, i64 %134
  %136 = load i32, ptr %22, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [2 x double], ptr %135, i64 0, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = call double @llvm.fmuladd.f64(double %120, double %132, double %139)
  store double %140, ptr %138, align 8
  br label %141

141:                                              ; preds = %109
  %142 = load i32, ptr %22, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %22, align 4
  br label %106

144:                                              ; preds = %106
  br label %145

145:                                              ; preds = %144
  %146 = load i32, ptr %21, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %21, align 4
  br label %102

148:                                              ; preds = %102
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %20, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %20, align 4
  br label %98

152:                                              ; preds = %98
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %18, align 4
  %155 = add nsw i32 %154, 8
  store i32 %155, ptr %18, align 4
  br label %38

156:                                              ; preds = %38
  store i32 0, ptr %23, align 4
  br label %157

157:                                              ; preds = %186, %156
  %158 = load i32, ptr %23, align 4
  %159 = icmp slt i32 %158, 2
  br i1 %159, label %160, label %189

160:                                              ; preds = %157
  %161 = load i32, ptr %23, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [2 x [2 x double]], ptr %17, i64 0, i64 %162
  %164 = getelementptr inbounds [2 x double], ptr %163, i64 0, i64 0
  %165 = load double, ptr %164, align 8
  %166 = insertelement <2 x double> poison, double %165, i32 0
  %167 = load i32, ptr %23, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [2 x [2 x double]], ptr %17, i64 0, i64 %168
  %170 = getelementptr inbounds [2 x double], ptr %169, i64 0, i64 1
  %171 = load double, ptr %170, align 8
  %172 = insertelement <2 x double> %166, double %171, i32 1
  store <2 x double> %172, ptr %24, align 16
  %173 = load <2 x double>, ptr %24, align 16
  %174 = load ptr addrspace(1), ptr %8, align 8
  %175 = load i32, ptr %15, align 4
  %176 = load i32, ptr %23, align 4
  %177 = add nsw i32 %175, %176
  %178 = load i32, ptr %9, align 4
  %179 = mul nsw i32 %177, %178
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds double, ptr addrspace(1) %174, i64 %180
  %182 = load i32, ptr %16, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds double, ptr addrspace(1) %181, i64 %183
  %185 = addrspacecast ptr addrspace(1) %184 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %173, i64 noundef 0, ptr addrspace(4) noundef %185) #7
  br label %186

186:                                              ; preds = %160
  %187 = load i32, ptr %23, align 4
  %188 = add nsw i32 %187, 1
  store i32 %188, ptr %23, align 4
  br label %157

189:                                              ; preds = %157
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef, i64 noundef, ptr addrspace(4) noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!6 = !{!"const", !"const", !"", !"", !"", !""}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.enable"}
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"int*", !"int"}
!12 = !{!"const", !"const", !"", !""}
!13 = !{i32 1, i32 1, i32 1, i32 0, i32 3}
!14 = !{!"none", !"none", !"none", !"none", !"none"}
!15 = !{!"double*", !"double*", !"double*", !"int", !"double*"}
!16 = !{!"const", !"const", !"", !"", !""}
