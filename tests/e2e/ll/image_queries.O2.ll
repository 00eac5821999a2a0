; ModuleID = 'image_queries.cl'
source_filename = "image_queries.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 12)) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #3
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !3
  %4 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #3
  %5 = icmp eq i32 %4, 4318
  %6 = zext i1 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #3
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 12)) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #3
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !3
  %4 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #3
  %5 = icmp eq i32 %4, 4318
  %6 = zext i1 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #3
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i32 @_Z15get_image_width20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #3
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !3
  %4 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #3
  %5 = trunc i64 %4 to i32
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z27get_image_channel_data_type20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z23get_image_channel_order20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i32 @_Z15get_image_width20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #3
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !3
  %4 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #3
  %5 = trunc i64 %4 to i32
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z27get_image_channel_data_type20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z23get_image_channel_order20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 12)) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #3
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !3
  %4 = tail call spir_func i32 @_Z27get_image_channel_data_type21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #3
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  %6 = tail call spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #3
  %7 = icmp eq i32 %6, 4272
  %8 = zext i1 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 12)) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #3
  store i32 %3, ptr addrspace(1) %1, align 4, !tbaa !3
  %4 = tail call spir_func i32 @_Z27get_image_channel_data_type21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #3
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  %6 = tail call spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #3
  %7 = icmp eq i32 %6, 4272
  %8 = zext i1 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) initializes((0, 8)) %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  store i32 %4, ptr addrspace(1) %1, align 4, !tbaa !3
  %5 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  store <2 x i32> %11, ptr addrspace(1) %2, align 8, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) initializes((0, 8)) %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  store i32 %4, ptr addrspace(1) %1, align 4, !tbaa !3
  %5 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #3
  store <2 x i32> %11, ptr addrspace(1) %2, align 8, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) initializes((0, 8)) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) initializes((0, 8)) %3) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  store i64 %5, ptr addrspace(1) %1, align 8, !tbaa !25
  %6 = tail call spir_func i32 @_Z15get_image_width20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  store i32 %6, ptr addrspace(1) %2, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z16get_image_height20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  store <2 x i32> %13, ptr addrspace(1) %3, align 8, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) initializes((0, 8)) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) initializes((0, 8)) %3) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  store i64 %5, ptr addrspace(1) %1, align 8, !tbaa !25
  %6 = tail call spir_func i32 @_Z15get_image_width20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  store i32 %6, ptr addrspace(1) %2, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z16get_image_height20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #3
  store <2 x i32> %13, ptr addrspace(1) %3, align 8, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @of_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 20)) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 16)) %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i32 @_Z15get_image_width14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  store i32 %4, ptr addrspace(1) %1, align 4, !tbaa !3
  %5 = tail call spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  store <4 x i32> %13, ptr addrspace(1) %2, align 16, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_of_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 20)) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 16)) %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i32 @_Z15get_image_width14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  store i32 %4, ptr addrspace(1) %1, align 4, !tbaa !3
  %5 = tail call spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %5, ptr addrspace(1) %6, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #3
  store <4 x i32> %13, ptr addrspace(1) %2, align 16, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"image1d_t", !"int*"}
!10 = !{!"", !""}
!11 = !{!"write_only", !"none"}
!12 = !{!"image1d_array_t", !"int*"}
!13 = !{!"image1d_buffer_t", !"int*"}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"read_only", !"none", !"none"}
!16 = !{!"image2d_t", !"int*", !"int2*"}
!17 = !{!"image2d_t", !"int*", !"int __attribute__((ext_vector_type(2)))*"}
!18 = !{!"", !"", !""}
!19 = !{!5, !5, i64 0}
!20 = !{i32 1, i32 1, i32 1, i32 1}
!21 = !{!"write_only", !"none", !"none", !"none"}
!22 = !{!"image2d_array_t", !"ulong*", !"int*", !"int2*"}
!23 = !{!"image2d_array_t", !"ulong*", !"int*", !"int __attribute__((ext_vector_type(2)))*"}
!24 = !{!"", !"", !"", !""}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !5, i64 0}
!27 = !{!"image3d_t", !"int*", !"int4*"}
!28 = !{!"image3d_t", !"int*", !"int __attribute__((ext_vector_type(4)))*"}
