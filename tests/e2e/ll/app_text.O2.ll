; ModuleID = 'app_text.cl'
source_filename = "app_text.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@k256 = local_unnamed_addr addrspace(2) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@alphabet = local_unnamed_addr addrspace(2) constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@__const.sha256_block.h = private unnamed_addr addrspace(2) constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @sha256_block(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca [64 x i32], align 4
  %5 = alloca [8 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %7 = zext i32 %2 to i64
  %8 = mul i64 %6, %7
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  br label %10

10:                                               ; preds = %3, %61
  %11 = phi i64 [ 0, %3 ], [ %66, %61 ]
  %12 = shl nuw nsw i64 %11, 2
  %13 = icmp samesign ult i64 %12, %7
  br i1 %13, label %17, label %21

14:                                               ; preds = %61
  %15 = shl i32 %2, 3
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 %15, ptr %16, align 4, !tbaa !3
  br label %71

17:                                               ; preds = %10
  %18 = getelementptr i8, ptr addrspace(1) %9, i64 %12
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !11
  %20 = zext i8 %19 to i32
  br label %24

21:                                               ; preds = %10
  %22 = icmp eq i64 %12, %7
  %23 = select i1 %22, i32 128, i32 0
  br label %24

24:                                               ; preds = %21, %17
  %25 = phi i32 [ %20, %17 ], [ %23, %21 ]
  %26 = or disjoint i64 %12, 1
  %27 = icmp samesign ult i64 %26, %7
  br i1 %27, label %31, label %28

28:                                               ; preds = %24
  %29 = icmp eq i64 %26, %7
  %30 = select i1 %29, i32 128, i32 0
  br label %35

31:                                               ; preds = %24
  %32 = getelementptr i8, ptr addrspace(1) %9, i64 %26
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !11
  %34 = zext i8 %33 to i32
  br label %35

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %34, %31 ], [ %30, %28 ]
  %37 = or disjoint i64 %12, 2
  %38 = icmp samesign ult i64 %37, %7
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = icmp eq i64 %37, %7
  %41 = select i1 %40, i32 128, i32 0
  br label %46

42:                                               ; preds = %35
  %43 = getelementptr i8, ptr addrspace(1) %9, i64 %37
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !11
  %45 = zext i8 %44 to i32
  br label %46

46:                                               ; preds = %42, %39
  %47 = phi i32 [ %45, %42 ], [ %41, %39 ]
  %48 = shl nuw nsw i32 %25, 16
  %49 = shl nuw nsw i32 %36, 8
  %50 = or disjoint i32 %48, %49
  %51 = or disjoint i32 %47, %50
  %52 = or disjoint i64 %12, 3
  %53 = icmp samesign ult i64 %52, %7
  br i1 %53, label %57, label %54

54:                                               ; preds = %46
  %55 = icmp eq i64 %52, %7
  %56 = select i1 %55, i32 128, i32 0
  br label %61

57:                                               ; preds = %46
  %58 = getelementptr i8, ptr addrspace(1) %9, i64 %52
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !11
  %60 = zext i8 %59 to i32
  br label %61

61:                                               ; preds = %57, %54
  %62 = phi i32 [ %60, %57 ], [ %56, %54 ]
  %63 = shl nuw i32 %51, 8
  %64 = or disjoint i32 %62, %63
  %65 = getelementptr inbounds nuw i32, ptr %4, i64 %11
  store i32 %64, ptr %65, align 4, !tbaa !3
  %66 = add nuw nsw i64 %11, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %14, label %10

68:                                               ; preds = %71
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(32) %5, ptr addrspace(2) noundef align 4 dereferenceable(32) @__const.sha256_block.h, i64 32, i1 false)
  %69 = addrspacecast ptr %5 to ptr addrspace(4)
  %70 = call spir_func <8 x i32> @_Z6vload8mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %69) #13
  br label %97

