; ModuleID = 'image_lookup.cl'
source_filename = "image_lookup.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = sitofp i32 %4 to float
  %6 = fadd float %5, 1.000000e+00
  %7 = insertelement <2 x float> poison, float %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = uitofp i64 %8 to float
  %10 = insertelement <2 x float> %7, float %9, i64 1
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #6
  %12 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x float> noundef %10) #7
  %13 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %13
  store <4 x float> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = sitofp i32 %4 to float
  %6 = fadd float %5, 1.000000e+00
  %7 = insertelement <2 x float> poison, float %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = uitofp i64 %8 to float
  %10 = insertelement <2 x float> %7, float %9, i64 1
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #6
  %12 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x float> noundef %10) #7
  %13 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %13
  store <4 x float> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @integers(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %10 = trunc i64 %9 to i32
  %11 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %6, i64 0
  %12 = insertelement <4 x i32> %11, i32 %8, i64 1
  %13 = insertelement <4 x i32> %12, i32 %10, i64 2
  %14 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #5
  %15 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %14) #5
  %16 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #6
  %18 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %13) #5
  %19 = fadd <4 x float> %18, splat (float 5.000000e-01)
  %20 = insertelement <4 x float> %15, float 1.000000e+00, i64 3
  %21 = fdiv <4 x float> %19, %20, !fpmath !18
  %22 = fadd <4 x float> %21, splat (float 1.000000e+00)
  %23 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <4 x float> noundef %22) #7
  %24 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %16
  store <4 x i32> %23, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6
  %26 = add <4 x i32> %13, <i32 -1, i32 0, i32 0, i32 0>
  %27 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, target("spirv.Sampler") %25, <4 x i32> noundef %26) #7
  %28 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %16
  store <4 x i32> %27, ptr addrspace(1) %28, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_integers(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %10 = trunc i64 %9 to i32
  %11 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %6, i64 0
  %12 = insertelement <4 x i32> %11, i32 %8, i64 1
  %13 = insertelement <4 x i32> %12, i32 %10, i64 2
  %14 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #5
  %15 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %14) #5
  %16 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #6
  %18 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %13) #5
  %19 = fadd <4 x float> %18, splat (float 5.000000e-01)
  %20 = insertelement <4 x float> %15, float 1.000000e+00, i64 3
  %21 = fdiv <4 x float> %19, %20, !fpmath !18
  %22 = fadd <4 x float> %21, splat (float 1.000000e+00)
  %23 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <4 x float> noundef %22) #7
  %24 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %16
  store <4 x i32> %23, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6
  %26 = add <4 x i32> %13, <i32 -1, i32 0, i32 0, i32 0>
  %27 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, target("spirv.Sampler") %25, <4 x i32> noundef %26) #7
  %28 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %16
  store <4 x i32> %27, ptr addrspace(1) %28, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }

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
!8 = !{!"read_only", !"none"}
!9 = !{!"image1d_array_t", !"float4*"}
!10 = !{!"image1d_array_t", !"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1}
!14 = !{!"read_only", !"read_only", !"none", !"none"}
!15 = !{!"image3d_t", !"image2d_array_t", !"int4*", !"uint4*"}
!16 = !{!"image3d_t", !"image2d_array_t", !"int __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!17 = !{!"", !"", !"", !""}
!18 = !{float 2.500000e+00}
