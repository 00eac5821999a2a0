; ModuleID = 'image_level.cl'
source_filename = "image_level.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @first_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %4
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %7, float noundef 0.000000e+00) #6
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_first_level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %4
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %7, float noundef 0.000000e+00) #6
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef, float noundef) local_unnamed_addr #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind willreturn memory(read) }

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
!8 = !{!"read_only", !"none", !"none"}
!9 = !{!"image2d_t", !"float2*", !"float4*"}
!10 = !{!"image2d_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !"const", !""}
!12 = !{!5, !5, i64 0}
