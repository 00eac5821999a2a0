; ModuleID = 'workitem_ids.cl'
source_filename = "workitem_ids.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @linear_ids(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #6
  %7 = sub i64 %5, %6
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %9 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #6
  %10 = sub i64 %8, %9
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %12 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #6
  %13 = sub i64 %11, %12
  %14 = zext i32 %3 to i64
  %15 = mul i64 %13, %14
  %16 = zext i32 %2 to i64
  %17 = mul i64 %10, %16
  %18 = add i64 %17, %7
  %19 = add i64 %18, %15
  %20 = tail call spir_func i64 @_Z20get_global_linear_idv() #7
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %19
  store i64 %20, ptr addrspace(1) %21, align 8, !tbaa !11
  %22 = tail call spir_func i64 @_Z19get_local_linear_idv() #7
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %19
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_linear_ids(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #6
  %7 = sub i64 %5, %6
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %9 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #6
  %10 = sub i64 %8, %9
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %12 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #6
  %13 = sub i64 %11, %12
  %14 = zext i32 %3 to i64
  %15 = mul i64 %13, %14
  %16 = zext i32 %2 to i64
  %17 = mul i64 %10, %16
  %18 = add i64 %17, %7
  %19 = add i64 %18, %15
  %20 = tail call spir_func i64 @_Z20get_global_linear_idv() #7
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %19
  store i64 %20, ptr addrspace(1) %21, align 8, !tbaa !11
  %22 = tail call spir_func i64 @_Z19get_local_linear_idv() #7
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %19
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @launch_shape(ptr addrspace(1) noundef writeonly align 8 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %2 = tail call spir_func i64 @_Z20get_global_linear_idv() #7
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %46

4:                                                ; preds = %1
  %5 = tail call spir_func i32 @_Z12get_work_dimv() #6
  %6 = zext i32 %5 to i64
  store i64 %6, ptr addrspace(1) %0, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  store i64 %8, ptr addrspace(1) %7, align 8, !tbaa !11
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i64 %9, ptr addrspace(1) %10, align 8, !tbaa !11
  %11 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store i64 %11, ptr addrspace(1) %12, align 8, !tbaa !11
  %13 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  store i64 %13, ptr addrspace(1) %14, align 8, !tbaa !11
  %15 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #7
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  store i64 %15, ptr addrspace(1) %16, align 8, !tbaa !11
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %18 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #6
  store i64 %18, ptr addrspace(1) %17, align 8, !tbaa !11
  %19 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !11
  %21 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #6
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !11
  %23 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  store i64 %23, ptr addrspace(1) %24, align 8, !tbaa !11
  %25 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1) #7
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  store i64 %25, ptr addrspace(1) %26, align 8, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  %28 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 2) #6
  store i64 %28, ptr addrspace(1) %27, align 8, !tbaa !11
  %29 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 2) #6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 96
  store i64 %29, ptr addrspace(1) %30, align 8, !tbaa !11
  %31 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  store i64 %31, ptr addrspace(1) %32, align 8, !tbaa !11
  %33 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 112
  store i64 %33, ptr addrspace(1) %34, align 8, !tbaa !11
  %35 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 2) #7
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 120
  store i64 %35, ptr addrspace(1) %36, align 8, !tbaa !11
  %37 = add i32 %5, 7
  %38 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef %37) #6
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 128
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !11
  %40 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef %37) #6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 136
  store i64 %40, ptr addrspace(1) %41, align 8, !tbaa !11
  %42 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef %37) #6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 144
  store i64 %42, ptr addrspace(1) %43, align 8, !tbaa !11
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef %37) #6
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 152
  store i64 %44, ptr addrspace(1) %45, align 8, !tbaa !11
  br label %46

46:                                               ; preds = %1, %4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_launch_shape(ptr addrspace(1) noundef writeonly align 8 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %2 = tail call spir_func i64 @_Z20get_global_linear_idv() #7
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %46

4:                                                ; preds = %1
  %5 = tail call spir_func i32 @_Z12get_work_dimv() #6
  %6 = zext i32 %5 to i64
  store i64 %6, ptr addrspace(1) %0, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  store i64 %8, ptr addrspace(1) %7, align 8, !tbaa !11
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i64 %9, ptr addrspace(1) %10, align 8, !tbaa !11
  %11 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store i64 %11, ptr addrspace(1) %12, align 8, !tbaa !11
  %13 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  store i64 %13, ptr addrspace(1) %14, align 8, !tbaa !11
  %15 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #7
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  store i64 %15, ptr addrspace(1) %16, align 8, !tbaa !11
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %18 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #6
  store i64 %18, ptr addrspace(1) %17, align 8, !tbaa !11
  %19 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !11
  %21 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #6
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !11
  %23 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  store i64 %23, ptr addrspace(1) %24, align 8, !tbaa !11
  %25 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1) #7
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  store i64 %25, ptr addrspace(1) %26, align 8, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  %28 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 2) #6
  store i64 %28, ptr addrspace(1) %27, align 8, !tbaa !11
  %29 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 2) #6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 96
  store i64 %29, ptr addrspace(1) %30, align 8, !tbaa !11
  %31 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  store i64 %31, ptr addrspace(1) %32, align 8, !tbaa !11
  %33 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 112
  store i64 %33, ptr addrspace(1) %34, align 8, !tbaa !11
  %35 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 2) #7
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 120
  store i64 %35, ptr addrspace(1) %36, align 8, !tbaa !11
  %37 = add i32 %5, 7
  %38 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef %37) #6
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 128
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !11
  %40 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef %37) #6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 136
  store i64 %40, ptr addrspace(1) %41, align 8, !tbaa !11
  %42 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef %37) #6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 144
  store i64 %42, ptr addrspace(1) %43, align 8, !tbaa !11
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef %37) #6
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 152
  store i64 %44, ptr addrspace(1) %45, align 8, !tbaa !11
  br label %46

46:                                               ; preds = %1, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @group_coordinates(ptr addrspace(1) noundef writeonly align 16 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !16 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %4 = mul i64 %3, %2
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <4 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = insertelement <4 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  %14 = insertelement <4 x i32> %11, i32 %13, i64 2
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %16 = trunc i64 %15 to i32
  %17 = insertelement <4 x i32> %14, i32 %16, i64 3
  %18 = getelementptr <4 x i32>, ptr addrspace(1) %0, i64 %4
  %19 = getelementptr <4 x i32>, ptr addrspace(1) %18, i64 %5
  store <4 x i32> %17, ptr addrspace(1) %19, align 16, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_group_coordinates(ptr addrspace(1) noundef writeonly align 16 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !16 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %4 = mul i64 %3, %2
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <4 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = insertelement <4 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  %14 = insertelement <4 x i32> %11, i32 %13, i64 2
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %16 = trunc i64 %15 to i32
  %17 = insertelement <4 x i32> %14, i32 %16, i64 3
  %18 = getelementptr <4 x i32>, ptr addrspace(1) %0, i64 %4
  %19 = getelementptr <4 x i32>, ptr addrspace(1) %18, i64 %5
  store <4 x i32> %17, ptr addrspace(1) %19, align 16, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z19get_local_linear_idv() local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z12get_work_dimv() local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"ulong*", !"ulong*", !"uint", !"uint"}
!10 = !{!"", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !5, i64 0}
!13 = !{i32 1}
!14 = !{!"none"}
!15 = !{!"ulong*"}
!16 = !{!""}
!17 = !{!"uint4*"}
!18 = !{!"uint __attribute__((ext_vector_type(4)))*"}
!19 = !{!5, !5, i64 0}
