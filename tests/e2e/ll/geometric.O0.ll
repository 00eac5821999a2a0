; ModuleID = 'geometric.cl'
source_filename = "geometric.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @geometry_rows(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_geometry_rows(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_geometry_rows(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %12, ptr %8, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  store <4 x float> %16, ptr %9, align 16
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %17, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16
  store <4 x float> %20, ptr %10, align 16
  %21 = load <4 x float>, ptr %9, align 16
  %22 = load <4 x float>, ptr %10, align 16
  %23 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %21, <4 x float> noundef %22) #5
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i64, ptr %8, align 8
  %26 = mul i64 0, %25
  %27 = load i64, ptr %7, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load <4 x float>, ptr %9, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %32 = load <4 x float>, ptr %10, align 16
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %34 = call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %31, <2 x float> noundef %33) #5
  %35 = load ptr addrspace(1), ptr %6, align 8
  %36 = load i64, ptr %8, align 8
  %37 = mul i64 1, %36
  %38 = load i64, ptr %7, align 8
  %39 = add i64 %37, %38
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %35, i64 %39
  store float %34, ptr addrspace(1) %40, align 4
  %41 = load <4 x float>, ptr %9, align 16
  %42 = call spir_func float @_Z6lengthDv4_f(<4 x float> noundef %41) #5
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = load i64, ptr %8, align 8
  %45 = mul i64 2, %44
  %46 = load i64, ptr %7, align 8
  %47 = add i64 %45, %46
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %43, i64 %47
  store float %42, ptr addrspace(1) %48, align 4
  %49 = load <4 x float>, ptr %9, align 16
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %51 = call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %50) #5
  %52 = load ptr addrspace(1), ptr %6, align 8
  %53 = load i64, ptr %8, align 8
  %54 = mul i64 3, %53
  %55 = load i64, ptr %7, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %52, i64 %56
  store float %51, ptr addrspace(1) %57, align 4
  %58 = load <4 x float>, ptr %9, align 16
  %59 = load <4 x float>, ptr %10, align 16
  %60 = call spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef %58, <4 x float> noundef %59) #5
  %61 = load ptr addrspace(1), ptr %6, align 8
  %62 = load i64, ptr %8, align 8
  %63 = mul i64 4, %62
  %64 = load i64, ptr %7, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %61, i64 %65
  store float %60, ptr addrspace(1) %66, align 4
  %67 = load <4 x float>, ptr %9, align 16
  %68 = extractelement <4 x float> %67, i64 0
  %69 = load <4 x float>, ptr %10, align 16
  %70 = extractelement <4 x float> %69, i64 0
  %71 = call spir_func float @_Z8distanceff(float noundef %68, float noundef %70) #5
  %72 = load ptr addrspace(1), ptr %6, align 8
  %73 = load i64, ptr %8, align 8
  %74 = mul i64 5, %73
  %75 = load i64, ptr %7, align 8
  %76 = add i64 %74, %75
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %72, i64 %76
  store float %71, ptr addrspace(1) %77, align 4
  %78 = load <4 x float>, ptr %9, align 16
  %79 = call spir_func float @_Z11fast_lengthDv4_f(<4 x float> noundef %78) #5
  %80 = load ptr addrspace(1), ptr %6, align 8
  %81 = load i64, ptr %8, align 8
  %82 = mul i64 6, %81
  %83 = load i64, ptr %7, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %80, i64 %84
  store float %79, ptr addrspace(1) %85, align 4
  %86 = load <4 x float>, ptr %9, align 16
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %88 = load <4 x float>, ptr %10, align 16
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %90 = call spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef %87, <3 x float> noundef %89) #5
  %91 = load ptr addrspace(1), ptr %6, align 8
  %92 = load i64, ptr %8, align 8
  %93 = mul i64 7, %92
  %94 = load i64, ptr %7, align 8
  %95 = add i64 %93, %94
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %91, i64 %95
  store float %90, ptr addrspace(1) %96, align 4
  %97 = load <4 x float>, ptr %9, align 16
  %98 = extractelement <4 x float> %97, i64 0
  %99 = load <4 x float>, ptr %10, align 16
  %100 = extractelement <4 x float> %99, i64 1
  %101 = call spir_func float @_Z3dotff(float noundef %98, float noundef %100) #5
  %102 = load ptr addrspace(1), ptr %6, align 8
  %103 = load i64, ptr %8, align 8
  %104 = mul i64 8, %103
  %105 = load i64, ptr %7, align 8
  %106 = add i64 %104, %105
  %107 = getelementptr inbounds nuw float, ptr addrspace(1) %102, i64 %106
  store float %101, ptr addrspace(1) %107, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @directions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_directions(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_directions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %13, ptr %7, align 8
  %14 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %14, ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16
  store <4 x float> %18, ptr %9, align 16
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16
  store <4 x float> %22, ptr %10, align 16
  %23 = load <4 x float>, ptr %9, align 16
  %24 = call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %23) #5
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = load i64, ptr %8, align 8
  %27 = mul i64 0, %26
  %28 = load i64, ptr %7, align 8
  %29 = add i64 %27, %28
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %25, i64 %29
  store <4 x float> %24, ptr addrspace(1) %30, align 16
  %31 = load <4 x float>, ptr %10, align 16
  %32 = call spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef %31) #5
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 1, %34
  %36 = load i64, ptr %7, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %37
  store <4 x float> %32, ptr addrspace(1) %38, align 16
  %39 = load <4 x float>, ptr %9, align 16
  %40 = load <4 x float>, ptr %10, align 16
  %41 = call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %39, <4 x float> noundef %40) #5
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 2, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %42, i64 %46
  store <4 x float> %41, ptr addrspace(1) %47, align 16
  %48 = load <4 x float>, ptr %10, align 16
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %50 = load <4 x float>, ptr %9, align 16
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %52 = call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %49, <3 x float> noundef %51) #5
  %53 = shufflevector <3 x float> %52, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %54 = shufflevector <4 x float> %53, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %55 = insertelement <4 x float> %54, float 1.000000e+00, i32 3
  store <4 x float> %55, ptr %11, align 16
  %56 = load <4 x float>, ptr %11, align 16
  %57 = load ptr addrspace(1), ptr %6, align 8
  %58 = load i64, ptr %8, align 8
  %59 = mul i64 3, %58
  %60 = load i64, ptr %7, align 8
  %61 = add i64 %59, %60
  %62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %57, i64 %61
  store <4 x float> %56, ptr addrspace(1) %62, align 16
  %63 = load <4 x float>, ptr %9, align 16
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %65 = call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %64) #5
  %66 = shufflevector <3 x float> %65, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %68 = load <4 x float>, ptr %10, align 16
  %69 = extractelement <4 x float> %68, i64 3
  %70 = call spir_func float @_Z9normalizef(float noundef %69) #5
  %71 = insertelement <4 x float> %67, float %70, i32 3
  store <4 x float> %71, ptr %12, align 16
  %72 = load <4 x float>, ptr %12, align 16
  %73 = load ptr addrspace(1), ptr %6, align 8
  %74 = load i64, ptr %8, align 8
  %75 = mul i64 4, %74
  %76 = load i64, ptr %7, align 8
  %77 = add i64 %75, %76
  %78 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %73, i64 %77
  store <4 x float> %72, ptr addrspace(1) %78, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @ray_spheres(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef align 16 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(2), align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(2) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(2), ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_ray_spheres(ptr addrspace(1) noundef align 4 %11, ptr addrspace(2) noundef align 16 %12, i32 noundef %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_ray_spheres(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef align 16 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(2), align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca <3 x float>, align 16
  %13 = alloca <3 x float>, align 16
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <4 x float>, align 16
  %18 = alloca <3 x float>, align 16
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(2) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %23 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %23, ptr %11, align 8
  %24 = load i64, ptr %11, align 8
  %25 = mul i64 2, %24
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %25, ptr addrspace(4) noundef %27) #6
  %29 = shufflevector <3 x float> %28, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %29, ptr %12, align 16
  %30 = load i64, ptr %11, align 8
  %31 = mul i64 2, %30
  %32 = add i64 %31, 1
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  %35 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %32, ptr addrspace(4) noundef %34) #6
  %36 = call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %35) #5
  %37 = shufflevector <3 x float> %36, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %37, ptr %13, align 16
  store float 0x7FF0000000000000, ptr %14, align 4
  store i32 -1, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %38