71:                                               ; preds = %14, %71
  %72 = phi i64 [ 16, %14 ], [ %95, %71 ]
  %73 = getelementptr i32, ptr %4, i64 %72
  %74 = getelementptr i8, ptr %73, i64 -60
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %75, i32 noundef 25) #11
  %77 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %75, i32 noundef 14) #11
  %78 = lshr i32 %75, 3
  %79 = xor i32 %78, %76
  %80 = xor i32 %79, %77
  %81 = getelementptr i8, ptr %73, i64 -8
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %82, i32 noundef 15) #11
  %84 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %82, i32 noundef 13) #11
  %85 = lshr i32 %82, 10
  %86 = xor i32 %85, %83
  %87 = xor i32 %86, %84
  %88 = getelementptr i8, ptr %73, i64 -64
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = add i32 %89, %80
  %91 = getelementptr i8, ptr %73, i64 -28
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = add i32 %90, %92
  %94 = add i32 %93, %87
  store i32 %94, ptr %73, align 4, !tbaa !3
  %95 = add nuw nsw i64 %72, 1
  %96 = icmp eq i64 %95, 64
  br i1 %96, label %68, label %71

97:                                               ; preds = %68, %97
  %98 = phi i64 [ 0, %68 ], [ %140, %97 ]
  %99 = phi <8 x i32> [ %70, %68 ], [ %139, %97 ]
  %100 = extractelement <8 x i32> %99, i64 4
  %101 = call spir_func i32 @_Z6rotatejj(i32 noundef %100, i32 noundef 26) #11
  %102 = call spir_func i32 @_Z6rotatejj(i32 noundef %100, i32 noundef 21) #11
  %103 = xor i32 %102, %101
  %104 = call spir_func i32 @_Z6rotatejj(i32 noundef %100, i32 noundef 7) #11
  %105 = xor i32 %103, %104
  %106 = extractelement <8 x i32> %99, i64 7
  %107 = add i32 %105, %106
  %108 = extractelement <8 x i32> %99, i64 6
  %109 = extractelement <8 x i32> %99, i64 5
  %110 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %108, i32 noundef %109, i32 noundef %100) #11
  %111 = add i32 %107, %110
  %112 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %98
  %113 = load i32, ptr addrspace(2) %112, align 4, !tbaa !3
  %114 = add i32 %111, %113
  %115 = getelementptr inbounds nuw i32, ptr %4, i64 %98
  %116 = load i32, ptr %115, align 4, !tbaa !3
  %117 = add i32 %114, %116
  %118 = extractelement <8 x i32> %99, i64 0
  %119 = call spir_func i32 @_Z6rotatejj(i32 noundef %118, i32 noundef 30) #11
  %120 = call spir_func i32 @_Z6rotatejj(i32 noundef %118, i32 noundef 19) #11
  %121 = xor i32 %120, %119
  %122 = call spir_func i32 @_Z6rotatejj(i32 noundef %118, i32 noundef 10) #11
  %123 = xor i32 %121, %122
  %124 = extractelement <8 x i32> %99, i64 1
  %125 = extractelement <8 x i32> %99, i64 2
  %126 = xor i32 %124, %125
  %127 = and i32 %126, %118
  %128 = and i32 %124, %125
  %129 = xor i32 %127, %128
  %130 = add i32 %117, %129
  %131 = add i32 %130, %123
  %132 = insertelement <8 x i32> poison, i32 %131, i64 0
  %133 = shufflevector <8 x i32> %132, <8 x i32> %99, <8 x i32> <i32 0, i32 8, i32 9, i32 10, i32 poison, i32 poison, i32 poison, i32 poison>
  %134 = extractelement <8 x i32> %99, i64 3
  %135 = add i32 %117, %134
  %136 = insertelement <8 x i32> %133, i32 %135, i64 4
  %137 = shufflevector <8 x i32> %99, <8 x i32> poison, <3 x i32> <i32 4, i32 5, i32 6>
  %138 = shufflevector <3 x i32> %137, <3 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %139 = shufflevector <8 x i32> %136, <8 x i32> %138, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 9, i32 10>
  %140 = add nuw nsw i64 %98, 1
  %141 = icmp eq i64 %140, 64
  br i1 %141, label %142, label %97

