; ModuleID = 'control_logic.cl'
source_filename = "control_logic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_func noundef zeroext i1 @odd_side_effect(i32 noundef %0, ptr addrspace(4) noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = load i32, ptr addrspace(4) %1, align 4, !tbaa !3
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr addrspace(4) %1, align 4, !tbaa !3
  %5 = and i32 %0, 1
  %6 = icmp ne i32 %5, 0
  ret i1 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @short_circuits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = freeze i32 %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = icmp sgt i32 %8, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %3
  %13 = and i32 %10, 1
  %14 = icmp ne i32 %13, 0
  %15 = icmp samesign ugt i32 %8, 10
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = xor i1 %14, true
  %18 = select i1 %14, i32 0, i32 8
  br label %31

19:                                               ; preds = %3, %12
  %20 = phi i1 [ %14, %12 ], [ false, %3 ]
  %21 = phi i32 [ 2, %12 ], [ 1, %3 ]
  %22 = and i32 %8, 1
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %20 to i32
  %25 = xor i1 %23, %20
  %26 = and i1 %23, %20
  %27 = select i1 %25, i32 8, i32 0
  %28 = select i1 %26, i32 %27, i32 8
  %29 = shl nuw nsw i32 %22, 1
  %30 = sub nuw nsw i32 2, %22
  br label %31

31:                                               ; preds = %19, %16
  %32 = phi i32 [ %28, %19 ], [ %18, %16 ]
  %33 = phi i1 [ %25, %19 ], [ %17, %16 ]
  %34 = phi i32 [ %24, %19 ], [ %13, %16 ]
  %35 = phi i32 [ %30, %19 ], [ 1, %16 ]
  %36 = phi i32 [ %21, %19 ], [ 1, %16 ]
  %37 = phi i1 [ %20, %19 ], [ %14, %16 ]
  %38 = phi i32 [ %29, %19 ], [ 2, %16 ]
  %39 = select i1 %33, i32 4, i32 0
  %40 = or disjoint i32 %34, %32
  %41 = or disjoint i32 %40, %39
  %42 = or disjoint i32 %41, %38
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %45 = getelementptr i32, ptr addrspace(1) %44, i64 %4
  store i32 %36, ptr addrspace(1) %45, align 4, !tbaa !3
  %46 = icmp slt i32 %8, %10
  %47 = zext i1 %46 to i32
  %48 = icmp sgt i32 %8, %10
  %49 = select i1 %48, i32 0, i32 2
  %50 = or disjoint i32 %49, %47
  %51 = icmp eq i32 %8, %10
  %52 = select i1 %51, i32 4, i32 0
  %53 = or disjoint i32 %50, %52
  %54 = select i1 %51, i32 0, i32 -8
  %55 = or disjoint i32 %53, %54
  %56 = shl i64 %5, 3
  %57 = getelementptr i8, ptr addrspace(1) %2, i64 %56
  %58 = getelementptr i32, ptr addrspace(1) %57, i64 %4
  store i32 %55, ptr addrspace(1) %58, align 4, !tbaa !3
  %59 = select i1 %33, i32 3, i32 4
  %60 = select i1 %37, i32 %35, i32 %59
  %61 = mul i64 %5, 12
  %62 = getelementptr i8, ptr addrspace(1) %2, i64 %61
  %63 = getelementptr i32, ptr addrspace(1) %62, i64 %4
  store i32 %60, ptr addrspace(1) %63, align 4, !tbaa !3
  %64 = select i1 %48, i32 255, i32 0
  %65 = shl i64 %5, 4
  %66 = getelementptr i8, ptr addrspace(1) %2, i64 %65
  %67 = getelementptr i32, ptr addrspace(1) %66, i64 %4
  store i32 %64, ptr addrspace(1) %67, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_short_circuits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = freeze i32 %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = icmp sgt i32 %8, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %3
  %13 = and i32 %10, 1
  %14 = icmp ne i32 %13, 0
  %15 = icmp samesign ugt i32 %8, 10
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = xor i1 %14, true
  %18 = select i1 %14, i32 0, i32 8
  br label %31

