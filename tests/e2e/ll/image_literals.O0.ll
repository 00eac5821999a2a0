; ModuleID = 'image_literals.cl'
source_filename = "image_literals.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @at_file_scope(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_at_file_scope(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_at_file_scope(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca <2 x float>, align 8
  %12 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %9, align 8
  %14 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %14, ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %6, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <2 x float>, ptr addrspace(1) %17, align 8
  store <2 x float> %18, ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %19, i64 %20
  %22 = load <2 x float>, ptr addrspace(1) %21, align 8
  store <2 x float> %22, ptr %12, align 8
  %23 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %24 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %25 = load <2 x float>, ptr %11, align 8
  %26 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %23, target("spirv.Sampler") %24, <2 x float> noundef %25) #5
  %27 = load ptr addrspace(1), ptr %8, align 8
  %28 = load i64, ptr %9, align 8
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %27, i64 %28
  store <4 x float> %26, ptr addrspace(1) %29, align 16
  %30 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %31 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %32 = load <2 x float>, ptr %11, align 8
  %33 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %30, target("spirv.Sampler") %31, <2 x float> noundef %32) #5
  %34 = load ptr addrspace(1), ptr %8, align 8
  %35 = load i64, ptr %9, align 8
  %36 = load i64, ptr %10, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %34, i64 %37
  store <4 x float> %33, ptr addrspace(1) %38, align 16
  %39 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %40 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %41 = load <2 x float>, ptr %11, align 8
  %42 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %39, target("spirv.Sampler") %40, <2 x float> noundef %41) #5
  %43 = load ptr addrspace(1), ptr %8, align 8
  %44 = load i64, ptr %9, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul i64 2, %45
  %47 = add i64 %44, %46
  %48 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %43, i64 %47
  store <4 x float> %42, ptr addrspace(1) %48, align 16
  %49 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %50 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  %51 = load <2 x float>, ptr %11, align 8
  %52 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %49, target("spirv.Sampler") %50, <2 x float> noundef %51) #5
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = load i64, ptr %9, align 8
  %55 = load i64, ptr %10, align 8
  %56 = mul i64 3, %55
  %57 = add i64 %54, %56
  %58 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %53, i64 %57
  store <4 x float> %52, ptr addrspace(1) %58, align 16
  %59 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %60 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  %61 = load <2 x float>, ptr %12, align 8
  %62 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %59, target("spirv.Sampler") %60, <2 x float> noundef %61) #5
  %63 = load ptr addrspace(1), ptr %8, align 8
  %64 = load i64, ptr %9, align 8
  %65 = load i64, ptr %10, align 8
  %66 = mul i64 4, %65
  %67 = add i64 %64, %66
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %63, i64 %67
  store <4 x float> %62, ptr addrspace(1) %68, align 16
  %69 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %70 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  %71 = load <2 x float>, ptr %12, align 8
  %72 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %69, target("spirv.Sampler") %70, <2 x float> noundef %71) #5
  %73 = load ptr addrspace(1), ptr %8, align 8
  %74 = load i64, ptr %9, align 8
  %75 = load i64, ptr %10, align 8
  %76 = mul i64 5, %75
  %77 = add i64 %74, %76
  %78 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %73, i64 %77
  store <4 x float> %72, ptr addrspace(1) %78, align 16
  %79 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %80 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  %81 = load <2 x float>, ptr %12, align 8
  %82 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %79, target("spirv.Sampler") %80, <2 x float> noundef %81) #5
  %83 = load ptr addrspace(1), ptr %8, align 8
  %84 = load i64, ptr %9, align 8
  %85 = load i64, ptr %10, align 8
  %86 = mul i64 6, %85
  %87 = add i64 %84, %86
  %88 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %83, i64 %87
  store <4 x float> %82, ptr addrspace(1) %88, align 16
  %89 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %90 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  %91 = load <2 x float>, ptr %12, align 8
  %92 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %89, target("spirv.Sampler") %90, <2 x float> noundef %91) #5
  %93 = load ptr addrspace(1), ptr %8, align 8
  %94 = load i64, ptr %9, align 8
  %95 = load i64, ptr %10, align 8
  %96 = mul i64 7, %95
  %97 = add i64 %94, %96
  %98 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %93, i64 %97
  store <4 x float> %92, ptr addrspace(1) %98, align 16
  %99 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %100 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  %101 = load <2 x float>, ptr %12, align 8
  %102 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %99, target("spirv.Sampler") %100, <2 x float> noundef %101) #5
  %103 = load ptr addrspace(1), ptr %8, align 8
  %104 = load i64, ptr %9, align 8
  %105 = load i64, ptr %10, align 8
  %106 = mul i64 8, %105
  %107 = add i64 %104, %106
  %108 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %103, i64 %107
  store <4 x float> %102, ptr addrspace(1) %108, align 16
  %109 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %110 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37)
  %111 = load <2 x float>, ptr %12, align 8
  %112 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %109, target("spirv.Sampler") %110, <2 x float> noundef %111) #5
  %113 = load ptr addrspace(1), ptr %8, align 8
  %114 = load i64, ptr %9, align 8
  %115 = load i64, ptr %10, align 8
  %116 = mul i64 9, %115
  %117 = add i64 %114, %116
  %118 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %113, i64 %117
  store <4 x float> %112, ptr addrspace(1) %118, align 16
  %119 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %120 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  %121 = load <2 x float>, ptr %12, align 8
  %122 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %119, target("spirv.Sampler") %120, <2 x float> noundef %121) #5
  %123 = load ptr addrspace(1), ptr %8, align 8
  %124 = load i64, ptr %9, align 8
  %125 = load i64, ptr %10, align 8
  %126 = mul i64 10, %125
  %127 = add i64 %124, %126
  %128 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %123, i64 %127
  store <4 x float> %122, ptr addrspace(1) %128, align 16
  %129 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %130 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41)
  %131 = load <2 x float>, ptr %12, align 8
  %132 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %129, target("spirv.Sampler") %130, <2 x float> noundef %131) #5
  %133 = load ptr addrspace(1), ptr %8, align 8
  %134 = load i64, ptr %9, align 8
  %135 = load i64, ptr %10, align 8
  %136 = mul i64 11, %135
  %137 = add i64 %134, %136
  %138 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %133, i64 %137
  store <4 x float> %132, ptr addrspace(1) %138, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca target("spirv.Sampler"), align 8
  %12 = alloca target("spirv.Sampler"), align 8
  %13 = alloca target("spirv.Sampler"), align 8
  %14 = alloca target("spirv.Sampler"), align 8
  %15 = alloca target("spirv.Sampler"), align 8
  %16 = alloca target("spirv.Sampler"), align 8
  %17 = alloca target("spirv.Sampler"), align 8
  %18 = alloca target("spirv.Sampler"), align 8
  %19 = alloca target("spirv.Sampler"), align 8
  %20 = alloca target("spirv.Sampler"), align 8
  %21 = alloca target("spirv.Sampler"), align 8
  %22 = alloca target("spirv.Sampler"), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %23 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %23, ptr %9, align 8
  %24 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %24, ptr %10, align 8
  %25 = load i64, ptr %9, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %25
  store ptr addrspace(1) %27, ptr %8, align 8
  br label %28

28:                                               ; preds = %4
  %29 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  store target("spirv.Sampler") %29, ptr %11, align 8
  %30 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %31 = load target("spirv.Sampler"), ptr %11, align 8
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4
  %36 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %30, target("spirv.Sampler") %31, float noundef %35) #5
  %37 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %36, ptr addrspace(1) %37, align 16
  %38 = load i64, ptr %10, align 8
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %38
  store ptr addrspace(1) %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %28
  br label %42

42:                                               ; preds = %41
  %43 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  store target("spirv.Sampler") %43, ptr %12, align 8
  %44 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %45 = load target("spirv.Sampler"), ptr %12, align 8
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = load i64, ptr %9, align 8
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %46, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4
  %50 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %44, target("spirv.Sampler") %45, float noundef %49) #5
  %51 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %50, ptr addrspace(1) %51, align 16
  %52 = load i64, ptr %10, align 8
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %53, i64 %52
  store ptr addrspace(1) %54, ptr %8, align 8
  br label %55

55:                                               ; preds = %42
  br label %56

