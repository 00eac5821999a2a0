; ModuleID = 'vec3.cl'
source_filename = "vec3.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.body = type { <3 x float>, <3 x float>, float, [12 x i8] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @cross_products(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_cross_products(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_cross_products(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <3 x float>, align 16
  %9 = alloca <3 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %11, i64 %12
  %14 = load <3 x float>, ptr addrspace(1) %13, align 16
  %15 = extractelement <3 x float> %14, i64 1
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %16, i64 %17
  %19 = load <3 x float>, ptr addrspace(1) %18, align 16
  %20 = extractelement <3 x float> %19, i64 2
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %7, align 8
  %23 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %21, i64 %22
  %24 = load <3 x float>, ptr addrspace(1) %23, align 16
  %25 = extractelement <3 x float> %24, i64 2
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %7, align 8
  %28 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %26, i64 %27
  %29 = load <3 x float>, ptr addrspace(1) %28, align 16
  %30 = extractelement <3 x float> %29, i64 1
  %31 = fmul float %25, %30
  %32 = fneg float %31
  %33 = call float @llvm.fmuladd.f32(float %15, float %20, float %32)
  %34 = insertelement <3 x float> poison, float %33, i32 0
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i64, ptr %7, align 8
  %37 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %35, i64 %36
  %38 = load <3 x float>, ptr addrspace(1) %37, align 16
  %39 = extractelement <3 x float> %38, i64 2
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = load i64, ptr %7, align 8
  %42 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %40, i64 %41
  %43 = load <3 x float>, ptr addrspace(1) %42, align 16
  %44 = extractelement <3 x float> %43, i64 0
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i64, ptr %7, align 8
  %47 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %45, i64 %46
  %48 = load <3 x float>, ptr addrspace(1) %47, align 16
  %49 = extractelement <3 x float> %48, i64 0
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i64, ptr %7, align 8
  %52 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %50, i64 %51
  %53 = load <3 x float>, ptr addrspace(1) %52, align 16
  %54 = extractelement <3 x float> %53, i64 2
  %55 = fmul float %49, %54
  %56 = fneg float %55
  %57 = call float @llvm.fmuladd.f32(float %39, float %44, float %56)
  %58 = insertelement <3 x float> %34, float %57, i32 1
  %59 = load ptr addrspace(1), ptr %4, align 8
  %60 = load i64, ptr %7, align 8
  %61 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %59, i64 %60
  %62 = load <3 x float>, ptr addrspace(1) %61, align 16
  %63 = extractelement <3 x float> %62, i64 0
  %64 = load ptr addrspace(1), ptr %5, align 8
  %65 = load i64, ptr %7, align 8
  %66 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %64, i64 %65
  %67 = load <3 x float>, ptr addrspace(1) %66, align 16
  %68 = extractelement <3 x float> %67, i64 1
  %69 = load ptr addrspace(1), ptr %4, align 8
  %70 = load i64, ptr %7, align 8
  %71 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %69, i64 %70
  %72 = load <3 x float>, ptr addrspace(1) %71, align 16
  %73 = extractelement <3 x float> %72, i64 1
  %74 = load ptr addrspace(1), ptr %5, align 8
  %75 = load i64, ptr %7, align 8
  %76 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %74, i64 %75
  %77 = load <3 x float>, ptr addrspace(1) %76, align 16
  %78 = extractelement <3 x float> %77, i64 0
  %79 = fmul float %73, %78
  %80 = fneg float %79
  %81 = call float @llvm.fmuladd.f32(float %63, float %68, float %80)
  %82 = insertelement <3 x float> %58, float %81, i32 2
  %83 = shufflevector <3 x float> %82, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %83, ptr %9, align 16
  %84 = load <4 x float>, ptr %9, align 16
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %86 = shufflevector <3 x float> %85, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %86, ptr %8, align 16
  %87 = load <4 x float>, ptr %8, align 16
  %88 = shufflevector <4 x float> %87, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %89 = load i64, ptr %7, align 8
  %90 = load ptr addrspace(1), ptr %6, align 8
  %91 = addrspacecast ptr addrspace(1) %90 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %88, i64 noundef %89, ptr addrspace(4) noundef %91) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @drift(ptr addrspace(1) noundef align 16 %0, <3 x float> noundef %1, float noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <3 x float>, align 16
  %6 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  %7 = shufflevector <3 x float> %1, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %7, ptr %5, align 16
  store float %2, ptr %6, align 4
  %8 = load ptr addrspace(1), ptr %4, align 8
  %9 = load <4 x float>, ptr %5, align 16
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %11 = load float, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_drift(ptr addrspace(1) noundef align 16 %8, <3 x float> noundef %10, float noundef %11) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_drift(ptr addrspace(1) noundef align 16 %0, <3 x float> noundef %1, float noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <3 x float>, align 16
  %6 = alloca float, align 4
  %7 = alloca i64, align 8
  %8 = alloca %struct.body, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  %9 = shufflevector <3 x float> %1, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %9, ptr %5, align 16
  store float %2, ptr %6, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %11, i64 %12
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %8, ptr addrspace(1) align 16 %13, i64 48, i1 false)
  %14 = load <4 x float>, ptr %5, align 16
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = load float, ptr %6, align 4
  %17 = insertelement <3 x float> poison, float %16, i64 0
  %18 = shufflevector <3 x float> %17, <3 x float> poison, <3 x i32> zeroinitializer
  %19 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 1
  %20 = load <4 x float>, ptr %19, align 16
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %22 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %15, <3 x float> %18, <3 x float> %21)
  %23 = shufflevector <3 x float> %22, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %23, ptr %19, align 16
  %24 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 1
  %25 = load <3 x float>, ptr %24, align 16
  %26 = shufflevector <3 x float> %25, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %27 = load float, ptr %6, align 4
  %28 = insertelement <2 x float> poison, float %27, i64 0
  %29 = shufflevector <2 x float> %28, <2 x float> poison, <2 x i32> zeroinitializer
  %30 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 0
  %31 = load <3 x float>, ptr %30, align 16
  %32 = shufflevector <3 x float> %31, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %33 = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %26, <2 x float> %29, <2 x float> %32)
  %34 = load <3 x float>, ptr %30, align 16
  %35 = shufflevector <2 x float> %33, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %36 = shufflevector <3 x float> %34, <3 x float> %35, <3 x i32> <i32 3, i32 4, i32 2>
  store <3 x float> %36, ptr %30, align 16
  %37 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 1
  %38 = load <3 x float>, ptr %37, align 16
  %39 = extractelement <3 x float> %38, i64 2
  %40 = load float, ptr %6, align 4
  %41 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 0
  %42 = load <3 x float>, ptr %41, align 16
  %43 = extractelement <3 x float> %42, i64 2
  %44 = call spir_func float @_Z3fmafff(float noundef %39, float noundef %40, float noundef %43) #6
  %45 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 0
  %46 = load <3 x float>, ptr %45, align 16
  %47 = insertelement <3 x float> %46, float %44, i64 2
  store <3 x float> %47, ptr %45, align 16
  %48 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 2
  %49 = load float, ptr %48, align 16
  %50 = fadd float %49, 1.000000e+00
  store float %50, ptr %48, align 16
  %51 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 2
  %52 = load float, ptr %51, align 16
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %7, align 8
  %55 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %53, i64 %54
  %56 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %55, i32 0, i32 2
  store float %52, ptr addrspace(1) %56, align 16
  %57 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 0
  %58 = load <4 x float>, ptr %57, align 16
  %59 = shufflevector <4 x float> %58, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %60 = load ptr addrspace(1), ptr %4, align 8
  %61 = load i64, ptr %7, align 8
  %62 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %60, i64 %61
  %63 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %62, i32 0, i32 0
  %64 = addrspacecast ptr addrspace(1) %63 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %59, i64 noundef 0, ptr addrspace(4) noundef %64) #7
  %65 = getelementptr inbounds nuw %struct.body, ptr %8, i32 0, i32 1
  %66 = load <4 x float>, ptr %65, align 16
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = load i64, ptr %7, align 8
  %70 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %68, i64 %69
  %71 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %70, i32 0, i32 1
  %72 = addrspacecast ptr addrspace(1) %71 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %67, i64 noundef 0, ptr addrspace(4) noundef %72) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @integer_threes(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(3) noundef align 16 %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  call spir_func void @__clang_ocl_kern_imp_integer_threes(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 1 %11, ptr addrspace(3) noundef align 16 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_integer_threes(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(3) noundef align 16 %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca <3 x i32>, align 16
  %12 = alloca <3 x i32>, align 16
  %13 = alloca <3 x i8>, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  store i64 %14, ptr %9, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %15, ptr %10, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %10, align 8
  %18 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %16, i64 %17
  %19 = load <4 x i32>, ptr addrspace(1) %18, align 16
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = load ptr addrspace(3), ptr %8, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(3) %21, i64 %22
  %24 = shufflevector <3 x i32> %20, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %24, ptr addrspace(3) %23, align 16
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %25 = load ptr addrspace(3), ptr %8, align 8
  %26 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %27 = sub i64 %26, 1
  %28 = load i64, ptr %9, align 8
  %29 = sub i64 %27, %28
  %30 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(3) %25, i64 %29
  %31 = load <4 x i32>, ptr addrspace(3) %30, align 16
  %32 = shufflevector <4 x i32> %31, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %33 = shufflevector <3 x i32> %32, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %33, ptr %11, align 16
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %10, align 8
  %36 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %34, i64 %35
  %37 = load <4 x i32>, ptr addrspace(1) %36, align 16
  %38 = shufflevector <4 x i32> %37, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %39 = load <4 x i32>, ptr %11, align 16
  %40 = shufflevector <4 x i32> %39, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %41 = load <4 x i32>, ptr %11, align 16
  %42 = shufflevector <4 x i32> %41, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %43 = load ptr addrspace(1), ptr %5, align 8
  %44 = load i64, ptr %10, align 8
  %45 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %43, i64 %44
  %46 = load <4 x i32>, ptr addrspace(1) %45, align 16
  %47 = shufflevector <4 x i32> %46, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %48 = icmp sgt <3 x i32> %42, %47
  %49 = sext <3 x i1> %48 to <3 x i32>
  %50 = call spir_func <3 x i32> @_Z6selectDv3_iS_S_(<3 x i32> noundef %38, <3 x i32> noundef %40, <3 x i32> noundef %49) #6
  %51 = shufflevector <3 x i32> %50, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %51, ptr %12, align 16
  %52 = load <3 x i32>, ptr %12, align 16
  %53 = extractelement <3 x i32> %52, i64 0
  %54 = load <3 x i32>, ptr %12, align 16
  %55 = extractelement <3 x i32> %54, i64 1
  %56 = mul nsw i32 %55, 10
  %57 = add nsw i32 %53, %56
  %58 = load <3 x i32>, ptr %12, align 16
  %59 = extractelement <3 x i32> %58, i64 2
  %60 = mul nsw i32 %59, 100
  %61 = add nsw i32 %57, %60
  %62 = load ptr addrspace(1), ptr %6, align 8
  %63 = load i64, ptr %10, align 8
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %62, i64 %63
  store i32 %61, ptr addrspace(1) %64, align 4
  %65 = load <4 x i32>, ptr %12, align 16
  %66 = shufflevector <4 x i32> %65, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %67 = and <3 x i32> %66, splat (i32 255)
  %68 = call spir_func <3 x i8> @_Z14convert_uchar3Dv3_i(<3 x i32> noundef %67) #6
  %69 = shufflevector <3 x i8> %68, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %69, ptr %13, align 4
  %70 = load <3 x i8>, ptr %13, align 4
  %71 = shufflevector <3 x i8> %70, <3 x i8> poison, <2 x i32> <i32 2, i32 0>
  %72 = load <3 x i8>, ptr %13, align 4
  %73 = shufflevector <2 x i8> %71, <2 x i8> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %74 = shufflevector <3 x i8> %72, <3 x i8> %73, <3 x i32> <i32 3, i32 1, i32 4>
  store <3 x i8> %74, ptr %13, align 4
  %75 = load <4 x i8>, ptr %13, align 4
  %76 = shufflevector <4 x i8> %75, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %77 = load i64, ptr %10, align 8
  %78 = load ptr addrspace(1), ptr %7, align 8
  %79 = addrspacecast ptr addrspace(1) %78 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %76, i64 noundef %77, ptr addrspace(4) noundef %79) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x i32> @_Z6selectDv3_iS_S_(<3 x i32> noundef, <3 x i32> noundef, <3 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x i8> @_Z14convert_uchar3Dv3_i(<3 x i32> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float3*", !"float3*", !"float*"}
!6 = !{!"float __attribute__((ext_vector_type(3)))*", !"float __attribute__((ext_vector_type(3)))*", !"float*"}
!7 = !{!"const", !"const", !""}
!8 = !{i32 1, i32 0, i32 0}
!9 = !{!"body*", !"float3", !"float"}
!10 = !{!"body*", !"float __attribute__((ext_vector_type(3)))", !"float"}
!11 = !{!"", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 3}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"int3*", !"int*", !"uchar*", !"int3*"}
!15 = !{!"int __attribute__((ext_vector_type(3)))*", !"int*", !"uchar*", !"int __attribute__((ext_vector_type(3)))*"}
!16 = !{!"const", !"", !"", !""}
