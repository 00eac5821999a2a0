; ModuleID = 'image_depth.cl'
source_filename = "image_depth.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @nearer(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #7
  %11 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %9) #7
  %12 = tail call spir_func float @_Z4fminff(float noundef %10, float noundef %11) #6
  tail call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, float noundef %12) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_nearer(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #7
  %11 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %9) #7
  %12 = tail call spir_func float @_Z4fminff(float noundef %10, float noundef %11) #6
  tail call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, float noundef %12) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @between(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #9
  %9 = sitofp i32 %5 to float
  %10 = fadd float %9, 1.000000e+00
  %11 = insertelement <2 x float> poison, float %10, i64 0
  %12 = sitofp i32 %7 to float
  %13 = fadd float %12, 5.000000e-01
  %14 = insertelement <2 x float> %11, float %13, i64 1
  %15 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %14) #7
  %16 = shl i64 %6, 32
  %17 = ashr exact i64 %16, 32
  %18 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %19 = mul i64 %18, %17
  %20 = shl i64 %4, 32
  %21 = getelementptr float, ptr addrspace(1) %1, i64 %19
  %22 = ashr exact i64 %20, 30
  %23 = getelementptr i8, ptr addrspace(1) %21, i64 %22
  store float %15, ptr addrspace(1) %23, align 4, !tbaa !13
  %24 = icmp eq i32 %5, 0
  %25 = icmp eq i32 %7, 0
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %36

27:                                               ; preds = %3
  %28 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #6
  %29 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %28, i64 noundef 0, ptr addrspace(4) noundef %29) #8
  %30 = tail call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = tail call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #6
  %33 = icmp eq i32 %32, 4285
  %34 = zext i1 %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %3, %27
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_between(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #9
  %9 = sitofp i32 %5 to float
  %10 = fadd float %9, 1.000000e+00
  %11 = insertelement <2 x float> poison, float %10, i64 0
  %12 = sitofp i32 %7 to float
  %13 = fadd float %12, 5.000000e-01
  %14 = insertelement <2 x float> %11, float %13, i64 1
  %15 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %14) #7
  %16 = shl i64 %6, 32
  %17 = ashr exact i64 %16, 32
  %18 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %19 = mul i64 %18, %17
  %20 = shl i64 %4, 32
  %21 = getelementptr float, ptr addrspace(1) %1, i64 %19
  %22 = ashr exact i64 %20, 30
  %23 = getelementptr i8, ptr addrspace(1) %21, i64 %22
  store float %15, ptr addrspace(1) %23, align 4, !tbaa !13
  %24 = icmp eq i32 %5, 0
  %25 = icmp eq i32 %7, 0
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %36

27:                                               ; preds = %3
  %28 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #6
  %29 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %28, i64 noundef 0, ptr addrspace(4) noundef %29) #8
  %30 = tail call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = tail call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #6
  %33 = icmp eq i32 %32, 4285
  %34 = zext i1 %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %27, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #7
  %13 = tail call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0) #6
  %14 = uitofp i64 %13 to float
  %15 = tail call float @llvm.fmuladd.f32(float %12, float 5.000000e-01, float %14)
  tail call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, <4 x i32> noundef %11, float noundef %15) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #7
  %13 = tail call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %0) #6
  %14 = uitofp i64 %13 to float
  %15 = tail call float @llvm.fmuladd.f32(float %12, float 5.000000e-01, float %14)
  tail call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, <4 x i32> noundef %11, float noundef %15) #8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32> noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #4

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), <4 x i32> noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!8 = !{!"read_only", !"read_only", !"write_only"}
!9 = !{!"image2d_depth_t", !"image2d_depth_t", !"image2d_depth_t"}
!10 = !{!"", !"", !""}
!11 = !{!"read_only", !"none", !"none"}
!12 = !{!"image2d_depth_t", !"float*", !"int*"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{i32 1, i32 1}
!16 = !{!"read_only", !"write_only"}
!17 = !{!"image2d_array_depth_t", !"image2d_array_depth_t"}
!18 = !{!"", !""}
