; ModuleID = 'subgroup_operations.cl'
source_filename = "subgroup_operations.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @uniform(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
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
  call spir_func void @__clang_ocl_kern_imp_uniform(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_uniform(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %12, ptr %9, align 8
  %13 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %13, ptr %10, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  store i32 %17, ptr %11, align 4
  %18 = load i32, ptr %11, align 4
  %19 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %18) #5
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %10, align 8
  %22 = mul i64 0, %21
  %23 = load i64, ptr %9, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %24
  store i32 %19, ptr addrspace(1) %25, align 4
  %26 = load i32, ptr %11, align 4
  %27 = call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %26) #5
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i64, ptr %10, align 8
  %30 = mul i64 1, %29
  %31 = load i64, ptr %9, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %32
  store i32 %27, ptr addrspace(1) %33, align 4
  %34 = load i32, ptr %11, align 4
  %35 = call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef %34) #5
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul i64 2, %37
  %39 = load i64, ptr %9, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %40
  store i32 %35, ptr addrspace(1) %41, align 4
  %42 = load i32, ptr %11, align 4
  %43 = call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %42) #5
  %44 = load ptr addrspace(1), ptr %6, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul i64 3, %45
  %47 = load i64, ptr %9, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %48
  store i32 %43, ptr addrspace(1) %49, align 4
  %50 = load i32, ptr %11, align 4
  %51 = call spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32 noundef %50) #5
  %52 = load ptr addrspace(1), ptr %6, align 8
  %53 = load i64, ptr %10, align 8
  %54 = mul i64 4, %53
  %55 = load i64, ptr %9, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %56
  store i32 %51, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %11, align 4
  %59 = call spir_func i32 @_Z28sub_group_scan_inclusive_mini(i32 noundef %58) #5
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i64, ptr %10, align 8
  %62 = mul i64 5, %61
  %63 = load i64, ptr %9, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %64
  store i32 %59, ptr addrspace(1) %65, align 4
  %66 = load i32, ptr %11, align 4
  %67 = call spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef %66) #5
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i64, ptr %10, align 8
  %70 = mul i64 6, %69
  %71 = load i64, ptr %9, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %72
  store i32 %67, ptr addrspace(1) %73, align 4
  %74 = load i32, ptr %11, align 4
  %75 = call spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 noundef %74) #5
  %76 = load ptr addrspace(1), ptr %6, align 8
  %77 = load i64, ptr %10, align 8
  %78 = mul i64 7, %77
  %79 = load i64, ptr %9, align 8
  %80 = add i64 %78, %79
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %76, i64 %80
  store i32 %75, ptr addrspace(1) %81, align 4
  %82 = load i32, ptr %11, align 4
  %83 = call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef %82) #5
  %84 = load ptr addrspace(1), ptr %6, align 8
  %85 = load i64, ptr %10, align 8
  %86 = mul i64 8, %85
  %87 = load i64, ptr %9, align 8
  %88 = add i64 %86, %87
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i64 %88
  store i32 %83, ptr addrspace(1) %89, align 4
  %90 = load i32, ptr %11, align 4
  %91 = call spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 noundef %90) #5
  %92 = load ptr addrspace(1), ptr %7, align 8
  %93 = load i64, ptr %10, align 8
  %94 = mul i64 0, %93
  %95 = load i64, ptr %9, align 8
  %96 = add i64 %94, %95
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %92, i64 %96
  store i32 %91, ptr addrspace(1) %97, align 4
  %98 = load i32, ptr %11, align 4
  %99 = call spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 noundef %98) #5
  %100 = load ptr addrspace(1), ptr %7, align 8
  %101 = load i64, ptr %10, align 8
  %102 = mul i64 1, %101
  %103 = load i64, ptr %9, align 8
  %104 = add i64 %102, %103
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %100, i64 %104
  store i32 %99, ptr addrspace(1) %105, align 4
  %106 = load i32, ptr %11, align 4
  %107 = call spir_func i32 @_Z20sub_group_reduce_maxj(i32 noundef %106) #5
  %108 = load ptr addrspace(1), ptr %7, align 8
  %109 = load i64, ptr %10, align 8
  %110 = mul i64 2, %109
  %111 = load i64, ptr %9, align 8
  %112 = add i64 %110, %111
  %113 = getelementptr inbounds nuw i32, ptr addrspace(1) %108, i64 %112
  store i32 %107, ptr addrspace(1) %113, align 4
  %114 = load i32, ptr %11, align 4
  %115 = sitofp i32 %114 to float
  %116 = call spir_func float @_Z28sub_group_scan_exclusive_minf(float noundef %115) #5
  %117 = load ptr addrspace(1), ptr %8, align 8
  %118 = load i64, ptr %10, align 8
  %119 = mul i64 0, %118
  %120 = load i64, ptr %9, align 8
  %121 = add i64 %119, %120
  %122 = getelementptr inbounds nuw float, ptr addrspace(1) %117, i64 %121
  store float %116, ptr addrspace(1) %122, align 4
  %123 = load i32, ptr %11, align 4
  %124 = sitofp i32 %123 to float
  %125 = call spir_func float @_Z28sub_group_scan_inclusive_maxf(float noundef %124) #5
  %126 = load ptr addrspace(1), ptr %8, align 8
  %127 = load i64, ptr %10, align 8
  %128 = mul i64 1, %127
  %129 = load i64, ptr %9, align 8
  %130 = add i64 %128, %129
  %131 = getelementptr inbounds nuw float, ptr addrspace(1) %126, i64 %130
  store float %125, ptr addrspace(1) %131, align 4
  %132 = load i32, ptr %11, align 4
  %133 = sitofp i32 %132 to float
  %134 = call spir_func float @_Z20sub_group_reduce_minf(float noundef %133) #5
  %135 = load ptr addrspace(1), ptr %8, align 8
  %136 = load i64, ptr %10, align 8
  %137 = mul i64 2, %136
  %138 = load i64, ptr %9, align 8
  %139 = add i64 %137, %138
  %140 = getelementptr inbounds nuw float, ptr addrspace(1) %135, i64 %139
  store float %134, ptr addrspace(1) %140, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_some(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_of_some(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_some(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = srem i32 %14, 3
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %186

17:                                               ; preds = %2
  %18 = load i32, ptr %7, align 4
  %19 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %18) #5
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  %22 = mul i64 0, %21
  %23 = load i64, ptr %5, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %24
  store i32 %19, ptr addrspace(1) %25, align 4
  %26 = load i32, ptr %7, align 4
  %27 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef %26) #5
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i64, ptr %6, align 8
  %30 = mul i64 1, %29
  %31 = load i64, ptr %5, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %32
  store i32 %27, ptr addrspace(1) %33, align 4
  %34 = load i32, ptr %7, align 4
  %35 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32 noundef %34) #5
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i64, ptr %6, align 8
  %38 = mul i64 2, %37
  %39 = load i64, ptr %5, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %40
  store i32 %35, ptr addrspace(1) %41, align 4
  %42 = load i32, ptr %7, align 4
  %43 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 noundef %42) #5
  %44 = load ptr addrspace(1), ptr %4, align 8
  %45 = load i64, ptr %6, align 8
  %46 = mul i64 3, %45
  %47 = load i64, ptr %5, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %48
  store i32 %43, ptr addrspace(1) %49, align 4
  %50 = load i32, ptr %7, align 4
  %51 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32 noundef %50) #5
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = load i64, ptr %6, align 8
  %54 = mul i64 4, %53
  %55 = load i64, ptr %5, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %56
  store i32 %51, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %7, align 4
  %59 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32 noundef %58) #5
  %60 = load ptr addrspace(1), ptr %4, align 8
  %61 = load i64, ptr %6, align 8
  %62 = mul i64 5, %61
  %63 = load i64, ptr %5, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %64
  store i32 %59, ptr addrspace(1) %65, align 4
  %66 = load i32, ptr %7, align 4
  %67 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef %66) #5
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = load i64, ptr %6, align 8
  %70 = mul i64 6, %69
  %71 = load i64, ptr %5, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %72
  store i32 %67, ptr addrspace(1) %73, align 4
  %74 = load i32, ptr %7, align 4
  %75 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32 noundef %74) #5
  %76 = load ptr addrspace(1), ptr %4, align 8
  %77 = load i64, ptr %6, align 8
  %78 = mul i64 7, %77
  %79 = load i64, ptr %5, align 8
  %80 = add i64 %78, %79
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %76, i64 %80
  store i32 %75, ptr addrspace(1) %81, align 4
  %82 = load i32, ptr %7, align 4
  %83 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32 noundef %82) #5
  %84 = load ptr addrspace(1), ptr %4, align 8
  %85 = load i64, ptr %6, align 8
  %86 = mul i64 8, %85
  %87 = load i64, ptr %5, align 8
  %88 = add i64 %86, %87
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i64 %88
  store i32 %83, ptr addrspace(1) %89, align 4
  %90 = load i32, ptr %7, align 4
  %91 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %90) #5
  %92 = load ptr addrspace(1), ptr %4, align 8
  %93 = load i64, ptr %6, align 8
  %94 = mul i64 9, %93
  %95 = load i64, ptr %5, align 8
  %96 = add i64 %94, %95
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %92, i64 %96
  store i32 %91, ptr addrspace(1) %97, align 4
  %98 = load i32, ptr %7, align 4
  %99 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32 noundef %98) #5
  %100 = load ptr addrspace(1), ptr %4, align 8
  %101 = load i64, ptr %6, align 8
  %102 = mul i64 10, %101
  %103 = load i64, ptr %5, align 8
  %104 = add i64 %102, %103
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %100, i64 %104
  store i32 %99, ptr addrspace(1) %105, align 4
  %106 = load i32, ptr %7, align 4
  %107 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef %106) #5
  %108 = load ptr addrspace(1), ptr %4, align 8
  %109 = load i64, ptr %6, align 8
  %110 = mul i64 11, %109
  %111 = load i64, ptr %5, align 8
  %112 = add i64 %110, %111
  %113 = getelementptr inbounds nuw i32, ptr addrspace(1) %108, i64 %112
  store i32 %107, ptr addrspace(1) %113, align 4
  %114 = load i32, ptr %7, align 4
  %115 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 noundef %114) #5
  %116 = load ptr addrspace(1), ptr %4, align 8
  %117 = load i64, ptr %6, align 8
  %118 = mul i64 12, %117
  %119 = load i64, ptr %5, align 8
  %120 = add i64 %118, %119
  %121 = getelementptr inbounds nuw i32, ptr addrspace(1) %116, i64 %120
  store i32 %115, ptr addrspace(1) %121, align 4
  %122 = load i32, ptr %7, align 4
  %123 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32 noundef %122) #5
  %124 = load ptr addrspace(1), ptr %4, align 8
  %125 = load i64, ptr %6, align 8
  %126 = mul i64 13, %125
  %127 = load i64, ptr %5, align 8
  %128 = add i64 %126, %127
  %129 = getelementptr inbounds nuw i32, ptr addrspace(1) %124, i64 %128
  store i32 %123, ptr addrspace(1) %129, align 4
  %130 = load i32, ptr %7, align 4
  %131 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32 noundef %130) #5
  %132 = load ptr addrspace(1), ptr %4, align 8
  %133 = load i64, ptr %6, align 8
  %134 = mul i64 14, %133
  %135 = load i64, ptr %5, align 8
  %136 = add i64 %134, %135
  %137 = getelementptr inbounds nuw i32, ptr addrspace(1) %132, i64 %136
  store i32 %131, ptr addrspace(1) %137, align 4
  %138 = load i32, ptr %7, align 4
  %139 = call spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 noundef %138) #5
  %140 = load ptr addrspace(1), ptr %4, align 8
  %141 = load i64, ptr %6, align 8
  %142 = mul i64 15, %141
  %143 = load i64, ptr %5, align 8
  %144 = add i64 %142, %143
  %145 = getelementptr inbounds nuw i32, ptr addrspace(1) %140, i64 %144
  store i32 %139, ptr addrspace(1) %145, align 4
  %146 = load i32, ptr %7, align 4
  %147 = call spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32 noundef %146) #5
  %148 = load ptr addrspace(1), ptr %4, align 8
  %149 = load i64, ptr %6, align 8
  %150 = mul i64 16, %149
  %151 = load i64, ptr %5, align 8
  %152 = add i64 %150, %151
  %153 = getelementptr inbounds nuw i32, ptr addrspace(1) %148, i64 %152
  store i32 %147, ptr addrspace(1) %153, align 4
  %154 = load i32, ptr %7, align 4
  %155 = call spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32 noundef %154) #5
  %156 = load ptr addrspace(1), ptr %4, align 8
  %157 = load i64, ptr %6, align 8
  %158 = mul i64 17, %157
  %159 = load i64, ptr %5, align 8
  %160 = add i64 %158, %159
  %161 = getelementptr inbounds nuw i32, ptr addrspace(1) %156, i64 %160
  store i32 %155, ptr addrspace(1) %161, align 4
  %162 = load i32, ptr %7, align 4
  %163 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 noundef %162) #5
  %164 = load ptr addrspace(1), ptr %4, align 8
  %165 = load i64, ptr %6, align 8
  %166 = mul i64 18, %165
  %167 = load i64, ptr %5, align 8
  %168 = add i64 %166, %167
  %169 = getelementptr inbounds nuw i32, ptr addrspace(1) %164, i64 %168
  store i32 %163, ptr addrspace(1) %169, align 4
  %170 = load i32, ptr %7, align 4
  %171 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32 noundef %170) #5
  %172 = load ptr addrspace(1), ptr %4, align 8
  %173 = load i64, ptr %6, align 8
  %174 = mul i64 19, %173
  %175 = load i64, ptr %5, align 8
  %176 = add i64 %174, %175
  %177 = getelementptr inbounds nuw i32, ptr addrspace(1) %172, i64 %176
  store i32 %171, ptr addrspace(1) %177, align 4
  %178 = load i32, ptr %7, align 4
  %179 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32 noundef %178) #5
  %180 = load ptr addrspace(1), ptr %4, align 8
  %181 = load i64, ptr %6, align 8
  %182 = mul i64 20, %181
  %183 = load i64, ptr %5, align 8
  %184 = add i64 %182, %183
  %185 = getelementptr inbounds nuw i32, ptr addrspace(1) %180, i64 %184
  store i32 %179, ptr addrspace(1) %185, align 4
  br label %186

