; ModuleID = 'control_loops.cl'
source_filename = "control_loops.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @mandelbrot(ptr addrspace(1) noundef align 2 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store float %1, ptr %7, align 4
  store float %2, ptr %8, align 4
  store float %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load float, ptr %7, align 4
  %13 = load float, ptr %8, align 4
  %14 = load float, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 2 %11, float noundef %12, float noundef %13, float noundef %14, i32 noundef %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 2 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store float %1, ptr %7, align 4
  store float %2, ptr %8, align 4
  store float %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %11, align 4
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %12, align 4
  %24 = load float, ptr %7, align 4
  %25 = load i32, ptr %11, align 4
  %26 = sitofp i32 %25 to float
  %27 = load float, ptr %9, align 4
  %28 = call float @llvm.fmuladd.f32(float %26, float %27, float %24)
  store float %28, ptr %13, align 4
  %29 = load float, ptr %8, align 4
  %30 = load i32, ptr %12, align 4
  %31 = sitofp i32 %30 to float
  %32 = load float, ptr %9, align 4
  %33 = call float @llvm.fmuladd.f32(float %31, float %32, float %29)
  store float %33, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %34

34:                                               ; preds = %61, %5
  %35 = load i32, ptr %17, align 4
  %36 = load i32, ptr %10, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %64

38:                                               ; preds = %34
  %39 = load float, ptr %15, align 4
  %40 = load float, ptr %15, align 4
  %41 = fmul float %39, %40
  store float %41, ptr %18, align 4
  %42 = load float, ptr %16, align 4
  %43 = load float, ptr %16, align 4
  %44 = fmul float %42, %43
  store float %44, ptr %19, align 4
  %45 = load float, ptr %18, align 4
  %46 = load float, ptr %19, align 4
  %47 = fadd float %45, %46
  %48 = fcmp ogt float %47, 4.000000e+00
  br i1 %48, label %49, label %50

49:                                               ; preds = %38
  br label %64

50:                                               ; preds = %38
  %51 = load float, ptr %15, align 4
  %52 = fmul float 2.000000e+00, %51
  %53 = load float, ptr %16, align 4
  %54 = load float, ptr %14, align 4
  %55 = call float @llvm.fmuladd.f32(float %52, float %53, float %54)
  store float %55, ptr %16, align 4
  %56 = load float, ptr %18, align 4
  %57 = load float, ptr %19, align 4
  %58 = fsub float %56, %57
  %59 = load float, ptr %13, align 4
  %60 = fadd float %58, %59
  store float %60, ptr %15, align 4
  br label %61

61:                                               ; preds = %50
  %62 = load i32, ptr %17, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %17, align 4
  br label %34

