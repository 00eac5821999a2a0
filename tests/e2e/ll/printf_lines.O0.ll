; ModuleID = 'printf_lines.cl'
source_filename = "printf_lines.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@.str = private unnamed_addr addrspace(2) constant [19 x i8] c"item %d of %u: %x\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [44 x i8] c"float %.3f, char %c, string %s, percent %%\0A\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [6 x i8] c"inner\00", align 1
@.str.3 = private unnamed_addr addrspace(2) constant [19 x i8] c"long %ld, hex %lx\0A\00", align 1
@.str.4 = private unnamed_addr addrspace(2) constant [28 x i8] c"vector %v4d; floats %v2hlf\0A\00", align 1
@.str.5 = private unnamed_addr addrspace(2) constant [9 x i8] c"nothing\0A\00", align 1
@.str.6 = private unnamed_addr addrspace(2) constant [10 x i8] c"never %d\0A\00", align 1
@.str.7 = private unnamed_addr addrspace(2) constant [1 x i8] zeroinitializer, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @print_values(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_print_values(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_print_values(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %5, align 8
  %10 = trunc i64 %9 to i32
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %10, i32 noundef %12, i32 noundef %16) #5
  %18 = load i64, ptr %5, align 8
  %19 = icmp eq i64 %18, 1
  br i1 %19, label %20, label %27

20:                                               ; preds = %2
  %21 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, double noundef 2.500000e+00, i32 noundef 113, ptr addrspace(2) noundef @.str.2) #5
  %22 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, i64 noundef -5000000000, i64 noundef 280298068560638) #5
  store <4 x i32> <i32 1, i32 -2, i32 3, i32 -4>, ptr %6, align 16
  %23 = load <4 x i32>, ptr %6, align 16
  store <2 x float> <float 5.000000e-01, float -1.500000e+00>, ptr %7, align 8
  %24 = load <2 x float>, ptr %7, align 8
  %25 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, <4 x i32> noundef %23, <2 x float> noundef %24) #5
  %26 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5) #5
  br label %27

27:                                               ; preds = %20, %2
  %28 = load ptr addrspace(1), ptr %3, align 8
  %29 = load i64, ptr %5, align 8
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = add nsw i32 %31, 1
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i64, ptr %5, align 8
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %34
  store i32 %32, ptr addrspace(1) %35, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @print_nothing(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_print_nothing(ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_print_nothing(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %4, ptr %3, align 8
  %5 = load ptr addrspace(1), ptr %2, align 8
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %1
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = load i64, ptr %3, align 8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.6, i32 noundef %14) #5
  br label %16

16:                                               ; preds = %10, %1
  %17 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.7) #5
  %18 = icmp eq i32 %17, 0
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 4, i32 5
  %21 = load ptr addrspace(1), ptr %2, align 8
  %22 = load i64, ptr %3, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  store i32 %20, ptr addrspace(1) %23, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @printf(ptr addrspace(2) noundef, ...) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"int*"}
!10 = !{!""}
