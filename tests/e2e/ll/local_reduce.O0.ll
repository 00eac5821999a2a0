; ModuleID = 'local_reduce.cl'
source_filename = "local_reduce.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.candidate = type { float, i32 }

@extremes.lowest = internal addrspace(3) global [64 x i32] undef, align 4
@extremes.highest = internal addrspace(3) global [64 x i32] undef, align 4
@place_of_largest.best = internal addrspace(3) global [32 x %struct.candidate] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sum_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_sum_blocks(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sum_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4
  %16 = load ptr addrspace(3), ptr %6, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %16, i64 %17
  store float %15, ptr addrspace(3) %18, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %19 = load i64, ptr %8, align 8
  %20 = udiv i64 %19, 2
  store i64 %20, ptr %9, align 8
  br label %21

21:                                               ; preds = %41, %3
  %22 = load i64, ptr %9, align 8
  %23 = icmp ugt i64 %22, 0
  br i1 %23, label %24, label %44

24:                                               ; preds = %21
  %25 = load i64, ptr %7, align 8
  %26 = load i64, ptr %9, align 8
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %40

28:                                               ; preds = %24
  %29 = load ptr addrspace(3), ptr %6, align 8
  %30 = load i64, ptr %7, align 8
  %31 = load i64, ptr %9, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i64 %32
  %34 = load float, ptr addrspace(3) %33, align 4
  %35 = load ptr addrspace(3), ptr %6, align 8
  %36 = load i64, ptr %7, align 8
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %35, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4
  %39 = fadd float %38, %34
  store float %39, ptr addrspace(3) %37, align 4
  br label %40

40:                                               ; preds = %28, %24
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %41

41:                                               ; preds = %40
  %42 = load i64, ptr %9, align 8
  %43 = udiv i64 %42, 2
  store i64 %43, ptr %9, align 8
  br label %21

44:                                               ; preds = %21
  %45 = load i64, ptr %7, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = load ptr addrspace(3), ptr %6, align 8
  %49 = getelementptr inbounds float, ptr addrspace(3) %48, i64 0
  %50 = load float, ptr addrspace(3) %49, align 4
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %51, i64 %52
  store float %50, ptr addrspace(1) %53, align 4
  br label %54

54:                                               ; preds = %47, %44
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @extremes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_extremes(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 8 %8, i32 noundef %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_extremes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %13, ptr %7, align 8
  store i32 2147483647, ptr %8, align 4
  store i32 -2147483648, ptr %9, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %10, align 4
  br label %16

16:                                               ; preds = %35, %3
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp ult i32 %17, %18
  br i1 %19, label %20, label %41

20:                                               ; preds = %16
  %21 = load i32, ptr %8, align 4
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i32, ptr %10, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = call spir_func i32 @_Z3minii(i32 noundef %21, i32 noundef %26) #5
  store i32 %27, ptr %8, align 4
  %28 = load i32, ptr %9, align 4
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = load i32, ptr %10, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4
  %34 = call spir_func i32 @_Z3maxii(i32 noundef %28, i32 noundef %33) #5
  store i32 %34, ptr %9, align 4
  br label %35

35:                                               ; preds = %20
  %36 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %37 = load i32, ptr %10, align 4
  %38 = zext i32 %37 to i64
  %39 = add i64 %38, %36
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %10, align 4
  br label %16

41:                                               ; preds = %16
  %42 = load i32, ptr %8, align 4
  %43 = load i64, ptr %7, align 8
  %44 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @extremes.lowest, i64 0, i64 %43
  store i32 %42, ptr addrspace(3) %44, align 4
  %45 = load i32, ptr %9, align 4
  %46 = load i64, ptr %7, align 8
  %47 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @extremes.highest, i64 0, i64 %46
  store i32 %45, ptr addrspace(3) %47, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  store i32 32, ptr %11, align 4
  br label %48

48:                                               ; preds = %82, %41
  %49 = load i32, ptr %11, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %85

51:                                               ; preds = %48
  %52 = load i64, ptr %7, align 8
  %53 = load i32, ptr %11, align 4
  %54 = zext i32 %53 to i64
  %55 = icmp ult i64 %52, %54
  br i1 %55, label %56, label %81

56:                                               ; preds = %51
  %57 = load i64, ptr %7, align 8
  %58 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @extremes.lowest, i64 0, i64 %57
  %59 = load i32, ptr addrspace(3) %58, align 4
  %60 = load i64, ptr %7, align 8
  %61 = load i32, ptr %11, align 4
  %62 = zext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @extremes.lowest, i64 0, i64 %63
  %65 = load i32, ptr addrspace(3) %64, align 4
  %66 = call spir_func i32 @_Z3minii(i32 noundef %59, i32 noundef %65) #5
  %67 = load i64, ptr %7, align 8
  %68 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @extremes.lowest, i64 0, i64 %67
  store i32 %66, ptr addrspace(3) %68, align 4
  %69 = load i64, ptr %7, align 8
  %70 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @extremes.highest, i64 0, i64 %69
  %71 = load i32, ptr addrspace(3) %70, align 4
  %72 = load i64, ptr %7, align 8
  %73 = load i32, ptr %11, align 4
  %74 = zext i32 %73 to i64
  %75 = add i64 %72, %74
  %76 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @extremes.highest, i64 0, i64 %75
  %77 = load i32, ptr addrspace(3) %76, align 4
  %78 = call spir_func i32 @_Z3maxii(i32 noundef %71, i32 noundef %77) #5
  %79 = load i64, ptr %7, align 8
  %80 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @extremes.highest, i64 0, i64 %79
  store i32 %78, ptr addrspace(3) %80, align 4
  br label %81

81:                                               ; preds = %56, %51
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %11, align 4
  %84 = lshr i32 %83, 1
  store i32 %84, ptr %11, align 4
  br label %48

85:                                               ; preds = %48
  %86 = load i64, ptr %7, align 8
  %87 = icmp ne i64 %86, 0
  br i1 %87, label %97, label %88

88:                                               ; preds = %85
  %89 = load i32, ptr addrspace(3) @extremes.lowest, align 4
  %90 = insertelement <2 x i32> poison, i32 %89, i32 0
  %91 = load i32, ptr addrspace(3) @extremes.highest, align 4
  %92 = insertelement <2 x i32> %90, i32 %91, i32 1
  store <2 x i32> %92, ptr %12, align 8
  %93 = load <2 x i32>, ptr %12, align 8
  %94 = load ptr addrspace(1), ptr %5, align 8
  %95 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %96 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %94, i64 %95
  store <2 x i32> %93, ptr addrspace(1) %96, align 8
  br label %97

97:                                               ; preds = %88, %85
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @place_of_largest(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_place_of_largest(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_place_of_largest(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw [32 x %struct.candidate], ptr addrspace(3) @place_of_largest.best, i64 0, i64 %12
  %14 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) %13, i32 0, i32 0
  store float %11, ptr addrspace(3) %14, align 4
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %16 = trunc i64 %15 to i32
  %17 = load i64, ptr %5, align 8
  %18 = getelementptr inbounds nuw [32 x %struct.candidate], ptr addrspace(3) @place_of_largest.best, i64 0, i64 %17
  %19 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) %18, i32 0, i32 1
  store i32 %16, ptr addrspace(3) %19, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  store i32 16, ptr %6, align 4
  br label %20

20:                                               ; preds = %50, %2
  %21 = load i32, ptr %6, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %53

23:                                               ; preds = %20
  %24 = load i64, ptr %5, align 8
  %25 = load i32, ptr %6, align 4
  %26 = zext i32 %25 to i64
  %27 = icmp ult i64 %24, %26
  br i1 %27, label %28, label %49

28:                                               ; preds = %23
  %29 = load i64, ptr %5, align 8
  %30 = load i32, ptr %6, align 4
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds nuw [32 x %struct.candidate], ptr addrspace(3) @place_of_largest.best, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) %33, i32 0, i32 0
  %35 = load float, ptr addrspace(3) %34, align 4
  %36 = load i64, ptr %5, align 8
  %37 = getelementptr inbounds nuw [32 x %struct.candidate], ptr addrspace(3) @place_of_largest.best, i64 0, i64 %36
  %38 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) %37, i32 0, i32 0
  %39 = load float, ptr addrspace(3) %38, align 4
  %40 = fcmp ogt float %35, %39
  br i1 %40, label %41, label %49

41:                                               ; preds = %28
  %42 = load i64, ptr %5, align 8
  %43 = getelementptr inbounds nuw [32 x %struct.candidate], ptr addrspace(3) @place_of_largest.best, i64 0, i64 %42
  %44 = load i64, ptr %5, align 8
  %45 = load i32, ptr %6, align 4
  %46 = zext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = getelementptr inbounds nuw [32 x %struct.candidate], ptr addrspace(3) @place_of_largest.best, i64 0, i64 %47
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 4 %43, ptr addrspace(3) align 4 %48, i64 8, i1 false)
  br label %49

