; ModuleID = 'casts.cl'
source_filename = "casts.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @c_casts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_c_casts(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_c_casts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %12, ptr %8, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  store float %16, ptr %9, align 4
  %17 = load float, ptr %9, align 4
  %18 = fptosi float %17 to i32
  store i32 %18, ptr %10, align 4
  %19 = load i32, ptr %10, align 4
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i64, ptr %8, align 8
  %22 = mul i64 0, %21
  %23 = load i64, ptr %7, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %24
  store i32 %19, ptr addrspace(1) %25, align 4
  %26 = load float, ptr %9, align 4
  %27 = call spir_func float @_Z4fabsf(float noundef %26) #3
  %28 = fptoui float %27 to i32
  %29 = trunc i32 %28 to i8
  %30 = zext i8 %29 to i32
  %31 = load ptr addrspace(1), ptr %5, align 8
  %32 = load i64, ptr %8, align 8
  %33 = mul i64 1, %32
  %34 = load i64, ptr %7, align 8
  %35 = add i64 %33, %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %35
  store i32 %30, ptr addrspace(1) %36, align 4
  %37 = load float, ptr %9, align 4
  %38 = fptosi float %37 to i16
  %39 = sext i16 %38 to i32
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = load i64, ptr %8, align 8
  %42 = mul i64 2, %41
  %43 = load i64, ptr %7, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %44
  store i32 %39, ptr addrspace(1) %45, align 4
  %46 = load i32, ptr %10, align 4
  %47 = icmp ne i32 %46, 0
  %48 = zext i1 %47 to i32
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = load i64, ptr %8, align 8
  %51 = mul i64 3, %50
  %52 = load i64, ptr %7, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %49, i64 %53
  store i32 %48, ptr addrspace(1) %54, align 4
  %55 = load i32, ptr %10, align 4
  %56 = trunc i32 %55 to i8
  %57 = sext i8 %56 to i32
  %58 = icmp slt i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = load ptr addrspace(1), ptr %5, align 8
  %61 = load i64, ptr %8, align 8
  %62 = mul i64 4, %61
  %63 = load i64, ptr %7, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %64
  store i32 %59, ptr addrspace(1) %65, align 4
  %66 = load i32, ptr %10, align 4
  %67 = sitofp i32 %66 to float
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i64, ptr %8, align 8
  %70 = mul i64 0, %69
  %71 = load i64, ptr %7, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %68, i64 %72
  store float %67, ptr addrspace(1) %73, align 4
  %74 = load i32, ptr %10, align 4
  %75 = uitofp i32 %74 to float
  %76 = load ptr addrspace(1), ptr %6, align 8
  %77 = load i64, ptr %8, align 8
  %78 = mul i64 1, %77
  %79 = load i64, ptr %7, align 8
  %80 = add i64 %78, %79
  %81 = getelementptr inbounds nuw float, ptr addrspace(1) %76, i64 %80
  store float %75, ptr addrspace(1) %81, align 4
  %82 = load float, ptr %9, align 4
  %83 = fpext float %82 to double
  %84 = fmul double %83, 1.000000e-01
  %85 = fptrunc double %84 to float
  %86 = load ptr addrspace(1), ptr %6, align 8
  %87 = load i64, ptr %8, align 8
  %88 = mul i64 2, %87
  %89 = load i64, ptr %7, align 8
  %90 = add i64 %88, %89
  %91 = getelementptr inbounds nuw float, ptr addrspace(1) %86, i64 %90
  store float %85, ptr addrspace(1) %91, align 4
  %92 = load i32, ptr %10, align 4
  %93 = icmp sgt i32 %92, 3
  %94 = zext i1 %93 to i32
  %95 = sitofp i32 %94 to float
  %96 = load ptr addrspace(1), ptr %6, align 8
  %97 = load i64, ptr %8, align 8
  %98 = mul i64 3, %97
  %99 = load i64, ptr %7, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw float, ptr addrspace(1) %96, i64 %100
  store float %95, ptr addrspace(1) %101, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @splats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  call spir_func void @__clang_ocl_kern_imp_splats(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 16 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_splats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x i8>, align 4
  %12 = alloca <2 x i64>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = sitofp i32 %17 to float
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %20, ptr %10, align 16
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = and i32 %24, 3
  %26 = sitofp i32 %25 to float
  %27 = insertelement <4 x float> poison, float %26, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  %29 = load <4 x float>, ptr %10, align 16
  %30 = fadd <4 x float> %29, %28
  store <4 x float> %30, ptr %10, align 16
  %31 = load <4 x float>, ptr %10, align 16
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %32, i64 %33
  store <4 x float> %31, ptr addrspace(1) %34, align 16
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = load i64, ptr %9, align 8
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = trunc i32 %38 to i8
  %40 = insertelement <4 x i8> poison, i8 %39, i64 0
  %41 = shufflevector <4 x i8> %40, <4 x i8> poison, <4 x i32> zeroinitializer
  store <4 x i8> <i8 1, i8 2, i8 3, i8 4>, ptr %11, align 4
  %42 = load <4 x i8>, ptr %11, align 4
  %43 = add <4 x i8> %41, %42
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = load i64, ptr %9, align 8
  %46 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %44, i64 %45
  store <4 x i8> %43, ptr addrspace(1) %46, align 4
  %47 = load ptr addrspace(1), ptr %5, align 8
  %48 = load i64, ptr %9, align 8
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4
  %51 = sext i32 %50 to i64
  %52 = insertelement <2 x i64> poison, i64 %51, i64 0
  %53 = shufflevector <2 x i64> %52, <2 x i64> poison, <2 x i32> zeroinitializer
  %54 = load ptr addrspace(1), ptr %5, align 8
  %55 = load i64, ptr %9, align 8
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4
  %58 = sext i32 %57 to i64
  %59 = insertelement <2 x i64> poison, i64 %58, i32 0
  %60 = insertelement <2 x i64> %59, i64 -1, i32 1
  store <2 x i64> %60, ptr %12, align 16
  %61 = load <2 x i64>, ptr %12, align 16
  %62 = mul <2 x i64> %53, %61
  %63 = load ptr addrspace(1), ptr %8, align 8
  %64 = load i64, ptr %9, align 8
  %65 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %63, i64 %64
  store <2 x i64> %62, ptr addrspace(1) %65, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

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
!5 = !{!"float*", !"int*", !"float*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"float4*", !"uchar4*", !"long2*"}
!10 = !{!"int*", !"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"long __attribute__((ext_vector_type(2)))*"}
!11 = !{!"const", !"", !"", !""}
