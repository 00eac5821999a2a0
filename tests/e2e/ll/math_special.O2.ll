; ModuleID = 'math_special.cl'
source_filename = "math_special.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @error_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z3erff(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %10 = tail call spir_func float @_Z4erfcf(float noundef %9) #7
  %11 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %12 = getelementptr float, ptr addrspace(1) %11, i64 %3
  store float %10, ptr addrspace(1) %12, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_error_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z3erff(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %10 = tail call spir_func float @_Z4erfcf(float noundef %9) #7
  %11 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %12 = getelementptr float, ptr addrspace(1) %11, i64 %3
  store float %10, ptr addrspace(1) %12, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @gammas(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca i32, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %9 = tail call spir_func float @_Z6tgammaf(float noundef %8) #7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !11
  %11 = tail call spir_func float @_Z6lgammaf(float noundef %8) #7
  %12 = getelementptr float, ptr addrspace(1) %1, i64 %6
  %13 = getelementptr float, ptr addrspace(1) %12, i64 %5
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !11
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = call spir_func float @_Z8lgamma_rfPU3AS4i(float noundef %8, ptr addrspace(4) noundef %14) #9
  %16 = shl i64 %6, 3
  %17 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %5
  store float %15, ptr addrspace(1) %18, align 4, !tbaa !11
  %19 = load i32, ptr %4, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_gammas(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca i32, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %9 = tail call spir_func float @_Z6tgammaf(float noundef %8) #7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !11
  %11 = tail call spir_func float @_Z6lgammaf(float noundef %8) #7
  %12 = getelementptr float, ptr addrspace(1) %1, i64 %6
  %13 = getelementptr float, ptr addrspace(1) %12, i64 %5
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !11
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = call spir_func float @_Z8lgamma_rfPU3AS4i(float noundef %8, ptr addrspace(4) noundef %14) #9
  %16 = shl i64 %6, 3
  %17 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %5
  store float %15, ptr addrspace(1) %18, align 4, !tbaa !11
  %19 = load i32, ptr %4, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3erff(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4erfcf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6tgammaf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6lgammaf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func float @_Z8lgamma_rfPU3AS4i(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!9 = !{!"float*", !"float*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"int*"}
!16 = !{!"const", !"", !""}