142:                                              ; preds = %97
  %143 = call spir_func <8 x i32> @_Z6vload8mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %69) #13
  %144 = add <8 x i32> %143, %139
  %145 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_jmPU3AS4j(<8 x i32> noundef %144, i64 noundef %6, ptr addrspace(4) noundef %145) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_sha256_block(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca [64 x i32], align 4
  %5 = alloca [8 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %7 = zext i32 %2 to i64
  %8 = mul i64 %6, %7
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  br label %10

10:                                               ; preds = %3, %61
  %11 = phi i64 [ 0, %3 ], [ %66, %61 ]
  %12 = shl nuw nsw i64 %11, 2
  %13 = icmp samesign ult i64 %12, %7
  br i1 %13, label %17, label %21

14:                                               ; preds = %61
  %15 = shl i32 %2, 3
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 %15, ptr %16, align 4, !tbaa !3
  br label %71

17:                                               ; preds = %10
  %18 = getelementptr i8, ptr addrspace(1) %9, i64 %12
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !11
  %20 = zext i8 %19 to i32
  br label %24

21:                                               ; preds = %10
  %22 = icmp eq i64 %12, %7
  %23 = select i1 %22, i32 128, i32 0
  br label %24

24:                                               ; preds = %21, %17
  %25 = phi i32 [ %20, %17 ], [ %23, %21 ]
  %26 = or disjoint i64 %12, 1
  %27 = icmp samesign ult i64 %26, %7
  br i1 %27, label %31, label %28

28:                                               ; preds = %24
  %29 = icmp eq i64 %26, %7
  %30 = select i1 %29, i32 128, i32 0
  br label %35

31:                                               ; preds = %24
  %32 = getelementptr i8, ptr addrspace(1) %9, i64 %26
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !11
  %34 = zext i8 %33 to i32
  br label %35

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %34, %31 ], [ %30, %28 ]
  %37 = or disjoint i64 %12, 2
  %38 = icmp samesign ult i64 %37, %7
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = icmp eq i64 %37, %7
  %41 = select i1 %40, i32 128, i32 0
  br label %46

42:                                               ; preds = %35
  %43 = getelementptr i8, ptr addrspace(1) %9, i64 %37
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !11
  %45 = zext i8 %44 to i32
  br label %46

46:                                               ; preds = %42, %39
  %47 = phi i32 [ %45, %42 ], [ %41, %39 ]
  %48 = shl nuw nsw i32 %25, 16
  %49 = shl nuw nsw i32 %36, 8
  %50 = or disjoint i32 %48, %49
  %51 = or disjoint i32 %47, %50
  %52 = or disjoint i64 %12, 3
  %53 = icmp samesign ult i64 %52, %7
  br i1 %53, label %57, label %54

54:                                               ; preds = %46
  %55 = icmp eq i64 %52, %7
  %56 = select i1 %55, i32 128, i32 0
  br label %61

57:                                               ; preds = %46
  %58 = getelementptr i8, ptr addrspace(1) %9, i64 %52
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !11
  %60 = zext i8 %59 to i32
  br label %61

61:                                               ; preds = %57, %54
  %62 = phi i32 [ %60, %57 ], [ %56, %54 ]
  %63 = shl nuw i32 %51, 8
  %64 = or disjoint i32 %62, %63
  %65 = getelementptr inbounds nuw i32, ptr %4, i64 %11
  store i32 %64, ptr %65, align 4, !tbaa !3
  %66 = add nuw nsw i64 %11, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %14, label %10

68:                                               ; preds = %71
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(32) %5, ptr addrspace(2) noundef align 4 dereferenceable(32) @__const.sha256_block.h, i64 32, i1 false)
  %69 = addrspacecast ptr %5 to ptr addrspace(4)
  %70 = call spir_func <8 x i32> @_Z6vload8mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %69) #13
  br label %101

