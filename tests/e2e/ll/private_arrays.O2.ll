; ModuleID = 'private_arrays.cl'
source_filename = "private_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @sort_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca [9 x i32], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %5 = mul i64 %4, 36
  %6 = getelementptr i8, ptr addrspace(1) %0, i64 %5
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(36) %3, ptr addrspace(1) noundef align 4 dereferenceable(36) %6, i64 36, i1 false), !tbaa !3
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !3
  br label %9

9:                                                ; preds = %2, %15
  %10 = phi i64 [ 1, %2 ], [ %11, %15 ]
  %11 = add nsw i64 %10, -1
  %12 = getelementptr inbounds nuw i32, ptr %3, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = icmp sgt i32 %13, %8
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i32, ptr %3, i64 %10
  store i32 %13, ptr %16, align 4, !tbaa !3
  %17 = icmp sgt i64 %10, 1
  br i1 %17, label %9, label %18

18:                                               ; preds = %9, %15
  %19 = phi i64 [ %10, %9 ], [ 0, %15 ]
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr %3, i64 %21
  store i32 %8, ptr %22, align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %31, %18
  %26 = phi i64 [ 2, %18 ], [ %27, %31 ]
  %27 = add nsw i64 %26, -1
  %28 = getelementptr inbounds nuw i32, ptr %3, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = icmp sgt i32 %29, %24
  br i1 %30, label %31, label %34

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i32, ptr %3, i64 %26
  store i32 %29, ptr %32, align 4, !tbaa !3
  %33 = icmp sgt i64 %26, 1
  br i1 %33, label %25, label %34

34:                                               ; preds = %31, %25
  %35 = phi i64 [ %26, %25 ], [ 0, %31 ]
  %36 = shl i64 %35, 32
  %37 = ashr exact i64 %36, 30
  %38 = getelementptr inbounds i8, ptr %3, i64 %37
  store i32 %24, ptr %38, align 4, !tbaa !3
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %47, %34
  %42 = phi i64 [ 3, %34 ], [ %43, %47 ]
  %43 = add nsw i64 %42, -1
  %44 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = icmp sgt i32 %45, %40
  br i1 %46, label %47, label %50

47:                                               ; preds = %41
  %48 = getelementptr inbounds nuw i32, ptr %3, i64 %42
  store i32 %45, ptr %48, align 4, !tbaa !3
  %49 = icmp sgt i64 %42, 1
  br i1 %49, label %41, label %50

50:                                               ; preds = %47, %41
  %51 = phi i64 [ %42, %41 ], [ 0, %47 ]
  %52 = shl i64 %51, 32
  %53 = ashr exact i64 %52, 30
  %54 = getelementptr inbounds i8, ptr %3, i64 %53
  store i32 %40, ptr %54, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %56 = load i32, ptr %55, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %63, %50
  %58 = phi i64 [ 4, %50 ], [ %59, %63 ]
  %59 = add nsw i64 %58, -1
  %60 = getelementptr inbounds nuw i32, ptr %3, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = icmp sgt i32 %61, %56
  br i1 %62, label %63, label %66

63:                                               ; preds = %57
  %64 = getelementptr inbounds nuw i32, ptr %3, i64 %58
  store i32 %61, ptr %64, align 4, !tbaa !3
  %65 = icmp sgt i64 %58, 1
  br i1 %65, label %57, label %66

66:                                               ; preds = %63, %57
  %67 = phi i64 [ %58, %57 ], [ 0, %63 ]
  %68 = shl i64 %67, 32
  %69 = ashr exact i64 %68, 30
  %70 = getelementptr inbounds i8, ptr %3, i64 %69
  store i32 %56, ptr %70, align 4, !tbaa !3
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %72 = load i32, ptr %71, align 4, !tbaa !3
  br label %73

73:                                               ; preds = %79, %66
  %74 = phi i64 [ 5, %66 ], [ %75, %79 ]
  %75 = add nsw i64 %74, -1
  %76 = getelementptr inbounds nuw i32, ptr %3, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = icmp sgt i32 %77, %72
  br i1 %78, label %79, label %82

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i32, ptr %3, i64 %74
  store i32 %77, ptr %80, align 4, !tbaa !3
  %81 = icmp sgt i64 %74, 1
  br i1 %81, label %73, label %82

82:                                               ; preds = %79, %73
  %83 = phi i64 [ %74, %73 ], [ 0, %79 ]
  %84 = shl i64 %83, 32
  %85 = ashr exact i64 %84, 30
  %86 = getelementptr inbounds i8, ptr %3, i64 %85
  store i32 %72, ptr %86, align 4, !tbaa !3
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %88 = load i32, ptr %87, align 4, !tbaa !3
  br label %89

89:                                               ; preds = %95, %82
  %90 = phi i64 [ 6, %82 ], [ %91, %95 ]
  %91 = add nsw i64 %90, -1
  %92 = getelementptr inbounds nuw i32, ptr %3, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = icmp sgt i32 %93, %88
  br i1 %94, label %95, label %98

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i32, ptr %3, i64 %90
  store i32 %93, ptr %96, align 4, !tbaa !3
  %97 = icmp sgt i64 %90, 1
  br i1 %97, label %89, label %98

98:                                               ; preds = %95, %89
  %99 = phi i64 [ %90, %89 ], [ 0, %95 ]
  %100 = shl i64 %99, 32
  %101 = ashr exact i64 %100, 30
  %102 = getelementptr inbounds i8, ptr %3, i64 %101
  store i32 %88, ptr %102, align 4, !tbaa !3
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %104 = load i32, ptr %103, align 4, !tbaa !3
  br label %105

