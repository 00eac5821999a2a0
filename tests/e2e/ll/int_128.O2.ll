; ModuleID = 'int_128.cl'
source_filename = "int_128.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @wide_products(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %5
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !12
  %10 = zext i64 %7 to i128
  %11 = zext i64 %9 to i128
  %12 = mul nuw i128 %11, %10
  %13 = lshr i128 %12, 64
  %14 = trunc nuw i128 %13 to i64
  %15 = mul i64 %9, %7
  %16 = insertelement <2 x i64> poison, i64 %15, i64 0
  %17 = insertelement <2 x i64> %16, i64 %14, i64 1
  %18 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %2, i64 %5
  store <2 x i64> %17, ptr addrspace(1) %18, align 16, !tbaa !14
  %19 = tail call spir_func i64 @_Z6mul_hill(i64 noundef %7, i64 noundef %9) #3
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %5
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_wide_products(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %5
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !12
  %10 = zext i64 %7 to i128
  %11 = zext i64 %9 to i128
  %12 = mul nuw i128 %11, %10
  %13 = lshr i128 %12, 64
  %14 = trunc nuw i128 %13 to i64
  %15 = mul i64 %9, %7
  %16 = insertelement <2 x i64> poison, i64 %15, i64 0
  %17 = insertelement <2 x i64> %16, i64 %14, i64 1
  %18 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %2, i64 %5
  store <2 x i64> %17, ptr addrspace(1) %18, align 16, !tbaa !14
  %19 = tail call spir_func i64 @_Z6mul_hill(i64 noundef %7, i64 noundef %9) #3
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %5
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_hill(i64 noundef, i64 noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"ulong*", !"ulong*", !"ulong2*", !"long*"}
!10 = !{!"ulong*", !"ulong*", !"ulong __attribute__((ext_vector_type(2)))*", !"long*"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !5, i64 0}
!14 = !{!5, !5, i64 0}
