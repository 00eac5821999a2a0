; ModuleID = 'app_physics.cl'
source_filename = "app_physics.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @nbody(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(3) noundef align 16 %2, i32 noundef %3, float noundef %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(3) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(3), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load float, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_nbody(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(3) noundef align 16 %13, i32 noundef %14, float noundef %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_nbody(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(3) noundef align 16 %2, i32 noundef %3, float noundef %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca <4 x float>, align 16
  %15 = alloca <3 x float>, align 16
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca <3 x float>, align 16
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(3) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %22, ptr %11, align 8
  %23 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %23, ptr %12, align 8
  %24 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  store i64 %24, ptr %13, align 8
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %25, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16
  store <4 x float> %28, ptr %14, align 16
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, ptr %15, align 16
  store i32 0, ptr %16, align 4
  br label %29

29:                                               ; preds = %100, %5
  %30 = load i32, ptr %16, align 4
  %31 = load i32, ptr %9, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %106

33:                                               ; preds = %29
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = load i32, ptr %16, align 4
  %36 = sext i32 %35 to i64
  %37 = load i64, ptr %12, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %34, i64 %38
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16
  %41 = load ptr addrspace(3), ptr %8, align 8
  %42 = load i64, ptr %12, align 8
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %41, i64 %42
  store <4 x float> %40, ptr addrspace(3) %43, align 16
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  store i64 0, ptr %17, align 8
  br label %44

44:                                               ; preds = %96, %33
  %45 = load i64, ptr %17, align 8
  %46 = load i64, ptr %13, align 8
  %47 = icmp ult i64 %45, %46
  br i1 %47, label %48, label %99

48:                                               ; preds = %44
  %49 = load ptr addrspace(3), ptr %8, align 8
  %50 = load i64, ptr %17, align 8
  %51 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %49, i64 %50
  %52 = load <4 x float>, ptr addrspace(3) %51, align 16
  %53 = shufflevector <4 x float> %52, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %54 = load <4 x float>, ptr %14, align 16
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %56 = fsub <3 x float> %53, %55
  %57 = shufflevector <3 x float> %56, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %57, ptr %18, align 16
  %58 = load <3 x float>, ptr %18, align 16
  %59 = extractelement <3 x float> %58, i64 0
  %60 = load <3 x float>, ptr %18, align 16
  %61 = extractelement <3 x float> %60, i64 0
  %62 = load <3 x float>, ptr %18, align 16
  %63 = extractelement <3 x float> %62, i64 1
  %64 = load <3 x float>, ptr %18, align 16
  %65 = extractelement <3 x float> %64, i64 1
  %66 = fmul float %63, %65
  %67 = call float @llvm.fmuladd.f32(float %59, float %61, float %66)
  %68 = load <3 x float>, ptr %18, align 16
  %69 = extractelement <3 x float> %68, i64 2
  %70 = load <3 x float>, ptr %18, align 16
  %71 = extractelement <3 x float> %70, i64 2
  %72 = call float @llvm.fmuladd.f32(float %69, float %71, float %67)
  %73 = load float, ptr %10, align 4
  %74 = fadd float %72, %73
  store float %74, ptr %19, align 4
  %75 = load float, ptr %19, align 4
  %76 = call spir_func float @_Z5rsqrtf(float noundef %75) #5
  store float %76, ptr %20, align 4
  %77 = load <4 x float>, ptr %18, align 16
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %79 = load ptr addrspace(3), ptr %8, align 8
  %80 = load i64, ptr %17, align 8
  %81 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %79, i64 %80
  %82 = load <4 x float>, ptr addrspace(3) %81, align 16
  %83 = extractelement <4 x float> %82, i64 3
  %84 = load float, ptr %20, align 4
  %85 = fmul float %83, %84
  %86 = load float, ptr %20, align 4
  %87 = fmul float %85, %86
  %88 = load float, ptr %20, align 4
  %89 = fmul float %87, %88
  %90 = insertelement <3 x float> poison, float %89, i64 0
  %91 = shufflevector <3 x float> %90, <3 x float> poison, <3 x i32> zeroinitializer
  %92 = load <4 x float>, ptr %15, align 16
  %93 = shufflevector <4 x float> %92, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %94 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %78, <3 x float> %91, <3 x float> %93)
  %95 = shufflevector <3 x float> %94, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %95, ptr %15, align 16
  br label %96

