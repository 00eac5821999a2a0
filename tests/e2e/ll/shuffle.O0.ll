; ModuleID = 'shuffle.cl'
source_filename = "shuffle.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @shuffles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 32 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_shuffles(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 32 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_shuffles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 32 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <8 x i32>, align 32
  %13 = alloca <8 x i32>, align 32
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16
  store <4 x float> %18, ptr %10, align 16
  %19 = load <4 x float>, ptr %10, align 16
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %20, i64 %21
  %23 = load <4 x i32>, ptr addrspace(1) %22, align 16
  %24 = call spir_func <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef %19, <4 x i32> noundef %23) #3
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = load i64, ptr %9, align 8
  %27 = mul i64 2, %26
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %25, i64 %27
  store <4 x float> %24, ptr addrspace(1) %28, align 16
  %29 = load <4 x float>, ptr %10, align 16
  %30 = load <4 x float>, ptr %10, align 16
  %31 = fmul <4 x float> %30, splat (float 1.000000e+01)
  store <4 x i32> <i32 7, i32 0, i32 5, i32 2>, ptr %11, align 16
  %32 = load <4 x i32>, ptr %11, align 16
  %33 = call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %29, <4 x float> noundef %31, <4 x i32> noundef %32) #3
  %34 = load ptr addrspace(1), ptr %7, align 8
  %35 = load i64, ptr %9, align 8
  %36 = mul i64 2, %35
  %37 = add i64 %36, 1
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %34, i64 %37
  store <4 x float> %33, ptr addrspace(1) %38, align 16
  %39 = load <4 x float>, ptr %10, align 16
  store <8 x i32> <i32 3, i32 3, i32 2, i32 2, i32 1, i32 1, i32 0, i32 0>, ptr %12, align 32
  %40 = load <8 x i32>, ptr %12, align 32
  %41 = call spir_func <8 x float> @_Z7shuffleDv4_fDv8_j(<4 x float> noundef %39, <8 x i32> noundef %40) #3
  %42 = load ptr addrspace(1), ptr %8, align 8
  %43 = load i64, ptr %9, align 8
  %44 = mul i64 2, %43
  %45 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %42, i64 %44
  store <8 x float> %41, ptr addrspace(1) %45, align 32
  %46 = load <4 x float>, ptr %10, align 16
  %47 = load <4 x float>, ptr %10, align 16
  %48 = fneg <4 x float> %47
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = load i64, ptr %9, align 8
  %51 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %49, i64 %50
  %52 = load <4 x i32>, ptr addrspace(1) %51, align 16
  %53 = shufflevector <4 x i32> %52, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <8 x i32> %53, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = load i64, ptr %9, align 8
  %57 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %55, i64 %56
  %58 = load <4 x i32>, ptr addrspace(1) %57, align 16
  %59 = add <4 x i32> %58, splat (i32 4)
  %60 = shufflevector <4 x i32> %59, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <8 x i32> %54, <8 x i32> %60, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x i32> %61, ptr %13, align 32
  %62 = load <8 x i32>, ptr %13, align 32
  %63 = call spir_func <8 x float> @_Z8shuffle2Dv4_fS_Dv8_j(<4 x float> noundef %46, <4 x float> noundef %48, <8 x i32> noundef %62) #3
  %64 = load ptr addrspace(1), ptr %8, align 8
  %65 = load i64, ptr %9, align 8
  %66 = mul i64 2, %65
  %67 = add i64 %66, 1
  %68 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %64, i64 %67
  store <8 x float> %63, ptr addrspace(1) %68, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @shuffle_bytes(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_shuffle_bytes(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 4 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_shuffle_bytes(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca <2 x i16>, align 4
  %13 = alloca <2 x i16>, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %11, align 8
  %15 = load ptr addrspace(1), ptr %6, align 8
  %16 = load i64, ptr %11, align 8
  %17 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %15, i64 %16
  %18 = load <16 x i8>, ptr addrspace(1) %17, align 16
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = load i64, ptr %11, align 8
  %21 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %19, i64 %20
  %22 = load <16 x i8>, ptr addrspace(1) %21, align 16
  %23 = call spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef %18, <16 x i8> noundef %22) #3
  %24 = load ptr addrspace(1), ptr %8, align 8
  %25 = load i64, ptr %11, align 8
  %26 = mul i64 2, %25
  %27 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %24, i64 %26
  store <16 x i8> %23, ptr addrspace(1) %27, align 16
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %28, i64 %29
  %31 = load <16 x i8>, ptr addrspace(1) %30, align 16
  %32 = load ptr addrspace(1), ptr %7, align 8
  %33 = load i64, ptr %11, align 8
  %34 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %32, i64 %33
  %35 = load <16 x i8>, ptr addrspace(1) %34, align 16
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = load i64, ptr %11, align 8
  %38 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %36, i64 %37
  %39 = load <16 x i8>, ptr addrspace(1) %38, align 16
  %40 = mul <16 x i8> %39, splat (i8 2)
  %41 = call spir_func <16 x i8> @_Z8shuffle2Dv16_hS_S_(<16 x i8> noundef %31, <16 x i8> noundef %35, <16 x i8> noundef %40) #3
  %42 = load ptr addrspace(1), ptr %8, align 8
  %43 = load i64, ptr %11, align 8
  %44 = mul i64 2, %43
  %45 = add i64 %44, 1
  %46 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %42, i64 %45
  store <16 x i8> %41, ptr addrspace(1) %46, align 16
  %47 = load ptr addrspace(1), ptr %9, align 8
  %48 = load i64, ptr %11, align 8
  %49 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %47, i64 %48
  %50 = load <8 x i16>, ptr addrspace(1) %49, align 16
  store <2 x i16> <i16 6, i16 1>, ptr %12, align 4
  %51 = load <2 x i16>, ptr %12, align 4
  %52 = call spir_func <2 x i16> @_Z7shuffleDv8_sDv2_t(<8 x i16> noundef %50, <2 x i16> noundef %51) #3
  %53 = load ptr addrspace(1), ptr %10, align 8
  %54 = load i64, ptr %11, align 8
  %55 = mul i64 2, %54
  %56 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %53, i64 %55
  store <2 x i16> %52, ptr addrspace(1) %56, align 4
  %57 = load ptr addrspace(1), ptr %9, align 8
  %58 = load i64, ptr %11, align 8
  %59 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %57, i64 %58
  %60 = load <8 x i16>, ptr addrspace(1) %59, align 16
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %11, align 8
  %63 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %61, i64 %62
  %64 = load <8 x i16>, ptr addrspace(1) %63, align 16
  %65 = shufflevector <8 x i16> %64, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  store <2 x i16> <i16 9, i16 15>, ptr %13, align 4
  %66 = load <2 x i16>, ptr %13, align 4
  %67 = call spir_func <2 x i16> @_Z8shuffle2Dv8_sS_Dv2_t(<8 x i16> noundef %60, <8 x i16> noundef %65, <2 x i16> noundef %66) #3
  %68 = load ptr addrspace(1), ptr %10, align 8
  %69 = load i64, ptr %11, align 8
  %70 = mul i64 2, %69
  %71 = add i64 %70, 1
  %72 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %68, i64 %71
  store <2 x i16> %67, ptr addrspace(1) %72, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @swizzles(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_swizzles(ptr addrspace(1) noundef align 32 %5, ptr addrspace(1) noundef align 32 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_swizzles(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <8 x i32>, align 32
  %7 = alloca <8 x i32>, align 32
  %8 = alloca <8 x i32>, align 32
  %9 = alloca <8 x i32>, align 32
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %5, align 8
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %13, i64 %14
  %16 = load <8 x i32>, ptr addrspace(1) %15, align 32
  store <8 x i32> %16, ptr %6, align 32
  %17 = load <8 x i32>, ptr %6, align 32
  %18 = shufflevector <8 x i32> %17, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %20 = shufflevector <8 x i32> %19, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = load <8 x i32>, ptr %6, align 32
  %22 = shufflevector <8 x i32> %21, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %23 = shufflevector <4 x i32> %22, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %24 = shufflevector <8 x i32> %20, <8 x i32> %23, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x i32> %24, ptr %7, align 32
  %25 = load <8 x i32>, ptr %7, align 32
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = load i64, ptr %5, align 8
  %28 = mul i64 4, %27
  %29 = add i64 %28, 0
  %30 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %26, i64 %29
  store <8 x i32> %25, ptr addrspace(1) %30, align 32
  %31 = load <8 x i32>, ptr %6, align 32
  %32 = shufflevector <8 x i32> %31, <8 x i32> poison, <2 x i32> <i32 4, i32 5>
  %33 = shufflevector <2 x i32> %32, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %34 = shufflevector <8 x i32> %33, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %35 = load <8 x i32>, ptr %6, align 32
  %36 = shufflevector <8 x i32> %35, <8 x i32> poison, <2 x i32> <i32 2, i32 3>
  %37 = shufflevector <2 x i32> %36, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <8 x i32> %34, <8 x i32> %37, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>
  %39 = load <8 x i32>, ptr %6, align 32
  %40 = shufflevector <8 x i32> %39, <8 x i32> poison, <2 x i32> <i32 7, i32 0>
  %41 = shufflevector <2 x i32> %40, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = shufflevector <8 x i32> %38, <8 x i32> %41, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %43 = load <8 x i32>, ptr %6, align 32
  %44 = shufflevector <8 x i32> %43, <8 x i32> poison, <2 x i32> <i32 0, i32 7>
  %45 = shufflevector <2 x i32> %44, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %46 = shufflevector <8 x i32> %42, <8 x i32> %45, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x i32> %46, ptr %8, align 32
  %47 = load <8 x i32>, ptr %8, align 32
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %5, align 8
  %50 = mul i64 4, %49
  %51 = add i64 %50, 1
  %52 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %48, i64 %51
  store <8 x i32> %47, ptr addrspace(1) %52, align 32
  %53 = load <8 x i32>, ptr %6, align 32
  store <8 x i32> %53, ptr %9, align 32
  %54 = load <8 x i32>, ptr %6, align 32
  %55 = shufflevector <8 x i32> %54, <8 x i32> poison, <2 x i32> <i32 0, i32 2>
  %56 = load <8 x i32>, ptr %9, align 32
  %57 = shufflevector <2 x i32> %55, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %58 = shufflevector <8 x i32> %56, <8 x i32> %57, <8 x i32> <i32 0, i32 9, i32 2, i32 8, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %58, ptr %9, align 32
  %59 = load <8 x i32>, ptr %9, align 32
  %60 = shufflevector <8 x i32> %59, <8 x i32> poison, <2 x i32> <i32 4, i32 6>
  %61 = mul <2 x i32> %60, splat (i32 2)
  %62 = load <8 x i32>, ptr %9, align 32
  %63 = shufflevector <2 x i32> %61, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %64 = shufflevector <8 x i32> %62, <8 x i32> %63, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 5, i32 9, i32 7>
  store <8 x i32> %64, ptr %9, align 32
  %65 = load <8 x i32>, ptr %9, align 32
  %66 = load ptr addrspace(1), ptr %4, align 8
  %67 = load i64, ptr %5, align 8
  %68 = mul i64 4, %67
  %69 = add i64 %68, 2
  %70 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %66, i64 %69
  store <8 x i32> %65, ptr addrspace(1) %70, align 32
  %71 = load <8 x i32>, ptr %6, align 32
  %72 = extractelement <8 x i32> %71, i64 3
  %73 = insertelement <4 x i32> poison, i32 %72, i32 0
  %74 = load <8 x i32>, ptr %6, align 32
  %75 = shufflevector <8 x i32> %74, <8 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %76 = shufflevector <3 x i32> %75, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %77 = shufflevector <4 x i32> %73, <4 x i32> %76, <4 x i32> <i32 0, i32 4, i32 5, i32 6>
  store <4 x i32> %77, ptr %11, align 16
  %78 = load <4 x i32>, ptr %11, align 16
  store <4 x i32> %78, ptr %10, align 16
  %79 = load <4 x i32>, ptr %10, align 16
  %80 = shufflevector <4 x i32> %79, <4 x i32> poison, <2 x i32> <i32 3, i32 0>
  %81 = load <4 x i32>, ptr %10, align 16
  %82 = shufflevector <2 x i32> %80, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %83 = shufflevector <4 x i32> %81, <4 x i32> %82, <4 x i32> <i32 4, i32 1, i32 2, i32 5>
  store <4 x i32> %83, ptr %10, align 16
  %84 = load <4 x i32>, ptr %10, align 16
  %85 = extractelement <4 x i32> %84, i64 2
  %86 = load <4 x i32>, ptr %10, align 16
  %87 = extractelement <4 x i32> %86, i64 1
  %88 = add nsw i32 %87, %85
  %89 = load <4 x i32>, ptr %10, align 16
  %90 = insertelement <4 x i32> %89, i32 %88, i64 1
  store <4 x i32> %90, ptr %10, align 16
  %91 = load <4 x i32>, ptr %10, align 16
  %92 = shufflevector <4 x i32> %91, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 2, i32 1, i32 0>
  %93 = load ptr addrspace(1), ptr %4, align 8
  %94 = load i64, ptr %5, align 8
  %95 = mul i64 4, %94
  %96 = add i64 %95, 3
  %97 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %93, i64 %96
  store <8 x i32> %92, ptr addrspace(1) %97, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @run_time_elements(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_run_time_elements(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 16 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_run_time_elements(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %9, align 8
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  store <4 x float> %16, ptr %10, align 16
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = and i32 %20, 3
  store i32 %21, ptr %11, align 4
  %22 = load <4 x float>, ptr %10, align 16
  %23 = load i32, ptr %11, align 4
  %24 = extractelement <4 x float> %22, i32 %23
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = load i64, ptr %9, align 8
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %26
  store float %24, ptr addrspace(1) %27, align 4
  %28 = load i32, ptr %11, align 4
  %29 = sub nsw i32 3, %28
  %30 = load <4 x float>, ptr %10, align 16
  %31 = insertelement <4 x float> %30, float -1.000000e+00, i32 %29
  store <4 x float> %31, ptr %10, align 16
  %32 = load i32, ptr %11, align 4
  %33 = load <4 x float>, ptr %10, align 16
  %34 = extractelement <4 x float> %33, i32 %32
  %35 = fadd float %34, 5.000000e-01
  %36 = load <4 x float>, ptr %10, align 16
  %37 = insertelement <4 x float> %36, float %35, i32 %32
  store <4 x float> %37, ptr %10, align 16
  %38 = load <4 x float>, ptr %10, align 16
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = load i64, ptr %9, align 8
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %40
  store <4 x float> %38, ptr addrspace(1) %41, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @transpose4(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_transpose4(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_transpose4(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <4 x float>, align 16
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x i32>, align 16
  %14 = alloca <4 x float>, align 16
  %15 = alloca <4 x i32>, align 16
  %16 = alloca <4 x float>, align 16
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca <4 x float>, align 16
  %20 = alloca <4 x float>, align 16
  %21 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %23 = mul i64 %22, 4
  store i64 %23, ptr %5, align 8
  %24 = load ptr addrspace(1), ptr %3, align 8
  %25 = load i64, ptr %5, align 8
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %25
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16
  store <4 x float> %27, ptr %6, align 16
  %28 = load ptr addrspace(1), ptr %3, align 8
  %29 = load i64, ptr %5, align 8
  %30 = add i64 %29, 1
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %28, i64 %30
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16
  store <4 x float> %32, ptr %7, align 16
  %33 = load ptr addrspace(1), ptr %3, align 8
  %34 = load i64, ptr %5, align 8
  %35 = add i64 %34, 2
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %35
  %37 = load <4 x float>, ptr addrspace(1) %36, align 16
  store <4 x float> %37, ptr %8, align 16
  %38 = load ptr addrspace(1), ptr %3, align 8
  %39 = load i64, ptr %5, align 8
  %40 = add i64 %39, 3
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %38, i64 %40
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16
  store <4 x float> %42, ptr %9, align 16
  %43 = load <4 x float>, ptr %6, align 16
  %44 = load <4 x float>, ptr %7, align 16
  store <4 x i32> <i32 0, i32 4, i32 1, i32 5>, ptr %11, align 16
  %45 = load <4 x i32>, ptr %11, align 16
  %46 = call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %43, <4 x float> noundef %44, <4 x i32> noundef %45) #3
  store <4 x float> %46, ptr %10, align 16
  %47 = load <4 x float>, ptr %6, align 16
  %48 = load <4 x float>, ptr %7, align 16
  store <4 x i32> <i32 2, i32 6, i32 3, i32 7>, ptr %13, align 16
  %49 = load <4 x i32>, ptr %13, align 16
  %50 = call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %47, <4 x float> noundef %48, <4 x i32> noundef %49) #3
  store <4 x float> %50, ptr %12, align 16
  %51 = load <4 x float>, ptr %8, align 16
  %52 = load <4 x float>, ptr %9, align 16
  store <4 x i32> <i32 0, i32 4, i32 1, i32 5>, ptr %15, align 16
  %53 = load <4 x i32>, ptr %15, align 16
  %54 = call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %51, <4 x float> noundef %52, <4 x i32> noundef %53) #3
  store <4 x float> %54, ptr %14, align 16
  %55 = load <4 x float>, ptr %8, align 16
  %56 = load <4 x float>, ptr %9, align 16
  store <4 x i32> <i32 2, i32 6, i32 3, i32 7>, ptr %17, align 16
  %57 = load <4 x i32>, ptr %17, align 16
  %58 = call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef %55, <4 x float> noundef %56, <4 x i32> noundef %57) #3
  store <4 x float> %58, ptr %16, align 16
  %59 = load <4 x float>, ptr %10, align 16
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %61 = shufflevector <2 x float> %60, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %63 = load <4 x float>, ptr %14, align 16
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %65 = shufflevector <2 x float> %64, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %66 = shufflevector <4 x float> %62, <4 x float> %65, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %66, ptr %18, align 16
  %67 = load <4 x float>, ptr %18, align 16
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = load i64, ptr %5, align 8
  %70 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %68, i64 %69
  store <4 x float> %67, ptr addrspace(1) %70, align 16
  %71 = load <4 x float>, ptr %10, align 16
  %72 = shufflevector <4 x float> %71, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %73 = shufflevector <2 x float> %72, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %75 = load <4 x float>, ptr %14, align 16
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %77 = shufflevector <2 x float> %76, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %78 = shufflevector <4 x float> %74, <4 x float> %77, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %78, ptr %19, align 16
  %79 = load <4 x float>, ptr %19, align 16
  %80 = load ptr addrspace(1), ptr %4, align 8
  %81 = load i64, ptr %5, align 8
  %82 = add i64 %81, 1
  %83 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %80, i64 %82
  store <4 x float> %79, ptr addrspace(1) %83, align 16
  %84 = load <4 x float>, ptr %12, align 16
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %86 = shufflevector <2 x float> %85, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %88 = load <4 x float>, ptr %16, align 16
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %90 = shufflevector <2 x float> %89, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %91 = shufflevector <4 x float> %87, <4 x float> %90, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %91, ptr %20, align 16
  %92 = load <4 x float>, ptr %20, align 16
  %93 = load ptr addrspace(1), ptr %4, align 8
  %94 = load i64, ptr %5, align 8
  %95 = add i64 %94, 2
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %93, i64 %95
  store <4 x float> %92, ptr addrspace(1) %96, align 16
  %97 = load <4 x float>, ptr %12, align 16
  %98 = shufflevector <4 x float> %97, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %99 = shufflevector <2 x float> %98, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %101 = load <4 x float>, ptr %16, align 16
  %102 = shufflevector <4 x float> %101, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %103 = shufflevector <2 x float> %102, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %104 = shufflevector <4 x float> %100, <4 x float> %103, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %104, ptr %21, align 16
  %105 = load <4 x float>, ptr %21, align 16
  %106 = load ptr addrspace(1), ptr %4, align 8
  %107 = load i64, ptr %5, align 8
  %108 = add i64 %107, 3
  %109 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %106, i64 %108
  store <4 x float> %105, ptr addrspace(1) %109, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z7shuffleDv4_fDv8_j(<4 x float> noundef, <8 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z8shuffle2Dv4_fS_Dv8_j(<4 x float> noundef, <4 x float> noundef, <8 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8shuffle2Dv16_hS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i16> @_Z7shuffleDv8_sDv2_t(<8 x i16> noundef, <2 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i16> @_Z8shuffle2Dv8_sS_Dv2_t(<8 x i16> noundef, <8 x i16> noundef, <2 x i16> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float4*", !"uint4*", !"float4*", !"float8*"}
!6 = !{!"float __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(8)))*"}
!7 = !{!"const", !"const", !"", !""}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar16*", !"uchar16*", !"uchar16*", !"short8*", !"short2*"}
!11 = !{!"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(2)))*"}
!12 = !{!"const", !"const", !"", !"const", !""}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"int8*", !"int8*"}
!16 = !{!"int __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(8)))*"}
!17 = !{!"const", !""}
!18 = !{!"float4*", !"int*", !"float*", !"float4*"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"int*", !"float*", !"float __attribute__((ext_vector_type(4)))*"}
!20 = !{!"float4*", !"float4*"}
!21 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
