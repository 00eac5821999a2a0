; ModuleID = 'relational_vector.cl'
source_filename = "relational_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @compare_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_compare_vectors(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_compare_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
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
  %23 = call spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef %21, <4 x float> noundef %22) #3
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i64, ptr %8, align 8
  %26 = mul i64 0, %25
  %27 = load i64, ptr %7, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %24, i64 %28
  store <4 x i32> %23, ptr addrspace(1) %29, align 16
  %30 = load <4 x float>, ptr %9, align 16
  %31 = load <4 x float>, ptr %10, align 16
  %32 = call spir_func <4 x i32> @_Z10isnotequalDv4_fS_(<4 x float> noundef %30, <4 x float> noundef %31) #3
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 1, %34
  %36 = load i64, ptr %7, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %33, i64 %37
  store <4 x i32> %32, ptr addrspace(1) %38, align 16
  %39 = load <4 x float>, ptr %9, align 16
  %40 = load <4 x float>, ptr %10, align 16
  %41 = call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %39, <4 x float> noundef %40) #3
  %42 = load <4 x float>, ptr %9, align 16
  %43 = load <4 x float>, ptr %10, align 16
  %44 = call spir_func <4 x i32> @_Z14isgreaterequalDv4_fS_(<4 x float> noundef %42, <4 x float> noundef %43) #3
  %45 = add <4 x i32> %41, %44
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = load i64, ptr %8, align 8
  %48 = mul i64 2, %47
  %49 = load i64, ptr %7, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %46, i64 %50
  store <4 x i32> %45, ptr addrspace(1) %51, align 16
  %52 = load <4 x float>, ptr %9, align 16
  %53 = load <4 x float>, ptr %10, align 16
  %54 = call spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef %52, <4 x float> noundef %53) #3
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = load i64, ptr %8, align 8
  %57 = mul i64 3, %56
  %58 = load i64, ptr %7, align 8
  %59 = add i64 %57, %58
  %60 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %55, i64 %59
  store <4 x i32> %54, ptr addrspace(1) %60, align 16
  %61 = load <4 x float>, ptr %9, align 16
  %62 = load <4 x float>, ptr %10, align 16
  %63 = call spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef %61, <4 x float> noundef %62) #3
  %64 = load <4 x float>, ptr %9, align 16
  %65 = load <4 x float>, ptr %10, align 16
  %66 = call spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef %64, <4 x float> noundef %65) #3
  %67 = xor <4 x i32> %63, %66
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i64, ptr %8, align 8
  %70 = mul i64 4, %69
  %71 = load i64, ptr %7, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %68, i64 %72
  store <4 x i32> %67, ptr addrspace(1) %73, align 16
  %74 = load <4 x float>, ptr %9, align 16
  %75 = call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %74) #3
  %76 = load <4 x float>, ptr %10, align 16
  %77 = call spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef %76) #3
  %78 = or <4 x i32> %75, %77
  %79 = load ptr addrspace(1), ptr %6, align 8
  %80 = load i64, ptr %8, align 8
  %81 = mul i64 5, %80
  %82 = load i64, ptr %7, align 8
  %83 = add i64 %81, %82
  %84 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %79, i64 %83
  store <4 x i32> %78, ptr addrspace(1) %84, align 16
  %85 = load <4 x float>, ptr %9, align 16
  %86 = call spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef %85) #3
  %87 = load <4 x float>, ptr %10, align 16
  %88 = call spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef %87) #3
  %89 = and <4 x i32> %86, %88
  %90 = load ptr addrspace(1), ptr %6, align 8
  %91 = load i64, ptr %8, align 8
  %92 = mul i64 6, %91
  %93 = load i64, ptr %7, align 8
  %94 = add i64 %92, %93
  %95 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %90, i64 %94
  store <4 x i32> %89, ptr addrspace(1) %95, align 16
  %96 = load <4 x float>, ptr %9, align 16
  %97 = call spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef %96) #3
  %98 = load ptr addrspace(1), ptr %6, align 8
  %99 = load i64, ptr %8, align 8
  %100 = mul i64 7, %99
  %101 = load i64, ptr %7, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %98, i64 %102
  store <4 x i32> %97, ptr addrspace(1) %103, align 16
  %104 = load <4 x float>, ptr %9, align 16
  %105 = load <4 x float>, ptr %10, align 16
  %106 = fcmp ogt <4 x float> %104, %105
  %107 = sext <4 x i1> %106 to <4 x i32>
  %108 = load ptr addrspace(1), ptr %6, align 8
  %109 = load i64, ptr %8, align 8
  %110 = mul i64 8, %109
  %111 = load i64, ptr %7, align 8
  %112 = add i64 %110, %111
  %113 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %108, i64 %112
  store <4 x i32> %107, ptr addrspace(1) %113, align 16
  %114 = load <4 x float>, ptr %9, align 16
  %115 = load <4 x float>, ptr %10, align 16
  %116 = fcmp oeq <4 x float> %114, %115
  %117 = sext <4 x i1> %116 to <4 x i32>
  %118 = load <4 x float>, ptr %9, align 16
  %119 = fcmp ogt <4 x float> %118, zeroinitializer
  %120 = sext <4 x i1> %119 to <4 x i32>
  %121 = icmp ne <4 x i32> %117, zeroinitializer
  %122 = icmp ne <4 x i32> %120, zeroinitializer
  %123 = or <4 x i1> %121, %122
  %124 = sext <4 x i1> %123 to <4 x i32>
  %125 = load ptr addrspace(1), ptr %6, align 8
  %126 = load i64, ptr %8, align 8
  %127 = mul i64 9, %126
  %128 = load i64, ptr %7, align 8
  %129 = add i64 %127, %128
  %130 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %125, i64 %129
  store <4 x i32> %124, ptr addrspace(1) %130, align 16
  %131 = load <4 x float>, ptr %9, align 16
  %132 = load <4 x float>, ptr %10, align 16
  %133 = fcmp olt <4 x float> %131, %132
  %134 = sext <4 x i1> %133 to <4 x i32>
  %135 = icmp eq <4 x i32> %134, zeroinitializer
  %136 = sext <4 x i1> %135 to <4 x i32>
  %137 = load ptr addrspace(1), ptr %6, align 8
  %138 = load i64, ptr %8, align 8
  %139 = mul i64 10, %138
  %140 = load i64, ptr %7, align 8
  %141 = add i64 %139, %140
  %142 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %137, i64 %141
  store <4 x i32> %136, ptr addrspace(1) %142, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @any_all(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
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
  call spir_func void @__clang_ocl_kern_imp_any_all(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_any_all(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %11, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %15, ptr %12, align 8
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %11, align 8
  %18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %16, i64 %17
  %19 = load <4 x i32>, ptr addrspace(1) %18, align 16
  store <4 x i32> %19, ptr %13, align 16
  %20 = load <4 x i32>, ptr %13, align 16
  %21 = call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %20) #3
  %22 = load ptr addrspace(1), ptr %8, align 8
  %23 = load i64, ptr %12, align 8
  %24 = mul i64 0, %23
  %25 = load i64, ptr %11, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %26
  store i32 %21, ptr addrspace(1) %27, align 4
  %28 = load <4 x i32>, ptr %13, align 16
  %29 = call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %28) #3
  %30 = load ptr addrspace(1), ptr %8, align 8
  %31 = load i64, ptr %12, align 8
  %32 = mul i64 1, %31
  %33 = load i64, ptr %11, align 8
  %34 = add i64 %32, %33
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %34
  store i32 %29, ptr addrspace(1) %35, align 4
  %36 = load <4 x i32>, ptr %13, align 16
  %37 = icmp slt <4 x i32> %36, zeroinitializer
  %38 = sext <4 x i1> %37 to <4 x i32>
  %39 = call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %38) #3
  %40 = load <4 x i32>, ptr %13, align 16
  %41 = icmp sgt <4 x i32> %40, zeroinitializer
  %42 = sext <4 x i1> %41 to <4 x i32>
  %43 = call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %42) #3
  %44 = mul nsw i32 2, %43
  %45 = add nsw i32 %39, %44
  %46 = load ptr addrspace(1), ptr %8, align 8
  %47 = load i64, ptr %12, align 8
  %48 = mul i64 2, %47
  %49 = load i64, ptr %11, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %50
  store i32 %45, ptr addrspace(1) %51, align 4
  %52 = load ptr addrspace(1), ptr %7, align 8
  %53 = load i64, ptr %11, align 8
  %54 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %52, i64 %53
  %55 = load <16 x i8>, ptr addrspace(1) %54, align 16
  %56 = call spir_func i32 @_Z3anyDv16_c(<16 x i8> noundef %55) #3
  %57 = load ptr addrspace(1), ptr %8, align 8
  %58 = load i64, ptr %12, align 8
  %59 = mul i64 3, %58
  %60 = load i64, ptr %11, align 8
  %61 = add i64 %59, %60
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %61
  store i32 %56, ptr addrspace(1) %62, align 4
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = load i64, ptr %11, align 8
  %65 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %63, i64 %64
  %66 = load <16 x i8>, ptr addrspace(1) %65, align 16
  %67 = call spir_func i32 @_Z3allDv16_c(<16 x i8> noundef %66) #3
  %68 = load ptr addrspace(1), ptr %8, align 8
  %69 = load i64, ptr %12, align 8
  %70 = mul i64 4, %69
  %71 = load i64, ptr %11, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %72
  store i32 %67, ptr addrspace(1) %73, align 4
  %74 = load <4 x i32>, ptr %13, align 16
  %75 = extractelement <4 x i32> %74, i64 0
  %76 = call spir_func i32 @_Z3anyi(i32 noundef %75) #3
  %77 = load ptr addrspace(1), ptr %8, align 8
  %78 = load i64, ptr %12, align 8
  %79 = mul i64 5, %78
  %80 = load i64, ptr %11, align 8
  %81 = add i64 %79, %80
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %81
  store i32 %76, ptr addrspace(1) %82, align 4
  %83 = load ptr addrspace(1), ptr %7, align 8
  %84 = load i64, ptr %11, align 8
  %85 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %83, i64 %84
  %86 = load <16 x i8>, ptr addrspace(1) %85, align 16
  %87 = extractelement <16 x i8> %86, i64 0
  %88 = call spir_func i32 @_Z3allc(i8 noundef signext %87) #3
  %89 = load ptr addrspace(1), ptr %8, align 8
  %90 = load i64, ptr %12, align 8
  %91 = mul i64 6, %90
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %93
  store i32 %88, ptr addrspace(1) %94, align 4
  %95 = load <4 x i32>, ptr %13, align 16
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %97 = load <4 x i32>, ptr %13, align 16
  %98 = shufflevector <4 x i32> %97, <4 x i32> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %99 = icmp eq <3 x i32> %96, %98
  %100 = sext <3 x i1> %99 to <3 x i32>
  %101 = call spir_func i32 @_Z3anyDv3_i(<3 x i32> noundef %100) #3
  %102 = load ptr addrspace(1), ptr %8, align 8
  %103 = load i64, ptr %12, align 8
  %104 = mul i64 7, %103
  %105 = load i64, ptr %11, align 8
  %106 = add i64 %104, %105
  %107 = getelementptr inbounds nuw i32, ptr addrspace(1) %102, i64 %106
  store i32 %101, ptr addrspace(1) %107, align 4
  %108 = load ptr addrspace(1), ptr %9, align 8
  %109 = load i64, ptr %11, align 8
  %110 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %108, i64 %109
  %111 = load <2 x double>, ptr addrspace(1) %110, align 16
  %112 = fcmp olt <2 x double> %111, splat (double 5.000000e-01)
  %113 = sext <2 x i1> %112 to <2 x i64>
  %114 = load ptr addrspace(1), ptr %9, align 8
  %115 = load i64, ptr %11, align 8
  %116 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %114, i64 %115
  %117 = load <2 x double>, ptr addrspace(1) %116, align 16
  %118 = call spir_func <2 x i64> @_Z9isgreaterDv2_dS_(<2 x double> noundef %117, <2 x double> noundef splat (double -5.000000e-01)) #3
  %119 = and <2 x i64> %113, %118
  %120 = load ptr addrspace(1), ptr %10, align 8
  %121 = load i64, ptr %11, align 8
  %122 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %120, i64 %121
  store <2 x i64> %119, ptr addrspace(1) %122, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @blends(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
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
  call spir_func void @__clang_ocl_kern_imp_blends(ptr addrspace(1) noundef align 16 %15, ptr addrspace(1) noundef align 16 %16, ptr addrspace(1) noundef align 16 %17, ptr addrspace(1) noundef align 16 %18, ptr addrspace(1) noundef align 8 %19, ptr addrspace(1) noundef align 8 %20, ptr addrspace(1) noundef align 8 %21) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_blends(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca <4 x float>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca <4 x i32>, align 16
  %20 = alloca <8 x i8>, align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %21 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %21, ptr %15, align 8
  %22 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %22, ptr %16, align 8
  %23 = load ptr addrspace(1), ptr %8, align 8
  %24 = load i64, ptr %15, align 8
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %23, i64 %24
  %26 = load <4 x float>, ptr addrspace(1) %25, align 16
  store <4 x float> %26, ptr %17, align 16
  %27 = load ptr addrspace(1), ptr %9, align 8
  %28 = load i64, ptr %15, align 8
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %27, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16
  store <4 x float> %30, ptr %18, align 16
  %31 = load ptr addrspace(1), ptr %10, align 8
  %32 = load i64, ptr %15, align 8
  %33 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %31, i64 %32
  %34 = load <4 x i32>, ptr addrspace(1) %33, align 16
  store <4 x i32> %34, ptr %19, align 16
  %35 = load <4 x float>, ptr %17, align 16
  %36 = load <4 x float>, ptr %18, align 16
  %37 = load <4 x i32>, ptr %19, align 16
  %38 = call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %35, <4 x float> noundef %36, <4 x i32> noundef %37) #3
  %39 = load ptr addrspace(1), ptr %11, align 8
  %40 = load i64, ptr %16, align 8
  %41 = mul i64 0, %40
  %42 = load i64, ptr %15, align 8
  %43 = add i64 %41, %42
  %44 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %43
  store <4 x float> %38, ptr addrspace(1) %44, align 16
  %45 = load <4 x float>, ptr %17, align 16
  %46 = load <4 x float>, ptr %18, align 16
  %47 = load <4 x i32>, ptr %19, align 16
  %48 = call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_j(<4 x float> noundef %45, <4 x float> noundef %46, <4 x i32> noundef %47) #3
  %49 = load ptr addrspace(1), ptr %11, align 8
  %50 = load i64, ptr %16, align 8
  %51 = mul i64 1, %50
  %52 = load i64, ptr %15, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %53
  store <4 x float> %48, ptr addrspace(1) %54, align 16
  %55 = load <4 x float>, ptr %17, align 16
  %56 = load <4 x float>, ptr %18, align 16
  %57 = load <4 x i32>, ptr %19, align 16
  %58 = bitcast <4 x i32> %57 to <4 x float>
  %59 = call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %55, <4 x float> noundef %56, <4 x float> noundef %58) #3
  %60 = load ptr addrspace(1), ptr %11, align 8
  %61 = load i64, ptr %16, align 8
  %62 = mul i64 2, %61
  %63 = load i64, ptr %15, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %60, i64 %64
  store <4 x float> %59, ptr addrspace(1) %65, align 16
  %66 = load <4 x i32>, ptr %19, align 16
  %67 = load <4 x float>, ptr %17, align 16
  %68 = load <4 x float>, ptr %18, align 16
  %69 = icmp slt <4 x i32> %66, zeroinitializer
  %70 = sext <4 x i1> %69 to <4 x i32>
  %71 = xor <4 x i32> %70, splat (i32 -1)
  %72 = bitcast <4 x float> %68 to <4 x i32>
  %73 = bitcast <4 x float> %67 to <4 x i32>
  %74 = and <4 x i32> %72, %71
  %75 = and <4 x i32> %73, %70
  %76 = or <4 x i32> %74, %75
  %77 = bitcast <4 x i32> %76 to <4 x float>
  %78 = load ptr addrspace(1), ptr %11, align 8
  %79 = load i64, ptr %16, align 8
  %80 = mul i64 3, %79
  %81 = load i64, ptr %15, align 8
  %82 = add i64 %80, %81
  %83 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %78, i64 %82
  store <4 x float> %77, ptr addrspace(1) %83, align 16
  %84 = load <4 x float>, ptr %17, align 16
  %85 = load <4 x float>, ptr %18, align 16
  %86 = fcmp olt <4 x float> %84, %85
  %87 = sext <4 x i1> %86 to <4 x i32>
  %88 = load <4 x float>, ptr %17, align 16
  %89 = load <4 x float>, ptr %18, align 16
  %90 = icmp slt <4 x i32> %87, zeroinitializer
  %91 = sext <4 x i1> %90 to <4 x i32>
  %92 = xor <4 x i32> %91, splat (i32 -1)
  %93 = bitcast <4 x float> %89 to <4 x i32>
  %94 = bitcast <4 x float> %88 to <4 x i32>
  %95 = and <4 x i32> %93, %92
  %96 = and <4 x i32> %94, %91
  %97 = or <4 x i32> %95, %96
  %98 = bitcast <4 x i32> %97 to <4 x float>
  %99 = load ptr addrspace(1), ptr %11, align 8
  %100 = load i64, ptr %16, align 8
  %101 = mul i64 4, %100
  %102 = load i64, ptr %15, align 8
  %103 = add i64 %101, %102
  %104 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %99, i64 %103
  store <4 x float> %98, ptr addrspace(1) %104, align 16
  %105 = load ptr addrspace(1), ptr %12, align 8
  %106 = load i64, ptr %15, align 8
  %107 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %105, i64 %106
  %108 = load <8 x i8>, ptr addrspace(1) %107, align 8
  %109 = load ptr addrspace(1), ptr %13, align 8
  %110 = load i64, ptr %15, align 8
  %111 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %109, i64 %110
  %112 = load <8 x i8>, ptr addrspace(1) %111, align 8
  store <8 x i8> <i8 15, i8 -16, i8 -1, i8 0, i8 1, i8 2, i8 4, i8 -128>, ptr %20, align 8
  %113 = load <8 x i8>, ptr %20, align 8
  %114 = call spir_func <8 x i8> @_Z9bitselectDv8_hS_S_(<8 x i8> noundef %108, <8 x i8> noundef %112, <8 x i8> noundef %113) #3
  %115 = load ptr addrspace(1), ptr %14, align 8
  %116 = load i64, ptr %15, align 8
  %117 = mul i64 3, %116
  %118 = add i64 %117, 0
  %119 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %115, i64 %118
  store <8 x i8> %114, ptr addrspace(1) %119, align 8
  %120 = load ptr addrspace(1), ptr %12, align 8
  %121 = load i64, ptr %15, align 8
  %122 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %120, i64 %121
  %123 = load <8 x i8>, ptr addrspace(1) %122, align 8
  %124 = load ptr addrspace(1), ptr %13, align 8
  %125 = load i64, ptr %15, align 8
  %126 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %124, i64 %125
  %127 = load <8 x i8>, ptr addrspace(1) %126, align 8
  %128 = load ptr addrspace(1), ptr %12, align 8
  %129 = load i64, ptr %15, align 8
  %130 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %128, i64 %129
  %131 = load <8 x i8>, ptr addrspace(1) %130, align 8
  %132 = call spir_func <8 x i8> @_Z6selectDv8_hS_S_(<8 x i8> noundef %123, <8 x i8> noundef %127, <8 x i8> noundef %131) #3
  %133 = load ptr addrspace(1), ptr %14, align 8
  %134 = load i64, ptr %15, align 8
  %135 = mul i64 3, %134
  %136 = add i64 %135, 1
  %137 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %133, i64 %136
  store <8 x i8> %132, ptr addrspace(1) %137, align 8
  %138 = load ptr addrspace(1), ptr %12, align 8
  %139 = load i64, ptr %15, align 8
  %140 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %138, i64 %139
  %141 = load <8 x i8>, ptr addrspace(1) %140, align 8
  %142 = load ptr addrspace(1), ptr %13, align 8
  %143 = load i64, ptr %15, align 8
  %144 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %142, i64 %143
  %145 = load <8 x i8>, ptr addrspace(1) %144, align 8
  %146 = load ptr addrspace(1), ptr %12, align 8
  %147 = load i64, ptr %15, align 8
  %148 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %146, i64 %147
  %149 = load <8 x i8>, ptr addrspace(1) %148, align 8
  %150 = load ptr addrspace(1), ptr %13, align 8
  %151 = load i64, ptr %15, align 8
  %152 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %150, i64 %151
  %153 = load <8 x i8>, ptr addrspace(1) %152, align 8
  %154 = icmp ugt <8 x i8> %149, %153
  %155 = sext <8 x i1> %154 to <8 x i8>
  %156 = call spir_func <8 x i8> @_Z6selectDv8_hS_Dv8_c(<8 x i8> noundef %141, <8 x i8> noundef %145, <8 x i8> noundef %155) #3
  %157 = load ptr addrspace(1), ptr %14, align 8
  %158 = load i64, ptr %15, align 8
  %159 = mul i64 3, %158
  %160 = add i64 %159, 2
  %161 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %157, i64 %160
  store <8 x i8> %156, ptr addrspace(1) %161, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z10isnotequalDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z14isgreaterequalDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv16_c(<16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3allDv16_c(<16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3allc(i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv3_i(<3 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z9isgreaterDv2_dS_(<2 x double> noundef, <2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_j(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z9bitselectDv8_hS_S_(<8 x i8> noundef, <8 x i8> noundef, <8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z6selectDv8_hS_S_(<8 x i8> noundef, <8 x i8> noundef, <8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z6selectDv8_hS_Dv8_c(<8 x i8> noundef, <8 x i8> noundef, <8 x i8> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float4*", !"float4*", !"int4*"}
!6 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!7 = !{!"const", !"const", !""}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int4*", !"char16*", !"int*", !"double2*", !"long2*"}
!11 = !{!"int __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(16)))*", !"int*", !"double __attribute__((ext_vector_type(2)))*", !"long __attribute__((ext_vector_type(2)))*"}
!12 = !{!"const", !"const", !"", !"const", !""}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!15 = !{!"float4*", !"float4*", !"int4*", !"float4*", !"uchar8*", !"uchar8*", !"uchar8*"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(8)))*"}
!17 = !{!"const", !"const", !"const", !"", !"const", !"const", !""}
