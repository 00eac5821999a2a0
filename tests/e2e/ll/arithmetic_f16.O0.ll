; ModuleID = 'arithmetic_f16.cl'
source_filename = "arithmetic_f16.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @operators_f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_operators_f16(ptr addrspace(1) noundef align 2 %9, ptr addrspace(1) noundef align 2 %10, ptr addrspace(1) noundef align 2 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_operators_f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca half, align 2
  %12 = alloca half, align 2
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %9, align 8
  %14 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %14, ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw half, ptr addrspace(1) %15, i64 %16
  %18 = load half, ptr addrspace(1) %17, align 2
  store half %18, ptr %11, align 2
  %19 = load ptr addrspace(1), ptr %6, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw half, ptr addrspace(1) %19, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2
  store half %22, ptr %12, align 2
  %23 = load half, ptr %11, align 2
  %24 = load half, ptr %12, align 2
  %25 = fadd half %23, %24
  %26 = load ptr addrspace(1), ptr %7, align 8
  %27 = load i64, ptr %10, align 8
  %28 = mul i64 0, %27
  %29 = load i64, ptr %9, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw half, ptr addrspace(1) %26, i64 %30
  store half %25, ptr addrspace(1) %31, align 2
  %32 = load half, ptr %11, align 2
  %33 = load half, ptr %12, align 2
  %34 = fmul half %33, 0xH4000
  %35 = fsub half %32, %34
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul i64 1, %37
  %39 = load i64, ptr %9, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw half, ptr addrspace(1) %36, i64 %40
  store half %35, ptr addrspace(1) %41, align 2
  %42 = load half, ptr %11, align 2
  %43 = load half, ptr %12, align 2
  %44 = fmul half %42, %43
  %45 = load ptr addrspace(1), ptr %7, align 8
  %46 = load i64, ptr %10, align 8
  %47 = mul i64 2, %46
  %48 = load i64, ptr %9, align 8
  %49 = add i64 %47, %48
  %50 = getelementptr inbounds nuw half, ptr addrspace(1) %45, i64 %49
  store half %44, ptr addrspace(1) %50, align 2
  %51 = load half, ptr %11, align 2
  %52 = fneg half %51
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = load i64, ptr %10, align 8
  %55 = mul i64 3, %54
  %56 = load i64, ptr %9, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw half, ptr addrspace(1) %53, i64 %57
  store half %52, ptr addrspace(1) %58, align 2
  %59 = load half, ptr %11, align 2
  %60 = fpext half %59 to float
  %61 = fmul float %60, 3.000000e+00
  %62 = fptrunc float %61 to half
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = load i64, ptr %10, align 8
  %65 = mul i64 4, %64
  %66 = load i64, ptr %9, align 8
  %67 = add i64 %65, %66
  %68 = getelementptr inbounds nuw half, ptr addrspace(1) %63, i64 %67
  store half %62, ptr addrspace(1) %68, align 2
  %69 = load half, ptr %11, align 2
  %70 = fptosi half %69 to i32
  %71 = mul nsw i32 %70, 2
  %72 = sitofp i32 %71 to half
  %73 = load ptr addrspace(1), ptr %7, align 8
  %74 = load i64, ptr %10, align 8
  %75 = mul i64 5, %74
  %76 = load i64, ptr %9, align 8
  %77 = add i64 %75, %76
  %78 = getelementptr inbounds nuw half, ptr addrspace(1) %73, i64 %77
  store half %72, ptr addrspace(1) %78, align 2
  %79 = load half, ptr %11, align 2
  %80 = load half, ptr %12, align 2
  %81 = fcmp olt half %79, %80
  %82 = zext i1 %81 to i32
  %83 = load half, ptr %11, align 2
  %84 = load half, ptr %12, align 2
  %85 = fcmp oeq half %83, %84
  %86 = zext i1 %85 to i32
  %87 = mul nsw i32 %86, 2
  %88 = add nsw i32 %82, %87
  %89 = load half, ptr %11, align 2
  %90 = load half, ptr %11, align 2
  %91 = fcmp une half %89, %90
  %92 = zext i1 %91 to i32
  %93 = mul nsw i32 %92, 4
  %94 = add nsw i32 %88, %93
  %95 = load half, ptr %11, align 2
  %96 = fcmp oge half %95, 0xH3E00
  %97 = zext i1 %96 to i32
  %98 = mul nsw i32 %97, 8
  %99 = add nsw i32 %94, %98
  %100 = load ptr addrspace(1), ptr %8, align 8
  %101 = load i64, ptr %9, align 8
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %100, i64 %101
  store i32 %99, ptr addrspace(1) %102, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sum_f16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_sum_f16(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sum_f16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <8 x half>, align 16
  %7 = alloca <4 x half>, align 8
  %8 = alloca <2 x half>, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %10, i64 %11
  %13 = load <8 x half>, ptr addrspace(1) %12, align 16
  store <8 x half> %13, ptr %6, align 16
  %14 = load <8 x half>, ptr %6, align 16
  %15 = shufflevector <8 x half> %14, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %16 = load <8 x half>, ptr %6, align 16
  %17 = shufflevector <8 x half> %16, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %18 = fadd <4 x half> %15, %17
  store <4 x half> %18, ptr %7, align 8
  %19 = load <4 x half>, ptr %7, align 8
  %20 = shufflevector <4 x half> %19, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %21 = load <4 x half>, ptr %7, align 8
  %22 = shufflevector <4 x half> %21, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %23 = fadd <2 x half> %20, %22
  store <2 x half> %23, ptr %8, align 4
  %24 = load <2 x half>, ptr %8, align 4
  %25 = extractelement <2 x half> %24, i64 0
  %26 = load <2 x half>, ptr %8, align 4
  %27 = extractelement <2 x half> %26, i64 1
  %28 = fadd half %25, %27
  %29 = fpext half %28 to float
  %30 = load ptr addrspace(1), ptr %3, align 8
  %31 = load i64, ptr %5, align 8
  %32 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %30, i64 %31
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %33) #5
  %35 = fadd float %29, %34
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i64, ptr %5, align 8
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %36, i64 %37
  store float %35, ptr addrspace(1) %38, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @matvec_f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_matvec_f16(ptr addrspace(1) noundef align 2 %9, ptr addrspace(1) noundef align 2 %10, ptr addrspace(1) noundef align 2 %11, i32 noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_matvec_f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %12, ptr %9, align 8
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %13

13:                                               ; preds = %37, %4
  %14 = load i32, ptr %11, align 4
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %40

17:                                               ; preds = %13
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %9, align 8
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = mul i64 %19, %21
  %23 = load i32, ptr %11, align 4
  %24 = sext i32 %23 to i64
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds nuw half, ptr addrspace(1) %18, i64 %25
  %27 = load half, ptr addrspace(1) %26, align 2
  %28 = fpext half %27 to float
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds half, ptr addrspace(1) %29, i64 %31
  %33 = load half, ptr addrspace(1) %32, align 2
  %34 = fpext half %33 to float
  %35 = load float, ptr %10, align 4
  %36 = call spir_func float @_Z3fmafff(float noundef %28, float noundef %34, float noundef %35) #4
  store float %36, ptr %10, align 4
  br label %37

37:                                               ; preds = %17
  %38 = load i32, ptr %11, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %11, align 4
  br label %13

40:                                               ; preds = %13
  %41 = load float, ptr %10, align 4
  %42 = fptrunc float %41 to half
  %43 = load ptr addrspace(1), ptr %7, align 8
  %44 = load i64, ptr %9, align 8
  %45 = getelementptr inbounds nuw half, ptr addrspace(1) %43, i64 %44
  store half %42, ptr addrspace(1) %45, align 2
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

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
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"half*", !"half*", !"half*", !"int*"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"half8*", !"float*"}
!10 = !{!"half __attribute__((ext_vector_type(8)))*", !"float*"}
!11 = !{!"const", !""}
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"half*", !"half*", !"half*", !"int"}