71:                                               ; preds = %14, %71
  %72 = phi i64 [ 16, %14 ], [ %95, %71 ]
  %73 = getelementptr i32, ptr %4, i64 %72
  %74 = getelementptr i8, ptr %73, i64 -60
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %75, i32 noundef 25) #11
  %77 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %75, i32 noundef 14) #11
  %78 = lshr i32 %75, 3
  %79 = xor i32 %78, %76
  %80 = xor i32 %79, %77
  %81 = getelementptr i8, ptr %73, i64 -8
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %82, i32 noundef 15) #11
  %84 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %82, i32 noundef 13) #11
  %85 = lshr i32 %82, 10
  %86 = xor i32 %85, %83
  %87 = xor i32 %86, %84
  %88 = getelementptr i8, ptr %73, i64 -64
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = add i32 %89, %80
  %91 = getelementptr i8, ptr %73, i64 -28
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = add i32 %90, %92
  %94 = add i32 %93, %87
  store i32 %94, ptr %73, align 4, !tbaa !3
  %95 = add nuw nsw i64 %72, 1
  %96 = icmp eq i64 %95, 64
  br i1 %96, label %68, label %71

97:                                               ; preds = %101
  %98 = call spir_func <8 x i32> @_Z6vload8mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %69) #13
  %99 = add <8 x i32> %98, %143
  %100 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_jmPU3AS4j(<8 x i32> noundef %99, i64 noundef %6, ptr addrspace(4) noundef %100) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

101:                                              ; preds = %68, %101
  %102 = phi i64 [ 0, %68 ], [ %144, %101 ]
  %103 = phi <8 x i32> [ %70, %68 ], [ %143, %101 ]
  %104 = extractelement <8 x i32> %103, i64 4
  %105 = call spir_func i32 @_Z6rotatejj(i32 noundef %104, i32 noundef 26) #11
  %106 = call spir_func i32 @_Z6rotatejj(i32 noundef %104, i32 noundef 21) #11
  %107 = xor i32 %106, %105
  %108 = call spir_func i32 @_Z6rotatejj(i32 noundef %104, i32 noundef 7) #11
  %109 = xor i32 %107, %108
  %110 = extractelement <8 x i32> %103, i64 7
  %111 = add i32 %109, %110
  %112 = extractelement <8 x i32> %103, i64 6
  %113 = extractelement <8 x i32> %103, i64 5
  %114 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %112, i32 noundef %113, i32 noundef %104) #11
  %115 = add i32 %111, %114
  %116 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %102
  %117 = load i32, ptr addrspace(2) %116, align 4, !tbaa !3
  %118 = add i32 %115, %117
  %119 = getelementptr inbounds nuw i32, ptr %4, i64 %102
  %120 = load i32, ptr %119, align 4, !tbaa !3
  %121 = add i32 %118, %120
  %122 = extractelement <8 x i32> %103, i64 0
  %123 = call spir_func i32 @_Z6rotatejj(i32 noundef %122, i32 noundef 30) #11
  %124 = call spir_func i32 @_Z6rotatejj(i32 noundef %122, i32 noundef 19) #11
  %125 = xor i32 %124, %123
  %126 = call spir_func i32 @_Z6rotatejj(i32 noundef %122, i32 noundef 10) #11
  %127 = xor i32 %125, %126
  %128 = extractelement <8 x i32> %103, i64 1
  %129 = extractelement <8 x i32> %103, i64 2
  %130 = xor i32 %128, %129
  %131 = and i32 %130, %122
  %132 = and i32 %128, %129
  %133 = xor i32 %131, %132
  %134 = add i32 %121, %133
  %135 = add i32 %134, %127
  %136 = insertelement <8 x i32> poison, i32 %135, i64 0
  %137 = shufflevector <8 x i32> %136, <8 x i32> %103, <8 x i32> <i32 0, i32 8, i32 9, i32 10, i32 poison, i32 poison, i32 poison, i32 poison>
  %138 = extractelement <8 x i32> %103, i64 3
  %139 = add i32 %121, %138
  %140 = insertelement <8 x i32> %137, i32 %139, i64 4
  %141 = shufflevector <8 x i32> %103, <8 x i32> poison, <3 x i32> <i32 4, i32 5, i32 6>
  %142 = shufflevector <3 x i32> %141, <3 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %143 = shufflevector <8 x i32> %140, <8 x i32> %142, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 9, i32 10>
  %144 = add nuw nsw i64 %102, 1
  %145 = icmp eq i64 %144, 64
  br i1 %145, label %97, label %101
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca [33 x i16], align 2
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %7 = icmp slt i32 %3, 0
  br i1 %7, label %55, label %8