38:                                               ; preds = %93, %5
  %39 = load i32, ptr %16, align 4
  %40 = load i32, ptr %8, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %96

42:                                               ; preds = %38
  %43 = load ptr addrspace(2), ptr %7, align 8
  %44 = load i32, ptr %16, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <4 x float>, ptr addrspace(2) %43, i64 %45
  %47 = load <4 x float>, ptr addrspace(2) %46, align 16
  store <4 x float> %47, ptr %17, align 16
  %48 = load <4 x float>, ptr %17, align 16
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %50 = load <4 x float>, ptr %12, align 16
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %52 = fsub <3 x float> %49, %51
  %53 = shufflevector <3 x float> %52, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %53, ptr %18, align 16
  %54 = load <4 x float>, ptr %18, align 16
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %56 = load <4 x float>, ptr %13, align 16
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %58 = call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %55, <3 x float> noundef %57) #5
  store float %58, ptr %19, align 4
  %59 = load <4 x float>, ptr %18, align 16
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %61 = load <4 x float>, ptr %18, align 16
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %63 = call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %60, <3 x float> noundef %62) #5
  %64 = load float, ptr %19, align 4
  %65 = load float, ptr %19, align 4
  %66 = fneg float %64
  %67 = call float @llvm.fmuladd.f32(float %66, float %65, float %63)
  store float %67, ptr %20, align 4
  %68 = load <4 x float>, ptr %17, align 16
  %69 = extractelement <4 x float> %68, i64 3
  %70 = load <4 x float>, ptr %17, align 16
  %71 = extractelement <4 x float> %70, i64 3
  %72 = load float, ptr %20, align 4
  %73 = fneg float %72
  %74 = call float @llvm.fmuladd.f32(float %69, float %71, float %73)
  store float %74, ptr %21, align 4
  %75 = load float, ptr %21, align 4
  %76 = fcmp olt float %75, 0.000000e+00
  br i1 %76, label %77, label %78

