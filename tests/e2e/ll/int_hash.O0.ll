; ModuleID = 'int_hash.cl'
source_filename = "int_hash.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @murmur_words(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_murmur_words(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_murmur_words(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %9, align 8
  %14 = load i32, ptr %8, align 4
  %15 = load i64, ptr %9, align 8
  %16 = trunc i64 %15 to i32
  %17 = xor i32 %14, %16
  store i32 %17, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %43, %4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %7, align 4
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %22, label %46

22:                                               ; preds = %18
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i64, ptr %9, align 8
  %25 = load i32, ptr %7, align 4
  %26 = zext i32 %25 to i64
  %27 = mul i64 %24, %26
  %28 = load i32, ptr %11, align 4
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = mul i32 %32, -862048943
  store i32 %33, ptr %12, align 4
  %34 = load i32, ptr %12, align 4
  %35 = call spir_func i32 @_Z6rotatejj(i32 noundef %34, i32 noundef 15) #3
  %36 = mul i32 %35, 461845907
  %37 = load i32, ptr %10, align 4
  %38 = xor i32 %37, %36
  store i32 %38, ptr %10, align 4
  %39 = load i32, ptr %10, align 4
  %40 = call spir_func i32 @_Z6rotatejj(i32 noundef %39, i32 noundef 13) #3
  %41 = mul i32 %40, 5
  %42 = add i32 %41, -430675100
  store i32 %42, ptr %10, align 4
  br label %43

43:                                               ; preds = %22
  %44 = load i32, ptr %11, align 4
  %45 = add i32 %44, 1
  store i32 %45, ptr %11, align 4
  br label %18

