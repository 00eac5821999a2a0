; ModuleID = 'int_saturate_narrow.cl'
source_filename = "int_saturate_narrow.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @limits_char16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_limits_char16(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_limits_char16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca <16 x i8>, align 16
  %14 = alloca <16 x i8>, align 16
  %15 = alloca <16 x i8>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %16, ptr %11, align 8
  %17 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %17, ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %11, align 8
  %20 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %18, i64 %19
  %21 = load <16 x i8>, ptr addrspace(1) %20, align 16
  store <16 x i8> %21, ptr %13, align 16
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %22, i64 %23
  %25 = load <16 x i8>, ptr addrspace(1) %24, align 16
  store <16 x i8> %25, ptr %14, align 16
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %26, i64 %27
  %29 = load <16 x i8>, ptr addrspace(1) %28, align 16
  store <16 x i8> %29, ptr %15, align 16
  %30 = load <16 x i8>, ptr %13, align 16
  %31 = load <16 x i8>, ptr %14, align 16
  %32 = call spir_func <16 x i8> @_Z7add_satDv16_cS_(<16 x i8> noundef %30, <16 x i8> noundef %31) #3
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load i64, ptr %12, align 8
  %35 = mul i64 0, %34
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %33, i64 %37
  store <16 x i8> %32, ptr addrspace(1) %38, align 16
  %39 = load <16 x i8>, ptr %13, align 16
  %40 = load <16 x i8>, ptr %14, align 16
  %41 = call spir_func <16 x i8> @_Z7sub_satDv16_cS_(<16 x i8> noundef %39, <16 x i8> noundef %40) #3
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i64, ptr %12, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %42, i64 %46
  store <16 x i8> %41, ptr addrspace(1) %47, align 16
  %48 = load <16 x i8>, ptr %13, align 16
  %49 = load <16 x i8>, ptr %14, align 16
  %50 = load <16 x i8>, ptr %15, align 16
  %51 = call spir_func <16 x i8> @_Z7mad_satDv16_cS_S_(<16 x i8> noundef %48, <16 x i8> noundef %49, <16 x i8> noundef %50) #3
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i64, ptr %12, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %11, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %52, i64 %56
  store <16 x i8> %51, ptr addrspace(1) %57, align 16
  %58 = load <16 x i8>, ptr %13, align 16
  %59 = load <16 x i8>, ptr %14, align 16
  %60 = call spir_func <16 x i8> @_Z6mul_hiDv16_cS_(<16 x i8> noundef %58, <16 x i8> noundef %59) #3
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %12, align 8
  %63 = mul i64 3, %62
  %64 = load i64, ptr %11, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %61, i64 %65
  store <16 x i8> %60, ptr addrspace(1) %66, align 16
  %67 = load <16 x i8>, ptr %13, align 16
  %68 = load <16 x i8>, ptr %14, align 16
  %69 = load <16 x i8>, ptr %15, align 16
  %70 = call spir_func <16 x i8> @_Z6mad_hiDv16_cS_S_(<16 x i8> noundef %67, <16 x i8> noundef %68, <16 x i8> noundef %69) #3
  %71 = load ptr addrspace(1), ptr %9, align 8
  %72 = load i64, ptr %12, align 8
  %73 = mul i64 4, %72
  %74 = load i64, ptr %11, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %71, i64 %75
  store <16 x i8> %70, ptr addrspace(1) %76, align 16
  %77 = load <16 x i8>, ptr %13, align 16
  %78 = load <16 x i8>, ptr %14, align 16
  %79 = call spir_func <16 x i8> @_Z4haddDv16_cS_(<16 x i8> noundef %77, <16 x i8> noundef %78) #3
  %80 = load ptr addrspace(1), ptr %9, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 5, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %80, i64 %84
  store <16 x i8> %79, ptr addrspace(1) %85, align 16
  %86 = load <16 x i8>, ptr %13, align 16
  %87 = load <16 x i8>, ptr %14, align 16
  %88 = call spir_func <16 x i8> @_Z5rhaddDv16_cS_(<16 x i8> noundef %86, <16 x i8> noundef %87) #3
  %89 = load ptr addrspace(1), ptr %9, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %89, i64 %93
  store <16 x i8> %88, ptr addrspace(1) %94, align 16
  %95 = load <16 x i8>, ptr %13, align 16
  %96 = load <16 x i8>, ptr %14, align 16
  %97 = call spir_func <16 x i8> @_Z3maxDv16_cS_(<16 x i8> noundef %95, <16 x i8> noundef %96) #3
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %12, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %11, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %98, i64 %102
  store <16 x i8> %97, ptr addrspace(1) %103, align 16
  %104 = load <16 x i8>, ptr %13, align 16
  %105 = load <16 x i8>, ptr %14, align 16
  %106 = call spir_func <16 x i8> @_Z3minDv16_cS_(<16 x i8> noundef %104, <16 x i8> noundef %105) #3
  %107 = load ptr addrspace(1), ptr %9, align 8
  %108 = load i64, ptr %12, align 8
  %109 = mul i64 8, %108
  %110 = load i64, ptr %11, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %107, i64 %111
  store <16 x i8> %106, ptr addrspace(1) %112, align 16
  %113 = load <16 x i8>, ptr %13, align 16
  %114 = load <16 x i8>, ptr %14, align 16
  %115 = load <16 x i8>, ptr %15, align 16
  %116 = call spir_func <16 x i8> @_Z3minDv16_cS_(<16 x i8> noundef %114, <16 x i8> noundef %115) #3
  %117 = load <16 x i8>, ptr %14, align 16
  %118 = load <16 x i8>, ptr %15, align 16
  %119 = call spir_func <16 x i8> @_Z3maxDv16_cS_(<16 x i8> noundef %117, <16 x i8> noundef %118) #3
  %120 = call spir_func <16 x i8> @_Z5clampDv16_cS_S_(<16 x i8> noundef %113, <16 x i8> noundef %116, <16 x i8> noundef %119) #3
  %121 = load ptr addrspace(1), ptr %9, align 8
  %122 = load i64, ptr %12, align 8
  %123 = mul i64 9, %122
  %124 = load i64, ptr %11, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %121, i64 %125
  store <16 x i8> %120, ptr addrspace(1) %126, align 16
  %127 = load <16 x i8>, ptr %13, align 16
  %128 = call spir_func <16 x i8> @_Z3absDv16_c(<16 x i8> noundef %127) #3
  %129 = load ptr addrspace(1), ptr %10, align 8
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 0, %130
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %129, i64 %133
  store <16 x i8> %128, ptr addrspace(1) %134, align 16
  %135 = load <16 x i8>, ptr %13, align 16
  %136 = load <16 x i8>, ptr %14, align 16
  %137 = call spir_func <16 x i8> @_Z8abs_diffDv16_cS_(<16 x i8> noundef %135, <16 x i8> noundef %136) #3
  %138 = load ptr addrspace(1), ptr %10, align 8
  %139 = load i64, ptr %12, align 8
  %140 = mul i64 1, %139
  %141 = load i64, ptr %11, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %138, i64 %142
  store <16 x i8> %137, ptr addrspace(1) %143, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @limits_uchar16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_limits_uchar16(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_limits_uchar16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca <16 x i8>, align 16
  %14 = alloca <16 x i8>, align 16
  %15 = alloca <16 x i8>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %16, ptr %11, align 8
  %17 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %17, ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %11, align 8
  %20 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %18, i64 %19
  %21 = load <16 x i8>, ptr addrspace(1) %20, align 16
  store <16 x i8> %21, ptr %13, align 16
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %22, i64 %23
  %25 = load <16 x i8>, ptr addrspace(1) %24, align 16
  store <16 x i8> %25, ptr %14, align 16
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %26, i64 %27
  %29 = load <16 x i8>, ptr addrspace(1) %28, align 16
  store <16 x i8> %29, ptr %15, align 16
  %30 = load <16 x i8>, ptr %13, align 16
  %31 = load <16 x i8>, ptr %14, align 16
  %32 = call spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef %30, <16 x i8> noundef %31) #3
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load i64, ptr %12, align 8
  %35 = mul i64 0, %34
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %33, i64 %37
  store <16 x i8> %32, ptr addrspace(1) %38, align 16
  %39 = load <16 x i8>, ptr %13, align 16
  %40 = load <16 x i8>, ptr %14, align 16
  %41 = call spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef %39, <16 x i8> noundef %40) #3
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i64, ptr %12, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %42, i64 %46
  store <16 x i8> %41, ptr addrspace(1) %47, align 16
  %48 = load <16 x i8>, ptr %13, align 16
  %49 = load <16 x i8>, ptr %14, align 16
  %50 = load <16 x i8>, ptr %15, align 16
  %51 = call spir_func <16 x i8> @_Z7mad_satDv16_hS_S_(<16 x i8> noundef %48, <16 x i8> noundef %49, <16 x i8> noundef %50) #3
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i64, ptr %12, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %11, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %52, i64 %56
  store <16 x i8> %51, ptr addrspace(1) %57, align 16
  %58 = load <16 x i8>, ptr %13, align 16
  %59 = load <16 x i8>, ptr %14, align 16
  %60 = call spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef %58, <16 x i8> noundef %59) #3
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %12, align 8
  %63 = mul i64 3, %62
  %64 = load i64, ptr %11, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %61, i64 %65
  store <16 x i8> %60, ptr addrspace(1) %66, align 16
  %67 = load <16 x i8>, ptr %13, align 16
  %68 = load <16 x i8>, ptr %14, align 16
  %69 = load <16 x i8>, ptr %15, align 16
  %70 = call spir_func <16 x i8> @_Z6mad_hiDv16_hS_S_(<16 x i8> noundef %67, <16 x i8> noundef %68, <16 x i8> noundef %69) #3
  %71 = load ptr addrspace(1), ptr %9, align 8
  %72 = load i64, ptr %12, align 8
  %73 = mul i64 4, %72
  %74 = load i64, ptr %11, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %71, i64 %75
  store <16 x i8> %70, ptr addrspace(1) %76, align 16
  %77 = load <16 x i8>, ptr %13, align 16
  %78 = load <16 x i8>, ptr %14, align 16
  %79 = call spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef %77, <16 x i8> noundef %78) #3
  %80 = load ptr addrspace(1), ptr %9, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 5, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %80, i64 %84
  store <16 x i8> %79, ptr addrspace(1) %85, align 16
  %86 = load <16 x i8>, ptr %13, align 16
  %87 = load <16 x i8>, ptr %14, align 16
  %88 = call spir_func <16 x i8> @_Z5rhaddDv16_hS_(<16 x i8> noundef %86, <16 x i8> noundef %87) #3
  %89 = load ptr addrspace(1), ptr %9, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %89, i64 %93
  store <16 x i8> %88, ptr addrspace(1) %94, align 16
  %95 = load <16 x i8>, ptr %13, align 16
  %96 = load <16 x i8>, ptr %14, align 16
  %97 = call spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> noundef %95, <16 x i8> noundef %96) #3
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %12, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %11, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %98, i64 %102
  store <16 x i8> %97, ptr addrspace(1) %103, align 16
  %104 = load <16 x i8>, ptr %13, align 16
  %105 = load <16 x i8>, ptr %14, align 16
  %106 = call spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> noundef %104, <16 x i8> noundef %105) #3
  %107 = load ptr addrspace(1), ptr %9, align 8
  %108 = load i64, ptr %12, align 8
  %109 = mul i64 8, %108
  %110 = load i64, ptr %11, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %107, i64 %111
  store <16 x i8> %106, ptr addrspace(1) %112, align 16
  %113 = load <16 x i8>, ptr %13, align 16
  %114 = load <16 x i8>, ptr %14, align 16
  %115 = load <16 x i8>, ptr %15, align 16
  %116 = call spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> noundef %114, <16 x i8> noundef %115) #3
  %117 = load <16 x i8>, ptr %14, align 16
  %118 = load <16 x i8>, ptr %15, align 16
  %119 = call spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> noundef %117, <16 x i8> noundef %118) #3
  %120 = call spir_func <16 x i8> @_Z5clampDv16_hS_S_(<16 x i8> noundef %113, <16 x i8> noundef %116, <16 x i8> noundef %119) #3
  %121 = load ptr addrspace(1), ptr %9, align 8
  %122 = load i64, ptr %12, align 8
  %123 = mul i64 9, %122
  %124 = load i64, ptr %11, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %121, i64 %125
  store <16 x i8> %120, ptr addrspace(1) %126, align 16
  %127 = load <16 x i8>, ptr %13, align 16
  %128 = call spir_func <16 x i8> @_Z3absDv16_h(<16 x i8> noundef %127) #3
  %129 = load ptr addrspace(1), ptr %10, align 8
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 0, %130
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %129, i64 %133
  store <16 x i8> %128, ptr addrspace(1) %134, align 16
  %135 = load <16 x i8>, ptr %13, align 16
  %136 = load <16 x i8>, ptr %14, align 16
  %137 = call spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef %135, <16 x i8> noundef %136) #3
  %138 = load ptr addrspace(1), ptr %10, align 8
  %139 = load i64, ptr %12, align 8
  %140 = mul i64 1, %139
  %141 = load i64, ptr %11, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %138, i64 %142
  store <16 x i8> %137, ptr addrspace(1) %143, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @limits_short8(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_limits_short8(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_limits_short8(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca <8 x i16>, align 16
  %14 = alloca <8 x i16>, align 16
  %15 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %16, ptr %11, align 8
  %17 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %17, ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %11, align 8
  %20 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %18, i64 %19
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16
  store <8 x i16> %21, ptr %13, align 16
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %22, i64 %23
  %25 = load <8 x i16>, ptr addrspace(1) %24, align 16
  store <8 x i16> %25, ptr %14, align 16
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %26, i64 %27
  %29 = load <8 x i16>, ptr addrspace(1) %28, align 16
  store <8 x i16> %29, ptr %15, align 16
  %30 = load <8 x i16>, ptr %13, align 16
  %31 = load <8 x i16>, ptr %14, align 16
  %32 = call spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %30, <8 x i16> noundef %31) #3
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load i64, ptr %12, align 8
  %35 = mul i64 0, %34
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %33, i64 %37
  store <8 x i16> %32, ptr addrspace(1) %38, align 16
  %39 = load <8 x i16>, ptr %13, align 16
  %40 = load <8 x i16>, ptr %14, align 16
  %41 = call spir_func <8 x i16> @_Z7sub_satDv8_sS_(<8 x i16> noundef %39, <8 x i16> noundef %40) #3
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i64, ptr %12, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %42, i64 %46
  store <8 x i16> %41, ptr addrspace(1) %47, align 16
  %48 = load <8 x i16>, ptr %13, align 16
  %49 = load <8 x i16>, ptr %14, align 16
  %50 = load <8 x i16>, ptr %15, align 16
  %51 = call spir_func <8 x i16> @_Z7mad_satDv8_sS_S_(<8 x i16> noundef %48, <8 x i16> noundef %49, <8 x i16> noundef %50) #3
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i64, ptr %12, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %11, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %52, i64 %56
  store <8 x i16> %51, ptr addrspace(1) %57, align 16
  %58 = load <8 x i16>, ptr %13, align 16
  %59 = load <8 x i16>, ptr %14, align 16
  %60 = call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %58, <8 x i16> noundef %59) #3
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %12, align 8
  %63 = mul i64 3, %62
  %64 = load i64, ptr %11, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %61, i64 %65
  store <8 x i16> %60, ptr addrspace(1) %66, align 16
  %67 = load <8 x i16>, ptr %13, align 16
  %68 = load <8 x i16>, ptr %14, align 16
  %69 = load <8 x i16>, ptr %15, align 16
  %70 = call spir_func <8 x i16> @_Z6mad_hiDv8_sS_S_(<8 x i16> noundef %67, <8 x i16> noundef %68, <8 x i16> noundef %69) #3
  %71 = load ptr addrspace(1), ptr %9, align 8
  %72 = load i64, ptr %12, align 8
  %73 = mul i64 4, %72
  %74 = load i64, ptr %11, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %71, i64 %75
  store <8 x i16> %70, ptr addrspace(1) %76, align 16
  %77 = load <8 x i16>, ptr %13, align 16
  %78 = load <8 x i16>, ptr %14, align 16
  %79 = call spir_func <8 x i16> @_Z4haddDv8_sS_(<8 x i16> noundef %77, <8 x i16> noundef %78) #3
  %80 = load ptr addrspace(1), ptr %9, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 5, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %80, i64 %84
  store <8 x i16> %79, ptr addrspace(1) %85, align 16
  %86 = load <8 x i16>, ptr %13, align 16
  %87 = load <8 x i16>, ptr %14, align 16
  %88 = call spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %86, <8 x i16> noundef %87) #3
  %89 = load ptr addrspace(1), ptr %9, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %89, i64 %93
  store <8 x i16> %88, ptr addrspace(1) %94, align 16
  %95 = load <8 x i16>, ptr %13, align 16
  %96 = load <8 x i16>, ptr %14, align 16
  %97 = call spir_func <8 x i16> @_Z3maxDv8_sS_(<8 x i16> noundef %95, <8 x i16> noundef %96) #3
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %12, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %11, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %98, i64 %102
  store <8 x i16> %97, ptr addrspace(1) %103, align 16
  %104 = load <8 x i16>, ptr %13, align 16
  %105 = load <8 x i16>, ptr %14, align 16
  %106 = call spir_func <8 x i16> @_Z3minDv8_sS_(<8 x i16> noundef %104, <8 x i16> noundef %105) #3
  %107 = load ptr addrspace(1), ptr %9, align 8
  %108 = load i64, ptr %12, align 8
  %109 = mul i64 8, %108
  %110 = load i64, ptr %11, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %107, i64 %111
  store <8 x i16> %106, ptr addrspace(1) %112, align 16
  %113 = load <8 x i16>, ptr %13, align 16
  %114 = load <8 x i16>, ptr %14, align 16
  %115 = load <8 x i16>, ptr %15, align 16
  %116 = call spir_func <8 x i16> @_Z3minDv8_sS_(<8 x i16> noundef %114, <8 x i16> noundef %115) #3
  %117 = load <8 x i16>, ptr %14, align 16
  %118 = load <8 x i16>, ptr %15, align 16
  %119 = call spir_func <8 x i16> @_Z3maxDv8_sS_(<8 x i16> noundef %117, <8 x i16> noundef %118) #3
  %120 = call spir_func <8 x i16> @_Z5clampDv8_sS_S_(<8 x i16> noundef %113, <8 x i16> noundef %116, <8 x i16> noundef %119) #3
  %121 = load ptr addrspace(1), ptr %9, align 8
  %122 = load i64, ptr %12, align 8
  %123 = mul i64 9, %122
  %124 = load i64, ptr %11, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %121, i64 %125
  store <8 x i16> %120, ptr addrspace(1) %126, align 16
  %127 = load <8 x i16>, ptr %13, align 16
  %128 = call spir_func <8 x i16> @_Z3absDv8_s(<8 x i16> noundef %127) #3
  %129 = load ptr addrspace(1), ptr %10, align 8
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 0, %130
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %129, i64 %133
  store <8 x i16> %128, ptr addrspace(1) %134, align 16
  %135 = load <8 x i16>, ptr %13, align 16
  %136 = load <8 x i16>, ptr %14, align 16
  %137 = call spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef %135, <8 x i16> noundef %136) #3
  %138 = load ptr addrspace(1), ptr %10, align 8
  %139 = load i64, ptr %12, align 8
  %140 = mul i64 1, %139
  %141 = load i64, ptr %11, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %138, i64 %142
  store <8 x i16> %137, ptr addrspace(1) %143, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @limits_ushort8(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_limits_ushort8(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_limits_ushort8(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca <8 x i16>, align 16
  %14 = alloca <8 x i16>, align 16
  %15 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %16, ptr %11, align 8
  %17 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %17, ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %11, align 8
  %20 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %18, i64 %19
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16
  store <8 x i16> %21, ptr %13, align 16
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %22, i64 %23
  %25 = load <8 x i16>, ptr addrspace(1) %24, align 16
  store <8 x i16> %25, ptr %14, align 16
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %26, i64 %27
  %29 = load <8 x i16>, ptr addrspace(1) %28, align 16
  store <8 x i16> %29, ptr %15, align 16
  %30 = load <8 x i16>, ptr %13, align 16
  %31 = load <8 x i16>, ptr %14, align 16
  %32 = call spir_func <8 x i16> @_Z7add_satDv8_tS_(<8 x i16> noundef %30, <8 x i16> noundef %31) #3
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load i64, ptr %12, align 8
  %35 = mul i64 0, %34
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %33, i64 %37
  store <8 x i16> %32, ptr addrspace(1) %38, align 16
  %39 = load <8 x i16>, ptr %13, align 16
  %40 = load <8 x i16>, ptr %14, align 16
  %41 = call spir_func <8 x i16> @_Z7sub_satDv8_tS_(<8 x i16> noundef %39, <8 x i16> noundef %40) #3
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i64, ptr %12, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %42, i64 %46
  store <8 x i16> %41, ptr addrspace(1) %47, align 16
  %48 = load <8 x i16>, ptr %13, align 16
  %49 = load <8 x i16>, ptr %14, align 16
  %50 = load <8 x i16>, ptr %15, align 16
  %51 = call spir_func <8 x i16> @_Z7mad_satDv8_tS_S_(<8 x i16> noundef %48, <8 x i16> noundef %49, <8 x i16> noundef %50) #3
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i64, ptr %12, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %11, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %52, i64 %56
  store <8 x i16> %51, ptr addrspace(1) %57, align 16
  %58 = load <8 x i16>, ptr %13, align 16
  %59 = load <8 x i16>, ptr %14, align 16
  %60 = call spir_func <8 x i16> @_Z6mul_hiDv8_tS_(<8 x i16> noundef %58, <8 x i16> noundef %59) #3
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %12, align 8
  %63 = mul i64 3, %62
  %64 = load i64, ptr %11, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %61, i64 %65
  store <8 x i16> %60, ptr addrspace(1) %66, align 16
  %67 = load <8 x i16>, ptr %13, align 16
  %68 = load <8 x i16>, ptr %14, align 16
  %69 = load <8 x i16>, ptr %15, align 16
  %70 = call spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef %67, <8 x i16> noundef %68, <8 x i16> noundef %69) #3
  %71 = load ptr addrspace(1), ptr %9, align 8
  %72 = load i64, ptr %12, align 8
  %73 = mul i64 4, %72
  %74 = load i64, ptr %11, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %71, i64 %75
  store <8 x i16> %70, ptr addrspace(1) %76, align 16
  %77 = load <8 x i16>, ptr %13, align 16
  %78 = load <8 x i16>, ptr %14, align 16
  %79 = call spir_func <8 x i16> @_Z4haddDv8_tS_(<8 x i16> noundef %77, <8 x i16> noundef %78) #3
  %80 = load ptr addrspace(1), ptr %9, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 5, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %80, i64 %84
  store <8 x i16> %79, ptr addrspace(1) %85, align 16
  %86 = load <8 x i16>, ptr %13, align 16
  %87 = load <8 x i16>, ptr %14, align 16
  %88 = call spir_func <8 x i16> @_Z5rhaddDv8_tS_(<8 x i16> noundef %86, <8 x i16> noundef %87) #3
  %89 = load ptr addrspace(1), ptr %9, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %89, i64 %93
  store <8 x i16> %88, ptr addrspace(1) %94, align 16
  %95 = load <8 x i16>, ptr %13, align 16
  %96 = load <8 x i16>, ptr %14, align 16
  %97 = call spir_func <8 x i16> @_Z3maxDv8_tS_(<8 x i16> noundef %95, <8 x i16> noundef %96) #3
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %12, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %11, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %98, i64 %102
  store <8 x i16> %97, ptr addrspace(1) %103, align 16
  %104 = load <8 x i16>, ptr %13, align 16
  %105 = load <8 x i16>, ptr %14, align 16
  %106 = call spir_func <8 x i16> @_Z3minDv8_tS_(<8 x i16> noundef %104, <8 x i16> noundef %105) #3
  %107 = load ptr addrspace(1), ptr %9, align 8
  %108 = load i64, ptr %12, align 8
  %109 = mul i64 8, %108
  %110 = load i64, ptr %11, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %107, i64 %111
  store <8 x i16> %106, ptr addrspace(1) %112, align 16
  %113 = load <8 x i16>, ptr %13, align 16
  %114 = load <8 x i16>, ptr %14, align 16
  %115 = load <8 x i16>, ptr %15, align 16
  %116 = call spir_func <8 x i16> @_Z3minDv8_tS_(<8 x i16> noundef %114, <8 x i16> noundef %115) #3
  %117 = load <8 x i16>, ptr %14, align 16
  %118 = load <8 x i16>, ptr %15, align 16
  %119 = call spir_func <8 x i16> @_Z3maxDv8_tS_(<8 x i16> noundef %117, <8 x i16> noundef %118) #3
  %120 = call spir_func <8 x i16> @_Z5clampDv8_tS_S_(<8 x i16> noundef %113, <8 x i16> noundef %116, <8 x i16> noundef %119) #3
  %121 = load ptr addrspace(1), ptr %9, align 8
  %122 = load i64, ptr %12, align 8
  %123 = mul i64 9, %122
  %124 = load i64, ptr %11, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %121, i64 %125
  store <8 x i16> %120, ptr addrspace(1) %126, align 16
  %127 = load <8 x i16>, ptr %13, align 16
  %128 = call spir_func <8 x i16> @_Z3absDv8_t(<8 x i16> noundef %127) #3
  %129 = load ptr addrspace(1), ptr %10, align 8
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 0, %130
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %129, i64 %133
  store <8 x i16> %128, ptr addrspace(1) %134, align 16
  %135 = load <8 x i16>, ptr %13, align 16
  %136 = load <8 x i16>, ptr %14, align 16
  %137 = call spir_func <8 x i16> @_Z8abs_diffDv8_tS_(<8 x i16> noundef %135, <8 x i16> noundef %136) #3
  %138 = load ptr addrspace(1), ptr %10, align 8
  %139 = load i64, ptr %12, align 8
  %140 = mul i64 1, %139
  %141 = load i64, ptr %11, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %138, i64 %142
  store <8 x i16> %137, ptr addrspace(1) %143, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7add_satDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7sub_satDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7mad_satDv16_cS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mul_hiDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mad_hiDv16_cS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z4haddDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z5rhaddDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3maxDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3minDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z5clampDv16_cS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3absDv16_c(<16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8abs_diffDv16_cS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7mad_satDv16_hS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mad_hiDv16_hS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z5rhaddDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z5clampDv16_hS_S_(<16 x i8> noundef, <16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3absDv16_h(<16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7sub_satDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7mad_satDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mad_hiDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z4haddDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3maxDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3minDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z5clampDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3absDv8_s(<8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7add_satDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7sub_satDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z7mad_satDv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mul_hiDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z4haddDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z5rhaddDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3maxDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3minDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z5clampDv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3absDv8_t(<8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z8abs_diffDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none", !"none"}
!5 = !{!"char16*", !"char16*", !"char16*", !"char16*", !"uchar16*"}
!6 = !{!"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!7 = !{!"const", !"const", !"const", !"", !""}
!8 = !{!"uchar16*", !"uchar16*", !"uchar16*", !"uchar16*", !"uchar16*"}
!9 = !{!"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!10 = !{!"short8*", !"short8*", !"short8*", !"short8*", !"ushort8*"}
!11 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
!12 = !{!"ushort8*", !"ushort8*", !"ushort8*", !"ushort8*", !"ushort8*"}
!13 = !{!"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
