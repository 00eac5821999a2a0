; ModuleID = 'image_questions.cl'
source_filename = "image_questions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_formats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #9
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !3
  %4 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #9
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_formats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #9
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !3
  %4 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #9
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_written_formats(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0) #9
  store i32 %4, ptr addrspace(1) %2, align 4, !tbaa !3
  %5 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0) #9
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1) #9
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1) #9
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_written_formats(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0) #9
  store i32 %4, ptr addrspace(1) %2, align 4, !tbaa !3
  %5 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0) #9
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1) #9
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1) #9
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @of_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %4, i64 noundef 0, ptr addrspace(4) noundef %5) #10
  %6 = tail call spir_func i32 @_Z15get_image_width20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z16get_image_height20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = tail call spir_func <2 x i32> @_Z13get_image_dim26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %14, i64 noundef 3, ptr addrspace(4) noundef %5) #10
  %15 = tail call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z27get_image_channel_data_type26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 36
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z23get_image_channel_order26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 40
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 44
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_of_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %4, i64 noundef 0, ptr addrspace(4) noundef %5) #10
  %6 = tail call spir_func i32 @_Z15get_image_width20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z16get_image_height20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0) #9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = tail call spir_func <2 x i32> @_Z13get_image_dim26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %14, i64 noundef 3, ptr addrspace(4) noundef %5) #10
  %15 = tail call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z27get_image_channel_data_type26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 36
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z23get_image_channel_order26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 40
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1) #9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 44
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @of_both(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 initializes((0, 16)) %6) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %8 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_rw(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0) #9
  store i32 %8, ptr addrspace(1) %6, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z15get_image_width20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1) #9
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1) #9
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_rw(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %2) #9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3) #9
  %17 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %16, i64 noundef 2, ptr addrspace(4) noundef %17) #10
  %18 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4) #9
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %18, i64 noundef 3, ptr addrspace(4) noundef %17) #10
  %19 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4) #9
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 32
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z15get_image_width14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5) #9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5) #9
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 40
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5) #9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 44
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5) #9
  tail call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %28, i64 noundef 3, ptr addrspace(4) noundef %17) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_of_both(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 initializes((0, 16)) %6) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %8 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_rw(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0) #9
  store i32 %8, ptr addrspace(1) %6, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z15get_image_width20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1) #9
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1) #9
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_rw(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %2) #9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3) #9
  %17 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %16, i64 noundef 2, ptr addrspace(4) noundef %17) #10
  %18 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4) #9
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %18, i64 noundef 3, ptr addrspace(4) noundef %17) #10
  %19 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4) #9
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 32
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z15get_image_width14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5) #9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5) #9
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 40
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5) #9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 44
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5) #9
  tail call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %28, i64 noundef 3, ptr addrspace(4) noundef %17) #10
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_two(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #9
  %5 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1) #9
  %6 = shufflevector <2 x i32> %4, <2 x i32> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = add i32 %8, 1
  %10 = insertelement <4 x i32> poison, i32 %9, i64 0
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> zeroinitializer
  %12 = mul <4 x i32> %11, %6
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %7
  store <4 x i32> %12, ptr addrspace(1) %13, align 16, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_two(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #9
  %5 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1) #9
  %6 = shufflevector <2 x i32> %4, <2 x i32> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = add i32 %8, 1
  %10 = insertelement <4 x i32> poison, i32 %9, i64 0
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> zeroinitializer
  %12 = mul <4 x i32> %11, %6
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %7
  store <4 x i32> %12, ptr addrspace(1) %13, align 16, !tbaa !24
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @by_channels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i64 @_Z20get_global_linear_idv() #10
  %10 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #9
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #11
  switch i32 %10, label %18 [
    i32 4311, label %12
    i32 4312, label %12
    i32 4313, label %12
    i32 4314, label %15
    i32 4315, label %15
    i32 4316, label %15
  ]

12:                                               ; preds = %2, %2, %2
  %13 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %8) #12
  %14 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %13) #9
  br label %20

15:                                               ; preds = %2, %2, %2
  %16 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %8) #12
  %17 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %16) #9
  br label %20

18:                                               ; preds = %2
  %19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %8) #12
  br label %20

20:                                               ; preds = %12, %15, %18
  %21 = phi <4 x float> [ %14, %12 ], [ %17, %15 ], [ %19, %18 ]
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %9
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_by_channels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i64 @_Z20get_global_linear_idv() #10
  %10 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #9
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #11
  switch i32 %10, label %18 [
    i32 4311, label %12
    i32 4312, label %12
    i32 4313, label %12
    i32 4314, label %15
    i32 4315, label %15
    i32 4316, label %15
  ]

12:                                               ; preds = %2, %2, %2
  %13 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %8) #12
  %14 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %13) #9
  br label %20

15:                                               ; preds = %2, %2, %2
  %16 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %8) #12
  %17 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %16) #9
  br label %20

18:                                               ; preds = %2
  %19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %8) #12
  br label %20

