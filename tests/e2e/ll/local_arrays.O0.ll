; ModuleID = 'local_arrays.cl'
source_filename = "local_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.cluster = type { <2 x float>, i32 }

@nearest_centres.shared = internal addrspace(3) global [4 x %struct.cluster] undef, align 8
@cube_rotation.cube = internal addrspace(3) global [4 x [4 x [4 x i16]]] undef, align 2
@convolve_tiles.tile = internal addrspace(3) global [10 x [10 x float]] undef, align 4
@mixed_locals.fixed_size = internal addrspace(3) global [16 x i32] undef, align 4
@mixed_locals.flags = internal addrspace(3) global [16 x i8] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @nearest_centres(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_nearest_centres(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_nearest_centres(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca <2 x float>, align 8
  %15 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %16, ptr %9, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %17, ptr %10, align 8
  %18 = load i64, ptr %9, align 8
  %19 = icmp ult i64 %18, 4
  br i1 %19, label %20, label %31

20:                                               ; preds = %4
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %21, i64 %22
  %24 = load <2 x float>, ptr addrspace(1) %23, align 8
  %25 = load i64, ptr %9, align 8
  %26 = getelementptr inbounds nuw [4 x %struct.cluster], ptr addrspace(3) @nearest_centres.shared, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) %26, i32 0, i32 0
  store <2 x float> %24, ptr addrspace(3) %27, align 8
  %28 = load i64, ptr %9, align 8
  %29 = getelementptr inbounds nuw [4 x %struct.cluster], ptr addrspace(3) @nearest_centres.shared, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) %29, i32 0, i32 1
  store i32 0, ptr addrspace(3) %30, align 8
  br label %31

31:                                               ; preds = %20, %4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  store i32 0, ptr %11, align 4
  store float 0x47EFFFFFE0000000, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %32

32:                                               ; preds = %63, %31
  %33 = load i32, ptr %13, align 4
  %34 = icmp slt i32 %33, 4
  br i1 %34, label %35, label %66

35:                                               ; preds = %32
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i64, ptr %10, align 8
  %38 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %36, i64 %37
  %39 = load <2 x float>, ptr addrspace(1) %38, align 8
  %40 = load i32, ptr %13, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [4 x %struct.cluster], ptr addrspace(3) @nearest_centres.shared, i64 0, i64 %41
  %43 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) %42, i32 0, i32 0
  %44 = load <2 x float>, ptr addrspace(3) %43, align 8
  %45 = fsub <2 x float> %39, %44
  store <2 x float> %45, ptr %14, align 8
  %46 = load <2 x float>, ptr %14, align 8
  %47 = extractelement <2 x float> %46, i64 0
  %48 = load <2 x float>, ptr %14, align 8
  %49 = extractelement <2 x float> %48, i64 0
  %50 = load <2 x float>, ptr %14, align 8
  %51 = extractelement <2 x float> %50, i64 1
  %52 = load <2 x float>, ptr %14, align 8
  %53 = extractelement <2 x float> %52, i64 1
  %54 = fmul float %51, %53
  %55 = call float @llvm.fmuladd.f32(float %47, float %49, float %54)
  store float %55, ptr %15, align 4
  %56 = load float, ptr %15, align 4
  %57 = load float, ptr %12, align 4
  %58 = fcmp olt float %56, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %35
  %60 = load float, ptr %15, align 4
  store float %60, ptr %12, align 4
  %61 = load i32, ptr %13, align 4
  store i32 %61, ptr %11, align 4
  br label %62

62:                                               ; preds = %59, %35
  br label %63

63:                                               ; preds = %62
  %64 = load i32, ptr %13, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %13, align 4
  br label %32

66:                                               ; preds = %32
  %67 = load i32, ptr %11, align 4
  %68 = load ptr addrspace(1), ptr %7, align 8
  %69 = load i64, ptr %10, align 8
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %69
  store i32 %67, ptr addrspace(1) %70, align 4
  %71 = load i32, ptr %11, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x %struct.cluster], ptr addrspace(3) @nearest_centres.shared, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) %73, i32 0, i32 1
  %75 = call spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef %74) #6
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %76 = load i64, ptr %9, align 8
  %77 = icmp ult i64 %76, 4
  br i1 %77, label %78, label %90

