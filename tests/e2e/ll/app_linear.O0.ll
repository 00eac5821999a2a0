; ModuleID = 'app_linear.cl'
source_filename = "app_linear.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @spmv_csr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_spmv_csr(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 8 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_spmv_csr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %14, ptr %11, align 8
  store double 0.000000e+00, ptr %12, align 8
  %15 = load ptr addrspace(1), ptr %6, align 8
  %16 = load i64, ptr %11, align 8
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %13, align 4
  br label %19

19:                                               ; preds = %44, %5
  %20 = load i32, ptr %13, align 4
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i64, ptr %11, align 8
  %23 = add i64 %22, 1
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = icmp slt i32 %20, %25
  br i1 %26, label %27, label %47

27:                                               ; preds = %19
  %28 = load ptr addrspace(1), ptr %8, align 8
  %29 = load i32, ptr %13, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr addrspace(1) %28, i64 %30
  %32 = load double, ptr addrspace(1) %31, align 8
  %33 = load ptr addrspace(1), ptr %9, align 8
  %34 = load ptr addrspace(1), ptr %7, align 8
  %35 = load i32, ptr %13, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %39
  %41 = load double, ptr addrspace(1) %40, align 8
  %42 = load double, ptr %12, align 8
  %43 = call double @llvm.fmuladd.f64(double %32, double %41, double %42)
  store double %43, ptr %12, align 8
  br label %44

44:                                               ; preds = %27
  %45 = load i32, ptr %13, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %13, align 4
  br label %19

