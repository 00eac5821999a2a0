; ModuleID = 'unions.cl'
source_filename = "unions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%union.word = type { float }
%struct.anon = type { i16, i16 }
%struct.variant = type { i32, %union.anon }
%union.anon = type { i32, [4 x i8] }
%union.anon.0 = type { double }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @take_apart(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_take_apart(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_take_apart(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca %union.word, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4
  store float %12, ptr %6, align 4
  %13 = load i32, ptr %6, align 4
  %14 = lshr i32 %13, 23
  store i32 %14, ptr %7, align 4
  %15 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 0
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 3
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = mul i32 %20, 256
  %22 = add i32 %17, %21
  %23 = load i32, ptr %7, align 4
  %24 = add i32 %23, %22
  store i32 %24, ptr %7, align 4
  %25 = getelementptr inbounds nuw %struct.anon, ptr %6, i32 0, i32 0
  %26 = load i16, ptr %25, align 4
  %27 = zext i16 %26 to i32
  %28 = getelementptr inbounds nuw %struct.anon, ptr %6, i32 0, i32 1
  %29 = load i16, ptr %28, align 2
  %30 = zext i16 %29 to i32
  %31 = xor i32 %30, %27
  %32 = trunc i32 %31 to i16
  store i16 %32, ptr %28, align 2
  %33 = load i32, ptr %7, align 4
  %34 = load i32, ptr %6, align 4
  %35 = xor i32 %33, %34
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i64, ptr %5, align 8
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @visit(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_visit(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_visit(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.variant, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw %struct.variant, ptr addrspace(1) %8, i64 %9
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %6, ptr addrspace(1) align 4 %10, i64 12, i1 false)
  %11 = getelementptr inbounds nuw %struct.variant, ptr %6, i32 0, i32 0
  %12 = load i32, ptr %11, align 4
  switch i32 %12, label %40 [
    i32 0, label %13
    i32 1, label %20
    i32 2, label %26
  ]

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw %struct.variant, ptr %6, i32 0, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = sitofp i32 %15 to float
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i64, ptr %5, align 8
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %18
  store float %16, ptr addrspace(1) %19, align 4
  br label %48

20:                                               ; preds = %2
  %21 = getelementptr inbounds nuw %struct.variant, ptr %6, i32 0, i32 1
  %22 = load float, ptr %21, align 4
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i64, ptr %5, align 8
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %24
  store float %22, ptr addrspace(1) %25, align 4
  br label %48

26:                                               ; preds = %2
  %27 = getelementptr inbounds nuw %struct.variant, ptr %6, i32 0, i32 1
  %28 = load <2 x i16>, ptr %27, align 4
  %29 = extractelement <2 x i16> %28, i64 0
  %30 = sext i16 %29 to i32
  %31 = getelementptr inbounds nuw %struct.variant, ptr %6, i32 0, i32 1
  %32 = load <2 x i16>, ptr %31, align 4
  %33 = extractelement <2 x i16> %32, i64 1
  %34 = sext i16 %33 to i32
  %35 = mul nsw i32 %30, %34
  %36 = sitofp i32 %35 to float
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i64, ptr %5, align 8
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %37, i64 %38
  store float %36, ptr addrspace(1) %39, align 4
  br label %48

40:                                               ; preds = %2
  %41 = getelementptr inbounds nuw %struct.variant, ptr %6, i32 0, i32 1
  %42 = getelementptr inbounds [8 x i8], ptr %41, i64 0, i64 5
  %43 = load i8, ptr %42, align 1
  %44 = uitofp i8 %43 to float
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i64, ptr %5, align 8
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %45, i64 %46
  store float %44, ptr addrspace(1) %47, align 4
  br label %48

48:                                               ; preds = %40, %26, %20, %13
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @double_halves(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_double_halves(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 8 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_double_halves(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca %union.anon.0, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %7, align 8
  %10 = load ptr addrspace(1), ptr %4, align 8
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds nuw double, ptr addrspace(1) %10, i64 %11
  %13 = load double, ptr addrspace(1) %12, align 8
  store double %13, ptr %8, align 8
  %14 = load <2 x i32>, ptr %8, align 8
  %15 = extractelement <2 x i32> %14, i64 1
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  store i32 %15, ptr addrspace(1) %18, align 4
  %19 = load <2 x i32>, ptr %8, align 8
  %20 = insertelement <2 x i32> %19, i32 0, i64 0
  store <2 x i32> %20, ptr %8, align 8
  %21 = load double, ptr %8, align 8
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds nuw double, ptr addrspace(1) %22, i64 %23
  store double %21, ptr addrspace(1) %24, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"float*", !"uint*"}
!6 = !{!"const", !""}
!7 = !{!"variant*", !"float*"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"double*", !"uint*", !"double*"}
!11 = !{!"const", !"", !""}
