; ModuleID = 'math_vector.cl'
source_filename = "math_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @unary_wide(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_unary_wide(ptr addrspace(1) noundef align 32 %5, ptr addrspace(1) noundef align 32 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_unary_wide(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %10, i64 %11
  %13 = load <8 x float>, ptr addrspace(1) %12, align 32
  store <8 x float> %13, ptr %7, align 32
  %14 = load <8 x float>, ptr %7, align 32
  %15 = call spir_func <8 x float> @_Z3sinDv8_f(<8 x float> noundef %14) #5
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %16, i64 %20
  store <8 x float> %15, ptr addrspace(1) %21, align 32
  %22 = load <8 x float>, ptr %7, align 32
  %23 = call spir_func <8 x float> @_Z3expDv8_f(<8 x float> noundef %22) #5
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %24, i64 %28
  store <8 x float> %23, ptr addrspace(1) %29, align 32
  %30 = load <8 x float>, ptr %7, align 32
  %31 = call spir_func <8 x float> @_Z4fabsDv8_f(<8 x float> noundef %30) #5
  %32 = call spir_func <8 x float> @_Z3logDv8_f(<8 x float> noundef %31) #5
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i64, ptr %6, align 8
  %35 = mul i64 2, %34
  %36 = load i64, ptr %5, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %33, i64 %37
  store <8 x float> %32, ptr addrspace(1) %38, align 32
  %39 = load <8 x float>, ptr %7, align 32
  %40 = call spir_func <8 x float> @_Z4fabsDv8_f(<8 x float> noundef %39) #5
  %41 = call spir_func <8 x float> @_Z4sqrtDv8_f(<8 x float> noundef %40) #5, !fpmath !8
  %42 = load ptr addrspace(1), ptr %4, align 8
  %43 = load i64, ptr %6, align 8
  %44 = mul i64 3, %43
  %45 = load i64, ptr %5, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %42, i64 %46
  store <8 x float> %41, ptr addrspace(1) %47, align 32
  %48 = load <8 x float>, ptr %7, align 32
  %49 = call spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef %48) #5
  %50 = load ptr addrspace(1), ptr %4, align 8
  %51 = load i64, ptr %6, align 8
  %52 = mul i64 4, %51
  %53 = load i64, ptr %5, align 8
  %54 = add i64 %52, %53
  %55 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %50, i64 %54
  store <8 x float> %49, ptr addrspace(1) %55, align 32
  %56 = load <8 x float>, ptr %7, align 32
  %57 = call spir_func <8 x float> @_Z4fabsDv8_f(<8 x float> noundef %56) #5
  %58 = load ptr addrspace(1), ptr %4, align 8
  %59 = load i64, ptr %6, align 8
  %60 = mul i64 5, %59
  %61 = load i64, ptr %5, align 8
  %62 = add i64 %60, %61
  %63 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %58, i64 %62
  store <8 x float> %57, ptr addrspace(1) %63, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @mixed_operands(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_mixed_operands(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_mixed_operands(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x i32>, align 16
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
  %17 = load <4 x float>, ptr %9, align 16
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %18, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16
  %22 = call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %17, <4 x i32> noundef %21) #5
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = load i64, ptr %8, align 8
  %25 = mul i64 0, %24
  %26 = load i64, ptr %7, align 8
  %27 = add i64 %25, %26
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %23, i64 %27
  store <4 x float> %22, ptr addrspace(1) %28, align 16
  %29 = load <4 x float>, ptr %9, align 16
  %30 = call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef %29, i32 noundef 5) #5
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i64, ptr %8, align 8
  %33 = mul i64 1, %32
  %34 = load i64, ptr %7, align 8
  %35 = add i64 %33, %34
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %31, i64 %35
  store <4 x float> %30, ptr addrspace(1) %36, align 16
  %37 = load <4 x float>, ptr %9, align 16
  %38 = call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %37, float noundef 1.500000e+00) #5
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = load i64, ptr %8, align 8
  %41 = mul i64 2, %40
  %42 = load i64, ptr %7, align 8
  %43 = add i64 %41, %42
  %44 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %43
  store <4 x float> %38, ptr addrspace(1) %44, align 16
  %45 = load <4 x float>, ptr %9, align 16
  %46 = call spir_func <4 x float> @_Z4fminDv4_ff(<4 x float> noundef %45, float noundef -2.500000e-01) #5
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = load i64, ptr %8, align 8
  %49 = mul i64 3, %48
  %50 = load i64, ptr %7, align 8
  %51 = add i64 %49, %50
  %52 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %47, i64 %51
  store <4 x float> %46, ptr addrspace(1) %52, align 16
  %53 = load <4 x float>, ptr %9, align 16
  %54 = load ptr addrspace(1), ptr %5, align 8
  %55 = load i64, ptr %7, align 8
  %56 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %54, i64 %55
  %57 = load <4 x i32>, ptr addrspace(1) %56, align 16
  %58 = call spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef %53, <4 x i32> noundef %57) #5
  %59 = load ptr addrspace(1), ptr %6, align 8
  %60 = load i64, ptr %8, align 8
  %61 = mul i64 4, %60
  %62 = load i64, ptr %7, align 8
  %63 = add i64 %61, %62
  %64 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %59, i64 %63
  store <4 x float> %58, ptr addrspace(1) %64, align 16
  %65 = load <4 x float>, ptr %9, align 16
  %66 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %65) #5
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %10, align 16
  %67 = load <4 x i32>, ptr %10, align 16
  %68 = call spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef %66, <4 x i32> noundef %67) #5
  %69 = load ptr addrspace(1), ptr %6, align 8
  %70 = load i64, ptr %8, align 8
  %71 = mul i64 5, %70
  %72 = load i64, ptr %7, align 8
  %73 = add i64 %71, %72
  %74 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %69, i64 %73
  store <4 x float> %68, ptr addrspace(1) %74, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @parts_wide(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_parts_wide(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_parts_wide(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x i32>, align 16
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <4 x i32>, align 16
  %16 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %17, ptr %7, align 8
  %18 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %18, ptr %8, align 8
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16
  store <4 x float> %22, ptr %9, align 16
  %23 = load <4 x float>, ptr %9, align 16
  %24 = addrspacecast ptr %10 to ptr addrspace(4)
  %25 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %23, ptr addrspace(4) noundef %24) #6
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %8, align 8
  %28 = mul i64 0, %27
  %29 = load i64, ptr %7, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %30
  store <4 x float> %25, ptr addrspace(1) %31, align 16
  %32 = load <4 x float>, ptr %10, align 16
  %33 = load ptr addrspace(1), ptr %5, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 1, %34
  %36 = load i64, ptr %7, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %37
  store <4 x float> %32, ptr addrspace(1) %38, align 16
  %39 = load <4 x float>, ptr %9, align 16
  %40 = addrspacecast ptr %13 to ptr addrspace(4)
  %41 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef %39, ptr addrspace(4) noundef %40) #6
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 2, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %42, i64 %46
  store <4 x float> %41, ptr addrspace(1) %47, align 16
  %48 = load <4 x float>, ptr %9, align 16
  %49 = addrspacecast ptr %11 to ptr addrspace(4)
  %50 = call spir_func <4 x float> @_Z6sincosDv4_fPU3AS4S_(<4 x float> noundef %48, ptr addrspace(4) noundef %49) #6
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i64, ptr %8, align 8
  %53 = mul i64 3, %52
  %54 = load i64, ptr %7, align 8
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %51, i64 %55
  store <4 x float> %50, ptr addrspace(1) %56, align 16
  %57 = load <4 x float>, ptr %11, align 16
  %58 = load ptr addrspace(1), ptr %5, align 8
  %59 = load i64, ptr %8, align 8
  %60 = mul i64 4, %59
  %61 = load i64, ptr %7, align 8
  %62 = add i64 %60, %61
  %63 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %58, i64 %62
  store <4 x float> %57, ptr addrspace(1) %63, align 16
  %64 = load <4 x float>, ptr %9, align 16
  %65 = addrspacecast ptr %12 to ptr addrspace(4)
  %66 = call spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef %64, ptr addrspace(4) noundef %65) #6
  %67 = load ptr addrspace(1), ptr %5, align 8
  %68 = load i64, ptr %8, align 8
  %69 = mul i64 5, %68
  %70 = load i64, ptr %7, align 8
  %71 = add i64 %69, %70
  %72 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %67, i64 %71
  store <4 x float> %66, ptr addrspace(1) %72, align 16
  %73 = load <4 x float>, ptr %9, align 16
  %74 = addrspacecast ptr %14 to ptr addrspace(4)
  %75 = call spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS4Dv4_i(<4 x float> noundef %73, <4 x float> noundef splat (float 2.000000e+00), ptr addrspace(4) noundef %74) #6
  %76 = load ptr addrspace(1), ptr %5, align 8
  %77 = load i64, ptr %8, align 8
  %78 = mul i64 6, %77
  %79 = load i64, ptr %7, align 8
  %80 = add i64 %78, %79
  %81 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %76, i64 %80
  store <4 x float> %75, ptr addrspace(1) %81, align 16
  %82 = load <4 x i32>, ptr %13, align 16
  %83 = load ptr addrspace(1), ptr %6, align 8
  %84 = load i64, ptr %8, align 8
  %85 = mul i64 0, %84
  %86 = load i64, ptr %7, align 8
  %87 = add i64 %85, %86
  %88 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %83, i64 %87
  store <4 x i32> %82, ptr addrspace(1) %88, align 16
  %89 = load <4 x float>, ptr %9, align 16
  %90 = call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef %89) #5
  %91 = load ptr addrspace(1), ptr %6, align 8
  %92 = load i64, ptr %8, align 8
  %93 = mul i64 1, %92
  %94 = load i64, ptr %7, align 8
  %95 = add i64 %93, %94
  %96 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %91, i64 %95
  store <4 x i32> %90, ptr addrspace(1) %96, align 16
  %97 = load <4 x i32>, ptr %14, align 16
  %98 = and <4 x i32> %97, splat (i32 127)
  %99 = load <4 x i32>, ptr %14, align 16
  %100 = sub <4 x i32> zeroinitializer, %99
  %101 = and <4 x i32> %100, splat (i32 127)
  %102 = sub <4 x i32> zeroinitializer, %101
  %103 = load <4 x i32>, ptr %14, align 16
  %104 = icmp slt <4 x i32> %103, zeroinitializer
  %105 = sext <4 x i1> %104 to <4 x i32>
  %106 = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %98, <4 x i32> noundef %102, <4 x i32> noundef %105) #5
  %107 = load ptr addrspace(1), ptr %6, align 8
  %108 = load i64, ptr %8, align 8
  %109 = mul i64 2, %108
  %110 = load i64, ptr %7, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %107, i64 %111
  store <4 x i32> %106, ptr addrspace(1) %112, align 16
  %113 = load <4 x float>, ptr %9, align 16
  %114 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %113) #5
  %115 = fadd <4 x float> %114, splat (float 2.500000e+00)
  %116 = addrspacecast ptr %15 to ptr addrspace(4)
  %117 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS4Dv4_i(<4 x float> noundef %115, ptr addrspace(4) noundef %116) #6
  store <4 x float> %117, ptr %16, align 16
  %118 = load <4 x i32>, ptr %15, align 16
  %119 = load <4 x float>, ptr %16, align 16
  %120 = call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %119) #5
  %121 = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %118, <4 x i32> noundef splat (i32 -9), <4 x i32> noundef %120) #5
  %122 = load ptr addrspace(1), ptr %6, align 8
  %123 = load i64, ptr %8, align 8
  %124 = mul i64 3, %123
  %125 = load i64, ptr %7, align 8
  %126 = add i64 %124, %125
  %127 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %122, i64 %126
  store <4 x i32> %121, ptr addrspace(1) %127, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @spherical(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_spherical(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_spherical(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <3 x float>, align 16
  %7 = alloca float, align 4
  %8 = alloca <3 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %10, i64 %11
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %15 = shufflevector <3 x float> %14, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %15, ptr %6, align 16
  %16 = load <3 x float>, ptr %6, align 16
  %17 = extractelement <3 x float> %16, i64 0
  %18 = load <3 x float>, ptr %6, align 16
  %19 = extractelement <3 x float> %18, i64 0
  %20 = load <3 x float>, ptr %6, align 16
  %21 = extractelement <3 x float> %20, i64 1
  %22 = load <3 x float>, ptr %6, align 16
  %23 = extractelement <3 x float> %22, i64 1
  %24 = fmul float %21, %23
  %25 = call float @llvm.fmuladd.f32(float %17, float %19, float %24)
  %26 = load <3 x float>, ptr %6, align 16
  %27 = extractelement <3 x float> %26, i64 2
  %28 = load <3 x float>, ptr %6, align 16
  %29 = extractelement <3 x float> %28, i64 2
  %30 = call float @llvm.fmuladd.f32(float %27, float %29, float %25)
  %31 = call spir_func float @_Z4sqrtf(float noundef %30) #5, !fpmath !8
  store float %31, ptr %7, align 4
  %32 = load float, ptr %7, align 4
  %33 = insertelement <3 x float> poison, float %32, i32 0
  %34 = load <3 x float>, ptr %6, align 16
  %35 = extractelement <3 x float> %34, i64 2
  %36 = load float, ptr %7, align 4
  %37 = fdiv float %35, %36, !fpmath !19
  %38 = call spir_func float @_Z4acosf(float noundef %37) #5
  %39 = insertelement <3 x float> %33, float %38, i32 1
  %40 = load <3 x float>, ptr %6, align 16
  %41 = extractelement <3 x float> %40, i64 1
  %42 = load <3 x float>, ptr %6, align 16
  %43 = extractelement <3 x float> %42, i64 0
  %44 = call spir_func float @_Z5atan2ff(float noundef %41, float noundef %43) #5
  %45 = insertelement <3 x float> %39, float %44, i32 2
  %46 = shufflevector <3 x float> %45, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %46, ptr %8, align 16
  %47 = load <4 x float>, ptr %8, align 16
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %49 = load ptr addrspace(1), ptr %4, align 8
  %50 = load i64, ptr %5, align 8
  %51 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %49, i64 %50
  %52 = shufflevector <3 x float> %48, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %52, ptr addrspace(1) %51, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z3sinDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z3expDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z3logDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z4fabsDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z4sqrtDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fminDv4_ff(<4 x float> noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z6sincosDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS4Dv4_i(<4 x float> noundef, <4 x float> noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS4Dv4_i(<4 x float> noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4acosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5atan2ff(float noundef, float noundef) #1

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
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"float8*", !"float8*"}
!6 = !{!"float __attribute__((ext_vector_type(8)))*", !"float __attribute__((ext_vector_type(8)))*"}
!7 = !{!"const", !""}
!8 = !{float 3.000000e+00}
!9 = !{i32 1, i32 1, i32 1}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"float4*", !"int4*", !"float4*"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!13 = !{!"const", !"const", !""}
!14 = !{!"float4*", !"float4*", !"int4*"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!16 = !{!"const", !"", !""}
!17 = !{!"float3*", !"float3*"}
!18 = !{!"float __attribute__((ext_vector_type(3)))*", !"float __attribute__((ext_vector_type(3)))*"}
!19 = !{float 2.500000e+00}
