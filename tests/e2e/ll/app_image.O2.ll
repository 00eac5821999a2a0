; ModuleID = 'app_image.cl'
source_filename = "app_image.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %8 = trunc i64 %7 to i32
  %9 = icmp eq i32 %6, 0
  %10 = icmp eq i32 %8, 0
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %18, label %12

12:                                               ; preds = %4
  %13 = add nsw i32 %2, -1
  %14 = icmp sgt i32 %13, %6
  %15 = add nsw i32 %3, -1
  %16 = icmp sgt i32 %15, %8
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %24, label %18

18:                                               ; preds = %12, %4
  %19 = icmp sgt i32 %2, %6
  %20 = icmp sgt i32 %3, %8
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %85

22:                                               ; preds = %18
  %23 = mul nsw i32 %2, %8
  br label %79

24:                                               ; preds = %12
  %25 = mul nsw i32 %2, %8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %26
  %28 = shl i64 %5, 32
  %29 = ashr exact i64 %28, 32
  %30 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %29
  %31 = sub nsw i32 0, %2
  %32 = xor i32 %2, -1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !11
  %36 = zext i8 %35 to i32
  %37 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 -1
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !11
  %39 = zext i8 %38 to i32
  %40 = sext i32 %13 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !11
  %43 = zext i8 %42 to i32
  %44 = sub i32 1, %2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !11
  %48 = zext i8 %47 to i32
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 1
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !11
  %51 = zext i8 %50 to i32
  %52 = sext i32 %2 to i64
  %53 = getelementptr i8, ptr addrspace(1) %30, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 1
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !11
  %56 = zext i8 %55 to i32
  %57 = sub nsw i32 %51, %39
  %58 = shl nsw i32 %57, 1
  %59 = add nuw nsw i32 %43, %36
  %60 = sub nsw i32 %48, %59
  %61 = add nsw i32 %60, %56
  %62 = add nsw i32 %61, %58
  %63 = sext i32 %31 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %63
  %65 = load i8, ptr addrspace(1) %64, align 1, !tbaa !11
  %66 = zext i8 %65 to i32
  %67 = load i8, ptr addrspace(1) %53, align 1, !tbaa !11
  %68 = zext i8 %67 to i32
  %69 = sub nsw i32 %68, %66
  %70 = shl nsw i32 %69, 1
  %71 = add nuw nsw i32 %36, %48
  %72 = sub nsw i32 %43, %71
  %73 = add nsw i32 %72, %56
  %74 = add nsw i32 %73, %70
  %75 = tail call spir_func i32 @_Z3absi(i32 noundef %62) #3
  %76 = tail call spir_func i32 @_Z3absi(i32 noundef %74) #3
  %77 = add i32 %76, %75
  %78 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %77) #3
  br label %79

79:                                               ; preds = %24, %22
  %80 = phi i32 [ %23, %22 ], [ %25, %24 ]
  %81 = phi i8 [ 0, %22 ], [ %78, %24 ]
  %82 = add nsw i32 %80, %6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %83
  store i8 %81, ptr addrspace(1) %84, align 1, !tbaa !11
  br label %85

85:                                               ; preds = %79, %18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %8 = trunc i64 %7 to i32
  %9 = icmp eq i32 %6, 0
  %10 = icmp eq i32 %8, 0
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %18, label %12

12:                                               ; preds = %4
  %13 = add nsw i32 %2, -1
  %14 = icmp sgt i32 %13, %6
  %15 = add nsw i32 %3, -1
  %16 = icmp sgt i32 %15, %8
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %24, label %18

18:                                               ; preds = %12, %4
  %19 = icmp sgt i32 %2, %6
  %20 = icmp sgt i32 %3, %8
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %85

22:                                               ; preds = %18
  %23 = mul nsw i32 %2, %8
  br label %79

