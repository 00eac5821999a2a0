; ModuleID = 'image_depth_samples.cl'
source_filename = "image_depth_samples.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @texel_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x i32>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_texel_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x i32>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @texel_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_texel_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %8, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(read) }

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
!7 = !{i32 1, i32 0, i32 1, i32 1}
!8 = !{!"read_only", !"none", !"none", !"none"}
!9 = !{!"image2d_depth_t", !"sampler_t", !"float2*", !"float*"}
!10 = !{!"image2d_depth_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float*"}
!11 = !{!"", !"", !"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{!"image2d_array_depth_t", !"sampler_t", !"float4*", !"float*"}
!16 = !{!"image2d_array_depth_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!17 = !{!"image2d_depth_t", !"sampler_t", !"int2*", !"float*"}
!18 = !{!"image2d_depth_t", !"sampler_t", !"int __attribute__((ext_vector_type(2)))*", !"float*"}
!19 = !{!"image2d_array_depth_t", !"sampler_t", !"int4*", !"float*"}
!20 = !{!"image2d_array_depth_t", !"sampler_t", !"int __attribute__((ext_vector_type(4)))*", !"float*"}