78:                                               ; preds = %66
  %79 = load i64, ptr %9, align 8
  %80 = getelementptr inbounds nuw [4 x %struct.cluster], ptr addrspace(3) @nearest_centres.shared, i64 0, i64 %79
  %81 = getelementptr inbounds nuw %struct.cluster, ptr addrspace(3) %80, i32 0, i32 1
  %82 = load i32, ptr addrspace(3) %81, align 8
  %83 = sitofp i32 %82 to float
  %84 = load ptr addrspace(1), ptr %8, align 8
  %85 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %86 = mul i64 %85, 4
  %87 = load i64, ptr %9, align 8
  %88 = add i64 %86, %87
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %84, i64 %88
  store float %83, ptr addrspace(1) %89, align 4
  br label %90

90:                                               ; preds = %78, %66
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @cube_rotation(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_cube_rotation(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_cube_rotation(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %9, ptr %5, align 8
  %10 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  store i64 %10, ptr %6, align 8
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %13 = mul i64 %12, 64
  store i64 %13, ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %3, align 8
  %15 = load i64, ptr %8, align 8
  %16 = load i64, ptr %7, align 8
  %17 = mul i64 %16, 16
  %18 = add i64 %15, %17
  %19 = load i64, ptr %6, align 8
  %20 = mul i64 %19, 4
  %21 = add i64 %18, %20
  %22 = load i64, ptr %5, align 8
  %23 = add i64 %21, %22
  %24 = getelementptr inbounds nuw i16, ptr addrspace(1) %14, i64 %23
  %25 = load i16, ptr addrspace(1) %24, align 2
  %26 = load i64, ptr %7, align 8
  %27 = getelementptr inbounds nuw [4 x [4 x [4 x i16]]], ptr addrspace(3) @cube_rotation.cube, i64 0, i64 %26
  %28 = load i64, ptr %6, align 8
  %29 = getelementptr inbounds nuw [4 x [4 x i16]], ptr addrspace(3) %27, i64 0, i64 %28
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds nuw [4 x i16], ptr addrspace(3) %29, i64 0, i64 %30
  store i16 %25, ptr addrspace(3) %31, align 2
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %32 = load i64, ptr %5, align 8
  %33 = getelementptr inbounds nuw [4 x [4 x [4 x i16]]], ptr addrspace(3) @cube_rotation.cube, i64 0, i64 %32
  %34 = load i64, ptr %7, align 8
  %35 = getelementptr inbounds nuw [4 x [4 x i16]], ptr addrspace(3) %33, i64 0, i64 %34
  %36 = load i64, ptr %6, align 8
  %37 = sub i64 3, %36
  %38 = getelementptr inbounds nuw [4 x i16], ptr addrspace(3) %35, i64 0, i64 %37
  %39 = load i16, ptr addrspace(3) %38, align 2
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %8, align 8
  %42 = load i64, ptr %7, align 8
  %43 = mul i64 %42, 16
  %44 = add i64 %41, %43
  %45 = load i64, ptr %6, align 8
  %46 = mul i64 %45, 4
  %47 = add i64 %44, %46
  %48 = load i64, ptr %5, align 8
  %49 = add i64 %47, %48
  %50 = getelementptr inbounds nuw i16, ptr addrspace(1) %40, i64 %49
  store i16 %39, ptr addrspace(1) %50, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @convolve_tiles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(2), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(2) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(2), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_convolve_tiles(ptr addrspace(1) noundef align 4 %11, ptr addrspace(2) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, i32 noundef %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_convolve_tiles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(2), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
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
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(2) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %25 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %11, align 4
  %27 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %12, align 4
  %29 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %30 = mul i64 %29, 8
  %31 = sub i64 %30, 1
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %13, align 4
  %33 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %34 = mul i64 %33, 8
  %35 = sub i64 %34, 1
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %14, align 4
  %37 = load i32, ptr %12, align 4
  %38 = mul nsw i32 %37, 8
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %38, %39
  store i32 %40, ptr %15, align 4
  br label %41

41:                                               ; preds = %87, %5
  %42 = load i32, ptr %15, align 4
  %43 = icmp slt i32 %42, 100
  br i1 %43, label %44, label %90

44:                                               ; preds = %41
  %45 = load i32, ptr %15, align 4
  %46 = srem i32 %45, 10
  store i32 %46, ptr %16, align 4
  %47 = load i32, ptr %15, align 4
  %48 = sdiv i32 %47, 10
  store i32 %48, ptr %17, align 4
  %49 = load i32, ptr %13, align 4
  %50 = load i32, ptr %16, align 4
  %51 = add nsw i32 %49, %50
  store i32 %51, ptr %18, align 4
  %52 = load i32, ptr %14, align 4
  %53 = load i32, ptr %17, align 4
  %54 = add nsw i32 %52, %53
  store i32 %54, ptr %19, align 4
  %55 = load i32, ptr %18, align 4
  %56 = icmp sge i32 %55, 0
  br i1 %56, label %57, label %78

57:                                               ; preds = %44
  %58 = load i32, ptr %19, align 4
  %59 = icmp sge i32 %58, 0
  br i1 %59, label %60, label %78

60:                                               ; preds = %57
  %61 = load i32, ptr %18, align 4
  %62 = load i32, ptr %9, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %78

64:                                               ; preds = %60
  %65 = load i32, ptr %19, align 4
  %66 = load i32, ptr %10, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %78

68:                                               ; preds = %64
  %69 = load ptr addrspace(1), ptr %6, align 8
  %70 = load i32, ptr %19, align 4
  %71 = load i32, ptr %9, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %18, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %69, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4
  br label %79

78:                                               ; preds = %64, %60, %57, %44
  br label %79

79:                                               ; preds = %78, %68
  %80 = phi float [ %77, %68 ], [ 0.000000e+00, %78 ]
  %81 = load i32, ptr %17, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [10 x [10 x float]], ptr addrspace(3) @convolve_tiles.tile, i64 0, i64 %82
  %84 = load i32, ptr %16, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [10 x float], ptr addrspace(3) %83, i64 0, i64 %85
  store float %80, ptr addrspace(3) %86, align 4
  br label %87

87:                                               ; preds = %79
  %88 = load i32, ptr %15, align 4
  %89 = add nsw i32 %88, 64
  store i32 %89, ptr %15, align 4
  br label %41

90:                                               ; preds = %41
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %91 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %92 = trunc i64 %91 to i32
  store i32 %92, ptr %20, align 4
  %93 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %94 = trunc i64 %93 to i32
  store i32 %94, ptr %21, align 4
  %95 = load i32, ptr %20, align 4
  %96 = load i32, ptr %9, align 4
  %97 = icmp sge i32 %95, %96
  br i1 %97, label %102, label %98

98:                                               ; preds = %90
  %99 = load i32, ptr %21, align 4
  %100 = load i32, ptr %10, align 4
  %101 = icmp sge i32 %99, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %98, %90
  br label %150

103:                                              ; preds = %98
  store float 0.000000e+00, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %104

104:                                              ; preds = %137, %103
  %105 = load i32, ptr %23, align 4
  %106 = icmp slt i32 %105, 3
  br i1 %106, label %107, label %140

107:                                              ; preds = %104
  store i32 0, ptr %24, align 4
  br label %108

108:                                              ; preds = %133, %107
  %109 = load i32, ptr %24, align 4
  %110 = icmp slt i32 %109, 3
  br i1 %110, label %111, label %136

111:                                              ; preds = %108
  %112 = load i32, ptr %12, align 4
  %113 = load i32, ptr %23, align 4
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [10 x [10 x float]], ptr addrspace(3) @convolve_tiles.tile, i64 0, i64 %115
  %117 = load i32, ptr %11, align 4
  %118 = load i32, ptr %24, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [10 x float], ptr addrspace(3) %116, i64 0, i64 %120
  %122 = load float, ptr addrspace(3) %121, align 4
  %123 = load ptr addrspace(2), ptr %7, align 8
  %124 = load i32, ptr %23, align 4
  %125 = mul nsw i32 %124, 3
  %126 = load i32, ptr %24, align 4
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(2) %123, i64 %128
  %130 = load float, ptr addrspace(2) %129, align 4
  %131 = load float, ptr %22, align 4
  %132 = call float @llvm.fmuladd.f32(float %122, float %130, float %131)
  store float %132, ptr %22, align 4
  br label %133

133:                                              ; preds = %111
  %134 = load i32, ptr %24, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %24, align 4
  br label %108

136:                                              ; preds = %108
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr %23, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %23, align 4
  br label %104

140:                                              ; preds = %104
  %141 = load float, ptr %22, align 4
  %142 = load ptr addrspace(1), ptr %8, align 8
  %143 = load i32, ptr %21, align 4
  %144 = load i32, ptr %9, align 4
  %145 = mul nsw i32 %143, %144
  %146 = load i32, ptr %20, align 4
  %147 = add nsw i32 %145, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr addrspace(1) %142, i64 %148
  store float %141, ptr addrspace(1) %149, align 4
  br label %150

150:                                              ; preds = %140, %102
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @mixed_locals(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, ptr addrspace(3) noundef align 16 %3) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(3), ptr %7, align 8
  %12 = load ptr addrspace(3), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_mixed_locals(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(3) noundef align 4 %11, ptr addrspace(3) noundef align 16 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_mixed_locals(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, ptr addrspace(3) noundef align 16 %3) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %12, ptr %9, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %13, ptr %10, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %10, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @mixed_locals.fixed_size, i64 0, i64 %18
  store i32 %17, ptr addrspace(3) %19, align 4
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i64, ptr %10, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = mul nsw i32 %23, 2
  %25 = load ptr addrspace(3), ptr %7, align 8
  %26 = load i64, ptr %9, align 8
  %27 = sub i64 15, %26
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) %25, i64 %27
  store i32 %24, ptr addrspace(3) %28, align 4
  %29 = load ptr addrspace(1), ptr %5, align 8
  %30 = load i64, ptr %10, align 8
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = sitofp i32 %32 to float
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <4 x i32> zeroinitializer
  %36 = load ptr addrspace(3), ptr %8, align 8
  %37 = load i64, ptr %9, align 8
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %36, i64 %37
  store <4 x float> %35, ptr addrspace(3) %38, align 16
  %39 = load ptr addrspace(3), ptr %8, align 8
  %40 = load i64, ptr %9, align 8
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %39, i64 %40
  %42 = load <4 x float>, ptr addrspace(3) %41, align 16
  %43 = insertelement <4 x float> %42, float 5.000000e-01, i64 1
  store <4 x float> %43, ptr addrspace(3) %41, align 16
  %44 = load ptr addrspace(1), ptr %5, align 8
  %45 = load i64, ptr %10, align 8
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4
  %48 = icmp sgt i32 %47, 0
  %49 = zext i1 %48 to i32
  %50 = trunc i32 %49 to i8
  %51 = load i64, ptr %9, align 8
  %52 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) @mixed_locals.flags, i64 0, i64 %51
  store i8 %50, ptr addrspace(3) %52, align 1
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %53 = load i64, ptr %9, align 8
  %54 = add i64 %53, 1
  %55 = and i64 %54, 15
  store i64 %55, ptr %11, align 8
  %56 = load i64, ptr %11, align 8
  %57 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @mixed_locals.fixed_size, i64 0, i64 %56
  %58 = load i32, ptr addrspace(3) %57, align 4
  %59 = load ptr addrspace(3), ptr %7, align 8
  %60 = load i64, ptr %11, align 8
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) %59, i64 %60
  %62 = load i32, ptr addrspace(3) %61, align 4
  %63 = add nsw i32 %58, %62
  %64 = load ptr addrspace(3), ptr %8, align 8
  %65 = load i64, ptr %11, align 8
  %66 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %64, i64 %65
  %67 = load <4 x float>, ptr addrspace(3) %66, align 16
  %68 = extractelement <4 x float> %67, i64 1
  %69 = load ptr addrspace(3), ptr %8, align 8
  %70 = load i64, ptr %11, align 8
  %71 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %69, i64 %70
  %72 = load <4 x float>, ptr addrspace(3) %71, align 16
  %73 = extractelement <4 x float> %72, i64 3
  %74 = fmul float %68, %73
  %75 = fptosi float %74 to i32
  %76 = add nsw i32 %63, %75
  %77 = load i64, ptr %11, align 8
  %78 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) @mixed_locals.flags, i64 0, i64 %77
  %79 = load i8, ptr addrspace(3) %78, align 1
  %80 = zext i8 %79 to i32
  %81 = mul nsw i32 %80, 1000
  %82 = add nsw i32 %76, %81
  %83 = load ptr addrspace(1), ptr %6, align 8
  %84 = load i64, ptr %10, align 8
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %83, i64 %84
  store i32 %82, ptr addrspace(1) %85, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

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
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float2*", !"float2*", !"int*", !"float*"}
!6 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int*", !"float*"}
!7 = !{!"const", !"const", !"", !""}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"short*", !"short*"}
!11 = !{!"const", !""}
!12 = !{i32 1, i32 2, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!15 = !{!"const", !"const", !"", !"", !""}
!16 = !{i32 1, i32 1, i32 3, i32 3}
!17 = !{!"int*", !"int*", !"int*", !"float4*"}
!18 = !{!"int*", !"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!19 = !{!"const", !"", !"", !""}