56:                                               ; preds = %55
  %57 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  store target("spirv.Sampler") %57, ptr %13, align 8
  %58 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %59 = load target("spirv.Sampler"), ptr %13, align 8
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i64, ptr %9, align 8
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %60, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4
  %64 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %58, target("spirv.Sampler") %59, float noundef %63) #5
  %65 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %64, ptr addrspace(1) %65, align 16
  %66 = load i64, ptr %10, align 8
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %67, i64 %66
  store ptr addrspace(1) %68, ptr %8, align 8
  br label %69

69:                                               ; preds = %56
  br label %70

70:                                               ; preds = %69
  %71 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  store target("spirv.Sampler") %71, ptr %14, align 8
  %72 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %73 = load target("spirv.Sampler"), ptr %14, align 8
  %74 = load ptr addrspace(1), ptr %6, align 8
  %75 = load i64, ptr %9, align 8
  %76 = getelementptr inbounds nuw float, ptr addrspace(1) %74, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4
  %78 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %72, target("spirv.Sampler") %73, float noundef %77) #5
  %79 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %78, ptr addrspace(1) %79, align 16
  %80 = load i64, ptr %10, align 8
  %81 = load ptr addrspace(1), ptr %8, align 8
  %82 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %81, i64 %80
  store ptr addrspace(1) %82, ptr %8, align 8
  br label %83

83:                                               ; preds = %70
  br label %84

84:                                               ; preds = %83
  %85 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  store target("spirv.Sampler") %85, ptr %15, align 8
  %86 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %87 = load target("spirv.Sampler"), ptr %15, align 8
  %88 = load ptr addrspace(1), ptr %7, align 8
  %89 = load i64, ptr %9, align 8
  %90 = getelementptr inbounds nuw float, ptr addrspace(1) %88, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4
  %92 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %86, target("spirv.Sampler") %87, float noundef %91) #5
  %93 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %92, ptr addrspace(1) %93, align 16
  %94 = load i64, ptr %10, align 8
  %95 = load ptr addrspace(1), ptr %8, align 8
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %95, i64 %94
  store ptr addrspace(1) %96, ptr %8, align 8
  br label %97

97:                                               ; preds = %84
  br label %98

98:                                               ; preds = %97
  %99 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  store target("spirv.Sampler") %99, ptr %16, align 8
  %100 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %101 = load target("spirv.Sampler"), ptr %16, align 8
  %102 = load ptr addrspace(1), ptr %7, align 8
  %103 = load i64, ptr %9, align 8
  %104 = getelementptr inbounds nuw float, ptr addrspace(1) %102, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4
  %106 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %100, target("spirv.Sampler") %101, float noundef %105) #5
  %107 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %106, ptr addrspace(1) %107, align 16
  %108 = load i64, ptr %10, align 8
  %109 = load ptr addrspace(1), ptr %8, align 8
  %110 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %109, i64 %108
  store ptr addrspace(1) %110, ptr %8, align 8
  br label %111

111:                                              ; preds = %98
  br label %112

112:                                              ; preds = %111
  %113 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  store target("spirv.Sampler") %113, ptr %17, align 8
  %114 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %115 = load target("spirv.Sampler"), ptr %17, align 8
  %116 = load ptr addrspace(1), ptr %7, align 8
  %117 = load i64, ptr %9, align 8
  %118 = getelementptr inbounds nuw float, ptr addrspace(1) %116, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4
  %120 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %114, target("spirv.Sampler") %115, float noundef %119) #5
  %121 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %120, ptr addrspace(1) %121, align 16
  %122 = load i64, ptr %10, align 8
  %123 = load ptr addrspace(1), ptr %8, align 8
  %124 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %123, i64 %122
  store ptr addrspace(1) %124, ptr %8, align 8
  br label %125

125:                                              ; preds = %112
  br label %126

126:                                              ; preds = %125
  %127 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  store target("spirv.Sampler") %127, ptr %18, align 8
  %128 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %129 = load target("spirv.Sampler"), ptr %18, align 8
  %130 = load ptr addrspace(1), ptr %7, align 8
  %131 = load i64, ptr %9, align 8
  %132 = getelementptr inbounds nuw float, ptr addrspace(1) %130, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4
  %134 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %128, target("spirv.Sampler") %129, float noundef %133) #5
  %135 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %134, ptr addrspace(1) %135, align 16
  %136 = load i64, ptr %10, align 8
  %137 = load ptr addrspace(1), ptr %8, align 8
  %138 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %137, i64 %136
  store ptr addrspace(1) %138, ptr %8, align 8
  br label %139

139:                                              ; preds = %126
  br label %140

140:                                              ; preds = %139
  %141 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  store target("spirv.Sampler") %141, ptr %19, align 8
  %142 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %143 = load target("spirv.Sampler"), ptr %19, align 8
  %144 = load ptr addrspace(1), ptr %7, align 8
  %145 = load i64, ptr %9, align 8
  %146 = getelementptr inbounds nuw float, ptr addrspace(1) %144, i64 %145
  %147 = load float, ptr addrspace(1) %146, align 4
  %148 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %142, target("spirv.Sampler") %143, float noundef %147) #5
  %149 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %148, ptr addrspace(1) %149, align 16
  %150 = load i64, ptr %10, align 8
  %151 = load ptr addrspace(1), ptr %8, align 8
  %152 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %151, i64 %150
  store ptr addrspace(1) %152, ptr %8, align 8
  br label %153

153:                                              ; preds = %140
  br label %154

154:                                              ; preds = %153
  %155 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37)
  store target("spirv.Sampler") %155, ptr %20, align 8
  %156 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %157 = load target("spirv.Sampler"), ptr %20, align 8
  %158 = load ptr addrspace(1), ptr %7, align 8
  %159 = load i64, ptr %9, align 8
  %160 = getelementptr inbounds nuw float, ptr addrspace(1) %158, i64 %159
  %161 = load float, ptr addrspace(1) %160, align 4
  %162 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %156, target("spirv.Sampler") %157, float noundef %161) #5
  %163 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %162, ptr addrspace(1) %163, align 16
  %164 = load i64, ptr %10, align 8
  %165 = load ptr addrspace(1), ptr %8, align 8
  %166 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %165, i64 %164
  store ptr addrspace(1) %166, ptr %8, align 8
  br label %167

167:                                              ; preds = %154
  br label %168

168:                                              ; preds = %167
  %169 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  store target("spirv.Sampler") %169, ptr %21, align 8
  %170 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %171 = load target("spirv.Sampler"), ptr %21, align 8
  %172 = load ptr addrspace(1), ptr %7, align 8
  %173 = load i64, ptr %9, align 8
  %174 = getelementptr inbounds nuw float, ptr addrspace(1) %172, i64 %173
  %175 = load float, ptr addrspace(1) %174, align 4
  %176 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %170, target("spirv.Sampler") %171, float noundef %175) #5
  %177 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %176, ptr addrspace(1) %177, align 16
  %178 = load i64, ptr %10, align 8
  %179 = load ptr addrspace(1), ptr %8, align 8
  %180 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %179, i64 %178
  store ptr addrspace(1) %180, ptr %8, align 8
  br label %181

181:                                              ; preds = %168
  br label %182

182:                                              ; preds = %181
  %183 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41)
  store target("spirv.Sampler") %183, ptr %22, align 8
  %184 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %185 = load target("spirv.Sampler"), ptr %22, align 8
  %186 = load ptr addrspace(1), ptr %7, align 8
  %187 = load i64, ptr %9, align 8
  %188 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %187
  %189 = load float, ptr addrspace(1) %188, align 4
  %190 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %184, target("spirv.Sampler") %185, float noundef %189) #5
  %191 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %190, ptr addrspace(1) %191, align 16
  %192 = load i64, ptr %10, align 8
  %193 = load ptr addrspace(1), ptr %8, align 8
  %194 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %193, i64 %192
  store ptr addrspace(1) %194, ptr %8, align 8
  br label %195