24:                                               ; preds = %12
  %25 = mul nsw i32 %2, %8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %26
  %28 = shl i64 %5, 32
  %29 = ashr exact i64 %28, 32
  %30 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %29
  %31 = sub nsw i32 0, %2
  %32 = xor i32 %2, -1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !11
  %36 = zext i8 %35 to i32
  %37 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 -1
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !11
  %39 = zext i8 %38 to i32
  %40 = sext i32 %13 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !11
  %43 = zext i8 %42 to i32
  %44 = sub i32 1, %2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !11
  %48 = zext i8 %47 to i32
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 1
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !11
  %51 = zext i8 %50 to i32
  %52 = sext i32 %2 to i64
  %53 = getelementptr i8, ptr addrspace(1) %30, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 1
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !11
  %56 = zext i8 %55 to i32
  %57 = sub nsw i32 %51, %39
  %58 = shl nsw i32 %57, 1
  %59 = add nuw nsw i32 %43, %36
  %60 = sub nsw i32 %48, %59
  %61 = add nsw i32 %60, %56
  %62 = add nsw i32 %61, %58
  %63 = sext i32 %31 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %63
  %65 = load i8, ptr addrspace(1) %64, align 1, !tbaa !11
  %66 = zext i8 %65 to i32
  %67 = load i8, ptr addrspace(1) %53, align 1, !tbaa !11
  %68 = zext i8 %67 to i32
  %69 = sub nsw i32 %68, %66
  %70 = shl nsw i32 %69, 1
  %71 = add nuw nsw i32 %36, %48
  %72 = sub nsw i32 %43, %71
  %73 = add nsw i32 %72, %56
  %74 = add nsw i32 %73, %70
  %75 = tail call spir_func i32 @_Z3absi(i32 noundef %62) #3
  %76 = tail call spir_func i32 @_Z3absi(i32 noundef %74) #3
  %77 = add i32 %76, %75
  %78 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %77) #3
  br label %79

79:                                               ; preds = %24, %22
  %80 = phi i32 [ %23, %22 ], [ %25, %24 ]
  %81 = phi i8 [ 0, %22 ], [ %78, %24 ]
  %82 = add nsw i32 %80, %6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %83
  store i8 %81, ptr addrspace(1) %84, align 1, !tbaa !11
  br label %85