105:                                              ; preds = %111, %98
  %106 = phi i64 [ 7, %98 ], [ %107, %111 ]
  %107 = add nsw i64 %106, -1
  %108 = getelementptr inbounds nuw i32, ptr %3, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = icmp sgt i32 %109, %104
  br i1 %110, label %111, label %114

111:                                              ; preds = %105
  %112 = getelementptr inbounds nuw i32, ptr %3, i64 %106
  store i32 %109, ptr %112, align 4, !tbaa !3
  %113 = icmp sgt i64 %106, 1
  br i1 %113, label %105, label %114

114:                                              ; preds = %111, %105
  %115 = phi i64 [ %106, %105 ], [ 0, %111 ]
  %116 = shl i64 %115, 32
  %117 = ashr exact i64 %116, 30
  %118 = getelementptr inbounds i8, ptr %3, i64 %117
  store i32 %104, ptr %118, align 4, !tbaa !3
  %119 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %120 = load i32, ptr %119, align 4, !tbaa !3
  br label %121

121:                                              ; preds = %127, %114
  %122 = phi i64 [ 8, %114 ], [ %123, %127 ]
  %123 = add nsw i64 %122, -1
  %124 = getelementptr inbounds nuw i32, ptr %3, i64 %123
  %125 = load i32, ptr %124, align 4, !tbaa !3
  %126 = icmp sgt i32 %125, %120
  br i1 %126, label %127, label %130

127:                                              ; preds = %121
  %128 = getelementptr inbounds nuw i32, ptr %3, i64 %122
  store i32 %125, ptr %128, align 4, !tbaa !3
  %129 = icmp sgt i64 %122, 1
  br i1 %129, label %121, label %130

130:                                              ; preds = %127, %121
  %131 = phi i64 [ %122, %121 ], [ 0, %127 ]
  %132 = shl i64 %131, 32
  %133 = ashr exact i64 %132, 30
  %134 = getelementptr inbounds i8, ptr %3, i64 %133
  store i32 %120, ptr %134, align 4, !tbaa !3
  %135 = getelementptr i8, ptr addrspace(1) %1, i64 %5
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(36) %135, ptr noundef nonnull align 4 dereferenceable(36) %3, i64 36, i1 false), !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sort_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca [9 x i32], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %5 = mul i64 %4, 36
  %6 = getelementptr i8, ptr addrspace(1) %0, i64 %5
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(36) %3, ptr addrspace(1) noundef align 4 dereferenceable(36) %6, i64 36, i1 false), !tbaa !3
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !3
  br label %9

9:                                                ; preds = %2, %15
  %10 = phi i64 [ 1, %2 ], [ %11, %15 ]
  %11 = add nsw i64 %10, -1
  %12 = getelementptr inbounds nuw i32, ptr %3, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = icmp sgt i32 %13, %8
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i32, ptr %3, i64 %10
  store i32 %13, ptr %16, align 4, !tbaa !3
  %17 = icmp sgt i64 %10, 1
  br i1 %17, label %9, label %18

18:                                               ; preds = %15, %9
  %19 = phi i64 [ 0, %15 ], [ %10, %9 ]
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr %3, i64 %21
  store i32 %8, ptr %22, align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %31, %18
  %26 = phi i64 [ 2, %18 ], [ %27, %31 ]
  %27 = add nsw i64 %26, -1
  %28 = getelementptr inbounds nuw i32, ptr %3, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = icmp sgt i32 %29, %24
  br i1 %30, label %31, label %34

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i32, ptr %3, i64 %26
  store i32 %29, ptr %32, align 4, !tbaa !3
  %33 = icmp sgt i64 %26, 1
  br i1 %33, label %25, label %34

34:                                               ; preds = %31, %25
  %35 = phi i64 [ 0, %31 ], [ %26, %25 ]
  %36 = shl i64 %35, 32
  %37 = ashr exact i64 %36, 30
  %38 = getelementptr inbounds i8, ptr %3, i64 %37
  store i32 %24, ptr %38, align 4, !tbaa !3
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %47, %34
  %42 = phi i64 [ 3, %34 ], [ %43, %47 ]
  %43 = add nsw i64 %42, -1
  %44 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = icmp sgt i32 %45, %40
  br i1 %46, label %47, label %50

47:                                               ; preds = %41
  %48 = getelementptr inbounds nuw i32, ptr %3, i64 %42
  store i32 %45, ptr %48, align 4, !tbaa !3
  %49 = icmp sgt i64 %42, 1
  br i1 %49, label %41, label %50

50:                                               ; preds = %47, %41
  %51 = phi i64 [ 0, %47 ], [ %42, %41 ]
  %52 = shl i64 %51, 32
  %53 = ashr exact i64 %52, 30
  %54 = getelementptr inbounds i8, ptr %3, i64 %53
  store i32 %40, ptr %54, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %56 = load i32, ptr %55, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %63, %50
  %58 = phi i64 [ 4, %50 ], [ %59, %63 ]
  %59 = add nsw i64 %58, -1
  %60 = getelementptr inbounds nuw i32, ptr %3, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = icmp sgt i32 %61, %56
  br i1 %62, label %63, label %66

63:                                               ; preds = %57
  %64 = getelementptr inbounds nuw i32, ptr %3, i64 %58
  store i32 %61, ptr %64, align 4, !tbaa !3
  %65 = icmp sgt i64 %58, 1
  br i1 %65, label %57, label %66

