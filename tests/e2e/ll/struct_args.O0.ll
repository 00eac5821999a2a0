; ModuleID = 'struct_args.cl'
source_filename = "struct_args.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.image_info = type { i32, i32, float }
%struct.mixed_info = type { i8, i16, <2 x i32>, double, i8 }
%struct.full_info = type { %struct.image_info, <4 x float>, [2 x %struct.anon] }
%struct.anon = type { i32, i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @apply_gain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr noundef byval(%struct.image_info) align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  call spir_func void @__clang_ocl_kern_imp_apply_gain(ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, ptr noundef byval(%struct.image_info) align 4 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_apply_gain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr noundef byval(%struct.image_info) align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %6, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %6, align 4
  %13 = getelementptr inbounds nuw %struct.image_info, ptr %2, i32 0, i32 0
  %14 = load i32, ptr %13, align 4
  %15 = icmp slt i32 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %3
  %17 = load i32, ptr %7, align 4
  %18 = getelementptr inbounds nuw %struct.image_info, ptr %2, i32 0, i32 1
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %21, label %44

21:                                               ; preds = %16
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = getelementptr inbounds nuw %struct.image_info, ptr %2, i32 0, i32 0
  %25 = load i32, ptr %24, align 4
  %26 = mul nsw i32 %23, %25
  %27 = load i32, ptr %6, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4
  %32 = getelementptr inbounds nuw %struct.image_info, ptr %2, i32 0, i32 2
  %33 = load float, ptr %32, align 4
  %34 = fmul float %31, %33
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = load i32, ptr %7, align 4
  %37 = getelementptr inbounds nuw %struct.image_info, ptr %2, i32 0, i32 0
  %38 = load i32, ptr %37, align 4
  %39 = mul nsw i32 %36, %38
  %40 = load i32, ptr %6, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %35, i64 %42
  store float %34, ptr addrspace(1) %43, align 4
  br label %44

44:                                               ; preds = %21, %16, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @read_mixed(ptr addrspace(1) noundef align 8 %0, ptr noundef byval(%struct.mixed_info) align 8 %1, i8 noundef signext %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store i8 %2, ptr %5, align 1
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = load i8, ptr %5, align 1
  call spir_func void @__clang_ocl_kern_imp_read_mixed(ptr addrspace(1) noundef align 8 %6, ptr noundef byval(%struct.mixed_info) align 8 %1, i8 noundef signext %7) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_read_mixed(ptr addrspace(1) noundef align 8 %0, ptr noundef byval(%struct.mixed_info) align 8 %1, i8 noundef signext %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  %7 = alloca [6 x double], align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store i8 %2, ptr %5, align 1
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds nuw %struct.mixed_info, ptr %1, i32 0, i32 0
  %10 = load i8, ptr %9, align 8
  %11 = uitofp i8 %10 to double
  store double %11, ptr %7, align 8
  %12 = getelementptr inbounds double, ptr %7, i64 1
  %13 = getelementptr inbounds nuw %struct.mixed_info, ptr %1, i32 0, i32 1
  %14 = load i16, ptr %13, align 2
  %15 = uitofp i16 %14 to double
  store double %15, ptr %12, align 8
  %16 = getelementptr inbounds double, ptr %7, i64 2
  %17 = getelementptr inbounds nuw %struct.mixed_info, ptr %1, i32 0, i32 2
  %18 = load <2 x i32>, ptr %17, align 8
  %19 = extractelement <2 x i32> %18, i64 0
  %20 = sitofp i32 %19 to double
  store double %20, ptr %16, align 8
  %21 = getelementptr inbounds double, ptr %7, i64 3
  %22 = getelementptr inbounds nuw %struct.mixed_info, ptr %1, i32 0, i32 2
  %23 = load <2 x i32>, ptr %22, align 8
  %24 = extractelement <2 x i32> %23, i64 1
  %25 = sitofp i32 %24 to double
  store double %25, ptr %21, align 8
  %26 = getelementptr inbounds double, ptr %7, i64 4
  %27 = getelementptr inbounds nuw %struct.mixed_info, ptr %1, i32 0, i32 3
  %28 = load double, ptr %27, align 8
  store double %28, ptr %26, align 8
  %29 = getelementptr inbounds double, ptr %7, i64 5
  %30 = getelementptr inbounds nuw %struct.mixed_info, ptr %1, i32 0, i32 4
  %31 = load i8, ptr %30, align 8
  %32 = sitofp i8 %31 to double
  store double %32, ptr %29, align 8
  %33 = load i64, ptr %6, align 8
  %34 = urem i64 %33, 6
  %35 = getelementptr inbounds nuw [6 x double], ptr %7, i64 0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load i8, ptr %5, align 1
  %38 = sext i8 %37 to i32
  %39 = sitofp i32 %38 to double
  %40 = fadd double %36, %39
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = load i64, ptr %6, align 8
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %41, i64 %42
  store double %40, ptr addrspace(1) %43, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @clip_nested(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr noundef byval(%struct.full_info) align 16 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %3, ptr %7, align 4
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = load i32, ptr %7, align 4
  call spir_func void @__clang_ocl_kern_imp_clip_nested(ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9, ptr noundef byval(%struct.full_info) align 16 %2, i32 noundef %10) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_clip_nested(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr noundef byval(%struct.full_info) align 16 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %3, ptr %7, align 4
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = load i64, ptr %8, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = getelementptr inbounds nuw %struct.full_info, ptr %2, i32 0, i32 2
  %17 = load i32, ptr %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [2 x %struct.anon], ptr %16, i64 0, i64 %18
  %20 = getelementptr inbounds nuw %struct.anon, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.full_info, ptr %2, i32 0, i32 2
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [2 x %struct.anon], ptr %22, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.anon, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %26, align 4
  %28 = call spir_func i32 @_Z5clampiii(i32 noundef %15, i32 noundef %21, i32 noundef %27) #3
  store i32 %28, ptr %9, align 4
  %29 = getelementptr inbounds nuw %struct.full_info, ptr %2, i32 0, i32 1
  %30 = addrspacecast ptr %29 to ptr addrspace(4)
  %31 = load i64, ptr %8, align 8
  %32 = and i64 %31, 3
  %33 = getelementptr inbounds nuw float, ptr addrspace(4) %30, i64 %32
  %34 = load float, ptr addrspace(4) %33, align 4
  %35 = getelementptr inbounds nuw %struct.full_info, ptr %2, i32 0, i32 0
  %36 = getelementptr inbounds nuw %struct.image_info, ptr %35, i32 0, i32 2
  %37 = load float, ptr %36, align 8
  %38 = fadd float %34, %37
  store float %38, ptr %10, align 4
  %39 = load i32, ptr %9, align 4
  %40 = load float, ptr %10, align 4
  %41 = fptosi float %40 to i32
  %42 = add nsw i32 %39, %41
  %43 = getelementptr inbounds nuw %struct.full_info, ptr %2, i32 0, i32 0
  %44 = getelementptr inbounds nuw %struct.image_info, ptr %43, i32 0, i32 0
  %45 = load i32, ptr %44, align 16
  %46 = mul nsw i32 %45, 1000
  %47 = add nsw i32 %42, %46
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = load i64, ptr %8, align 8
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %49
  store i32 %47, ptr addrspace(1) %50, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"image_info"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 0, i32 0}
!8 = !{!"double*", !"mixed_info", !"char"}
!9 = !{!"", !"", !""}
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"full_info", !"int"}
!13 = !{!"const", !"", !"", !""}