20:                                               ; preds = %18, %15, %12
  %21 = phi <4 x float> [ %19, %18 ], [ %17, %15 ], [ %14, %12 ]
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %9
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !24
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_kernel void @over_all(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #9
  %4 = extractelement <4 x i32> %3, i64 0
  %5 = extractelement <4 x i32> %3, i64 1
  %6 = mul nsw i32 %4, %5
  %7 = extractelement <4 x i32> %3, i64 2
  %8 = mul nsw i32 %6, %7
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %8, %10
  br i1 %11, label %12, label %37

12:                                               ; preds = %2, %12
  %13 = phi i32 [ %35, %12 ], [ %10, %2 ]
  %14 = phi i32 [ %30, %12 ], [ 0, %2 ]
  %15 = phi i64 [ %34, %12 ], [ %9, %2 ]
  %16 = freeze i32 %13
  %17 = freeze i32 %4
  %18 = sdiv i32 %16, %17
  %19 = mul i32 %18, %17
  %20 = sub i32 %16, %19
  %21 = srem i32 %18, %5
  %22 = sdiv i32 %13, %6
  %23 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %20, i64 0
  %24 = insertelement <4 x i32> %23, i32 %21, i64 1
  %25 = insertelement <4 x i32> %24, i32 %22, i64 2
  %26 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %25) #12
  %27 = extractelement <4 x i32> %26, i64 0
  %28 = add nsw i32 %13, 1
  %29 = mul i32 %27, %28
  %30 = add i32 %29, %14
  %31 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %32 = shl i64 %15, 32
  %33 = ashr exact i64 %32, 32
  %34 = add i64 %31, %33
  %35 = trunc i64 %34 to i32
  %36 = icmp sgt i32 %8, %35
  br i1 %36, label %12, label %37

37:                                               ; preds = %12, %2
  %38 = phi i32 [ 0, %2 ], [ %30, %12 ]
  %39 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %38, ptr addrspace(1) %40, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_over_all(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #9
  %4 = extractelement <4 x i32> %3, i64 0
  %5 = extractelement <4 x i32> %3, i64 1
  %6 = mul nsw i32 %4, %5
  %7 = extractelement <4 x i32> %3, i64 2
  %8 = mul nsw i32 %6, %7
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %8, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %16, %2
  %13 = phi i32 [ 0, %2 ], [ %34, %16 ]
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %13, ptr addrspace(1) %15, align 4, !tbaa !3
  ret void

16:                                               ; preds = %2, %16
  %17 = phi i32 [ %39, %16 ], [ %10, %2 ]
  %18 = phi i32 [ %34, %16 ], [ 0, %2 ]
  %19 = phi i64 [ %38, %16 ], [ %9, %2 ]
  %20 = freeze i32 %17
  %21 = freeze i32 %4
  %22 = sdiv i32 %20, %21
  %23 = mul i32 %22, %21
  %24 = sub i32 %20, %23
  %25 = srem i32 %22, %5
  %26 = sdiv i32 %17, %6
  %27 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %24, i64 0
  %28 = insertelement <4 x i32> %27, i32 %25, i64 1
  %29 = insertelement <4 x i32> %28, i32 %26, i64 2
  %30 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %29) #12
  %31 = extractelement <4 x i32> %30, i64 0
  %32 = add nsw i32 %17, 1
  %33 = mul i32 %31, %32
  %34 = add i32 %33, %18
  %35 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %36 = shl i64 %19, 32
  %37 = ashr exact i64 %36, 32
  %38 = add i64 %35, %37
  %39 = trunc i64 %38 to i32
  %40 = icmp sgt i32 %8, %39
  br i1 %40, label %16, label %12
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_rw(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_rw(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #8

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind willreturn memory(read) }

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
!9 = !{!"image2d_t", !"int*"}
!10 = !{!"", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"write_only", !"read_write", !"none"}
!13 = !{!"image1d_t", !"image3d_t", !"int*"}
!14 = !{!"", !"", !""}
!15 = !{!"read_only", !"write_only", !"none"}
!16 = !{!"image2d_depth_t", !"image2d_array_depth_t", !"int*"}
!17 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!18 = !{!"read_write", !"read_write", !"read_write", !"read_write", !"read_write", !"read_write", !"none"}
!19 = !{!"image1d_t", !"image1d_array_t", !"image1d_buffer_t", !"image2d_t", !"image2d_array_t", !"image3d_t", !"int*"}
!20 = !{!"", !"", !"", !"", !"", !"", !""}
!21 = !{!"read_only", !"read_only", !"none"}
!22 = !{!"image2d_t", !"image2d_t", !"int4*"}
!23 = !{!"image2d_t", !"image2d_t", !"int __attribute__((ext_vector_type(4)))*"}
!24 = !{!5, !5, i64 0}
!25 = !{!"image2d_t", !"float4*"}
!26 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*"}
!27 = !{!"image3d_t", !"uint*"}
