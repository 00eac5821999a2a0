; ModuleID = 'int_bits.cl'
source_filename = "int_bits.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @bit_counts(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_bit_counts(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_bit_counts(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8
  store i64 %13, ptr %7, align 8
  %14 = load i64, ptr %7, align 8
  %15 = trunc i64 %14 to i8
  %16 = call spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext %15) #4
  %17 = zext i8 %16 to i32
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %6, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %5, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %22
  store i32 %17, ptr addrspace(1) %23, align 4
  %24 = load i64, ptr %7, align 8
  %25 = trunc i64 %24 to i8
  %26 = call spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext %25) #4
  %27 = zext i8 %26 to i32
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i64, ptr %6, align 8
  %30 = mul i64 1, %29
  %31 = load i64, ptr %5, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %32
  store i32 %27, ptr addrspace(1) %33, align 4
  %34 = load i64, ptr %7, align 8
  %35 = trunc i64 %34 to i8
  %36 = call spir_func zeroext i8 @_Z3ctzh(i8 noundef zeroext %35) #4
  %37 = zext i8 %36 to i32
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = load i64, ptr %6, align 8
  %40 = mul i64 2, %39
  %41 = load i64, ptr %5, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %42
  store i32 %37, ptr addrspace(1) %43, align 4
  %44 = load i64, ptr %7, align 8
  %45 = trunc i64 %44 to i16
  %46 = call spir_func signext i16 @_Z8popcounts(i16 noundef signext %45) #4
  %47 = sext i16 %46 to i32
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 3, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %52
  store i32 %47, ptr addrspace(1) %53, align 4
  %54 = load i64, ptr %7, align 8
  %55 = trunc i64 %54 to i16
  %56 = call spir_func signext i16 @_Z3clzs(i16 noundef signext %55) #4
  %57 = sext i16 %56 to i32
  %58 = load ptr addrspace(1), ptr %4, align 8
  %59 = load i64, ptr %6, align 8
  %60 = mul i64 4, %59
  %61 = load i64, ptr %5, align 8
  %62 = add i64 %60, %61
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %62
  store i32 %57, ptr addrspace(1) %63, align 4
  %64 = load i64, ptr %7, align 8
  %65 = trunc i64 %64 to i16
  %66 = call spir_func zeroext i16 @_Z3ctzt(i16 noundef zeroext %65) #4
  %67 = zext i16 %66 to i32
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = load i64, ptr %6, align 8
  %70 = mul i64 5, %69
  %71 = load i64, ptr %5, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %72
  store i32 %67, ptr addrspace(1) %73, align 4
  %74 = load i64, ptr %7, align 8
  %75 = trunc i64 %74 to i32
  %76 = call spir_func i32 @_Z8popcountj(i32 noundef %75) #4
  %77 = load ptr addrspace(1), ptr %4, align 8
  %78 = load i64, ptr %6, align 8
  %79 = mul i64 6, %78
  %80 = load i64, ptr %5, align 8
  %81 = add i64 %79, %80
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %81
  store i32 %76, ptr addrspace(1) %82, align 4
  %83 = load i64, ptr %7, align 8
  %84 = trunc i64 %83 to i32
  %85 = call spir_func i32 @_Z3clzi(i32 noundef %84) #4
  %86 = load ptr addrspace(1), ptr %4, align 8
  %87 = load i64, ptr %6, align 8
  %88 = mul i64 7, %87
  %89 = load i64, ptr %5, align 8
  %90 = add i64 %88, %89
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %86, i64 %90
  store i32 %85, ptr addrspace(1) %91, align 4
  %92 = load i64, ptr %7, align 8
  %93 = trunc i64 %92 to i32
  %94 = call spir_func i32 @_Z3ctzj(i32 noundef %93) #4
  %95 = load ptr addrspace(1), ptr %4, align 8
  %96 = load i64, ptr %6, align 8
  %97 = mul i64 8, %96
  %98 = load i64, ptr %5, align 8
  %99 = add i64 %97, %98
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %95, i64 %99
  store i32 %94, ptr addrspace(1) %100, align 4
  %101 = load i64, ptr %7, align 8
  %102 = call spir_func i64 @_Z8popcountm(i64 noundef %101) #4
  %103 = trunc i64 %102 to i32
  %104 = load ptr addrspace(1), ptr %4, align 8
  %105 = load i64, ptr %6, align 8
  %106 = mul i64 9, %105
  %107 = load i64, ptr %5, align 8
  %108 = add i64 %106, %107
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %104, i64 %108
  store i32 %103, ptr addrspace(1) %109, align 4
  %110 = load i64, ptr %7, align 8
  %111 = call spir_func i64 @_Z3clzm(i64 noundef %110) #4
  %112 = trunc i64 %111 to i32
  %113 = load ptr addrspace(1), ptr %4, align 8
  %114 = load i64, ptr %6, align 8
  %115 = mul i64 10, %114
  %116 = load i64, ptr %5, align 8
  %117 = add i64 %115, %116
  %118 = getelementptr inbounds nuw i32, ptr addrspace(1) %113, i64 %117
  store i32 %112, ptr addrspace(1) %118, align 4
  %119 = load i64, ptr %7, align 8
  %120 = call spir_func i64 @_Z3ctzl(i64 noundef %119) #4
  %121 = trunc i64 %120 to i32
  %122 = load ptr addrspace(1), ptr %4, align 8
  %123 = load i64, ptr %6, align 8
  %124 = mul i64 11, %123
  %125 = load i64, ptr %5, align 8
  %126 = add i64 %124, %125
  %127 = getelementptr inbounds nuw i32, ptr addrspace(1) %122, i64 %126
  store i32 %121, ptr addrspace(1) %127, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @rotations(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 1 %4, ptr addrspace(1) noundef align 4 %5) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call spir_func void @__clang_ocl_kern_imp_rotations(ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15, ptr addrspace(1) noundef align 8 %16, ptr addrspace(1) noundef align 1 %17, ptr addrspace(1) noundef align 4 %18) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_rotations(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 1 %4, ptr addrspace(1) noundef align 4 %5) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i64, align 8
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %16, ptr %13, align 8
  %17 = load ptr addrspace(1), ptr %7, align 8
  %18 = load i64, ptr %13, align 8
  %19 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %17, i64 %18
  %20 = load <4 x i32>, ptr addrspace(1) %19, align 16
  store <4 x i32> %20, ptr %14, align 16
  %21 = load ptr addrspace(1), ptr %8, align 8
  %22 = load i64, ptr %13, align 8
  %23 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %21, i64 %22
  %24 = load <4 x i32>, ptr addrspace(1) %23, align 16
  store <4 x i32> %24, ptr %15, align 16
  %25 = load <4 x i32>, ptr %14, align 16
  %26 = load <4 x i32>, ptr %15, align 16
  %27 = call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %25, <4 x i32> noundef %26) #4
  %28 = load <4 x i32>, ptr %14, align 16
  %29 = call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %28, <4 x i32> noundef splat (i32 7)) #4
  %30 = xor <4 x i32> %27, %29
  %31 = load ptr addrspace(1), ptr %9, align 8
  %32 = load i64, ptr %13, align 8
  %33 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %31, i64 %32
  store <4 x i32> %30, ptr addrspace(1) %33, align 16
  %34 = load <4 x i32>, ptr %14, align 16
  %35 = extractelement <4 x i32> %34, i64 0
  %36 = load <4 x i32>, ptr %14, align 16
  %37 = extractelement <4 x i32> %36, i64 1
  %38 = call spir_func i64 @_Z8upsamplejj(i32 noundef %35, i32 noundef %37) #4
  %39 = load <4 x i32>, ptr %15, align 16
  %40 = extractelement <4 x i32> %39, i64 2
  %41 = zext i32 %40 to i64
  %42 = call spir_func i64 @_Z6rotatemm(i64 noundef %38, i64 noundef %41) #4
  %43 = load ptr addrspace(1), ptr %10, align 8
  %44 = load i64, ptr %13, align 8
  %45 = getelementptr inbounds nuw i64, ptr addrspace(1) %43, i64 %44
  store i64 %42, ptr addrspace(1) %45, align 8
  %46 = load <4 x i32>, ptr %14, align 16
  %47 = extractelement <4 x i32> %46, i64 2
  %48 = trunc i32 %47 to i8
  %49 = load <4 x i32>, ptr %15, align 16
  %50 = extractelement <4 x i32> %49, i64 3
  %51 = trunc i32 %50 to i8
  %52 = call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %48, i8 noundef zeroext %51) #4
  %53 = load ptr addrspace(1), ptr %11, align 8
  %54 = load i64, ptr %13, align 8
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 %54
  store i8 %52, ptr addrspace(1) %55, align 1
  %56 = load <4 x i32>, ptr %14, align 16
  %57 = shufflevector <4 x i32> %56, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %58 = call spir_func <2 x i16> @_Z15convert_ushort2Dv2_j(<2 x i32> noundef %57) #4
  %59 = load <4 x i32>, ptr %15, align 16
  %60 = shufflevector <4 x i32> %59, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %61 = call spir_func <2 x i16> @_Z15convert_ushort2Dv2_j(<2 x i32> noundef %60) #4
  %62 = call spir_func <2 x i16> @_Z6rotateDv2_tS_(<2 x i16> noundef %58, <2 x i16> noundef %61) #4
  %63 = load ptr addrspace(1), ptr %12, align 8
  %64 = load i64, ptr %13, align 8
  %65 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %63, i64 %64
  store <2 x i16> %62, ptr addrspace(1) %65, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @spread3(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = shl i32 %4, 16
  %6 = or i32 %3, %5
  %7 = and i32 %6, 50331903
  store i32 %7, ptr %2, align 4
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %2, align 4
  %10 = shl i32 %9, 8
  %11 = or i32 %8, %10
  %12 = and i32 %11, 50393103
  store i32 %12, ptr %2, align 4
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %2, align 4
  %15 = shl i32 %14, 4
  %16 = or i32 %13, %15
  %17 = and i32 %16, 51130563
  store i32 %17, ptr %2, align 4
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %2, align 4
  %20 = shl i32 %19, 2
  %21 = or i32 %18, %20
  %22 = and i32 %21, 153391689
  store i32 %22, ptr %2, align 4
  %23 = load i32, ptr %2, align 4
  ret i32 %23
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @morton_codes(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_morton_codes(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_morton_codes(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x i32>, align 16
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %11, i64 %12
  %14 = load <4 x i32>, ptr addrspace(1) %13, align 16
  %15 = and <4 x i32> %14, splat (i32 1023)
  store <4 x i32> %15, ptr %8, align 16
  %16 = load <4 x i32>, ptr %8, align 16
  %17 = extractelement <4 x i32> %16, i64 0
  %18 = call spir_func i32 @spread3(i32 noundef %17) #5
  %19 = load <4 x i32>, ptr %8, align 16
  %20 = extractelement <4 x i32> %19, i64 1
  %21 = call spir_func i32 @spread3(i32 noundef %20) #5
  %22 = shl i32 %21, 1
  %23 = or i32 %18, %22
  %24 = load <4 x i32>, ptr %8, align 16
  %25 = extractelement <4 x i32> %24, i64 2
  %26 = call spir_func i32 @spread3(i32 noundef %25) #5
  %27 = shl i32 %26, 2
  %28 = or i32 %23, %27
  store i32 %28, ptr %9, align 4
  %29 = load i32, ptr %9, align 4
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i64, ptr %7, align 8
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %31
  store i32 %29, ptr addrspace(1) %32, align 4
  %33 = load i32, ptr %9, align 4
  %34 = load i32, ptr %9, align 4
  %35 = lshr i32 %34, 1
  %36 = xor i32 %33, %35
  %37 = load ptr addrspace(1), ptr %6, align 8
  %38 = load i64, ptr %7, align 8
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %38
  store i32 %36, ptr addrspace(1) %39, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @joined_halves(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 16 %6) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  call spir_func void @__clang_ocl_kern_imp_joined_halves(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 2 %16, ptr addrspace(1) noundef align 2 %17, ptr addrspace(1) noundef align 4 %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 8 %20, ptr addrspace(1) noundef align 16 %21) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_joined_halves(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 16 %6) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca <2 x i32>, align 8
  %18 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %19, ptr %15, align 8
  %20 = load ptr addrspace(1), ptr %8, align 8
  %21 = load i64, ptr %15, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  store i32 %23, ptr %16, align 4
  %24 = load i32, ptr %16, align 4
  %25 = trunc i32 %24 to i8
  %26 = load i32, ptr %16, align 4
  %27 = ashr i32 %26, 8
  %28 = trunc i32 %27 to i8
  %29 = call spir_func signext i16 @_Z8upsamplech(i8 noundef signext %25, i8 noundef zeroext %28) #4
  %30 = load ptr addrspace(1), ptr %9, align 8
  %31 = load i64, ptr %15, align 8
  %32 = getelementptr inbounds nuw i16, ptr addrspace(1) %30, i64 %31
  store i16 %29, ptr addrspace(1) %32, align 2
  %33 = load i32, ptr %16, align 4
  %34 = ashr i32 %33, 16
  %35 = trunc i32 %34 to i8
  %36 = load i32, ptr %16, align 4
  %37 = ashr i32 %36, 24
  %38 = trunc i32 %37 to i8
  %39 = call spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext %35, i8 noundef zeroext %38) #4
  %40 = load ptr addrspace(1), ptr %10, align 8
  %41 = load i64, ptr %15, align 8
  %42 = getelementptr inbounds nuw i16, ptr addrspace(1) %40, i64 %41
  store i16 %39, ptr addrspace(1) %42, align 2
  %43 = load i32, ptr %16, align 4
  %44 = trunc i32 %43 to i16
  %45 = load i32, ptr %16, align 4
  %46 = ashr i32 %45, 16
  %47 = trunc i32 %46 to i16
  %48 = call spir_func i32 @_Z8upsamplest(i16 noundef signext %44, i16 noundef zeroext %47) #4
  %49 = load ptr addrspace(1), ptr %11, align 8
  %50 = load i64, ptr %15, align 8
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %49, i64 %50
  store i32 %48, ptr addrspace(1) %51, align 4
  %52 = load i32, ptr %16, align 4
  %53 = ashr i32 %52, 8
  %54 = trunc i32 %53 to i16
  %55 = load i32, ptr %16, align 4
  %56 = trunc i32 %55 to i16
  %57 = call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %54, i16 noundef zeroext %56) #4
  %58 = load ptr addrspace(1), ptr %12, align 8
  %59 = load i64, ptr %15, align 8
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %59
  store i32 %57, ptr addrspace(1) %60, align 4
  %61 = load i32, ptr %16, align 4
  %62 = load i32, ptr %16, align 4
  %63 = xor i32 %62, -1
  %64 = call spir_func i64 @_Z8upsampleij(i32 noundef %61, i32 noundef %63) #4
  %65 = load ptr addrspace(1), ptr %13, align 8
  %66 = load i64, ptr %15, align 8
  %67 = getelementptr inbounds nuw i64, ptr addrspace(1) %65, i64 %66
  store i64 %64, ptr addrspace(1) %67, align 8
  %68 = load i32, ptr %16, align 4
  %69 = insertelement <2 x i32> poison, i32 %68, i32 0
  %70 = insertelement <2 x i32> %69, i32 5, i32 1
  store <2 x i32> %70, ptr %17, align 8
  %71 = load <2 x i32>, ptr %17, align 8
  %72 = load i32, ptr %16, align 4
  %73 = insertelement <2 x i32> <i32 9, i32 poison>, i32 %72, i32 1
  store <2 x i32> %73, ptr %18, align 8
  %74 = load <2 x i32>, ptr %18, align 8
  %75 = call spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32> noundef %71, <2 x i32> noundef %74) #4
  %76 = load ptr addrspace(1), ptr %14, align 8
  %77 = load i64, ptr %15, align 8
  %78 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %76, i64 %77
  store <2 x i64> %75, ptr addrspace(1) %78, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3ctzh(i8 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8popcounts(i16 noundef signext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z3clzs(i16 noundef signext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z3ctzt(i16 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcountj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3clzi(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3ctzj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8popcountm(i64 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3clzm(i64 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3ctzl(i64 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsamplejj(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext, i8 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i16> @_Z6rotateDv2_tS_(<2 x i16> noundef, <2 x i16> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i16> @_Z15convert_ushort2Dv2_j(<2 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8upsamplech(i8 noundef signext, i8 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext, i8 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8upsamplest(i16 noundef signext, i16 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8upsamplett(i16 noundef zeroext, i16 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsampleij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32> noundef, <2 x i32> noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"ulong*", !"uint*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!9 = !{!"uint4*", !"uint4*", !"uint4*", !"ulong*", !"uchar*", !"ushort2*"}
!10 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"ulong*", !"uchar*", !"ushort __attribute__((ext_vector_type(2)))*"}
!11 = !{!"const", !"const", !"", !"", !"", !""}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"uint4*", !"uint*", !"uint*"}
!15 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*"}
!16 = !{!"const", !"", !""}
!17 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!19 = !{!"int*", !"short*", !"ushort*", !"int*", !"uint*", !"long*", !"ulong2*"}
!20 = !{!"int*", !"short*", !"ushort*", !"int*", !"uint*", !"long*", !"ulong __attribute__((ext_vector_type(2)))*"}
!21 = !{!"const", !"", !"", !"", !"", !"", !""}
