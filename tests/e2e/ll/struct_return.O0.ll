; ModuleID = 'struct_return.cl'
source_filename = "struct_return.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.complex_t = type { float, float }
%struct.division = type { i32, i32, i8 }
%struct.matrix3 = type { [3 x [3 x float]] }
%struct.moments = type { double, double, i64 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @c_add(ptr dead_on_unwind noalias writable sret(%struct.complex_t) align 4 %0, ptr noundef byval(%struct.complex_t) align 4 %1, ptr noundef byval(%struct.complex_t) align 4 %2) #0 {
  %4 = getelementptr inbounds nuw %struct.complex_t, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.complex_t, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.complex_t, ptr %2, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = fadd float %6, %8
  store float %9, ptr %4, align 4
  %10 = getelementptr inbounds nuw %struct.complex_t, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.complex_t, ptr %1, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.complex_t, ptr %2, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = fadd float %12, %14
  store float %15, ptr %10, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @c_mul(ptr dead_on_unwind noalias writable sret(%struct.complex_t) align 4 %0, ptr noundef byval(%struct.complex_t) align 4 %1, ptr noundef byval(%struct.complex_t) align 4 %2) #0 {
  %4 = getelementptr inbounds nuw %struct.complex_t, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.complex_t, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.complex_t, ptr %2, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw %struct.complex_t, ptr %1, i32 0, i32 1
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds nuw %struct.complex_t, ptr %2, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = fmul float %10, %12
  %14 = fneg float %13
  %15 = call float @llvm.fmuladd.f32(float %6, float %8, float %14)
  store float %15, ptr %4, align 4
  %16 = getelementptr inbounds nuw %struct.complex_t, ptr %0, i32 0, i32 1
  %17 = getelementptr inbounds nuw %struct.complex_t, ptr %1, i32 0, i32 0
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.complex_t, ptr %2, i32 0, i32 1
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.complex_t, ptr %1, i32 0, i32 1
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.complex_t, ptr %2, i32 0, i32 0
  %24 = load float, ptr %23, align 4
  %25 = fmul float %22, %24
  %26 = call float @llvm.fmuladd.f32(float %18, float %20, float %25)
  store float %26, ptr %16, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @polynomial(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_polynomial(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_polynomial(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca %struct.complex_t, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.complex_t, align 4
  %13 = alloca %struct.complex_t, align 4
  %14 = alloca %struct.complex_t, align 4
  %15 = alloca %struct.complex_t, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %16, ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %7, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.complex_t, ptr addrspace(1) %17, i64 %19
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %10, ptr addrspace(1) align 4 %20, i64 8, i1 false)
  %21 = load i32, ptr %8, align 4
  %22 = sub nsw i32 %21, 1
  store i32 %22, ptr %11, align 4
  br label %23

23:                                               ; preds = %34, %4
  %24 = load i32, ptr %11, align 4
  %25 = icmp sge i32 %24, 0
  br i1 %25, label %26, label %37

26:                                               ; preds = %23
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i64, ptr %9, align 8
  %29 = getelementptr inbounds nuw %struct.complex_t, ptr addrspace(1) %27, i64 %28
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %14, ptr addrspace(1) align 4 %29, i64 8, i1 false)
  call spir_func void @c_mul(ptr dead_on_unwind writable sret(%struct.complex_t) align 4 %13, ptr noundef byval(%struct.complex_t) align 4 %10, ptr noundef byval(%struct.complex_t) align 4 %14) #8
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = load i32, ptr %11, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.complex_t, ptr addrspace(1) %30, i64 %32
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %15, ptr addrspace(1) align 4 %33, i64 8, i1 false)
  call spir_func void @c_add(ptr dead_on_unwind writable sret(%struct.complex_t) align 4 %12, ptr noundef byval(%struct.complex_t) align 4 %13, ptr noundef byval(%struct.complex_t) align 4 %15) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %12, i64 8, i1 false)
  br label %34

34:                                               ; preds = %26
  %35 = load i32, ptr %11, align 4
  %36 = add nsw i32 %35, -1
  store i32 %36, ptr %11, align 4
  br label %23

