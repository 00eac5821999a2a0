; ModuleID = 'int_divrem.cl'
source_filename = "int_divrem.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @quotients(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = freeze i32 %8
  %12 = freeze i32 %10
  %13 = sdiv i32 %11, %12
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = mul i32 %13, %12
  %16 = sub i32 %11, %15
  %17 = add i64 %6, %5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = shl i32 %8, 24
  %20 = ashr exact i32 %19, 24
  %21 = or i32 %10, 1
  %22 = shl i32 %21, 24
  %23 = ashr exact i32 %22, 24
  %24 = trunc nsw i32 %20 to i16
  %25 = trunc nsw i32 %23 to i16
  %26 = sdiv i16 %24, %25
  %27 = sext i16 %26 to i32
  %28 = shl i64 %6, 1
  %29 = add i64 %28, %5
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %29
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = shl i32 %8, 16
  %32 = ashr exact i32 %31, 16
  %33 = shl i32 %21, 16
  %34 = ashr exact i32 %33, 16
  %35 = srem i32 %32, %34
  %36 = mul i64 %6, 3
  %37 = add i64 %36, %5
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = icmp ne i32 %16, 0
  %40 = xor i32 %16, %10
  %41 = icmp slt i32 %40, 0
  %42 = and i1 %39, %41
  %43 = sext i1 %42 to i32
  %44 = add i32 %13, %43
  %45 = shl i64 %6, 2
  %46 = add i64 %45, %5
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %46
  store i32 %44, ptr addrspace(1) %47, align 4, !tbaa !3
  %48 = select i1 %42, i32 %10, i32 0
  %49 = add nsw i32 %48, %16
  %50 = mul i64 %6, 5
  %51 = add i64 %50, %5
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %51
  store i32 %49, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = freeze i32 %8
  %54 = freeze i32 %10
  %55 = udiv i32 %53, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !3
  %57 = mul i32 %55, %54
  %58 = sub i32 %53, %57
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %58, ptr addrspace(1) %59, align 4, !tbaa !3
  %60 = trunc i32 %8 to i8
  %61 = trunc i32 %21 to i8
  %62 = udiv i8 %60, %61
  %63 = zext i8 %62 to i32
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %29
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !3
  %65 = trunc i32 %8 to i16
  %66 = trunc i32 %21 to i16
  %67 = urem i16 %65, %66
  %68 = zext i16 %67 to i32
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %37
  store i32 %68, ptr addrspace(1) %69, align 4, !tbaa !3
  %70 = freeze i32 %8
  %71 = udiv i32 %70, 10
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %46
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !3
  %73 = mul i32 %71, 10
  %74 = sub i32 %70, %73
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %51
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_quotients(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = freeze i32 %8
  %12 = freeze i32 %10
  %13 = sdiv i32 %11, %12
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = mul i32 %13, %12
  %16 = sub i32 %11, %15
  %17 = add i64 %6, %5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = shl i32 %8, 24
  %20 = ashr exact i32 %19, 24
  %21 = or i32 %10, 1
  %22 = shl i32 %21, 24
  %23 = ashr exact i32 %22, 24
  %24 = trunc nsw i32 %20 to i16
  %25 = trunc nsw i32 %23 to i16
  %26 = sdiv i16 %24, %25
  %27 = sext i16 %26 to i32
  %28 = shl i64 %6, 1
  %29 = add i64 %28, %5
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %29
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = shl i32 %8, 16
  %32 = ashr exact i32 %31, 16
  %33 = shl i32 %21, 16
  %34 = ashr exact i32 %33, 16
  %35 = srem i32 %32, %34
  %36 = mul i64 %6, 3
  %37 = add i64 %36, %5
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = icmp ne i32 %16, 0
  %40 = xor i32 %16, %10
  %41 = icmp slt i32 %40, 0
  %42 = and i1 %39, %41
  %43 = sext i1 %42 to i32
  %44 = add i32 %13, %43
  %45 = shl i64 %6, 2
  %46 = add i64 %45, %5
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %46
  store i32 %44, ptr addrspace(1) %47, align 4, !tbaa !3
  %48 = select i1 %42, i32 %10, i32 0
  %49 = add nsw i32 %48, %16
  %50 = mul i64 %6, 5
  %51 = add i64 %50, %5
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %51
  store i32 %49, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = freeze i32 %8
  %54 = freeze i32 %10
  %55 = udiv i32 %53, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !3
  %57 = mul i32 %55, %54
  %58 = sub i32 %53, %57
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %58, ptr addrspace(1) %59, align 4, !tbaa !3
  %60 = trunc i32 %8 to i8
  %61 = trunc i32 %21 to i8
  %62 = udiv i8 %60, %61
  %63 = zext i8 %62 to i32
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %29
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !3
  %65 = trunc i32 %8 to i16
  %66 = trunc i32 %21 to i16
  %67 = urem i16 %65, %66
  %68 = zext i16 %67 to i32
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %37
  store i32 %68, ptr addrspace(1) %69, align 4, !tbaa !3
  %70 = freeze i32 %8
  %71 = udiv i32 %70, 10
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %46
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !3
  %73 = mul i32 %71, 10
  %74 = sub i32 %70, %73
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %51
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @vector_quotients(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, ptr addrspace(1) noundef readonly align 16 captures(none) %5, ptr addrspace(1) noundef writeonly align 16 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x i32>, ptr addrspace(1) %9, align 16, !tbaa !16
  %11 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %8
  %12 = load <4 x i32>, ptr addrspace(1) %11, align 16, !tbaa !16
  %13 = sdiv <4 x i32> %10, %12
  %14 = shl i64 %8, 5
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %14
  store <4 x i32> %13, ptr addrspace(1) %15, align 16, !tbaa !16
  %16 = load <4 x i32>, ptr addrspace(1) %9, align 16, !tbaa !16
  %17 = load <4 x i32>, ptr addrspace(1) %11, align 16, !tbaa !16
  %18 = srem <4 x i32> %16, %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  store <4 x i32> %18, ptr addrspace(1) %19, align 16, !tbaa !16
  %20 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %8
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16, !tbaa !16
  %22 = sdiv <8 x i16> %21, splat (i16 7)
  %23 = srem <8 x i16> %21, <i16 3, i16 5, i16 7, i16 9, i16 11, i16 13, i16 15, i16 17>
  %24 = sub nsw <8 x i16> %22, %23
  %25 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %8
  store <8 x i16> %24, ptr addrspace(1) %25, align 16, !tbaa !16
  %26 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %5, i64 %8
  %27 = load <2 x i64>, ptr addrspace(1) %26, align 16, !tbaa !16
  %28 = udiv <2 x i64> %27, splat (i64 1000003)
  %29 = urem <2 x i64> %27, <i64 77, i64 99991>
  %30 = add nuw nsw <2 x i64> %28, %29
  %31 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %6, i64 %8
  store <2 x i64> %30, ptr addrspace(1) %31, align 16, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_vector_quotients(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, ptr addrspace(1) noundef readonly align 16 captures(none) %5, ptr addrspace(1) noundef writeonly align 16 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x i32>, ptr addrspace(1) %9, align 16, !tbaa !16
  %11 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %8
  %12 = load <4 x i32>, ptr addrspace(1) %11, align 16, !tbaa !16
  %13 = sdiv <4 x i32> %10, %12
  %14 = shl i64 %8, 5
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %14
  store <4 x i32> %13, ptr addrspace(1) %15, align 16, !tbaa !16
  %16 = load <4 x i32>, ptr addrspace(1) %9, align 16, !tbaa !16
  %17 = load <4 x i32>, ptr addrspace(1) %11, align 16, !tbaa !16
  %18 = srem <4 x i32> %16, %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  store <4 x i32> %18, ptr addrspace(1) %19, align 16, !tbaa !16
  %20 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %3, i64 %8
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16, !tbaa !16
  %22 = sdiv <8 x i16> %21, splat (i16 7)
  %23 = srem <8 x i16> %21, <i16 3, i16 5, i16 7, i16 9, i16 11, i16 13, i16 15, i16 17>
  %24 = sub nsw <8 x i16> %22, %23
  %25 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %8
  store <8 x i16> %24, ptr addrspace(1) %25, align 16, !tbaa !16
  %26 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %5, i64 %8
  %27 = load <2 x i64>, ptr addrspace(1) %26, align 16, !tbaa !16
  %28 = udiv <2 x i64> %27, splat (i64 1000003)
  %29 = urem <2 x i64> %27, <i64 77, i64 99991>
  %30 = add nuw nsw <2 x i64> %28, %29
  %31 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %6, i64 %8
  store <2 x i64> %30, ptr addrspace(1) %31, align 16, !tbaa !16
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @greatest_divisor(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !21
  %7 = tail call spir_func i64 @_Z3absl(i64 noundef %6) #5
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !21
  %10 = tail call spir_func i64 @_Z3absl(i64 noundef %9) #5
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %14, %12 ], [ %7, %3 ]
  %14 = phi i64 [ %15, %12 ], [ %10, %3 ]
  %15 = urem i64 %13, %14
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %12

17:                                               ; preds = %12, %3
  %18 = phi i64 [ %7, %3 ], [ %14, %12 ]
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  store i64 %18, ptr addrspace(1) %19, align 8, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_greatest_divisor(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !21
  %7 = tail call spir_func i64 @_Z3absl(i64 noundef %6) #5
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !21
  %10 = tail call spir_func i64 @_Z3absl(i64 noundef %9) #5
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %14, %12 ], [ %7, %3 ]
  %14 = phi i64 [ %15, %12 ], [ %10, %3 ]
  %15 = urem i64 %13, %14
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %12

17:                                               ; preds = %12, %3
  %18 = phi i64 [ %7, %3 ], [ %14, %12 ]
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  store i64 %18, ptr addrspace(1) %19, align 8, !tbaa !21
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @decimal_digits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = mul i64 %3, 12
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 11
  store i8 0, ptr addrspace(1) %8, align 1, !tbaa !16
  br label %9

9:                                                ; preds = %9, %2
  %10 = phi i32 [ %5, %2 ], [ %13, %9 ]
  %11 = phi ptr addrspace(1) [ %8, %2 ], [ %18, %9 ]
  %12 = freeze i32 %10
  %13 = udiv i32 %12, 10
  %14 = mul i32 %13, 10
  %15 = sub i32 %12, %14
  %16 = trunc nuw nsw i32 %15 to i8
  %17 = or disjoint i8 %16, 48
  %18 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 -1
  store i8 %17, ptr addrspace(1) %18, align 1, !tbaa !16
  %19 = icmp ult i32 %10, 10
  br i1 %19, label %20, label %9

20:                                               ; preds = %9
  %21 = ptrtoint ptr addrspace(1) %8 to i64
  %22 = ptrtoint ptr addrspace(1) %18 to i64
  %23 = sub i64 %21, %22
  %24 = trunc i64 %23 to i8
  store i8 %24, ptr addrspace(1) %7, align 1, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_decimal_digits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = mul i64 %3, 12
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 11
  store i8 0, ptr addrspace(1) %8, align 1, !tbaa !16
  br label %9

9:                                                ; preds = %9, %2
  %10 = phi i32 [ %5, %2 ], [ %13, %9 ]
  %11 = phi ptr addrspace(1) [ %8, %2 ], [ %18, %9 ]
  %12 = freeze i32 %10
  %13 = udiv i32 %12, 10
  %14 = mul i32 %13, 10
  %15 = sub i32 %12, %14
  %16 = trunc nuw nsw i32 %15 to i8
  %17 = or disjoint i8 %16, 48
  %18 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 -1
  store i8 %17, ptr addrspace(1) %18, align 1, !tbaa !16
  %19 = icmp ult i32 %10, 10
  br i1 %19, label %20, label %9

20:                                               ; preds = %9
  %21 = ptrtoint ptr addrspace(1) %8 to i64
  %22 = ptrtoint ptr addrspace(1) %18 to i64
  %23 = sub i64 %21, %22
  %24 = trunc i64 %23 to i8
  store i8 %24, ptr addrspace(1) %7, align 1, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3absl(i64 noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int*", !"uint*"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!13 = !{!"int4*", !"int4*", !"int4*", !"short8*", !"short8*", !"ulong2*", !"ulong2*"}
!14 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"ulong __attribute__((ext_vector_type(2)))*", !"ulong __attribute__((ext_vector_type(2)))*"}
!15 = !{!"const", !"const", !"", !"const", !"", !"const", !""}
!16 = !{!5, !5, i64 0}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"long*", !"long*", !"long*"}
!20 = !{!"const", !"const", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !5, i64 0}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"uint*", !"uchar*"}
!26 = !{!"const", !""}