186:                                              ; preds = %17, %2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @logic_of_some(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_logic_of_some(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_logic_of_some(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %5, align 8
  %10 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %10, ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  store i32 %14, ptr %7, align 4
  %15 = load i32, ptr %7, align 4
  %16 = srem i32 %15, 3
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %91

18:                                               ; preds = %2
  %19 = load i32, ptr %7, align 4
  %20 = and i32 %19, 4
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %8, align 4
  %22 = call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 noundef %21) #5
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i32
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i64, ptr %6, align 8
  %27 = mul i64 0, %26
  %28 = load i64, ptr %5, align 8
  %29 = add i64 %27, %28
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %29
  store i32 %24, ptr addrspace(1) %30, align 4
  %31 = load i32, ptr %8, align 4
  %32 = call spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 noundef %31) #5
  %33 = icmp ne i32 %32, 0
  %34 = zext i1 %33 to i32
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i64, ptr %6, align 8
  %37 = mul i64 1, %36
  %38 = load i64, ptr %5, align 8
  %39 = add i64 %37, %38
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %39
  store i32 %34, ptr addrspace(1) %40, align 4
  %41 = load i32, ptr %8, align 4
  %42 = call spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32 noundef %41) #5
  %43 = icmp ne i32 %42, 0
  %44 = zext i1 %43 to i32
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i64, ptr %6, align 8
  %47 = mul i64 2, %46
  %48 = load i64, ptr %5, align 8
  %49 = add i64 %47, %48
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %45, i64 %49
  store i32 %44, ptr addrspace(1) %50, align 4
  %51 = load i32, ptr %8, align 4
  %52 = call spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 noundef %51) #5
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i32
  %55 = load ptr addrspace(1), ptr %4, align 8
  %56 = load i64, ptr %6, align 8
  %57 = mul i64 3, %56
  %58 = load i64, ptr %5, align 8
  %59 = add i64 %57, %58
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i64 %59
  store i32 %54, ptr addrspace(1) %60, align 4
  %61 = load i32, ptr %8, align 4
  %62 = call spir_func i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32 noundef %61) #5
  %63 = icmp ne i32 %62, 0
  %64 = zext i1 %63 to i32
  %65 = load ptr addrspace(1), ptr %4, align 8
  %66 = load i64, ptr %6, align 8
  %67 = mul i64 4, %66
  %68 = load i64, ptr %5, align 8
  %69 = add i64 %67, %68
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %65, i64 %69
  store i32 %64, ptr addrspace(1) %70, align 4
  %71 = load i32, ptr %8, align 4
  %72 = call spir_func i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32 noundef %71) #5
  %73 = icmp ne i32 %72, 0
  %74 = zext i1 %73 to i32
  %75 = load ptr addrspace(1), ptr %4, align 8
  %76 = load i64, ptr %6, align 8
  %77 = mul i64 5, %76
  %78 = load i64, ptr %5, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %79
  store i32 %74, ptr addrspace(1) %80, align 4
  %81 = load i32, ptr %8, align 4
  %82 = call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 noundef %81) #5
  %83 = icmp ne i32 %82, 0
  %84 = zext i1 %83 to i32
  %85 = load ptr addrspace(1), ptr %4, align 8
  %86 = load i64, ptr %6, align 8
  %87 = mul i64 6, %86
  %88 = load i64, ptr %5, align 8
  %89 = add i64 %87, %88
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %85, i64 %89
  store i32 %84, ptr addrspace(1) %90, align 4
  br label %91