77:                                               ; preds = %42
  br label %93

78:                                               ; preds = %42
  %79 = load float, ptr %19, align 4
  %80 = load float, ptr %21, align 4
  %81 = call spir_func float @_Z4sqrtf(float noundef %80) #5, !fpmath !15
  %82 = fsub float %79, %81
  store float %82, ptr %22, align 4
  %83 = load float, ptr %22, align 4
  %84 = fcmp ogt float %83, 0.000000e+00
  br i1 %84, label %85, label %92

85:                                               ; preds = %78
  %86 = load float, ptr %22, align 4
  %87 = load float, ptr %14, align 4
  %88 = fcmp olt float %86, %87
  br i1 %88, label %89, label %92

89:                                               ; preds = %85
  %90 = load float, ptr %22, align 4
  store float %90, ptr %14, align 4
  %91 = load i32, ptr %16, align 4
  store i32 %91, ptr %15, align 4
  br label %92

92:                                               ; preds = %89, %85, %78
  br label %93

93:                                               ; preds = %92, %77
  %94 = load i32, ptr %16, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %16, align 4
  br label %38

96:                                               ; preds = %38
  %97 = load float, ptr %14, align 4
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %11, align 8
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %98, i64 %99
  store float %97, ptr addrspace(1) %100, align 4
  %101 = load i32, ptr %15, align 4
  %102 = load ptr addrspace(1), ptr %10, align 8
  %103 = load i64, ptr %11, align 8
  %104 = getelementptr inbounds nuw i32, ptr addrspace(1) %102, i64 %103
  store i32 %101, ptr addrspace(1) %104, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @triangle_areas(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_triangle_areas(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_triangle_areas(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <3 x double>, align 32
  %7 = alloca <3 x double>, align 32
  %8 = alloca <3 x double>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %9, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = mul i64 3, %10
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %11, ptr addrspace(4) noundef %13) #6
  %15 = shufflevector <3 x double> %14, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %15, ptr %6, align 32
  %16 = load i64, ptr %5, align 8
  %17 = mul i64 3, %16
  %18 = add i64 %17, 1
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  %21 = call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %18, ptr addrspace(4) noundef %20) #6
  %22 = shufflevector <3 x double> %21, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %22, ptr %7, align 32
  %23 = load i64, ptr %5, align 8
  %24 = mul i64 3, %23
  %25 = add i64 %24, 2
  %26 = load ptr addrspace(1), ptr %3, align 8
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %25, ptr addrspace(4) noundef %27) #6
  %29 = shufflevector <3 x double> %28, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %29, ptr %8, align 32
  %30 = load <4 x double>, ptr %7, align 32
  %31 = shufflevector <4 x double> %30, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %32 = load <4 x double>, ptr %6, align 32
  %33 = shufflevector <4 x double> %32, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = fsub <3 x double> %31, %33
  %35 = load <4 x double>, ptr %8, align 32
  %36 = shufflevector <4 x double> %35, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %37 = load <4 x double>, ptr %6, align 32
  %38 = shufflevector <4 x double> %37, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %39 = fsub <3 x double> %36, %38
  %40 = call spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double> noundef %34, <3 x double> noundef %39) #5
  %41 = call spir_func double @_Z6lengthDv3_d(<3 x double> noundef %40) #5
  %42 = fmul double 5.000000e-01, %41
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i64, ptr %5, align 8
  %45 = getelementptr inbounds nuw double, ptr addrspace(1) %43, i64 %44
  store double %42, ptr addrspace(1) %45, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6lengthDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6lengthDv3_f(<3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8distanceff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11fast_lengthDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9normalizef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z6lengthDv3_d(<3 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double> noundef, <3 x double> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float4*", !"float4*", !"float*"}
!6 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!7 = !{!"const", !"const", !""}
!8 = !{!"float4*", !"float4*", !"float4*"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!10 = !{i32 1, i32 2, i32 0, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float4*", !"int", !"float*", !"int*"}
!13 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float*", !"int*"}
!14 = !{!"const", !"const", !"", !"", !""}
!15 = !{float 3.000000e+00}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"double*", !"double*"}
!19 = !{!"const", !""}