8:                                                ; preds = %4
  %9 = add nuw i32 %3, 1
  %10 = zext i32 %9 to i64
  br label %21

11:                                               ; preds = %21
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %55, label %13

13:                                               ; preds = %11
  %14 = load i16, ptr %5, align 2
  %15 = zext nneg i32 %3 to i64
  %16 = mul i64 %6, %15
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %19 = add nuw i32 %3, 1
  %20 = zext i32 %19 to i64
  br label %27

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %25, %21 ]
  %23 = trunc i64 %22 to i16
  %24 = getelementptr inbounds nuw i16, ptr %5, i64 %22
  store i16 %23, ptr %24, align 2, !tbaa !16
  %25 = add nuw nsw i64 %22, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %21

27:                                               ; preds = %34, %13
  %28 = phi i64 [ 1, %13 ], [ %35, %34 ]
  %29 = phi i16 [ %14, %13 ], [ %30, %34 ]
  %30 = trunc i64 %28 to i16
  %31 = getelementptr i8, ptr addrspace(1) %17, i64 %28
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 -1
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !11
  br label %37

34:                                               ; preds = %37
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %20
  br i1 %36, label %54, label %27

37:                                               ; preds = %27, %37
  %38 = phi i16 [ %30, %27 ], [ %51, %37 ]
  %39 = phi i64 [ 1, %27 ], [ %52, %37 ]
  %40 = phi i16 [ %29, %27 ], [ %42, %37 ]
  %41 = getelementptr inbounds nuw i16, ptr %5, i64 %39
  %42 = load i16, ptr %41, align 2, !tbaa !16
  %43 = getelementptr i8, ptr addrspace(1) %18, i64 %39
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 -1
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !11
  %46 = icmp ne i8 %33, %45
  %47 = zext i1 %46 to i16
  %48 = add i16 %40, %47
  %49 = tail call spir_func signext i16 @_Z3minss(i16 noundef signext %42, i16 noundef signext %38) #11
  %50 = add i16 %49, 1
  %51 = tail call spir_func signext i16 @_Z3minss(i16 noundef signext %48, i16 noundef signext %50) #11
  store i16 %51, ptr %41, align 2, !tbaa !16
  %52 = add nuw nsw i64 %39, 1
  %53 = icmp eq i64 %52, %20
  br i1 %53, label %34, label %37

54:                                               ; preds = %34
  store i16 %30, ptr %5, align 2, !tbaa !16
  br label %55

55:                                               ; preds = %54, %4, %11
  %56 = sext i32 %3 to i64
  %57 = getelementptr inbounds i16, ptr %5, i64 %56
  %58 = load i16, ptr %57, align 2, !tbaa !16
  %59 = sext i16 %58 to i32
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %59, ptr addrspace(1) %60, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca [33 x i16], align 2
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %7 = icmp slt i32 %3, 0
  br i1 %7, label %28, label %8

8:                                                ; preds = %4
  %9 = add nuw i32 %3, 1
  %10 = zext i32 %9 to i64
  br label %21

11:                                               ; preds = %21
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %28, label %13

13:                                               ; preds = %11
  %14 = load i16, ptr %5, align 2
  %15 = zext nneg i32 %3 to i64
  %16 = mul i64 %6, %15
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %19 = add nuw i32 %3, 1
  %20 = zext i32 %19 to i64
  br label %34

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %25, %21 ]
  %23 = trunc i64 %22 to i16
  %24 = getelementptr inbounds nuw i16, ptr %5, i64 %22
  store i16 %23, ptr %24, align 2, !tbaa !16
  %25 = add nuw nsw i64 %22, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %21

27:                                               ; preds = %41
  store i16 %37, ptr %5, align 2, !tbaa !16
  br label %28

28:                                               ; preds = %27, %4, %11
  %29 = sext i32 %3 to i64
  %30 = getelementptr inbounds i16, ptr %5, i64 %29
  %31 = load i16, ptr %30, align 2, !tbaa !16
  %32 = sext i16 %31 to i32
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void

