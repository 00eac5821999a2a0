; ModuleID = 'ext_clock.cl'
source_filename = "ext_clock.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @read_clocks(ptr addrspace(1) noundef writeonly align 8 captures(none) initializes((0, 48)) %0) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = tail call spir_func i64 @_Z17clock_read_devicev() #3
  store i64 %2, ptr addrspace(1) %0, align 8, !tbaa !11
  %3 = tail call spir_func <2 x i32> @_Z22clock_read_hilo_devicev() #3
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store <2 x i32> %3, ptr addrspace(1) %4, align 8, !tbaa !11
  %5 = tail call spir_func i64 @_Z21clock_read_work_groupv() #3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i64 %5, ptr addrspace(1) %6, align 8, !tbaa !11
  %7 = tail call spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv() #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store <2 x i32> %7, ptr addrspace(1) %8, align 8, !tbaa !11
  %9 = tail call spir_func i64 @_Z20clock_read_sub_groupv() #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  store i64 %9, ptr addrspace(1) %10, align 8, !tbaa !11
  %11 = tail call spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv() #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  store <2 x i32> %11, ptr addrspace(1) %12, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_read_clocks(ptr addrspace(1) noundef writeonly align 8 captures(none) initializes((0, 48)) %0) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = tail call spir_func i64 @_Z17clock_read_devicev() #3
  store i64 %2, ptr addrspace(1) %0, align 8, !tbaa !11
  %3 = tail call spir_func <2 x i32> @_Z22clock_read_hilo_devicev() #3
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store <2 x i32> %3, ptr addrspace(1) %4, align 8, !tbaa !11
  %5 = tail call spir_func i64 @_Z21clock_read_work_groupv() #3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i64 %5, ptr addrspace(1) %6, align 8, !tbaa !11
  %7 = tail call spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv() #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store <2 x i32> %7, ptr addrspace(1) %8, align 8, !tbaa !11
  %9 = tail call spir_func i64 @_Z20clock_read_sub_groupv() #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  store i64 %9, ptr addrspace(1) %10, align 8, !tbaa !11
  %11 = tail call spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv() #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  store <2 x i32> %11, ptr addrspace(1) %12, align 8, !tbaa !11
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z17clock_read_devicev() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z22clock_read_hilo_devicev() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z21clock_read_work_groupv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20clock_read_sub_groupv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv() local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind }

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
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"ulong*"}
!10 = !{!""}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !5, i64 0}
