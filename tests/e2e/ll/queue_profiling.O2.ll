; ModuleID = 'queue_profiling.cl'
source_filename = "queue_profiling.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @measure(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca target("spirv.DeviceEvent"), align 8
  %4 = alloca %struct.ndrange_t, align 8
  %5 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %6 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #7
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %4, i64 noundef 32) #7
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 24, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 8, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__measure_block_invoke to ptr addrspace(4)), ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr addrspace(1) %0, ptr %10, align 8, !tbaa !11
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %6, i32 0, ptr nonnull %4, i32 0, ptr addrspace(4) null, ptr addrspace(4) %7, ptr addrspace(4) addrspacecast (ptr @__measure_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %11) #6
  %13 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !14
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %13, i32 noundef 1, ptr addrspace(1) noundef align 8 %1) #7
  %14 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !14
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %14) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_measure(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca target("spirv.DeviceEvent"), align 8
  %4 = alloca %struct.ndrange_t, align 8
  %5 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %6 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #7
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %4, i64 noundef 32) #7
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 24, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 8, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__measure_block_invoke to ptr addrspace(4)), ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr addrspace(1) %0, ptr %10, align 8, !tbaa !11
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %6, i32 0, ptr nonnull %4, i32 0, ptr addrspace(4) null, ptr addrspace(4) %7, ptr addrspace(4) addrspacecast (ptr @__measure_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %11) #6
  %13 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !14
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %13, i32 noundef 1, ptr addrspace(1) noundef %1) #7
  %14 = load target("spirv.DeviceEvent"), ptr %3, align 8, !tbaa !14
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %14) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Queue") @_Z17get_default_queuev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__measure_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #4 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %3 = trunc i64 %2 to i32
  %4 = add nsw i32 %3, 7
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %2
  store i32 %4, ptr addrspace(1) %7, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__measure_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #4 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %3 = trunc i64 %2 to i32
  %4 = add nsw i32 %3, 7
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %2
  store i32 %4, ptr addrspace(1) %7, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"int*", !"ulong*"}
!10 = !{!"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"clk_event_t", !5, i64 0}
