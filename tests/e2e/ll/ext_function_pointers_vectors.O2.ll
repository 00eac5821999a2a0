; ModuleID = 'ext_function_pointers_vectors.cl'
source_filename = "ext_function_pointers_vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@__const.vectors.maps = private unnamed_addr addrspace(2) constant [2 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr @scaled to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @swapped to ptr addrspace(4))], align 8

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = icmp eq ptr addrspace(4) null, addrspacecast (ptr @swapped to ptr addrspace(4))
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br label %20

9:                                                ; preds = %3
  %10 = and i32 %2, 1
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(2) @__const.vectors.maps, i64 %11
  %13 = load ptr addrspace(4), ptr addrspace(2) %12, align 8, !tbaa !12
  %14 = shl i64 %4, 32
  %15 = ashr exact i64 %14, 28
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !tbaa !14
  %18 = sitofp i32 %2 to float
  %19 = tail call spir_func addrspace(4) <4 x float> %13(<4 x float> noundef %17, float noundef %18) #5
  br label %20

20:                                               ; preds = %6, %9
  %21 = phi i64 [ %8, %6 ], [ %15, %9 ]
  %22 = phi <4 x float> [ zeroinitializer, %6 ], [ %19, %9 ]
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %21
  store <4 x float> %22, ptr addrspace(1) %23, align 16, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = icmp eq ptr addrspace(4) null, addrspacecast (ptr @swapped to ptr addrspace(4))
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br label %20

9:                                                ; preds = %3
  %10 = and i32 %2, 1
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(2) @__const.vectors.maps, i64 %11
  %13 = load ptr addrspace(4), ptr addrspace(2) %12, align 8, !tbaa !12
  %14 = shl i64 %4, 32
  %15 = ashr exact i64 %14, 28
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !tbaa !14
  %18 = sitofp i32 %2 to float
  %19 = tail call spir_func addrspace(4) <4 x float> %13(<4 x float> noundef %17, float noundef %18) #5
  br label %20

20:                                               ; preds = %6, %9
  %21 = phi i64 [ %8, %6 ], [ %15, %9 ]
  %22 = phi <4 x float> [ zeroinitializer, %6 ], [ %19, %9 ]
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %21
  store <4 x float> %22, ptr addrspace(1) %23, align 16, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef <4 x float> @scaled(<4 x float> noundef %0, float noundef %1) #3 {
  %3 = insertelement <4 x float> poison, float %1, i64 0
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = fmul <4 x float> %0, %4
  ret <4 x float> %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal spir_func <4 x float> @swapped(<4 x float> noundef %0, float noundef %1) #3 {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %4 = insertelement <4 x float> poison, float %1, i64 0
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <4 x i32> zeroinitializer
  %6 = fadd <4 x float> %3, %5
  ret <4 x float> %6
}

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!9 = !{!"float4*", !"float4*", !"int"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!5, !5, i64 0}
