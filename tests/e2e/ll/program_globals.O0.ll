; ModuleID = 'program_globals.cl'
source_filename = "program_globals.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.layer = type { [4 x i32], float }

@launches = addrspace(1) global i32 10, align 4
@seed_state = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@tickets = addrspace(1) global i32 0, align 4
@model = addrspace(1) global %struct.layer { [4 x i32] [i32 1, i32 -2, i32 3, i32 -4], float 5.000000e-01 }, align 4
@scratch = addrspace(1) global [64 x float] zeroinitializer, align 4
@current = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @scratch, i64 64), align 8
@fixed_bias = addrspace(2) constant float 2.500000e-01, align 4
@next_serial.serial = internal addrspace(1) global i32 41, align 4
@history = addrspace(1) global [8 x i32] zeroinitializer, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @count_launches(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_count_launches(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_count_launches(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr addrspace(1) @launches, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr addrspace(1) @launches, align 4
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr addrspace(1) @launches, align 4
  %10 = add nsw i32 %8, %9
  %11 = load i32, ptr addrspace(1) @launches, align 4
  %12 = and i32 %11, 7
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [8 x i32], ptr addrspace(1) @history, i64 0, i64 %13
  store i32 %10, ptr addrspace(1) %14, align 4
  store i32 0, ptr %5, align 4
  br label %15

15:                                               ; preds = %27, %2
  %16 = load i32, ptr %5, align 4
  %17 = icmp slt i32 %16, 8
  br i1 %17, label %18, label %30

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [8 x i32], ptr addrspace(1) @history, i64 0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = load ptr addrspace(1), ptr %3, align 8
  %24 = load i32, ptr %5, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 %25
  store i32 %22, ptr addrspace(1) %26, align 4
  br label %27

27:                                               ; preds = %18
  %28 = load i32, ptr %5, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %5, align 4
  br label %15

30:                                               ; preds = %15
  %31 = load i32, ptr addrspace(1) @launches, align 4
  %32 = load ptr addrspace(1), ptr %3, align 8
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 8
  store i32 %31, ptr addrspace(1) %33, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @draw(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_draw(ptr addrspace(1) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_draw(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %4 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @tickets to ptr addrspace(4)), i32 noundef 1, i32 noundef 0, i32 noundef 2) #6
  store i32 %4, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = and i32 %5, 3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [4 x i32], ptr addrspace(1) @seed_state, i64 0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4
  %10 = mul i32 %9, 100
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %13
  store i32 %10, ptr addrspace(1) %14, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @evaluate(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_evaluate(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_evaluate(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %8, ptr %5, align 8
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %28, %2
  %10 = load i32, ptr %7, align 4
  %11 = icmp slt i32 %10, 4
  br i1 %11, label %12, label %31

12:                                               ; preds = %9
  %13 = load i32, ptr %7, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [4 x i32], ptr addrspace(1) @model, i64 0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = mul i64 4, %18
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = mul nsw i32 %16, %24
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %26, %25
  store i32 %27, ptr %6, align 4
  br label %28

28:                                               ; preds = %12
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %9

31:                                               ; preds = %9
  %32 = load i32, ptr %6, align 4
  %33 = sitofp i32 %32 to float
  %34 = load float, ptr addrspace(1) getelementptr inbounds nuw (%struct.layer, ptr addrspace(1) @model, i32 0, i32 1), align 4
  %35 = fadd float %33, %34
  %36 = load ptr addrspace(1), ptr addrspace(1) @current, align 8
  %37 = load i64, ptr %5, align 8
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %36, i64 %37
  store float %35, ptr addrspace(1) %38, align 4
  %39 = load i64, ptr %5, align 8
  %40 = add i64 16, %39
  %41 = getelementptr inbounds nuw [64 x float], ptr addrspace(1) @scratch, i64 0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4
  %43 = load float, ptr addrspace(2) @fixed_bias, align 4
  %44 = call float @llvm.fmuladd.f32(float %42, float 2.000000e+00, float %43)
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i64, ptr %5, align 8
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %45, i64 %46
  store float %44, ptr addrspace(1) %47, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @next_serial() #1 {
  %1 = load i32, ptr addrspace(1) @next_serial.serial, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr addrspace(1) @next_serial.serial, align 4
  ret i32 %2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @serials(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_serials(ptr addrspace(1) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_serials(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = call spir_func i32 @next_serial() #6
  %4 = load ptr addrspace(1), ptr %2, align 8
  %5 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 0
  store i32 %3, ptr addrspace(1) %5, align 4
  %6 = call spir_func i32 @next_serial() #6
  %7 = load ptr addrspace(1), ptr %2, align 8
  %8 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 1
  store i32 %6, ptr addrspace(1) %8, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 0}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int"}
!6 = !{!"", !""}
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"uint*"}
!10 = !{!""}
!11 = !{i32 1, i32 1}
!12 = !{!"int*", !"float*"}
!13 = !{!"const", !""}
!14 = !{!"int*"}
