; ModuleID = 'struct_pointers.cl'
source_filename = "struct_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.view = type { ptr addrspace(1), i32, <2 x i32> }
%struct.node = type { i32, i32 }
%struct.rows = type { [3 x ptr addrspace(1)], ptr addrspace(3) }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func float @at(ptr noundef byval(%struct.view) align 8 %0, <2 x i32> noundef %1) #0 {
  %3 = alloca <2 x i32>, align 8
  %4 = alloca <2 x i32>, align 8
  store <2 x i32> %1, ptr %3, align 8
  %5 = load <2 x i32>, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.view, ptr %0, i32 0, i32 2
  %7 = load <2 x i32>, ptr %6, align 8
  %8 = sub <2 x i32> %7, splat (i32 1)
  %9 = call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %5, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %8) #6
  store <2 x i32> %9, ptr %4, align 8
  %10 = getelementptr inbounds nuw %struct.view, ptr %0, i32 0, i32 0
  %11 = load ptr addrspace(1), ptr %10, align 8
  %12 = load <2 x i32>, ptr %4, align 8
  %13 = extractelement <2 x i32> %12, i64 1
  %14 = getelementptr inbounds nuw %struct.view, ptr %0, i32 0, i32 1
  %15 = load i32, ptr %14, align 8
  %16 = mul nsw i32 %13, %15
  %17 = load <2 x i32>, ptr %4, align 8
  %18 = extractelement <2 x i32> %17, i64 0
  %19 = add nsw i32 %16, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %11, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4
  ret float %22
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @put(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3) #0 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store ptr addrspace(4) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load float, ptr %8, align 4
  %10 = load ptr addrspace(4), ptr %5, align 8
  %11 = getelementptr inbounds nuw %struct.view, ptr addrspace(4) %10, i32 0, i32 0
  %12 = load ptr addrspace(1), ptr addrspace(4) %11, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load ptr addrspace(4), ptr %5, align 8
  %15 = getelementptr inbounds nuw %struct.view, ptr addrspace(4) %14, i32 0, i32 1
  %16 = load i32, ptr addrspace(4) %15, align 8
  %17 = mul nsw i32 %13, %16
  %18 = load i32, ptr %6, align 4
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %20
  store float %9, ptr addrspace(1) %21, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @box_blur(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_box_blur(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_box_blur(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.view, align 8
  %10 = alloca <2 x i32>, align 8
  %11 = alloca %struct.view, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %18 = getelementptr inbounds nuw %struct.view, ptr %9, i32 0, i32 0
  %19 = load ptr addrspace(1), ptr %5, align 8
  store ptr addrspace(1) %19, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.view, ptr %9, i32 0, i32 1
  %21 = load i32, ptr %7, align 4
  store i32 %21, ptr %20, align 8
  %22 = getelementptr i8, ptr %9, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %22, i8 0, i64 4, i1 false)
  %23 = getelementptr inbounds nuw %struct.view, ptr %9, i32 0, i32 2
  %24 = load i32, ptr %7, align 4
  %25 = insertelement <2 x i32> poison, i32 %24, i32 0
  %26 = load i32, ptr %8, align 4
  %27 = insertelement <2 x i32> %25, i32 %26, i32 1
  store <2 x i32> %27, ptr %10, align 8
  %28 = load <2 x i32>, ptr %10, align 8
  store <2 x i32> %28, ptr %23, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %9, i64 24, i1 false)
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = getelementptr inbounds nuw %struct.view, ptr %11, i32 0, i32 0
  store ptr addrspace(1) %29, ptr %30, align 8
  %31 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %12, align 4
  %33 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store i32 -1, ptr %15, align 4
  br label %35

35:                                               ; preds = %59, %4
  %36 = load i32, ptr %15, align 4
  %37 = icmp sle i32 %36, 1
  br i1 %37, label %38, label %62

38:                                               ; preds = %35
  store i32 -1, ptr %16, align 4
  br label %39

39:                                               ; preds = %55, %38
  %40 = load i32, ptr %16, align 4
  %41 = icmp sle i32 %40, 1
  br i1 %41, label %42, label %58

42:                                               ; preds = %39
  %43 = load i32, ptr %12, align 4
  %44 = load i32, ptr %16, align 4
  %45 = add nsw i32 %43, %44
  %46 = insertelement <2 x i32> poison, i32 %45, i32 0
  %47 = load i32, ptr %13, align 4
  %48 = load i32, ptr %15, align 4
  %49 = add nsw i32 %47, %48
  %50 = insertelement <2 x i32> %46, i32 %49, i32 1
  store <2 x i32> %50, ptr %17, align 8
  %51 = load <2 x i32>, ptr %17, align 8
  %52 = call spir_func float @at(ptr noundef byval(%struct.view) align 8 %9, <2 x i32> noundef %51) #8
  %53 = load float, ptr %14, align 4
  %54 = fadd float %53, %52
  store float %54, ptr %14, align 4
  br label %55

55:                                               ; preds = %42
  %56 = load i32, ptr %16, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %16, align 4
  br label %39

58:                                               ; preds = %39
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %15, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %15, align 4
  br label %35

62:                                               ; preds = %35
  %63 = addrspacecast ptr %11 to ptr addrspace(4)
  %64 = load i32, ptr %12, align 4
  %65 = load i32, ptr %13, align 4
  %66 = load float, ptr %14, align 4
  call spir_func void @put(ptr addrspace(4) noundef %63, i32 noundef %64, i32 noundef %65, float noundef %66) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @walk_lists(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_walk_lists(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_walk_lists(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %11, ptr %7, align 8
  store i32 0, ptr %8, align 4
  store i32 1, ptr %9, align 4
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %10, align 4
  br label %16

16:                                               ; preds = %31, %3
  %17 = load i32, ptr %10, align 4
  %18 = icmp sge i32 %17, 0
  br i1 %18, label %19, label %38

19:                                               ; preds = %16
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i32, ptr %10, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.node, ptr addrspace(1) %20, i64 %22
  %24 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %23, i32 0, i32 0
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = load i32, ptr %9, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %9, align 4
  %28 = mul nsw i32 %25, %26
  %29 = load i32, ptr %8, align 4
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr %8, align 4
  br label %31

31:                                               ; preds = %19
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.node, ptr addrspace(1) %32, i64 %34
  %36 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %35, i32 0, i32 1
  %37 = load i32, ptr addrspace(1) %36, align 4
  store i32 %37, ptr %10, align 4
  br label %16

38:                                               ; preds = %16
  %39 = load i32, ptr %8, align 4
  %40 = load ptr addrspace(1), ptr %6, align 8
  %41 = load i64, ptr %7, align 8
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %41
  store i32 %39, ptr addrspace(1) %42, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @three_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(3) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(3), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_three_rows(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(3) noundef align 4 %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_three_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(3), align 8
  %11 = alloca %struct.rows, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(3) %4, ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %6, align 8
  %16 = getelementptr inbounds nuw %struct.rows, ptr %11, i32 0, i32 0
  %17 = getelementptr inbounds [3 x ptr addrspace(1)], ptr %16, i64 0, i64 0
  store ptr addrspace(1) %15, ptr %17, align 8
  %18 = load ptr addrspace(1), ptr %7, align 8
  %19 = getelementptr inbounds nuw %struct.rows, ptr %11, i32 0, i32 0
  %20 = getelementptr inbounds [3 x ptr addrspace(1)], ptr %19, i64 0, i64 1
  store ptr addrspace(1) %18, ptr %20, align 8
  %21 = load ptr addrspace(1), ptr %8, align 8
  %22 = getelementptr inbounds nuw %struct.rows, ptr %11, i32 0, i32 0
  %23 = getelementptr inbounds [3 x ptr addrspace(1)], ptr %22, i64 0, i64 2
  store ptr addrspace(1) %21, ptr %23, align 8
  %24 = load ptr addrspace(3), ptr %10, align 8
  %25 = getelementptr inbounds nuw %struct.rows, ptr %11, i32 0, i32 1
  store ptr addrspace(3) %24, ptr %25, align 8
  %26 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %26, ptr %12, align 8
  %27 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  store i64 %27, ptr %13, align 8
  %28 = getelementptr inbounds nuw %struct.rows, ptr %11, i32 0, i32 1
  %29 = load ptr addrspace(3), ptr %28, align 8
  %30 = load i64, ptr %13, align 8
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) %29, i64 %30
  store i32 0, ptr addrspace(3) %31, align 4
  store i32 0, ptr %14, align 4
  br label %32

32:                                               ; preds = %56, %5
  %33 = load i32, ptr %14, align 4
  %34 = icmp slt i32 %33, 3
  br i1 %34, label %35, label %59

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw %struct.rows, ptr %11, i32 0, i32 0
  %37 = load i32, ptr %14, align 4
  %38 = sext i32 %37 to i64
  %39 = load i64, ptr %12, align 8
  %40 = add i64 %38, %39
  %41 = urem i64 %40, 3
  %42 = getelementptr inbounds nuw [3 x ptr addrspace(1)], ptr %36, i64 0, i64 %41
  %43 = load ptr addrspace(1), ptr %42, align 8
  %44 = load i64, ptr %12, align 8
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4
  %47 = load i32, ptr %14, align 4
  %48 = add nsw i32 %47, 1
  %49 = mul nsw i32 %46, %48
  %50 = getelementptr inbounds nuw %struct.rows, ptr %11, i32 0, i32 1
  %51 = load ptr addrspace(3), ptr %50, align 8
  %52 = load i64, ptr %13, align 8
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) %51, i64 %52
  %54 = load i32, ptr addrspace(3) %53, align 4
  %55 = add nsw i32 %54, %49
  store i32 %55, ptr addrspace(3) %53, align 4
  br label %56

56:                                               ; preds = %35
  %57 = load i32, ptr %14, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %14, align 4
  br label %32

59:                                               ; preds = %32
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %60 = getelementptr inbounds nuw %struct.rows, ptr %11, i32 0, i32 1
  %61 = load ptr addrspace(3), ptr %60, align 8
  %62 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %63 = sub i64 %62, 1
  %64 = load i64, ptr %13, align 8
  %65 = sub i64 %63, %64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(3) %61, i64 %65
  %67 = load i32, ptr addrspace(3) %66, align 4
  %68 = load ptr addrspace(1), ptr %9, align 8
  %69 = load i64, ptr %12, align 8
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %69
  store i32 %67, ptr addrspace(1) %70, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int", !"int"}
!6 = !{!"", !"", !"", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"node*", !"int*", !"int*"}
!10 = !{!"struct node*", !"int*", !"int*"}
!11 = !{!"const", !"const", !""}
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 3}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"int*", !"int*", !"int*", !"int*"}
!15 = !{!"const", !"const", !"const", !"", !""}
