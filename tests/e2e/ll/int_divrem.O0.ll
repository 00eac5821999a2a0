; ModuleID = 'int_divrem.cl'
source_filename = "int_divrem.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @quotients(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_quotients(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_quotients(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %15, ptr %9, align 8
  %16 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %16, ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  store i32 %20, ptr %11, align 4
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  store i32 %24, ptr %12, align 4
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %12, align 4
  %27 = sdiv i32 %25, %26
  %28 = load ptr addrspace(1), ptr %7, align 8
  %29 = load i64, ptr %10, align 8
  %30 = mul i64 0, %29
  %31 = load i64, ptr %9, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %32
  store i32 %27, ptr addrspace(1) %33, align 4
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %12, align 4
  %36 = srem i32 %34, %35
  %37 = load ptr addrspace(1), ptr %7, align 8
  %38 = load i64, ptr %10, align 8
  %39 = mul i64 1, %38
  %40 = load i64, ptr %9, align 8
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %41
  store i32 %36, ptr addrspace(1) %42, align 4
  %43 = load i32, ptr %11, align 4
  %44 = trunc i32 %43 to i8
  %45 = sext i8 %44 to i32
  %46 = load i32, ptr %12, align 4
  %47 = or i32 %46, 1
  %48 = trunc i32 %47 to i8
  %49 = sext i8 %48 to i32
  %50 = sdiv i32 %45, %49
  %51 = load ptr addrspace(1), ptr %7, align 8
  %52 = load i64, ptr %10, align 8
  %53 = mul i64 2, %52
  %54 = load i64, ptr %9, align 8
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %55
  store i32 %50, ptr addrspace(1) %56, align 4
  %57 = load i32, ptr %11, align 4
  %58 = trunc i32 %57 to i16
  %59 = sext i16 %58 to i32
  %60 = load i32, ptr %12, align 4
  %61 = or i32 %60, 1
  %62 = trunc i32 %61 to i16
  %63 = sext i16 %62 to i32
  %64 = srem i32 %59, %63
  %65 = load ptr addrspace(1), ptr %7, align 8
  %66 = load i64, ptr %10, align 8
  %67 = mul i64 3, %66
  %68 = load i64, ptr %9, align 8
  %69 = add i64 %67, %68
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %65, i64 %69
  store i32 %64, ptr addrspace(1) %70, align 4
  %71 = load i32, ptr %11, align 4
  %72 = load i32, ptr %12, align 4
  %73 = sdiv i32 %71, %72
  store i32 %73, ptr %13, align 4
  %74 = load i32, ptr %11, align 4
  %75 = load i32, ptr %12, align 4
  %76 = srem i32 %74, %75
  store i32 %76, ptr %14, align 4
  %77 = load i32, ptr %13, align 4
  %78 = load i32, ptr %14, align 4
  %79 = icmp ne i32 %78, 0
  %80 = zext i1 %79 to i32
  %81 = load i32, ptr %14, align 4
  %82 = load i32, ptr %12, align 4
  %83 = xor i32 %81, %82
  %84 = icmp slt i32 %83, 0
  %85 = zext i1 %84 to i32
  %86 = and i32 %80, %85
  %87 = sub nsw i32 %77, %86
  %88 = load ptr addrspace(1), ptr %7, align 8
  %89 = load i64, ptr %10, align 8
  %90 = mul i64 4, %89
  %91 = load i64, ptr %9, align 8
  %92 = add i64 %90, %91
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %92
  store i32 %87, ptr addrspace(1) %93, align 4
  %94 = load i32, ptr %14, align 4
  %95 = load i32, ptr %14, align 4
  %96 = icmp ne i32 %95, 0
  %97 = zext i1 %96 to i32
  %98 = load i32, ptr %14, align 4
  %99 = load i32, ptr %12, align 4
  %100 = xor i32 %98, %99
  %101 = icmp slt i32 %100, 0
  %102 = zext i1 %101 to i32
  %103 = and i32 %97, %102
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %105, label %107