195:                                              ; preds = %182
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca target("spirv.Sampler"), align 8
  %12 = alloca target("spirv.Sampler"), align 8
  %13 = alloca target("spirv.Sampler"), align 8
  %14 = alloca target("spirv.Sampler"), align 8
  %15 = alloca target("spirv.Sampler"), align 8
  %16 = alloca target("spirv.Sampler"), align 8
  %17 = alloca target("spirv.Sampler"), align 8
  %18 = alloca target("spirv.Sampler"), align 8
  %19 = alloca target("spirv.Sampler"), align 8
  %20 = alloca target("spirv.Sampler"), align 8
  %21 = alloca target("spirv.Sampler"), align 8
  %22 = alloca target("spirv.Sampler"), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %23 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %23, ptr %9, align 8
  %24 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %24, ptr %10, align 8
  %25 = load i64, ptr %9, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %25
  store ptr addrspace(1) %27, ptr %8, align 8
  br label %28

28:                                               ; preds = %4
  %29 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  store target("spirv.Sampler") %29, ptr %11, align 8
  %30 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %31 = load target("spirv.Sampler"), ptr %11, align 8
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %32, i64 %33
  %35 = load <2 x float>, ptr addrspace(1) %34, align 8
  %36 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %30, target("spirv.Sampler") %31, <2 x float> noundef %35) #5
  %37 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %36, ptr addrspace(1) %37, align 16
  %38 = load i64, ptr %10, align 8
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %38
  store ptr addrspace(1) %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %28
  br label %42

42:                                               ; preds = %41
  %43 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  store target("spirv.Sampler") %43, ptr %12, align 8
  %44 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %45 = load target("spirv.Sampler"), ptr %12, align 8
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = load i64, ptr %9, align 8
  %48 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %46, i64 %47
  %49 = load <2 x float>, ptr addrspace(1) %48, align 8
  %50 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %44, target("spirv.Sampler") %45, <2 x float> noundef %49) #5
  %51 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %50, ptr addrspace(1) %51, align 16
  %52 = load i64, ptr %10, align 8
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %53, i64 %52
  store ptr addrspace(1) %54, ptr %8, align 8
  br label %55

55:                                               ; preds = %42
  br label %56

56:                                               ; preds = %55
  %57 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  store target("spirv.Sampler") %57, ptr %13, align 8
  %58 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %59 = load target("spirv.Sampler"), ptr %13, align 8
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i64, ptr %9, align 8
  %62 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %60, i64 %61
  %63 = load <2 x float>, ptr addrspace(1) %62, align 8
  %64 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %58, target("spirv.Sampler") %59, <2 x float> noundef %63) #5
  %65 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %64, ptr addrspace(1) %65, align 16
  %66 = load i64, ptr %10, align 8
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %67, i64 %66
  store ptr addrspace(1) %68, ptr %8, align 8
  br label %69

69:                                               ; preds = %56
  br label %70

70:                                               ; preds = %69
  %71 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  store target("spirv.Sampler") %71, ptr %14, align 8
  %72 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %73 = load target("spirv.Sampler"), ptr %14, align 8
  %74 = load ptr addrspace(1), ptr %6, align 8
  %75 = load i64, ptr %9, align 8
  %76 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %74, i64 %75
  %77 = load <2 x float>, ptr addrspace(1) %76, align 8
  %78 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %72, target("spirv.Sampler") %73, <2 x float> noundef %77) #5
  %79 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %78, ptr addrspace(1) %79, align 16
  %80 = load i64, ptr %10, align 8
  %81 = load ptr addrspace(1), ptr %8, align 8
  %82 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %81, i64 %80
  store ptr addrspace(1) %82, ptr %8, align 8
  br label %83

83:                                               ; preds = %70
  br label %84

84:                                               ; preds = %83
  %85 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  store target("spirv.Sampler") %85, ptr %15, align 8
  %86 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %87 = load target("spirv.Sampler"), ptr %15, align 8
  %88 = load ptr addrspace(1), ptr %7, align 8
  %89 = load i64, ptr %9, align 8
  %90 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %88, i64 %89
  %91 = load <2 x float>, ptr addrspace(1) %90, align 8
  %92 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %86, target("spirv.Sampler") %87, <2 x float> noundef %91) #5
  %93 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %92, ptr addrspace(1) %93, align 16
  %94 = load i64, ptr %10, align 8
  %95 = load ptr addrspace(1), ptr %8, align 8
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %95, i64 %94
  store ptr addrspace(1) %96, ptr %8, align 8
  br label %97

97:                                               ; preds = %84
  br label %98

98:                                               ; preds = %97
  %99 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  store target("spirv.Sampler") %99, ptr %16, align 8
  %100 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %101 = load target("spirv.Sampler"), ptr %16, align 8
  %102 = load ptr addrspace(1), ptr %7, align 8
  %103 = load i64, ptr %9, align 8
  %104 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %102, i64 %103
  %105 = load <2 x float>, ptr addrspace(1) %104, align 8
  %106 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %100, target("spirv.Sampler") %101, <2 x float> noundef %105) #5
  %107 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %106, ptr addrspace(1) %107, align 16
  %108 = load i64, ptr %10, align 8
  %109 = load ptr addrspace(1), ptr %8, align 8
  %110 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %109, i64 %108
  store ptr addrspace(1) %110, ptr %8, align 8
  br label %111

111:                                              ; preds = %98
  br label %112

112:                                              ; preds = %111
  %113 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  store target("spirv.Sampler") %113, ptr %17, align 8
  %114 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %115 = load target("spirv.Sampler"), ptr %17, align 8
  %116 = load ptr addrspace(1), ptr %7, align 8
  %117 = load i64, ptr %9, align 8
  %118 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %116, i64 %117
  %119 = load <2 x float>, ptr addrspace(1) %118, align 8
  %120 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %114, target("spirv.Sampler") %115, <2 x float> noundef %119) #5
  %121 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %120, ptr addrspace(1) %121, align 16
  %122 = load i64, ptr %10, align 8
  %123 = load ptr addrspace(1), ptr %8, align 8
  %124 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %123, i64 %122
  store ptr addrspace(1) %124, ptr %8, align 8
  br label %125

125:                                              ; preds = %112
  br label %126

126:                                              ; preds = %125
  %127 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  store target("spirv.Sampler") %127, ptr %18, align 8
  %128 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %129 = load target("spirv.Sampler"), ptr %18, align 8
  %130 = load ptr addrspace(1), ptr %7, align 8
  %131 = load i64, ptr %9, align 8
  %132 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %130, i64 %131
  %133 = load <2 x float>, ptr addrspace(1) %132, align 8
  %134 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %128, target("spirv.Sampler") %129, <2 x float> noundef %133) #5
  %135 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %134, ptr addrspace(1) %135, align 16
  %136 = load i64, ptr %10, align 8
  %137 = load ptr addrspace(1), ptr %8, align 8
  %138 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %137, i64 %136
  store ptr addrspace(1) %138, ptr %8, align 8
  br label %139

139:                                              ; preds = %126
  br label %140

140:                                              ; preds = %139
  %141 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  store target("spirv.Sampler") %141, ptr %19, align 8
  %142 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %143 = load target("spirv.Sampler"), ptr %19, align 8
  %144 = load ptr addrspace(1), ptr %7, align 8
  %145 = load i64, ptr %9, align 8
  %146 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %144, i64 %145
  %147 = load <2 x float>, ptr addrspace(1) %146, align 8
  %148 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %142, target("spirv.Sampler") %143, <2 x float> noundef %147) #5
  %149 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %148, ptr addrspace(1) %149, align 16
  %150 = load i64, ptr %10, align 8
  %151 = load ptr addrspace(1), ptr %8, align 8
  %152 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %151, i64 %150
  store ptr addrspace(1) %152, ptr %8, align 8
  br label %153

153:                                              ; preds = %140
  br label %154

154:                                              ; preds = %153
  %155 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37)
  store target("spirv.Sampler") %155, ptr %20, align 8
  %156 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %157 = load target("spirv.Sampler"), ptr %20, align 8
  %158 = load ptr addrspace(1), ptr %7, align 8
  %159 = load i64, ptr %9, align 8
  %160 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %158, i64 %159
  %161 = load <2 x float>, ptr addrspace(1) %160, align 8
  %162 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %156, target("spirv.Sampler") %157, <2 x float> noundef %161) #5
  %163 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %162, ptr addrspace(1) %163, align 16
  %164 = load i64, ptr %10, align 8
  %165 = load ptr addrspace(1), ptr %8, align 8
  %166 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %165, i64 %164
  store ptr addrspace(1) %166, ptr %8, align 8
  br label %167

