; ModuleID = 'constant_tables.cl'
source_filename = "constant_tables.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.entry = type { i32, float, [6 x i8] }

@crc_nibbles = addrspace(2) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@kernel3 = addrspace(2) constant [3 x [3 x float]] [[3 x float] [float 1.000000e+00, float 2.000000e+00, float 1.000000e+00], [3 x float] [float 2.000000e+00, float 4.000000e+00, float 2.000000e+00], [3 x float] [float 1.000000e+00, float 2.000000e+00, float 1.000000e+00]], align 4
@offsets = addrspace(2) constant [4 x <2 x i32>] [<2 x i32> <i32 1, i32 0>, <2 x i32> <i32 0, i32 1>, <2 x i32> <i32 -1, i32 0>, <2 x i32> <i32 0, i32 -1>], align 8
@entries = addrspace(2) constant [3 x { i32, float, [6 x i8], [2 x i8] }] [{ i32, float, [6 x i8], [2 x i8] } { i32 10, float 5.000000e-01, [6 x i8] c"alpha\00", [2 x i8] zeroinitializer }, { i32, float, [6 x i8], [2 x i8] } { i32 20, float 1.250000e+00, [6 x i8] c"beta\00\00", [2 x i8] zeroinitializer }, { i32, float, [6 x i8], [2 x i8] } { i32 30, float -2.000000e+00, [6 x i8] c"gamma\00", [2 x i8] zeroinitializer }], align 4
@first = addrspace(2) constant ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @entries, i64 16), align 8
@.str = private unnamed_addr addrspace(2) constant [5 x i8] c"zero\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [4 x i8] c"one\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [5 x i8] c"twoo\00", align 1
@words = addrspace(2) constant [3 x ptr addrspace(2)] [ptr addrspace(2) @.str, ptr addrspace(2) @.str.1, ptr addrspace(2) @.str.2], align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @crc32(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_crc32(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_crc32(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  store i32 -1, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %45, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %48

15:                                               ; preds = %11
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %7, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = mul i64 %17, %19
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1
  %26 = zext i8 %25 to i32
  %27 = load i32, ptr %8, align 4
  %28 = xor i32 %27, %26
  store i32 %28, ptr %8, align 4
  %29 = load i32, ptr %8, align 4
  %30 = and i32 %29, 15
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [16 x i32], ptr addrspace(2) @crc_nibbles, i64 0, i64 %31
  %33 = load i32, ptr addrspace(2) %32, align 4
  %34 = load i32, ptr %8, align 4
  %35 = lshr i32 %34, 4
  %36 = xor i32 %33, %35
  store i32 %36, ptr %8, align 4
  %37 = load i32, ptr %8, align 4
  %38 = and i32 %37, 15
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw [16 x i32], ptr addrspace(2) @crc_nibbles, i64 0, i64 %39
  %41 = load i32, ptr addrspace(2) %40, align 4
  %42 = load i32, ptr %8, align 4
  %43 = lshr i32 %42, 4
  %44 = xor i32 %41, %43
  store i32 %44, ptr %8, align 4
  br label %45

45:                                               ; preds = %15
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %9, align 4
  br label %11

48:                                               ; preds = %11
  %49 = load i32, ptr %8, align 4
  %50 = xor i32 %49, -1
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i64, ptr %7, align 8
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %52
  store i32 %50, ptr addrspace(1) %53, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @smooth(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call spir_func void @__clang_ocl_kern_imp_smooth(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_smooth(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %20

20:                                               ; preds = %64, %4
  %21 = load i32, ptr %12, align 4
  %22 = icmp slt i32 %21, 3
  br i1 %22, label %23, label %67

23:                                               ; preds = %20
  store i32 0, ptr %13, align 4
  br label %24

24:                                               ; preds = %60, %23
  %25 = load i32, ptr %13, align 4
  %26 = icmp slt i32 %25, 3
  br i1 %26, label %27, label %63

27:                                               ; preds = %24
  %28 = load i32, ptr %9, align 4
  %29 = load i32, ptr %13, align 4
  %30 = add nsw i32 %28, %29
  %31 = sub nsw i32 %30, 1
  %32 = load i32, ptr %7, align 4
  %33 = sub nsw i32 %32, 1
  %34 = call spir_func i32 @_Z5clampiii(i32 noundef %31, i32 noundef 0, i32 noundef %33) #4
  store i32 %34, ptr %14, align 4
  %35 = load i32, ptr %10, align 4
  %36 = load i32, ptr %12, align 4
  %37 = add nsw i32 %35, %36
  %38 = sub nsw i32 %37, 1
  %39 = load i32, ptr %8, align 4
  %40 = sub nsw i32 %39, 1
  %41 = call spir_func i32 @_Z5clampiii(i32 noundef %38, i32 noundef 0, i32 noundef %40) #4
  store i32 %41, ptr %15, align 4
  %42 = load i32, ptr %12, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [3 x [3 x float]], ptr addrspace(2) @kernel3, i64 0, i64 %43
  %45 = load i32, ptr %13, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [3 x float], ptr addrspace(2) %44, i64 0, i64 %46
  %48 = load float, ptr addrspace(2) %47, align 4
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = load i32, ptr %15, align 4
  %51 = load i32, ptr %7, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %14, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %49, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4
  %58 = load float, ptr %11, align 4
  %59 = call float @llvm.fmuladd.f32(float %48, float %57, float %58)
  store float %59, ptr %11, align 4
  br label %60

60:                                               ; preds = %27
  %61 = load i32, ptr %13, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %13, align 4
  br label %24

63:                                               ; preds = %24
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %12, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %12, align 4
  br label %20

67:                                               ; preds = %20
  %68 = load float, ptr %11, align 4
  %69 = fmul float %68, 6.250000e-02
  %70 = load ptr addrspace(1), ptr %6, align 8
  %71 = load i32, ptr %10, align 4
  %72 = load i32, ptr %7, align 4
  %73 = mul nsw i32 %71, %72
  %74 = load i32, ptr %9, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %70, i64 %76
  store float %69, ptr addrspace(1) %77, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @turtle(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, ptr addrspace(2) noundef align 8 %3) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(2), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr addrspace(2) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load ptr addrspace(2), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_turtle(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 8 %10, i32 noundef %11, ptr addrspace(2) noundef align 8 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_turtle(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, ptr addrspace(2) noundef align 8 %3) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(2), align 8
  %9 = alloca i64, align 8
  %10 = alloca <2 x i32>, align 8
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr addrspace(2) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %12, ptr %9, align 8
  %13 = load ptr addrspace(2), ptr %8, align 8
  %14 = load i64, ptr %9, align 8
  %15 = and i64 %14, 3
  %16 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(2) %13, i64 %15
  %17 = load <2 x i32>, ptr addrspace(2) %16, align 8
  store <2 x i32> %17, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %40, %4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %43

22:                                               ; preds = %18
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i64, ptr %9, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %24, %26
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1
  %33 = zext i8 %32 to i32
  %34 = and i32 %33, 3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x <2 x i32>], ptr addrspace(2) @offsets, i64 0, i64 %35
  %37 = load <2 x i32>, ptr addrspace(2) %36, align 8
  %38 = load <2 x i32>, ptr %10, align 8
  %39 = add <2 x i32> %38, %37
  store <2 x i32> %39, ptr %10, align 8
  br label %40

40:                                               ; preds = %22
  %41 = load i32, ptr %11, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %11, align 4
  br label %18

43:                                               ; preds = %18
  %44 = load <2 x i32>, ptr %10, align 8
  %45 = load ptr addrspace(1), ptr %6, align 8
  %46 = load i64, ptr %9, align 8
  %47 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %45, i64 %46
  store <2 x i32> %44, ptr addrspace(1) %47, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @look_up(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(2) noundef align 4 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(2), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(2) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(2), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_look_up(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 1 %11, ptr addrspace(2) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_look_up(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(2) noundef align 4 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(2), align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(2), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(2) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %12, ptr %9, align 8
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = srem i32 %16, 3
  store i32 %17, ptr %10, align 4
  %18 = load i32, ptr %10, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [3 x %struct.entry], ptr addrspace(2) @entries, i64 0, i64 %19
  store ptr addrspace(2) %20, ptr %11, align 8
  %21 = load ptr addrspace(2), ptr %11, align 8
  %22 = getelementptr inbounds nuw %struct.entry, ptr addrspace(2) %21, i32 0, i32 1
  %23 = load float, ptr addrspace(2) %22, align 4
  %24 = load ptr addrspace(2), ptr %8, align 8
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(2) %24, i64 %26
  %28 = load float, ptr addrspace(2) %27, align 4
  %29 = load ptr addrspace(2), ptr %11, align 8
  %30 = getelementptr inbounds nuw %struct.entry, ptr addrspace(2) %29, i32 0, i32 0
  %31 = load i32, ptr addrspace(2) %30, align 4
  %32 = sitofp i32 %31 to float
  %33 = call float @llvm.fmuladd.f32(float %23, float %28, float %32)
  %34 = load ptr addrspace(2), ptr addrspace(2) @first, align 8
  %35 = fadd float %33, 2.000000e+03
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = load i64, ptr %9, align 8
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %36, i64 %37
  store float %35, ptr addrspace(1) %38, align 4
  %39 = load ptr addrspace(2), ptr %11, align 8
  %40 = getelementptr inbounds nuw %struct.entry, ptr addrspace(2) %39, i32 0, i32 2
  %41 = load i64, ptr %9, align 8
  %42 = urem i64 %41, 4
  %43 = getelementptr inbounds nuw [6 x i8], ptr addrspace(2) %40, i64 0, i64 %42
  %44 = load i8, ptr addrspace(2) %43, align 1
  %45 = load ptr addrspace(1), ptr %7, align 8
  %46 = load i64, ptr %9, align 8
  %47 = mul i64 2, %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %45, i64 %47
  store i8 %44, ptr addrspace(1) %48, align 1
  %49 = load i32, ptr %10, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [3 x ptr addrspace(2)], ptr addrspace(2) @words, i64 0, i64 %50
  %52 = load ptr addrspace(2), ptr addrspace(2) %51, align 8
  %53 = load i64, ptr %9, align 8
  %54 = urem i64 %53, 3
  %55 = getelementptr inbounds nuw i8, ptr addrspace(2) %52, i64 %54
  %56 = load i8, ptr addrspace(2) %55, align 1
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = load i64, ptr %9, align 8
  %59 = mul i64 2, %58
  %60 = add i64 %59, 1
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 %60
  store i8 %56, ptr addrspace(1) %61, align 1
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"uchar*", !"uint*", !"int"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int", !"int"}
!10 = !{!"const", !"", !"", !""}
!11 = !{i32 1, i32 1, i32 0, i32 2}
!12 = !{!"uchar*", !"int2*", !"int", !"int2*"}
!13 = !{!"uchar*", !"int __attribute__((ext_vector_type(2)))*", !"int", !"int __attribute__((ext_vector_type(2)))*"}
!14 = !{!"const", !"", !"", !"const"}
!15 = !{i32 1, i32 1, i32 1, i32 2}
!16 = !{!"int*", !"float*", !"char*", !"float*"}