64:                                               ; preds = %49, %34
  %65 = load i32, ptr %17, align 4
  %66 = trunc i32 %65 to i16
  %67 = load ptr addrspace(1), ptr %6, align 8
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %71 = mul i64 %69, %70
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = add i64 %71, %73
  %75 = getelementptr inbounds nuw i16, ptr addrspace(1) %67, i64 %74
  store i16 %66, ptr addrspace(1) %75, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @collatz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_collatz(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 8 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_collatz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = zext i32 %12 to i64
  store i64 %13, ptr %5, align 8
  %14 = load i64, ptr %5, align 8
  store i64 %14, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %15

15:                                               ; preds = %37, %2
  %16 = load i64, ptr %5, align 8
  %17 = icmp eq i64 %16, 1
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  br label %40

19:                                               ; preds = %15
  %20 = load i64, ptr %5, align 8
  %21 = and i64 %20, 1
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %19
  %24 = load i64, ptr %5, align 8
  %25 = mul i64 3, %24
  %26 = add i64 %25, 1
  br label %30

27:                                               ; preds = %19
  %28 = load i64, ptr %5, align 8
  %29 = lshr i64 %28, 1
  br label %30

30:                                               ; preds = %27, %23
  %31 = phi i64 [ %26, %23 ], [ %29, %27 ]
  store i64 %31, ptr %5, align 8
  %32 = load i64, ptr %6, align 8
  %33 = load i64, ptr %5, align 8
  %34 = call spir_func i64 @_Z3maxmm(i64 noundef %32, i64 noundef %33) #5
  store i64 %34, ptr %6, align 8
  %35 = load i32, ptr %7, align 4
  %36 = add i32 %35, 1
  store i32 %36, ptr %7, align 4
  br label %37

37:                                               ; preds = %30
  %38 = load i32, ptr %7, align 4
  %39 = icmp ult i32 %38, 1000
  br i1 %39, label %15, label %40

40:                                               ; preds = %37, %18
  %41 = load i32, ptr %7, align 4
  %42 = insertelement <2 x i32> poison, i32 %41, i32 0
  %43 = load i64, ptr %6, align 8
  %44 = load i64, ptr %6, align 8
  %45 = lshr i64 %44, 32
  %46 = xor i64 %43, %45
  %47 = trunc i64 %46 to i32
  %48 = insertelement <2 x i32> %42, i32 %47, i32 1
  store <2 x i32> %48, ptr %8, align 8
  %49 = load <2 x i32>, ptr %8, align 8
  %50 = load ptr addrspace(1), ptr %4, align 8
  %51 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %52 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %50, i64 %51
  store <2 x i32> %49, ptr addrspace(1) %52, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @search_grid(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_search_grid(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 8 %12, i32 noundef %13, i32 noundef %14, i32 noundef %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_search_grid(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca <2 x i32>, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %18, ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %6, align 8
  %20 = load i64, ptr %11, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = mul i64 %20, %22
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = mul i64 %23, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %26
  store ptr addrspace(1) %27, ptr %12, align 8
  store <2 x i32> splat (i32 -1), ptr %13, align 8
  store i32 0, ptr %14, align 4
  br label %28

28:                                               ; preds = %85, %5
  %29 = load i32, ptr %14, align 4
  %30 = load i32, ptr %9, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %88

32:                                               ; preds = %28
  %33 = load ptr addrspace(1), ptr %12, align 8
  %34 = load i32, ptr %14, align 4
  %35 = load i32, ptr %8, align 4
  %36 = mul nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4
  %40 = icmp slt i32 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %32
  br label %85

42:                                               ; preds = %32
  store i32 0, ptr %15, align 4
  br label %43

43:                                               ; preds = %81, %42
  %44 = load i32, ptr %15, align 4
  %45 = load i32, ptr %8, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %84

47:                                               ; preds = %43
  %48 = load ptr addrspace(1), ptr %12, align 8
  %49 = load i32, ptr %14, align 4
  %50 = load i32, ptr %8, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %15, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4
  store i32 %56, ptr %16, align 4
  %57 = load i32, ptr %16, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %47
  br label %84

60:                                               ; preds = %47
  %61 = load i32, ptr %16, align 4
  %62 = load i32, ptr %10, align 4
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %70

64:                                               ; preds = %60
  %65 = load i32, ptr %15, align 4
  %66 = insertelement <2 x i32> poison, i32 %65, i32 0
  %67 = load i32, ptr %14, align 4
  %68 = insertelement <2 x i32> %66, i32 %67, i32 1
  store <2 x i32> %68, ptr %17, align 8
  %69 = load <2 x i32>, ptr %17, align 8
  store <2 x i32> %69, ptr %13, align 8
  br label %89

70:                                               ; preds = %60
  %71 = load i32, ptr %16, align 4
  %72 = and i32 %71, 1
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %70
  br label %81

75:                                               ; preds = %70
  %76 = load <2 x i32>, ptr %13, align 8
  %77 = extractelement <2 x i32> %76, i64 0
  %78 = add nsw i32 %77, -1
  %79 = load <2 x i32>, ptr %13, align 8
  %80 = insertelement <2 x i32> %79, i32 %78, i64 0
  store <2 x i32> %80, ptr %13, align 8
  br label %81

81:                                               ; preds = %75, %74
  %82 = load i32, ptr %15, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %15, align 4
  br label %43

84:                                               ; preds = %59, %43
  br label %85

85:                                               ; preds = %84, %41
  %86 = load i32, ptr %14, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %14, align 4
  br label %28

88:                                               ; preds = %28
  br label %89

89:                                               ; preds = %88, %64
  %90 = load <2 x i32>, ptr %13, align 8
  %91 = load ptr addrspace(1), ptr %7, align 8
  %92 = load i64, ptr %11, align 8
  %93 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %91, i64 %92
  store <2 x i32> %90, ptr addrspace(1) %93, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @first_prime_after(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  br label %5

5:                                                ; preds = %35, %1
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 3
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  store i32 2, ptr %2, align 4
  br label %38

9:                                                ; preds = %5
  store i32 2, ptr %4, align 4
  br label %10

10:                                               ; preds = %23, %9
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %4, align 4
  %13 = mul nsw i32 %11, %12
  %14 = load i32, ptr %3, align 4
  %15 = icmp sle i32 %13, %14
  br i1 %15, label %16, label %21

16:                                               ; preds = %10
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = srem i32 %17, %18
  %20 = icmp ne i32 %19, 0
  br label %21

21:                                               ; preds = %16, %10
  %22 = phi i1 [ false, %10 ], [ %20, %16 ]
  br i1 %22, label %23, label %26

23:                                               ; preds = %21
  %24 = load i32, ptr %4, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %4, align 4
  br label %10

26:                                               ; preds = %21
  %27 = load i32, ptr %4, align 4
  %28 = load i32, ptr %4, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %3, align 4
  %31 = icmp sgt i32 %29, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %26
  %33 = load i32, ptr %3, align 4
  store i32 %33, ptr %2, align 4
  br label %38

34:                                               ; preds = %26
  br label %35

35:                                               ; preds = %34
  %36 = load i32, ptr %3, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %3, align 4
  br label %5

38:                                               ; preds = %32, %8
  %39 = load i32, ptr %2, align 4
  ret i32 %39
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @primes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_primes(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_primes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %6, ptr %5, align 8
  %7 = load ptr addrspace(1), ptr %3, align 8
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %2
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  store i32 -1, ptr addrspace(1) %15, align 4
  br label %41

16:                                               ; preds = %2
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = call spir_func i32 @first_prime_after(i32 noundef %20) #6
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  store i32 %21, ptr addrspace(1) %24, align 4
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i64, ptr %5, align 8
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = load ptr addrspace(1), ptr %3, align 8
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = icmp eq i32 %28, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %16
  br label %41

35:                                               ; preds = %16
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i64, ptr %5, align 8
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4
  %40 = add nsw i32 %39, 100000
  store i32 %40, ptr addrspace(1) %38, align 4
  br label %41

41:                                               ; preds = %35, %34, %12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @triangle_loops(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_triangle_loops(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_triangle_loops(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %58, %2
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %4, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %61

16:                                               ; preds = %12
  %17 = load i32, ptr %7, align 4
  store i32 %17, ptr %8, align 4
  br label %18

18:                                               ; preds = %52, %16
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %57

22:                                               ; preds = %18
  %23 = load i32, ptr %8, align 4
  store i32 %23, ptr %9, align 4
  br label %24

24:                                               ; preds = %48, %22
  %25 = load i32, ptr %9, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %51

27:                                               ; preds = %24
  %28 = load i32, ptr %7, align 4
  %29 = load i32, ptr %8, align 4
  %30 = xor i32 %28, %29
  %31 = load i32, ptr %9, align 4
  %32 = xor i32 %30, %31
  %33 = srem i32 %32, 3
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %27
  br label %48

36:                                               ; preds = %27
  %37 = load i32, ptr %6, align 4
  %38 = icmp sgt i32 %37, 5000
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  br label %62

40:                                               ; preds = %36
  %41 = load i32, ptr %7, align 4
  %42 = load i32, ptr %8, align 4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %9, align 4
  %45 = sub nsw i32 %43, %44
  %46 = load i32, ptr %6, align 4
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr %6, align 4
  br label %48

48:                                               ; preds = %40, %35
  %49 = load i32, ptr %9, align 4
  %50 = sub nsw i32 %49, 2
  store i32 %50, ptr %9, align 4
  br label %24

51:                                               ; preds = %24
  br label %52

52:                                               ; preds = %51
  %53 = load i32, ptr %5, align 4
  %54 = add nsw i32 %53, 1
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, %54
  store i32 %56, ptr %8, align 4
  br label %18

57:                                               ; preds = %18
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %7, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %7, align 4
  br label %12

61:                                               ; preds = %12
  br label %62

62:                                               ; preds = %61, %39
  %63 = load i32, ptr %6, align 4
  %64 = load ptr addrspace(1), ptr %3, align 8
  %65 = load i32, ptr %5, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 %66
  store i32 %63, ptr addrspace(1) %67, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxmm(i64 noundef, i64 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 0, i32 0, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none", !"none"}
!5 = !{!"ushort*", !"float", !"float", !"float", !"int"}
!6 = !{!"", !"", !"", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"uint*", !"uint2*"}
!10 = !{!"uint*", !"uint __attribute__((ext_vector_type(2)))*"}
!11 = !{!"const", !""}
!12 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"int*", !"int2*", !"int", !"int", !"int"}
!14 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"int", !"int", !"int"}
!15 = !{!"const", !"", !"", !"", !""}
!16 = !{!"int*", !"int*"}
!17 = !{i32 1, i32 0}
!18 = !{!"int*", !"int"}
!19 = !{!"", !""}