167:                                              ; preds = %154
  br label %168

168:                                              ; preds = %167
  %169 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  store target("spirv.Sampler") %169, ptr %21, align 8
  %170 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %171 = load target("spirv.Sampler"), ptr %21, align 8
  %172 = load ptr addrspace(1), ptr %7, align 8
  %173 = load i64, ptr %9, align 8
  %174 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %172, i64 %173
  %175 = load <2 x float>, ptr addrspace(1) %174, align 8
  %176 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %170, target("spirv.Sampler") %171, <2 x float> noundef %175) #5
  %177 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %176, ptr addrspace(1) %177, align 16
  %178 = load i64, ptr %10, align 8
  %179 = load ptr addrspace(1), ptr %8, align 8
  %180 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %179, i64 %178
  store ptr addrspace(1) %180, ptr %8, align 8
  br label %181

181:                                              ; preds = %168
  br label %182

182:                                              ; preds = %181
  %183 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41)
  store target("spirv.Sampler") %183, ptr %22, align 8
  %184 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %185 = load target("spirv.Sampler"), ptr %22, align 8
  %186 = load ptr addrspace(1), ptr %7, align 8
  %187 = load i64, ptr %9, align 8
  %188 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %186, i64 %187
  %189 = load <2 x float>, ptr addrspace(1) %188, align 8
  %190 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %184, target("spirv.Sampler") %185, <2 x float> noundef %189) #5
  %191 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %190, ptr addrspace(1) %191, align 16
  %192 = load i64, ptr %10, align 8
  %193 = load ptr addrspace(1), ptr %8, align 8
  %194 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %193, i64 %192
  store ptr addrspace(1) %194, ptr %8, align 8
  br label %195

195:                                              ; preds = %182
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca target("spirv.Sampler"), align 8
  %12 = alloca target("spirv.Sampler"), align 8
  %13 = alloca target("spirv.Sampler"), align 8
  %14 = alloca target("spirv.Sampler"), align 8
  %15 = alloca target("spirv.Sampler"), align 8
  %16 = alloca target("spirv.Sampler"), align 8
  %17 = alloca target("spirv.Sampler"), align 8
  %18 = alloca target("spirv.Sampler"), align 8
  %19 = alloca target("spirv.Sampler"), align 8
  %20 = alloca target("spirv.Sampler"), align 8
  %21 = alloca target("spirv.Sampler"), align 8
  %22 = alloca target("spirv.Sampler"), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %23 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %23, ptr %9, align 8
  %24 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %24, ptr %10, align 8
  %25 = load i64, ptr %9, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %25
  store ptr addrspace(1) %27, ptr %8, align 8
  br label %28

28:                                               ; preds = %4
  %29 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  store target("spirv.Sampler") %29, ptr %11, align 8
  %30 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %31 = load target("spirv.Sampler"), ptr %11, align 8
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %32, i64 %33
  %35 = load <2 x float>, ptr addrspace(1) %34, align 8
  %36 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %30, target("spirv.Sampler") %31, <2 x float> noundef %35) #5
  %37 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %36, ptr addrspace(1) %37, align 16
  %38 = load i64, ptr %10, align 8
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %38
  store ptr addrspace(1) %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %28
  br label %42

42:                                               ; preds = %41
  %43 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  store target("spirv.Sampler") %43, ptr %12, align 8
  %44 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %45 = load target("spirv.Sampler"), ptr %12, align 8
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = load i64, ptr %9, align 8
  %48 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %46, i64 %47
  %49 = load <2 x float>, ptr addrspace(1) %48, align 8
  %50 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %44, target("spirv.Sampler") %45, <2 x float> noundef %49) #5
  %51 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %50, ptr addrspace(1) %51, align 16
  %52 = load i64, ptr %10, align 8
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %53, i64 %52
  store ptr addrspace(1) %54, ptr %8, align 8
  br label %55

55:                                               ; preds = %42
  br label %56

56:                                               ; preds = %55
  %57 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  store target("spirv.Sampler") %57, ptr %13, align 8
  %58 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %59 = load target("spirv.Sampler"), ptr %13, align 8
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i64, ptr %9, align 8
  %62 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %60, i64 %61
  %63 = load <2 x float>, ptr addrspace(1) %62, align 8
  %64 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %58, target("spirv.Sampler") %59, <2 x float> noundef %63) #5
  %65 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %64, ptr addrspace(1) %65, align 16
  %66 = load i64, ptr %10, align 8
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %67, i64 %66
  store ptr addrspace(1) %68, ptr %8, align 8
  br label %69

69:                                               ; preds = %56
  br label %70

70:                                               ; preds = %69
  %71 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  store target("spirv.Sampler") %71, ptr %14, align 8
  %72 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %73 = load target("spirv.Sampler"), ptr %14, align 8
  %74 = load ptr addrspace(1), ptr %6, align 8
  %75 = load i64, ptr %9, align 8
  %76 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %74, i64 %75
  %77 = load <2 x float>, ptr addrspace(1) %76, align 8
  %78 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %72, target("spirv.Sampler") %73, <2 x float> noundef %77) #5
  %79 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %78, ptr addrspace(1) %79, align 16
  %80 = load i64, ptr %10, align 8
  %81 = load ptr addrspace(1), ptr %8, align 8
  %82 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %81, i64 %80
  store ptr addrspace(1) %82, ptr %8, align 8
  br label %83

83:                                               ; preds = %70
  br label %84

84:                                               ; preds = %83
  %85 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  store target("spirv.Sampler") %85, ptr %15, align 8
  %86 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %87 = load target("spirv.Sampler"), ptr %15, align 8
  %88 = load ptr addrspace(1), ptr %7, align 8
  %89 = load i64, ptr %9, align 8
  %90 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %88, i64 %89
  %91 = load <2 x float>, ptr addrspace(1) %90, align 8
  %92 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %86, target("spirv.Sampler") %87, <2 x float> noundef %91) #5
  %93 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %92, ptr addrspace(1) %93, align 16
  %94 = load i64, ptr %10, align 8
  %95 = load ptr addrspace(1), ptr %8, align 8
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %95, i64 %94
  store ptr addrspace(1) %96, ptr %8, align 8
  br label %97

97:                                               ; preds = %84
  br label %98

98:                                               ; preds = %97
  %99 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  store target("spirv.Sampler") %99, ptr %16, align 8
  %100 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %101 = load target("spirv.Sampler"), ptr %16, align 8
  %102 = load ptr addrspace(1), ptr %7, align 8
  %103 = load i64, ptr %9, align 8
  %104 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %102, i64 %103
  %105 = load <2 x float>, ptr addrspace(1) %104, align 8
  %106 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %100, target("spirv.Sampler") %101, <2 x float> noundef %105) #5
  %107 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %106, ptr addrspace(1) %107, align 16
  %108 = load i64, ptr %10, align 8
  %109 = load ptr addrspace(1), ptr %8, align 8
  %110 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %109, i64 %108
  store ptr addrspace(1) %110, ptr %8, align 8
  br label %111

111:                                              ; preds = %98
  br label %112

112:                                              ; preds = %111
  %113 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  store target("spirv.Sampler") %113, ptr %17, align 8
  %114 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %115 = load target("spirv.Sampler"), ptr %17, align 8
  %116 = load ptr addrspace(1), ptr %7, align 8
  %117 = load i64, ptr %9, align 8
  %118 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %116, i64 %117
  %119 = load <2 x float>, ptr addrspace(1) %118, align 8
  %120 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %114, target("spirv.Sampler") %115, <2 x float> noundef %119) #5
  %121 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %120, ptr addrspace(1) %121, align 16
  %122 = load i64, ptr %10, align 8
  %123 = load ptr addrspace(1), ptr %8, align 8
  %124 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %123, i64 %122
  store ptr addrspace(1) %124, ptr %8, align 8
  br label %125

125:                                              ; preds = %112
  br label %126

