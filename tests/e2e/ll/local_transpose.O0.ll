; ModuleID = 'local_transpose.cl'
source_filename = "local_transpose.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@transpose_padded.tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@planes_from_pixels.plane = internal addrspace(3) global [4 x [64 x i8]] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @transpose_padded(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
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
  call spir_func void @__clang_ocl_kern_imp_transpose_padded(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_transpose_padded(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %14 = mul i64 %13, 16
  %15 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %16 = add i64 %14, %15
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %19 = mul i64 %18, 16
  %20 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %21 = add i64 %19, %20
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %23

23:                                               ; preds = %45, %4
  %24 = load i32, ptr %11, align 4
  %25 = icmp slt i32 %24, 16
  br i1 %25, label %26, label %48

26:                                               ; preds = %23
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = add nsw i32 %28, %29
  %31 = load i32, ptr %7, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %9, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %27, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4
  %38 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspace(3) @transpose_padded.tile, i64 0, i64 %41
  %43 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %44 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %42, i64 0, i64 %43
  store float %37, ptr addrspace(3) %44, align 4
  br label %45

45:                                               ; preds = %26
  %46 = load i32, ptr %11, align 4
  %47 = add nsw i32 %46, 4
  store i32 %47, ptr %11, align 4
  br label %23

48:                                               ; preds = %23
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %49 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %50 = mul i64 %49, 16
  %51 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %52 = add i64 %50, %51
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr %9, align 4
  %54 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %55 = mul i64 %54, 16
  %56 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %57 = add i64 %55, %56
  %58 = trunc i64 %57 to i32
  store i32 %58, ptr %10, align 4
  store i32 0, ptr %12, align 4
  br label %59

59:                                               ; preds = %81, %48
  %60 = load i32, ptr %12, align 4
  %61 = icmp slt i32 %60, 16
  br i1 %61, label %62, label %84

62:                                               ; preds = %59
  %63 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %64 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspace(3) @transpose_padded.tile, i64 0, i64 %63
  %65 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %66 = load i32, ptr %12, align 4
  %67 = sext i32 %66 to i64
  %68 = add i64 %65, %67
  %69 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %64, i64 0, i64 %68
  %70 = load float, ptr addrspace(3) %69, align 4
  %71 = load ptr addrspace(1), ptr %6, align 8
  %72 = load i32, ptr %10, align 4
  %73 = load i32, ptr %12, align 4
  %74 = add nsw i32 %72, %73
  %75 = load i32, ptr %8, align 4
  %76 = mul nsw i32 %74, %75
  %77 = load i32, ptr %9, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %71, i64 %79
  store float %70, ptr addrspace(1) %80, align 4
  br label %81

81:                                               ; preds = %62
  %82 = load i32, ptr %12, align 4
  %83 = add nsw i32 %82, 4
  store i32 %83, ptr %12, align 4
  br label %59

84:                                               ; preds = %59
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @planes_from_pixels(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_planes_from_pixels(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 1 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_planes_from_pixels(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca <4 x i8>, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %15 = mul i64 %14, 64
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %8, align 4
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %7, align 4
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %17, i64 %21
  %23 = load <4 x i8>, ptr addrspace(1) %22, align 4
  store <4 x i8> %23, ptr %9, align 4
  %24 = load <4 x i8>, ptr %9, align 4
  %25 = extractelement <4 x i8> %24, i64 0
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [64 x i8], ptr addrspace(3) @planes_from_pixels.plane, i64 0, i64 %27
  store i8 %25, ptr addrspace(3) %28, align 1
  %29 = load <4 x i8>, ptr %9, align 4
  %30 = extractelement <4 x i8> %29, i64 1
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [64 x i8], ptr addrspace(3) getelementptr inbounds ([4 x [64 x i8]], ptr addrspace(3) @planes_from_pixels.plane, i64 0, i64 1), i64 0, i64 %32
  store i8 %30, ptr addrspace(3) %33, align 1
  %34 = load <4 x i8>, ptr %9, align 4
  %35 = extractelement <4 x i8> %34, i64 2
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [64 x i8], ptr addrspace(3) getelementptr inbounds ([4 x [64 x i8]], ptr addrspace(3) @planes_from_pixels.plane, i64 0, i64 2), i64 0, i64 %37
  store i8 %35, ptr addrspace(3) %38, align 1
  %39 = load <4 x i8>, ptr %9, align 4
  %40 = extractelement <4 x i8> %39, i64 3
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [64 x i8], ptr addrspace(3) getelementptr inbounds ([4 x [64 x i8]], ptr addrspace(3) @planes_from_pixels.plane, i64 0, i64 3), i64 0, i64 %42
  store i8 %40, ptr addrspace(3) %43, align 1
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %44 = load i32, ptr %7, align 4
  %45 = sdiv i32 %44, 16
  store i32 %45, ptr %10, align 4
  %46 = load i32, ptr %7, align 4
  %47 = srem i32 %46, 16
  %48 = mul nsw i32 %47, 4
  store i32 %48, ptr %11, align 4
  %49 = load i32, ptr %10, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x [64 x i8]], ptr addrspace(3) @planes_from_pixels.plane, i64 0, i64 %50
  %52 = load i32, ptr %11, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [64 x i8], ptr addrspace(3) %51, i64 0, i64 %53
  %55 = load <4 x i8>, ptr addrspace(3) %54, align 1
  %56 = load ptr addrspace(1), ptr %5, align 8
  %57 = load i32, ptr %10, align 4
  %58 = load i32, ptr %6, align 4
  %59 = mul nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr addrspace(1) %56, i64 %60
  %62 = load i32, ptr %8, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %61, i64 %63
  %65 = load i32, ptr %11, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %64, i64 %66
  %68 = addrspacecast ptr addrspace(1) %67 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %55, i64 noundef 0, ptr addrspace(4) noundef %68) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @bitonic_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(3), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 %5, ptr addrspace(3) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %5, align 4
  %16 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %17 = mul i64 %16, 2
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %6, align 4
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %21 = load i32, ptr %6, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %20, %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %23
  store ptr addrspace(1) %24, ptr %7, align 8
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = load i32, ptr %5, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  %30 = load ptr addrspace(3), ptr %4, align 8
  %31 = load i32, ptr %5, align 4
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) %30, i64 %32
  store i32 %29, ptr addrspace(3) %33, align 4
  %34 = load ptr addrspace(1), ptr %7, align 8
  %35 = load i32, ptr %5, align 4
  %36 = load i32, ptr %6, align 4
  %37 = udiv i32 %36, 2
  %38 = add i32 %35, %37
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4
  %42 = load ptr addrspace(3), ptr %4, align 8
  %43 = load i32, ptr %5, align 4
  %44 = load i32, ptr %6, align 4
  %45 = udiv i32 %44, 2
  %46 = add i32 %43, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) %42, i64 %47
  store i32 %41, ptr addrspace(3) %48, align 4
  store i32 2, ptr %8, align 4
  br label %49

49:                                               ; preds = %116, %2
  %50 = load i32, ptr %8, align 4
  %51 = load i32, ptr %6, align 4
  %52 = icmp ule i32 %50, %51
  br i1 %52, label %53, label %119

53:                                               ; preds = %49
  %54 = load i32, ptr %8, align 4
  %55 = udiv i32 %54, 2
  store i32 %55, ptr %9, align 4
  br label %56

56:                                               ; preds = %112, %53
  %57 = load i32, ptr %9, align 4
  %58 = icmp ugt i32 %57, 0
  br i1 %58, label %59, label %115

59:                                               ; preds = %56
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %60 = load i32, ptr %5, align 4
  %61 = mul i32 2, %60
  %62 = load i32, ptr %5, align 4
  %63 = load i32, ptr %9, align 4
  %64 = sub i32 %63, 1
  %65 = and i32 %62, %64
  %66 = sub i32 %61, %65
  store i32 %66, ptr %10, align 4
  %67 = load i32, ptr %10, align 4
  %68 = load i32, ptr %8, align 4
  %69 = and i32 %67, %68
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %59
  %72 = load i32, ptr %8, align 4
  %73 = load i32, ptr %6, align 4
  %74 = icmp eq i32 %72, %73
  br label %75

75:                                               ; preds = %71, %59
  %76 = phi i1 [ true, %59 ], [ %74, %71 ]
  %77 = zext i1 %76 to i8
  store i8 %77, ptr %11, align 1
  %78 = load ptr addrspace(3), ptr %4, align 8
  %79 = load i32, ptr %10, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(3) %78, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4
  store i32 %82, ptr %12, align 4
  %83 = load ptr addrspace(3), ptr %4, align 8
  %84 = load i32, ptr %10, align 4
  %85 = load i32, ptr %9, align 4
  %86 = add i32 %84, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(3) %83, i64 %87
  %89 = load i32, ptr addrspace(3) %88, align 4
  store i32 %89, ptr %13, align 4
  %90 = load i32, ptr %12, align 4
  %91 = load i32, ptr %13, align 4
  %92 = icmp ugt i32 %90, %91
  %93 = zext i1 %92 to i32
  %94 = load i8, ptr %11, align 1
  %95 = trunc i8 %94 to i1
  %96 = zext i1 %95 to i32
  %97 = icmp eq i32 %93, %96
  br i1 %97, label %98, label %111

98:                                               ; preds = %75
  %99 = load i32, ptr %13, align 4
  %100 = load ptr addrspace(3), ptr %4, align 8
  %101 = load i32, ptr %10, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspace(3) %100, i64 %102
  store i32 %99, ptr addrspace(3) %103, align 4
  %104 = load i32, ptr %12, align 4
  %105 = load ptr addrspace(3), ptr %4, align 8
  %106 = load i32, ptr %10, align 4
  %107 = load i32, ptr %9, align 4
  %108 = add i32 %106, %107
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr addrspace(3) %105, i64 %109
  store i32 %104, ptr addrspace(3) %110, align 4
  br label %111

111:                                              ; preds = %98, %75
  br label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %9, align 4
  %114 = udiv i32 %113, 2
  store i32 %114, ptr %9, align 4
  br label %56

115:                                              ; preds = %56
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %8, align 4
  %118 = mul i32 %117, 2
  store i32 %118, ptr %8, align 4
  br label %49

119:                                              ; preds = %49
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %120 = load ptr addrspace(3), ptr %4, align 8
  %121 = load i32, ptr %5, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr addrspace(3) %120, i64 %122
  %124 = load i32, ptr addrspace(3) %123, align 4
  %125 = load ptr addrspace(1), ptr %7, align 8
  %126 = load i32, ptr %5, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %125, i64 %127
  store i32 %124, ptr addrspace(1) %128, align 4
  %129 = load ptr addrspace(3), ptr %4, align 8
  %130 = load i32, ptr %5, align 4
  %131 = load i32, ptr %6, align 4
  %132 = udiv i32 %131, 2
  %133 = add i32 %130, %132
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(3) %129, i64 %134
  %136 = load i32, ptr addrspace(3) %135, align 4
  %137 = load ptr addrspace(1), ptr %7, align 8
  %138 = load i32, ptr %5, align 4
  %139 = load i32, ptr %6, align 4
  %140 = udiv i32 %139, 2
  %141 = add i32 %138, %140
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %137, i64 %142
  store i32 %136, ptr addrspace(1) %143, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int", !"int"}
!6 = !{!"const", !"", !"", !""}
!7 = !{i32 16, i32 4, i32 1}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar4*", !"uchar*", !"int"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"int"}
!12 = !{!"const", !"", !""}
!13 = !{i32 1, i32 3}
!14 = !{!"none", !"none"}
!15 = !{!"uint*", !"uint*"}
!16 = !{!"", !""}