66:                                               ; preds = %63, %57
  %67 = phi i64 [ 0, %63 ], [ %58, %57 ]
  %68 = shl i64 %67, 32
  %69 = ashr exact i64 %68, 30
  %70 = getelementptr inbounds i8, ptr %3, i64 %69
  store i32 %56, ptr %70, align 4, !tbaa !3
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %72 = load i32, ptr %71, align 4, !tbaa !3
  br label %73

73:                                               ; preds = %79, %66
  %74 = phi i64 [ 5, %66 ], [ %75, %79 ]
  %75 = add nsw i64 %74, -1
  %76 = getelementptr inbounds nuw i32, ptr %3, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = icmp sgt i32 %77, %72
  br i1 %78, label %79, label %82

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i32, ptr %3, i64 %74
  store i32 %77, ptr %80, align 4, !tbaa !3
  %81 = icmp sgt i64 %74, 1
  br i1 %81, label %73, label %82

82:                                               ; preds = %79, %73
  %83 = phi i64 [ 0, %79 ], [ %74, %73 ]
  %84 = shl i64 %83, 32
  %85 = ashr exact i64 %84, 30
  %86 = getelementptr inbounds i8, ptr %3, i64 %85
  store i32 %72, ptr %86, align 4, !tbaa !3
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %88 = load i32, ptr %87, align 4, !tbaa !3
  br label %89

89:                                               ; preds = %95, %82
  %90 = phi i64 [ 6, %82 ], [ %91, %95 ]
  %91 = add nsw i64 %90, -1
  %92 = getelementptr inbounds nuw i32, ptr %3, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = icmp sgt i32 %93, %88
  br i1 %94, label %95, label %98

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i32, ptr %3, i64 %90
  store i32 %93, ptr %96, align 4, !tbaa !3
  %97 = icmp sgt i64 %90, 1
  br i1 %97, label %89, label %98

98:                                               ; preds = %95, %89
  %99 = phi i64 [ 0, %95 ], [ %90, %89 ]
  %100 = shl i64 %99, 32
  %101 = ashr exact i64 %100, 30
  %102 = getelementptr inbounds i8, ptr %3, i64 %101
  store i32 %88, ptr %102, align 4, !tbaa !3
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %104 = load i32, ptr %103, align 4, !tbaa !3
  br label %105

105:                                              ; preds = %111, %98
  %106 = phi i64 [ 7, %98 ], [ %107, %111 ]
  %107 = add nsw i64 %106, -1
  %108 = getelementptr inbounds nuw i32, ptr %3, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = icmp sgt i32 %109, %104
  br i1 %110, label %111, label %114

111:                                              ; preds = %105
  %112 = getelementptr inbounds nuw i32, ptr %3, i64 %106
  store i32 %109, ptr %112, align 4, !tbaa !3
  %113 = icmp sgt i64 %106, 1
  br i1 %113, label %105, label %114

114:                                              ; preds = %111, %105
  %115 = phi i64 [ 0, %111 ], [ %106, %105 ]
  %116 = shl i64 %115, 32
  %117 = ashr exact i64 %116, 30
  %118 = getelementptr inbounds i8, ptr %3, i64 %117
  store i32 %104, ptr %118, align 4, !tbaa !3
  %119 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %120 = load i32, ptr %119, align 4, !tbaa !3
  br label %121

121:                                              ; preds = %127, %114
  %122 = phi i64 [ 8, %114 ], [ %123, %127 ]
  %123 = add nsw i64 %122, -1
  %124 = getelementptr inbounds nuw i32, ptr %3, i64 %123
  %125 = load i32, ptr %124, align 4, !tbaa !3
  %126 = icmp sgt i32 %125, %120
  br i1 %126, label %127, label %130

127:                                              ; preds = %121
  %128 = getelementptr inbounds nuw i32, ptr %3, i64 %122
  store i32 %125, ptr %128, align 4, !tbaa !3
  %129 = icmp sgt i64 %122, 1
  br i1 %129, label %121, label %130

130:                                              ; preds = %127, %121
  %131 = phi i64 [ 0, %127 ], [ %122, %121 ]
  %132 = shl i64 %131, 32
  %133 = ashr exact i64 %132, 30
  %134 = getelementptr inbounds i8, ptr %3, i64 %133
  store i32 %120, ptr %134, align 4, !tbaa !3
  %135 = getelementptr i8, ptr addrspace(1) %1, i64 %5
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(36) %135, ptr noundef nonnull align 4 dereferenceable(36) %3, i64 36, i1 false), !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @solve4(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = alloca [4 x [5 x double]], align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %5 = mul i64 %4, 160
  %6 = getelementptr i8, ptr addrspace(1) %0, i64 %5
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(160) %3, ptr addrspace(1) noundef align 8 dereferenceable(160) %6, i64 160, i1 false), !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 120
  br label %35

10:                                               ; preds = %132, %149
  %11 = shl i64 %4, 5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %14 = load double, ptr %13, align 8, !tbaa !12
  %15 = load double, ptr %3, align 8, !tbaa !12
  %16 = fdiv double %14, %15
  store double %16, ptr addrspace(1) %12, align 8, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %18 = load double, ptr %17, align 8, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %20 = load double, ptr %19, align 8, !tbaa !12
  %21 = fdiv double %18, %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8
  store double %21, ptr addrspace(1) %22, align 8, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %24 = load double, ptr %23, align 8, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %26 = load double, ptr %25, align 8, !tbaa !12
  %27 = fdiv double %24, %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 16
  store double %27, ptr addrspace(1) %28, align 8, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %30 = load double, ptr %29, align 8, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = fdiv double %30, %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 24
  store double %33, ptr addrspace(1) %34, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void

