; ModuleID = 'wide_args.cl'
source_filename = "wide_args.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @weigh(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, <8 x float> noundef %2, <16 x i32> noundef %3, <16 x i8> noundef %4, <8 x i16> noundef %5) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca <8 x float>, align 32
  %10 = alloca <16 x i32>, align 64
  %11 = alloca <16 x i8>, align 16
  %12 = alloca <8 x i16>, align 16
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store <8 x float> %2, ptr %9, align 32
  store <16 x i32> %3, ptr %10, align 64
  store <16 x i8> %4, ptr %11, align 16
  store <8 x i16> %5, ptr %12, align 16
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %18, ptr %13, align 8
  %19 = load i64, ptr %13, align 8
  %20 = urem i64 %19, 8
  store i64 %20, ptr %14, align 8
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = load i64, ptr %13, align 8
  %23 = urem i64 %22, 16
  %24 = getelementptr inbounds i32, ptr addrspace(4) %21, i64 %23
  %25 = load i32, ptr addrspace(4) %24, align 4
  store i32 %25, ptr %15, align 4
  %26 = addrspacecast ptr %9 to ptr addrspace(4)
  %27 = load i64, ptr %14, align 8
  %28 = getelementptr inbounds float, ptr addrspace(4) %26, i64 %27
  %29 = load float, ptr addrspace(4) %28, align 4
  store float %29, ptr %16, align 4
  %30 = load <16 x i8>, ptr %11, align 16
  %31 = extractelement <16 x i8> %30, i64 0
  %32 = zext i8 %31 to i32
  %33 = load <16 x i8>, ptr %11, align 16
  %34 = extractelement <16 x i8> %33, i64 15
  %35 = zext i8 %34 to i32
  %36 = add nsw i32 %32, %35
  %37 = load <8 x i16>, ptr %12, align 16
  %38 = extractelement <8 x i16> %37, i64 1
  %39 = sext i16 %38 to i32
  %40 = load <8 x i16>, ptr %12, align 16
  %41 = extractelement <8 x i16> %40, i64 7
  %42 = sext i16 %41 to i32
  %43 = mul nsw i32 %39, %42
  %44 = add nsw i32 %36, %43
  %45 = addrspacecast ptr %12 to ptr addrspace(4)
  %46 = load i64, ptr %14, align 8
  %47 = getelementptr inbounds i16, ptr addrspace(4) %45, i64 %46
  %48 = load i16, ptr addrspace(4) %47, align 2
  %49 = sext i16 %48 to i32
  %50 = add nsw i32 %44, %49
  store i32 %50, ptr %17, align 4
  %51 = load ptr addrspace(1), ptr %7, align 8
  %52 = load i32, ptr %15, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %51, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4
  %56 = load float, ptr %16, align 4
  %57 = load i32, ptr %17, align 4
  %58 = sitofp i32 %57 to float
  %59 = call float @llvm.fmuladd.f32(float %55, float %56, float %58)
  %60 = load ptr addrspace(1), ptr %8, align 8
  %61 = load i64, ptr %13, align 8
  %62 = getelementptr inbounds float, ptr addrspace(1) %60, i64 %61
  store float %59, ptr addrspace(1) %62, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @weigh_all(ptr addrspace(1) noundef align 8 %0, i8 noundef signext %1, <16 x double> noundef %2, <8 x i64> noundef %3, <16 x float> noundef %4, i8 noundef signext %5) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i8, align 1
  %9 = alloca <16 x double>, align 128
  %10 = alloca <8 x i64>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  %14 = alloca <16 x double>, align 128
  %15 = alloca <8 x double>, align 64
  store ptr addrspace(1) %0, ptr %7, align 8
  store i8 %1, ptr %8, align 1
  store <16 x double> %2, ptr %9, align 128
  store <8 x i64> %3, ptr %10, align 64
  store <16 x float> %4, ptr %11, align 64
  store i8 %5, ptr %12, align 1
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %16, ptr %13, align 8
  %17 = load <16 x double>, ptr %9, align 128
  %18 = load <16 x float>, ptr %11, align 64
  %19 = call spir_func <16 x double> @_Z16convert_double16Dv16_f(<16 x float> noundef %18) #3
  %20 = fmul <16 x double> %17, %19
  store <16 x double> %20, ptr %14, align 128
  %21 = load <16 x double>, ptr %14, align 128
  %22 = shufflevector <16 x double> %21, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %23 = load <16 x double>, ptr %14, align 128
  %24 = shufflevector <16 x double> %23, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %25 = load <8 x i64>, ptr %10, align 64
  %26 = call spir_func <8 x double> @_Z15convert_double8Dv8_m(<8 x i64> noundef %25) #3
  %27 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %26, <8 x double> %22)
  store <8 x double> %27, ptr %15, align 64
  %28 = addrspacecast ptr %15 to ptr addrspace(4)
  %29 = load i64, ptr %13, align 8
  %30 = urem i64 %29, 8
  %31 = getelementptr inbounds double, ptr addrspace(4) %28, i64 %30
  %32 = load double, ptr addrspace(4) %31, align 8
  %33 = load i8, ptr %8, align 1
  %34 = sext i8 %33 to i32
  %35 = sitofp i32 %34 to double
  %36 = load i8, ptr %12, align 1
  %37 = sext i8 %36 to i32
  %38 = sitofp i32 %37 to double
  %39 = call double @llvm.fmuladd.f64(double %32, double %35, double %38)
  %40 = load ptr addrspace(1), ptr %7, align 8
  %41 = load i64, ptr %13, align 8
  %42 = getelementptr inbounds double, ptr addrspace(1) %40, i64 %41
  store double %39, ptr addrspace(1) %42, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x double> @_Z16convert_double16Dv16_f(<16 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x double> @_Z15convert_double8Dv8_m(<8 x i64> noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float8", !"int16", !"uchar16", !"short8"}
!6 = !{!"float*", !"float*", !"float __attribute__((ext_vector_type(8)))", !"int __attribute__((ext_vector_type(16)))", !"uchar __attribute__((ext_vector_type(16)))", !"short __attribute__((ext_vector_type(8)))"}
!7 = !{!"const", !"", !"", !"", !"", !""}
!8 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"double*", !"char", !"double16", !"ulong8", !"float16", !"char"}
!10 = !{!"double*", !"char", !"double __attribute__((ext_vector_type(16)))", !"ulong __attribute__((ext_vector_type(8)))", !"float __attribute__((ext_vector_type(16)))", !"char"}
!11 = !{!"", !"", !"", !"", !"", !""}
