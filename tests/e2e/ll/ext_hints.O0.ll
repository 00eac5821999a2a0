; ModuleID = 'ext_hints.cl'
source_filename = "ext_hints.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @assumptions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_assumptions(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_assumptions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %11, ptr %7, align 8
  %12 = load i32, ptr %6, align 4
  %13 = icmp sgt i32 %12, 0
  call void @llvm.assume(i1 %13)
  %14 = load i32, ptr %6, align 4
  %15 = srem i32 %14, 4
  %16 = icmp eq i32 %15, 0
  call void @llvm.assume(i1 %16)
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %17

17:                                               ; preds = %47, %3
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %50

21:                                               ; preds = %17
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i64, ptr %7, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = mul i64 %23, %25
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = add i64 %26, %28
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4
  store i32 %31, ptr %10, align 4
  %32 = load i32, ptr %10, align 4
  %33 = icmp slt i32 %32, 0
  %34 = zext i1 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %37, label %42

37:                                               ; preds = %21
  %38 = load i32, ptr %10, align 4
  %39 = mul nsw i32 %38, 2
  %40 = load i32, ptr %8, align 4
  %41 = sub nsw i32 %40, %39
  store i32 %41, ptr %8, align 4
  br label %46

42:                                               ; preds = %21
  %43 = load i32, ptr %10, align 4
  %44 = load i32, ptr %8, align 4
  %45 = add nsw i32 %44, %43
  store i32 %45, ptr %8, align 4
  br label %46

46:                                               ; preds = %42, %37
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %9, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %9, align 4
  br label %17, !llvm.loop !7

50:                                               ; preds = %17
  %51 = load i32, ptr %8, align 4
  %52 = and i32 %51, 3
  %53 = sext i32 %52 to i64
  switch i64 %53, label %60 [
    i64 0, label %54
    i64 1, label %57
  ]

54:                                               ; preds = %50
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, 5
  store i32 %56, ptr %8, align 4
  br label %63

57:                                               ; preds = %50
  %58 = load i32, ptr %8, align 4
  %59 = xor i32 %58, 256
  store i32 %59, ptr %8, align 4
  br label %63

60:                                               ; preds = %50
  %61 = load i32, ptr %8, align 4
  %62 = sub nsw i32 0, %61
  store i32 %62, ptr %8, align 4
  br label %63

63:                                               ; preds = %60, %57, %54
  %64 = load i32, ptr %8, align 4
  %65 = icmp eq i32 %64, -2147483648
  br i1 %65, label %66, label %67

66:                                               ; preds = %63
  unreachable

67:                                               ; preds = %63
  %68 = load i32, ptr %8, align 4
  %69 = load ptr addrspace(1), ptr %5, align 8
  %70 = load i64, ptr %7, align 8
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %70
  store i32 %68, ptr addrspace(1) %71, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int"}
!6 = !{!"const", !"", !""}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