34:                                               ; preds = %41, %13
  %35 = phi i64 [ 1, %13 ], [ %42, %41 ]
  %36 = phi i16 [ %14, %13 ], [ %37, %41 ]
  %37 = trunc i64 %35 to i16
  %38 = getelementptr i8, ptr addrspace(1) %17, i64 %35
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 -1
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !11
  br label %44

41:                                               ; preds = %44
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %20
  br i1 %43, label %27, label %34

44:                                               ; preds = %34, %44
  %45 = phi i16 [ %37, %34 ], [ %58, %44 ]
  %46 = phi i64 [ 1, %34 ], [ %59, %44 ]
  %47 = phi i16 [ %36, %34 ], [ %49, %44 ]
  %48 = getelementptr inbounds nuw i16, ptr %5, i64 %46
  %49 = load i16, ptr %48, align 2, !tbaa !16
  %50 = getelementptr i8, ptr addrspace(1) %18, i64 %46
  %51 = getelementptr i8, ptr addrspace(1) %50, i64 -1
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !11
  %53 = icmp ne i8 %40, %52
  %54 = zext i1 %53 to i16
  %55 = add i16 %47, %54
  %56 = tail call spir_func signext i16 @_Z3minss(i16 noundef signext %49, i16 noundef signext %45) #11
  %57 = add i16 %56, 1
  %58 = tail call spir_func signext i16 @_Z3minss(i16 noundef signext %55, i16 noundef signext %57) #11
  store i16 %58, ptr %48, align 2, !tbaa !16
  %59 = add nuw nsw i64 %46, 1
  %60 = icmp eq i64 %59, %20
  br i1 %60, label %41, label %44
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @base64(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef %3, ptr addrspace(4) noundef %4) #13
  %6 = extractelement <3 x i8> %5, i64 0
  %7 = zext i8 %6 to i32
  %8 = shl nuw nsw i32 %7, 16
  %9 = extractelement <3 x i8> %5, i64 1
  %10 = zext i8 %9 to i32
  %11 = shl nuw nsw i32 %10, 8
  %12 = extractelement <3 x i8> %5, i64 2
  %13 = zext i8 %12 to i32
  %14 = or disjoint i32 %11, %13
  %15 = or disjoint i32 %11, %8
  %16 = lshr i32 %7, 2
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %17
  %19 = load i8, ptr addrspace(2) %18, align 1, !tbaa !11
  %20 = insertelement <4 x i8> poison, i8 %19, i64 0
  %21 = lshr i32 %15, 12
  %22 = and i32 %21, 63
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %23
  %25 = load i8, ptr addrspace(2) %24, align 1, !tbaa !11
  %26 = insertelement <4 x i8> %20, i8 %25, i64 1
  %27 = lshr i32 %14, 6
  %28 = and i32 %27, 63
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %29
  %31 = load i8, ptr addrspace(2) %30, align 1, !tbaa !11
  %32 = insertelement <4 x i8> %26, i8 %31, i64 2
  %33 = and i32 %13, 63
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %34
  %36 = load i8, ptr addrspace(2) %35, align 1, !tbaa !11
  %37 = insertelement <4 x i8> %32, i8 %36, i64 3
  %38 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %3
  store <4 x i8> %37, ptr addrspace(1) %38, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_base64(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef %3, ptr addrspace(4) noundef %4) #13
  %6 = extractelement <3 x i8> %5, i64 0
  %7 = zext i8 %6 to i32
  %8 = shl nuw nsw i32 %7, 16
  %9 = extractelement <3 x i8> %5, i64 1
  %10 = zext i8 %9 to i32
  %11 = shl nuw nsw i32 %10, 8
  %12 = extractelement <3 x i8> %5, i64 2
  %13 = zext i8 %12 to i32
  %14 = or disjoint i32 %11, %13
  %15 = or disjoint i32 %11, %8
  %16 = lshr i32 %7, 2
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %17
  %19 = load i8, ptr addrspace(2) %18, align 1, !tbaa !11
  %20 = insertelement <4 x i8> poison, i8 %19, i64 0
  %21 = lshr i32 %15, 12
  %22 = and i32 %21, 63
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %23
  %25 = load i8, ptr addrspace(2) %24, align 1, !tbaa !11
  %26 = insertelement <4 x i8> %20, i8 %25, i64 1
  %27 = lshr i32 %14, 6
  %28 = and i32 %27, 63
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %29
  %31 = load i8, ptr addrspace(2) %30, align 1, !tbaa !11
  %32 = insertelement <4 x i8> %26, i8 %31, i64 2
  %33 = and i32 %13, 63
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %34
  %36 = load i8, ptr addrspace(2) %35, align 1, !tbaa !11
  %37 = insertelement <4 x i8> %32, i8 %36, i64 3
  %38 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %3
  store <4 x i8> %37, ptr addrspace(1) %38, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @count_words(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %47

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = mul i64 %4, %7
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  br label %10

10:                                               ; preds = %6, %37
  %11 = phi i64 [ 0, %6 ], [ %42, %37 ]
  %12 = phi i32 [ 0, %6 ], [ %41, %37 ]
  %13 = phi i32 [ 0, %6 ], [ %40, %37 ]
  %14 = phi i32 [ 0, %6 ], [ %39, %37 ]
  %15 = phi i32 [ 0, %6 ], [ %38, %37 ]
  %16 = getelementptr i8, ptr addrspace(1) %9, i64 %11
  %17 = load i8, ptr addrspace(1) %16, align 1, !tbaa !11
  switch i32 %14, label %36 [
    i32 0, label %18
    i32 1, label %27
    i32 2, label %33
  ]

18:                                               ; preds = %10
  %19 = add i8 %17, -97
  %20 = icmp ult i8 %19, 26
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = add nsw i32 %12, 1
  br label %37

23:                                               ; preds = %18
  %24 = add i8 %17, -48
  %25 = icmp ult i8 %24, 10
  %26 = select i1 %25, i32 2, i32 0
  br label %37

27:                                               ; preds = %10
  %28 = icmp eq i8 %17, 32
  br i1 %28, label %29, label %31

29:                                               ; preds = %27
  %30 = tail call spir_func i32 @_Z3maxii(i32 noundef %13, i32 noundef %15) #11
  br label %37

31:                                               ; preds = %27
  %32 = add nsw i32 %15, 1
  br label %37

33:                                               ; preds = %10
  %34 = icmp eq i8 %17, 32
  %35 = select i1 %34, i32 0, i32 2
  br label %37

36:                                               ; preds = %10
  unreachable

37:                                               ; preds = %33, %31, %29, %23, %21
  %38 = phi i32 [ %32, %31 ], [ 1, %21 ], [ %15, %33 ], [ %15, %23 ], [ %15, %29 ]
  %39 = phi i32 [ 1, %31 ], [ 1, %21 ], [ %35, %33 ], [ %26, %23 ], [ 0, %29 ]
  %40 = phi i32 [ %13, %31 ], [ %13, %21 ], [ %13, %33 ], [ %13, %23 ], [ %30, %29 ]
  %41 = phi i32 [ %12, %31 ], [ %22, %21 ], [ %12, %33 ], [ %12, %23 ], [ %12, %29 ]
  %42 = add nuw nsw i64 %11, 1
  %43 = icmp eq i64 %42, %7
  br i1 %43, label %44, label %10

44:                                               ; preds = %37
  %45 = icmp eq i32 %39, 1
  %46 = select i1 %45, i32 %38, i32 0
  br label %47

47:                                               ; preds = %44, %3
  %48 = phi i32 [ 0, %3 ], [ %46, %44 ]
  %49 = phi i32 [ 0, %3 ], [ %40, %44 ]
  %50 = phi i32 [ 0, %3 ], [ %41, %44 ]
  %51 = insertelement <2 x i32> poison, i32 %50, i64 0
  %52 = tail call spir_func i32 @_Z3maxii(i32 noundef %49, i32 noundef %48) #11
  %53 = insertelement <2 x i32> %51, i32 %52, i64 1
  %54 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %4
  store <2 x i32> %53, ptr addrspace(1) %54, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_count_words(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = mul i64 %4, %7
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  br label %21

10:                                               ; preds = %48
  %11 = icmp eq i32 %50, 1
  %12 = select i1 %11, i32 %49, i32 0
  br label %13

13:                                               ; preds = %10, %3
  %14 = phi i32 [ 0, %3 ], [ %12, %10 ]
  %15 = phi i32 [ 0, %3 ], [ %51, %10 ]
  %16 = phi i32 [ 0, %3 ], [ %52, %10 ]
  %17 = insertelement <2 x i32> poison, i32 %16, i64 0
  %18 = tail call spir_func i32 @_Z3maxii(i32 noundef %15, i32 noundef %14) #11
  %19 = insertelement <2 x i32> %17, i32 %18, i64 1
  %20 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %4
  store <2 x i32> %19, ptr addrspace(1) %20, align 8, !tbaa !11
  ret void

21:                                               ; preds = %6, %48
  %22 = phi i64 [ 0, %6 ], [ %53, %48 ]
  %23 = phi i32 [ 0, %6 ], [ %52, %48 ]
  %24 = phi i32 [ 0, %6 ], [ %51, %48 ]
  %25 = phi i32 [ 0, %6 ], [ %50, %48 ]
  %26 = phi i32 [ 0, %6 ], [ %49, %48 ]
  %27 = getelementptr i8, ptr addrspace(1) %9, i64 %22
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !11
  switch i32 %25, label %47 [
    i32 0, label %29
    i32 1, label %38
    i32 2, label %44
  ]

29:                                               ; preds = %21
  %30 = add i8 %28, -97
  %31 = icmp ult i8 %30, 26
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = add nsw i32 %23, 1
  br label %48

34:                                               ; preds = %29
  %35 = add i8 %28, -48
  %36 = icmp ult i8 %35, 10
  %37 = select i1 %36, i32 2, i32 0
  br label %48

38:                                               ; preds = %21
  %39 = icmp eq i8 %28, 32
  br i1 %39, label %40, label %42

40:                                               ; preds = %38
  %41 = tail call spir_func i32 @_Z3maxii(i32 noundef %24, i32 noundef %26) #11
  br label %48

42:                                               ; preds = %38
  %43 = add nsw i32 %26, 1
  br label %48

44:                                               ; preds = %21
  %45 = icmp eq i8 %28, 32
  %46 = select i1 %45, i32 0, i32 2
  br label %48

47:                                               ; preds = %21
  unreachable

48:                                               ; preds = %44, %34, %40, %42, %32
  %49 = phi i32 [ %43, %42 ], [ 1, %32 ], [ %26, %44 ], [ %26, %34 ], [ %26, %40 ]
  %50 = phi i32 [ 1, %42 ], [ 1, %32 ], [ %46, %44 ], [ %37, %34 ], [ 0, %40 ]
  %51 = phi i32 [ %24, %42 ], [ %24, %32 ], [ %24, %44 ], [ %24, %34 ], [ %41, %40 ]
  %52 = phi i32 [ %23, %42 ], [ %33, %32 ], [ %23, %44 ], [ %23, %34 ], [ %23, %40 ]
  %53 = add nuw nsw i64 %22, 1
  %54 = icmp eq i64 %53, %7
  br i1 %54, label %10, label %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x i32> @_Z6vload8mPU3AS4Kj(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_jmPU3AS4j(<8 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z3minss(i16 noundef signext, i16 noundef signext) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #7

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uchar*", !"uint*", !"uint"}
!10 = !{!"const", !"", !""}
!11 = !{!5, !5, i64 0}
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"char*", !"char*", !"int*", !"int"}
!15 = !{!"const", !"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !5, i64 0}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"uchar*", !"char4*"}
!21 = !{!"uchar*", !"char __attribute__((ext_vector_type(4)))*"}
!22 = !{!"const", !""}
!23 = !{!"char*", !"int2*", !"int"}
!24 = !{!"char*", !"int __attribute__((ext_vector_type(2)))*", !"int"}
