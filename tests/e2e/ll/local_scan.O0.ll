; ModuleID = 'local_scan.cl'
source_filename = "local_scan.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@blelloch.tree = internal addrspace(3) global [128 x i32] undef, align 4
@segmented.value = internal addrspace(3) global [64 x i32] undef, align 4
@segmented.flag = internal addrspace(3) global [64 x i8] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @blelloch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_blelloch(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_blelloch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %17 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %7, align 4
  %19 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %20 = mul i64 %19, 128
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %8, align 4
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %7, align 4
  %25 = mul i32 2, %24
  %26 = add i32 %23, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  %30 = load i32, ptr %7, align 4
  %31 = mul i32 2, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %32
  store i32 %29, ptr addrspace(3) %33, align 4
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i32, ptr %8, align 4
  %36 = load i32, ptr %7, align 4
  %37 = mul i32 2, %36
  %38 = add i32 %35, %37
  %39 = add i32 %38, 1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4
  %43 = load i32, ptr %7, align 4
  %44 = mul i32 2, %43
  %45 = add i32 %44, 1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %46
  store i32 %42, ptr addrspace(3) %47, align 4
  store i32 1, ptr %9, align 4
  store i32 64, ptr %10, align 4
  br label %48

48:                                               ; preds = %78, %3
  %49 = load i32, ptr %10, align 4
  %50 = icmp ugt i32 %49, 0
  br i1 %50, label %51, label %83

51:                                               ; preds = %48
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %52 = load i32, ptr %7, align 4
  %53 = load i32, ptr %10, align 4
  %54 = icmp ult i32 %52, %53
  br i1 %54, label %55, label %77

55:                                               ; preds = %51
  %56 = load i32, ptr %9, align 4
  %57 = load i32, ptr %7, align 4
  %58 = mul i32 2, %57
  %59 = add i32 %58, 1
  %60 = mul i32 %56, %59
  %61 = sub i32 %60, 1
  store i32 %61, ptr %11, align 4
  %62 = load i32, ptr %9, align 4
  %63 = load i32, ptr %7, align 4
  %64 = mul i32 2, %63
  %65 = add i32 %64, 2
  %66 = mul i32 %62, %65
  %67 = sub i32 %66, 1
  store i32 %67, ptr %12, align 4
  %68 = load i32, ptr %11, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %69
  %71 = load i32, ptr addrspace(3) %70, align 4
  %72 = load i32, ptr %12, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %73
  %75 = load i32, ptr addrspace(3) %74, align 4
  %76 = add nsw i32 %75, %71
  store i32 %76, ptr addrspace(3) %74, align 4
  br label %77

77:                                               ; preds = %55, %51
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %10, align 4
  %80 = lshr i32 %79, 1
  store i32 %80, ptr %10, align 4
  %81 = load i32, ptr %9, align 4
  %82 = shl i32 %81, 1
  store i32 %82, ptr %9, align 4
  br label %48

83:                                               ; preds = %48
  %84 = load i32, ptr %7, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %91

86:                                               ; preds = %83
  %87 = load i32, ptr addrspace(3) getelementptr inbounds ([128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 127), align 4
  %88 = load ptr addrspace(1), ptr %6, align 8
  %89 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %89
  store i32 %87, ptr addrspace(1) %90, align 4
  store i32 0, ptr addrspace(3) getelementptr inbounds ([128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 127), align 4
  br label %91

91:                                               ; preds = %86, %83
  store i32 1, ptr %13, align 4
  br label %92

92:                                               ; preds = %132, %91
  %93 = load i32, ptr %13, align 4
  %94 = icmp ult i32 %93, 128
  br i1 %94, label %95, label %135

95:                                               ; preds = %92
  %96 = load i32, ptr %9, align 4
  %97 = lshr i32 %96, 1
  store i32 %97, ptr %9, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %98 = load i32, ptr %7, align 4
  %99 = load i32, ptr %13, align 4
  %100 = icmp ult i32 %98, %99
  br i1 %100, label %101, label %131

101:                                              ; preds = %95
  %102 = load i32, ptr %9, align 4
  %103 = load i32, ptr %7, align 4
  %104 = mul i32 2, %103
  %105 = add i32 %104, 1
  %106 = mul i32 %102, %105
  %107 = sub i32 %106, 1
  store i32 %107, ptr %14, align 4
  %108 = load i32, ptr %9, align 4
  %109 = load i32, ptr %7, align 4
  %110 = mul i32 2, %109
  %111 = add i32 %110, 2
  %112 = mul i32 %108, %111
  %113 = sub i32 %112, 1
  store i32 %113, ptr %15, align 4
  %114 = load i32, ptr %14, align 4
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %115
  %117 = load i32, ptr addrspace(3) %116, align 4
  store i32 %117, ptr %16, align 4
  %118 = load i32, ptr %15, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %119
  %121 = load i32, ptr addrspace(3) %120, align 4
  %122 = load i32, ptr %14, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %123
  store i32 %121, ptr addrspace(3) %124, align 4
  %125 = load i32, ptr %16, align 4
  %126 = load i32, ptr %15, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %127
  %129 = load i32, ptr addrspace(3) %128, align 4
  %130 = add nsw i32 %129, %125
  store i32 %130, ptr addrspace(3) %128, align 4
  br label %131

131:                                              ; preds = %101, %95
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %13, align 4
  %134 = shl i32 %133, 1
  store i32 %134, ptr %13, align 4
  br label %92

135:                                              ; preds = %92
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %136 = load i32, ptr %7, align 4
  %137 = mul i32 2, %136
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %138
  %140 = load i32, ptr addrspace(3) %139, align 4
  %141 = load ptr addrspace(1), ptr %5, align 8
  %142 = load i32, ptr %8, align 4
  %143 = load i32, ptr %7, align 4
  %144 = mul i32 2, %143
  %145 = add i32 %142, %144
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i32, ptr addrspace(1) %141, i64 %146
  store i32 %140, ptr addrspace(1) %147, align 4
  %148 = load i32, ptr %7, align 4
  %149 = mul i32 2, %148
  %150 = add i32 %149, 1
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @blelloch.tree, i64 0, i64 %151
  %153 = load i32, ptr addrspace(3) %152, align 4
  %154 = load ptr addrspace(1), ptr %5, align 8
  %155 = load i32, ptr %8, align 4
  %156 = load i32, ptr %7, align 4
  %157 = mul i32 2, %156
  %158 = add i32 %155, %157
  %159 = add i32 %158, 1
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspace(1) %154, i64 %160
  store i32 %153, ptr addrspace(1) %161, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @hillis_steele(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(3), ptr %7, align 8
  %12 = load ptr addrspace(3), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_hillis_steele(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(3) noundef align 4 %11, ptr addrspace(3) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_hillis_steele(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(3), align 8
  %12 = alloca ptr addrspace(3), align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %15 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %9, align 4
  %17 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %10, align 4
  %19 = load ptr addrspace(3), ptr %7, align 8
  store ptr addrspace(3) %19, ptr %11, align 8
  %20 = load ptr addrspace(3), ptr %8, align 8
  store ptr addrspace(3) %20, ptr %12, align 8
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %21, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4
  %25 = load ptr addrspace(3), ptr %11, align 8
  %26 = load i32, ptr %9, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i64 %27
  store float %24, ptr addrspace(3) %28, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 1, ptr %13, align 4
  br label %29

29:                                               ; preds = %66, %4
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %10, align 4
  %32 = icmp ult i32 %30, %31
  br i1 %32, label %33, label %69

33:                                               ; preds = %29
  %34 = load i32, ptr %9, align 4
  %35 = load i32, ptr %13, align 4
  %36 = icmp uge i32 %34, %35
  br i1 %36, label %37, label %51

37:                                               ; preds = %33
  %38 = load ptr addrspace(3), ptr %11, align 8
  %39 = load i32, ptr %9, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) %38, i64 %40
  %42 = load float, ptr addrspace(3) %41, align 4
  %43 = load ptr addrspace(3), ptr %11, align 8
  %44 = load i32, ptr %9, align 4
  %45 = load i32, ptr %13, align 4
  %46 = sub i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) %43, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4
  %50 = fadd float %42, %49
  br label %57

51:                                               ; preds = %33
  %52 = load ptr addrspace(3), ptr %11, align 8
  %53 = load i32, ptr %9, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %54
  %56 = load float, ptr addrspace(3) %55, align 4
  br label %57

57:                                               ; preds = %51, %37
  %58 = phi float [ %50, %37 ], [ %56, %51 ]
  %59 = load ptr addrspace(3), ptr %12, align 8
  %60 = load i32, ptr %9, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspace(3) %59, i64 %61
  store float %58, ptr addrspace(3) %62, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %63 = load ptr addrspace(3), ptr %11, align 8
  store ptr addrspace(3) %63, ptr %14, align 8
  %64 = load ptr addrspace(3), ptr %12, align 8
  store ptr addrspace(3) %64, ptr %11, align 8
  %65 = load ptr addrspace(3), ptr %14, align 8
  store ptr addrspace(3) %65, ptr %12, align 8
  br label %66

66:                                               ; preds = %57
  %67 = load i32, ptr %13, align 4
  %68 = mul i32 %67, 2
  store i32 %68, ptr %13, align 4
  br label %29

69:                                               ; preds = %29
  %70 = load ptr addrspace(3), ptr %11, align 8
  %71 = load i32, ptr %9, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) %70, i64 %72
  %74 = load float, ptr addrspace(3) %73, align 4
  %75 = load ptr addrspace(1), ptr %6, align 8
  %76 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %75, i64 %76
  store float %74, ptr addrspace(1) %77, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @segmented(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_segmented(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_segmented(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %8, align 4
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i32, ptr %8, align 4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = load i32, ptr %7, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @segmented.value, i64 0, i64 %22
  store i32 %20, ptr addrspace(3) %23, align 4
  %24 = load ptr addrspace(1), ptr %5, align 8
  %25 = load i32, ptr %8, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1
  %29 = zext i8 %28 to i32
  %30 = load i32, ptr %7, align 4
  %31 = icmp eq i32 %30, 0
  %32 = zext i1 %31 to i32
  %33 = or i32 %29, %32
  %34 = trunc i32 %33 to i8
  %35 = load i32, ptr %7, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw [64 x i8], ptr addrspace(3) @segmented.flag, i64 0, i64 %36
  store i8 %34, ptr addrspace(3) %37, align 1
  store i32 1, ptr %9, align 4
  br label %38

38:                                               ; preds = %85, %3
  %39 = load i32, ptr %9, align 4
  %40 = icmp ult i32 %39, 64
  br i1 %40, label %41, label %88

41:                                               ; preds = %38
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %42 = load i32, ptr %7, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @segmented.value, i64 0, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4
  store i32 %45, ptr %10, align 4
  %46 = load i32, ptr %7, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [64 x i8], ptr addrspace(3) @segmented.flag, i64 0, i64 %47
  %49 = load i8, ptr addrspace(3) %48, align 1
  store i8 %49, ptr %11, align 1
  %50 = load i8, ptr %11, align 1
  %51 = icmp ne i8 %50, 0
  br i1 %51, label %76, label %52

52:                                               ; preds = %41
  %53 = load i32, ptr %7, align 4
  %54 = load i32, ptr %9, align 4
  %55 = icmp uge i32 %53, %54
  br i1 %55, label %56, label %76

56:                                               ; preds = %52
  %57 = load i32, ptr %7, align 4
  %58 = load i32, ptr %9, align 4
  %59 = sub i32 %57, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @segmented.value, i64 0, i64 %60
  %62 = load i32, ptr addrspace(3) %61, align 4
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %63, %62
  store i32 %64, ptr %10, align 4
  %65 = load i32, ptr %7, align 4
  %66 = load i32, ptr %9, align 4
  %67 = sub i32 %65, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [64 x i8], ptr addrspace(3) @segmented.flag, i64 0, i64 %68
  %70 = load i8, ptr addrspace(3) %69, align 1
  %71 = zext i8 %70 to i32
  %72 = load i8, ptr %11, align 1
  %73 = zext i8 %72 to i32
  %74 = or i32 %73, %71
  %75 = trunc i32 %74 to i8
  store i8 %75, ptr %11, align 1
  br label %76

76:                                               ; preds = %56, %52, %41
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %77 = load i32, ptr %10, align 4
  %78 = load i32, ptr %7, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @segmented.value, i64 0, i64 %79
  store i32 %77, ptr addrspace(3) %80, align 4
  %81 = load i8, ptr %11, align 1
  %82 = load i32, ptr %7, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [64 x i8], ptr addrspace(3) @segmented.flag, i64 0, i64 %83
  store i8 %81, ptr addrspace(3) %84, align 1
  br label %85

85:                                               ; preds = %76
  %86 = load i32, ptr %9, align 4
  %87 = shl i32 %86, 1
  store i32 %87, ptr %9, align 4
  br label %38

88:                                               ; preds = %38
  %89 = load i32, ptr %7, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @segmented.value, i64 0, i64 %90
  %92 = load i32, ptr addrspace(3) %91, align 4
  %93 = load ptr addrspace(1), ptr %6, align 8
  %94 = load i32, ptr %8, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %93, i64 %95
  store i32 %92, ptr addrspace(1) %96, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 3, i32 3}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*", !"float*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!"int*", !"uchar*", !"int*"}
!12 = !{!"const", !"const", !""}