35:                                               ; preds = %2, %149
  %36 = phi i64 [ 0, %2 ], [ %38, %149 ]
  %37 = phi i64 [ 1, %2 ], [ %150, %149 ]
  %38 = add nuw nsw i64 %36, 1
  %39 = icmp samesign ult i64 %36, 3
  %40 = trunc nuw nsw i64 %36 to i32
  br i1 %39, label %41, label %43

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw double, ptr %3, i64 %36
  br label %68

43:                                               ; preds = %68, %35
  %44 = phi i32 [ %40, %35 ], [ %80, %68 ]
  %45 = getelementptr inbounds nuw [5 x double], ptr %3, i64 %36
  %46 = zext nneg i32 %44 to i64
  %47 = getelementptr inbounds nuw [5 x double], ptr %3, i64 %46
  %48 = load double, ptr %45, align 8, !tbaa !12
  %49 = load double, ptr %47, align 8, !tbaa !12
  store double %49, ptr %45, align 8, !tbaa !12
  store double %48, ptr %47, align 8, !tbaa !12
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !12
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !12
  store double %53, ptr %50, align 8, !tbaa !12
  store double %51, ptr %52, align 8, !tbaa !12
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load double, ptr %54, align 8, !tbaa !12
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load double, ptr %56, align 8, !tbaa !12
  store double %57, ptr %54, align 8, !tbaa !12
  store double %55, ptr %56, align 8, !tbaa !12
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %59 = load double, ptr %58, align 8, !tbaa !12
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %61 = load double, ptr %60, align 8, !tbaa !12
  store double %61, ptr %58, align 8, !tbaa !12
  store double %59, ptr %60, align 8, !tbaa !12
  %62 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %63 = load double, ptr %62, align 8, !tbaa !12
  %64 = getelementptr inbounds nuw i8, ptr %47, i64 32
  %65 = load double, ptr %64, align 8, !tbaa !12
  store double %65, ptr %62, align 8, !tbaa !12
  store double %63, ptr %64, align 8, !tbaa !12
  %66 = getelementptr inbounds nuw double, ptr %45, i64 %36
  %67 = icmp eq i64 %36, 0
  br i1 %67, label %100, label %83

68:                                               ; preds = %41, %68
  %69 = phi i64 [ %37, %41 ], [ %81, %68 ]
  %70 = phi i32 [ %40, %41 ], [ %80, %68 ]
  %71 = getelementptr inbounds nuw [5 x double], ptr %42, i64 %69
  %72 = load double, ptr %71, align 8, !tbaa !12
  %73 = tail call spir_func double @_Z4fabsd(double noundef %72) #11
  %74 = zext nneg i32 %70 to i64
  %75 = getelementptr inbounds nuw [5 x double], ptr %42, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !12
  %77 = tail call spir_func double @_Z4fabsd(double noundef %76) #11
  %78 = fcmp ogt double %73, %77
  %79 = trunc nuw nsw i64 %69 to i32
  %80 = select i1 %78, i32 %79, i32 %70
  %81 = add nuw nsw i64 %69, 1
  %82 = icmp eq i64 %81, 4
  br i1 %82, label %43, label %68

83:                                               ; preds = %43
  %84 = load double, ptr %66, align 8, !tbaa !12
  %85 = getelementptr inbounds nuw double, ptr %3, i64 %36
  %86 = load double, ptr %85, align 8, !tbaa !12
  %87 = fneg double %86
  %88 = fdiv double %87, %84
  br label %89

89:                                               ; preds = %83, %89
  %90 = phi i64 [ %36, %83 ], [ %96, %89 ]
  %91 = getelementptr inbounds nuw double, ptr %45, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !12
  %93 = getelementptr inbounds nuw double, ptr %3, i64 %90
  %94 = load double, ptr %93, align 8, !tbaa !12
  %95 = tail call double @llvm.fmuladd.f64(double %88, double %92, double %94)
  store double %95, ptr %93, align 8, !tbaa !12
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, 5
  br i1 %97, label %98, label %89

98:                                               ; preds = %89
  %99 = icmp eq i64 %36, 1
  br i1 %99, label %117, label %100

100:                                              ; preds = %43, %98
  %101 = load double, ptr %66, align 8, !tbaa !12
  %102 = getelementptr inbounds nuw double, ptr %7, i64 %36
  %103 = load double, ptr %102, align 8, !tbaa !12
  %104 = fneg double %103
  %105 = fdiv double %104, %101
  br label %106

106:                                              ; preds = %106, %100
  %107 = phi i64 [ %36, %100 ], [ %113, %106 ]
  %108 = getelementptr inbounds nuw double, ptr %45, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !12
  %110 = getelementptr inbounds nuw double, ptr %7, i64 %107
  %111 = load double, ptr %110, align 8, !tbaa !12
  %112 = tail call double @llvm.fmuladd.f64(double %105, double %109, double %111)
  store double %112, ptr %110, align 8, !tbaa !12
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, 5
  br i1 %114, label %115, label %106

115:                                              ; preds = %106
  %116 = icmp eq i64 %36, 2
  br i1 %116, label %134, label %117