85:                                               ; preds = %79, %18
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @median3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = add i32 %5, 1
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %2, %8
  %10 = add i32 %6, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr i8, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr i8, ptr addrspace(1) %12, i64 -1
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !11
  %15 = add i32 %5, 2
  %16 = add i32 %15, %9
  %17 = sext i32 %16 to i64
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 -1
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !11
  %21 = add i32 %5, 3
  %22 = add i32 %21, %9
  %23 = sext i32 %22 to i64
  %24 = getelementptr i8, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr i8, ptr addrspace(1) %24, i64 -1
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !11
  %27 = add i32 %8, 1
  %28 = mul nsw i32 %27, %2
  %29 = add i32 %6, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr i8, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 -1
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !11
  %34 = add i32 %15, %28
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, ptr addrspace(1) %0, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 -1
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !11
  %39 = add i32 %21, %28
  %40 = sext i32 %39 to i64
  %41 = getelementptr i8, ptr addrspace(1) %0, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 -1
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !11
  %44 = add i32 %8, 2
  %45 = mul nsw i32 %44, %2
  %46 = add i32 %6, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 -1
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !11
  %51 = add i32 %15, %45
  %52 = sext i32 %51 to i64
  %53 = getelementptr i8, ptr addrspace(1) %0, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 -1
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !11
  %56 = add i32 %21, %45
  %57 = sext i32 %56 to i64
  %58 = getelementptr i8, ptr addrspace(1) %0, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 -1
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !11
  %61 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %20, i8 noundef zeroext %26) #3
  %62 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %20, i8 noundef zeroext %26) #3
  %63 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %38, i8 noundef zeroext %43) #3
  %64 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %38, i8 noundef zeroext %43) #3
  %65 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %55, i8 noundef zeroext %60) #3
  %66 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %55, i8 noundef zeroext %60) #3
  %67 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %14, i8 noundef zeroext %61) #3
  %68 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %14, i8 noundef zeroext %61) #3
  %69 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %33, i8 noundef zeroext %63) #3
  %70 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %33, i8 noundef zeroext %63) #3
  %71 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %50, i8 noundef zeroext %65) #3
  %72 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %50, i8 noundef zeroext %65) #3
  %73 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %68, i8 noundef zeroext %62) #3
  %74 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %68, i8 noundef zeroext %62) #3
  %75 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %70, i8 noundef zeroext %64) #3
  %76 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %70, i8 noundef zeroext %64) #3
  %77 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %72, i8 noundef zeroext %66) #3
  %78 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %72, i8 noundef zeroext %66) #3
  %79 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %67, i8 noundef zeroext %69) #3
  %80 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %76, i8 noundef zeroext %78) #3
  %81 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %75, i8 noundef zeroext %77) #3
  %82 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %75, i8 noundef zeroext %77) #3
  %83 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %79, i8 noundef zeroext %71) #3
  %84 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %73, i8 noundef zeroext %81) #3
  %85 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %74, i8 noundef zeroext %80) #3
  %86 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %84, i8 noundef zeroext %82) #3
  %87 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %86, i8 noundef zeroext %85) #3
  %88 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %86, i8 noundef zeroext %85) #3
  %89 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %83, i8 noundef zeroext %87) #3
  %90 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %89, i8 noundef zeroext %88) #3
  %91 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %30
  store i8 %90, ptr addrspace(1) %91, align 1, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_median3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = add i32 %5, 1
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %2, %8
  %10 = add i32 %6, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr i8, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr i8, ptr addrspace(1) %12, i64 -1
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !11
  %15 = add i32 %5, 2
  %16 = add i32 %15, %9
  %17 = sext i32 %16 to i64
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 -1
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !11
  %21 = add i32 %5, 3
  %22 = add i32 %21, %9
  %23 = sext i32 %22 to i64
  %24 = getelementptr i8, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr i8, ptr addrspace(1) %24, i64 -1
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !11
  %27 = add i32 %8, 1
  %28 = mul nsw i32 %27, %2
  %29 = add i32 %6, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr i8, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 -1
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !11
  %34 = add i32 %15, %28
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, ptr addrspace(1) %0, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 -1
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !11
  %39 = add i32 %21, %28
  %40 = sext i32 %39 to i64
  %41 = getelementptr i8, ptr addrspace(1) %0, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 -1
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !11
  %44 = add i32 %8, 2
  %45 = mul nsw i32 %44, %2
  %46 = add i32 %6, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 -1
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !11
  %51 = add i32 %15, %45
  %52 = sext i32 %51 to i64
  %53 = getelementptr i8, ptr addrspace(1) %0, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 -1
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !11
  %56 = add i32 %21, %45
  %57 = sext i32 %56 to i64
  %58 = getelementptr i8, ptr addrspace(1) %0, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 -1
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !11
  %61 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %20, i8 noundef zeroext %26) #3
  %62 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %20, i8 noundef zeroext %26) #3
  %63 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %38, i8 noundef zeroext %43) #3
  %64 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %38, i8 noundef zeroext %43) #3
  %65 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %55, i8 noundef zeroext %60) #3
  %66 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %55, i8 noundef zeroext %60) #3
  %67 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %14, i8 noundef zeroext %61) #3
  %68 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %14, i8 noundef zeroext %61) #3
  %69 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %33, i8 noundef zeroext %63) #3
  %70 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %33, i8 noundef zeroext %63) #3
  %71 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %50, i8 noundef zeroext %65) #3
  %72 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %50, i8 noundef zeroext %65) #3
  %73 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %68, i8 noundef zeroext %62) #3
  %74 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %68, i8 noundef zeroext %62) #3
  %75 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %70, i8 noundef zeroext %64) #3
  %76 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %70, i8 noundef zeroext %64) #3
  %77 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %72, i8 noundef zeroext %66) #3
  %78 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %72, i8 noundef zeroext %66) #3
  %79 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %67, i8 noundef zeroext %69) #3
  %80 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %76, i8 noundef zeroext %78) #3
  %81 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %75, i8 noundef zeroext %77) #3
  %82 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %75, i8 noundef zeroext %77) #3
  %83 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %79, i8 noundef zeroext %71) #3
  %84 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %73, i8 noundef zeroext %81) #3
  %85 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %74, i8 noundef zeroext %80) #3
  %86 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %84, i8 noundef zeroext %82) #3
  %87 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %86, i8 noundef zeroext %85) #3
  %88 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %86, i8 noundef zeroext %85) #3
  %89 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %83, i8 noundef zeroext %87) #3
  %90 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %89, i8 noundef zeroext %88) #3
  %91 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %30
  store i8 %90, ptr addrspace(1) %91, align 1, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @scale_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, <2 x i32> noundef %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, <2 x i32> noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %10) #3
  %12 = fadd <2 x float> %11, splat (float 5.000000e-01)
  %13 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %1) #3
  %14 = fmul <2 x float> %12, %13
  %15 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %3) #3
  %16 = fdiv <2 x float> %14, %15, !fpmath !19
  %17 = fadd <2 x float> %16, splat (float -5.000000e-01)
  %18 = tail call spir_func <2 x float> @_Z5floorDv2_f(<2 x float> noundef %17) #3
  %19 = fsub <2 x float> %17, %18
  %20 = tail call spir_func <2 x i32> @_Z12convert_int2Dv2_f(<2 x float> noundef %18) #3
  %21 = add <2 x i32> %1, splat (i32 -1)
  %22 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %20, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %21) #3
  %23 = add <2 x i32> %20, splat (i32 1)
  %24 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %23, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %21) #3
  %25 = extractelement <2 x i32> %22, i64 1
  %26 = extractelement <2 x i32> %1, i64 0
  %27 = mul nsw i32 %25, %26
  %28 = extractelement <2 x i32> %22, i64 0
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %30
  %32 = load <4 x i8>, ptr addrspace(1) %31, align 4, !tbaa !11
  %33 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %32) #3
  %34 = extractelement <2 x i32> %24, i64 0
  %35 = add nsw i32 %27, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %36
  %38 = load <4 x i8>, ptr addrspace(1) %37, align 4, !tbaa !11
  %39 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %38) #3
  %40 = extractelement <2 x i32> %24, i64 1
  %41 = mul nsw i32 %40, %26
  %42 = add nsw i32 %41, %28
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %43
  %45 = load <4 x i8>, ptr addrspace(1) %44, align 4, !tbaa !11
  %46 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %45) #3
  %47 = add nsw i32 %41, %34
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %48
  %50 = load <4 x i8>, ptr addrspace(1) %49, align 4, !tbaa !11
  %51 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %50) #3
  %52 = extractelement <2 x float> %19, i64 0
  %53 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %33, <4 x float> noundef %39, float noundef %52) #3
  %54 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %46, <4 x float> noundef %51, float noundef %52) #3
  %55 = extractelement <2 x float> %19, i64 1
  %56 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %53, <4 x float> noundef %54, float noundef %55) #3
  %57 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %56) #3
  %58 = extractelement <2 x i32> %3, i64 0
  %59 = mul nsw i32 %58, %9
  %60 = add nsw i32 %59, %6
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %61
  store <4 x i8> %57, ptr addrspace(1) %62, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_scale_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, <2 x i32> noundef %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, <2 x i32> noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %10) #3
  %12 = fadd <2 x float> %11, splat (float 5.000000e-01)
  %13 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %1) #3
  %14 = fmul <2 x float> %12, %13
  %15 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %3) #3
  %16 = fdiv <2 x float> %14, %15, !fpmath !19
  %17 = fadd <2 x float> %16, splat (float -5.000000e-01)
  %18 = tail call spir_func <2 x float> @_Z5floorDv2_f(<2 x float> noundef %17) #3
  %19 = fsub <2 x float> %17, %18
  %20 = tail call spir_func <2 x i32> @_Z12convert_int2Dv2_f(<2 x float> noundef %18) #3
  %21 = add <2 x i32> %1, splat (i32 -1)
  %22 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %20, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %21) #3
  %23 = add <2 x i32> %20, splat (i32 1)
  %24 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %23, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %21) #3
  %25 = extractelement <2 x i32> %22, i64 1
  %26 = extractelement <2 x i32> %1, i64 0
  %27 = mul nsw i32 %25, %26
  %28 = extractelement <2 x i32> %22, i64 0
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %30
  %32 = load <4 x i8>, ptr addrspace(1) %31, align 4, !tbaa !11
  %33 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %32) #3
  %34 = extractelement <2 x i32> %24, i64 0
  %35 = add nsw i32 %27, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %36
  %38 = load <4 x i8>, ptr addrspace(1) %37, align 4, !tbaa !11
  %39 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %38) #3
  %40 = extractelement <2 x i32> %24, i64 1
  %41 = mul nsw i32 %40, %26
  %42 = add nsw i32 %41, %28
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %43
  %45 = load <4 x i8>, ptr addrspace(1) %44, align 4, !tbaa !11
  %46 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %45) #3
  %47 = add nsw i32 %41, %34
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %48
  %50 = load <4 x i8>, ptr addrspace(1) %49, align 4, !tbaa !11
  %51 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %50) #3
  %52 = extractelement <2 x float> %19, i64 0
  %53 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %33, <4 x float> noundef %39, float noundef %52) #3
  %54 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %46, <4 x float> noundef %51, float noundef %52) #3
  %55 = extractelement <2 x float> %19, i64 1
  %56 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %53, <4 x float> noundef %54, float noundef %55) #3
  %57 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %56) #3
  %58 = extractelement <2 x i32> %3, i64 0
  %59 = mul nsw i32 %58, %9
  %60 = add nsw i32 %59, %6
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %61
  store <4 x i8> %57, ptr addrspace(1) %62, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z5floorDv2_f(<2 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z12convert_int2Dv2_f(<2 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"uchar*", !"uchar*", !"int", !"int"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!5, !5, i64 0}
!12 = !{i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"uchar*", !"uchar*", !"int"}
!15 = !{!"const", !"", !""}
!16 = !{i32 1, i32 0, i32 1, i32 0}
!17 = !{!"uchar4*", !"int2", !"uchar4*", !"int2"}
!18 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))", !"uchar __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))"}
!19 = !{float 2.500000e+00}