37:                                               ; preds = %23
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = load i64, ptr %9, align 8
  %40 = getelementptr inbounds nuw %struct.complex_t, ptr addrspace(1) %38, i64 %39
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %40, ptr align 4 %10, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @divide(ptr dead_on_unwind noalias writable sret(%struct.division) align 4 %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %1, ptr %4, align 4
  store i32 %2, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  %7 = load i32, ptr %5, align 4
  %8 = sdiv i32 %6, %7
  %9 = getelementptr inbounds nuw %struct.division, ptr %0, i32 0, i32 0
  store i32 %8, ptr %9, align 4
  %10 = load i32, ptr %4, align 4
  %11 = getelementptr inbounds nuw %struct.division, ptr %0, i32 0, i32 0
  %12 = load i32, ptr %11, align 4
  %13 = load i32, ptr %5, align 4
  %14 = mul nsw i32 %12, %13
  %15 = sub nsw i32 %10, %14
  %16 = getelementptr inbounds nuw %struct.division, ptr %0, i32 0, i32 1
  store i32 %15, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.division, ptr %0, i32 0, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw %struct.division, ptr %0, i32 0, i32 2
  %21 = zext i1 %19 to i8
  store i8 %21, ptr %20, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @divide_all(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_divide_all(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_divide_all(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.division, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %9, ptr %7, align 8
  %10 = load ptr addrspace(1), ptr %4, align 8
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  call spir_func void @divide(ptr dead_on_unwind writable sret(%struct.division) align 4 %8, i32 noundef %13, i32 noundef %17) #8
  %18 = getelementptr inbounds nuw %struct.division, ptr %8, i32 0, i32 2
  %19 = load i8, ptr %18, align 4
  %20 = trunc i8 %19 to i1
  br i1 %20, label %21, label %24

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw %struct.division, ptr %8, i32 0, i32 0
  %23 = load i32, ptr %22, align 4
  br label %28

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw %struct.division, ptr %8, i32 0, i32 0
  %26 = load i32, ptr %25, align 4
  %27 = sub nsw i32 0, %26
  br label %28

28:                                               ; preds = %24, %21
  %29 = phi i32 [ %23, %21 ], [ %27, %24 ]
  %30 = load ptr addrspace(1), ptr %6, align 8
  %31 = load i64, ptr %7, align 8
  %32 = mul i64 2, %31
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %32
  store i32 %29, ptr addrspace(1) %33, align 4
  %34 = getelementptr inbounds nuw %struct.division, ptr %8, i32 0, i32 1
  %35 = load i32, ptr %34, align 4
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = load i64, ptr %7, align 8
  %38 = mul i64 2, %37
  %39 = add i64 %38, 1
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %39
  store i32 %35, ptr addrspace(1) %40, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @multiply(ptr dead_on_unwind noalias writable sret(%struct.matrix3) align 4 %0, ptr noundef byval(%struct.matrix3) align 4 %1, ptr addrspace(4) noundef %2) #0 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(4) %2, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %8

8:                                                ; preds = %61, %3
  %9 = load i32, ptr %5, align 4
  %10 = icmp slt i32 %9, 3
  br i1 %10, label %11, label %64

11:                                               ; preds = %8
  store i32 0, ptr %6, align 4
  br label %12

12:                                               ; preds = %57, %11
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %13, 3
  br i1 %14, label %15, label %60

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw %struct.matrix3, ptr %0, i32 0, i32 0
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [3 x [3 x float]], ptr %16, i64 0, i64 %18
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [3 x float], ptr %19, i64 0, i64 %21
  store float 0.000000e+00, ptr %22, align 4
  store i32 0, ptr %7, align 4
  br label %23

23:                                               ; preds = %53, %15
  %24 = load i32, ptr %7, align 4
  %25 = icmp slt i32 %24, 3
  br i1 %25, label %26, label %56

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw %struct.matrix3, ptr %1, i32 0, i32 0
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [3 x [3 x float]], ptr %27, i64 0, i64 %29
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [3 x float], ptr %30, i64 0, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = load ptr addrspace(4), ptr %4, align 8
  %36 = getelementptr inbounds nuw %struct.matrix3, ptr addrspace(4) %35, i32 0, i32 0
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [3 x [3 x float]], ptr addrspace(4) %36, i64 0, i64 %38
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [3 x float], ptr addrspace(4) %39, i64 0, i64 %41
  %43 = load float, ptr addrspace(4) %42, align 4
  %44 = getelementptr inbounds nuw %struct.matrix3, ptr %0, i32 0, i32 0
  %45 = load i32, ptr %5, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [3 x [3 x float]], ptr %44, i64 0, i64 %46
  %48 = load i32, ptr %6, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [3 x float], ptr %47, i64 0, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = call float @llvm.fmuladd.f32(float %34, float %43, float %51)
  store float %52, ptr %50, align 4
  br label %53

53:                                               ; preds = %26
  %54 = load i32, ptr %7, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %7, align 4
  br label %23

56:                                               ; preds = %23
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %6, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %6, align 4
  br label %12

60:                                               ; preds = %12
  br label %61

61:                                               ; preds = %60
  %62 = load i32, ptr %5, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %5, align 4
  br label %8

64:                                               ; preds = %8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @matrix_powers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_matrix_powers(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_matrix_powers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca %struct.matrix3, align 4
  %9 = alloca %struct.matrix3, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix3, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw %struct.matrix3, ptr addrspace(1) %13, i64 %14
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %8, ptr addrspace(1) align 4 %15, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %8, i64 36, i1 false)
  store i32 1, ptr %10, align 4
  br label %16

16:                                               ; preds = %22, %3
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %25

20:                                               ; preds = %16
  %21 = addrspacecast ptr %8 to ptr addrspace(4)
  call spir_func void @multiply(ptr dead_on_unwind writable sret(%struct.matrix3) align 4 %11, ptr noundef byval(%struct.matrix3) align 4 %9, ptr addrspace(4) noundef %21) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %11, i64 36, i1 false)
  br label %22

22:                                               ; preds = %20
  %23 = load i32, ptr %10, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %10, align 4
  br label %16

25:                                               ; preds = %16
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %7, align 8
  %28 = getelementptr inbounds nuw %struct.matrix3, ptr addrspace(1) %26, i64 %27
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %28, ptr align 4 %9, i64 36, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @join(ptr dead_on_unwind noalias writable sret(%struct.moments) align 8 %0, ptr noundef byval(%struct.moments) align 8 %1, ptr noundef byval(%struct.moments) align 8 %2) #0 {
  %4 = alloca double, align 8
  %5 = getelementptr inbounds nuw %struct.moments, ptr %1, i32 0, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.moments, ptr %2, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %6, %8
  %10 = getelementptr inbounds nuw %struct.moments, ptr %0, i32 0, i32 2
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.moments, ptr %2, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.moments, ptr %1, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = fsub double %12, %14
  store double %15, ptr %4, align 8
  %16 = getelementptr inbounds nuw %struct.moments, ptr %0, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %3
  %20 = getelementptr inbounds nuw %struct.moments, ptr %1, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = load double, ptr %4, align 8
  %23 = getelementptr inbounds nuw %struct.moments, ptr %2, i32 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = sitofp i64 %24 to double
  %26 = fmul double %22, %25
  %27 = getelementptr inbounds nuw %struct.moments, ptr %0, i32 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = sitofp i64 %28 to double
  %30 = fdiv double %26, %29
  %31 = fadd double %21, %30
  br label %33

32:                                               ; preds = %3
  br label %33

33:                                               ; preds = %32, %19
  %34 = phi double [ %31, %19 ], [ 0.000000e+00, %32 ]
  %35 = getelementptr inbounds nuw %struct.moments, ptr %0, i32 0, i32 0
  store double %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.moments, ptr %0, i32 0, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = icmp ne i64 %37, 0
  br i1 %38, label %39, label %61

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw %struct.moments, ptr %1, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.moments, ptr %2, i32 0, i32 1
  %43 = load double, ptr %42, align 8
  %44 = fadd double %41, %43
  %45 = load double, ptr %4, align 8
  %46 = load double, ptr %4, align 8
  %47 = fmul double %45, %46
  %48 = getelementptr inbounds nuw %struct.moments, ptr %1, i32 0, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = sitofp i64 %49 to double
  %51 = fmul double %47, %50
  %52 = getelementptr inbounds nuw %struct.moments, ptr %2, i32 0, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = sitofp i64 %53 to double
  %55 = fmul double %51, %54
  %56 = getelementptr inbounds nuw %struct.moments, ptr %0, i32 0, i32 2
  %57 = load i64, ptr %56, align 8
  %58 = sitofp i64 %57 to double
  %59 = fdiv double %55, %58
  %60 = fadd double %44, %59
  br label %62

61:                                               ; preds = %33
  br label %62

62:                                               ; preds = %61, %39
  %63 = phi double [ %60, %39 ], [ 0.000000e+00, %61 ]
  %64 = getelementptr inbounds nuw %struct.moments, ptr %0, i32 0, i32 1
  store double %63, ptr %64, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @variance(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_variance(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, i32 noundef %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_variance(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca %struct.moments, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.moments, align 8
  %11 = alloca %struct.moments, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %12, ptr %7, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 24, i1 false)
  store i32 0, ptr %9, align 4
  br label %13

13:                                               ; preds = %31, %3
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %34

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.moments, ptr %10, i32 0, i32 0
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = load i64, ptr %7, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = mul i64 %20, %22
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = getelementptr inbounds nuw double, ptr addrspace(1) %19, i64 %26
  %28 = load double, ptr addrspace(1) %27, align 8
  store double %28, ptr %18, align 8
  %29 = getelementptr inbounds nuw %struct.moments, ptr %10, i32 0, i32 1
  store double 0.000000e+00, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.moments, ptr %10, i32 0, i32 2
  store i64 1, ptr %30, align 8
  call spir_func void @join(ptr dead_on_unwind writable sret(%struct.moments) align 8 %11, ptr noundef byval(%struct.moments) align 8 %8, ptr noundef byval(%struct.moments) align 8 %10) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %11, i64 24, i1 false)
  br label %31

31:                                               ; preds = %17
  %32 = load i32, ptr %9, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %9, align 4
  br label %13

34:                                               ; preds = %13
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = load i64, ptr %7, align 8
  %37 = getelementptr inbounds nuw %struct.moments, ptr addrspace(1) %35, i64 %36
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 8 %37, ptr align 8 %8, i64 24, i1 false)
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"complex_t*", !"complex_t*", !"complex_t*", !"int"}
!6 = !{!"const", !"", !"const", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int*"}
!10 = !{!"const", !"const", !""}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"matrix3*", !"matrix3*", !"int"}
!13 = !{!"const", !"", !""}
!14 = !{!"double*", !"moments*", !"int"}