46:                                               ; preds = %18
  %47 = load i32, ptr %7, align 4
  %48 = mul i32 %47, 4
  %49 = load i32, ptr %10, align 4
  %50 = xor i32 %49, %48
  store i32 %50, ptr %10, align 4
  %51 = load i32, ptr %10, align 4
  %52 = lshr i32 %51, 16
  %53 = load i32, ptr %10, align 4
  %54 = xor i32 %53, %52
  store i32 %54, ptr %10, align 4
  %55 = load i32, ptr %10, align 4
  %56 = mul i32 %55, -2048144789
  store i32 %56, ptr %10, align 4
  %57 = load i32, ptr %10, align 4
  %58 = lshr i32 %57, 13
  %59 = load i32, ptr %10, align 4
  %60 = xor i32 %59, %58
  store i32 %60, ptr %10, align 4
  %61 = load i32, ptr %10, align 4
  %62 = mul i32 %61, -1028477387
  store i32 %62, ptr %10, align 4
  %63 = load i32, ptr %10, align 4
  %64 = load i32, ptr %10, align 4
  %65 = lshr i32 %64, 16
  %66 = xor i32 %63, %65
  %67 = load ptr addrspace(1), ptr %6, align 8
  %68 = load i64, ptr %9, align 8
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %68
  store i32 %66, ptr addrspace(1) %69, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @philox(ptr addrspace(1) noundef align 16 %0, <2 x i32> noundef %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store <2 x i32> %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load <2 x i32>, ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_philox(ptr addrspace(1) noundef align 16 %5, <2 x i32> noundef %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_philox(ptr addrspace(1) noundef align 16 %0, <2 x i32> noundef %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca <2 x i32>, align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <4 x i32>, align 16
  %13 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store <2 x i32> %1, ptr %4, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %15 = trunc i64 %14 to i32
  %16 = insertelement <4 x i32> poison, i32 %15, i32 0
  %17 = insertelement <4 x i32> %16, i32 1, i32 1
  %18 = insertelement <4 x i32> %17, i32 2, i32 2
  %19 = insertelement <4 x i32> %18, i32 3, i32 3
  store <4 x i32> %19, ptr %6, align 16
  %20 = load <4 x i32>, ptr %6, align 16
  store <4 x i32> %20, ptr %5, align 16
  store i32 0, ptr %7, align 4
  br label %21

21:                                               ; preds = %61, %2
  %22 = load i32, ptr %7, align 4
  %23 = icmp slt i32 %22, 10
  br i1 %23, label %24, label %64

24:                                               ; preds = %21
  %25 = load <4 x i32>, ptr %5, align 16
  %26 = extractelement <4 x i32> %25, i64 0
  %27 = call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %26) #3
  store i32 %27, ptr %8, align 4
  %28 = load <4 x i32>, ptr %5, align 16
  %29 = extractelement <4 x i32> %28, i64 0
  %30 = mul i32 -766435501, %29
  store i32 %30, ptr %9, align 4
  %31 = load <4 x i32>, ptr %5, align 16
  %32 = extractelement <4 x i32> %31, i64 2
  %33 = call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %32) #3
  store i32 %33, ptr %10, align 4
  %34 = load <4 x i32>, ptr %5, align 16
  %35 = extractelement <4 x i32> %34, i64 2
  %36 = mul i32 -845247145, %35
  store i32 %36, ptr %11, align 4
  %37 = load i32, ptr %10, align 4
  %38 = load <4 x i32>, ptr %5, align 16
  %39 = extractelement <4 x i32> %38, i64 1
  %40 = xor i32 %37, %39
  %41 = load <2 x i32>, ptr %4, align 8
  %42 = extractelement <2 x i32> %41, i64 0
  %43 = xor i32 %40, %42
  %44 = insertelement <4 x i32> poison, i32 %43, i32 0
  %45 = load i32, ptr %11, align 4
  %46 = insertelement <4 x i32> %44, i32 %45, i32 1
  %47 = load i32, ptr %8, align 4
  %48 = load <4 x i32>, ptr %5, align 16
  %49 = extractelement <4 x i32> %48, i64 3
  %50 = xor i32 %47, %49
  %51 = load <2 x i32>, ptr %4, align 8
  %52 = extractelement <2 x i32> %51, i64 1
  %53 = xor i32 %50, %52
  %54 = insertelement <4 x i32> %46, i32 %53, i32 2
  %55 = load i32, ptr %9, align 4
  %56 = insertelement <4 x i32> %54, i32 %55, i32 3
  store <4 x i32> %56, ptr %12, align 16
  %57 = load <4 x i32>, ptr %12, align 16
  store <4 x i32> %57, ptr %5, align 16
  store <2 x i32> <i32 -1640531527, i32 -1150833019>, ptr %13, align 8
  %58 = load <2 x i32>, ptr %13, align 8
  %59 = load <2 x i32>, ptr %4, align 8
  %60 = add <2 x i32> %59, %58
  store <2 x i32> %60, ptr %4, align 8
  br label %61

61:                                               ; preds = %24
  %62 = load i32, ptr %7, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %7, align 4
  br label %21

64:                                               ; preds = %21
  %65 = load <4 x i32>, ptr %5, align 16
  %66 = load ptr addrspace(1), ptr %3, align 8
  %67 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %68 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %66, i64 %67
  store <4 x i32> %65, ptr addrspace(1) %68, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @strides24(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_strides24(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_strides24(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %9, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %12, ptr %10, align 8
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = call spir_func i32 @_Z5mul24ii(i32 noundef %16, i32 noundef %20) #3
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %10, align 8
  %24 = mul i64 0, %23
  %25 = load i64, ptr %9, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %26
  store i32 %21, ptr addrspace(1) %27, align 4
  %28 = load ptr addrspace(1), ptr %5, align 8
  %29 = load i64, ptr %9, align 8
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = call spir_func i32 @_Z5mad24iii(i32 noundef %31, i32 noundef %35, i32 noundef 77) #3
  %37 = load ptr addrspace(1), ptr %7, align 8
  %38 = load i64, ptr %10, align 8
  %39 = mul i64 1, %38
  %40 = load i64, ptr %9, align 8
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %41
  store i32 %36, ptr addrspace(1) %42, align 4
  %43 = load ptr addrspace(1), ptr %5, align 8
  %44 = load i64, ptr %9, align 8
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4
  %47 = call spir_func i32 @_Z3absi(i32 noundef %46) #3
  %48 = call spir_func i32 @_Z5mul24jj(i32 noundef %47, i32 noundef 3) #3
  %49 = load ptr addrspace(1), ptr %8, align 8
  %50 = load i64, ptr %10, align 8
  %51 = mul i64 0, %50
  %52 = load i64, ptr %9, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %49, i64 %53
  store i32 %48, ptr addrspace(1) %54, align 4
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = load i64, ptr %9, align 8
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4
  %59 = call spir_func i32 @_Z3absi(i32 noundef %58) #3
  %60 = load i64, ptr %9, align 8
  %61 = trunc i64 %60 to i32
  %62 = call spir_func i32 @_Z5mad24jjj(i32 noundef %59, i32 noundef 640, i32 noundef %61) #3
  %63 = load ptr addrspace(1), ptr %8, align 8
  %64 = load i64, ptr %10, align 8
  %65 = mul i64 1, %64
  %66 = load i64, ptr %9, align 8
  %67 = add i64 %65, %66
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %67
  store i32 %62, ptr addrspace(1) %68, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pcg_stream(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_pcg_stream(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pcg_stream(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %7, align 8
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %15, i64 %16
  %18 = load i64, ptr addrspace(1) %17, align 8
  store i64 %18, ptr %8, align 8
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %19

19:                                               ; preds = %50, %3
  %20 = load i32, ptr %10, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %53

23:                                               ; preds = %19
  %24 = load i64, ptr %8, align 8
  store i64 %24, ptr %11, align 8
  %25 = load i64, ptr %11, align 8
  %26 = mul i64 %25, 6364136223846793005
  %27 = add i64 %26, 1442695040888963407
  store i64 %27, ptr %8, align 8
  %28 = load i64, ptr %11, align 8
  %29 = lshr i64 %28, 18
  %30 = load i64, ptr %11, align 8
  %31 = xor i64 %29, %30
  %32 = lshr i64 %31, 27
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr %12, align 4
  %34 = load i64, ptr %11, align 8
  %35 = lshr i64 %34, 59
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %13, align 4
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %13, align 4
  %39 = and i32 %38, 31
  %40 = lshr i32 %37, %39
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %13, align 4
  %43 = sub i32 0, %42
  %44 = and i32 %43, 31
  %45 = and i32 %44, 31
  %46 = shl i32 %41, %45
  %47 = or i32 %40, %46
  %48 = load i32, ptr %9, align 4
  %49 = add i32 %48, %47
  store i32 %49, ptr %9, align 4
  br label %50

50:                                               ; preds = %23
  %51 = load i32, ptr %10, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %10, align 4
  br label %19

53:                                               ; preds = %19
  %54 = load i64, ptr %8, align 8
  %55 = load ptr addrspace(1), ptr %4, align 8
  %56 = load i64, ptr %7, align 8
  %57 = getelementptr inbounds nuw i64, ptr addrspace(1) %55, i64 %56
  store i64 %54, ptr addrspace(1) %57, align 8
  %58 = load i32, ptr %9, align 4
  %59 = load ptr addrspace(1), ptr %5, align 8
  %60 = load i64, ptr %7, align 8
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %59, i64 %60
  store i32 %58, ptr addrspace(1) %61, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24jj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24jjj(i32 noundef, i32 noundef, i32 noundef) #1

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
!5 = !{!"uint*", !"uint*", !"uint", !"uint"}
!6 = !{!"const", !"", !"", !""}
!7 = !{i32 1, i32 0}
!8 = !{!"none", !"none"}
!9 = !{!"uint4*", !"uint2"}
!10 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))"}
!11 = !{!"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 1}
!13 = !{!"int*", !"int*", !"int*", !"uint*"}
!14 = !{!"const", !"const", !"", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"ulong*", !"uint*", !"int"}
!18 = !{!"", !"", !""}
