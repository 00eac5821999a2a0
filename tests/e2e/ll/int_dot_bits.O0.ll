; ModuleID = 'int_dot_bits.cl'
source_filename = "int_dot_bits.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @xnor_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_xnor_rows(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_xnor_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %9, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %10, align 4
  %18 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %20

20:                                               ; preds = %48, %4
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %51

24:                                               ; preds = %20
  %25 = load ptr addrspace(1), ptr %5, align 8
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %8, align 4
  %28 = mul nsw i32 %26, %27
  %29 = load i32, ptr %13, align 4
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = load i32, ptr %10, align 4
  %36 = load i32, ptr %8, align 4
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %13, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4
  %43 = xor i32 %33, %42
  %44 = xor i32 %43, -1
  %45 = call spir_func i32 @_Z8popcountj(i32 noundef %44) #3
  %46 = load i32, ptr %12, align 4
  %47 = add i32 %46, %45
  store i32 %47, ptr %12, align 4
  br label %48

48:                                               ; preds = %24
  %49 = load i32, ptr %13, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %13, align 4
  br label %20

51:                                               ; preds = %20
  %52 = load i32, ptr %12, align 4
  %53 = mul nsw i32 2, %52
  %54 = load i32, ptr %8, align 4
  %55 = mul nsw i32 32, %54
  %56 = sub nsw i32 %53, %55
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = load i32, ptr %9, align 4
  %59 = load i32, ptr %11, align 4
  %60 = mul nsw i32 %58, %59
  %61 = load i32, ptr %10, align 4
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 %63
  store i32 %56, ptr addrspace(1) %64, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @transpose8(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_transpose8(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_transpose8(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw i64, ptr addrspace(1) %9, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 8
  store i64 %12, ptr %6, align 8
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %6, align 8
  %15 = lshr i64 %14, 7
  %16 = xor i64 %13, %15
  %17 = and i64 %16, 47851476196393130
  store i64 %17, ptr %7, align 8
  %18 = load i64, ptr %7, align 8
  %19 = load i64, ptr %7, align 8
  %20 = shl i64 %19, 7
  %21 = xor i64 %18, %20
  %22 = load i64, ptr %6, align 8
  %23 = xor i64 %22, %21
  store i64 %23, ptr %6, align 8
  %24 = load i64, ptr %6, align 8
  %25 = load i64, ptr %6, align 8
  %26 = lshr i64 %25, 14
  %27 = xor i64 %24, %26
  %28 = and i64 %27, 225176545447116
  store i64 %28, ptr %7, align 8
  %29 = load i64, ptr %7, align 8
  %30 = load i64, ptr %7, align 8
  %31 = shl i64 %30, 14
  %32 = xor i64 %29, %31
  %33 = load i64, ptr %6, align 8
  %34 = xor i64 %33, %32
  store i64 %34, ptr %6, align 8
  %35 = load i64, ptr %6, align 8
  %36 = load i64, ptr %6, align 8
  %37 = lshr i64 %36, 28
  %38 = xor i64 %35, %37
  %39 = and i64 %38, 4042322160
  store i64 %39, ptr %7, align 8
  %40 = load i64, ptr %6, align 8
  %41 = load i64, ptr %7, align 8
  %42 = xor i64 %40, %41
  %43 = load i64, ptr %7, align 8
  %44 = shl i64 %43, 28
  %45 = xor i64 %42, %44
  %46 = load ptr addrspace(1), ptr %4, align 8
  %47 = load i64, ptr %5, align 8
  %48 = getelementptr inbounds nuw i64, ptr addrspace(1) %46, i64 %47
  store i64 %45, ptr addrspace(1) %48, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @queens(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_queens(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_queens(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [16 x i32], align 4
  %11 = alloca [16 x i32], align 4
  %12 = alloca [16 x i32], align 4
  %13 = alloca [16 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %17 = load i32, ptr %6, align 4
  %18 = and i32 %17, 31
  %19 = shl i32 1, %18
  %20 = sub i32 %19, 1
  store i32 %20, ptr %7, align 4
  store i32 1, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = and i32 %24, 31
  %26 = shl i32 1, %25
  store i32 %26, ptr %14, align 4
  %27 = load i32, ptr %14, align 4
  %28 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 1
  store i32 %27, ptr %28, align 4
  %29 = load i32, ptr %14, align 4
  %30 = shl i32 %29, 1
  %31 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  store i32 %30, ptr %31, align 4
  %32 = load i32, ptr %14, align 4
  %33 = lshr i32 %32, 1
  %34 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 1
  store i32 %33, ptr %34, align 4
  %35 = load i32, ptr %7, align 4
  %36 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 1
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %39 = load i32, ptr %38, align 4
  %40 = or i32 %37, %39
  %41 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 1
  %42 = load i32, ptr %41, align 4
  %43 = or i32 %40, %42
  %44 = xor i32 %43, -1
  %45 = and i32 %35, %44
  %46 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 1
  store i32 %45, ptr %46, align 4
  br label %47

47:                                               ; preds = %78, %75, %57, %3
  %48 = load i32, ptr %8, align 4
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %133

50:                                               ; preds = %47
  %51 = load i32, ptr %8, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %52
  %54 = load i32, ptr %53, align 4
  store i32 %54, ptr %15, align 4
  %55 = load i32, ptr %15, align 4
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %60, label %57

57:                                               ; preds = %50
  %58 = load i32, ptr %8, align 4
  %59 = add i32 %58, -1
  store i32 %59, ptr %8, align 4
  br label %47

60:                                               ; preds = %50
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %15, align 4
  %63 = sub i32 0, %62
  %64 = and i32 %61, %63
  store i32 %64, ptr %16, align 4
  %65 = load i32, ptr %15, align 4
  %66 = load i32, ptr %16, align 4
  %67 = xor i32 %65, %66
  %68 = load i32, ptr %8, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %69
  store i32 %67, ptr %70, align 4
  %71 = load i32, ptr %8, align 4
  %72 = add i32 %71, 1
  %73 = load i32, ptr %6, align 4
  %74 = icmp eq i32 %72, %73
  br i1 %74, label %75, label %78

75:                                               ; preds = %60
  %76 = load i32, ptr %9, align 4
  %77 = add i32 %76, 1
  store i32 %77, ptr %9, align 4
  br label %47

78:                                               ; preds = %60
  %79 = load i32, ptr %8, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [16 x i32], ptr %11, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = load i32, ptr %16, align 4
  %84 = or i32 %82, %83
  %85 = load i32, ptr %8, align 4
  %86 = add i32 %85, 1
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [16 x i32], ptr %11, i64 0, i64 %87
  store i32 %84, ptr %88, align 4
  %89 = load i32, ptr %8, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [16 x i32], ptr %12, i64 0, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = load i32, ptr %16, align 4
  %94 = or i32 %92, %93
  %95 = shl i32 %94, 1
  %96 = load i32, ptr %8, align 4
  %97 = add i32 %96, 1
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw [16 x i32], ptr %12, i64 0, i64 %98
  store i32 %95, ptr %99, align 4
  %100 = load i32, ptr %8, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [16 x i32], ptr %13, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = load i32, ptr %16, align 4
  %105 = or i32 %103, %104
  %106 = lshr i32 %105, 1
  %107 = load i32, ptr %8, align 4
  %108 = add i32 %107, 1
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw [16 x i32], ptr %13, i64 0, i64 %109
  store i32 %106, ptr %110, align 4
  %111 = load i32, ptr %8, align 4
  %112 = add i32 %111, 1
  store i32 %112, ptr %8, align 4
  %113 = load i32, ptr %7, align 4
  %114 = load i32, ptr %8, align 4
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw [16 x i32], ptr %11, i64 0, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = load i32, ptr %8, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw [16 x i32], ptr %12, i64 0, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = or i32 %117, %121
  %123 = load i32, ptr %8, align 4
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw [16 x i32], ptr %13, i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = or i32 %122, %126
  %128 = xor i32 %127, -1
  %129 = and i32 %113, %128
  %130 = load i32, ptr %8, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %131
  store i32 %129, ptr %132, align 4
  br label %47

133:                                              ; preds = %47
  %134 = load i32, ptr %9, align 4
  %135 = load ptr addrspace(1), ptr %5, align 8
  %136 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %137 = getelementptr inbounds nuw i32, ptr addrspace(1) %135, i64 %136
  store i32 %134, ptr addrspace(1) %137, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcountj(i32 noundef) #1

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
!5 = !{!"uint*", !"uint*", !"int*", !"int"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"ulong*", !"ulong*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"uint*", !"uint*", !"uint"}
!14 = !{!"const", !"", !""}
