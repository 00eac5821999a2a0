; ModuleID = 'ext_tensor_float.cl'
source_filename = "ext_tensor_float.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @to_tensor_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 5
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z35intel_round_as_tensor_float32_floatf(float noundef %6) #6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %10) #7
  %12 = tail call spir_func <4 x float> @_Z37intel_round_as_tensor_float324_float4Dv4_f(<4 x float> noundef %11) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %12, i64 noundef 0, ptr addrspace(4) noundef %14) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_to_tensor_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 5
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z35intel_round_as_tensor_float32_floatf(float noundef %6) #6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %10) #7
  %12 = tail call spir_func <4 x float> @_Z37intel_round_as_tensor_float324_float4Dv4_f(<4 x float> noundef %11) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %12, i64 noundef 0, ptr addrspace(4) noundef %14) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z35intel_round_as_tensor_float32_floatf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z37intel_round_as_tensor_float324_float4Dv4_f(<4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }

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
