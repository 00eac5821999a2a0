; ModuleID = 'app_learning.cl'
source_filename = "app_learning.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @softmax_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr addrspace(3) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load ptr addrspace(3), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, ptr addrspace(3) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr addrspace(3) %3, ptr %8, align 8
  %20 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %9, align 4
  %22 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %10, align 4
  %24 = load ptr addrspace(1), ptr %5, align 8
  %25 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %25, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store ptr addrspace(1) %29, ptr %11, align 8
  store float 0xFFF0000000000000, ptr %12, align 4
  %30 = load i32, ptr %9, align 4
  store i32 %30, ptr %13, align 4
  br label %31

31:                                               ; preds = %43, %4
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %7, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %47

35:                                               ; preds = %31
  %36 = load float, ptr %12, align 4
  %37 = load ptr addrspace(1), ptr %11, align 8
  %38 = load i32, ptr %13, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4
  %42 = call spir_func float @_Z4fmaxff(float noundef %36, float noundef %41) #5
  store float %42, ptr %12, align 4
  br label %43

43:                                               ; preds = %35
  %44 = load i32, ptr %10, align 4
  %45 = load i32, ptr %13, align 4
  %46 = add nsw i32 %45, %44
  store i32 %46, ptr %13, align 4
  br label %31

47:                                               ; preds = %31
  %48 = load float, ptr %12, align 4
  %49 = load ptr addrspace(3), ptr %8, align 8
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(3) %49, i64 %51
  store float %48, ptr addrspace(3) %52, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %53 = load i32, ptr %10, align 4
  %54 = sdiv i32 %53, 2
  store i32 %54, ptr %14, align 4
  br label %55

55:                                               ; preds = %81, %47
  %56 = load i32, ptr %14, align 4
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %84

58:                                               ; preds = %55
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %14, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %80

62:                                               ; preds = %58
  %63 = load ptr addrspace(3), ptr %8, align 8
  %64 = load i32, ptr %9, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(3) %63, i64 %65
  %67 = load float, ptr addrspace(3) %66, align 4
  %68 = load ptr addrspace(3), ptr %8, align 8
  %69 = load i32, ptr %9, align 4
  %70 = load i32, ptr %14, align 4
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(3) %68, i64 %72
  %74 = load float, ptr addrspace(3) %73, align 4
  %75 = call spir_func float @_Z4fmaxff(float noundef %67, float noundef %74) #5
  %76 = load ptr addrspace(3), ptr %8, align 8
  %77 = load i32, ptr %9, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(3) %76, i64 %78
  store float %75, ptr addrspace(3) %79, align 4
  br label %80

80:                                               ; preds = %62, %58
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %14, align 4
  %83 = ashr i32 %82, 1
  store i32 %83, ptr %14, align 4
  br label %55

84:                                               ; preds = %55
  %85 = load ptr addrspace(3), ptr %8, align 8
  %86 = getelementptr inbounds float, ptr addrspace(3) %85, i64 0
  %87 = load float, ptr addrspace(3) %86, align 4
  store float %87, ptr %12, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  store float 0.000000e+00, ptr %15, align 4
  %88 = load i32, ptr %9, align 4
  store i32 %88, ptr %16, align 4
  br label %89

89:                                               ; preds = %104, %84
  %90 = load i32, ptr %16, align 4
  %91 = load i32, ptr %7, align 4
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %108

93:                                               ; preds = %89
  %94 = load ptr addrspace(1), ptr %11, align 8
  %95 = load i32, ptr %16, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %94, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4
  %99 = load float, ptr %12, align 4
  %100 = fsub float %98, %99
  %101 = call spir_func float @_Z3expf(float noundef %100) #5
  %102 = load float, ptr %15, align 4
  %103 = fadd float %102, %101
  store float %103, ptr %15, align 4
  br label %104

104:                                              ; preds = %93
  %105 = load i32, ptr %10, align 4
  %106 = load i32, ptr %16, align 4
  %107 = add nsw i32 %106, %105
  store i32 %107, ptr %16, align 4
  br label %89