47:                                               ; preds = %19
  %48 = load double, ptr %12, align 8
  %49 = load ptr addrspace(1), ptr %10, align 8
  %50 = load i64, ptr %11, align 8
  %51 = getelementptr inbounds nuw double, ptr addrspace(1) %49, i64 %50
  store double %48, ptr addrspace(1) %51, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fft_radix2(ptr addrspace(1) noundef align 8 %0, ptr addrspace(3) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(3), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_fft_radix2(ptr addrspace(1) noundef align 8 %7, ptr addrspace(3) noundef align 8 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fft_radix2(ptr addrspace(1) noundef align 8 %0, ptr addrspace(3) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca <2 x float>, align 8
  %18 = alloca <2 x float>, align 8
  %19 = alloca <2 x float>, align 8
  %20 = alloca <2 x float>, align 8
  %21 = alloca <2 x float>, align 8
  %22 = alloca <2 x float>, align 8
  %23 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %24 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %7, align 4
  %26 = load i32, ptr %6, align 4
  %27 = and i32 %26, 31
  %28 = shl i32 1, %27
  store i32 %28, ptr %8, align 4
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %31 = load i32, ptr %8, align 4
  %32 = zext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %29, i64 %33
  store ptr addrspace(1) %34, ptr %9, align 8
  %35 = load i32, ptr %7, align 4
  store i32 %35, ptr %10, align 4
  br label %36

36:                                               ; preds = %72, %3
  %37 = load i32, ptr %10, align 4
  %38 = load i32, ptr %8, align 4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %40, label %78

40:                                               ; preds = %36
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %41

41:                                               ; preds = %59, %40
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %6, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %62

45:                                               ; preds = %41
  %46 = load i32, ptr %10, align 4
  %47 = load i32, ptr %12, align 4
  %48 = and i32 %47, 31
  %49 = lshr i32 %46, %48
  %50 = and i32 %49, 1
  %51 = load i32, ptr %6, align 4
  %52 = sub nsw i32 %51, 1
  %53 = load i32, ptr %12, align 4
  %54 = sub nsw i32 %52, %53
  %55 = and i32 %54, 31
  %56 = shl i32 %50, %55
  %57 = load i32, ptr %11, align 4
  %58 = or i32 %57, %56
  store i32 %58, ptr %11, align 4
  br label %59

59:                                               ; preds = %45
  %60 = load i32, ptr %12, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %12, align 4
  br label %41

62:                                               ; preds = %41
  %63 = load ptr addrspace(1), ptr %9, align 8
  %64 = load i32, ptr %10, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %63, i64 %65
  %67 = load <2 x float>, ptr addrspace(1) %66, align 8
  %68 = load ptr addrspace(3), ptr %5, align 8
  %69 = load i32, ptr %11, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %68, i64 %70
  store <2 x float> %67, ptr addrspace(3) %71, align 8
  br label %72

72:                                               ; preds = %62
  %73 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %74 = load i32, ptr %10, align 4
  %75 = zext i32 %74 to i64
  %76 = add i64 %75, %73
  %77 = trunc i64 %76 to i32
  store i32 %77, ptr %10, align 4
  br label %36

78:                                               ; preds = %36
  store i32 1, ptr %13, align 4
  br label %79

79:                                               ; preds = %159, %78
  %80 = load i32, ptr %13, align 4
  %81 = load i32, ptr %8, align 4
  %82 = icmp ult i32 %80, %81
  br i1 %82, label %83, label %162

83:                                               ; preds = %79
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %84 = load i32, ptr %7, align 4
  %85 = load i32, ptr %13, align 4
  %86 = sub i32 %85, 1
  %87 = and i32 %84, %86
  store i32 %87, ptr %14, align 4
  %88 = load i32, ptr %7, align 4
  %89 = load i32, ptr %14, align 4
  %90 = sub i32 %88, %89
  %91 = shl i32 %90, 1
  %92 = load i32, ptr %14, align 4
  %93 = add i32 %91, %92
  store i32 %93, ptr %15, align 4
  %94 = load i32, ptr %14, align 4
  %95 = uitofp i32 %94 to float
  %96 = fmul float 0xC00921FB60000000, %95
  %97 = load i32, ptr %13, align 4
  %98 = uitofp i32 %97 to float
  %99 = fdiv float %96, %98, !fpmath !12
  store float %99, ptr %16, align 4
  %100 = load float, ptr %16, align 4
  %101 = call spir_func float @_Z3cosf(float noundef %100) #6
  %102 = insertelement <2 x float> poison, float %101, i32 0
  %103 = load float, ptr %16, align 4
  %104 = call spir_func float @_Z3sinf(float noundef %103) #6
  %105 = insertelement <2 x float> %102, float %104, i32 1
  store <2 x float> %105, ptr %18, align 8
  %106 = load <2 x float>, ptr %18, align 8
  store <2 x float> %106, ptr %17, align 8
  %107 = load ptr addrspace(3), ptr %5, align 8
  %108 = load i32, ptr %15, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %107, i64 %109
  %111 = load <2 x float>, ptr addrspace(3) %110, align 8
  store <2 x float> %111, ptr %19, align 8
  %112 = load ptr addrspace(3), ptr %5, align 8
  %113 = load i32, ptr %15, align 4
  %114 = load i32, ptr %13, align 4
  %115 = add i32 %113, %114
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %112, i64 %116
  %118 = load <2 x float>, ptr addrspace(3) %117, align 8
  store <2 x float> %118, ptr %20, align 8
  %119 = load <2 x float>, ptr %20, align 8
  %120 = extractelement <2 x float> %119, i64 0
  %121 = load <2 x float>, ptr %17, align 8
  %122 = extractelement <2 x float> %121, i64 0
  %123 = load <2 x float>, ptr %20, align 8
  %124 = extractelement <2 x float> %123, i64 1
  %125 = load <2 x float>, ptr %17, align 8
  %126 = extractelement <2 x float> %125, i64 1
  %127 = fmul float %124, %126
  %128 = fneg float %127
  %129 = call float @llvm.fmuladd.f32(float %120, float %122, float %128)
  %130 = insertelement <2 x float> poison, float %129, i32 0
  %131 = load <2 x float>, ptr %20, align 8
  %132 = extractelement <2 x float> %131, i64 0
  %133 = load <2 x float>, ptr %17, align 8
  %134 = extractelement <2 x float> %133, i64 1
  %135 = load <2 x float>, ptr %20, align 8
  %136 = extractelement <2 x float> %135, i64 1
  %137 = load <2 x float>, ptr %17, align 8
  %138 = extractelement <2 x float> %137, i64 0
  %139 = fmul float %136, %138
  %140 = call float @llvm.fmuladd.f32(float %132, float %134, float %139)
  %141 = insertelement <2 x float> %130, float %140, i32 1
  store <2 x float> %141, ptr %22, align 8
  %142 = load <2 x float>, ptr %22, align 8
  store <2 x float> %142, ptr %21, align 8
  %143 = load <2 x float>, ptr %19, align 8
  %144 = load <2 x float>, ptr %21, align 8
  %145 = fadd <2 x float> %143, %144
  %146 = load ptr addrspace(3), ptr %5, align 8
  %147 = load i32, ptr %15, align 4
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %146, i64 %148
  store <2 x float> %145, ptr addrspace(3) %149, align 8
  %150 = load <2 x float>, ptr %19, align 8
  %151 = load <2 x float>, ptr %21, align 8
  %152 = fsub <2 x float> %150, %151
  %153 = load ptr addrspace(3), ptr %5, align 8
  %154 = load i32, ptr %15, align 4
  %155 = load i32, ptr %13, align 4
  %156 = add i32 %154, %155
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %153, i64 %157
  store <2 x float> %152, ptr addrspace(3) %158, align 8
  br label %159

159:                                              ; preds = %83
  %160 = load i32, ptr %13, align 4
  %161 = shl i32 %160, 1
  store i32 %161, ptr %13, align 4
  br label %79

162:                                              ; preds = %79
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %163 = load i32, ptr %7, align 4
  store i32 %163, ptr %23, align 4
  br label %164

164:                                              ; preds = %178, %162
  %165 = load i32, ptr %23, align 4
  %166 = load i32, ptr %8, align 4
  %167 = icmp ult i32 %165, %166
  br i1 %167, label %168, label %184

168:                                              ; preds = %164
  %169 = load ptr addrspace(3), ptr %5, align 8
  %170 = load i32, ptr %23, align 4
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %169, i64 %171
  %173 = load <2 x float>, ptr addrspace(3) %172, align 8
  %174 = load ptr addrspace(1), ptr %9, align 8
  %175 = load i32, ptr %23, align 4
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %174, i64 %176
  store <2 x float> %173, ptr addrspace(1) %177, align 8
  br label %178

178:                                              ; preds = %168
  %179 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %180 = load i32, ptr %23, align 4
  %181 = zext i32 %180 to i64
  %182 = add i64 %181, %179
  %183 = trunc i64 %182 to i32
  store i32 %183, ptr %23, align 4
  br label %164

184:                                              ; preds = %164
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sgemm_4x4(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_sgemm_4x4(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sgemm_4x4(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [4 x <4 x float>], align 16
  %12 = alloca i32, align 4
  %13 = alloca <4 x float>, align 16
  %14 = alloca <4 x float>, align 16
  %15 = alloca <4 x float>, align 16
  %16 = alloca <4 x float>, align 16
  %17 = alloca i32, align 4
  %18 = alloca <4 x float>, align 16
  %19 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %9, align 4
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %23 = mul i64 %22, 4
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %10, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 0, i64 64, i1 false)
  store i32 0, ptr %12, align 4
  br label %25

25:                                               ; preds = %136, %4
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %139

29:                                               ; preds = %25
  %30 = load ptr addrspace(1), ptr %6, align 8
  %31 = load i32, ptr %12, align 4
  %32 = mul nsw i32 4, %31
  %33 = load i32, ptr %8, align 4
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds <4 x float>, ptr addrspace(1) %30, i64 %37
  %39 = load <4 x float>, ptr addrspace(1) %38, align 16
  store <4 x float> %39, ptr %13, align 16
  %40 = load ptr addrspace(1), ptr %6, align 8
  %41 = load i32, ptr %12, align 4
  %42 = mul nsw i32 4, %41
  %43 = add nsw i32 %42, 1
  %44 = load i32, ptr %8, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds <4 x float>, ptr addrspace(1) %40, i64 %48
  %50 = load <4 x float>, ptr addrspace(1) %49, align 16
  store <4 x float> %50, ptr %14, align 16
  %51 = load ptr addrspace(1), ptr %6, align 8
  %52 = load i32, ptr %12, align 4
  %53 = mul nsw i32 4, %52
  %54 = add nsw i32 %53, 2
  %55 = load i32, ptr %8, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %9, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds <4 x float>, ptr addrspace(1) %51, i64 %59
  %61 = load <4 x float>, ptr addrspace(1) %60, align 16
  store <4 x float> %61, ptr %15, align 16
  %62 = load ptr addrspace(1), ptr %6, align 8
  %63 = load i32, ptr %12, align 4
  %64 = mul nsw i32 4, %63
  %65 = add nsw i32 %64, 3
  %66 = load i32, ptr %8, align 4
  %67 = mul nsw i32 %65, %66
  %68 = load i32, ptr %9, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds <4 x float>, ptr addrspace(1) %62, i64 %70
  %72 = load <4 x float>, ptr addrspace(1) %71, align 16
  store <4 x float> %72, ptr %16, align 16
  store i32 0, ptr %17, align 4
  br label %73

73:                                               ; preds = %132, %29
  %74 = load i32, ptr %17, align 4
  %75 = icmp slt i32 %74, 4
  br i1 %75, label %76, label %135

76:                                               ; preds = %73
  %77 = load ptr addrspace(1), ptr %5, align 8
  %78 = load i32, ptr %10, align 4
  %79 = load i32, ptr %17, align 4
  %80 = add nsw i32 %78, %79
  %81 = load i32, ptr %8, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %12, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds <4 x float>, ptr addrspace(1) %77, i64 %85
  %87 = load <4 x float>, ptr addrspace(1) %86, align 16
  store <4 x float> %87, ptr %18, align 16
  %88 = load <4 x float>, ptr %18, align 16
  %89 = extractelement <4 x float> %88, i64 0
  %90 = insertelement <4 x float> poison, float %89, i64 0
  %91 = shufflevector <4 x float> %90, <4 x float> poison, <4 x i32> zeroinitializer
  %92 = load <4 x float>, ptr %13, align 16
  %93 = load i32, ptr %17, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %94
  %96 = load <4 x float>, ptr %95, align 16
  %97 = call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %91, <4 x float> noundef %92, <4 x float> noundef %96) #6
  %98 = load i32, ptr %17, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %99
  store <4 x float> %97, ptr %100, align 16
  %101 = load <4 x float>, ptr %18, align 16
  %102 = shufflevector <4 x float> %101, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %103 = load <4 x float>, ptr %14, align 16
  %104 = load i32, ptr %17, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %105
  %107 = load <4 x float>, ptr %106, align 16
  %108 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %102, <4 x float> %103, <4 x float> %107)
  store <4 x float> %108, ptr %106, align 16
  %109 = load <4 x float>, ptr %18, align 16
  %110 = extractelement <4 x float> %109, i64 2
  %111 = insertelement <4 x float> poison, float %110, i64 0
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <4 x i32> zeroinitializer
  %113 = load <4 x float>, ptr %15, align 16
  %114 = load i32, ptr %17, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %115
  %117 = load <4 x float>, ptr %116, align 16
  %118 = call spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef %112, <4 x float> noundef %113, <4 x float> noundef %117) #6
  %119 = load i32, ptr %17, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %120
  store <4 x float> %118, ptr %121, align 16
  %122 = load <4 x float>, ptr %18, align 16
  %123 = extractelement <4 x float> %122, i64 3
  %124 = insertelement <4 x float> poison, float %123, i64 0
  %125 = shufflevector <4 x float> %124, <4 x float> poison, <4 x i32> zeroinitializer
  %126 = load <4 x float>, ptr %16, align 16
  %127 = load i32, ptr %17, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %128
  %130 = load <4 x float>, ptr %129, align 16
  %131 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %125, <4 x float> %126, <4 x float> %130)
  store <4 x float> %131, ptr %129, align 16
  br label %132

132:                                              ; preds = %76
  %133 = load i32, ptr %17, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %17, align 4
  br label %73

135:                                              ; preds = %73
  br label %136

136:                                              ; preds = %135
  %137 = load i32, ptr %12, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %12, align 4
  br label %25

139:                                              ; preds = %25
  store i32 0, ptr %19, align 4
  br label %140

140:                                              ; preds = %158, %139
  %141 = load i32, ptr %19, align 4
  %142 = icmp slt i32 %141, 4
  br i1 %142, label %143, label %161

143:                                              ; preds = %140
  %144 = load i32, ptr %19, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %145
  %147 = load <4 x float>, ptr %146, align 16
  %148 = load ptr addrspace(1), ptr %7, align 8
  %149 = load i32, ptr %10, align 4
  %150 = load i32, ptr %19, align 4
  %151 = add nsw i32 %149, %150
  %152 = load i32, ptr %8, align 4
  %153 = mul nsw i32 %151, %152
  %154 = load i32, ptr %9, align 4
  %155 = add nsw i32 %153, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds <4 x float>, ptr addrspace(1) %148, i64 %156
  store <4 x float> %147, ptr addrspace(1) %157, align 16
  br label %158

158:                                              ; preds = %143
  %159 = load i32, ptr %19, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %19, align 4
  br label %140

161:                                              ; preds = %140
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @int8_gemv(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, float noundef %5) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load i32, ptr %11, align 4
  %18 = load float, ptr %12, align 4
  call spir_func void @__clang_ocl_kern_imp_int8_gemv(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, i32 noundef %17, float noundef %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_int8_gemv(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, float noundef %5) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca <4 x i16>, align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %17, ptr %13, align 8
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %18

18:                                               ; preds = %58, %6
  %19 = load i32, ptr %15, align 4
  %20 = load i32, ptr %11, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %61

22:                                               ; preds = %18
  %23 = load ptr addrspace(1), ptr %7, align 8
  %24 = load i64, ptr %13, align 8
  %25 = load i32, ptr %11, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %24, %26
  %28 = load i32, ptr %15, align 4
  %29 = sext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %23, i64 %30
  %32 = load <4 x i8>, ptr addrspace(1) %31, align 4
  %33 = call spir_func <4 x i16> @_Z14convert_short4Dv4_c(<4 x i8> noundef %32) #6
  %34 = load ptr addrspace(1), ptr %8, align 8
  %35 = load i32, ptr %15, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %34, i64 %36
  %38 = load <4 x i8>, ptr addrspace(1) %37, align 4
  %39 = call spir_func <4 x i16> @_Z14convert_short4Dv4_c(<4 x i8> noundef %38) #6
  %40 = mul <4 x i16> %33, %39
  store <4 x i16> %40, ptr %16, align 8
  %41 = load <4 x i16>, ptr %16, align 8
  %42 = extractelement <4 x i16> %41, i64 0
  %43 = sext i16 %42 to i32
  %44 = load <4 x i16>, ptr %16, align 8
  %45 = extractelement <4 x i16> %44, i64 1
  %46 = sext i16 %45 to i32
  %47 = add nsw i32 %43, %46
  %48 = load <4 x i16>, ptr %16, align 8
  %49 = extractelement <4 x i16> %48, i64 2
  %50 = sext i16 %49 to i32
  %51 = add nsw i32 %47, %50
  %52 = load <4 x i16>, ptr %16, align 8
  %53 = extractelement <4 x i16> %52, i64 3
  %54 = sext i16 %53 to i32
  %55 = add nsw i32 %51, %54
  %56 = load i32, ptr %14, align 4
  %57 = add nsw i32 %56, %55
  store i32 %57, ptr %14, align 4
  br label %58

58:                                               ; preds = %22
  %59 = load i32, ptr %15, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %15, align 4
  br label %18

61:                                               ; preds = %18
  %62 = load i32, ptr %14, align 4
  %63 = load ptr addrspace(1), ptr %9, align 8
  %64 = load i64, ptr %13, align 8
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %64
  store i32 %62, ptr addrspace(1) %65, align 4
  %66 = load i32, ptr %14, align 4
  %67 = call spir_func float @_Z17convert_float_rtei(i32 noundef %66) #6
  %68 = load float, ptr %12, align 4
  %69 = fmul float %67, %68
  %70 = load ptr addrspace(1), ptr %10, align 8
  %71 = load i64, ptr %13, align 8
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %71
  store float %69, ptr addrspace(1) %72, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z14convert_short4Dv4_c(<4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtei(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"double*", !"double*", !"double*"}
!6 = !{!"const", !"const", !"const", !"const", !""}
!7 = !{i32 1, i32 3, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float2*", !"float2*", !"int"}
!10 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int"}
!11 = !{!"", !"", !""}
!12 = !{float 2.500000e+00}
!13 = !{i32 1, i32 1, i32 1, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"float4*", !"float4*", !"float4*", !"int"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!17 = !{!"const", !"const", !"", !""}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"char4*", !"char4*", !"int*", !"float*", !"int", !"float"}
!21 = !{!"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*", !"float*", !"int", !"float"}
!22 = !{!"const", !"const", !"", !"", !"", !""}