96:                                               ; preds = %48
  %97 = load i64, ptr %17, align 8
  %98 = add i64 %97, 1
  store i64 %98, ptr %17, align 8
  br label %44

99:                                               ; preds = %44
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %100

100:                                              ; preds = %99
  %101 = load i64, ptr %13, align 8
  %102 = load i32, ptr %16, align 4
  %103 = sext i32 %102 to i64
  %104 = add i64 %103, %101
  %105 = trunc i64 %104 to i32
  store i32 %105, ptr %16, align 4
  br label %29

106:                                              ; preds = %29
  %107 = load <4 x float>, ptr %15, align 16
  %108 = shufflevector <4 x float> %107, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %109 = load <4 x float>, ptr %14, align 16
  %110 = extractelement <4 x float> %109, i64 3
  %111 = insertelement <3 x float> poison, float %110, i64 0
  %112 = shufflevector <3 x float> %111, <3 x float> poison, <3 x i32> zeroinitializer
  %113 = fmul <3 x float> %108, %112
  %114 = shufflevector <3 x float> %113, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %115 = shufflevector <4 x float> %114, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %116 = insertelement <4 x float> %115, float 0.000000e+00, i32 3
  store <4 x float> %116, ptr %21, align 16
  %117 = load <4 x float>, ptr %21, align 16
  %118 = load ptr addrspace(1), ptr %7, align 8
  %119 = load i64, ptr %11, align 8
  %120 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %118, i64 %119
  store <4 x float> %117, ptr addrspace(1) %120, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @life(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  call spir_func void @__clang_ocl_kern_imp_life(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, i32 noundef %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_life(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %9, align 4
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 -1, ptr %12, align 4
  br label %19

19:                                               ; preds = %62, %4
  %20 = load i32, ptr %12, align 4
  %21 = icmp sle i32 %20, 1
  br i1 %21, label %22, label %65

22:                                               ; preds = %19
  store i32 -1, ptr %13, align 4
  br label %23

23:                                               ; preds = %58, %22
  %24 = load i32, ptr %13, align 4
  %25 = icmp sle i32 %24, 1
  br i1 %25, label %26, label %61

26:                                               ; preds = %23
  %27 = load i32, ptr %13, align 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %26
  %30 = load i32, ptr %12, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %57

32:                                               ; preds = %29, %26
  %33 = load ptr addrspace(1), ptr %5, align 8
  %34 = load i32, ptr %10, align 4
  %35 = load i32, ptr %12, align 4
  %36 = add nsw i32 %34, %35
  %37 = load i32, ptr %8, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr %8, align 4
  %40 = srem i32 %38, %39
  %41 = load i32, ptr %7, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %9, align 4
  %44 = load i32, ptr %13, align 4
  %45 = add nsw i32 %43, %44
  %46 = load i32, ptr %7, align 4
  %47 = add nsw i32 %45, %46
  %48 = load i32, ptr %7, align 4
  %49 = srem i32 %47, %48
  %50 = add nsw i32 %42, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %33, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1
  %54 = zext i8 %53 to i32
  %55 = load i32, ptr %11, align 4
  %56 = add nsw i32 %55, %54
  store i32 %56, ptr %11, align 4
  br label %57

57:                                               ; preds = %32, %29
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %13, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %13, align 4
  br label %23

61:                                               ; preds = %23
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %12, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %12, align 4
  br label %19

65:                                               ; preds = %19
  %66 = load ptr addrspace(1), ptr %5, align 8
  %67 = load i32, ptr %10, align 4
  %68 = load i32, ptr %7, align 4
  %69 = mul nsw i32 %67, %68
  %70 = load i32, ptr %9, align 4
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i8, ptr addrspace(1) %66, i64 %72
  %74 = load i8, ptr addrspace(1) %73, align 1
  store i8 %74, ptr %14, align 1
  %75 = load i32, ptr %11, align 4
  %76 = icmp eq i32 %75, 3
  br i1 %76, label %86, label %77

77:                                               ; preds = %65
  %78 = load i8, ptr %14, align 1
  %79 = zext i8 %78 to i32
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %77
  %82 = load i32, ptr %11, align 4
  %83 = icmp eq i32 %82, 2
  br label %84

84:                                               ; preds = %81, %77
  %85 = phi i1 [ false, %77 ], [ %83, %81 ]
  br label %86

86:                                               ; preds = %84, %65
  %87 = phi i1 [ true, %65 ], [ %85, %84 ]
  %88 = zext i1 %87 to i32
  %89 = trunc i32 %88 to i8
  %90 = load ptr addrspace(1), ptr %6, align 8
  %91 = load i32, ptr %10, align 4
  %92 = load i32, ptr %7, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %9, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr addrspace(1) %90, i64 %96
  store i8 %89, ptr addrspace(1) %97, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @rule_110(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !11 {
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
  call spir_func void @__clang_ocl_kern_imp_rule_110(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_rule_110(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %21 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %21, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %22

22:                                               ; preds = %40, %4
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %7, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %43

26:                                               ; preds = %22
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i64, ptr %10, align 8
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = mul i64 %28, %30
  %32 = load i32, ptr %11, align 4
  %33 = sext i32 %32 to i64
  %34 = add i64 %31, %33
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  %37 = load i32, ptr %11, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %38
  store i32 %36, ptr %39, align 4
  br label %40

40:                                               ; preds = %26
  %41 = load i32, ptr %11, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %11, align 4
  br label %22

43:                                               ; preds = %22
  store i32 0, ptr %12, align 4
  br label %44

44:                                               ; preds = %107, %43
  %45 = load i32, ptr %12, align 4
  %46 = load i32, ptr %8, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %110

48:                                               ; preds = %44
  %49 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 0
  %50 = load i32, ptr %49, align 4
  store i32 %50, ptr %13, align 4
  %51 = load i32, ptr %7, align 4
  %52 = sub nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %53
  %55 = load i32, ptr %54, align 4
  store i32 %55, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %56

56:                                               ; preds = %103, %48
  %57 = load i32, ptr %15, align 4
  %58 = load i32, ptr %7, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %106

60:                                               ; preds = %56
  %61 = load i32, ptr %15, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  store i32 %64, ptr %16, align 4
  %65 = load i32, ptr %15, align 4
  %66 = add nsw i32 %65, 1
  %67 = load i32, ptr %7, align 4
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %69, label %75

69:                                               ; preds = %60
  %70 = load i32, ptr %15, align 4
  %71 = add nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  br label %77

75:                                               ; preds = %60
  %76 = load i32, ptr %13, align 4
  br label %77

77:                                               ; preds = %75, %69
  %78 = phi i32 [ %74, %69 ], [ %76, %75 ]
  store i32 %78, ptr %17, align 4
  %79 = load i32, ptr %16, align 4
  %80 = shl i32 %79, 1
  %81 = load i32, ptr %14, align 4
  %82 = lshr i32 %81, 31
  %83 = or i32 %80, %82
  store i32 %83, ptr %18, align 4
  %84 = load i32, ptr %16, align 4
  %85 = lshr i32 %84, 1
  %86 = load i32, ptr %17, align 4
  %87 = shl i32 %86, 31
  %88 = or i32 %85, %87
  store i32 %88, ptr %19, align 4
  %89 = load i32, ptr %16, align 4
  store i32 %89, ptr %14, align 4
  %90 = load i32, ptr %16, align 4
  %91 = load i32, ptr %19, align 4
  %92 = or i32 %90, %91
  %93 = load i32, ptr %18, align 4
  %94 = load i32, ptr %16, align 4
  %95 = and i32 %93, %94
  %96 = load i32, ptr %19, align 4
  %97 = and i32 %95, %96
  %98 = xor i32 %97, -1
  %99 = and i32 %92, %98
  %100 = load i32, ptr %15, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %101
  store i32 %99, ptr %102, align 4
  br label %103

103:                                              ; preds = %77
  %104 = load i32, ptr %15, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %15, align 4
  br label %56

106:                                              ; preds = %56
  br label %107

107:                                              ; preds = %106
  %108 = load i32, ptr %12, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %12, align 4
  br label %44

110:                                              ; preds = %44
  store i32 0, ptr %20, align 4
  br label %111

111:                                              ; preds = %129, %110
  %112 = load i32, ptr %20, align 4
  %113 = load i32, ptr %7, align 4
  %114 = icmp slt i32 %112, %113
  br i1 %114, label %115, label %132

115:                                              ; preds = %111
  %116 = load i32, ptr %20, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = load ptr addrspace(1), ptr %6, align 8
  %121 = load i64, ptr %10, align 8
  %122 = load i32, ptr %7, align 4
  %123 = sext i32 %122 to i64
  %124 = mul i64 %121, %123
  %125 = load i32, ptr %20, align 4
  %126 = sext i32 %125 to i64
  %127 = add i64 %124, %126
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %120, i64 %127
  store i32 %119, ptr addrspace(1) %128, align 4
  br label %129

129:                                              ; preds = %115
  %130 = load i32, ptr %20, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %20, align 4
  br label %111

132:                                              ; preds = %111
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @relax(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load float, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_relax(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, float noundef %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_relax(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %16 = add i64 %15, 1
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %11, align 4
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %19 = add i64 %18, 1
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %12, align 4
  %21 = load i32, ptr %12, align 4
  %22 = load i32, ptr %9, align 4
  %23 = mul nsw i32 %21, %22
  %24 = load i32, ptr %11, align 4
  %25 = add nsw i32 %23, %24
  store i32 %25, ptr %13, align 4
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sub nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i32, ptr %13, align 4
  %34 = add nsw i32 %33, 1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %32, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4
  %38 = fadd float %31, %37
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = load i32, ptr %13, align 4
  %41 = load i32, ptr %9, align 4
  %42 = sub nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %39, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4
  %46 = fadd float %38, %45
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = load i32, ptr %13, align 4
  %49 = load i32, ptr %9, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %47, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4
  %54 = fadd float %46, %53
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = load i32, ptr %13, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %55, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4
  %60 = fneg float %59
  %61 = call float @llvm.fmuladd.f32(float 2.500000e-01, float %54, float %60)
  store float %61, ptr %14, align 4
  %62 = load float, ptr %14, align 4
  %63 = call spir_func float @_Z4fabsf(float noundef %62) #5
  %64 = load ptr addrspace(1), ptr %8, align 8
  %65 = load i32, ptr %13, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %64, i64 %66
  store float %63, ptr addrspace(1) %67, align 4
  %68 = load float, ptr %10, align 4
  %69 = load float, ptr %14, align 4
  %70 = load ptr addrspace(1), ptr %6, align 8
  %71 = load i32, ptr %13, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %70, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4
  %75 = call spir_func float @_Z3madfff(float noundef %68, float noundef %69, float noundef %74) #5
  %76 = load ptr addrspace(1), ptr %7, align 8
  %77 = load i32, ptr %13, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %76, i64 %78
  store float %75, ptr addrspace(1) %79, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 3, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none", !"none"}
!5 = !{!"float4*", !"float4*", !"float4*", !"int", !"float"}
!6 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float"}
!7 = !{!"const", !"", !"", !"", !""}
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"int", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!"uint*", !"uint*", !"int", !"int"}
!13 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!14 = !{!"float*", !"float*", !"float*", !"int", !"float"}