126:                                              ; preds = %125
  %127 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  store target("spirv.Sampler") %127, ptr %18, align 8
  %128 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %129 = load target("spirv.Sampler"), ptr %18, align 8
  %130 = load ptr addrspace(1), ptr %7, align 8
  %131 = load i64, ptr %9, align 8
  %132 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %130, i64 %131
  %133 = load <2 x float>, ptr addrspace(1) %132, align 8
  %134 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %128, target("spirv.Sampler") %129, <2 x float> noundef %133) #5
  %135 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %134, ptr addrspace(1) %135, align 16
  %136 = load i64, ptr %10, align 8
  %137 = load ptr addrspace(1), ptr %8, align 8
  %138 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %137, i64 %136
  store ptr addrspace(1) %138, ptr %8, align 8
  br label %139

139:                                              ; preds = %126
  br label %140

140:                                              ; preds = %139
  %141 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  store target("spirv.Sampler") %141, ptr %19, align 8
  %142 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %143 = load target("spirv.Sampler"), ptr %19, align 8
  %144 = load ptr addrspace(1), ptr %7, align 8
  %145 = load i64, ptr %9, align 8
  %146 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %144, i64 %145
  %147 = load <2 x float>, ptr addrspace(1) %146, align 8
  %148 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %142, target("spirv.Sampler") %143, <2 x float> noundef %147) #5
  %149 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %148, ptr addrspace(1) %149, align 16
  %150 = load i64, ptr %10, align 8
  %151 = load ptr addrspace(1), ptr %8, align 8
  %152 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %151, i64 %150
  store ptr addrspace(1) %152, ptr %8, align 8
  br label %153

153:                                              ; preds = %140
  br label %154

154:                                              ; preds = %153
  %155 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37)
  store target("spirv.Sampler") %155, ptr %20, align 8
  %156 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %157 = load target("spirv.Sampler"), ptr %20, align 8
  %158 = load ptr addrspace(1), ptr %7, align 8
  %159 = load i64, ptr %9, align 8
  %160 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %158, i64 %159
  %161 = load <2 x float>, ptr addrspace(1) %160, align 8
  %162 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %156, target("spirv.Sampler") %157, <2 x float> noundef %161) #5
  %163 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %162, ptr addrspace(1) %163, align 16
  %164 = load i64, ptr %10, align 8
  %165 = load ptr addrspace(1), ptr %8, align 8
  %166 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %165, i64 %164
  store ptr addrspace(1) %166, ptr %8, align 8
  br label %167

167:                                              ; preds = %154
  br label %168

168:                                              ; preds = %167
  %169 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  store target("spirv.Sampler") %169, ptr %21, align 8
  %170 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %171 = load target("spirv.Sampler"), ptr %21, align 8
  %172 = load ptr addrspace(1), ptr %7, align 8
  %173 = load i64, ptr %9, align 8
  %174 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %172, i64 %173
  %175 = load <2 x float>, ptr addrspace(1) %174, align 8
  %176 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %170, target("spirv.Sampler") %171, <2 x float> noundef %175) #5
  %177 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %176, ptr addrspace(1) %177, align 16
  %178 = load i64, ptr %10, align 8
  %179 = load ptr addrspace(1), ptr %8, align 8
  %180 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %179, i64 %178
  store ptr addrspace(1) %180, ptr %8, align 8
  br label %181

181:                                              ; preds = %168
  br label %182

182:                                              ; preds = %181
  %183 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41)
  store target("spirv.Sampler") %183, ptr %22, align 8
  %184 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %185 = load target("spirv.Sampler"), ptr %22, align 8
  %186 = load ptr addrspace(1), ptr %7, align 8
  %187 = load i64, ptr %9, align 8
  %188 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %186, i64 %187
  %189 = load <2 x float>, ptr addrspace(1) %188, align 8
  %190 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %184, target("spirv.Sampler") %185, <2 x float> noundef %189) #5
  %191 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %190, ptr addrspace(1) %191, align 16
  %192 = load i64, ptr %10, align 8
  %193 = load ptr addrspace(1), ptr %8, align 8
  %194 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %193, i64 %192
  store ptr addrspace(1) %194, ptr %8, align 8
  br label %195

195:                                              ; preds = %182
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca target("spirv.Sampler"), align 8
  %12 = alloca target("spirv.Sampler"), align 8
  %13 = alloca target("spirv.Sampler"), align 8
  %14 = alloca target("spirv.Sampler"), align 8
  %15 = alloca target("spirv.Sampler"), align 8
  %16 = alloca target("spirv.Sampler"), align 8
  %17 = alloca target("spirv.Sampler"), align 8
  %18 = alloca target("spirv.Sampler"), align 8
  %19 = alloca target("spirv.Sampler"), align 8
  %20 = alloca target("spirv.Sampler"), align 8
  %21 = alloca target("spirv.Sampler"), align 8
  %22 = alloca target("spirv.Sampler"), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %23 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %23, ptr %9, align 8
  %24 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %24, ptr %10, align 8
  %25 = load i64, ptr %9, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %25
  store ptr addrspace(1) %27, ptr %8, align 8
  br label %28

28:                                               ; preds = %4
  %29 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  store target("spirv.Sampler") %29, ptr %11, align 8
  %30 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %31 = load target("spirv.Sampler"), ptr %11, align 8
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %32, i64 %33
  %35 = load <4 x float>, ptr addrspace(1) %34, align 16
  %36 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %30, target("spirv.Sampler") %31, <4 x float> noundef %35) #5
  %37 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %36, ptr addrspace(1) %37, align 16
  %38 = load i64, ptr %10, align 8
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %38
  store ptr addrspace(1) %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %28
  br label %42

42:                                               ; preds = %41
  %43 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  store target("spirv.Sampler") %43, ptr %12, align 8
  %44 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %45 = load target("spirv.Sampler"), ptr %12, align 8
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = load i64, ptr %9, align 8
  %48 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %46, i64 %47
  %49 = load <4 x float>, ptr addrspace(1) %48, align 16
  %50 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %44, target("spirv.Sampler") %45, <4 x float> noundef %49) #5
  %51 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %50, ptr addrspace(1) %51, align 16
  %52 = load i64, ptr %10, align 8
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %53, i64 %52
  store ptr addrspace(1) %54, ptr %8, align 8
  br label %55

55:                                               ; preds = %42
  br label %56

56:                                               ; preds = %55
  %57 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  store target("spirv.Sampler") %57, ptr %13, align 8
  %58 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %59 = load target("spirv.Sampler"), ptr %13, align 8
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i64, ptr %9, align 8
  %62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %60, i64 %61
  %63 = load <4 x float>, ptr addrspace(1) %62, align 16
  %64 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %58, target("spirv.Sampler") %59, <4 x float> noundef %63) #5
  %65 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %64, ptr addrspace(1) %65, align 16
  %66 = load i64, ptr %10, align 8
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %67, i64 %66
  store ptr addrspace(1) %68, ptr %8, align 8
  br label %69

69:                                               ; preds = %56
  br label %70

70:                                               ; preds = %69
  %71 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  store target("spirv.Sampler") %71, ptr %14, align 8
  %72 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %73 = load target("spirv.Sampler"), ptr %14, align 8
  %74 = load ptr addrspace(1), ptr %6, align 8
  %75 = load i64, ptr %9, align 8
  %76 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %74, i64 %75
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16
  %78 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %72, target("spirv.Sampler") %73, <4 x float> noundef %77) #5
  %79 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %78, ptr addrspace(1) %79, align 16
  %80 = load i64, ptr %10, align 8
  %81 = load ptr addrspace(1), ptr %8, align 8
  %82 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %81, i64 %80
  store ptr addrspace(1) %82, ptr %8, align 8
  br label %83

83:                                               ; preds = %70
  br label %84

84:                                               ; preds = %83
  %85 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  store target("spirv.Sampler") %85, ptr %15, align 8
  %86 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %87 = load target("spirv.Sampler"), ptr %15, align 8
  %88 = load ptr addrspace(1), ptr %7, align 8
  %89 = load i64, ptr %9, align 8
  %90 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %88, i64 %89
  %91 = load <4 x float>, ptr addrspace(1) %90, align 16
  %92 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %86, target("spirv.Sampler") %87, <4 x float> noundef %91) #5
  %93 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %92, ptr addrspace(1) %93, align 16
  %94 = load i64, ptr %10, align 8
  %95 = load ptr addrspace(1), ptr %8, align 8
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %95, i64 %94
  store ptr addrspace(1) %96, ptr %8, align 8
  br label %97