19:                                               ; preds = %3, %12
  %20 = phi i1 [ %14, %12 ], [ false, %3 ]
  %21 = phi i32 [ 2, %12 ], [ 1, %3 ]
  %22 = and i32 %8, 1
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %20 to i32
  %25 = xor i1 %23, %20
  %26 = and i1 %23, %20
  %27 = select i1 %25, i32 8, i32 0
  %28 = select i1 %26, i32 %27, i32 8
  %29 = shl nuw nsw i32 %22, 1
  %30 = sub nuw nsw i32 2, %22
  br label %31

31:                                               ; preds = %19, %16
  %32 = phi i32 [ %28, %19 ], [ %18, %16 ]
  %33 = phi i1 [ %25, %19 ], [ %17, %16 ]
  %34 = phi i32 [ %24, %19 ], [ %13, %16 ]
  %35 = phi i32 [ %30, %19 ], [ 1, %16 ]
  %36 = phi i32 [ %21, %19 ], [ 1, %16 ]
  %37 = phi i1 [ %20, %19 ], [ %14, %16 ]
  %38 = phi i32 [ %29, %19 ], [ 2, %16 ]
  %39 = select i1 %33, i32 4, i32 0
  %40 = or disjoint i32 %34, %32
  %41 = or disjoint i32 %40, %39
  %42 = or disjoint i32 %41, %38
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %45 = getelementptr i32, ptr addrspace(1) %44, i64 %4
  store i32 %36, ptr addrspace(1) %45, align 4, !tbaa !3
  %46 = icmp slt i32 %8, %10
  %47 = zext i1 %46 to i32
  %48 = icmp sgt i32 %8, %10
  %49 = select i1 %48, i32 0, i32 2
  %50 = or disjoint i32 %49, %47
  %51 = icmp eq i32 %8, %10
  %52 = select i1 %51, i32 4, i32 0
  %53 = or disjoint i32 %50, %52
  %54 = select i1 %51, i32 0, i32 -8
  %55 = or disjoint i32 %53, %54
  %56 = shl i64 %5, 3
  %57 = getelementptr i8, ptr addrspace(1) %2, i64 %56
  %58 = getelementptr i32, ptr addrspace(1) %57, i64 %4
  store i32 %55, ptr addrspace(1) %58, align 4, !tbaa !3
  %59 = select i1 %33, i32 3, i32 4
  %60 = select i1 %37, i32 %35, i32 %59
  %61 = mul i64 %5, 12
  %62 = getelementptr i8, ptr addrspace(1) %2, i64 %61
  %63 = getelementptr i32, ptr addrspace(1) %62, i64 %4
  store i32 %60, ptr addrspace(1) %63, align 4, !tbaa !3
  %64 = select i1 %48, i32 255, i32 0
  %65 = shl i64 %5, 4
  %66 = getelementptr i8, ptr addrspace(1) %2, i64 %65
  %67 = getelementptr i32, ptr addrspace(1) %66, i64 %4
  store i32 %64, ptr addrspace(1) %67, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @majority(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr i8, ptr addrspace(1) %0, i64 %4
  %6 = load i8, ptr addrspace(1) %5, align 1, !tbaa !13
  %7 = lshr i8 %6, 7
  %8 = getelementptr i8, ptr addrspace(1) %5, i64 1
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !13
  %10 = lshr i8 %9, 7
  %11 = getelementptr i8, ptr addrspace(1) %5, i64 2
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !13
  %13 = lshr i8 %12, 7
  %14 = getelementptr i8, ptr addrspace(1) %5, i64 3
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !13
  %16 = lshr i8 %15, 7
  %17 = getelementptr i8, ptr addrspace(1) %5, i64 4
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !13
  %19 = lshr i8 %18, 7
  %20 = getelementptr i8, ptr addrspace(1) %5, i64 5
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !13
  %22 = lshr i8 %21, 7
  %23 = getelementptr i8, ptr addrspace(1) %5, i64 6
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !13
  %25 = lshr i8 %24, 7
  %26 = getelementptr i8, ptr addrspace(1) %5, i64 7
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !13
  %28 = lshr i8 %27, 7
  %29 = getelementptr i8, ptr addrspace(1) %5, i64 8
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !13
  %31 = lshr i8 %30, 7
  %32 = icmp eq i8 %10, %7
  %33 = icmp ne i8 %7, %10
  %34 = icmp eq i8 %13, %7
  %35 = and i1 %32, %34
  %36 = xor i8 %10, %13
  %37 = zext i1 %33 to i8
  %38 = or i8 %36, %37
  %39 = icmp eq i8 %16, %7
  %40 = and i1 %35, %39
  %41 = xor i8 %13, %16
  %42 = or i8 %41, %38
  %43 = icmp eq i8 %19, %7
  %44 = and i1 %40, %43
  %45 = xor i8 %16, %19
  %46 = or i8 %45, %42
  %47 = icmp eq i8 %22, %7
  %48 = and i1 %44, %47
  %49 = xor i8 %19, %22
  %50 = or i8 %49, %46
  %51 = icmp eq i8 %25, %7
  %52 = and i1 %48, %51
  %53 = xor i8 %22, %25
  %54 = or i8 %53, %50
  %55 = icmp ne i8 %54, 0
  %56 = icmp eq i8 %28, %7
  %57 = and i1 %52, %56
  %58 = xor i8 %25, %28
  %59 = zext i1 %55 to i8
  %60 = or i8 %58, %59
  %61 = icmp eq i8 %31, %7
  %62 = and i1 %57, %61
  %63 = xor i8 %28, %31
  %64 = or i8 %63, %60
  %65 = add nuw nsw i8 %7, %10
  %66 = add nuw nsw i8 %65, %13
  %67 = add nuw nsw i8 %66, %16
  %68 = add nuw nsw i8 %67, %19
  %69 = add nuw nsw i8 %68, %22
  %70 = add nuw nsw i8 %69, %25
  %71 = zext nneg i8 %70 to i32
  %72 = zext nneg i8 %28 to i32
  %73 = add nuw nsw i32 %71, %72
  %74 = zext nneg i8 %31 to i32
  %75 = add nuw nsw i32 %73, %74
  %76 = icmp samesign ugt i32 %75, 4
  %77 = zext i1 %76 to i8
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  store i8 %77, ptr addrspace(1) %78, align 1, !tbaa !13
  %79 = shl nuw nsw i32 %75, 2
  %80 = select i1 %62, i32 2, i32 0
  %81 = or disjoint i32 %80, %79
  %82 = zext nneg i8 %64 to i32
  %83 = or disjoint i32 %81, %82
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %83, ptr addrspace(1) %84, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_majority(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr i8, ptr addrspace(1) %0, i64 %4
  %6 = load i8, ptr addrspace(1) %5, align 1, !tbaa !13
  %7 = lshr i8 %6, 7
  %8 = getelementptr i8, ptr addrspace(1) %5, i64 1
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !13
  %10 = lshr i8 %9, 7
  %11 = getelementptr i8, ptr addrspace(1) %5, i64 2
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !13
  %13 = lshr i8 %12, 7
  %14 = getelementptr i8, ptr addrspace(1) %5, i64 3
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !13
  %16 = lshr i8 %15, 7
  %17 = getelementptr i8, ptr addrspace(1) %5, i64 4
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !13
  %19 = lshr i8 %18, 7
  %20 = getelementptr i8, ptr addrspace(1) %5, i64 5
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !13
  %22 = lshr i8 %21, 7
  %23 = getelementptr i8, ptr addrspace(1) %5, i64 6
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !13
  %25 = lshr i8 %24, 7
  %26 = getelementptr i8, ptr addrspace(1) %5, i64 7
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !13
  %28 = lshr i8 %27, 7
  %29 = getelementptr i8, ptr addrspace(1) %5, i64 8
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !13
  %31 = lshr i8 %30, 7
  %32 = icmp eq i8 %10, %7
  %33 = icmp ne i8 %7, %10
  %34 = icmp eq i8 %13, %7
  %35 = and i1 %32, %34
  %36 = xor i8 %10, %13
  %37 = zext i1 %33 to i8
  %38 = or i8 %36, %37
  %39 = icmp eq i8 %16, %7
  %40 = and i1 %35, %39
  %41 = xor i8 %13, %16
  %42 = or i8 %41, %38
  %43 = icmp eq i8 %19, %7
  %44 = and i1 %40, %43
  %45 = xor i8 %16, %19
  %46 = or i8 %45, %42
  %47 = icmp eq i8 %22, %7
  %48 = and i1 %44, %47
  %49 = xor i8 %19, %22
  %50 = or i8 %49, %46
  %51 = icmp eq i8 %25, %7
  %52 = and i1 %48, %51
  %53 = xor i8 %22, %25
  %54 = or i8 %53, %50
  %55 = icmp ne i8 %54, 0
  %56 = icmp eq i8 %28, %7
  %57 = and i1 %52, %56
  %58 = xor i8 %25, %28
  %59 = zext i1 %55 to i8
  %60 = or i8 %58, %59
  %61 = icmp eq i8 %31, %7
  %62 = and i1 %57, %61
  %63 = xor i8 %28, %31
  %64 = or i8 %63, %60
  %65 = add nuw nsw i8 %7, %10
  %66 = add nuw nsw i8 %65, %13
  %67 = add nuw nsw i8 %66, %16
  %68 = add nuw nsw i8 %67, %19
  %69 = add nuw nsw i8 %68, %22
  %70 = add nuw nsw i8 %69, %25
  %71 = zext nneg i8 %70 to i32
  %72 = zext nneg i8 %28 to i32
  %73 = add nuw nsw i32 %71, %72
  %74 = zext nneg i8 %31 to i32
  %75 = add nuw nsw i32 %73, %74
  %76 = icmp samesign ugt i32 %75, 4
  %77 = zext i1 %76 to i8
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  store i8 %77, ptr addrspace(1) %78, align 1, !tbaa !13
  %79 = shl nuw nsw i32 %75, 2
  %80 = select i1 %62, i32 2, i32 0
  %81 = or disjoint i32 %80, %79
  %82 = zext nneg i8 %64 to i32
  %83 = or disjoint i32 %81, %82
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %83, ptr addrspace(1) %84, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @adders(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load i8, ptr addrspace(1) %5, align 1, !tbaa !13
  %7 = zext i8 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !13
  %10 = zext i8 %9 to i32
  %11 = and i32 %7, 1
  %12 = icmp ne i32 %11, 0
  %13 = and i32 %10, 1
  %14 = icmp ne i32 %13, 0
  %15 = select i1 %12, i1 %14, i1 false
  %16 = and i32 %7, 2
  %17 = icmp ne i32 %16, 0
  %18 = and i32 %10, 2
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = xor i1 %17, %19
  %23 = select i1 %15, i1 %22, i1 false
  br label %24

24:                                               ; preds = %21, %3
  %25 = phi i1 [ true, %3 ], [ %23, %21 ]
  %26 = and i32 %7, 4
  %27 = icmp ne i32 %26, 0
  %28 = and i32 %10, 4
  %29 = icmp ne i32 %28, 0
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %34, label %31

31:                                               ; preds = %24
  %32 = xor i1 %27, %29
  %33 = select i1 %25, i1 %32, i1 false
  br label %34

34:                                               ; preds = %31, %24
  %35 = phi i1 [ true, %24 ], [ %33, %31 ]
  %36 = and i32 %7, 8
  %37 = icmp ne i32 %36, 0
  %38 = and i32 %10, 8
  %39 = icmp ne i32 %38, 0
  %40 = select i1 %37, i1 %39, i1 false
  br i1 %40, label %44, label %41

41:                                               ; preds = %34
  %42 = xor i1 %37, %39
  %43 = select i1 %35, i1 %42, i1 false
  br label %44

44:                                               ; preds = %41, %34
  %45 = phi i1 [ true, %34 ], [ %43, %41 ]
  %46 = and i32 %7, 16
  %47 = icmp ne i32 %46, 0
  %48 = and i32 %10, 16
  %49 = icmp ne i32 %48, 0
  %50 = select i1 %47, i1 %49, i1 false
  br i1 %50, label %54, label %51

51:                                               ; preds = %44
  %52 = xor i1 %47, %49
  %53 = select i1 %45, i1 %52, i1 false
  br label %54

54:                                               ; preds = %51, %44
  %55 = phi i1 [ true, %44 ], [ %53, %51 ]
  %56 = and i32 %7, 32
  %57 = icmp ne i32 %56, 0
  %58 = and i32 %10, 32
  %59 = icmp ne i32 %58, 0
  %60 = select i1 %57, i1 %59, i1 false
  br i1 %60, label %64, label %61

61:                                               ; preds = %54
  %62 = xor i1 %57, %59
  %63 = select i1 %55, i1 %62, i1 false
  br label %64

64:                                               ; preds = %61, %54
  %65 = phi i1 [ true, %54 ], [ %63, %61 ]
  %66 = and i32 %7, 64
  %67 = icmp ne i32 %66, 0
  %68 = and i32 %10, 64
  %69 = icmp ne i32 %68, 0
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %74, label %71

71:                                               ; preds = %64
  %72 = xor i1 %67, %69
  %73 = select i1 %65, i1 %72, i1 false
  br label %74

74:                                               ; preds = %71, %64
  %75 = phi i1 [ true, %64 ], [ %73, %71 ]
  %76 = icmp slt i8 %6, 0
  %77 = icmp slt i8 %9, 0
  %78 = select i1 %76, i1 %77, i1 false
  %79 = xor i1 %76, %77
  %80 = select i1 %75, i1 %79, i1 false
  %81 = select i1 %78, i1 true, i1 %80
  %82 = select i1 %81, i16 256, i16 0
  %83 = xor i1 %75, %77
  %84 = xor i1 %76, %83
  %85 = xor i1 %15, %19
  %86 = xor i1 %17, %85
  %87 = select i1 %86, i16 2, i16 0
  %88 = xor i1 %12, %14
  %89 = zext i1 %88 to i16
  %90 = or disjoint i16 %87, %89
  %91 = xor i1 %25, %29
  %92 = xor i1 %27, %91
  %93 = select i1 %92, i16 4, i16 0
  %94 = or disjoint i16 %90, %93
  %95 = xor i1 %35, %39
  %96 = xor i1 %37, %95
  %97 = select i1 %96, i16 8, i16 0
  %98 = or disjoint i16 %94, %97
  %99 = xor i1 %45, %49
  %100 = xor i1 %47, %99
  %101 = select i1 %100, i16 16, i16 0
  %102 = or disjoint i16 %98, %101
  %103 = xor i1 %55, %59
  %104 = xor i1 %57, %103
  %105 = select i1 %104, i16 32, i16 0
  %106 = or disjoint i16 %102, %105
  %107 = xor i1 %65, %69
  %108 = xor i1 %67, %107
  %109 = select i1 %108, i16 64, i16 0
  %110 = or i16 %106, %109
  %111 = select i1 %84, i16 128, i16 0
  %112 = or i16 %110, %111
  %113 = or i16 %82, %112
  %114 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %4
  store i16 %113, ptr addrspace(1) %114, align 2, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_adders(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load i8, ptr addrspace(1) %5, align 1, !tbaa !13
  %7 = zext i8 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !13
  %10 = zext i8 %9 to i32
  %11 = and i32 %7, 1
  %12 = icmp ne i32 %11, 0
  %13 = and i32 %10, 1
  %14 = icmp ne i32 %13, 0
  %15 = select i1 %12, i1 %14, i1 false
  %16 = and i32 %7, 2
  %17 = icmp ne i32 %16, 0
  %18 = and i32 %10, 2
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = xor i1 %17, %19
  %23 = select i1 %15, i1 %22, i1 false
  br label %24

24:                                               ; preds = %21, %3
  %25 = phi i1 [ true, %3 ], [ %23, %21 ]
  %26 = and i32 %7, 4
  %27 = icmp ne i32 %26, 0
  %28 = and i32 %10, 4
  %29 = icmp ne i32 %28, 0
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %34, label %31

31:                                               ; preds = %24
  %32 = xor i1 %27, %29
  %33 = select i1 %25, i1 %32, i1 false
  br label %34

34:                                               ; preds = %31, %24
  %35 = phi i1 [ true, %24 ], [ %33, %31 ]
  %36 = and i32 %7, 8
  %37 = icmp ne i32 %36, 0
  %38 = and i32 %10, 8
  %39 = icmp ne i32 %38, 0
  %40 = select i1 %37, i1 %39, i1 false
  br i1 %40, label %44, label %41

41:                                               ; preds = %34
  %42 = xor i1 %37, %39
  %43 = select i1 %35, i1 %42, i1 false
  br label %44

44:                                               ; preds = %41, %34
  %45 = phi i1 [ true, %34 ], [ %43, %41 ]
  %46 = and i32 %7, 16
  %47 = icmp ne i32 %46, 0
  %48 = and i32 %10, 16
  %49 = icmp ne i32 %48, 0
  %50 = select i1 %47, i1 %49, i1 false
  br i1 %50, label %54, label %51

51:                                               ; preds = %44
  %52 = xor i1 %47, %49
  %53 = select i1 %45, i1 %52, i1 false
  br label %54

54:                                               ; preds = %51, %44
  %55 = phi i1 [ true, %44 ], [ %53, %51 ]
  %56 = and i32 %7, 32
  %57 = icmp ne i32 %56, 0
  %58 = and i32 %10, 32
  %59 = icmp ne i32 %58, 0
  %60 = select i1 %57, i1 %59, i1 false
  br i1 %60, label %64, label %61

61:                                               ; preds = %54
  %62 = xor i1 %57, %59
  %63 = select i1 %55, i1 %62, i1 false
  br label %64

64:                                               ; preds = %61, %54
  %65 = phi i1 [ true, %54 ], [ %63, %61 ]
  %66 = and i32 %7, 64
  %67 = icmp ne i32 %66, 0
  %68 = and i32 %10, 64
  %69 = icmp ne i32 %68, 0
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %74, label %71

71:                                               ; preds = %64
  %72 = xor i1 %67, %69
  %73 = select i1 %65, i1 %72, i1 false
  br label %74

74:                                               ; preds = %71, %64
  %75 = phi i1 [ true, %64 ], [ %73, %71 ]
  %76 = icmp slt i8 %6, 0
  %77 = icmp slt i8 %9, 0
  %78 = select i1 %76, i1 %77, i1 false
  %79 = xor i1 %76, %77
  %80 = select i1 %75, i1 %79, i1 false
  %81 = select i1 %78, i1 true, i1 %80
  %82 = select i1 %81, i16 256, i16 0
  %83 = xor i1 %75, %77
  %84 = xor i1 %76, %83
  %85 = xor i1 %15, %19
  %86 = xor i1 %17, %85
  %87 = select i1 %86, i16 2, i16 0
  %88 = xor i1 %12, %14
  %89 = zext i1 %88 to i16
  %90 = or disjoint i16 %87, %89
  %91 = xor i1 %25, %29
  %92 = xor i1 %27, %91
  %93 = select i1 %92, i16 4, i16 0
  %94 = or disjoint i16 %90, %93
  %95 = xor i1 %35, %39
  %96 = xor i1 %37, %95
  %97 = select i1 %96, i16 8, i16 0
  %98 = or disjoint i16 %94, %97
  %99 = xor i1 %45, %49
  %100 = xor i1 %47, %99
  %101 = select i1 %100, i16 16, i16 0
  %102 = or disjoint i16 %98, %101
  %103 = xor i1 %55, %59
  %104 = xor i1 %57, %103
  %105 = select i1 %104, i16 32, i16 0
  %106 = or disjoint i16 %102, %105
  %107 = xor i1 %65, %69
  %108 = xor i1 %67, %107
  %109 = select i1 %108, i16 64, i16 0
  %110 = or i16 %106, %109
  %111 = select i1 %84, i16 128, i16 0
  %112 = or i16 %110, %111
  %113 = or i16 %82, %112
  %114 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %4
  store i16 %113, ptr addrspace(1) %114, align 2, !tbaa !15
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @bool_memory(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 1 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !19
  %8 = fcmp oge float %7, 0.000000e+00
  %9 = fcmp ole float %7, 1.000000e+00
  %10 = and i1 %8, %9
  %11 = zext i1 %10 to i8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %4
  store i8 %11, ptr addrspace(3) %12, align 1, !tbaa !13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %13 = icmp eq i64 %4, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %3
  %15 = add i64 %4, 1
  %16 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %17 = icmp ult i64 %15, %16
  br i1 %17, label %20, label %18

18:                                               ; preds = %14, %3
  %19 = zext i1 %10 to i32
  br label %30

20:                                               ; preds = %14
  %21 = getelementptr i8, ptr addrspace(3) %12, i64 -1
  %22 = load i8, ptr addrspace(3) %21, align 1, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %15
  %24 = load i8, ptr addrspace(3) %23, align 1, !tbaa !13
  %25 = icmp ne i8 %22, %24
  %26 = freeze i1 %25
  %27 = select i1 %10, i32 3, i32 2
  %28 = zext i1 %10 to i32
  %29 = select i1 %26, i32 %27, i32 %28
  br label %30

30:                                               ; preds = %20, %18
  %31 = phi i32 [ %19, %18 ], [ %29, %20 ]
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_bool_memory(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 1 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !19
  %8 = fcmp oge float %7, 0.000000e+00
  %9 = fcmp ole float %7, 1.000000e+00
  %10 = and i1 %8, %9
  %11 = zext i1 %10 to i8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %4
  store i8 %11, ptr addrspace(3) %12, align 1, !tbaa !13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %13 = icmp eq i64 %4, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %3
  %15 = add i64 %4, 1
  %16 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %17 = icmp ult i64 %15, %16
  br i1 %17, label %20, label %18

18:                                               ; preds = %14, %3
  %19 = zext i1 %10 to i32
  br label %30

20:                                               ; preds = %14
  %21 = getelementptr i8, ptr addrspace(3) %12, i64 -1
  %22 = load i8, ptr addrspace(3) %21, align 1, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %15
  %24 = load i8, ptr addrspace(3) %23, align 1, !tbaa !13
  %25 = icmp ne i8 %22, %24
  %26 = freeze i1 %25
  %27 = select i1 %10, i32 3, i32 2
  %28 = zext i1 %10 to i32
  %29 = select i1 %26, i32 %27, i32 %28
  br label %30

30:                                               ; preds = %20, %18
  %31 = phi i32 [ %19, %18 ], [ %29, %20 ]
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int*"}
!10 = !{!"const", !"const", !""}
!11 = !{!"uchar*", !"uchar*", !"int*"}
!12 = !{!"const", !"", !""}
!13 = !{!5, !5, i64 0}
!14 = !{!"uchar*", !"uchar*", !"ushort*"}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !5, i64 0}
!17 = !{i32 1, i32 1, i32 3}
!18 = !{!"float*", !"int*", !"uchar*"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !5, i64 0}
