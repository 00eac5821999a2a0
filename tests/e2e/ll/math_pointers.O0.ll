; ModuleID = 'math_pointers.cl'
source_filename = "math_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@out_pointers.quotients = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @out_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(3), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_out_pointers(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(3) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_out_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %14, ptr %9, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %15, ptr %10, align 8
  %16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %16, ptr %11, align 8
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4
  store float %20, ptr %12, align 4
  %21 = load float, ptr %12, align 4
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i64, ptr %10, align 8
  %24 = mul i64 1, %23
  %25 = load i64, ptr %9, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %22, i64 %26
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = call spir_func float @_Z4modffPU3AS4f(float noundef %21, ptr addrspace(4) noundef %28) #6
  %30 = load ptr addrspace(1), ptr %6, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul i64 0, %31
  %33 = load i64, ptr %9, align 8
  %34 = add i64 %32, %33
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %30, i64 %34
  store float %29, ptr addrspace(1) %35, align 4
  %36 = load float, ptr %12, align 4
  %37 = load ptr addrspace(1), ptr %7, align 8
  %38 = load i64, ptr %9, align 8
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %38
  %40 = addrspacecast ptr addrspace(1) %39 to ptr addrspace(4)
  %41 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %36, ptr addrspace(4) noundef %40) #6
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i64, ptr %10, align 8
  %44 = mul i64 2, %43
  %45 = load i64, ptr %9, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %46
  store float %41, ptr addrspace(1) %47, align 4
  %48 = load float, ptr %12, align 4
  %49 = load ptr addrspace(3), ptr %8, align 8
  %50 = load i64, ptr %11, align 8
  %51 = getelementptr inbounds nuw float, ptr addrspace(3) %49, i64 %50
  %52 = addrspacecast ptr addrspace(3) %51 to ptr addrspace(4)
  %53 = call spir_func float @_Z5fractfPU3AS4f(float noundef %48, ptr addrspace(4) noundef %52) #6
  %54 = load ptr addrspace(1), ptr %6, align 8
  %55 = load i64, ptr %10, align 8
  %56 = mul i64 3, %55
  %57 = load i64, ptr %9, align 8
  %58 = add i64 %56, %57
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %54, i64 %58
  store float %53, ptr addrspace(1) %59, align 4
  %60 = load ptr addrspace(3), ptr %8, align 8
  %61 = load i64, ptr %11, align 8
  %62 = getelementptr inbounds nuw float, ptr addrspace(3) %60, i64 %61
  %63 = load float, ptr addrspace(3) %62, align 4
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = load i64, ptr %10, align 8
  %66 = mul i64 4, %65
  %67 = load i64, ptr %9, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw float, ptr addrspace(1) %64, i64 %68
  store float %63, ptr addrspace(1) %69, align 4
  %70 = load float, ptr %12, align 4
  %71 = load i64, ptr %11, align 8
  %72 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @out_pointers.quotients, i64 0, i64 %71
  %73 = addrspacecast ptr addrspace(3) %72 to ptr addrspace(4)
  %74 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %70, float noundef 1.250000e+00, ptr addrspace(4) noundef %73) #6
  %75 = load ptr addrspace(1), ptr %6, align 8
  %76 = load i64, ptr %10, align 8
  %77 = mul i64 5, %76
  %78 = load i64, ptr %9, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %75, i64 %79
  store float %74, ptr addrspace(1) %80, align 4
  %81 = load i64, ptr %11, align 8
  %82 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @out_pointers.quotients, i64 0, i64 %81
  %83 = load i32, ptr addrspace(3) %82, align 4
  %84 = icmp slt i32 %83, 0
  br i1 %84, label %85, label %92

85:                                               ; preds = %4
  %86 = load i64, ptr %11, align 8
  %87 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @out_pointers.quotients, i64 0, i64 %86
  %88 = load i32, ptr addrspace(3) %87, align 4
  %89 = sub nsw i32 0, %88
  %90 = and i32 %89, 127
  %91 = sub nsw i32 0, %90
  br label %97

92:                                               ; preds = %4
  %93 = load i64, ptr %11, align 8
  %94 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @out_pointers.quotients, i64 0, i64 %93
  %95 = load i32, ptr addrspace(3) %94, align 4
  %96 = and i32 %95, 127
  br label %97

97:                                               ; preds = %92, %85
  %98 = phi i32 [ %91, %85 ], [ %96, %92 ]
  %99 = load ptr addrspace(1), ptr %7, align 8
  %100 = load i64, ptr %10, align 8
  %101 = load i64, ptr %9, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %99, i64 %102
  store i32 %98, ptr addrspace(1) %103, align 4
  %104 = load float, ptr %12, align 4
  %105 = addrspacecast ptr %13 to ptr addrspace(4)
  %106 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %104, ptr addrspace(4) noundef %105) #6
  %107 = load ptr addrspace(1), ptr %6, align 8
  %108 = load i64, ptr %10, align 8
  %109 = mul i64 6, %108
  %110 = load i64, ptr %9, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw float, ptr addrspace(1) %107, i64 %111
  store float %106, ptr addrspace(1) %112, align 4
  %113 = load float, ptr %13, align 4
  %114 = load ptr addrspace(1), ptr %6, align 8
  %115 = load i64, ptr %10, align 8
  %116 = mul i64 7, %115
  %117 = load i64, ptr %9, align 8
  %118 = add i64 %116, %117
  %119 = getelementptr inbounds nuw float, ptr addrspace(1) %114, i64 %118
  store float %113, ptr addrspace(1) %119, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func float @fraction_of(float noundef %0, ptr addrspace(4) noundef %1) #1 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  store float %0, ptr %3, align 4
  store ptr addrspace(4) %1, ptr %4, align 8
  %5 = load float, ptr %3, align 4
  %6 = load ptr addrspace(4), ptr %4, align 8
  %7 = call spir_func float @_Z4modffPU3AS4f(float noundef %5, ptr addrspace(4) noundef %6) #6
  ret float %7
}

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @out_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_out_generic(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_out_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = call spir_func float @fraction_of(float noundef %13, ptr addrspace(4) noundef %14) #6
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %20
  store float %15, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i64, ptr %6, align 8
  %25 = mul i64 1, %24
  %26 = load i64, ptr %5, align 8
  %27 = add i64 %25, %26
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %27
  store float %22, ptr addrspace(1) %28, align 4
  %29 = load ptr addrspace(1), ptr %3, align 8
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %29, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4
  %33 = fmul float %32, 2.000000e+00
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i64, ptr %6, align 8
  %36 = mul i64 3, %35
  %37 = load i64, ptr %5, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %34, i64 %38
  %40 = addrspacecast ptr addrspace(1) %39 to ptr addrspace(4)
  %41 = call spir_func float @fraction_of(float noundef %33, ptr addrspace(4) noundef %40) #6
  %42 = load ptr addrspace(1), ptr %4, align 8
  %43 = load i64, ptr %6, align 8
  %44 = mul i64 2, %43
  %45 = load i64, ptr %5, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %46
  store float %41, ptr addrspace(1) %47, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z5fractfPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z6remquoffPU3AS4i(float noundef, float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 3}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int*", !"float*"}
!6 = !{!"const", !"", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"float*", !"float*"}
!10 = !{!"const", !""}
