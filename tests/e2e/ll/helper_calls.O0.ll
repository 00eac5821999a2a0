; ModuleID = 'helper_calls.cl'
source_filename = "helper_calls.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @clamp_to(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4
  br label %22

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = sub nsw i32 0, %12
  %14 = icmp slt i32 %11, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = load i32, ptr %4, align 4
  %17 = sub nsw i32 0, %16
  br label %20

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4
  br label %20

20:                                               ; preds = %18, %15
  %21 = phi i32 [ %17, %15 ], [ %19, %18 ]
  br label %22

22:                                               ; preds = %20, %8
  %23 = phi i32 [ %9, %8 ], [ %21, %20 ]
  ret i32 %23
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @mix_down(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %3, align 4
  %7 = mul nsw i32 %6, 3
  %8 = load i32, ptr %4, align 4
  %9 = sub nsw i32 %7, %8
  %10 = call spir_func i32 @clamp_to(i32 noundef %9, i32 noundef 5000) #3
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %4, align 4
  %12 = and i32 %11, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %2
  %15 = load i32, ptr %5, align 4
  %16 = sub nsw i32 0, %15
  br label %22

17:                                               ; preds = %2
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %3, align 4
  %20 = call spir_func i32 @clamp_to(i32 noundef %19, i32 noundef 9) #3
  %21 = add nsw i32 %18, %20
  br label %22

22:                                               ; preds = %17, %14
  %23 = phi i32 [ %16, %14 ], [ %21, %17 ]
  ret i32 %23
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @call_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  store i32 %12, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %20, %2
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %14, 4
  br i1 %15, label %16, label %23

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %7, align 4
  %19 = call spir_func i32 @mix_down(i32 noundef %17, i32 noundef %18) #3
  store i32 %19, ptr %6, align 4
  br label %20

20:                                               ; preds = %16
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %7, align 4
  br label %13

23:                                               ; preds = %13
  %24 = load i32, ptr %6, align 4
  %25 = call spir_func i32 @thrice(i32 noundef %24) #3
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = load i64, ptr %5, align 8
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %27
  store i32 %25, ptr addrspace(1) %28, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scale_one(ptr addrspace(1) noundef align 4 %0, float noundef %1) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_scale_one(ptr addrspace(1) noundef align 4 %5, float noundef %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scale_one(ptr addrspace(1) noundef align 4 %0, float noundef %1) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  %6 = load ptr addrspace(1), ptr %3, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4
  %10 = fmul float %9, %5
  store float %10, ptr addrspace(1) %8, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @shift_one(ptr addrspace(1) noundef align 4 %0, float noundef %1) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_shift_one(ptr addrspace(1) noundef align 4 %5, float noundef %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_shift_one(ptr addrspace(1) noundef align 4 %0, float noundef %1) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  %6 = load ptr addrspace(1), ptr %3, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4
  %10 = fadd float %9, %5
  store float %10, ptr addrspace(1) %8, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scale_and_shift(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_scale_and_shift(ptr addrspace(1) noundef align 4 %7, float noundef %8, float noundef %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scale_and_shift(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load float, ptr %5, align 4
  call spir_func void @__clang_ocl_kern_imp_scale_one(ptr addrspace(1) noundef align 4 %7, float noundef %8) #4
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load float, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_shift_one(ptr addrspace(1) noundef align 4 %9, float noundef %10) #4
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %12 = and i64 %11, 1
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %3
  %15 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_scale_one(ptr addrspace(1) noundef align 4 %15, float noundef 2.000000e+00) #4
  br label %16

16:                                               ; preds = %14, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func double @many(i8 noundef signext %0, i16 noundef zeroext %1, i64 noundef %2, float noundef %3, double noundef %4, <4 x i32> noundef %5, i1 noundef zeroext %6, <2 x i8> noundef %7) #0 {
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca double, align 8
  %14 = alloca <4 x i32>, align 16
  %15 = alloca i8, align 1
  %16 = alloca <2 x i8>, align 2
  store i8 %0, ptr %9, align 1
  store i16 %1, ptr %10, align 2
  store i64 %2, ptr %11, align 8
  store float %3, ptr %12, align 4
  store double %4, ptr %13, align 8
  store <4 x i32> %5, ptr %14, align 16
  %17 = zext i1 %6 to i8
  store i8 %17, ptr %15, align 1
  store <2 x i8> %7, ptr %16, align 2
  %18 = load i8, ptr %9, align 1
  %19 = sext i8 %18 to i32
  %20 = load i16, ptr %10, align 2
  %21 = zext i16 %20 to i32
  %22 = add nsw i32 %19, %21
  %23 = sitofp i32 %22 to double
  %24 = load i64, ptr %11, align 8
  %25 = sitofp i64 %24 to double
  %26 = fadd double %23, %25
  %27 = load float, ptr %12, align 4
  %28 = fpext float %27 to double
  %29 = fadd double %26, %28
  %30 = load double, ptr %13, align 8
  %31 = fadd double %29, %30
  %32 = load <4 x i32>, ptr %14, align 16
  %33 = extractelement <4 x i32> %32, i64 0
  %34 = sitofp i32 %33 to double
  %35 = fadd double %31, %34
  %36 = load <4 x i32>, ptr %14, align 16
  %37 = extractelement <4 x i32> %36, i64 3
  %38 = sitofp i32 %37 to double
  %39 = fadd double %35, %38
  %40 = load i8, ptr %15, align 1
  %41 = trunc i8 %40 to i1
  %42 = zext i1 %41 to i64
  %43 = select i1 %41, double 5.000000e-01, double 2.500000e-01
  %44 = fadd double %39, %43
  %45 = load <2 x i8>, ptr %16, align 2
  %46 = extractelement <2 x i8> %45, i64 0
  %47 = zext i8 %46 to i32
  %48 = load <2 x i8>, ptr %16, align 2
  %49 = extractelement <2 x i8> %48, i64 1
  %50 = zext i8 %49 to i32
  %51 = mul nsw i32 %47, %50
  %52 = sitofp i32 %51 to double
  %53 = fadd double %44, %52
  ret double %53
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @many_arguments(i8 noundef signext %0, i16 noundef zeroext %1, i64 noundef %2, float noundef %3, double noundef %4, <4 x i32> noundef %5, <2 x i8> noundef %6, ptr addrspace(1) noundef align 8 %7) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca double, align 8
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <2 x i8>, align 2
  %16 = alloca ptr addrspace(1), align 8
  store i8 %0, ptr %9, align 1
  store i16 %1, ptr %10, align 2
  store i64 %2, ptr %11, align 8
  store float %3, ptr %12, align 4
  store double %4, ptr %13, align 8
  store <4 x i32> %5, ptr %14, align 16
  store <2 x i8> %6, ptr %15, align 2
  store ptr addrspace(1) %7, ptr %16, align 8
  %17 = load i8, ptr %9, align 1
  %18 = load i16, ptr %10, align 2
  %19 = load i64, ptr %11, align 8
  %20 = load float, ptr %12, align 4
  %21 = load double, ptr %13, align 8
  %22 = load <4 x i32>, ptr %14, align 16
  %23 = load <2 x i8>, ptr %15, align 2
  %24 = load ptr addrspace(1), ptr %16, align 8
  call spir_func void @__clang_ocl_kern_imp_many_arguments(i8 noundef signext %17, i16 noundef zeroext %18, i64 noundef %19, float noundef %20, double noundef %21, <4 x i32> noundef %22, <2 x i8> noundef %23, ptr addrspace(1) noundef align 8 %24) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_many_arguments(i8 noundef signext %0, i16 noundef zeroext %1, i64 noundef %2, float noundef %3, double noundef %4, <4 x i32> noundef %5, <2 x i8> noundef %6, ptr addrspace(1) noundef align 8 %7) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca double, align 8
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <2 x i8>, align 2
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca i64, align 8
  store i8 %0, ptr %9, align 1
  store i16 %1, ptr %10, align 2
  store i64 %2, ptr %11, align 8
  store float %3, ptr %12, align 4
  store double %4, ptr %13, align 8
  store <4 x i32> %5, ptr %14, align 16
  store <2 x i8> %6, ptr %15, align 2
  store ptr addrspace(1) %7, ptr %16, align 8
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %18, ptr %17, align 8
  %19 = load i8, ptr %9, align 1
  %20 = load i16, ptr %10, align 2
  %21 = load i64, ptr %11, align 8
  %22 = load i64, ptr %17, align 8
  %23 = add nsw i64 %21, %22
  %24 = load float, ptr %12, align 4
  %25 = load double, ptr %13, align 8
  %26 = load <4 x i32>, ptr %14, align 16
  %27 = load i64, ptr %17, align 8
  %28 = trunc i64 %27 to i32
  %29 = insertelement <4 x i32> poison, i32 %28, i64 0
  %30 = shufflevector <4 x i32> %29, <4 x i32> poison, <4 x i32> zeroinitializer
  %31 = mul <4 x i32> %26, %30
  %32 = load i64, ptr %17, align 8
  %33 = and i64 %32, 1
  %34 = icmp ne i64 %33, 0
  %35 = load <2 x i8>, ptr %15, align 2
  %36 = call spir_func double @many(i8 noundef signext %19, i16 noundef zeroext %20, i64 noundef %23, float noundef %24, double noundef %25, <4 x i32> noundef %31, i1 noundef zeroext %34, <2 x i8> noundef %35) #3
  %37 = load ptr addrspace(1), ptr %16, align 8
  %38 = load i64, ptr %17, align 8
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %37, i64 %38
  store double %36, ptr addrspace(1) %39, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @split(float noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  store float %0, ptr %4, align 4
  store ptr addrspace(4) %1, ptr %5, align 8
  store ptr addrspace(4) %2, ptr %6, align 8
  %7 = load float, ptr %4, align 4
  %8 = call spir_func float @_Z5floorf(float noundef %7) #5
  %9 = load ptr addrspace(4), ptr %5, align 8
  store float %8, ptr addrspace(4) %9, align 4
  %10 = load float, ptr %4, align 4
  %11 = load ptr addrspace(4), ptr %5, align 8
  %12 = load float, ptr addrspace(4) %11, align 4
  %13 = fsub float %10, %12
  %14 = load ptr addrspace(4), ptr %6, align 8
  store float %13, ptr addrspace(4) %14, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @restricted(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  call spir_func void @__clang_ocl_kern_imp_restricted(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_restricted(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %12, ptr %9, align 8
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  %18 = addrspacecast ptr %11 to ptr addrspace(4)
  call spir_func void @split(float noundef %16, ptr addrspace(4) noundef %17, ptr addrspace(4) noundef %18) #3
  %19 = load float, ptr %10, align 4
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %21
  store float %19, ptr addrspace(1) %22, align 4
  %23 = load float, ptr %11, align 4
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = load i64, ptr %9, align 8
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %25
  store volatile float %23, ptr addrspace(1) %26, align 4
  %27 = load ptr addrspace(1), ptr %7, align 8
  %28 = load i64, ptr %9, align 8
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %28
  %30 = load volatile float, ptr addrspace(1) %29, align 4
  %31 = fadd float %30, 1.000000e+00
  store volatile float %31, ptr addrspace(1) %29, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @thrice(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call spir_func i32 @twice(i32 noundef %3) #3
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %4, %5
  ret i32 %6
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @twice(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 0}
!8 = !{!"float*", !"float"}
!9 = !{!"", !""}
!10 = !{i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"float", !"float"}
!13 = !{!"", !"", !""}
!14 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"char", !"ushort", !"long", !"float", !"double", !"int4", !"uchar2", !"double*"}
!17 = !{!"char", !"ushort", !"long", !"float", !"double", !"int __attribute__((ext_vector_type(4)))", !"uchar __attribute__((ext_vector_type(2)))", !"double*"}
!18 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!19 = !{i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"float*", !"int"}
!22 = !{!"restrict const", !"restrict", !"volatile", !""}
