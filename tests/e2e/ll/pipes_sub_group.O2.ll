; ModuleID = 'pipes_sub_group.cl'
source_filename = "pipes_sub_group.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @put_by_sub_group(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = tail call spir_func target("spirv.ReserveId") @__sub_group_reserve_write_pipe(target("spirv.Pipe", 1) %0, i32 %5, i32 4, i32 4) #6
  %8 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %7) #5
  br i1 %8, label %9, label %16

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  store float %12, ptr %4, align 4, !tbaa !12
  %13 = xor i32 %6, 1
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 %13, ptr addrspace(4) %14, i32 4, i32 4) #6
  call spir_func void @__sub_group_commit_write_pipe(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 4, i32 4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  br label %16

16:                                               ; preds = %3, %9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_put_by_sub_group(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = tail call spir_func target("spirv.ReserveId") @__sub_group_reserve_write_pipe(target("spirv.Pipe", 1) %0, i32 %5, i32 4, i32 4) #6
  %8 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %7) #5
  br i1 %8, label %9, label %16

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  store float %12, ptr %4, align 4, !tbaa !12
  %13 = xor i32 %6, 1
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 %13, ptr addrspace(4) %14, i32 4, i32 4) #6
  call spir_func void @__sub_group_commit_write_pipe(target("spirv.Pipe", 1) %0, target("spirv.ReserveId") %7, i32 4, i32 4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  br label %16

16:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @take_by_sub_group(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !14 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = tail call spir_func target("spirv.ReserveId") @__sub_group_reserve_read_pipe(target("spirv.Pipe", 0) %0, i32 %5, i32 4, i32 4) #6
  %8 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %7) #5
  br i1 %8, label %9, label %16

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 %6, ptr addrspace(4) %10, i32 4, i32 4) #6
  call spir_func void @__sub_group_commit_read_pipe(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 4, i32 4) #6
  %12 = load float, ptr %4, align 4, !tbaa !12
  %13 = fmul float %12, 2.000000e+00
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  br label %16

16:                                               ; preds = %3, %9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_take_by_sub_group(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !14 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = tail call spir_func target("spirv.ReserveId") @__sub_group_reserve_read_pipe(target("spirv.Pipe", 0) %0, i32 %5, i32 4, i32 4) #6
  %8 = tail call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %7) #5
  br i1 %8, label %9, label %16

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 %6, ptr addrspace(4) %10, i32 4, i32 4) #6
  call spir_func void @__sub_group_commit_read_pipe(target("spirv.Pipe", 0) %0, target("spirv.ReserveId") %7, i32 4, i32 4) #6
  %12 = load float, ptr %4, align 4, !tbaa !12
  %13 = fmul float %12, 2.000000e+00
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  br label %16

16:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

declare spir_func target("spirv.ReserveId") @__sub_group_reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId")) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32) local_unnamed_addr

declare spir_func void @__sub_group_commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare spir_func target("spirv.ReserveId") @__sub_group_reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32) local_unnamed_addr

declare spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32) local_unnamed_addr

declare spir_func void @__sub_group_commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32) local_unnamed_addr

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!8 = !{!"write_only", !"none", !"none"}
!9 = !{!"float", !"float*", !"float*"}
!10 = !{!"pipe", !"const", !""}
!11 = !{i32 16}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!"read_only", !"none", !"none"}
