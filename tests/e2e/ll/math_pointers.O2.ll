; ModuleID = 'math_pointers.cl'
source_filename = "math_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@out_pointers.quotients = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @out_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca float, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !11
  %11 = add i64 %7, %6
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func float @_Z4modffPU3AS4f(float noundef %10, ptr addrspace(4) noundef %13) #7
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = tail call spir_func float @_Z5frexpfPU3AS4i(float noundef %10, ptr addrspace(4) noundef %17) #7
  %19 = shl i64 %7, 3
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr float, ptr addrspace(1) %20, i64 %6
  store float %18, ptr addrspace(1) %21, align 4, !tbaa !11
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %8
  %23 = addrspacecast ptr addrspace(3) %22 to ptr addrspace(4)
  %24 = tail call spir_func float @_Z5fractfPU3AS4f(float noundef %10, ptr addrspace(4) noundef %23) #7
  %25 = mul i64 %7, 12
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %6
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  %28 = load float, ptr addrspace(3) %22, align 4, !tbaa !11
  %29 = shl i64 %7, 4
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %6
  store float %28, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @out_pointers.quotients, i64 %8
  %33 = addrspacecast ptr addrspace(3) %32 to ptr addrspace(4)
  %34 = tail call spir_func float @_Z6remquoffPU3AS4i(float noundef %10, float noundef 1.250000e+00, ptr addrspace(4) noundef %33) #7
  %35 = mul i64 %7, 20
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr float, ptr addrspace(1) %36, i64 %6
  store float %34, ptr addrspace(1) %37, align 4, !tbaa !11
  %38 = load i32, ptr addrspace(3) %32, align 4, !tbaa !3
  %39 = icmp slt i32 %38, 0
  %40 = sub nsw i32 0, %38
  %41 = and i32 %40, 127
  %42 = sub nsw i32 0, %41
  %43 = and i32 %38, 127
  %44 = select i1 %39, i32 %42, i32 %43
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %46 = addrspacecast ptr %5 to ptr addrspace(4)
  %47 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %10, ptr addrspace(4) noundef %46) #7
  %48 = mul i64 %7, 24
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = getelementptr float, ptr addrspace(1) %49, i64 %6
  store float %47, ptr addrspace(1) %50, align 4, !tbaa !11
  %51 = load float, ptr %5, align 4, !tbaa !11
  %52 = mul i64 %7, 28
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr float, ptr addrspace(1) %53, i64 %6
  store float %51, ptr addrspace(1) %54, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_out_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca float, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !11
  %11 = add i64 %7, %6
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func float @_Z4modffPU3AS4f(float noundef %10, ptr addrspace(4) noundef %13) #7
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = tail call spir_func float @_Z5frexpfPU3AS4i(float noundef %10, ptr addrspace(4) noundef %17) #7
  %19 = shl i64 %7, 3
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr float, ptr addrspace(1) %20, i64 %6
  store float %18, ptr addrspace(1) %21, align 4, !tbaa !11
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %8
  %23 = addrspacecast ptr addrspace(3) %22 to ptr addrspace(4)
  %24 = tail call spir_func float @_Z5fractfPU3AS4f(float noundef %10, ptr addrspace(4) noundef %23) #7
  %25 = mul i64 %7, 12
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %6
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  %28 = load float, ptr addrspace(3) %22, align 4, !tbaa !11
  %29 = shl i64 %7, 4
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %6
  store float %28, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @out_pointers.quotients, i64 %8
  %33 = addrspacecast ptr addrspace(3) %32 to ptr addrspace(4)
  %34 = tail call spir_func float @_Z6remquoffPU3AS4i(float noundef %10, float noundef 1.250000e+00, ptr addrspace(4) noundef %33) #7
  %35 = mul i64 %7, 20
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr float, ptr addrspace(1) %36, i64 %6
  store float %34, ptr addrspace(1) %37, align 4, !tbaa !11
  %38 = load i32, ptr addrspace(3) %32, align 4, !tbaa !3
  %39 = icmp slt i32 %38, 0
  %40 = sub nsw i32 0, %38
  %41 = and i32 %40, 127
  %42 = sub nsw i32 0, %41
  %43 = and i32 %38, 127
  %44 = select i1 %39, i32 %42, i32 %43
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %46 = addrspacecast ptr %5 to ptr addrspace(4)
  %47 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %10, ptr addrspace(4) noundef %46) #7
  %48 = mul i64 %7, 24
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = getelementptr float, ptr addrspace(1) %49, i64 %6
  store float %47, ptr addrspace(1) %50, align 4, !tbaa !11
  %51 = load float, ptr %5, align 4, !tbaa !11
  %52 = mul i64 %7, 28
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr float, ptr addrspace(1) %53, i64 %6
  store float %51, ptr addrspace(1) %54, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_func float @fraction_of(float noundef %0, ptr addrspace(4) noundef %1) local_unnamed_addr #2 {
  %3 = tail call spir_func float @_Z4modffPU3AS4f(float noundef %0, ptr addrspace(4) noundef %1) #7
  ret float %3
}

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @out_generic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca float, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = call spir_func float @_Z4modffPU3AS4f(float noundef %7, ptr addrspace(4) noundef %8) #7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !11
  %11 = load float, ptr %3, align 4, !tbaa !11
  %12 = getelementptr float, ptr addrspace(1) %1, i64 %5
  %13 = getelementptr float, ptr addrspace(1) %12, i64 %4
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !11
  %14 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %15 = fmul float %14, 2.000000e+00
  %16 = mul i64 %5, 12
  %17 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %4
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = call spir_func float @_Z4modffPU3AS4f(float noundef %15, ptr addrspace(4) noundef %19) #7
  %21 = shl i64 %5, 3
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %4
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_out_generic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca float, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = call spir_func float @_Z4modffPU3AS4f(float noundef %7, ptr addrspace(4) noundef %8) #7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !11
  %11 = load float, ptr %3, align 4, !tbaa !11
  %12 = getelementptr float, ptr addrspace(1) %1, i64 %5
  %13 = getelementptr float, ptr addrspace(1) %12, i64 %4
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !11
  %14 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %15 = fmul float %14, 2.000000e+00
  %16 = mul i64 %5, 12
  %17 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %4
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = call spir_func float @_Z4modffPU3AS4f(float noundef %15, ptr addrspace(4) noundef %19) #7
  %21 = shl i64 %5, 3
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %4
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z5fractfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z6remquoffPU3AS4i(float noundef, float noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!7 = !{i32 1, i32 1, i32 1, i32 3}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int*", !"float*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"float*", !"float*"}
!16 = !{!"const", !""}