117:                                              ; preds = %98, %115
  %118 = load double, ptr %66, align 8, !tbaa !12
  %119 = getelementptr inbounds nuw double, ptr %8, i64 %36
  %120 = load double, ptr %119, align 8, !tbaa !12
  %121 = fneg double %120
  %122 = fdiv double %121, %118
  br label %123

123:                                              ; preds = %123, %117
  %124 = phi i64 [ %36, %117 ], [ %130, %123 ]
  %125 = getelementptr inbounds nuw double, ptr %45, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !12
  %127 = getelementptr inbounds nuw double, ptr %8, i64 %124
  %128 = load double, ptr %127, align 8, !tbaa !12
  %129 = tail call double @llvm.fmuladd.f64(double %122, double %126, double %128)
  store double %129, ptr %127, align 8, !tbaa !12
  %130 = add nuw nsw i64 %124, 1
  %131 = icmp eq i64 %130, 5
  br i1 %131, label %132, label %123

132:                                              ; preds = %123
  %133 = icmp eq i64 %36, 3
  br i1 %133, label %10, label %134

134:                                              ; preds = %115, %132
  %135 = load double, ptr %66, align 8, !tbaa !12
  %136 = getelementptr inbounds nuw double, ptr %9, i64 %36
  %137 = load double, ptr %136, align 8, !tbaa !12
  %138 = fneg double %137
  %139 = fdiv double %138, %135
  br label %140

140:                                              ; preds = %140, %134
  %141 = phi i64 [ %36, %134 ], [ %147, %140 ]
  %142 = getelementptr inbounds nuw double, ptr %45, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !12
  %144 = getelementptr inbounds nuw double, ptr %9, i64 %141
  %145 = load double, ptr %144, align 8, !tbaa !12
  %146 = tail call double @llvm.fmuladd.f64(double %139, double %143, double %145)
  store double %146, ptr %144, align 8, !tbaa !12
  %147 = add nuw nsw i64 %141, 1
  %148 = icmp eq i64 %147, 5
  br i1 %148, label %149, label %140

149:                                              ; preds = %140
  %150 = add nuw nsw i64 %37, 1
  %151 = icmp eq i64 %38, 4
  br i1 %151, label %10, label %35
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_solve4(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = alloca [4 x [5 x double]], align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %5 = mul i64 %4, 160
  %6 = getelementptr i8, ptr addrspace(1) %0, i64 %5
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(160) %3, ptr addrspace(1) noundef align 8 dereferenceable(160) %6, i64 160, i1 false), !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 120
  br label %35

10:                                               ; preds = %132, %149
  %11 = shl i64 %4, 5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %14 = load double, ptr %13, align 8, !tbaa !12
  %15 = load double, ptr %3, align 8, !tbaa !12
  %16 = fdiv double %14, %15
  store double %16, ptr addrspace(1) %12, align 8, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %18 = load double, ptr %17, align 8, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %20 = load double, ptr %19, align 8, !tbaa !12
  %21 = fdiv double %18, %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8
  store double %21, ptr addrspace(1) %22, align 8, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %24 = load double, ptr %23, align 8, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %26 = load double, ptr %25, align 8, !tbaa !12
  %27 = fdiv double %24, %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 16
  store double %27, ptr addrspace(1) %28, align 8, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %30 = load double, ptr %29, align 8, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = fdiv double %30, %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 24
  store double %33, ptr addrspace(1) %34, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void

35:                                               ; preds = %2, %149
  %36 = phi i64 [ 0, %2 ], [ %38, %149 ]
  %37 = phi i64 [ 1, %2 ], [ %150, %149 ]
  %38 = add nuw nsw i64 %36, 1
  %39 = icmp samesign ult i64 %36, 3
  %40 = trunc nuw nsw i64 %36 to i32
  br i1 %39, label %41, label %43

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw double, ptr %3, i64 %36
  br label %68

43:                                               ; preds = %68, %35
  %44 = phi i32 [ %40, %35 ], [ %80, %68 ]
  %45 = getelementptr inbounds nuw [5 x double], ptr %3, i64 %36
  %46 = zext nneg i32 %44 to i64
  %47 = getelementptr inbounds nuw [5 x double], ptr %3, i64 %46
  %48 = load double, ptr %45, align 8, !tbaa !12
  %49 = load double, ptr %47, align 8, !tbaa !12
  store double %49, ptr %45, align 8, !tbaa !12
  store double %48, ptr %47, align 8, !tbaa !12
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !12
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !12
  store double %53, ptr %50, align 8, !tbaa !12
  store double %51, ptr %52, align 8, !tbaa !12
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load double, ptr %54, align 8, !tbaa !12
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load double, ptr %56, align 8, !tbaa !12
  store double %57, ptr %54, align 8, !tbaa !12
  store double %55, ptr %56, align 8, !tbaa !12
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %59 = load double, ptr %58, align 8, !tbaa !12
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %61 = load double, ptr %60, align 8, !tbaa !12
  store double %61, ptr %58, align 8, !tbaa !12
  store double %59, ptr %60, align 8, !tbaa !12
  %62 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %63 = load double, ptr %62, align 8, !tbaa !12
  %64 = getelementptr inbounds nuw i8, ptr %47, i64 32
  %65 = load double, ptr %64, align 8, !tbaa !12
  store double %65, ptr %62, align 8, !tbaa !12
  store double %63, ptr %64, align 8, !tbaa !12
  %66 = getelementptr inbounds nuw double, ptr %45, i64 %36
  %67 = icmp eq i64 %36, 0
  br i1 %67, label %100, label %83

