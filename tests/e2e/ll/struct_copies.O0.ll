; ModuleID = 'struct_copies.cl'
source_filename = "struct_copies.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.block = type { i32, [12 x float], [7 x i8] }

@copy_through_local.shared = internal addrspace(3) global [8 x %struct.block] undef, align 4
@__const.initialised_arrays.small = private unnamed_addr addrspace(2) constant [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
@__const.initialised_arrays.table = private unnamed_addr addrspace(2) constant [3 x [2 x float]] [[2 x float] [float 5.000000e-01, float 1.500000e+00], [2 x float] [float 2.500000e+00, float 3.500000e+00], [2 x float] [float 4.500000e+00, float 5.500000e+00]], align 4
@__const.initialised_arrays.text = private unnamed_addr addrspace(2) constant [7 x i8] c"kernel\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @move_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_move_blocks(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_move_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.block, align 4
  %9 = alloca %struct.block, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load ptr addrspace(1), ptr %6, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.block, ptr addrspace(1) %11, i64 %16
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %8, ptr addrspace(1) align 4 %17, i64 60, i1 false)
  %18 = getelementptr inbounds nuw %struct.block, ptr %8, i32 0, i32 0
  %19 = load i32, ptr %18, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %18, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %8, i64 60, i1 false)
  %21 = getelementptr inbounds nuw %struct.block, ptr %9, i32 0, i32 1
  %22 = getelementptr inbounds [12 x float], ptr %21, i64 0, i64 0
  store float -1.000000e+00, ptr %22, align 4
  %23 = load i64, ptr %7, align 8
  %24 = trunc i64 %23 to i8
  %25 = getelementptr inbounds nuw %struct.block, ptr %9, i32 0, i32 2
  %26 = getelementptr inbounds [7 x i8], ptr %25, i64 0, i64 6
  store i8 %24, ptr %26, align 2
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i64, ptr %7, align 8
  %29 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %27, i64 %28
  %30 = load i64, ptr %7, align 8
  %31 = and i64 %30, 1
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %3
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %29, ptr align 4 %9, i64 60, i1 false)
  br label %35

34:                                               ; preds = %3
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %29, ptr align 4 %8, i64 60, i1 false)
  br label %35

35:                                               ; preds = %34, %33
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @zero_blocks(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_zero_blocks(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_zero_blocks(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca %struct.block, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %7, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 60, i1 false)
  %8 = getelementptr inbounds nuw %struct.block, ptr %6, i32 0, i32 1
  %9 = load i64, ptr %5, align 8
  %10 = urem i64 %9, 12
  %11 = getelementptr inbounds nuw [12 x float], ptr %8, i64 0, i64 %10
  store float 2.500000e+00, ptr %11, align 4
  %12 = load i64, ptr %5, align 8
  %13 = trunc i64 %12 to i32
  %14 = load i32, ptr %4, align 4
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %2
  %17 = getelementptr inbounds nuw %struct.block, ptr %6, i32 0, i32 0
  store i32 99, ptr %17, align 4
  br label %18

18:                                               ; preds = %16, %2
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i64, ptr %5, align 8
  %21 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %19, i64 %20
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %21, ptr align 4 %6, i64 60, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_through_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_through_local(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_through_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  store i64 %7, ptr %5, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %8, ptr %6, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw [8 x %struct.block], ptr addrspace(3) @copy_through_local.shared, i64 0, i64 %9
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i64, ptr %6, align 8
  %13 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %11, i64 %12
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %10, ptr addrspace(1) align 4 %13, i64 60, i1 false)
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %14, i64 %15
  %17 = load i64, ptr %5, align 8
  %18 = sub i64 7, %17
  %19 = getelementptr inbounds nuw [8 x %struct.block], ptr addrspace(3) @copy_through_local.shared, i64 0, i64 %18
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %16, ptr addrspace(3) align 4 %19, i64 60, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @initialised_arrays(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_initialised_arrays(ptr addrspace(1) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_initialised_arrays(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  %4 = alloca [4 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [3 x [2 x float]], align 4
  %7 = alloca [7 x i8], align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %10, ptr %3, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %4, ptr addrspace(2) align 4 @__const.initialised_arrays.small, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 64, i1 false)
  %11 = getelementptr inbounds [16 x i32], ptr %5, i32 0, i32 2
  store i32 7, ptr %11, align 4
  %12 = getelementptr inbounds [16 x i32], ptr %5, i32 0, i32 9
  store i32 -2, ptr %12, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %6, ptr addrspace(2) align 4 @__const.initialised_arrays.table, i64 24, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 1 %7, ptr addrspace(2) align 1 @__const.initialised_arrays.text, i64 7, i1 false)
  %13 = load i64, ptr %3, align 8
  %14 = and i64 %13, 3
  %15 = getelementptr inbounds nuw [4 x i32], ptr %4, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = add nsw i32 %16, 10
  store i32 %17, ptr %15, align 4
  %18 = load i64, ptr %3, align 8
  %19 = urem i64 %18, 3
  %20 = getelementptr inbounds nuw [3 x [2 x float]], ptr %6, i64 0, i64 %19
  %21 = load i64, ptr %3, align 8
  %22 = and i64 %21, 1
  %23 = getelementptr inbounds nuw [2 x float], ptr %20, i64 0, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fmul float %24, 2.000000e+00
  %26 = fptosi float %25 to i32
  store i32 %26, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %27

27:                                               ; preds = %40, %1
  %28 = load i32, ptr %9, align 4
  %29 = icmp slt i32 %28, 4
  br i1 %29, label %30, label %43

30:                                               ; preds = %27
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %35, 1
  %37 = mul nsw i32 %34, %36
  %38 = load i32, ptr %8, align 4
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr %8, align 4
  br label %40

40:                                               ; preds = %30
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4
  br label %27

43:                                               ; preds = %27
  %44 = load i32, ptr %8, align 4
  %45 = mul nsw i32 %44, 1000
  %46 = load i64, ptr %3, align 8
  %47 = and i64 %46, 15
  %48 = getelementptr inbounds nuw [16 x i32], ptr %5, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = mul nsw i32 %49, 10
  %51 = add nsw i32 %45, %50
  %52 = load i64, ptr %3, align 8
  %53 = urem i64 %52, 6
  %54 = getelementptr inbounds nuw [7 x i8], ptr %7, i64 0, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = sext i8 %55 to i32
  %57 = add nsw i32 %51, %56
  %58 = load ptr addrspace(1), ptr %2, align 8
  %59 = load i64, ptr %3, align 8
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %59
  store i32 %57, ptr addrspace(1) %60, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"block*", !"block*", !"int*"}
!6 = !{!"const", !"", !"const"}
!7 = !{i32 1, i32 0}
!8 = !{!"none", !"none"}
!9 = !{!"block*", !"int"}
!10 = !{!"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"block*", !"block*"}
!13 = !{!"const", !""}
!14 = !{i32 1}
!15 = !{!"none"}
!16 = !{!"int*"}
!17 = !{!""}