49:                                               ; preds = %41, %28, %23
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %6, align 4
  %52 = lshr i32 %51, 1
  store i32 %52, ptr %6, align 4
  br label %20

53:                                               ; preds = %20
  %54 = load i64, ptr %5, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %53
  %57 = load ptr addrspace(1), ptr %4, align 8
  %58 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %59 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(1) %57, i64 %58
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %59, ptr addrspace(3) align 4 @place_of_largest.best, i64 8, i1 false)
  br label %60

60:                                               ; preds = %56, %53
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @dot_f64(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(3) noundef align 8 %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(3), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_dot_f64(ptr addrspace(1) noundef align 32 %9, ptr addrspace(1) noundef align 32 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(3) noundef align 8 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_dot_f64(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(3) noundef align 8 %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %12, ptr %9, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %13, ptr %10, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %10, align 8
  %16 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %14, i64 %15
  %17 = load <4 x double>, ptr addrspace(1) %16, align 32
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %10, align 8
  %20 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %18, i64 %19
  %21 = load <4 x double>, ptr addrspace(1) %20, align 32
  %22 = call spir_func double @_Z3dotDv4_dS_(<4 x double> noundef %17, <4 x double> noundef %21) #5
  %23 = load ptr addrspace(3), ptr %8, align 8
  %24 = load i64, ptr %9, align 8
  %25 = getelementptr inbounds nuw double, ptr addrspace(3) %23, i64 %24
  store double %22, ptr addrspace(3) %25, align 8
  %26 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %27 = lshr i64 %26, 1
  store i64 %27, ptr %11, align 8
  br label %28

28:                                               ; preds = %48, %4
  %29 = load i64, ptr %11, align 8
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %31, label %51

31:                                               ; preds = %28
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %32 = load i64, ptr %9, align 8
  %33 = load i64, ptr %11, align 8
  %34 = icmp ult i64 %32, %33
  br i1 %34, label %35, label %47

35:                                               ; preds = %31
  %36 = load ptr addrspace(3), ptr %8, align 8
  %37 = load i64, ptr %9, align 8
  %38 = load i64, ptr %11, align 8
  %39 = add i64 %37, %38
  %40 = getelementptr inbounds nuw double, ptr addrspace(3) %36, i64 %39
  %41 = load double, ptr addrspace(3) %40, align 8
  %42 = load ptr addrspace(3), ptr %8, align 8
  %43 = load i64, ptr %9, align 8
  %44 = getelementptr inbounds nuw double, ptr addrspace(3) %42, i64 %43
  %45 = load double, ptr addrspace(3) %44, align 8
  %46 = fadd double %45, %41
  store double %46, ptr addrspace(3) %44, align 8
  br label %47

47:                                               ; preds = %35, %31
  br label %48

48:                                               ; preds = %47
  %49 = load i64, ptr %11, align 8
  %50 = lshr i64 %49, 1
  store i64 %50, ptr %11, align 8
  br label %28

51:                                               ; preds = %28
  %52 = load i64, ptr %9, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %61

54:                                               ; preds = %51
  %55 = load ptr addrspace(3), ptr %8, align 8
  %56 = getelementptr inbounds double, ptr addrspace(3) %55, i64 0
  %57 = load double, ptr addrspace(3) %56, align 8
  %58 = load ptr addrspace(1), ptr %7, align 8
  %59 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %60 = getelementptr inbounds nuw double, ptr addrspace(1) %58, i64 %59
  store double %57, ptr addrspace(1) %60, align 8
  br label %61

61:                                               ; preds = %54, %51
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3dotDv4_dS_(<4 x double> noundef, <4 x double> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!5 = !{!"float*", !"float*", !"float*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"int*", !"int2*", !"uint"}
!9 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"uint"}
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float*", !"candidate*"}
!13 = !{!"const", !""}
!14 = !{i32 1, i32 1, i32 1, i32 3}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"double4*", !"double4*", !"double*", !"double*"}
!17 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"double*", !"double*"}
!18 = !{!"const", !"const", !"", !""}