68:                                               ; preds = %41, %68
  %69 = phi i64 [ %37, %41 ], [ %81, %68 ]
  %70 = phi i32 [ %40, %41 ], [ %80, %68 ]
  %71 = getelementptr inbounds nuw [5 x double], ptr %42, i64 %69
  %72 = load double, ptr %71, align 8, !tbaa !12
  %73 = tail call spir_func double @_Z4fabsd(double noundef %72) #11
  %74 = zext nneg i32 %70 to i64
  %75 = getelementptr inbounds nuw [5 x double], ptr %42, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !12
  %77 = tail call spir_func double @_Z4fabsd(double noundef %76) #11
  %78 = fcmp ogt double %73, %77
  %79 = trunc nuw nsw i64 %69 to i32
  %80 = select i1 %78, i32 %79, i32 %70
  %81 = add nuw nsw i64 %69, 1
  %82 = icmp eq i64 %81, 4
  br i1 %82, label %43, label %68

83:                                               ; preds = %43
  %84 = load double, ptr %66, align 8, !tbaa !12
  %85 = getelementptr inbounds nuw double, ptr %3, i64 %36
  %86 = load double, ptr %85, align 8, !tbaa !12
  %87 = fneg double %86
  %88 = fdiv double %87, %84
  br label %89

89:                                               ; preds = %83, %89
  %90 = phi i64 [ %36, %83 ], [ %96, %89 ]
  %91 = getelementptr inbounds nuw double, ptr %45, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !12
  %93 = getelementptr inbounds nuw double, ptr %3, i64 %90
  %94 = load double, ptr %93, align 8, !tbaa !12
  %95 = tail call double @llvm.fmuladd.f64(double %88, double %92, double %94)
  store double %95, ptr %93, align 8, !tbaa !12
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, 5
  br i1 %97, label %98, label %89

98:                                               ; preds = %89
  %99 = icmp eq i64 %36, 1
  br i1 %99, label %117, label %100

100:                                              ; preds = %43, %98
  %101 = load double, ptr %66, align 8, !tbaa !12
  %102 = getelementptr inbounds nuw double, ptr %7, i64 %36
  %103 = load double, ptr %102, align 8, !tbaa !12
  %104 = fneg double %103
  %105 = fdiv double %104, %101
  br label %106

106:                                              ; preds = %106, %100
  %107 = phi i64 [ %36, %100 ], [ %113, %106 ]
  %108 = getelementptr inbounds nuw double, ptr %45, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !12
  %110 = getelementptr inbounds nuw double, ptr %7, i64 %107
  %111 = load double, ptr %110, align 8, !tbaa !12
  %112 = tail call double @llvm.fmuladd.f64(double %105, double %109, double %111)
  store double %112, ptr %110, align 8, !tbaa !12
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, 5
  br i1 %114, label %115, label %106

115:                                              ; preds = %106
  %116 = icmp eq i64 %36, 2
  br i1 %116, label %134, label %117

117:                                              ; preds = %98, %115
  %118 = load double, ptr %66, align 8, !tbaa !12
  %119 = getelementptr inbounds nuw double, ptr %8, i64 %36
  %120 = load double, ptr %119, align 8, !tbaa !12
  %121 = fneg double %120
  %122 = fdiv double %121, %118
  br label %123

123:                                              ; preds = %123, %117
  %124 = phi i64 [ %36, %117 ], [ %130, %123 ]
  %125 = getelementptr inbounds nuw double, ptr %45, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !12
  %127 = getelementptr inbounds nuw double, ptr %8, i64 %124
  %128 = load double, ptr %127, align 8, !tbaa !12
  %129 = tail call double @llvm.fmuladd.f64(double %122, double %126, double %128)
  store double %129, ptr %127, align 8, !tbaa !12
  %130 = add nuw nsw i64 %124, 1
  %131 = icmp eq i64 %130, 5
  br i1 %131, label %132, label %123

132:                                              ; preds = %123
  %133 = icmp eq i64 %36, 3
  br i1 %133, label %10, label %134

134:                                              ; preds = %115, %132
  %135 = load double, ptr %66, align 8, !tbaa !12
  %136 = getelementptr inbounds nuw double, ptr %9, i64 %36
  %137 = load double, ptr %136, align 8, !tbaa !12
  %138 = fneg double %137
  %139 = fdiv double %138, %135
  br label %140

140:                                              ; preds = %140, %134
  %141 = phi i64 [ %36, %134 ], [ %147, %140 ]
  %142 = getelementptr inbounds nuw double, ptr %45, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !12
  %144 = getelementptr inbounds nuw double, ptr %9, i64 %141
  %145 = load double, ptr %144, align 8, !tbaa !12
  %146 = tail call double @llvm.fmuladd.f64(double %139, double %143, double %145)
  store double %146, ptr %144, align 8, !tbaa !12
  %147 = add nuw nsw i64 %141, 1
  %148 = icmp eq i64 %147, 5
  br i1 %148, label %149, label %140

149:                                              ; preds = %140
  %150 = add nuw nsw i64 %37, 1
  %151 = icmp eq i64 %38, 4
  br i1 %151, label %10, label %35
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @histogram_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca [16 x i16], align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(32) %4, i8 0, i64 32, i1 false), !tbaa !18
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = mul i64 %5, %8
  %10 = getelementptr i8, ptr addrspace(1) %0, i64 %9
  br label %11

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %20, %11 ]
  %13 = getelementptr i8, ptr addrspace(1) %10, i64 %12
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !20
  %15 = and i8 %14, 15
  %16 = zext nneg i8 %15 to i64
  %17 = getelementptr inbounds nuw i16, ptr %4, i64 %16
  %18 = load i16, ptr %17, align 2, !tbaa !18
  %19 = add i16 %18, 1
  store i16 %19, ptr %17, align 2, !tbaa !18
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %11

