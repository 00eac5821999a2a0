; ModuleID = 'workitem_stencil.cl'
source_filename = "workitem_stencil.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @heat_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, <3 x i32> noundef %2, float noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca <3 x i32>, align 16
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %9 = shufflevector <3 x i32> %2, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %9, ptr %7, align 16
  store float %3, ptr %8, align 4
  %10 = load ptr addrspace(1), ptr %5, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load <4 x i32>, ptr %7, align 16
  %13 = shufflevector <4 x i32> %12, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = load float, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_heat_step(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, <3 x i32> noundef %13, float noundef %14) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_heat_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, <3 x i32> noundef %2, float noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca <3 x i32>, align 16
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %18 = shufflevector <3 x i32> %2, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %18, ptr %7, align 16
  store float %3, ptr %8, align 4
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %9, align 4
  %21 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %10, align 4
  %23 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %11, align 4
  %25 = load <3 x i32>, ptr %7, align 16
  %26 = extractelement <3 x i32> %25, i64 0
  store i32 %26, ptr %12, align 4
  %27 = load <3 x i32>, ptr %7, align 16
  %28 = extractelement <3 x i32> %27, i64 0
  %29 = load <3 x i32>, ptr %7, align 16
  %30 = extractelement <3 x i32> %29, i64 1
  %31 = mul nsw i32 %28, %30
  store i32 %31, ptr %13, align 4
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %13, align 4
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %10, align 4
  %36 = load i32, ptr %12, align 4
  %37 = mul nsw i32 %35, %36
  %38 = add nsw i32 %34, %37
  %39 = load i32, ptr %9, align 4
  %40 = add nsw i32 %38, %39
  store i32 %40, ptr %14, align 4
  %41 = load i32, ptr %9, align 4
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %67

43:                                               ; preds = %4
  %44 = load i32, ptr %10, align 4
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %67

46:                                               ; preds = %43
  %47 = load i32, ptr %11, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %67

49:                                               ; preds = %46
  %50 = load i32, ptr %9, align 4
  %51 = load <3 x i32>, ptr %7, align 16
  %52 = extractelement <3 x i32> %51, i64 0
  %53 = sub nsw i32 %52, 1
  %54 = icmp slt i32 %50, %53
  br i1 %54, label %55, label %67

55:                                               ; preds = %49
  %56 = load i32, ptr %10, align 4
  %57 = load <3 x i32>, ptr %7, align 16
  %58 = extractelement <3 x i32> %57, i64 1
  %59 = sub nsw i32 %58, 1
  %60 = icmp slt i32 %56, %59
  br i1 %60, label %61, label %67

61:                                               ; preds = %55
  %62 = load i32, ptr %11, align 4
  %63 = load <3 x i32>, ptr %7, align 16
  %64 = extractelement <3 x i32> %63, i64 2
  %65 = sub nsw i32 %64, 1
  %66 = icmp slt i32 %62, %65
  br label %67

67:                                               ; preds = %61, %55, %49, %46, %43, %4
  %68 = phi i1 [ false, %55 ], [ false, %49 ], [ false, %46 ], [ false, %43 ], [ false, %4 ], [ %66, %61 ]
  %69 = zext i1 %68 to i8
  store i8 %69, ptr %15, align 1
  %70 = load ptr addrspace(1), ptr %5, align 8
  %71 = load i32, ptr %14, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %70, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4
  store float %74, ptr %16, align 4
  %75 = load i8, ptr %15, align 1
  %76 = trunc i8 %75 to i1
  br i1 %76, label %83, label %77

77:                                               ; preds = %67
  %78 = load float, ptr %16, align 4
  %79 = load ptr addrspace(1), ptr %6, align 8
  %80 = load i32, ptr %14, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %79, i64 %81
  store float %78, ptr addrspace(1) %82, align 4
  br label %139

83:                                               ; preds = %67
  %84 = load ptr addrspace(1), ptr %5, align 8
  %85 = load i32, ptr %14, align 4
  %86 = sub nsw i32 %85, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr addrspace(1) %84, i64 %87
  %89 = load float, ptr addrspace(1) %88, align 4
  %90 = load ptr addrspace(1), ptr %5, align 8
  %91 = load i32, ptr %14, align 4
  %92 = add nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %90, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4
  %96 = fadd float %89, %95
  %97 = load ptr addrspace(1), ptr %5, align 8
  %98 = load i32, ptr %14, align 4
  %99 = load i32, ptr %12, align 4
  %100 = sub nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %97, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4
  %104 = fadd float %96, %103
  %105 = load ptr addrspace(1), ptr %5, align 8
  %106 = load i32, ptr %14, align 4
  %107 = load i32, ptr %12, align 4
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %105, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4
  %112 = fadd float %104, %111
  %113 = load ptr addrspace(1), ptr %5, align 8
  %114 = load i32, ptr %14, align 4
  %115 = load i32, ptr %13, align 4
  %116 = sub nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4
  %120 = fadd float %112, %119
  %121 = load ptr addrspace(1), ptr %5, align 8
  %122 = load i32, ptr %14, align 4
  %123 = load i32, ptr %13, align 4
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr addrspace(1) %121, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4
  %128 = fadd float %120, %127
  store float %128, ptr %17, align 4
  %129 = load float, ptr %16, align 4
  %130 = load float, ptr %8, align 4
  %131 = load float, ptr %17, align 4
  %132 = load float, ptr %16, align 4
  %133 = call float @llvm.fmuladd.f32(float -6.000000e+00, float %132, float %131)
  %134 = call float @llvm.fmuladd.f32(float %130, float %133, float %129)
  %135 = load ptr addrspace(1), ptr %6, align 8
  %136 = load i32, ptr %14, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %137
  store float %134, ptr addrspace(1) %138, align 4
  br label %139

139:                                              ; preds = %83, %77
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @ragged_groups(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_ragged_groups(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_ragged_groups(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %7, align 8
  %9 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  store i32 %10, ptr addrspace(1) %13, align 4
  %14 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #6
  %15 = trunc i64 %14 to i32
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  store i32 %15, ptr addrspace(1) %18, align 4
  %19 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %3
  %22 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %23 = mul i64 %22, 1000
  %24 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %25 = add i64 %23, %24
  %26 = trunc i64 %25 to i32
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4
  br label %30

30:                                               ; preds = %21, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_window(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_fill_window(ptr addrspace(1) noundef align 4 %7, i32 noundef %8, i32 noundef %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_window(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 4
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %8, align 4
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %8, align 4
  %15 = mul nsw i32 %14, 16
  %16 = add nsw i32 %13, %15
  %17 = load i32, ptr %7, align 4
  %18 = add nsw i32 %16, %17
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %5, align 4
  %22 = mul nsw i32 %20, %21
  %23 = load i32, ptr %7, align 4
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %25
  store i32 %18, ptr addrspace(1) %26, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int3", !"float"}
!6 = !{!"float*", !"float*", !"int __attribute__((ext_vector_type(3)))", !"float"}
!7 = !{!"const", !"", !"", !""}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"uint*"}
!11 = !{!"", !"", !""}
!12 = !{i32 1, i32 0, i32 0}
!13 = !{!"int*", !"int", !"int"}
