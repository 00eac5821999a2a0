; ModuleID = 'struct_arrays.cl'
source_filename = "struct_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.particle = type { float, float, float, float, i32 }
%struct.record = type { [3 x i32], [2 x %struct.anon], i64 }
%struct.anon = type { i16, [5 x i8] }
%struct.wire = type <{ i8, i32, double, i16 }>

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @step_particles(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load float, ptr %6, align 4
  %11 = load float, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_step_particles(ptr addrspace(1) noundef align 4 %9, float noundef %10, float noundef %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_step_particles(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %9, align 4
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %8, align 4
  %14 = icmp sge i32 %12, %13
  br i1 %14, label %23, label %15

15:                                               ; preds = %4
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i32, ptr %9, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.particle, ptr addrspace(1) %16, i64 %18
  %20 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %19, i32 0, i32 4
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %15, %4
  br label %111

24:                                               ; preds = %15
  %25 = load float, ptr %6, align 4
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.particle, ptr addrspace(1) %26, i64 %28
  %30 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %29, i32 0, i32 3
  %31 = load float, ptr addrspace(1) %30, align 4
  %32 = call float @llvm.fmuladd.f32(float -8.000000e+00, float %25, float %31)
  store float %32, ptr addrspace(1) %30, align 4
  %33 = load ptr addrspace(1), ptr %5, align 8
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.particle, ptr addrspace(1) %33, i64 %35
  %37 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %36, i32 0, i32 2
  %38 = load float, ptr addrspace(1) %37, align 4
  %39 = load float, ptr %6, align 4
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.particle, ptr addrspace(1) %40, i64 %42
  %44 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %43, i32 0, i32 0
  %45 = load float, ptr addrspace(1) %44, align 4
  %46 = call float @llvm.fmuladd.f32(float %38, float %39, float %45)
  store float %46, ptr addrspace(1) %44, align 4
  %47 = load ptr addrspace(1), ptr %5, align 8
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.particle, ptr addrspace(1) %47, i64 %49
  %51 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %50, i32 0, i32 3
  %52 = load float, ptr addrspace(1) %51, align 4
  %53 = load float, ptr %6, align 4
  %54 = load ptr addrspace(1), ptr %5, align 8
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.particle, ptr addrspace(1) %54, i64 %56
  %58 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %57, i32 0, i32 1
  %59 = load float, ptr addrspace(1) %58, align 4
  %60 = call float @llvm.fmuladd.f32(float %52, float %53, float %59)
  store float %60, ptr addrspace(1) %58, align 4
  %61 = load ptr addrspace(1), ptr %5, align 8
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.particle, ptr addrspace(1) %61, i64 %63
  %65 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %64, i32 0, i32 1
  %66 = load float, ptr addrspace(1) %65, align 4
  %67 = load float, ptr %7, align 4
  %68 = fcmp olt float %66, %67
  br i1 %68, label %69, label %96

69:                                               ; preds = %24
  %70 = load float, ptr %7, align 4
  %71 = load ptr addrspace(1), ptr %5, align 8
  %72 = load i32, ptr %9, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds %struct.particle, ptr addrspace(1) %71, i64 %73
  %75 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %74, i32 0, i32 1
  %76 = load float, ptr addrspace(1) %75, align 4
  %77 = fneg float %76
  %78 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %70, float %77)
  %79 = load ptr addrspace(1), ptr %5, align 8
  %80 = load i32, ptr %9, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.particle, ptr addrspace(1) %79, i64 %81
  %83 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %82, i32 0, i32 1
  store float %78, ptr addrspace(1) %83, align 4
  %84 = load ptr addrspace(1), ptr %5, align 8
  %85 = load i32, ptr %9, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.particle, ptr addrspace(1) %84, i64 %86
  %88 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %87, i32 0, i32 3
  %89 = load float, ptr addrspace(1) %88, align 4
  %90 = fneg float %89
  %91 = load ptr addrspace(1), ptr %5, align 8
  %92 = load i32, ptr %9, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.particle, ptr addrspace(1) %91, i64 %93
  %95 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %94, i32 0, i32 3
  store float %90, ptr addrspace(1) %95, align 4
  br label %96

96:                                               ; preds = %69, %24
  %97 = load ptr addrspace(1), ptr %5, align 8
  %98 = load i32, ptr %9, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.particle, ptr addrspace(1) %97, i64 %99
  %101 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %100, i32 0, i32 0
  %102 = load float, ptr addrspace(1) %101, align 4
  %103 = call spir_func float @_Z4fabsf(float noundef %102) #5
  %104 = fcmp ogt float %103, 1.200000e+01
  br i1 %104, label %105, label %111

105:                                              ; preds = %96
  %106 = load ptr addrspace(1), ptr %5, align 8
  %107 = load i32, ptr %9, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds %struct.particle, ptr addrspace(1) %106, i64 %108
  %110 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %109, i32 0, i32 4
  store i32 0, ptr addrspace(1) %110, align 4
  br label %111

111:                                              ; preds = %23, %105, %96
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_records(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_fill_records(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_records(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %10, ptr %5, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %11, i64 %12
  store ptr addrspace(1) %13, ptr %6, align 8
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %14, i32 0, i32 2
  store i64 0, ptr addrspace(1) %15, align 8
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %43, %2
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 3
  br i1 %18, label %19, label %46

19:                                               ; preds = %16
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %5, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = load i32, ptr %7, align 4
  %25 = add nsw i32 %24, 1
  %26 = mul nsw i32 %23, %25
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %27, i32 0, i32 0
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [3 x i32], ptr addrspace(1) %28, i64 0, i64 %30
  store i32 %26, ptr addrspace(1) %31, align 4
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %32, i32 0, i32 0
  %34 = load i32, ptr %7, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [3 x i32], ptr addrspace(1) %33, i64 0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4
  %38 = sext i32 %37 to i64
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %39, i32 0, i32 2
  %41 = load i64, ptr addrspace(1) %40, align 8
  %42 = add nsw i64 %41, %38
  store i64 %42, ptr addrspace(1) %40, align 8
  br label %43

43:                                               ; preds = %19
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %7, align 4
  br label %16

46:                                               ; preds = %16
  store i32 0, ptr %8, align 4
  br label %47

47:                                               ; preds = %91, %46
  %48 = load i32, ptr %8, align 4
  %49 = icmp slt i32 %48, 2
  br i1 %49, label %50, label %94

50:                                               ; preds = %47
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = load i64, ptr %5, align 8
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4
  %55 = load i32, ptr %8, align 4
  %56 = and i32 %55, 31
  %57 = ashr i32 %54, %56
  %58 = trunc i32 %57 to i16
  %59 = load ptr addrspace(1), ptr %6, align 8
  %60 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %59, i32 0, i32 1
  %61 = load i32, ptr %8, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [2 x %struct.anon], ptr addrspace(1) %60, i64 0, i64 %62
  %64 = getelementptr inbounds nuw %struct.anon, ptr addrspace(1) %63, i32 0, i32 0
  store i16 %58, ptr addrspace(1) %64, align 4
  store i32 0, ptr %9, align 4
  br label %65

65:                                               ; preds = %87, %50
  %66 = load i32, ptr %9, align 4
  %67 = icmp slt i32 %66, 5
  br i1 %67, label %68, label %90

68:                                               ; preds = %65
  %69 = load ptr addrspace(1), ptr %4, align 8
  %70 = load i64, ptr %5, align 8
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4
  %73 = load i32, ptr %9, align 4
  %74 = load i32, ptr %8, align 4
  %75 = mul nsw i32 %73, %74
  %76 = add nsw i32 %72, %75
  %77 = trunc i32 %76 to i8
  %78 = load ptr addrspace(1), ptr %6, align 8
  %79 = getelementptr inbounds nuw %struct.record, ptr addrspace(1) %78, i32 0, i32 1
  %80 = load i32, ptr %8, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [2 x %struct.anon], ptr addrspace(1) %79, i64 0, i64 %81
  %83 = getelementptr inbounds nuw %struct.anon, ptr addrspace(1) %82, i32 0, i32 1
  %84 = load i32, ptr %9, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [5 x i8], ptr addrspace(1) %83, i64 0, i64 %85
  store i8 %77, ptr addrspace(1) %86, align 1
  br label %87

87:                                               ; preds = %68
  %88 = load i32, ptr %9, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %9, align 4
  br label %65

90:                                               ; preds = %65
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %8, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %8, align 4
  br label %47

94:                                               ; preds = %47
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @read_wire(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_read_wire(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 8 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_read_wire(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %7, align 8
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i64, ptr %7, align 8
  %11 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %9, i64 %10
  %12 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %11, i32 0, i32 0
  %13 = load i8, ptr addrspace(1) %12, align 1
  %14 = zext i8 %13 to i32
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %15, i64 %16
  %18 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %17, i32 0, i32 1
  %19 = load i32, ptr addrspace(1) %18, align 1
  %20 = mul nsw i32 %14, %19
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %7, align 8
  %23 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %21, i64 %22
  %24 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %23, i32 0, i32 3
  %25 = load i16, ptr addrspace(1) %24, align 1
  %26 = zext i16 %25 to i32
  %27 = add nsw i32 %20, %26
  %28 = load ptr addrspace(1), ptr %5, align 8
  %29 = load i64, ptr %7, align 8
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  store i32 %27, ptr addrspace(1) %30, align 4
  %31 = load ptr addrspace(1), ptr %4, align 8
  %32 = load i64, ptr %7, align 8
  %33 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %31, i64 %32
  %34 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %33, i32 0, i32 2
  %35 = load double, ptr addrspace(1) %34, align 1
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = load i64, ptr %7, align 8
  %38 = getelementptr inbounds nuw double, ptr addrspace(1) %36, i64 %37
  store double %35, ptr addrspace(1) %38, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @write_wire(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_write_wire(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_write_wire(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.wire, align 1
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %4, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = trunc i32 %11 to i8
  %13 = getelementptr inbounds nuw %struct.wire, ptr %6, i32 0, i32 0
  store i8 %12, ptr %13, align 1
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = mul nsw i32 %17, 3
  %19 = getelementptr inbounds nuw %struct.wire, ptr %6, i32 0, i32 1
  store i32 %18, ptr %19, align 1
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %5, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = sitofp i32 %23 to double
  %25 = fmul double %24, 5.000000e-01
  %26 = getelementptr inbounds nuw %struct.wire, ptr %6, i32 0, i32 2
  store double %25, ptr %26, align 1
  %27 = load i64, ptr %5, align 8
  %28 = trunc i64 %27 to i16
  %29 = getelementptr inbounds nuw %struct.wire, ptr %6, i32 0, i32 3
  store i16 %28, ptr %29, align 1
  %30 = load ptr addrspace(1), ptr %3, align 8
  %31 = load i64, ptr %5, align 8
  %32 = getelementptr inbounds nuw %struct.wire, ptr addrspace(1) %30, i64 %31
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 1 %32, ptr align 1 %6, i64 15, i1 false)
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 0, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"particle*", !"float", !"float", !"int"}
!6 = !{!"", !"", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"record*", !"int*"}
!10 = !{!"", !"const"}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"wire*", !"int*", !"double*"}
!14 = !{!"const", !"", !""}
!15 = !{!"wire*", !"int*"}