22:                                               ; preds = %11, %3
  %23 = addrspacecast ptr %4 to ptr addrspace(4)
  %24 = call spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %23) #13
  %25 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef %24, i64 noundef %5, ptr addrspace(4) noundef %25) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_histogram_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca [16 x i16], align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(32) %4, i8 0, i64 32, i1 false), !tbaa !18
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = mul i64 %5, %8
  %10 = getelementptr i8, ptr addrspace(1) %0, i64 %9
  br label %15

11:                                               ; preds = %15, %3
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = call spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %12) #13
  %14 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef %13, i64 noundef %5, ptr addrspace(4) noundef %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 0, %7 ], [ %24, %15 ]
  %17 = getelementptr i8, ptr addrspace(1) %10, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !20
  %19 = and i8 %18, 15
  %20 = zext nneg i8 %19 to i64
  %21 = getelementptr inbounds nuw i16, ptr %4, i64 %20
  %22 = load i16, ptr %21, align 2, !tbaa !18
  %23 = add i16 %22, 1
  store i16 %23, ptr %21, align 2, !tbaa !18
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp eq i64 %24, %8
  br i1 %25, label %11, label %15
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @flood(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %3 = alloca [64 x i8], align 1
  %4 = alloca [64 x i8], align 1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %6 = shl i64 %5, 6
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 1 dereferenceable(64) %3, ptr addrspace(1) noundef align 1 dereferenceable(64) %7, i64 64, i1 false), !tbaa !20
  %8 = load i8, ptr %3, align 1, !tbaa !20
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %87, label %10

10:                                               ; preds = %2
  store i8 0, ptr %4, align 1, !tbaa !20
  store i8 0, ptr %3, align 1, !tbaa !20
  br label %11

11:                                               ; preds = %10, %83
  %12 = phi i32 [ %84, %83 ], [ 1, %10 ]
  %13 = phi i32 [ %85, %83 ], [ 0, %10 ]
  %14 = add nsw i32 %12, -1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %4, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !20
  %18 = zext i8 %17 to i32
  %19 = and i32 %18, 7
  %20 = lshr i32 %18, 3
  %21 = icmp eq i32 %19, 7
  %22 = icmp ugt i8 %17, 63
  %23 = or i1 %21, %22
  br i1 %23, label %34, label %24

24:                                               ; preds = %11
  %25 = add nuw nsw i32 %19, 1
  %26 = and i32 %18, 56
  %27 = or disjoint i32 %26, %25
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !20
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %24
  store i8 0, ptr %29, align 1, !tbaa !20
  %33 = trunc nuw nsw i32 %27 to i8
  store i8 %33, ptr %16, align 1, !tbaa !20
  br label %34

34:                                               ; preds = %32, %24, %11
  %35 = phi i32 [ %12, %32 ], [ %14, %24 ], [ %14, %11 ]
  %36 = add nsw i32 %19, -1
  %37 = icmp ugt i32 %36, 7
  %38 = or i1 %37, %22
  br i1 %38, label %51, label %39

39:                                               ; preds = %34
  %40 = and i32 %18, 56
  %41 = or disjoint i32 %40, %36
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !20
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %51, label %46

46:                                               ; preds = %39
  store i8 0, ptr %43, align 1, !tbaa !20
  %47 = trunc nuw nsw i32 %41 to i8
  %48 = add nsw i32 %35, 1
  %49 = sext i32 %35 to i64
  %50 = getelementptr inbounds i8, ptr %4, i64 %49
  store i8 %47, ptr %50, align 1, !tbaa !20
  br label %51

51:                                               ; preds = %46, %39, %34
  %52 = phi i32 [ %48, %46 ], [ %35, %39 ], [ %35, %34 ]
  %53 = icmp ugt i8 %17, 55
  br i1 %53, label %67, label %54

54:                                               ; preds = %51
  %55 = and i32 %18, 56
  %56 = add nuw nsw i32 %55, 8
  %57 = or disjoint i32 %56, %19
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !20
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %67, label %62

62:                                               ; preds = %54
  store i8 0, ptr %59, align 1, !tbaa !20
  %63 = trunc nuw nsw i32 %57 to i8
  %64 = add nsw i32 %52, 1
  %65 = sext i32 %52 to i64
  %66 = getelementptr inbounds i8, ptr %4, i64 %65
  store i8 %63, ptr %66, align 1, !tbaa !20
  br label %67

67:                                               ; preds = %62, %54, %51
  %68 = phi i32 [ %64, %62 ], [ %52, %54 ], [ %52, %51 ]
  %69 = add nsw i32 %20, -1
  %70 = icmp ugt i32 %69, 7
  br i1 %70, label %83, label %71

71:                                               ; preds = %67
  %72 = shl nuw nsw i32 %69, 3
  %73 = or disjoint i32 %72, %19
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 %74
  %76 = load i8, ptr %75, align 1, !tbaa !20
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %83, label %78

78:                                               ; preds = %71
  store i8 0, ptr %75, align 1, !tbaa !20
  %79 = trunc nuw nsw i32 %73 to i8
  %80 = add nsw i32 %68, 1
  %81 = sext i32 %68 to i64
  %82 = getelementptr inbounds i8, ptr %4, i64 %81
  store i8 %79, ptr %82, align 1, !tbaa !20
  br label %83