108:                                              ; preds = %89
  %109 = load float, ptr %15, align 4
  %110 = load ptr addrspace(3), ptr %8, align 8
  %111 = load i32, ptr %9, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(3) %110, i64 %112
  store float %109, ptr addrspace(3) %113, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %114 = load i32, ptr %10, align 4
  %115 = sdiv i32 %114, 2
  store i32 %115, ptr %17, align 4
  br label %116

116:                                              ; preds = %138, %108
  %117 = load i32, ptr %17, align 4
  %118 = icmp sgt i32 %117, 0
  br i1 %118, label %119, label %141

119:                                              ; preds = %116
  %120 = load i32, ptr %9, align 4
  %121 = load i32, ptr %17, align 4
  %122 = icmp slt i32 %120, %121
  br i1 %122, label %123, label %137

123:                                              ; preds = %119
  %124 = load ptr addrspace(3), ptr %8, align 8
  %125 = load i32, ptr %9, align 4
  %126 = load i32, ptr %17, align 4
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(3) %124, i64 %128
  %130 = load float, ptr addrspace(3) %129, align 4
  %131 = load ptr addrspace(3), ptr %8, align 8
  %132 = load i32, ptr %9, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(3) %131, i64 %133
  %135 = load float, ptr addrspace(3) %134, align 4
  %136 = fadd float %135, %130
  store float %136, ptr addrspace(3) %134, align 4
  br label %137

137:                                              ; preds = %123, %119
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %138

138:                                              ; preds = %137
  %139 = load i32, ptr %17, align 4
  %140 = ashr i32 %139, 1
  store i32 %140, ptr %17, align 4
  br label %116

141:                                              ; preds = %116
  %142 = load ptr addrspace(3), ptr %8, align 8
  %143 = getelementptr inbounds float, ptr addrspace(3) %142, i64 0
  %144 = load float, ptr addrspace(3) %143, align 4
  %145 = fdiv float 1.000000e+00, %144, !fpmath !7
  store float %145, ptr %18, align 4
  %146 = load i32, ptr %9, align 4
  store i32 %146, ptr %19, align 4
  br label %147

147:                                              ; preds = %171, %141
  %148 = load i32, ptr %19, align 4
  %149 = load i32, ptr %7, align 4
  %150 = icmp slt i32 %148, %149
  br i1 %150, label %151, label %175

151:                                              ; preds = %147
  %152 = load ptr addrspace(1), ptr %11, align 8
  %153 = load i32, ptr %19, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %152, i64 %154
  %156 = load float, ptr addrspace(1) %155, align 4
  %157 = load float, ptr %12, align 4
  %158 = fsub float %156, %157
  %159 = call spir_func float @_Z3expf(float noundef %158) #5
  %160 = load float, ptr %18, align 4
  %161 = fmul float %159, %160
  %162 = load ptr addrspace(1), ptr %6, align 8
  %163 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %164 = load i32, ptr %7, align 4
  %165 = sext i32 %164 to i64
  %166 = mul i64 %163, %165
  %167 = load i32, ptr %19, align 4
  %168 = sext i32 %167 to i64
  %169 = add i64 %166, %168
  %170 = getelementptr inbounds nuw float, ptr addrspace(1) %162, i64 %169
  store float %161, ptr addrspace(1) %170, align 4
  br label %171

171:                                              ; preds = %151
  %172 = load i32, ptr %10, align 4
  %173 = load i32, ptr %19, align 4
  %174 = add nsw i32 %173, %172
  store i32 %174, ptr %19, align 4
  br label %147

175:                                              ; preds = %147
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @layer_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, float noundef %5) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  call spir_func void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, i32 noundef %17, float noundef %18) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, float noundef %5) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %24 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  store i64 %24, ptr %13, align 8
  %25 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  store float 0.000000e+00, ptr %16, align 4
  %27 = load i32, ptr %14, align 4
  store i32 %27, ptr %17, align 4
  br label %28