97:                                               ; preds = %84
  br label %98

98:                                               ; preds = %97
  %99 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  store target("spirv.Sampler") %99, ptr %16, align 8
  %100 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %101 = load target("spirv.Sampler"), ptr %16, align 8
  %102 = load ptr addrspace(1), ptr %7, align 8
  %103 = load i64, ptr %9, align 8
  %104 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %102, i64 %103
  %105 = load <4 x float>, ptr addrspace(1) %104, align 16
  %106 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %100, target("spirv.Sampler") %101, <4 x float> noundef %105) #5
  %107 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %106, ptr addrspace(1) %107, align 16
  %108 = load i64, ptr %10, align 8
  %109 = load ptr addrspace(1), ptr %8, align 8
  %110 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %109, i64 %108
  store ptr addrspace(1) %110, ptr %8, align 8
  br label %111

111:                                              ; preds = %98
  br label %112

112:                                              ; preds = %111
  %113 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  store target("spirv.Sampler") %113, ptr %17, align 8
  %114 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %115 = load target("spirv.Sampler"), ptr %17, align 8
  %116 = load ptr addrspace(1), ptr %7, align 8
  %117 = load i64, ptr %9, align 8
  %118 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %116, i64 %117
  %119 = load <4 x float>, ptr addrspace(1) %118, align 16
  %120 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %114, target("spirv.Sampler") %115, <4 x float> noundef %119) #5
  %121 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %120, ptr addrspace(1) %121, align 16
  %122 = load i64, ptr %10, align 8
  %123 = load ptr addrspace(1), ptr %8, align 8
  %124 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %123, i64 %122
  store ptr addrspace(1) %124, ptr %8, align 8
  br label %125

125:                                              ; preds = %112
  br label %126

126:                                              ; preds = %125
  %127 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  store target("spirv.Sampler") %127, ptr %18, align 8
  %128 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %129 = load target("spirv.Sampler"), ptr %18, align 8
  %130 = load ptr addrspace(1), ptr %7, align 8
  %131 = load i64, ptr %9, align 8
  %132 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %130, i64 %131
  %133 = load <4 x float>, ptr addrspace(1) %132, align 16
  %134 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %128, target("spirv.Sampler") %129, <4 x float> noundef %133) #5
  %135 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %134, ptr addrspace(1) %135, align 16
  %136 = load i64, ptr %10, align 8
  %137 = load ptr addrspace(1), ptr %8, align 8
  %138 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %137, i64 %136
  store ptr addrspace(1) %138, ptr %8, align 8
  br label %139

139:                                              ; preds = %126
  br label %140

140:                                              ; preds = %139
  %141 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  store target("spirv.Sampler") %141, ptr %19, align 8
  %142 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %143 = load target("spirv.Sampler"), ptr %19, align 8
  %144 = load ptr addrspace(1), ptr %7, align 8
  %145 = load i64, ptr %9, align 8
  %146 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %144, i64 %145
  %147 = load <4 x float>, ptr addrspace(1) %146, align 16
  %148 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %142, target("spirv.Sampler") %143, <4 x float> noundef %147) #5
  %149 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %148, ptr addrspace(1) %149, align 16
  %150 = load i64, ptr %10, align 8
  %151 = load ptr addrspace(1), ptr %8, align 8
  %152 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %151, i64 %150
  store ptr addrspace(1) %152, ptr %8, align 8
  br label %153

153:                                              ; preds = %140
  br label %154

154:                                              ; preds = %153
  %155 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37)
  store target("spirv.Sampler") %155, ptr %20, align 8
  %156 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %157 = load target("spirv.Sampler"), ptr %20, align 8
  %158 = load ptr addrspace(1), ptr %7, align 8
  %159 = load i64, ptr %9, align 8
  %160 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %158, i64 %159
  %161 = load <4 x float>, ptr addrspace(1) %160, align 16
  %162 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %156, target("spirv.Sampler") %157, <4 x float> noundef %161) #5
  %163 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %162, ptr addrspace(1) %163, align 16
  %164 = load i64, ptr %10, align 8
  %165 = load ptr addrspace(1), ptr %8, align 8
  %166 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %165, i64 %164
  store ptr addrspace(1) %166, ptr %8, align 8
  br label %167

167:                                              ; preds = %154
  br label %168

168:                                              ; preds = %167
  %169 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  store target("spirv.Sampler") %169, ptr %21, align 8
  %170 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %171 = load target("spirv.Sampler"), ptr %21, align 8
  %172 = load ptr addrspace(1), ptr %7, align 8
  %173 = load i64, ptr %9, align 8
  %174 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %172, i64 %173
  %175 = load <4 x float>, ptr addrspace(1) %174, align 16
  %176 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %170, target("spirv.Sampler") %171, <4 x float> noundef %175) #5
  %177 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %176, ptr addrspace(1) %177, align 16
  %178 = load i64, ptr %10, align 8
  %179 = load ptr addrspace(1), ptr %8, align 8
  %180 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %179, i64 %178
  store ptr addrspace(1) %180, ptr %8, align 8
  br label %181

181:                                              ; preds = %168
  br label %182

182:                                              ; preds = %181
  %183 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41)
  store target("spirv.Sampler") %183, ptr %22, align 8
  %184 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %5, align 8
  %185 = load target("spirv.Sampler"), ptr %22, align 8
  %186 = load ptr addrspace(1), ptr %7, align 8
  %187 = load i64, ptr %9, align 8
  %188 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %186, i64 %187
  %189 = load <4 x float>, ptr addrspace(1) %188, align 16
  %190 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %184, target("spirv.Sampler") %185, <4 x float> noundef %189) #5
  %191 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %190, ptr addrspace(1) %191, align 16
  %192 = load i64, ptr %10, align 8
  %193 = load ptr addrspace(1), ptr %8, align 8
  %194 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %193, i64 %192
  store ptr addrspace(1) %194, ptr %8, align 8
  br label %195

195:                                              ; preds = %182
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca target("spirv.Sampler"), align 8
  %12 = alloca target("spirv.Sampler"), align 8
  %13 = alloca target("spirv.Sampler"), align 8
  %14 = alloca target("spirv.Sampler"), align 8
  %15 = alloca target("spirv.Sampler"), align 8
  %16 = alloca target("spirv.Sampler"), align 8
  %17 = alloca target("spirv.Sampler"), align 8
  %18 = alloca target("spirv.Sampler"), align 8
  %19 = alloca target("spirv.Sampler"), align 8
  %20 = alloca target("spirv.Sampler"), align 8
  %21 = alloca target("spirv.Sampler"), align 8
  %22 = alloca target("spirv.Sampler"), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %23 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %23, ptr %9, align 8
  %24 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %24, ptr %10, align 8
  %25 = load i64, ptr %9, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %25
  store ptr addrspace(1) %27, ptr %8, align 8
  br label %28

28:                                               ; preds = %4
  %29 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  store target("spirv.Sampler") %29, ptr %11, align 8
  %30 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %31 = load target("spirv.Sampler"), ptr %11, align 8
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %32, i64 %33
  %35 = load <4 x float>, ptr addrspace(1) %34, align 16
  %36 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %30, target("spirv.Sampler") %31, <4 x float> noundef %35) #5
  %37 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %36, ptr addrspace(1) %37, align 16
  %38 = load i64, ptr %10, align 8
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %38
  store ptr addrspace(1) %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %28
  br label %42

42:                                               ; preds = %41
  %43 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  store target("spirv.Sampler") %43, ptr %12, align 8
  %44 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %45 = load target("spirv.Sampler"), ptr %12, align 8
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = load i64, ptr %9, align 8
  %48 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %46, i64 %47
  %49 = load <4 x float>, ptr addrspace(1) %48, align 16
  %50 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %44, target("spirv.Sampler") %45, <4 x float> noundef %49) #5
  %51 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %50, ptr addrspace(1) %51, align 16
  %52 = load i64, ptr %10, align 8
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %53, i64 %52
  store ptr addrspace(1) %54, ptr %8, align 8
  br label %55

55:                                               ; preds = %42
  br label %56