83:                                               ; preds = %78, %71, %67
  %84 = phi i32 [ %80, %78 ], [ %68, %71 ], [ %68, %67 ]
  %85 = add nuw nsw i32 %13, 1
  %86 = icmp eq i32 %84, 0
  br i1 %86, label %87, label %11

87:                                               ; preds = %83, %2
  %88 = phi i32 [ 0, %2 ], [ %85, %83 ]
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %88, ptr addrspace(1) %89, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_flood(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %3 = alloca [64 x i8], align 1
  %4 = alloca [64 x i8], align 1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %6 = shl i64 %5, 6
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 1 dereferenceable(64) %3, ptr addrspace(1) noundef align 1 dereferenceable(64) %7, i64 64, i1 false), !tbaa !20
  %8 = load i8, ptr %3, align 1, !tbaa !20
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %87, label %10

10:                                               ; preds = %2
  store i8 0, ptr %4, align 1, !tbaa !20
  store i8 0, ptr %3, align 1, !tbaa !20
  br label %11

11:                                               ; preds = %10, %83
  %12 = phi i32 [ %84, %83 ], [ 1, %10 ]
  %13 = phi i32 [ %85, %83 ], [ 0, %10 ]
  %14 = add nsw i32 %12, -1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %4, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !20
  %18 = zext i8 %17 to i32
  %19 = and i32 %18, 7
  %20 = lshr i32 %18, 3
  %21 = icmp eq i32 %19, 7
  %22 = icmp ugt i8 %17, 63
  %23 = or i1 %21, %22
  br i1 %23, label %34, label %24

24:                                               ; preds = %11
  %25 = add nuw nsw i32 %19, 1
  %26 = and i32 %18, 56
  %27 = or disjoint i32 %26, %25
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !20
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %24
  store i8 0, ptr %29, align 1, !tbaa !20
  %33 = trunc nuw nsw i32 %27 to i8
  store i8 %33, ptr %16, align 1, !tbaa !20
  br label %34

34:                                               ; preds = %11, %24, %32
  %35 = phi i32 [ %12, %32 ], [ %14, %24 ], [ %14, %11 ]
  %36 = add nsw i32 %19, -1
  %37 = icmp ugt i32 %36, 7
  %38 = or i1 %37, %22
  br i1 %38, label %51, label %39

39:                                               ; preds = %34
  %40 = and i32 %18, 56
  %41 = or disjoint i32 %40, %36
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !20
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %51, label %46

46:                                               ; preds = %39
  store i8 0, ptr %43, align 1, !tbaa !20
  %47 = trunc nuw nsw i32 %41 to i8
  %48 = add nsw i32 %35, 1
  %49 = sext i32 %35 to i64
  %50 = getelementptr inbounds i8, ptr %4, i64 %49
  store i8 %47, ptr %50, align 1, !tbaa !20
  br label %51

51:                                               ; preds = %46, %39, %34
  %52 = phi i32 [ %48, %46 ], [ %35, %39 ], [ %35, %34 ]
  %53 = icmp ugt i8 %17, 55
  br i1 %53, label %67, label %54

54:                                               ; preds = %51
  %55 = and i32 %18, 56
  %56 = add nuw nsw i32 %55, 8
  %57 = or disjoint i32 %56, %19
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !20
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %67, label %62

62:                                               ; preds = %54
  store i8 0, ptr %59, align 1, !tbaa !20
  %63 = trunc nuw nsw i32 %57 to i8
  %64 = add nsw i32 %52, 1
  %65 = sext i32 %52 to i64
  %66 = getelementptr inbounds i8, ptr %4, i64 %65
  store i8 %63, ptr %66, align 1, !tbaa !20
  br label %67

67:                                               ; preds = %62, %54, %51
  %68 = phi i32 [ %64, %62 ], [ %52, %54 ], [ %52, %51 ]
  %69 = add nsw i32 %20, -1
  %70 = icmp ugt i32 %69, 7
  br i1 %70, label %83, label %71

71:                                               ; preds = %67
  %72 = shl nuw nsw i32 %69, 3
  %73 = or disjoint i32 %72, %19
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 %74
  %76 = load i8, ptr %75, align 1, !tbaa !20
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %83, label %78

78:                                               ; preds = %71
  store i8 0, ptr %75, align 1, !tbaa !20
  %79 = trunc nuw nsw i32 %73 to i8
  %80 = add nsw i32 %68, 1
  %81 = sext i32 %68 to i64
  %82 = getelementptr inbounds i8, ptr %4, i64 %81
  store i8 %79, ptr %82, align 1, !tbaa !20
  br label %83

83:                                               ; preds = %78, %71, %67
  %84 = phi i32 [ %80, %78 ], [ %68, %71 ], [ %68, %67 ]
  %85 = add nuw nsw i32 %13, 1
  %86 = icmp eq i32 %84, 0
  br i1 %86, label %87, label %11

87:                                               ; preds = %83, %2
  %88 = phi i32 [ 0, %2 ], [ %85, %83 ]
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %88, ptr addrspace(1) %89, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4fabsd(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind willreturn memory(read) }
attributes #14 = { convergent nounwind }

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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"double*", !"double*"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !5, i64 0}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"uchar*", !"ushort*", !"int"}
!17 = !{!"const", !"", !""}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !5, i64 0}
!20 = !{!5, !5, i64 0}
!21 = !{!"uchar*", !"int*"}
