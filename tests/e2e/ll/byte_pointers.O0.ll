; ModuleID = 'byte_pointers.cl'
source_filename = "byte_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @strided_fields(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_strided_fields(ptr addrspace(1) noundef align 1 %9, i32 noundef %10, i32 noundef %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_strided_fields(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca float, align 4
  %12 = alloca i16, align 2
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr addrspace(1) %3, ptr %8, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = load i32, ptr %6, align 4
  %17 = zext i32 %16 to i64
  %18 = mul i64 %15, %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 %18
  store ptr addrspace(1) %19, ptr %10, align 8
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr %7, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4
  store float %24, ptr %11, align 4
  %25 = load ptr addrspace(1), ptr %10, align 8
  %26 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 2
  %27 = load i16, ptr addrspace(1) %26, align 2
  store i16 %27, ptr %12, align 2
  %28 = load float, ptr %11, align 4
  %29 = load i16, ptr %12, align 2
  %30 = sext i16 %29 to i32
  %31 = sitofp i32 %30 to float
  %32 = fadd float %28, %31
  %33 = load ptr addrspace(1), ptr %10, align 8
  %34 = getelementptr inbounds i8, ptr addrspace(1) %33, i64 0
  %35 = load i8, ptr addrspace(1) %34, align 1
  %36 = zext i8 %35 to i32
  %37 = sitofp i32 %36 to float
  %38 = fadd float %32, %37
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = load i64, ptr %9, align 8
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %39, i64 %40
  store float %38, ptr addrspace(1) %41, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @little_endian(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_little_endian(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 8 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_little_endian(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = mul i64 5, %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 %13
  store ptr addrspace(1) %14, ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = getelementptr inbounds i8, ptr addrspace(1) %15, i64 0
  %17 = load i8, ptr addrspace(1) %16, align 1
  %18 = zext i8 %17 to i32
  %19 = load ptr addrspace(1), ptr %8, align 8
  %20 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 1
  %21 = load i8, ptr addrspace(1) %20, align 1
  %22 = zext i8 %21 to i32
  %23 = shl i32 %22, 8
  %24 = or i32 %18, %23
  %25 = load ptr addrspace(1), ptr %8, align 8
  %26 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 2
  %27 = load i8, ptr addrspace(1) %26, align 1
  %28 = zext i8 %27 to i32
  %29 = shl i32 %28, 16
  %30 = or i32 %24, %29
  %31 = load ptr addrspace(1), ptr %8, align 8
  %32 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 3
  %33 = load i8, ptr addrspace(1) %32, align 1
  %34 = zext i8 %33 to i32
  %35 = shl i32 %34, 24
  %36 = or i32 %30, %35
  store i32 %36, ptr %9, align 4
  %37 = load i32, ptr %9, align 4
  %38 = load ptr addrspace(1), ptr %5, align 8
  %39 = load i64, ptr %7, align 8
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4
  %41 = load ptr addrspace(1), ptr %8, align 8
  %42 = getelementptr inbounds i8, ptr addrspace(1) %41, i64 4
  %43 = load i8, ptr addrspace(1) %42, align 1
  %44 = zext i8 %43 to i64
  %45 = shl i64 %44, 32
  %46 = load i32, ptr %9, align 4
  %47 = zext i32 %46 to i64
  %48 = add i64 %45, %47
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = load i64, ptr %7, align 8
  %51 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %50
  store i64 %48, ptr addrspace(1) %51, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @write_records(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_write_records(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_write_records(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = mul i64 %10, 16
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %11
  store ptr addrspace(1) %12, ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = load ptr addrspace(1), ptr %6, align 8
  store i32 %16, ptr addrspace(1) %17, align 4
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 4
  store ptr addrspace(1) %19, ptr %6, align 8
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %5, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = ashr i32 %23, 1
  %25 = trunc i32 %24 to i16
  %26 = load ptr addrspace(1), ptr %6, align 8
  store i16 %25, ptr addrspace(1) %26, align 2
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 2
  store ptr addrspace(1) %28, ptr %6, align 8
  %29 = load i64, ptr %5, align 8
  %30 = trunc i64 %29 to i8
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i32 1
  store ptr addrspace(1) %32, ptr %6, align 8
  store i8 %30, ptr addrspace(1) %31, align 1
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i32 1
  store ptr addrspace(1) %34, ptr %6, align 8
  store i8 107, ptr addrspace(1) %33, align 1
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i64, ptr %5, align 8
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = sitofp i32 %38 to float
  %40 = fmul float %39, 5.000000e-01
  %41 = insertelement <2 x float> poison, float %40, i32 0
  %42 = insertelement <2 x float> %41, float -1.000000e+00, i32 1
  store <2 x float> %42, ptr %7, align 8
  %43 = load <2 x float>, ptr %7, align 8
  %44 = load ptr addrspace(1), ptr %6, align 8
  store <2 x float> %43, ptr addrspace(1) %44, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @copy_bytes(ptr addrspace(1) noundef %0, ptr addrspace(4) noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(4) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  br label %7

7:                                                ; preds = %11, %3
  %8 = load i32, ptr %6, align 4
  %9 = add i32 %8, -1
  store i32 %9, ptr %6, align 4
  %10 = icmp ne i32 %8, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %7
  %12 = load ptr addrspace(4), ptr %5, align 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i32 1
  store ptr addrspace(4) %13, ptr %5, align 8
  %14 = load i8, ptr addrspace(4) %12, align 1
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i32 1
  store ptr addrspace(1) %16, ptr %4, align 8
  store i8 %14, ptr addrspace(1) %15, align 1
  br label %7

17:                                               ; preds = %7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @private_bytes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_private_bytes(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 1 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_private_bytes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca [2 x float], align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4
  store float %11, ptr %6, align 4
  %12 = getelementptr inbounds float, ptr %6, i64 1
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  %17 = fmul float %16, 2.000000e+00
  store float %17, ptr %12, align 4
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %5, align 8
  %20 = mul i64 8, %19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %20
  %22 = getelementptr inbounds [2 x float], ptr %6, i64 0, i64 0
  %23 = addrspacecast ptr %22 to ptr addrspace(4)
  call spir_func void @copy_bytes(ptr addrspace(1) noundef %21, ptr addrspace(4) noundef %23, i32 noundef 8) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @halves_of_words(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_halves_of_words(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_halves_of_words(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  store ptr addrspace(1) %10, ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = getelementptr inbounds i16, ptr addrspace(1) %11, i64 0
  %13 = load i16, ptr addrspace(1) %12, align 2
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %14, i64 %15
  store i16 %13, ptr addrspace(1) %16, align 2
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = getelementptr inbounds i16, ptr addrspace(1) %17, i64 1
  %19 = load i16, ptr addrspace(1) %18, align 2
  %20 = zext i16 %19 to i32
  %21 = add nsw i32 %20, 1
  %22 = trunc i32 %21 to i16
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = getelementptr inbounds i16, ptr addrspace(1) %23, i64 1
  store i16 %22, ptr addrspace(1) %24, align 2
  %25 = load ptr addrspace(1), ptr %3, align 8
  %26 = load i64, ptr %5, align 8
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %26
  %28 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 1
  %29 = load i8, ptr addrspace(1) %28, align 1
  %30 = zext i8 %29 to i32
  %31 = xor i32 %30, 255
  %32 = trunc i32 %31 to i8
  store i8 %32, ptr addrspace(1) %28, align 1
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 0, i32 0, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"uchar*", !"uint", !"uint", !"float*"}
!6 = !{!"const", !"", !"", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uchar*", !"uint*", !"ulong*"}
!10 = !{!"const", !"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"char*", !"int*"}
!14 = !{!"", !"const"}
!15 = !{!"float*", !"uchar*"}
!16 = !{!"const", !""}
!17 = !{!"uint*", !"ushort*"}
!18 = !{!"", !""}