105:                                              ; preds = %4
  %106 = load i32, ptr %12, align 4
  br label %108

107:                                              ; preds = %4
  br label %108

108:                                              ; preds = %107, %105
  %109 = phi i32 [ %106, %105 ], [ 0, %107 ]
  %110 = add nsw i32 %94, %109
  %111 = load ptr addrspace(1), ptr %7, align 8
  %112 = load i64, ptr %10, align 8
  %113 = mul i64 5, %112
  %114 = load i64, ptr %9, align 8
  %115 = add i64 %113, %114
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %111, i64 %115
  store i32 %110, ptr addrspace(1) %116, align 4
  %117 = load i32, ptr %11, align 4
  %118 = load i32, ptr %12, align 4
  %119 = udiv i32 %117, %118
  %120 = load ptr addrspace(1), ptr %8, align 8
  %121 = load i64, ptr %10, align 8
  %122 = mul i64 0, %121
  %123 = load i64, ptr %9, align 8
  %124 = add i64 %122, %123
  %125 = getelementptr inbounds nuw i32, ptr addrspace(1) %120, i64 %124
  store i32 %119, ptr addrspace(1) %125, align 4
  %126 = load i32, ptr %11, align 4
  %127 = load i32, ptr %12, align 4
  %128 = urem i32 %126, %127
  %129 = load ptr addrspace(1), ptr %8, align 8
  %130 = load i64, ptr %10, align 8
  %131 = mul i64 1, %130
  %132 = load i64, ptr %9, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %129, i64 %133
  store i32 %128, ptr addrspace(1) %134, align 4
  %135 = load i32, ptr %11, align 4
  %136 = trunc i32 %135 to i8
  %137 = zext i8 %136 to i32
  %138 = load i32, ptr %12, align 4
  %139 = or i32 %138, 1
  %140 = trunc i32 %139 to i8
  %141 = zext i8 %140 to i32
  %142 = sdiv i32 %137, %141
  %143 = load ptr addrspace(1), ptr %8, align 8
  %144 = load i64, ptr %10, align 8
  %145 = mul i64 2, %144
  %146 = load i64, ptr %9, align 8
  %147 = add i64 %145, %146
  %148 = getelementptr inbounds nuw i32, ptr addrspace(1) %143, i64 %147
  store i32 %142, ptr addrspace(1) %148, align 4
  %149 = load i32, ptr %11, align 4
  %150 = trunc i32 %149 to i16
  %151 = zext i16 %150 to i32
  %152 = load i32, ptr %12, align 4
  %153 = or i32 %152, 1
  %154 = trunc i32 %153 to i16
  %155 = zext i16 %154 to i32
  %156 = srem i32 %151, %155
  %157 = load ptr addrspace(1), ptr %8, align 8
  %158 = load i64, ptr %10, align 8
  %159 = mul i64 3, %158
  %160 = load i64, ptr %9, align 8
  %161 = add i64 %159, %160
  %162 = getelementptr inbounds nuw i32, ptr addrspace(1) %157, i64 %161
  store i32 %156, ptr addrspace(1) %162, align 4
  %163 = load i32, ptr %11, align 4
  %164 = udiv i32 %163, 10
  %165 = load ptr addrspace(1), ptr %8, align 8
  %166 = load i64, ptr %10, align 8
  %167 = mul i64 4, %166
  %168 = load i64, ptr %9, align 8
  %169 = add i64 %167, %168
  %170 = getelementptr inbounds nuw i32, ptr addrspace(1) %165, i64 %169
  store i32 %164, ptr addrspace(1) %170, align 4
  %171 = load i32, ptr %11, align 4
  %172 = urem i32 %171, 10
  %173 = load ptr addrspace(1), ptr %8, align 8
  %174 = load i64, ptr %10, align 8
  %175 = mul i64 5, %174
  %176 = load i64, ptr %9, align 8
  %177 = add i64 %175, %176
  %178 = getelementptr inbounds nuw i32, ptr addrspace(1) %173, i64 %177
  store i32 %172, ptr addrspace(1) %178, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @vector_quotients(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  call spir_func void @__clang_ocl_kern_imp_vector_quotients(ptr addrspace(1) noundef align 16 %15, ptr addrspace(1) noundef align 16 %16, ptr addrspace(1) noundef align 16 %17, ptr addrspace(1) noundef align 16 %18, ptr addrspace(1) noundef align 16 %19, ptr addrspace(1) noundef align 16 %20, ptr addrspace(1) noundef align 16 %21) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_vector_quotients(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i64, align 8
  %16 = alloca <8 x i16>, align 16
  %17 = alloca <2 x i64>, align 16
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %18, ptr %15, align 8
  %19 = load ptr addrspace(1), ptr %8, align 8
  %20 = load i64, ptr %15, align 8
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x i32>, ptr addrspace(1) %21, align 16
  %23 = load ptr addrspace(1), ptr %9, align 8
  %24 = load i64, ptr %15, align 8
  %25 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %23, i64 %24
  %26 = load <4 x i32>, ptr addrspace(1) %25, align 16
  %27 = sdiv <4 x i32> %22, %26
  %28 = load ptr addrspace(1), ptr %10, align 8
  %29 = load i64, ptr %15, align 8
  %30 = mul i64 2, %29
  %31 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %28, i64 %30
  store <4 x i32> %27, ptr addrspace(1) %31, align 16
  %32 = load ptr addrspace(1), ptr %8, align 8
  %33 = load i64, ptr %15, align 8
  %34 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %32, i64 %33
  %35 = load <4 x i32>, ptr addrspace(1) %34, align 16
  %36 = load ptr addrspace(1), ptr %9, align 8
  %37 = load i64, ptr %15, align 8
  %38 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %36, i64 %37
  %39 = load <4 x i32>, ptr addrspace(1) %38, align 16
  %40 = srem <4 x i32> %35, %39
  %41 = load ptr addrspace(1), ptr %10, align 8
  %42 = load i64, ptr %15, align 8
  %43 = mul i64 2, %42
  %44 = add i64 %43, 1
  %45 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %41, i64 %44
  store <4 x i32> %40, ptr addrspace(1) %45, align 16
  %46 = load ptr addrspace(1), ptr %11, align 8
  %47 = load i64, ptr %15, align 8
  %48 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %46, i64 %47
  %49 = load <8 x i16>, ptr addrspace(1) %48, align 16
  %50 = sdiv <8 x i16> %49, splat (i16 7)
  %51 = load ptr addrspace(1), ptr %11, align 8
  %52 = load i64, ptr %15, align 8
  %53 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %51, i64 %52
  %54 = load <8 x i16>, ptr addrspace(1) %53, align 16
  store <8 x i16> <i16 3, i16 5, i16 7, i16 9, i16 11, i16 13, i16 15, i16 17>, ptr %16, align 16
  %55 = load <8 x i16>, ptr %16, align 16
  %56 = srem <8 x i16> %54, %55
  %57 = sub <8 x i16> %50, %56
  %58 = load ptr addrspace(1), ptr %12, align 8
  %59 = load i64, ptr %15, align 8
  %60 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %58, i64 %59
  store <8 x i16> %57, ptr addrspace(1) %60, align 16
  %61 = load ptr addrspace(1), ptr %13, align 8
  %62 = load i64, ptr %15, align 8
  %63 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %61, i64 %62
  %64 = load <2 x i64>, ptr addrspace(1) %63, align 16
  %65 = udiv <2 x i64> %64, splat (i64 1000003)
  %66 = load ptr addrspace(1), ptr %13, align 8
  %67 = load i64, ptr %15, align 8
  %68 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %66, i64 %67
  %69 = load <2 x i64>, ptr addrspace(1) %68, align 16
  store <2 x i64> <i64 77, i64 99991>, ptr %17, align 16
  %70 = load <2 x i64>, ptr %17, align 16
  %71 = urem <2 x i64> %69, %70
  %72 = add <2 x i64> %65, %71
  %73 = load ptr addrspace(1), ptr %14, align 8
  %74 = load i64, ptr %15, align 8
  %75 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %73, i64 %74
  store <2 x i64> %72, ptr addrspace(1) %75, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @greatest_divisor(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_greatest_divisor(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_greatest_divisor(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %12, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8
  %16 = call spir_func i64 @_Z3absl(i64 noundef %15) #3
  store i64 %16, ptr %8, align 8
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8
  %21 = call spir_func i64 @_Z3absl(i64 noundef %20) #3
  store i64 %21, ptr %9, align 8
  br label %22

22:                                               ; preds = %25, %3
  %23 = load i64, ptr %9, align 8
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %22
  %26 = load i64, ptr %8, align 8
  %27 = load i64, ptr %9, align 8
  %28 = urem i64 %26, %27
  store i64 %28, ptr %10, align 8
  %29 = load i64, ptr %9, align 8
  store i64 %29, ptr %8, align 8
  %30 = load i64, ptr %10, align 8
  store i64 %30, ptr %9, align 8
  br label %22

31:                                               ; preds = %22
  %32 = load i64, ptr %8, align 8
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i64, ptr %7, align 8
  %35 = getelementptr inbounds nuw i64, ptr addrspace(1) %33, i64 %34
  store i64 %32, ptr addrspace(1) %35, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @decimal_digits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_decimal_digits(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 1 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_decimal_digits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %6, align 4
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %5, align 8
  %16 = mul i64 %15, 12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 %16
  %18 = getelementptr inbounds i8, ptr addrspace(1) %17, i64 11
  store ptr addrspace(1) %18, ptr %7, align 8
  %19 = load ptr addrspace(1), ptr %7, align 8
  store ptr addrspace(1) %19, ptr %8, align 8
  %20 = load ptr addrspace(1), ptr %8, align 8
  store i8 0, ptr addrspace(1) %20, align 1
  br label %21

21:                                               ; preds = %30, %2
  %22 = load i32, ptr %6, align 4
  %23 = urem i32 %22, 10
  %24 = add i32 48, %23
  %25 = trunc i32 %24 to i8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = getelementptr inbounds i8, ptr addrspace(1) %26, i32 -1
  store ptr addrspace(1) %27, ptr %8, align 8
  store i8 %25, ptr addrspace(1) %27, align 1
  %28 = load i32, ptr %6, align 4
  %29 = udiv i32 %28, 10
  store i32 %29, ptr %6, align 4
  br label %30

30:                                               ; preds = %21
  %31 = load i32, ptr %6, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %21, label %33

33:                                               ; preds = %30
  %34 = load ptr addrspace(1), ptr %7, align 8
  %35 = load ptr addrspace(1), ptr %8, align 8
  %36 = ptrtoint ptr addrspace(1) %34 to i64
  %37 = ptrtoint ptr addrspace(1) %35 to i64
  %38 = sub i64 %36, %37
  %39 = trunc i64 %38 to i8
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %5, align 8
  %42 = mul i64 %41, 12
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 %42
  store i8 %39, ptr addrspace(1) %43, align 1
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3absl(i64 noundef) #1

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
!5 = !{!"int*", !"int*", !"int*", !"uint*"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!9 = !{!"int4*", !"int4*", !"int4*", !"short8*", !"short8*", !"ulong2*", !"ulong2*"}
!10 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"ulong __attribute__((ext_vector_type(2)))*", !"ulong __attribute__((ext_vector_type(2)))*"}
!11 = !{!"const", !"const", !"", !"const", !"", !"const", !""}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"long*", !"long*", !"long*"}
!15 = !{!"const", !"const", !""}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"uint*", !"uchar*"}
!19 = !{!"const", !""}
