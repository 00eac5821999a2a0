; ModuleID = 'int_64.cl'
source_filename = "int_64.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @modular_power(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_modular_power(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_modular_power(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = load i32, ptr %8, align 4
  %19 = urem i32 %17, %18
  %20 = zext i32 %19 to i64
  store i64 %20, ptr %10, align 8
  store i64 1, ptr %11, align 8
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  store i32 %24, ptr %12, align 4
  br label %25

25:                                               ; preds = %46, %4
  %26 = load i32, ptr %12, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %49

28:                                               ; preds = %25
  %29 = load i32, ptr %12, align 4
  %30 = and i32 %29, 1
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %28
  %33 = load i64, ptr %11, align 8
  %34 = load i64, ptr %10, align 8
  %35 = mul i64 %33, %34
  %36 = load i32, ptr %8, align 4
  %37 = zext i32 %36 to i64
  %38 = urem i64 %35, %37
  store i64 %38, ptr %11, align 8
  br label %39

39:                                               ; preds = %32, %28
  %40 = load i64, ptr %10, align 8
  %41 = load i64, ptr %10, align 8
  %42 = mul i64 %40, %41
  %43 = load i32, ptr %8, align 4
  %44 = zext i32 %43 to i64
  %45 = urem i64 %42, %44
  store i64 %45, ptr %10, align 8
  br label %46

46:                                               ; preds = %39
  %47 = load i32, ptr %12, align 4
  %48 = lshr i32 %47, 1
  store i32 %48, ptr %12, align 4
  br label %25

49:                                               ; preds = %25
  %50 = load i64, ptr %11, align 8
  %51 = trunc i64 %50 to i32
  %52 = load ptr addrspace(1), ptr %7, align 8
  %53 = load i64, ptr %9, align 8
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @square_roots(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_square_roots(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_square_roots(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8
  store i64 %13, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 4611686018427387904, ptr %8, align 8
  br label %14

14:                                               ; preds = %18, %2
  %15 = load i64, ptr %8, align 8
  %16 = load i64, ptr %6, align 8
  %17 = icmp ugt i64 %15, %16
  br i1 %17, label %18, label %21

18:                                               ; preds = %14
  %19 = load i64, ptr %8, align 8
  %20 = lshr i64 %19, 2
  store i64 %20, ptr %8, align 8
  br label %14

21:                                               ; preds = %14
  br label %22

22:                                               ; preds = %44, %21
  %23 = load i64, ptr %8, align 8
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %47

25:                                               ; preds = %22
  %26 = load i64, ptr %6, align 8
  %27 = load i64, ptr %7, align 8
  %28 = load i64, ptr %8, align 8
  %29 = add i64 %27, %28
  %30 = icmp uge i64 %26, %29
  br i1 %30, label %31, label %41

31:                                               ; preds = %25
  %32 = load i64, ptr %7, align 8
  %33 = load i64, ptr %8, align 8
  %34 = add i64 %32, %33
  %35 = load i64, ptr %6, align 8
  %36 = sub i64 %35, %34
  store i64 %36, ptr %6, align 8
  %37 = load i64, ptr %7, align 8
  %38 = lshr i64 %37, 1
  %39 = load i64, ptr %8, align 8
  %40 = add i64 %38, %39
  store i64 %40, ptr %7, align 8
  br label %44

41:                                               ; preds = %25
  %42 = load i64, ptr %7, align 8
  %43 = lshr i64 %42, 1
  store i64 %43, ptr %7, align 8
  br label %44

44:                                               ; preds = %41, %31
  %45 = load i64, ptr %8, align 8
  %46 = lshr i64 %45, 2
  store i64 %46, ptr %8, align 8
  br label %22

47:                                               ; preds = %22
  %48 = load i64, ptr %7, align 8
  %49 = load ptr addrspace(1), ptr %4, align 8
  %50 = load i64, ptr %5, align 8
  %51 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %50
  store i64 %48, ptr addrspace(1) %51, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fixed_point(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_fixed_point(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fixed_point(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %12, ptr %8, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %13, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8
  store i64 %16, ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8
  store i64 %20, ptr %10, align 8
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %10, align 8
  %23 = mul nsw i64 %21, %22
  %24 = ashr i64 %23, 16
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = load i64, ptr %8, align 8
  %27 = mul i64 0, %26
  %28 = load i64, ptr %7, align 8
  %29 = add i64 %27, %28
  %30 = getelementptr inbounds nuw i64, ptr addrspace(1) %25, i64 %29
  store i64 %24, ptr addrspace(1) %30, align 8
  %31 = load i64, ptr %10, align 8
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %3
  %34 = load i64, ptr %9, align 8
  %35 = shl i64 %34, 16
  %36 = load i64, ptr %10, align 8
  %37 = sdiv i64 %35, %36
  br label %39

38:                                               ; preds = %3
  br label %39

39:                                               ; preds = %38, %33
  %40 = phi i64 [ %37, %33 ], [ 9223372036854775807, %38 ]
  %41 = load ptr addrspace(1), ptr %6, align 8
  %42 = load i64, ptr %8, align 8
  %43 = mul i64 1, %42
  %44 = load i64, ptr %7, align 8
  %45 = add i64 %43, %44
  %46 = getelementptr inbounds nuw i64, ptr addrspace(1) %41, i64 %45
  store i64 %40, ptr addrspace(1) %46, align 8
  %47 = load i64, ptr %9, align 8
  %48 = ashr i64 %47, 40
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = load i64, ptr %8, align 8
  %51 = mul i64 2, %50
  %52 = load i64, ptr %7, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %53
  store i64 %48, ptr addrspace(1) %54, align 8
  %55 = load i64, ptr %9, align 8
  %56 = lshr i64 %55, 40
  %57 = load ptr addrspace(1), ptr %6, align 8
  %58 = load i64, ptr %8, align 8
  %59 = mul i64 3, %58
  %60 = load i64, ptr %7, align 8
  %61 = add i64 %59, %60
  %62 = getelementptr inbounds nuw i64, ptr addrspace(1) %57, i64 %61
  store i64 %56, ptr addrspace(1) %62, align 8
  %63 = load i64, ptr %9, align 8
  %64 = sub nsw i64 0, %63
  %65 = load i64, ptr %10, align 8
  %66 = shl i64 %65, 3
  %67 = add nsw i64 %64, %66
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i64, ptr %8, align 8
  %70 = mul i64 4, %69
  %71 = load i64, ptr %7, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i64, ptr addrspace(1) %68, i64 %72
  store i64 %67, ptr addrspace(1) %73, align 8
  %74 = load i64, ptr %9, align 8
  %75 = load i64, ptr %10, align 8
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %77, label %79

77:                                               ; preds = %39
  %78 = load i64, ptr %9, align 8
  br label %81

79:                                               ; preds = %39
  %80 = load i64, ptr %10, align 8
  br label %81

81:                                               ; preds = %79, %77
  %82 = phi i64 [ %78, %77 ], [ %80, %79 ]
  %83 = load ptr addrspace(1), ptr %6, align 8
  %84 = load i64, ptr %8, align 8
  %85 = mul i64 5, %84
  %86 = load i64, ptr %7, align 8
  %87 = add i64 %85, %86
  %88 = getelementptr inbounds nuw i64, ptr addrspace(1) %83, i64 %87
  store i64 %82, ptr addrspace(1) %88, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"ulong*", !"ulong*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"long*", !"long*", !"long*"}
!14 = !{!"const", !"const", !""}