56:                                               ; preds = %55
  %57 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  store target("spirv.Sampler") %57, ptr %13, align 8
  %58 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %59 = load target("spirv.Sampler"), ptr %13, align 8
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i64, ptr %9, align 8
  %62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %60, i64 %61
  %63 = load <4 x float>, ptr addrspace(1) %62, align 16
  %64 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %58, target("spirv.Sampler") %59, <4 x float> noundef %63) #5
  %65 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %64, ptr addrspace(1) %65, align 16
  %66 = load i64, ptr %10, align 8
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %67, i64 %66
  store ptr addrspace(1) %68, ptr %8, align 8
  br label %69

69:                                               ; preds = %56
  br label %70

70:                                               ; preds = %69
  %71 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  store target("spirv.Sampler") %71, ptr %14, align 8
  %72 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %73 = load target("spirv.Sampler"), ptr %14, align 8
  %74 = load ptr addrspace(1), ptr %6, align 8
  %75 = load i64, ptr %9, align 8
  %76 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %74, i64 %75
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16
  %78 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %72, target("spirv.Sampler") %73, <4 x float> noundef %77) #5
  %79 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %78, ptr addrspace(1) %79, align 16
  %80 = load i64, ptr %10, align 8
  %81 = load ptr addrspace(1), ptr %8, align 8
  %82 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %81, i64 %80
  store ptr addrspace(1) %82, ptr %8, align 8
  br label %83

83:                                               ; preds = %70
  br label %84

84:                                               ; preds = %83
  %85 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  store target("spirv.Sampler") %85, ptr %15, align 8
  %86 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %87 = load target("spirv.Sampler"), ptr %15, align 8
  %88 = load ptr addrspace(1), ptr %7, align 8
  %89 = load i64, ptr %9, align 8
  %90 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %88, i64 %89
  %91 = load <4 x float>, ptr addrspace(1) %90, align 16
  %92 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %86, target("spirv.Sampler") %87, <4 x float> noundef %91) #5
  %93 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %92, ptr addrspace(1) %93, align 16
  %94 = load i64, ptr %10, align 8
  %95 = load ptr addrspace(1), ptr %8, align 8
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %95, i64 %94
  store ptr addrspace(1) %96, ptr %8, align 8
  br label %97

97:                                               ; preds = %84
  br label %98

98:                                               ; preds = %97
  %99 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  store target("spirv.Sampler") %99, ptr %16, align 8
  %100 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %101 = load target("spirv.Sampler"), ptr %16, align 8
  %102 = load ptr addrspace(1), ptr %7, align 8
  %103 = load i64, ptr %9, align 8
  %104 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %102, i64 %103
  %105 = load <4 x float>, ptr addrspace(1) %104, align 16
  %106 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %100, target("spirv.Sampler") %101, <4 x float> noundef %105) #5
  %107 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %106, ptr addrspace(1) %107, align 16
  %108 = load i64, ptr %10, align 8
  %109 = load ptr addrspace(1), ptr %8, align 8
  %110 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %109, i64 %108
  store ptr addrspace(1) %110, ptr %8, align 8
  br label %111

111:                                              ; preds = %98
  br label %112

112:                                              ; preds = %111
  %113 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  store target("spirv.Sampler") %113, ptr %17, align 8
  %114 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %115 = load target("spirv.Sampler"), ptr %17, align 8
  %116 = load ptr addrspace(1), ptr %7, align 8
  %117 = load i64, ptr %9, align 8
  %118 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %116, i64 %117
  %119 = load <4 x float>, ptr addrspace(1) %118, align 16
  %120 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %114, target("spirv.Sampler") %115, <4 x float> noundef %119) #5
  %121 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %120, ptr addrspace(1) %121, align 16
  %122 = load i64, ptr %10, align 8
  %123 = load ptr addrspace(1), ptr %8, align 8
  %124 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %123, i64 %122
  store ptr addrspace(1) %124, ptr %8, align 8
  br label %125

125:                                              ; preds = %112
  br label %126

126:                                              ; preds = %125
  %127 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  store target("spirv.Sampler") %127, ptr %18, align 8
  %128 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %129 = load target("spirv.Sampler"), ptr %18, align 8
  %130 = load ptr addrspace(1), ptr %7, align 8
  %131 = load i64, ptr %9, align 8
  %132 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %130, i64 %131
  %133 = load <4 x float>, ptr addrspace(1) %132, align 16
  %134 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %128, target("spirv.Sampler") %129, <4 x float> noundef %133) #5
  %135 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %134, ptr addrspace(1) %135, align 16
  %136 = load i64, ptr %10, align 8
  %137 = load ptr addrspace(1), ptr %8, align 8
  %138 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %137, i64 %136
  store ptr addrspace(1) %138, ptr %8, align 8
  br label %139

139:                                              ; preds = %126
  br label %140

140:                                              ; preds = %139
  %141 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  store target("spirv.Sampler") %141, ptr %19, align 8
  %142 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %143 = load target("spirv.Sampler"), ptr %19, align 8
  %144 = load ptr addrspace(1), ptr %7, align 8
  %145 = load i64, ptr %9, align 8
  %146 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %144, i64 %145
  %147 = load <4 x float>, ptr addrspace(1) %146, align 16
  %148 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %142, target("spirv.Sampler") %143, <4 x float> noundef %147) #5
  %149 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %148, ptr addrspace(1) %149, align 16
  %150 = load i64, ptr %10, align 8
  %151 = load ptr addrspace(1), ptr %8, align 8
  %152 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %151, i64 %150
  store ptr addrspace(1) %152, ptr %8, align 8
  br label %153

153:                                              ; preds = %140
  br label %154

154:                                              ; preds = %153
  %155 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37)
  store target("spirv.Sampler") %155, ptr %20, align 8
  %156 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %157 = load target("spirv.Sampler"), ptr %20, align 8
  %158 = load ptr addrspace(1), ptr %7, align 8
  %159 = load i64, ptr %9, align 8
  %160 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %158, i64 %159
  %161 = load <4 x float>, ptr addrspace(1) %160, align 16
  %162 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %156, target("spirv.Sampler") %157, <4 x float> noundef %161) #5
  %163 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %162, ptr addrspace(1) %163, align 16
  %164 = load i64, ptr %10, align 8
  %165 = load ptr addrspace(1), ptr %8, align 8
  %166 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %165, i64 %164
  store ptr addrspace(1) %166, ptr %8, align 8
  br label %167

167:                                              ; preds = %154
  br label %168

168:                                              ; preds = %167
  %169 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  store target("spirv.Sampler") %169, ptr %21, align 8
  %170 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %171 = load target("spirv.Sampler"), ptr %21, align 8
  %172 = load ptr addrspace(1), ptr %7, align 8
  %173 = load i64, ptr %9, align 8
  %174 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %172, i64 %173
  %175 = load <4 x float>, ptr addrspace(1) %174, align 16
  %176 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %170, target("spirv.Sampler") %171, <4 x float> noundef %175) #5
  %177 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %176, ptr addrspace(1) %177, align 16
  %178 = load i64, ptr %10, align 8
  %179 = load ptr addrspace(1), ptr %8, align 8
  %180 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %179, i64 %178
  store ptr addrspace(1) %180, ptr %8, align 8
  br label %181

181:                                              ; preds = %168
  br label %182

182:                                              ; preds = %181
  %183 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41)
  store target("spirv.Sampler") %183, ptr %22, align 8
  %184 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %185 = load target("spirv.Sampler"), ptr %22, align 8
  %186 = load ptr addrspace(1), ptr %7, align 8
  %187 = load i64, ptr %9, align 8
  %188 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %186, i64 %187
  %189 = load <4 x float>, ptr addrspace(1) %188, align 16
  %190 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %184, target("spirv.Sampler") %185, <4 x float> noundef %189) #5
  %191 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %190, ptr addrspace(1) %191, align 16
  %192 = load i64, ptr %10, align 8
  %193 = load ptr addrspace(1), ptr %8, align 8
  %194 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %193, i64 %192
  store ptr addrspace(1) %194, ptr %8, align 8
  br label %195

195:                                              ; preds = %182
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @inside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_inside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_inside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca target("spirv.Sampler"), align 8
  %12 = alloca target("spirv.Sampler"), align 8
  %13 = alloca target("spirv.Sampler"), align 8
  %14 = alloca target("spirv.Sampler"), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %15, ptr %9, align 8
  %16 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %16, ptr %10, align 8
  %17 = load i64, ptr %9, align 8
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %18, i64 %17
  store ptr addrspace(1) %19, ptr %8, align 8
  br label %20