91:                                               ; preds = %18, %2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_clusters(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_of_clusters(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_clusters(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef %14, i32 noundef 2) #5
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %20
  store i32 %15, ptr addrspace(1) %21, align 4
  %22 = load i32, ptr %7, align 4
  %23 = call spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 noundef %22, i32 noundef 4) #5
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %28
  store i32 %23, ptr addrspace(1) %29, align 4
  %30 = load i32, ptr %7, align 4
  %31 = call spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 noundef %30, i32 noundef 8) #5
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %36
  store i32 %31, ptr addrspace(1) %37, align 4
  %38 = load i32, ptr %7, align 4
  %39 = call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef %38, i32 noundef 16) #5
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %44
  store i32 %39, ptr addrspace(1) %45, align 4
  %46 = load i32, ptr %7, align 4
  %47 = call spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 noundef %46, i32 noundef 4) #5
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 4, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %52
  store i32 %47, ptr addrspace(1) %53, align 4
  %54 = load i32, ptr %7, align 4
  %55 = call spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 noundef %54, i32 noundef 8) #5
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 5, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %60
  store i32 %55, ptr addrspace(1) %61, align 4
  %62 = load i32, ptr %7, align 4
  %63 = call spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 noundef %62, i32 noundef 2) #5
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i64, ptr %6, align 8
  %66 = mul i64 6, %65
  %67 = load i64, ptr %5, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i64 %68
  store i32 %63, ptr addrspace(1) %69, align 4
  %70 = load i32, ptr %7, align 4
  %71 = and i32 %70, 3
  %72 = call spir_func i32 @_Z38sub_group_clustered_reduce_logical_andij(i32 noundef %71, i32 noundef 4) #5
  %73 = icmp ne i32 %72, 0
  %74 = zext i1 %73 to i32
  %75 = load ptr addrspace(1), ptr %4, align 8
  %76 = load i64, ptr %6, align 8
  %77 = mul i64 7, %76
  %78 = load i64, ptr %5, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %79
  store i32 %74, ptr addrspace(1) %80, align 4
  %81 = load i32, ptr %7, align 4
  %82 = and i32 %81, 4
  %83 = call spir_func i32 @_Z37sub_group_clustered_reduce_logical_orij(i32 noundef %82, i32 noundef 2) #5
  %84 = icmp ne i32 %83, 0
  %85 = zext i1 %84 to i32
  %86 = load ptr addrspace(1), ptr %4, align 8
  %87 = load i64, ptr %6, align 8
  %88 = mul i64 8, %87
  %89 = load i64, ptr %5, align 8
  %90 = add i64 %88, %89
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %86, i64 %90
  store i32 %85, ptr addrspace(1) %91, align 4
  %92 = load i32, ptr %7, align 4
  %93 = and i32 %92, 1
  %94 = call spir_func i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 noundef %93, i32 noundef 8) #5
  %95 = icmp ne i32 %94, 0
  %96 = zext i1 %95 to i32
  %97 = load ptr addrspace(1), ptr %4, align 8
  %98 = load i64, ptr %6, align 8
  %99 = mul i64 9, %98
  %100 = load i64, ptr %5, align 8
  %101 = add i64 %99, %100
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %97, i64 %101
  store i32 %96, ptr addrspace(1) %102, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_floats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
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
  call spir_func void @__clang_ocl_kern_imp_of_floats(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 2 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_floats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca double, align 8
  %13 = alloca half, align 2
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %14, ptr %9, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %15, ptr %10, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4
  store float %19, ptr %11, align 4
  %20 = load float, ptr %11, align 4
  %21 = fpext float %20 to double
  store double %21, ptr %12, align 8
  %22 = load float, ptr %11, align 4
  %23 = fptrunc float %22 to half
  store half %23, ptr %13, align 2
  %24 = load float, ptr %11, align 4
  %25 = call spir_func float @_Z32sub_group_non_uniform_reduce_addf(float noundef %24) #5
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = load i64, ptr %10, align 8
  %28 = mul i64 0, %27
  %29 = load i64, ptr %9, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %26, i64 %30
  store float %25, ptr addrspace(1) %31, align 4
  %32 = load float, ptr %11, align 4
  %33 = fcmp ogt float %32, 0.000000e+00
  %34 = zext i1 %33 to i64
  %35 = select i1 %33, float 2.000000e+00, float 1.000000e+00
  %36 = call spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float noundef %35) #5
  %37 = load ptr addrspace(1), ptr %6, align 8
  %38 = load i64, ptr %10, align 8
  %39 = mul i64 1, %38
  %40 = load i64, ptr %9, align 8
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %37, i64 %41
  store float %36, ptr addrspace(1) %42, align 4
  %43 = load float, ptr %11, align 4
  %44 = call spir_func float @_Z30sub_group_clustered_reduce_minfj(float noundef %43, i32 noundef 4) #5
  %45 = load ptr addrspace(1), ptr %6, align 8
  %46 = load i64, ptr %10, align 8
  %47 = mul i64 2, %46
  %48 = load i64, ptr %9, align 8
  %49 = add i64 %47, %48
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %45, i64 %49
  store float %44, ptr addrspace(1) %50, align 4
  %51 = load double, ptr %12, align 8
  %52 = call spir_func double @_Z40sub_group_non_uniform_scan_inclusive_addd(double noundef %51) #5
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = load i64, ptr %10, align 8
  %55 = mul i64 0, %54
  %56 = load i64, ptr %9, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw double, ptr addrspace(1) %53, i64 %57
  store double %52, ptr addrspace(1) %58, align 8
  %59 = load double, ptr %12, align 8
  %60 = call spir_func double @_Z20sub_group_reduce_maxd(double noundef %59) #5
  %61 = load ptr addrspace(1), ptr %7, align 8
  %62 = load i64, ptr %10, align 8
  %63 = mul i64 1, %62
  %64 = load i64, ptr %9, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw double, ptr addrspace(1) %61, i64 %65
  store double %60, ptr addrspace(1) %66, align 8
  %67 = load double, ptr %12, align 8
  %68 = call spir_func double @_Z30sub_group_clustered_reduce_maxdj(double noundef %67, i32 noundef 8) #5
  %69 = load ptr addrspace(1), ptr %7, align 8
  %70 = load i64, ptr %10, align 8
  %71 = mul i64 2, %70
  %72 = load i64, ptr %9, align 8
  %73 = add i64 %71, %72
  %74 = getelementptr inbounds nuw double, ptr addrspace(1) %69, i64 %73
  store double %68, ptr addrspace(1) %74, align 8
  %75 = load half, ptr %13, align 2
  %76 = call spir_func half @_Z20sub_group_reduce_minDh(half noundef %75) #5
  %77 = load ptr addrspace(1), ptr %8, align 8
  %78 = load i64, ptr %10, align 8
  %79 = mul i64 0, %78
  %80 = load i64, ptr %9, align 8
  %81 = add i64 %79, %80
  %82 = getelementptr inbounds nuw half, ptr addrspace(1) %77, i64 %81
  store half %76, ptr addrspace(1) %82, align 2
  %83 = load half, ptr %13, align 2
  %84 = call spir_func half @_Z40sub_group_non_uniform_scan_inclusive_maxDh(half noundef %83) #5
  %85 = load ptr addrspace(1), ptr %8, align 8
  %86 = load i64, ptr %10, align 8
  %87 = mul i64 1, %86
  %88 = load i64, ptr %9, align 8
  %89 = add i64 %87, %88
  %90 = getelementptr inbounds nuw half, ptr addrspace(1) %85, i64 %89
  store half %84, ptr addrspace(1) %90, align 2
  %91 = load half, ptr %13, align 2
  %92 = call spir_func half @_Z28sub_group_scan_exclusive_maxDh(half noundef %91) #5
  %93 = load ptr addrspace(1), ptr %8, align 8
  %94 = load i64, ptr %10, align 8
  %95 = mul i64 2, %94
  %96 = load i64, ptr %9, align 8
  %97 = add i64 %95, %96
  %98 = getelementptr inbounds nuw half, ptr addrspace(1) %93, i64 %97
  store half %92, ptr addrspace(1) %98, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_widths(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_of_widths(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_widths(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
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
  %16 = call spir_func signext i8 @_Z20sub_group_reduce_addc(i8 noundef signext %15) #5
  %17 = sext i8 %16 to i64
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %6, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %5, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %22
  store i64 %17, ptr addrspace(1) %23, align 8
  %24 = load i64, ptr %7, align 8
  %25 = trunc i64 %24 to i8
  %26 = call spir_func zeroext i8 @_Z28sub_group_scan_inclusive_maxh(i8 noundef zeroext %25) #5
  %27 = zext i8 %26 to i64
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i64, ptr %6, align 8
  %30 = mul i64 1, %29
  %31 = load i64, ptr %5, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i64, ptr addrspace(1) %28, i64 %32
  store i64 %27, ptr addrspace(1) %33, align 8
  %34 = load i64, ptr %7, align 8
  %35 = trunc i64 %34 to i16
  %36 = call spir_func signext i16 @_Z20sub_group_reduce_mins(i16 noundef signext %35) #5
  %37 = sext i16 %36 to i64
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = load i64, ptr %6, align 8
  %40 = mul i64 2, %39
  %41 = load i64, ptr %5, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i64, ptr addrspace(1) %38, i64 %42
  store i64 %37, ptr addrspace(1) %43, align 8
  %44 = load i64, ptr %7, align 8
  %45 = trunc i64 %44 to i16
  %46 = call spir_func zeroext i16 @_Z28sub_group_scan_inclusive_addt(i16 noundef zeroext %45) #5
  %47 = zext i16 %46 to i64
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 3, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw i64, ptr addrspace(1) %48, i64 %52
  store i64 %47, ptr addrspace(1) %53, align 8
  %54 = load i64, ptr %7, align 8
  %55 = call spir_func i64 @_Z28sub_group_scan_exclusive_addl(i64 noundef %54) #5
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 4, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw i64, ptr addrspace(1) %56, i64 %60
  store i64 %55, ptr addrspace(1) %61, align 8
  %62 = load i64, ptr %7, align 8
  %63 = call spir_func i64 @_Z20sub_group_reduce_maxm(i64 noundef %62) #5
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i64, ptr %6, align 8
  %66 = mul i64 5, %65
  %67 = load i64, ptr %5, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw i64, ptr addrspace(1) %64, i64 %68
  store i64 %63, ptr addrspace(1) %69, align 8
  %70 = load i64, ptr %7, align 8
  %71 = trunc i64 %70 to i8
  %72 = call spir_func zeroext i8 @_Z32sub_group_non_uniform_reduce_xorh(i8 noundef zeroext %71) #5
  %73 = zext i8 %72 to i64
  %74 = load ptr addrspace(1), ptr %4, align 8
  %75 = load i64, ptr %6, align 8
  %76 = mul i64 6, %75
  %77 = load i64, ptr %5, align 8
  %78 = add i64 %76, %77
  %79 = getelementptr inbounds nuw i64, ptr addrspace(1) %74, i64 %78
  store i64 %73, ptr addrspace(1) %79, align 8
  %80 = load i64, ptr %7, align 8
  %81 = trunc i64 %80 to i16
  %82 = call spir_func signext i16 @_Z30sub_group_clustered_reduce_andsj(i16 noundef signext %81, i32 noundef 4) #5
  %83 = sext i16 %82 to i64
  %84 = load ptr addrspace(1), ptr %4, align 8
  %85 = load i64, ptr %6, align 8
  %86 = mul i64 7, %85
  %87 = load i64, ptr %5, align 8
  %88 = add i64 %86, %87
  %89 = getelementptr inbounds nuw i64, ptr addrspace(1) %84, i64 %88
  store i64 %83, ptr addrspace(1) %89, align 8
  %90 = load i64, ptr %7, align 8
  %91 = call spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_minl(i64 noundef %90) #5
  %92 = load ptr addrspace(1), ptr %4, align 8
  %93 = load i64, ptr %6, align 8
  %94 = mul i64 8, %93
  %95 = load i64, ptr %5, align 8
  %96 = add i64 %94, %95
  %97 = getelementptr inbounds nuw i64, ptr addrspace(1) %92, i64 %96
  store i64 %91, ptr addrspace(1) %97, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @moved(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
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
  call spir_func void @__clang_ocl_kern_imp_moved(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 2 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_moved(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %16, ptr %9, align 8
  %17 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %17, ptr %10, align 8
  %18 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  store i32 %18, ptr %11, align 4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %19, i64 %20
  %22 = load i64, ptr addrspace(1) %21, align 8
  store i64 %22, ptr %12, align 8
  %23 = load i64, ptr %12, align 8
  %24 = trunc i64 %23 to i8
  %25 = load i32, ptr %11, align 4
  %26 = xor i32 %25, 1
  %27 = call spir_func signext i8 @_Z17sub_group_shufflecj(i8 noundef signext %24, i32 noundef %26) #5
  %28 = sext i8 %27 to i64
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = load i64, ptr %10, align 8
  %31 = mul i64 0, %30
  %32 = load i64, ptr %9, align 8
  %33 = add i64 %31, %32
  %34 = getelementptr inbounds nuw i64, ptr addrspace(1) %29, i64 %33
  store i64 %28, ptr addrspace(1) %34, align 8
  %35 = load i64, ptr %12, align 8
  %36 = trunc i64 %35 to i16
  %37 = call spir_func zeroext i16 @_Z21sub_group_shuffle_xortj(i16 noundef zeroext %36, i32 noundef 3) #5
  %38 = zext i16 %37 to i64
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = load i64, ptr %10, align 8
  %41 = mul i64 1, %40
  %42 = load i64, ptr %9, align 8
  %43 = add i64 %41, %42
  %44 = getelementptr inbounds nuw i64, ptr addrspace(1) %39, i64 %43
  store i64 %38, ptr addrspace(1) %44, align 8
  %45 = load i64, ptr %12, align 8
  %46 = load i32, ptr %11, align 4
  %47 = sub i32 15, %46
  %48 = call spir_func i64 @_Z17sub_group_shufflelj(i64 noundef %45, i32 noundef %47) #5
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = load i64, ptr %10, align 8
  %51 = mul i64 2, %50
  %52 = load i64, ptr %9, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %53
  store i64 %48, ptr addrspace(1) %54, align 8
  %55 = load i64, ptr %12, align 8
  %56 = call spir_func i64 @_Z21sub_group_shuffle_xormj(i64 noundef %55, i32 noundef 8) #5
  %57 = load ptr addrspace(1), ptr %6, align 8
  %58 = load i64, ptr %10, align 8
  %59 = mul i64 3, %58
  %60 = load i64, ptr %9, align 8
  %61 = add i64 %59, %60
  %62 = getelementptr inbounds nuw i64, ptr addrspace(1) %57, i64 %61
  store i64 %56, ptr addrspace(1) %62, align 8
  %63 = load i64, ptr %12, align 8
  %64 = and i64 %63, 65535
  %65 = sitofp i64 %64 to double
  %66 = call spir_func double @_Z21sub_group_shuffle_xordj(double noundef %65, i32 noundef 4) #5
  %67 = fptosi double %66 to i64
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i64, ptr %10, align 8
  %70 = mul i64 4, %69
  %71 = load i64, ptr %9, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i64, ptr addrspace(1) %68, i64 %72
  store i64 %67, ptr addrspace(1) %73, align 8
  %74 = load i64, ptr %12, align 8
  %75 = trunc i64 %74 to i32
  %76 = call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 noundef %75, i32 noundef 7) #5
  %77 = sext i32 %76 to i64
  %78 = load ptr addrspace(1), ptr %6, align 8
  %79 = load i64, ptr %10, align 8
  %80 = mul i64 5, %79
  %81 = load i64, ptr %9, align 8
  %82 = add i64 %80, %81
  %83 = getelementptr inbounds nuw i64, ptr addrspace(1) %78, i64 %82
  store i64 %77, ptr addrspace(1) %83, align 8
  %84 = load i64, ptr %12, align 8
  %85 = trunc i64 %84 to i16
  %86 = call spir_func signext i16 @_Z25sub_group_broadcast_firsts(i16 noundef signext %85) #5
  %87 = sext i16 %86 to i64
  %88 = load ptr addrspace(1), ptr %6, align 8
  %89 = load i64, ptr %10, align 8
  %90 = mul i64 6, %89
  %91 = load i64, ptr %9, align 8
  %92 = add i64 %90, %91
  %93 = getelementptr inbounds nuw i64, ptr addrspace(1) %88, i64 %92
  store i64 %87, ptr addrspace(1) %93, align 8
  %94 = load i64, ptr %12, align 8
  %95 = trunc i64 %94 to i8
  %96 = call spir_func zeroext i8 @_Z19sub_group_broadcasthj(i8 noundef zeroext %95, i32 noundef 11) #5
  %97 = zext i8 %96 to i64
  %98 = load ptr addrspace(1), ptr %6, align 8
  %99 = load i64, ptr %10, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %9, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw i64, ptr addrspace(1) %98, i64 %102
  store i64 %97, ptr addrspace(1) %103, align 8
  %104 = load i64, ptr %12, align 8
  %105 = call spir_func i64 @_Z20sub_group_shuffle_uplj(i64 noundef %104, i32 noundef 1) #5
  store i64 %105, ptr %13, align 8
  %106 = load i64, ptr %12, align 8
  %107 = trunc i64 %106 to i16
  %108 = call spir_func signext i16 @_Z22sub_group_shuffle_downsj(i16 noundef signext %107, i32 noundef 5) #5
  %109 = sext i16 %108 to i64
  store i64 %109, ptr %14, align 8
  %110 = load i32, ptr %11, align 4
  %111 = icmp uge i32 %110, 1
  br i1 %111, label %112, label %114

112:                                              ; preds = %4
  %113 = load i64, ptr %13, align 8
  br label %115

114:                                              ; preds = %4
  br label %115

115:                                              ; preds = %114, %112
  %116 = phi i64 [ %113, %112 ], [ -1, %114 ]
  %117 = load ptr addrspace(1), ptr %6, align 8
  %118 = load i64, ptr %10, align 8
  %119 = mul i64 8, %118
  %120 = load i64, ptr %9, align 8
  %121 = add i64 %119, %120
  %122 = getelementptr inbounds nuw i64, ptr addrspace(1) %117, i64 %121
  store i64 %116, ptr addrspace(1) %122, align 8
  %123 = load i32, ptr %11, align 4
  %124 = icmp ult i32 %123, 11
  br i1 %124, label %125, label %127

125:                                              ; preds = %115
  %126 = load i64, ptr %14, align 8
  br label %128

127:                                              ; preds = %115
  br label %128

128:                                              ; preds = %127, %125
  %129 = phi i64 [ %126, %125 ], [ -1, %127 ]
  %130 = load ptr addrspace(1), ptr %6, align 8
  %131 = load i64, ptr %10, align 8
  %132 = mul i64 9, %131
  %133 = load i64, ptr %9, align 8
  %134 = add i64 %132, %133
  %135 = getelementptr inbounds nuw i64, ptr addrspace(1) %130, i64 %134
  store i64 %129, ptr addrspace(1) %135, align 8
  %136 = load i64, ptr %12, align 8
  %137 = trunc i64 %136 to i8
  %138 = insertelement <4 x i8> poison, i8 %137, i32 0
  %139 = load i64, ptr %12, align 8
  %140 = ashr i64 %139, 8
  %141 = trunc i64 %140 to i8
  %142 = insertelement <4 x i8> %138, i8 %141, i32 1
  %143 = load i64, ptr %12, align 8
  %144 = ashr i64 %143, 16
  %145 = trunc i64 %144 to i8
  %146 = insertelement <4 x i8> %142, i8 %145, i32 2
  %147 = load i64, ptr %12, align 8
  %148 = ashr i64 %147, 24
  %149 = trunc i64 %148 to i8
  %150 = insertelement <4 x i8> %146, i8 %149, i32 3
  store <4 x i8> %150, ptr %15, align 4
  %151 = load <4 x i8>, ptr %15, align 4
  %152 = call spir_func <4 x float> @_Z14convert_float4Dv4_c(<4 x i8> noundef %151) #4
  %153 = call spir_func <4 x float> @_Z19sub_group_broadcastDv4_fj(<4 x float> noundef %152, i32 noundef 2) #5
  %154 = load ptr addrspace(1), ptr %7, align 8
  %155 = load i64, ptr %9, align 8
  %156 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %154, i64 %155
  store <4 x float> %153, ptr addrspace(1) %156, align 16
  %157 = load i64, ptr %12, align 8
  %158 = and i64 %157, 255
  %159 = sitofp i64 %158 to half
  %160 = load i32, ptr %11, align 4
  %161 = xor i32 %160, 2
  %162 = call spir_func half @_Z17sub_group_shuffleDhj(half noundef %159, i32 noundef %161) #5
  %163 = load ptr addrspace(1), ptr %8, align 8
  %164 = load i64, ptr %9, align 8
  %165 = getelementptr inbounds nuw half, ptr addrspace(1) %163, i64 %164
  store half %162, ptr addrspace(1) %165, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @votes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 !intel_reqd_sub_group_size !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_votes(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 16 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_votes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 !intel_reqd_sub_group_size !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %7, align 8
  %14 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %14, ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = and i32 %18, 1
  %20 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %19) #5
  store <4 x i32> %20, ptr %9, align 16
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %7, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %71

26:                                               ; preds = %3
  %27 = load ptr addrspace(1), ptr %4, align 8
  %28 = load i64, ptr %7, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = icmp sgt i32 %30, 10
  %32 = zext i1 %31 to i32
  %33 = call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 noundef %32) #5
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i64, ptr %8, align 8
  %38 = mul i64 0, %37
  %39 = load i64, ptr %7, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %40
  store i32 %35, ptr addrspace(1) %41, align 4
  %42 = load ptr addrspace(1), ptr %4, align 8
  %43 = load i64, ptr %7, align 8
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = icmp sgt i32 %45, 90
  %47 = zext i1 %46 to i32
  %48 = call spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 noundef %47) #5
  %49 = icmp ne i32 %48, 0
  %50 = zext i1 %49 to i32
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i64, ptr %8, align 8
  %53 = mul i64 1, %52
  %54 = load i64, ptr %7, align 8
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %55
  store i32 %50, ptr addrspace(1) %56, align 4
  %57 = load ptr addrspace(1), ptr %4, align 8
  %58 = load i64, ptr %7, align 8
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4
  %61 = ashr i32 %60, 7
  %62 = call spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef %61) #5
  %63 = icmp ne i32 %62, 0
  %64 = zext i1 %63 to i32
  %65 = load ptr addrspace(1), ptr %5, align 8
  %66 = load i64, ptr %8, align 8
  %67 = mul i64 2, %66
  %68 = load i64, ptr %7, align 8
  %69 = add i64 %67, %68
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %65, i64 %69
  store i32 %64, ptr addrspace(1) %70, align 4
  br label %71

71:                                               ; preds = %26, %3
  %72 = load <4 x i32>, ptr %9, align 16
  store <4 x i32> <i32 1, i32 0, i32 0, i32 0>, ptr %10, align 16
  %73 = load <4 x i32>, ptr %10, align 16
  %74 = or <4 x i32> %72, %73
  %75 = call spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef %74) #5
  %76 = load ptr addrspace(1), ptr %5, align 8
  %77 = load i64, ptr %8, align 8
  %78 = mul i64 3, %77
  %79 = load i64, ptr %7, align 8
  %80 = add i64 %78, %79
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %76, i64 %80
  store i32 %75, ptr addrspace(1) %81, align 4
  %82 = load <4 x i32>, ptr %9, align 16
  %83 = call spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef %82) #5
  %84 = load ptr addrspace(1), ptr %5, align 8
  %85 = load i64, ptr %8, align 8
  %86 = mul i64 4, %85
  %87 = load i64, ptr %7, align 8
  %88 = add i64 %86, %87
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i64 %88
  store i32 %83, ptr addrspace(1) %89, align 4
  %90 = call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv() #4
  %91 = load ptr addrspace(1), ptr %6, align 8
  %92 = load i64, ptr %8, align 8
  %93 = mul i64 0, %92
  %94 = load i64, ptr %7, align 8
  %95 = add i64 %93, %94
  %96 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %91, i64 %95
  store <4 x i32> %90, ptr addrspace(1) %96, align 16
  %97 = call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() #4
  store <4 x i32> <i32 65535, i32 0, i32 0, i32 0>, ptr %11, align 16
  %98 = load <4 x i32>, ptr %11, align 16
  %99 = and <4 x i32> %97, %98
  %100 = load ptr addrspace(1), ptr %6, align 8
  %101 = load i64, ptr %8, align 8
  %102 = mul i64 1, %101
  %103 = load i64, ptr %7, align 8
  %104 = add i64 %102, %103
  %105 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %100, i64 %104
  store <4 x i32> %99, ptr addrspace(1) %105, align 16
  %106 = call spir_func <4 x i32> @_Z21get_sub_group_gt_maskv() #4
  store <4 x i32> <i32 65535, i32 0, i32 0, i32 0>, ptr %12, align 16
  %107 = load <4 x i32>, ptr %12, align 16
  %108 = and <4 x i32> %106, %107
  %109 = load ptr addrspace(1), ptr %6, align 8
  %110 = load i64, ptr %8, align 8
  %111 = mul i64 2, %110
  %112 = load i64, ptr %7, align 8
  %113 = add i64 %111, %112
  %114 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %109, i64 %113
  store <4 x i32> %108, ptr addrspace(1) %114, align 16
  %115 = call spir_func <4 x i32> @_Z21get_sub_group_le_maskv() #4
  %116 = load ptr addrspace(1), ptr %6, align 8
  %117 = load i64, ptr %8, align 8
  %118 = mul i64 3, %117
  %119 = load i64, ptr %7, align 8
  %120 = add i64 %118, %119
  %121 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %116, i64 %120
  store <4 x i32> %115, ptr addrspace(1) %121, align 16
  %122 = call spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() #4
  %123 = load ptr addrspace(1), ptr %6, align 8
  %124 = load i64, ptr %8, align 8
  %125 = mul i64 4, %124
  %126 = load i64, ptr %7, align 8
  %127 = add i64 %125, %126
  %128 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %123, i64 %127
  store <4 x i32> %122, ptr addrspace(1) %128, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_maxj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z28sub_group_scan_exclusive_minf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z28sub_group_scan_inclusive_maxf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z20sub_group_reduce_minf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z38sub_group_clustered_reduce_logical_andij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37sub_group_clustered_reduce_logical_orij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z32sub_group_non_uniform_reduce_addf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z30sub_group_clustered_reduce_minfj(float noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func double @_Z40sub_group_non_uniform_scan_inclusive_addd(double noundef) #2

; Function Attrs: convergent nounwind
declare spir_func double @_Z20sub_group_reduce_maxd(double noundef) #2

; Function Attrs: convergent nounwind
declare spir_func double @_Z30sub_group_clustered_reduce_maxdj(double noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func half @_Z20sub_group_reduce_minDh(half noundef) #2

; Function Attrs: convergent nounwind
declare spir_func half @_Z40sub_group_non_uniform_scan_inclusive_maxDh(half noundef) #2

; Function Attrs: convergent nounwind
declare spir_func half @_Z28sub_group_scan_exclusive_maxDh(half noundef) #2

; Function Attrs: convergent nounwind
declare spir_func signext i8 @_Z20sub_group_reduce_addc(i8 noundef signext) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i8 @_Z28sub_group_scan_inclusive_maxh(i8 noundef zeroext) #2

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z20sub_group_reduce_mins(i16 noundef signext) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i16 @_Z28sub_group_scan_inclusive_addt(i16 noundef zeroext) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z28sub_group_scan_exclusive_addl(i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20sub_group_reduce_maxm(i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i8 @_Z32sub_group_non_uniform_reduce_xorh(i8 noundef zeroext) #2

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z30sub_group_clustered_reduce_andsj(i16 noundef signext, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_minl(i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #2

; Function Attrs: convergent nounwind
declare spir_func signext i8 @_Z17sub_group_shufflecj(i8 noundef signext, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i16 @_Z21sub_group_shuffle_xortj(i16 noundef zeroext, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z17sub_group_shufflelj(i64 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z21sub_group_shuffle_xormj(i64 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func double @_Z21sub_group_shuffle_xordj(double noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z25sub_group_broadcast_firsts(i16 noundef signext) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i8 @_Z19sub_group_broadcasthj(i8 noundef zeroext, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20sub_group_shuffle_uplj(i64 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z22sub_group_shuffle_downsj(i16 noundef signext, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z19sub_group_broadcastDv4_fj(<4 x float> noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_c(<4 x i8> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func half @_Z17sub_group_shuffleDhj(half noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_non_uniform_alli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_eq_maskv() #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_gt_maskv() #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_le_maskv() #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() #1

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
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"uint*", !"float*"}
!6 = !{!"const", !"", !"", !""}
!7 = !{i32 16}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"const", !""}
!12 = !{!"float*", !"float*", !"double*", !"half*"}
!13 = !{!"long*", !"long*"}
!14 = !{!"long*", !"long*", !"float4*", !"half*"}
!15 = !{!"long*", !"long*", !"float __attribute__((ext_vector_type(4)))*", !"half*"}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"int*", !"uint*", !"uint4*"}
!19 = !{!"int*", !"uint*", !"uint __attribute__((ext_vector_type(4)))*"}
!20 = !{!"const", !"", !""}