28:                                               ; preds = %50, %6
  %29 = load i32, ptr %17, align 4
  %30 = load i32, ptr %11, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %56

32:                                               ; preds = %28
  %33 = load ptr addrspace(1), ptr %7, align 8
  %34 = load i64, ptr %13, align 8
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = mul i64 %34, %36
  %38 = load i32, ptr %17, align 4
  %39 = sext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4
  store float %42, ptr %18, align 4
  %43 = load float, ptr %18, align 4
  %44 = load float, ptr %15, align 4
  %45 = fadd float %44, %43
  store float %45, ptr %15, align 4
  %46 = load float, ptr %18, align 4
  %47 = load float, ptr %18, align 4
  %48 = load float, ptr %16, align 4
  %49 = call float @llvm.fmuladd.f32(float %46, float %47, float %48)
  store float %49, ptr %16, align 4
  br label %50

50:                                               ; preds = %32
  %51 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %52 = load i32, ptr %17, align 4
  %53 = sext i32 %52 to i64
  %54 = add i64 %53, %51
  %55 = trunc i64 %54 to i32
  store i32 %55, ptr %17, align 4
  br label %28

56:                                               ; preds = %28
  %57 = load float, ptr %15, align 4
  %58 = call spir_func float @_Z21work_group_reduce_addf(float noundef %57) #6
  %59 = load i32, ptr %11, align 4
  %60 = sitofp i32 %59 to float
  %61 = fdiv float %58, %60, !fpmath !7
  store float %61, ptr %19, align 4
  %62 = load float, ptr %16, align 4
  %63 = call spir_func float @_Z21work_group_reduce_addf(float noundef %62) #6
  %64 = load i32, ptr %11, align 4
  %65 = sitofp i32 %64 to float
  %66 = fdiv float %63, %65, !fpmath !7
  %67 = load float, ptr %19, align 4
  %68 = load float, ptr %19, align 4
  %69 = fneg float %67
  %70 = call float @llvm.fmuladd.f32(float %69, float %68, float %66)
  store float %70, ptr %20, align 4
  %71 = load float, ptr %20, align 4
  %72 = load float, ptr %12, align 4
  %73 = fadd float %71, %72
  %74 = call spir_func float @_Z5rsqrtf(float noundef %73) #5
  store float %74, ptr %21, align 4
  %75 = load i32, ptr %14, align 4
  store i32 %75, ptr %22, align 4
  br label %76

76:                                               ; preds = %116, %56
  %77 = load i32, ptr %22, align 4
  %78 = load i32, ptr %11, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %122

80:                                               ; preds = %76
  %81 = load ptr addrspace(1), ptr %7, align 8
  %82 = load i64, ptr %13, align 8
  %83 = load i32, ptr %11, align 4
  %84 = sext i32 %83 to i64
  %85 = mul i64 %82, %84
  %86 = load i32, ptr %22, align 4
  %87 = sext i32 %86 to i64
  %88 = add i64 %85, %87
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %81, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4
  %91 = load float, ptr %19, align 4
  %92 = fsub float %90, %91
  %93 = load float, ptr %21, align 4
  %94 = fmul float %92, %93
  store float %94, ptr %23, align 4
  %95 = load float, ptr %23, align 4
  %96 = load ptr addrspace(1), ptr %8, align 8
  %97 = load i32, ptr %22, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %96, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4
  %101 = load ptr addrspace(1), ptr %9, align 8
  %102 = load i32, ptr %22, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %101, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4
  %106 = call spir_func float @_Z3fmafff(float noundef %95, float noundef %100, float noundef %105) #5
  %107 = load ptr addrspace(1), ptr %10, align 8
  %108 = load i64, ptr %13, align 8
  %109 = load i32, ptr %11, align 4
  %110 = sext i32 %109 to i64
  %111 = mul i64 %108, %110
  %112 = load i32, ptr %22, align 4
  %113 = sext i32 %112 to i64
  %114 = add i64 %111, %113
  %115 = getelementptr inbounds nuw float, ptr addrspace(1) %107, i64 %114
  store float %106, ptr addrspace(1) %115, align 4
  br label %116

