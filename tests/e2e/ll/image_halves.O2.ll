; ModuleID = 'image_halves.cl'
source_filename = "image_halves.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func <2 x i32> @place() local_unnamed_addr #0 {
  %1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %2 = trunc i64 %1 to i32
  %3 = insertelement <2 x i32> poison, i32 %2, i64 0
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> %3, i32 %5, i64 1
  ret <2 x i32> %6
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func <4 x i32> @place3() local_unnamed_addr #0 {
  %1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %2 = trunc i64 %1 to i32
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %6 = trunc i64 %5 to i32
  %7 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %2, i64 0
  %8 = insertelement <4 x i32> %7, i32 %4, i64 1
  %9 = insertelement <4 x i32> %8, i32 %6, i64 2
  ret <4 x i32> %9
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @read_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %8) #9
  %10 = tail call spir_func i64 @_Z20get_global_linear_idv() #10
  %11 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %10
  store <4 x half> %9, ptr addrspace(1) %11, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_read_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %8) #9
  %10 = tail call spir_func i64 @_Z20get_global_linear_idv() #10
  %11 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %10
  store <4 x half> %9, ptr addrspace(1) %11, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @write_halves(ptr addrspace(1) noundef readonly align 8 captures(none) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i64 @_Z20get_global_linear_idv() #10
  %10 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x half>, ptr addrspace(1) %10, align 8, !tbaa !12
  tail call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x half> noundef %11) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_write_halves(ptr addrspace(1) noundef readonly align 8 captures(none) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i64 @_Z20get_global_linear_idv() #10
  %10 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x half>, ptr addrspace(1) %10, align 8, !tbaa !12
  tail call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x half> noundef %11) #10
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @sample_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #9
  %9 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %3, i64 %5
  store <4 x half> %8, ptr addrspace(1) %9, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sample_halves(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #9
  %9 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %3, i64 %5
  store <4 x half> %8, ptr addrspace(1) %9, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %6 = add nsw i32 %4, 1
  %7 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, i32 noundef %6) #9
  %8 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %4) #9
  %9 = fadd <4 x half> %7, %8
  tail call spir_func void @_Z12write_imageh14ocl_image1d_woiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, i32 noundef %4, <4 x half> noundef %9) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %6 = add nsw i32 %4, 1
  %7 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, i32 noundef %6) #9
  %8 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %4) #9
  %9 = fadd <4 x half> %7, %8
  tail call spir_func void @_Z12write_imageh14ocl_image1d_woiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, i32 noundef %4, <4 x half> noundef %9) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %10 = add <2 x i32> %8, splat (i32 1)
  %11 = tail call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %10) #9
  %12 = tail call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, <2 x i32> noundef %8) #9
  %13 = fadd <4 x half> %11, %12
  tail call spir_func void @_Z12write_imageh20ocl_image1d_array_woDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x half> noundef %13) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %10 = add <2 x i32> %8, splat (i32 1)
  %11 = tail call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %10) #9
  %12 = tail call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, <2 x i32> noundef %8) #9
  %13 = fadd <4 x half> %11, %12
  tail call spir_func void @_Z12write_imageh20ocl_image1d_array_woDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x half> noundef %13) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #8
  %6 = xor i32 %4, -1
  %7 = add i32 %5, %6
  %8 = tail call spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %4) #9
  %9 = fmul <4 x half> %8, splat (half 0xH4000)
  tail call spir_func void @_Z12write_imageh21ocl_image1d_buffer_woiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %1, i32 noundef %7, <4 x half> noundef %9) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #8
  %6 = xor i32 %4, -1
  %7 = add i32 %5, %6
  %8 = tail call spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %4) #9
  %9 = fmul <4 x half> %8, splat (half 0xH4000)
  tail call spir_func void @_Z12write_imageh21ocl_image1d_buffer_woiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %1, i32 noundef %7, <4 x half> noundef %9) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %13 = add <4 x i32> %11, splat (i32 1)
  %14 = tail call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %12, <4 x i32> noundef %13) #9
  %15 = tail call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #9
  %16 = fadd <4 x half> %14, %15
  tail call spir_func void @_Z12write_imageh20ocl_image2d_array_woDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1, <4 x i32> noundef %11, <4 x half> noundef %16) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %13 = add <4 x i32> %11, splat (i32 1)
  %14 = tail call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %12, <4 x i32> noundef %13) #9
  %15 = tail call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #9
  %16 = fadd <4 x half> %14, %15
  tail call spir_func void @_Z12write_imageh20ocl_image2d_array_woDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1, <4 x i32> noundef %11, <4 x half> noundef %16) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %13 = add <4 x i32> %11, splat (i32 1)
  %14 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %12, <4 x i32> noundef %13) #9
  %15 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #9
  %16 = fadd <4 x half> %14, %15
  tail call spir_func void @_Z12write_imageh14ocl_image3d_woDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, <4 x i32> noundef %11, <4 x half> noundef %16) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %13 = add <4 x i32> %11, splat (i32 1)
  %14 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %12, <4 x i32> noundef %13) #9
  %15 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #9
  %16 = fadd <4 x half> %14, %15
  tail call spir_func void @_Z12write_imageh14ocl_image3d_woDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, <4 x i32> noundef %11, <4 x half> noundef %16) #10
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x half> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh14ocl_image1d_woiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x half> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32 noundef) local_unnamed_addr #6

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh20ocl_image1d_array_woDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32> noundef, <4 x half> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh21ocl_image1d_buffer_woiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x half> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh20ocl_image2d_array_woDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32> noundef, <4 x half> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imageh14ocl_image3d_woDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x half> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(read) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }

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
!9 = !{!"image2d_t", !"half4*"}
!10 = !{!"image2d_t", !"half __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"none", !"write_only"}
!14 = !{!"half4*", !"image2d_t"}
!15 = !{!"half __attribute__((ext_vector_type(4)))*", !"image2d_t"}
!16 = !{!"const", !""}
!17 = !{i32 1, i32 0, i32 1, i32 1}
!18 = !{!"read_only", !"none", !"none", !"none"}
!19 = !{!"image2d_t", !"sampler_t", !"float2*", !"half4*"}
!20 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(4)))*"}
!21 = !{!"", !"", !"const", !""}
!22 = !{!"read_only", !"write_only"}
!23 = !{!"image1d_t", !"image1d_t"}
!24 = !{!"image1d_array_t", !"image1d_array_t"}
!25 = !{!"image1d_buffer_t", !"image1d_buffer_t"}
!26 = !{!"image2d_array_t", !"image2d_array_t"}
!27 = !{!"image3d_t", !"image3d_t"}
