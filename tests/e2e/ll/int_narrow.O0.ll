; ModuleID = 'int_narrow.cl'
source_filename = "int_narrow.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @promotions(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_promotions(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 1 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_promotions(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %9, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %15, ptr %10, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1
  store i8 %19, ptr %11, align 1
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1
  store i8 %23, ptr %12, align 1
  %24 = load i8, ptr %11, align 1
  %25 = sext i8 %24 to i32
  %26 = load i8, ptr %12, align 1
  %27 = zext i8 %26 to i32
  %28 = add nsw i32 %25, %27
  %29 = load ptr addrspace(1), ptr %7, align 8
  %30 = load i64, ptr %10, align 8
  %31 = mul i64 0, %30
  %32 = load i64, ptr %9, align 8
  %33 = add i64 %31, %32
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %33
  store i32 %28, ptr addrspace(1) %34, align 4
  %35 = load i8, ptr %11, align 1
  %36 = sext i8 %35 to i32
  %37 = load i8, ptr %12, align 1
  %38 = zext i8 %37 to i32
  %39 = mul nsw i32 %36, %38
  %40 = load ptr addrspace(1), ptr %7, align 8
  %41 = load i64, ptr %10, align 8
  %42 = mul i64 1, %41
  %43 = load i64, ptr %9, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %44
  store i32 %39, ptr addrspace(1) %45, align 4
  %46 = load i8, ptr %11, align 1
  %47 = sext i8 %46 to i32
  %48 = load i8, ptr %12, align 1
  %49 = sext i8 %48 to i32
  %50 = sub nsw i32 %47, %49
  %51 = load ptr addrspace(1), ptr %7, align 8
  %52 = load i64, ptr %10, align 8
  %53 = mul i64 2, %52
  %54 = load i64, ptr %9, align 8
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %55
  store i32 %50, ptr addrspace(1) %56, align 4
  %57 = load i8, ptr %11, align 1
  %58 = sext i8 %57 to i32
  %59 = load i8, ptr %12, align 1
  %60 = zext i8 %59 to i32
  %61 = add nsw i32 %58, %60
  %62 = trunc i32 %61 to i8
  %63 = zext i8 %62 to i32
  %64 = load ptr addrspace(1), ptr %7, align 8
  %65 = load i64, ptr %10, align 8
  %66 = mul i64 3, %65
  %67 = load i64, ptr %9, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i64 %68
  store i32 %63, ptr addrspace(1) %69, align 4
  %70 = load i8, ptr %11, align 1
  %71 = sext i8 %70 to i32
  %72 = shl i32 %71, 9
  %73 = trunc i32 %72 to i16
  %74 = sext i16 %73 to i32
  %75 = load ptr addrspace(1), ptr %7, align 8
  %76 = load i64, ptr %10, align 8
  %77 = mul i64 4, %76
  %78 = load i64, ptr %9, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %79
  store i32 %74, ptr addrspace(1) %80, align 4
  %81 = load i8, ptr %12, align 1
  %82 = zext i8 %81 to i32
  %83 = xor i32 %82, -1
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = load i64, ptr %10, align 8
  %86 = mul i64 5, %85
  %87 = load i64, ptr %9, align 8
  %88 = add i64 %86, %87
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i64 %88
  store i32 %83, ptr addrspace(1) %89, align 4
  %90 = load i8, ptr %11, align 1
  %91 = sext i8 %90 to i32
  %92 = sub nsw i32 0, %91
  %93 = load ptr addrspace(1), ptr %7, align 8
  %94 = load i64, ptr %10, align 8
  %95 = mul i64 6, %94
  %96 = load i64, ptr %9, align 8
  %97 = add i64 %95, %96
  %98 = getelementptr inbounds nuw i32, ptr addrspace(1) %93, i64 %97
  store i32 %92, ptr addrspace(1) %98, align 4
  %99 = load i8, ptr %11, align 1
  %100 = sext i8 %99 to i32
  %101 = ashr i32 %100, 2
  %102 = load ptr addrspace(1), ptr %7, align 8
  %103 = load i64, ptr %10, align 8
  %104 = mul i64 7, %103
  %105 = load i64, ptr %9, align 8
  %106 = add i64 %104, %105
  %107 = getelementptr inbounds nuw i32, ptr addrspace(1) %102, i64 %106
  store i32 %101, ptr addrspace(1) %107, align 4
  %108 = load i8, ptr %12, align 1
  %109 = zext i8 %108 to i32
  %110 = ashr i32 %109, 2
  %111 = load ptr addrspace(1), ptr %7, align 8
  %112 = load i64, ptr %10, align 8
  %113 = mul i64 8, %112
  %114 = load i64, ptr %9, align 8
  %115 = add i64 %113, %114
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %111, i64 %115
  store i32 %110, ptr addrspace(1) %116, align 4
  %117 = load i8, ptr %11, align 1
  store i8 %117, ptr %13, align 1
  %118 = load i8, ptr %12, align 1
  %119 = zext i8 %118 to i32
  %120 = load i8, ptr %13, align 1
  %121 = sext i8 %120 to i32
  %122 = add nsw i32 %121, %119
  %123 = trunc i32 %122 to i8
  store i8 %123, ptr %13, align 1
  %124 = load i8, ptr %13, align 1
  %125 = sext i8 %124 to i32
  %126 = xor i32 %125, 85
  %127 = trunc i32 %126 to i8
  store i8 %127, ptr %13, align 1
  %128 = load i8, ptr %13, align 1
  %129 = sext i8 %128 to i32
  %130 = ashr i32 %129, 1
  %131 = trunc i32 %130 to i8
  %132 = sext i8 %131 to i32
  %133 = load i8, ptr %13, align 1
  %134 = sext i8 %133 to i32
  %135 = sub nsw i32 %134, %132
  %136 = trunc i32 %135 to i8
  store i8 %136, ptr %13, align 1
  %137 = load i8, ptr %13, align 1
  %138 = load ptr addrspace(1), ptr %8, align 8
  %139 = load i64, ptr %9, align 8
  %140 = getelementptr inbounds nuw i8, ptr addrspace(1) %138, i64 %139
  store i8 %137, ptr addrspace(1) %140, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @wrapping_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_wrapping_vectors(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_wrapping_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <16 x i8>, align 16
  %9 = alloca <16 x i8>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %11, i64 %12
  %14 = load <16 x i8>, ptr addrspace(1) %13, align 16
  store <16 x i8> %14, ptr %8, align 16
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %15, i64 %16
  %18 = load <16 x i8>, ptr addrspace(1) %17, align 16
  store <16 x i8> %18, ptr %9, align 16
  %19 = load <16 x i8>, ptr %8, align 16
  %20 = load <16 x i8>, ptr %9, align 16
  %21 = add <16 x i8> %19, %20
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i64, ptr %7, align 8
  %24 = mul i64 3, %23
  %25 = add i64 %24, 0
  %26 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %22, i64 %25
  store <16 x i8> %21, ptr addrspace(1) %26, align 16
  %27 = load <16 x i8>, ptr %8, align 16
  %28 = load <16 x i8>, ptr %9, align 16
  %29 = mul <16 x i8> %27, %28
  %30 = sub <16 x i8> %29, splat (i8 3)
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i64, ptr %7, align 8
  %33 = mul i64 3, %32
  %34 = add i64 %33, 1
  %35 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %31, i64 %34
  store <16 x i8> %30, ptr addrspace(1) %35, align 16
  %36 = load <16 x i8>, ptr %8, align 16
  %37 = load <16 x i8>, ptr %9, align 16
  %38 = and <16 x i8> %36, %37
  %39 = load <16 x i8>, ptr %8, align 16
  %40 = xor <16 x i8> %39, splat (i8 15)
  %41 = or <16 x i8> %38, %40
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i64, ptr %7, align 8
  %44 = mul i64 3, %43
  %45 = add i64 %44, 2
  %46 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %42, i64 %45
  store <16 x i8> %41, ptr addrspace(1) %46, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @over_blend(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_over_blend(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_over_blend(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x i16>, align 8
  %9 = alloca <4 x i16>, align 8
  %10 = alloca i16, align 2
  %11 = alloca <4 x i16>, align 8
  %12 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %14, i64 %15
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4
  %18 = call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %17) #3
  store <4 x i16> %18, ptr %8, align 8
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x i8>, ptr addrspace(1) %21, align 4
  %23 = call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %22) #3
  store <4 x i16> %23, ptr %9, align 8
  %24 = load <4 x i16>, ptr %8, align 8
  %25 = extractelement <4 x i16> %24, i64 3
  store i16 %25, ptr %10, align 2
  %26 = load <4 x i16>, ptr %8, align 8
  %27 = load i16, ptr %10, align 2
  %28 = insertelement <4 x i16> poison, i16 %27, i64 0
  %29 = shufflevector <4 x i16> %28, <4 x i16> poison, <4 x i32> zeroinitializer
  %30 = mul <4 x i16> %26, %29
  %31 = load <4 x i16>, ptr %9, align 8
  %32 = load i16, ptr %10, align 2
  %33 = zext i16 %32 to i32
  %34 = sub nsw i32 255, %33
  %35 = trunc i32 %34 to i16
  %36 = insertelement <4 x i16> poison, i16 %35, i64 0
  %37 = shufflevector <4 x i16> %36, <4 x i16> poison, <4 x i32> zeroinitializer
  %38 = mul <4 x i16> %31, %37
  %39 = add <4 x i16> %30, %38
  %40 = add <4 x i16> %39, splat (i16 127)
  store <4 x i16> %40, ptr %11, align 8
  %41 = load <4 x i16>, ptr %11, align 8
  %42 = udiv <4 x i16> %41, splat (i16 255)
  %43 = call spir_func <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef %42) #3
  store <4 x i8> %43, ptr %12, align 4
  %44 = load <4 x i8>, ptr %12, align 4
  %45 = insertelement <4 x i8> %44, i8 -1, i64 3
  store <4 x i8> %45, ptr %12, align 4
  %46 = load <4 x i8>, ptr %12, align 4
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = load i64, ptr %7, align 8
  %49 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %47, i64 %48
  store <4 x i8> %46, ptr addrspace(1) %49, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @luma_planes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_luma_planes(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 2 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_luma_planes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = mul i64 3, %14
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 %15
  %17 = load i8, ptr addrspace(1) %16, align 1
  store i8 %17, ptr %8, align 1
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %7, align 8
  %20 = mul i64 3, %19
  %21 = add i64 %20, 1
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1
  store i8 %23, ptr %9, align 1
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %7, align 8
  %26 = mul i64 3, %25
  %27 = add i64 %26, 2
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1
  store i8 %29, ptr %10, align 1
  %30 = load i8, ptr %8, align 1
  %31 = zext i8 %30 to i32
  %32 = mul nsw i32 %31, 77
  %33 = load i8, ptr %9, align 1
  %34 = zext i8 %33 to i32
  %35 = mul nsw i32 %34, 150
  %36 = add nsw i32 %32, %35
  %37 = load i8, ptr %10, align 1
  %38 = zext i8 %37 to i32
  %39 = mul nsw i32 %38, 29
  %40 = add nsw i32 %36, %39
  %41 = ashr i32 %40, 8
  %42 = trunc i32 %41 to i8
  store i8 %42, ptr %11, align 1
  %43 = load i8, ptr %11, align 1
  %44 = load ptr addrspace(1), ptr %5, align 8
  %45 = load i64, ptr %7, align 8
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 %45
  store i8 %43, ptr addrspace(1) %46, align 1
  %47 = load i8, ptr %10, align 1
  %48 = zext i8 %47 to i32
  %49 = load i8, ptr %11, align 1
  %50 = zext i8 %49 to i32
  %51 = sub nsw i32 %48, %50
  %52 = trunc i32 %51 to i16
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = load i64, ptr %7, align 8
  %55 = mul i64 2, %54
  %56 = getelementptr inbounds nuw i16, ptr addrspace(1) %53, i64 %55
  store i16 %52, ptr addrspace(1) %56, align 2
  %57 = load i8, ptr %8, align 1
  %58 = zext i8 %57 to i32
  %59 = load i8, ptr %11, align 1
  %60 = zext i8 %59 to i32
  %61 = sub nsw i32 %58, %60
  %62 = mul nsw i32 %61, 2
  %63 = trunc i32 %62 to i16
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = load i64, ptr %7, align 8
  %66 = mul i64 2, %65
  %67 = add i64 %66, 1
  %68 = getelementptr inbounds nuw i16, ptr addrspace(1) %64, i64 %67
  store i16 %63, ptr addrspace(1) %68, align 2
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef) #1

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
!5 = !{!"char*", !"uchar*", !"int*", !"char*"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"char16*", !"char16*", !"char16*"}
!10 = !{!"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*"}
!11 = !{!"const", !"const", !""}
!12 = !{!"uchar4*", !"uchar4*", !"uchar4*"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*"}
!14 = !{!"uchar*", !"uchar*", !"short*"}
!15 = !{!"const", !"", !""}