116:                                              ; preds = %80
  %117 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %118 = load i32, ptr %22, align 4
  %119 = sext i32 %118 to i64
  %120 = add i64 %119, %117
  %121 = trunc i64 %120 to i32
  store i32 %121, ptr %22, align 4
  br label %76

122:                                              ; preds = %76
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @attention(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_attention(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, i32 noundef %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_attention(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca <4 x float>, align 16
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %20, ptr %11, align 8
  store <4 x float> zeroinitializer, ptr %12, align 16
  store float 0xFFF0000000000000, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %21

21:                                               ; preds = %67, %5
  %22 = load i32, ptr %15, align 4
  %23 = load i32, ptr %10, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %70

25:                                               ; preds = %21
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %27
  %29 = load <4 x float>, ptr addrspace(1) %28, align 16
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = load i32, ptr %15, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds <4 x float>, ptr addrspace(1) %30, i64 %32
  %34 = load <4 x float>, ptr addrspace(1) %33, align 16
  %35 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %29, <4 x float> noundef %34) #5
  %36 = fmul float %35, 5.000000e-01
  store float %36, ptr %16, align 4
  %37 = load float, ptr %13, align 4
  %38 = load float, ptr %16, align 4
  %39 = call spir_func float @_Z4fmaxff(float noundef %37, float noundef %38) #5
  store float %39, ptr %17, align 4
  %40 = load float, ptr %13, align 4
  %41 = load float, ptr %17, align 4
  %42 = fsub float %40, %41
  %43 = call spir_func float @_Z3expf(float noundef %42) #5
  store float %43, ptr %18, align 4
  %44 = load float, ptr %16, align 4
  %45 = load float, ptr %17, align 4
  %46 = fsub float %44, %45
  %47 = call spir_func float @_Z3expf(float noundef %46) #5
  store float %47, ptr %19, align 4
  %48 = load <4 x float>, ptr %12, align 16
  %49 = load float, ptr %18, align 4
  %50 = insertelement <4 x float> poison, float %49, i64 0
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> zeroinitializer
  %52 = load ptr addrspace(1), ptr %8, align 8
  %53 = load i32, ptr %15, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds <4 x float>, ptr addrspace(1) %52, i64 %54
  %56 = load <4 x float>, ptr addrspace(1) %55, align 16
  %57 = load float, ptr %19, align 4
  %58 = insertelement <4 x float> poison, float %57, i64 0
  %59 = shufflevector <4 x float> %58, <4 x float> poison, <4 x i32> zeroinitializer
  %60 = fmul <4 x float> %56, %59
  %61 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %48, <4 x float> %51, <4 x float> %60)
  store <4 x float> %61, ptr %12, align 16
  %62 = load float, ptr %14, align 4
  %63 = load float, ptr %18, align 4
  %64 = load float, ptr %19, align 4
  %65 = call float @llvm.fmuladd.f32(float %62, float %63, float %64)
  store float %65, ptr %14, align 4
  %66 = load float, ptr %17, align 4
  store float %66, ptr %13, align 4
  br label %67

67:                                               ; preds = %25
  %68 = load i32, ptr %15, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %15, align 4
  br label %21

70:                                               ; preds = %21
  %71 = load <4 x float>, ptr %12, align 16
  %72 = load float, ptr %14, align 4
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = fdiv <4 x float> %71, %74, !fpmath !7
  %76 = load ptr addrspace(1), ptr %9, align 8
  %77 = load i64, ptr %11, align 8
  %78 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %76, i64 %77
  store <4 x float> %75, ptr addrspace(1) %78, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @max_pool(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_max_pool(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 2 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_max_pool(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i16, align 2
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %10, align 4
  store float 0xC7EFFFFFE0000000, ptr %11, align 4
  store i16 0, ptr %12, align 2
  store i32 0, ptr %13, align 4
  br label %20

20:                                               ; preds = %69, %4
  %21 = load i32, ptr %13, align 4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %23, label %72

23:                                               ; preds = %20
  %24 = load i32, ptr %10, align 4
  %25 = mul nsw i32 2, %24
  %26 = load i32, ptr %13, align 4
  %27 = ashr i32 %26, 1
  %28 = add nsw i32 %25, %27
  %29 = load i32, ptr %8, align 4
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %9, align 4
  %32 = mul nsw i32 2, %31
  %33 = add nsw i32 %30, %32
  %34 = load i32, ptr %13, align 4
  %35 = and i32 %34, 1
  %36 = add nsw i32 %33, %35
  store i32 %36, ptr %14, align 4
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i32, ptr %14, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4
  %42 = load float, ptr %11, align 4
  %43 = fcmp ogt float %41, %42
  %44 = zext i1 %43 to i8
  store i8 %44, ptr %15, align 1
  %45 = load i8, ptr %15, align 1
  %46 = trunc i8 %45 to i1
  br i1 %46, label %47, label %53

47:                                               ; preds = %23
  %48 = load ptr addrspace(1), ptr %5, align 8
  %49 = load i32, ptr %14, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %48, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4
  br label %55

53:                                               ; preds = %23
  %54 = load float, ptr %11, align 4
  br label %55

55:                                               ; preds = %53, %47
  %56 = phi float [ %52, %47 ], [ %54, %53 ]
  store float %56, ptr %11, align 4
  %57 = load i8, ptr %15, align 1
  %58 = trunc i8 %57 to i1
  br i1 %58, label %59, label %63

59:                                               ; preds = %55
  %60 = load i32, ptr %14, align 4
  %61 = trunc i32 %60 to i16
  %62 = zext i16 %61 to i32
  br label %66

63:                                               ; preds = %55
  %64 = load i16, ptr %12, align 2
  %65 = zext i16 %64 to i32
  br label %66

66:                                               ; preds = %63, %59
  %67 = phi i32 [ %62, %59 ], [ %65, %63 ]
  %68 = trunc i32 %67 to i16
  store i16 %68, ptr %12, align 2
  br label %69

69:                                               ; preds = %66
  %70 = load i32, ptr %13, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %13, align 4
  br label %20

72:                                               ; preds = %20
  %73 = load float, ptr %11, align 4
  %74 = load ptr addrspace(1), ptr %6, align 8
  %75 = load i32, ptr %10, align 4
  %76 = sext i32 %75 to i64
  %77 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %78 = mul i64 %76, %77
  %79 = load i32, ptr %9, align 4
  %80 = sext i32 %79 to i64
  %81 = add i64 %78, %80
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %74, i64 %81
  store float %73, ptr addrspace(1) %82, align 4
  %83 = load i16, ptr %12, align 2
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = load i32, ptr %10, align 4
  %86 = sext i32 %85 to i64
  %87 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %88 = mul i64 %86, %87
  %89 = load i32, ptr %9, align 4
  %90 = sext i32 %89 to i64
  %91 = add i64 %88, %90
  %92 = getelementptr inbounds nuw i16, ptr addrspace(1) %84, i64 %91
  store i16 %83, ptr addrspace(1) %92, align 2
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z21work_group_reduce_addf(float noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

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
!3 = !{i32 1, i32 1, i32 0, i32 3}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int", !"float*"}
!6 = !{!"const", !"", !"", !""}
!7 = !{float 2.500000e+00}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"float"}
!11 = !{!"const", !"const", !"const", !"", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!16 = !{!"const", !"const", !"const", !"", !""}
!17 = !{i32 1, i32 1, i32 1, i32 0}
!18 = !{!"float*", !"float*", !"ushort*", !"int"}