20:                                               ; preds = %4
  %21 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  store target("spirv.Sampler") %21, ptr %11, align 8
  %22 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %23 = load target("spirv.Sampler"), ptr %11, align 8
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i64, ptr %9, align 8
  %26 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %24, i64 %25
  %27 = load <2 x float>, ptr addrspace(1) %26, align 8
  %28 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %22, target("spirv.Sampler") %23, <2 x float> noundef %27) #5
  %29 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %28, ptr addrspace(1) %29, align 16
  %30 = load i64, ptr %10, align 8
  %31 = load ptr addrspace(1), ptr %8, align 8
  %32 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %31, i64 %30
  store ptr addrspace(1) %32, ptr %8, align 8
  br label %33

33:                                               ; preds = %20
  br label %34

34:                                               ; preds = %33
  %35 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 32)
  store target("spirv.Sampler") %35, ptr %12, align 8
  %36 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %37 = load target("spirv.Sampler"), ptr %12, align 8
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = load i64, ptr %9, align 8
  %40 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %38, i64 %39
  %41 = load <2 x float>, ptr addrspace(1) %40, align 8
  %42 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %36, target("spirv.Sampler") %37, <2 x float> noundef %41) #5
  %43 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %42, ptr addrspace(1) %43, align 16
  %44 = load i64, ptr %10, align 8
  %45 = load ptr addrspace(1), ptr %8, align 8
  %46 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %44
  store ptr addrspace(1) %46, ptr %8, align 8
  br label %47

47:                                               ; preds = %34
  br label %48

48:                                               ; preds = %47
  %49 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 17)
  store target("spirv.Sampler") %49, ptr %13, align 8
  %50 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %51 = load target("spirv.Sampler"), ptr %13, align 8
  %52 = load ptr addrspace(1), ptr %7, align 8
  %53 = load i64, ptr %9, align 8
  %54 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %52, i64 %53
  %55 = load <2 x float>, ptr addrspace(1) %54, align 8
  %56 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %50, target("spirv.Sampler") %51, <2 x float> noundef %55) #5
  %57 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %56, ptr addrspace(1) %57, align 16
  %58 = load i64, ptr %10, align 8
  %59 = load ptr addrspace(1), ptr %8, align 8
  %60 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %59, i64 %58
  store ptr addrspace(1) %60, ptr %8, align 8
  br label %61

61:                                               ; preds = %48
  br label %62

62:                                               ; preds = %61
  %63 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 33)
  store target("spirv.Sampler") %63, ptr %14, align 8
  %64 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %65 = load target("spirv.Sampler"), ptr %14, align 8
  %66 = load ptr addrspace(1), ptr %7, align 8
  %67 = load i64, ptr %9, align 8
  %68 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %66, i64 %67
  %69 = load <2 x float>, ptr addrspace(1) %68, align 8
  %70 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %64, target("spirv.Sampler") %65, <2 x float> noundef %69) #5
  %71 = load ptr addrspace(1), ptr %8, align 8
  store <4 x float> %70, ptr addrspace(1) %71, align 16
  %72 = load i64, ptr %10, align 8
  %73 = load ptr addrspace(1), ptr %8, align 8
  %74 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %73, i64 %72
  store ptr addrspace(1) %74, ptr %8, align 8
  br label %75

75:                                               ; preds = %62
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @on_edges(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %13 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_on_edges(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %11, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %12, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_on_edges(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %11, align 8
  %14 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %14, ptr %12, align 8
  %15 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %16 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %17 = load ptr addrspace(1), ptr %9, align 8
  %18 = load i64, ptr %11, align 8
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %17, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16
  %21 = extractelement <4 x float> %20, i64 0
  %22 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %15, target("spirv.Sampler") %16, float noundef %21) #5
  %23 = load ptr addrspace(1), ptr %10, align 8
  %24 = load i64, ptr %11, align 8
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %23, i64 %24
  store <4 x float> %22, ptr addrspace(1) %25, align 16
  %26 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %27 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %28 = load ptr addrspace(1), ptr %9, align 8
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %28, i64 %29
  %31 = load <4 x float>, ptr addrspace(1) %30, align 16
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %33 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %26, target("spirv.Sampler") %27, <2 x float> noundef %32) #5
  %34 = load ptr addrspace(1), ptr %10, align 8
  %35 = load i64, ptr %11, align 8
  %36 = load i64, ptr %12, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %34, i64 %37
  store <4 x float> %33, ptr addrspace(1) %38, align 16
  %39 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %8, align 8
  %40 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %41 = load ptr addrspace(1), ptr %9, align 8
  %42 = load i64, ptr %11, align 8
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %42
  %44 = load <4 x float>, ptr addrspace(1) %43, align 16
  %45 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %39, target("spirv.Sampler") %40, <4 x float> noundef %44) #5
  %46 = load ptr addrspace(1), ptr %10, align 8
  %47 = load i64, ptr %11, align 8
  %48 = load i64, ptr %12, align 8
  %49 = mul i64 2, %48
  %50 = add i64 %47, %49
  %51 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %46, i64 %50
  store <4 x float> %45, ptr addrspace(1) %51, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @chosen(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_chosen(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 16 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_chosen(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %7, align 8
  %9 = load i64, ptr %7, align 8
  %10 = and i64 %9, 1
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %23

12:                                               ; preds = %3
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %14 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <2 x float>, ptr addrspace(1) %17, align 8
  %19 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %13, target("spirv.Sampler") %14, <2 x float> noundef %18) #5
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %7, align 8
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %21
  store <4 x float> %19, ptr addrspace(1) %22, align 16
  br label %34

23:                                               ; preds = %3
  %24 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %25 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %7, align 8
  %28 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %26, i64 %27
  %29 = load <2 x float>, ptr addrspace(1) %28, align 8
  %30 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %24, target("spirv.Sampler") %25, <2 x float> noundef %29) #5
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i64, ptr %7, align 8
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %31, i64 %32
  store <4 x float> %30, ptr addrspace(1) %33, align 16
  br label %34

34:                                               ; preds = %23, %12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @direct(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_direct(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 16 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_direct(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %7, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %10 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  %11 = load ptr addrspace(1), ptr %5, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %11, i64 %12
  %14 = load <2 x float>, ptr addrspace(1) %13, align 8
  %15 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, <2 x float> noundef %14) #5
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %17
  store <4 x float> %15, ptr addrspace(1) %18, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @direct_twice(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_direct_twice(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 16 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_direct_twice(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_direct(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 16 %9) #3
  %10 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %11 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %14 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %12, i64 %13
  %15 = load <2 x float>, ptr addrspace(1) %14, align 8
  %16 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %10, target("spirv.Sampler") %11, <2 x float> noundef %15) #5
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %17, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16
  %21 = fadd <4 x float> %20, %16
  store <4 x float> %21, ptr addrspace(1) %19, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"read_only", !"none", !"none", !"none"}
!5 = !{!"image2d_t", !"float2*", !"float2*", !"float4*"}
!6 = !{!"image2d_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !"const", !"const", !""}
!8 = !{!"image1d_t", !"float*", !"float*", !"float4*"}
!9 = !{!"image1d_t", !"float*", !"float*", !"float __attribute__((ext_vector_type(4)))*"}
!10 = !{!"image1d_array_t", !"float2*", !"float2*", !"float4*"}
!11 = !{!"image1d_array_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"image2d_array_t", !"float4*", !"float4*", !"float4*"}
!13 = !{!"image2d_array_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"image3d_t", !"float4*", !"float4*", !"float4*"}
!15 = !{!"image3d_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!16 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!17 = !{!"read_only", !"read_only", !"read_only", !"none", !"none"}
!18 = !{!"image1d_t", !"image2d_t", !"image3d_t", !"float4*", !"float4*"}
!19 = !{!"image1d_t", !"image2d_t", !"image3d_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!20 = !{!"", !"", !"", !"const", !""}
!21 = !{i32 1, i32 1, i32 1}
!22 = !{!"read_only", !"none", !"none"}
!23 = !{!"image2d_t", !"float2*", !"float4*"}
!24 = !{!"image2d_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!25 = !{!"", !"const", !""}
