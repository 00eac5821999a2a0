; ModuleID = 'int_saturate.cl'
source_filename = "int_saturate.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @limits_int(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_limits_int(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_limits_int(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
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
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  store i32 %21, ptr %13, align 4
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  store i32 %25, ptr %14, align 4
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  store i32 %29, ptr %15, align 4
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %14, align 4
  %32 = call spir_func i32 @_Z7add_satii(i32 noundef %30, i32 noundef %31) #3
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load i64, ptr %12, align 8
  %35 = mul i64 0, %34
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %37
  store i32 %32, ptr addrspace(1) %38, align 4
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %14, align 4
  %41 = call spir_func i32 @_Z7sub_satii(i32 noundef %39, i32 noundef %40) #3
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i64, ptr %12, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  store i32 %41, ptr addrspace(1) %47, align 4
  %48 = load i32, ptr %13, align 4
  %49 = load i32, ptr %14, align 4
  %50 = load i32, ptr %15, align 4
  %51 = call spir_func i32 @_Z7mad_satiii(i32 noundef %48, i32 noundef %49, i32 noundef %50) #3
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i64, ptr %12, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %11, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %56
  store i32 %51, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %13, align 4
  %59 = load i32, ptr %14, align 4
  %60 = call spir_func i32 @_Z6mul_hiii(i32 noundef %58, i32 noundef %59) #3
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %12, align 8
  %63 = mul i64 3, %62
  %64 = load i64, ptr %11, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %61, i64 %65
  store i32 %60, ptr addrspace(1) %66, align 4
  %67 = load i32, ptr %13, align 4
  %68 = load i32, ptr %14, align 4
  %69 = load i32, ptr %15, align 4
  %70 = call spir_func i32 @_Z6mad_hiiii(i32 noundef %67, i32 noundef %68, i32 noundef %69) #3
  %71 = load ptr addrspace(1), ptr %9, align 8
  %72 = load i64, ptr %12, align 8
  %73 = mul i64 4, %72
  %74 = load i64, ptr %11, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %71, i64 %75
  store i32 %70, ptr addrspace(1) %76, align 4
  %77 = load i32, ptr %13, align 4
  %78 = load i32, ptr %14, align 4
  %79 = call spir_func i32 @_Z4haddii(i32 noundef %77, i32 noundef %78) #3
  %80 = load ptr addrspace(1), ptr %9, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 5, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %84
  store i32 %79, ptr addrspace(1) %85, align 4
  %86 = load i32, ptr %13, align 4
  %87 = load i32, ptr %14, align 4
  %88 = call spir_func i32 @_Z5rhaddii(i32 noundef %86, i32 noundef %87) #3
  %89 = load ptr addrspace(1), ptr %9, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %93
  store i32 %88, ptr addrspace(1) %94, align 4
  %95 = load i32, ptr %13, align 4
  %96 = load i32, ptr %14, align 4
  %97 = call spir_func i32 @_Z3maxii(i32 noundef %95, i32 noundef %96) #3
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %12, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %11, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %98, i64 %102
  store i32 %97, ptr addrspace(1) %103, align 4
  %104 = load i32, ptr %13, align 4
  %105 = load i32, ptr %14, align 4
  %106 = call spir_func i32 @_Z3minii(i32 noundef %104, i32 noundef %105) #3
  %107 = load ptr addrspace(1), ptr %9, align 8
  %108 = load i64, ptr %12, align 8
  %109 = mul i64 8, %108
  %110 = load i64, ptr %11, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw i32, ptr addrspace(1) %107, i64 %111
  store i32 %106, ptr addrspace(1) %112, align 4
  %113 = load i32, ptr %13, align 4
  %114 = load i32, ptr %14, align 4
  %115 = load i32, ptr %15, align 4
  %116 = call spir_func i32 @_Z3minii(i32 noundef %114, i32 noundef %115) #3
  %117 = load i32, ptr %14, align 4
  %118 = load i32, ptr %15, align 4
  %119 = call spir_func i32 @_Z3maxii(i32 noundef %117, i32 noundef %118) #3
  %120 = call spir_func i32 @_Z5clampiii(i32 noundef %113, i32 noundef %116, i32 noundef %119) #3
  %121 = load ptr addrspace(1), ptr %9, align 8
  %122 = load i64, ptr %12, align 8
  %123 = mul i64 9, %122
  %124 = load i64, ptr %11, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %121, i64 %125
  store i32 %120, ptr addrspace(1) %126, align 4
  %127 = load i32, ptr %13, align 4
  %128 = call spir_func i32 @_Z3absi(i32 noundef %127) #3
  %129 = load ptr addrspace(1), ptr %10, align 8
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 0, %130
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %129, i64 %133
  store i32 %128, ptr addrspace(1) %134, align 4
  %135 = load i32, ptr %13, align 4
  %136 = load i32, ptr %14, align 4
  %137 = call spir_func i32 @_Z8abs_diffii(i32 noundef %135, i32 noundef %136) #3
  %138 = load ptr addrspace(1), ptr %10, align 8
  %139 = load i64, ptr %12, align 8
  %140 = mul i64 1, %139
  %141 = load i64, ptr %11, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %138, i64 %142
  store i32 %137, ptr addrspace(1) %143, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @limits_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_limits_uint(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_limits_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
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
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  store i32 %21, ptr %13, align 4
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  store i32 %25, ptr %14, align 4
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  store i32 %29, ptr %15, align 4
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %14, align 4
  %32 = call spir_func i32 @_Z7add_satjj(i32 noundef %30, i32 noundef %31) #3
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load i64, ptr %12, align 8
  %35 = mul i64 0, %34
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %37
  store i32 %32, ptr addrspace(1) %38, align 4
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %14, align 4
  %41 = call spir_func i32 @_Z7sub_satjj(i32 noundef %39, i32 noundef %40) #3
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i64, ptr %12, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  store i32 %41, ptr addrspace(1) %47, align 4
  %48 = load i32, ptr %13, align 4
  %49 = load i32, ptr %14, align 4
  %50 = load i32, ptr %15, align 4
  %51 = call spir_func i32 @_Z7mad_satjjj(i32 noundef %48, i32 noundef %49, i32 noundef %50) #3
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i64, ptr %12, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %11, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %56
  store i32 %51, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %13, align 4
  %59 = load i32, ptr %14, align 4
  %60 = call spir_func i32 @_Z6mul_hijj(i32 noundef %58, i32 noundef %59) #3
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %12, align 8
  %63 = mul i64 3, %62
  %64 = load i64, ptr %11, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %61, i64 %65
  store i32 %60, ptr addrspace(1) %66, align 4
  %67 = load i32, ptr %13, align 4
  %68 = load i32, ptr %14, align 4
  %69 = load i32, ptr %15, align 4
  %70 = call spir_func i32 @_Z6mad_hijjj(i32 noundef %67, i32 noundef %68, i32 noundef %69) #3
  %71 = load ptr addrspace(1), ptr %9, align 8
  %72 = load i64, ptr %12, align 8
  %73 = mul i64 4, %72
  %74 = load i64, ptr %11, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %71, i64 %75
  store i32 %70, ptr addrspace(1) %76, align 4
  %77 = load i32, ptr %13, align 4
  %78 = load i32, ptr %14, align 4
  %79 = call spir_func i32 @_Z4haddjj(i32 noundef %77, i32 noundef %78) #3
  %80 = load ptr addrspace(1), ptr %9, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 5, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %84
  store i32 %79, ptr addrspace(1) %85, align 4
  %86 = load i32, ptr %13, align 4
  %87 = load i32, ptr %14, align 4
  %88 = call spir_func i32 @_Z5rhaddjj(i32 noundef %86, i32 noundef %87) #3
  %89 = load ptr addrspace(1), ptr %9, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %93
  store i32 %88, ptr addrspace(1) %94, align 4
  %95 = load i32, ptr %13, align 4
  %96 = load i32, ptr %14, align 4
  %97 = call spir_func i32 @_Z3maxjj(i32 noundef %95, i32 noundef %96) #3
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %12, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %11, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %98, i64 %102
  store i32 %97, ptr addrspace(1) %103, align 4
  %104 = load i32, ptr %13, align 4
  %105 = load i32, ptr %14, align 4
  %106 = call spir_func i32 @_Z3minjj(i32 noundef %104, i32 noundef %105) #3
  %107 = load ptr addrspace(1), ptr %9, align 8
  %108 = load i64, ptr %12, align 8
  %109 = mul i64 8, %108
  %110 = load i64, ptr %11, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw i32, ptr addrspace(1) %107, i64 %111
  store i32 %106, ptr addrspace(1) %112, align 4
  %113 = load i32, ptr %13, align 4
  %114 = load i32, ptr %14, align 4
  %115 = load i32, ptr %15, align 4
  %116 = call spir_func i32 @_Z3minjj(i32 noundef %114, i32 noundef %115) #3
  %117 = load i32, ptr %14, align 4
  %118 = load i32, ptr %15, align 4
  %119 = call spir_func i32 @_Z3maxjj(i32 noundef %117, i32 noundef %118) #3
  %120 = call spir_func i32 @_Z5clampjjj(i32 noundef %113, i32 noundef %116, i32 noundef %119) #3
  %121 = load ptr addrspace(1), ptr %9, align 8
  %122 = load i64, ptr %12, align 8
  %123 = mul i64 9, %122
  %124 = load i64, ptr %11, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %121, i64 %125
  store i32 %120, ptr addrspace(1) %126, align 4
  %127 = load i32, ptr %13, align 4
  %128 = call spir_func i32 @_Z3absj(i32 noundef %127) #3
  %129 = load ptr addrspace(1), ptr %10, align 8
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 0, %130
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %129, i64 %133
  store i32 %128, ptr addrspace(1) %134, align 4
  %135 = load i32, ptr %13, align 4
  %136 = load i32, ptr %14, align 4
  %137 = call spir_func i32 @_Z8abs_diffjj(i32 noundef %135, i32 noundef %136) #3
  %138 = load ptr addrspace(1), ptr %10, align 8
  %139 = load i64, ptr %12, align 8
  %140 = mul i64 1, %139
  %141 = load i64, ptr %11, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %138, i64 %142
  store i32 %137, ptr addrspace(1) %143, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @limits_long(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_limits_long(ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 8 %12, ptr addrspace(1) noundef align 8 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_limits_long(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
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
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8
  store i64 %21, ptr %13, align 8
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %22, i64 %23
  %25 = load i64, ptr addrspace(1) %24, align 8
  store i64 %25, ptr %14, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw i64, ptr addrspace(1) %26, i64 %27
  %29 = load i64, ptr addrspace(1) %28, align 8
  store i64 %29, ptr %15, align 8
  %30 = load i64, ptr %13, align 8
  %31 = load i64, ptr %14, align 8
  %32 = call spir_func i64 @_Z7add_satll(i64 noundef %30, i64 noundef %31) #3
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load i64, ptr %12, align 8
  %35 = mul i64 0, %34
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw i64, ptr addrspace(1) %33, i64 %37
  store i64 %32, ptr addrspace(1) %38, align 8
  %39 = load i64, ptr %13, align 8
  %40 = load i64, ptr %14, align 8
  %41 = call spir_func i64 @_Z7sub_satll(i64 noundef %39, i64 noundef %40) #3
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i64, ptr %12, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i64, ptr addrspace(1) %42, i64 %46
  store i64 %41, ptr addrspace(1) %47, align 8
  %48 = load i64, ptr %13, align 8
  %49 = load i64, ptr %14, align 8
  %50 = load i64, ptr %15, align 8
  %51 = call spir_func i64 @_Z7mad_satlll(i64 noundef %48, i64 noundef %49, i64 noundef %50) #3
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i64, ptr %12, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %11, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i64, ptr addrspace(1) %52, i64 %56
  store i64 %51, ptr addrspace(1) %57, align 8
  %58 = load i64, ptr %13, align 8
  %59 = load i64, ptr %14, align 8
  %60 = call spir_func i64 @_Z6mul_hill(i64 noundef %58, i64 noundef %59) #3
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %12, align 8
  %63 = mul i64 3, %62
  %64 = load i64, ptr %11, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw i64, ptr addrspace(1) %61, i64 %65
  store i64 %60, ptr addrspace(1) %66, align 8
  %67 = load i64, ptr %13, align 8
  %68 = load i64, ptr %14, align 8
  %69 = load i64, ptr %15, align 8
  %70 = call spir_func i64 @_Z6mad_hilll(i64 noundef %67, i64 noundef %68, i64 noundef %69) #3
  %71 = load ptr addrspace(1), ptr %9, align 8
  %72 = load i64, ptr %12, align 8
  %73 = mul i64 4, %72
  %74 = load i64, ptr %11, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw i64, ptr addrspace(1) %71, i64 %75
  store i64 %70, ptr addrspace(1) %76, align 8
  %77 = load i64, ptr %13, align 8
  %78 = load i64, ptr %14, align 8
  %79 = call spir_func i64 @_Z4haddll(i64 noundef %77, i64 noundef %78) #3
  %80 = load ptr addrspace(1), ptr %9, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 5, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw i64, ptr addrspace(1) %80, i64 %84
  store i64 %79, ptr addrspace(1) %85, align 8
  %86 = load i64, ptr %13, align 8
  %87 = load i64, ptr %14, align 8
  %88 = call spir_func i64 @_Z5rhaddll(i64 noundef %86, i64 noundef %87) #3
  %89 = load ptr addrspace(1), ptr %9, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw i64, ptr addrspace(1) %89, i64 %93
  store i64 %88, ptr addrspace(1) %94, align 8
  %95 = load i64, ptr %13, align 8
  %96 = load i64, ptr %14, align 8
  %97 = call spir_func i64 @_Z3maxll(i64 noundef %95, i64 noundef %96) #3
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %12, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %11, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw i64, ptr addrspace(1) %98, i64 %102
  store i64 %97, ptr addrspace(1) %103, align 8
  %104 = load i64, ptr %13, align 8
  %105 = load i64, ptr %14, align 8
  %106 = call spir_func i64 @_Z3minll(i64 noundef %104, i64 noundef %105) #3
  %107 = load ptr addrspace(1), ptr %9, align 8
  %108 = load i64, ptr %12, align 8
  %109 = mul i64 8, %108
  %110 = load i64, ptr %11, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw i64, ptr addrspace(1) %107, i64 %111
  store i64 %106, ptr addrspace(1) %112, align 8
  %113 = load i64, ptr %13, align 8
  %114 = load i64, ptr %14, align 8
  %115 = load i64, ptr %15, align 8
  %116 = call spir_func i64 @_Z3minll(i64 noundef %114, i64 noundef %115) #3
  %117 = load i64, ptr %14, align 8
  %118 = load i64, ptr %15, align 8
  %119 = call spir_func i64 @_Z3maxll(i64 noundef %117, i64 noundef %118) #3
  %120 = call spir_func i64 @_Z5clamplll(i64 noundef %113, i64 noundef %116, i64 noundef %119) #3
  %121 = load ptr addrspace(1), ptr %9, align 8
  %122 = load i64, ptr %12, align 8
  %123 = mul i64 9, %122
  %124 = load i64, ptr %11, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw i64, ptr addrspace(1) %121, i64 %125
  store i64 %120, ptr addrspace(1) %126, align 8
  %127 = load i64, ptr %13, align 8
  %128 = call spir_func i64 @_Z3absl(i64 noundef %127) #3
  %129 = load ptr addrspace(1), ptr %10, align 8
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 0, %130
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw i64, ptr addrspace(1) %129, i64 %133
  store i64 %128, ptr addrspace(1) %134, align 8
  %135 = load i64, ptr %13, align 8
  %136 = load i64, ptr %14, align 8
  %137 = call spir_func i64 @_Z8abs_diffll(i64 noundef %135, i64 noundef %136) #3
  %138 = load ptr addrspace(1), ptr %10, align 8
  %139 = load i64, ptr %12, align 8
  %140 = mul i64 1, %139
  %141 = load i64, ptr %11, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw i64, ptr addrspace(1) %138, i64 %142
  store i64 %137, ptr addrspace(1) %143, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @limits_ulong(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_limits_ulong(ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 8 %12, ptr addrspace(1) noundef align 8 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_limits_ulong(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
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
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8
  store i64 %21, ptr %13, align 8
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %22, i64 %23
  %25 = load i64, ptr addrspace(1) %24, align 8
  store i64 %25, ptr %14, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw i64, ptr addrspace(1) %26, i64 %27
  %29 = load i64, ptr addrspace(1) %28, align 8
  store i64 %29, ptr %15, align 8
  %30 = load i64, ptr %13, align 8
  %31 = load i64, ptr %14, align 8
  %32 = call spir_func i64 @_Z7add_satmm(i64 noundef %30, i64 noundef %31) #3
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load i64, ptr %12, align 8
  %35 = mul i64 0, %34
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw i64, ptr addrspace(1) %33, i64 %37
  store i64 %32, ptr addrspace(1) %38, align 8
  %39 = load i64, ptr %13, align 8
  %40 = load i64, ptr %14, align 8
  %41 = call spir_func i64 @_Z7sub_satmm(i64 noundef %39, i64 noundef %40) #3
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i64, ptr %12, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i64, ptr addrspace(1) %42, i64 %46
  store i64 %41, ptr addrspace(1) %47, align 8
  %48 = load i64, ptr %13, align 8
  %49 = load i64, ptr %14, align 8
  %50 = load i64, ptr %15, align 8
  %51 = call spir_func i64 @_Z7mad_satmmm(i64 noundef %48, i64 noundef %49, i64 noundef %50) #3
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i64, ptr %12, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %11, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i64, ptr addrspace(1) %52, i64 %56
  store i64 %51, ptr addrspace(1) %57, align 8
  %58 = load i64, ptr %13, align 8
  %59 = load i64, ptr %14, align 8
  %60 = call spir_func i64 @_Z6mul_himm(i64 noundef %58, i64 noundef %59) #3
  %61 = load ptr addrspace(1), ptr %9, align 8
  %62 = load i64, ptr %12, align 8
  %63 = mul i64 3, %62
  %64 = load i64, ptr %11, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw i64, ptr addrspace(1) %61, i64 %65
  store i64 %60, ptr addrspace(1) %66, align 8
  %67 = load i64, ptr %13, align 8
  %68 = load i64, ptr %14, align 8
  %69 = load i64, ptr %15, align 8
  %70 = call spir_func i64 @_Z6mad_himmm(i64 noundef %67, i64 noundef %68, i64 noundef %69) #3
  %71 = load ptr addrspace(1), ptr %9, align 8
  %72 = load i64, ptr %12, align 8
  %73 = mul i64 4, %72
  %74 = load i64, ptr %11, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw i64, ptr addrspace(1) %71, i64 %75
  store i64 %70, ptr addrspace(1) %76, align 8
  %77 = load i64, ptr %13, align 8
  %78 = load i64, ptr %14, align 8
  %79 = call spir_func i64 @_Z4haddmm(i64 noundef %77, i64 noundef %78) #3
  %80 = load ptr addrspace(1), ptr %9, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 5, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw i64, ptr addrspace(1) %80, i64 %84
  store i64 %79, ptr addrspace(1) %85, align 8
  %86 = load i64, ptr %13, align 8
  %87 = load i64, ptr %14, align 8
  %88 = call spir_func i64 @_Z5rhaddmm(i64 noundef %86, i64 noundef %87) #3
  %89 = load ptr addrspace(1), ptr %9, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw i64, ptr addrspace(1) %89, i64 %93
  store i64 %88, ptr addrspace(1) %94, align 8
  %95 = load i64, ptr %13, align 8
  %96 = load i64, ptr %14, align 8
  %97 = call spir_func i64 @_Z3maxmm(i64 noundef %95, i64 noundef %96) #3
  %98 = load ptr addrspace(1), ptr %9, align 8
  %99 = load i64, ptr %12, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %11, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw i64, ptr addrspace(1) %98, i64 %102
  store i64 %97, ptr addrspace(1) %103, align 8
  %104 = load i64, ptr %13, align 8
  %105 = load i64, ptr %14, align 8
  %106 = call spir_func i64 @_Z3minmm(i64 noundef %104, i64 noundef %105) #3
  %107 = load ptr addrspace(1), ptr %9, align 8
  %108 = load i64, ptr %12, align 8
  %109 = mul i64 8, %108
  %110 = load i64, ptr %11, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw i64, ptr addrspace(1) %107, i64 %111
  store i64 %106, ptr addrspace(1) %112, align 8
  %113 = load i64, ptr %13, align 8
  %114 = load i64, ptr %14, align 8
  %115 = load i64, ptr %15, align 8
  %116 = call spir_func i64 @_Z3minmm(i64 noundef %114, i64 noundef %115) #3
  %117 = load i64, ptr %14, align 8
  %118 = load i64, ptr %15, align 8
  %119 = call spir_func i64 @_Z3maxmm(i64 noundef %117, i64 noundef %118) #3
  %120 = call spir_func i64 @_Z5clampmmm(i64 noundef %113, i64 noundef %116, i64 noundef %119) #3
  %121 = load ptr addrspace(1), ptr %9, align 8
  %122 = load i64, ptr %12, align 8
  %123 = mul i64 9, %122
  %124 = load i64, ptr %11, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw i64, ptr addrspace(1) %121, i64 %125
  store i64 %120, ptr addrspace(1) %126, align 8
  %127 = load i64, ptr %13, align 8
  %128 = call spir_func i64 @_Z3absm(i64 noundef %127) #3
  %129 = load ptr addrspace(1), ptr %10, align 8
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 0, %130
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw i64, ptr addrspace(1) %129, i64 %133
  store i64 %128, ptr addrspace(1) %134, align 8
  %135 = load i64, ptr %13, align 8
  %136 = load i64, ptr %14, align 8
  %137 = call spir_func i64 @_Z8abs_diffmm(i64 noundef %135, i64 noundef %136) #3
  %138 = load ptr addrspace(1), ptr %10, align 8
  %139 = load i64, ptr %12, align 8
  %140 = mul i64 1, %139
  %141 = load i64, ptr %11, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw i64, ptr addrspace(1) %138, i64 %142
  store i64 %137, ptr addrspace(1) %143, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7sub_satii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hijjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7add_satll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7mad_satlll(i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_hill(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mad_hilll(i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z4haddll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z5rhaddll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3minll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z5clamplll(i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3absl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8abs_diffll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7add_satmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7mad_satmmm(i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mad_himmm(i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z4haddmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z5rhaddmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3minmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z5clampmmm(i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3absm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8abs_diffmm(i64 noundef, i64 noundef) #1

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
!5 = !{!"int*", !"int*", !"int*", !"int*", !"uint*"}
!6 = !{!"const", !"const", !"const", !"", !""}
!7 = !{!"uint*", !"uint*", !"uint*", !"uint*", !"uint*"}
!8 = !{!"long*", !"long*", !"long*", !"long*", !"ulong*"}
!9 = !{!"ulong*", !"ulong*", !"ulong*", !"ulong*", !"ulong*"}
