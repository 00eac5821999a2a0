; ModuleID = 'math_f16.cl'
source_filename = "math_f16.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @unary_f16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %3
  %6 = load half, ptr addrspace(1) %5, align 2, !tbaa !11
  %7 = tail call spir_func half @_Z3expDh(half noundef %6) #3
  %8 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %3
  store half %7, ptr addrspace(1) %8, align 2, !tbaa !11
  %9 = tail call spir_func half @_Z3logDh(half noundef %6) #3
  %10 = getelementptr half, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr half, ptr addrspace(1) %10, i64 %3
  store half %9, ptr addrspace(1) %11, align 2, !tbaa !11
  %12 = tail call spir_func half @_Z4sqrtDh(half noundef %6) #3
  %13 = shl i64 %4, 2
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr half, ptr addrspace(1) %14, i64 %3
  store half %12, ptr addrspace(1) %15, align 2, !tbaa !11
  %16 = tail call spir_func half @_Z5rsqrtDh(half noundef %6) #3
  %17 = mul i64 %4, 6
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr half, ptr addrspace(1) %18, i64 %3
  store half %16, ptr addrspace(1) %19, align 2, !tbaa !11
  %20 = tail call spir_func half @_Z3sinDh(half noundef %6) #3
  %21 = shl i64 %4, 3
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr half, ptr addrspace(1) %22, i64 %3
  store half %20, ptr addrspace(1) %23, align 2, !tbaa !11
  %24 = tail call spir_func half @_Z3cosDh(half noundef %6) #3
  %25 = mul i64 %4, 10
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr half, ptr addrspace(1) %26, i64 %3
  store half %24, ptr addrspace(1) %27, align 2, !tbaa !11
  %28 = tail call spir_func half @_Z5floorDh(half noundef %6) #3
  %29 = mul i64 %4, 12
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr half, ptr addrspace(1) %30, i64 %3
  store half %28, ptr addrspace(1) %31, align 2, !tbaa !11
  %32 = fneg half %6
  %33 = tail call spir_func half @_Z4fabsDh(half noundef %32) #3
  %34 = mul i64 %4, 14
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr half, ptr addrspace(1) %35, i64 %3
  store half %33, ptr addrspace(1) %36, align 2, !tbaa !11
  %37 = tail call spir_func half @_Z4exp2Dh(half noundef %6) #3
  %38 = shl i64 %4, 4
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr half, ptr addrspace(1) %39, i64 %3
  store half %37, ptr addrspace(1) %40, align 2, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_unary_f16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %3
  %6 = load half, ptr addrspace(1) %5, align 2, !tbaa !11
  %7 = tail call spir_func half @_Z3expDh(half noundef %6) #3
  %8 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %3
  store half %7, ptr addrspace(1) %8, align 2, !tbaa !11
  %9 = tail call spir_func half @_Z3logDh(half noundef %6) #3
  %10 = getelementptr half, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr half, ptr addrspace(1) %10, i64 %3
  store half %9, ptr addrspace(1) %11, align 2, !tbaa !11
  %12 = tail call spir_func half @_Z4sqrtDh(half noundef %6) #3
  %13 = shl i64 %4, 2
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr half, ptr addrspace(1) %14, i64 %3
  store half %12, ptr addrspace(1) %15, align 2, !tbaa !11
  %16 = tail call spir_func half @_Z5rsqrtDh(half noundef %6) #3
  %17 = mul i64 %4, 6
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr half, ptr addrspace(1) %18, i64 %3
  store half %16, ptr addrspace(1) %19, align 2, !tbaa !11
  %20 = tail call spir_func half @_Z3sinDh(half noundef %6) #3
  %21 = shl i64 %4, 3
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr half, ptr addrspace(1) %22, i64 %3
  store half %20, ptr addrspace(1) %23, align 2, !tbaa !11
  %24 = tail call spir_func half @_Z3cosDh(half noundef %6) #3
  %25 = mul i64 %4, 10
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr half, ptr addrspace(1) %26, i64 %3
  store half %24, ptr addrspace(1) %27, align 2, !tbaa !11
  %28 = tail call spir_func half @_Z5floorDh(half noundef %6) #3
  %29 = mul i64 %4, 12
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr half, ptr addrspace(1) %30, i64 %3
  store half %28, ptr addrspace(1) %31, align 2, !tbaa !11
  %32 = fneg half %6
  %33 = tail call spir_func half @_Z4fabsDh(half noundef %32) #3
  %34 = mul i64 %4, 14
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr half, ptr addrspace(1) %35, i64 %3
  store half %33, ptr addrspace(1) %36, align 2, !tbaa !11
  %37 = tail call spir_func half @_Z4exp2Dh(half noundef %6) #3
  %38 = shl i64 %4, 4
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr half, ptr addrspace(1) %39, i64 %3
  store half %37, ptr addrspace(1) %40, align 2, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @blend_f16(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, half noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x half>, ptr addrspace(1) %6, align 8, !tbaa !18
  %8 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x half>, ptr addrspace(1) %8, align 8, !tbaa !18
  %10 = fadd <4 x half> %7, %9
  %11 = insertelement <4 x half> poison, half %3, i64 0
  %12 = shufflevector <4 x half> %11, <4 x half> poison, <4 x i32> zeroinitializer
  %13 = tail call spir_func <4 x half> @_Z3fmaDv4_DhS_S_(<4 x half> noundef %7, <4 x half> noundef %9, <4 x half> noundef %12) #3
  %14 = mul i64 %5, 24
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %14
  store <4 x half> %13, ptr addrspace(1) %15, align 8, !tbaa !18
  %16 = tail call spir_func <4 x half> @_Z4fmaxDv4_DhDh(<4 x half> noundef %10, half noundef 0xH0000) #3
  %17 = tail call spir_func <4 x half> @_Z4fminDv4_DhS_(<4 x half> noundef %7, <4 x half> noundef %9) #3
  %18 = fsub <4 x half> %16, %17
  %19 = getelementptr i8, ptr addrspace(1) %15, i64 8
  store <4 x half> %18, ptr addrspace(1) %19, align 8, !tbaa !18
  %20 = fcmp olt <4 x half> %7, %9
  %21 = sext <4 x i1> %20 to <4 x i16>
  %22 = tail call spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef %7, <4 x half> noundef %9, <4 x i16> noundef %21) #3
  %23 = getelementptr i8, ptr addrspace(1) %15, i64 16
  store <4 x half> %22, ptr addrspace(1) %23, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_blend_f16(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, half noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x half>, ptr addrspace(1) %6, align 8, !tbaa !18
  %8 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x half>, ptr addrspace(1) %8, align 8, !tbaa !18
  %10 = fadd <4 x half> %7, %9
  %11 = insertelement <4 x half> poison, half %3, i64 0
  %12 = shufflevector <4 x half> %11, <4 x half> poison, <4 x i32> zeroinitializer
  %13 = tail call spir_func <4 x half> @_Z3fmaDv4_DhS_S_(<4 x half> noundef %7, <4 x half> noundef %9, <4 x half> noundef %12) #3
  %14 = mul i64 %5, 24
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %14
  store <4 x half> %13, ptr addrspace(1) %15, align 8, !tbaa !18
  %16 = tail call spir_func <4 x half> @_Z4fmaxDv4_DhDh(<4 x half> noundef %10, half noundef 0xH0000) #3
  %17 = tail call spir_func <4 x half> @_Z4fminDv4_DhS_(<4 x half> noundef %7, <4 x half> noundef %9) #3
  %18 = fsub <4 x half> %16, %17
  %19 = getelementptr i8, ptr addrspace(1) %15, i64 8
  store <4 x half> %18, ptr addrspace(1) %19, align 8, !tbaa !18
  %20 = fcmp olt <4 x half> %7, %9
  %21 = sext <4 x i1> %20 to <4 x i16>
  %22 = tail call spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef %7, <4 x half> noundef %9, <4 x i16> noundef %21) #3
  %23 = getelementptr i8, ptr addrspace(1) %15, i64 16
  store <4 x half> %22, ptr addrspace(1) %23, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @axpy_f16(half noundef %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef align 2 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %4
  %6 = load half, ptr addrspace(1) %5, align 2, !tbaa !11
  %7 = fmul half %0, %6
  %8 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %4
  %9 = load half, ptr addrspace(1) %8, align 2, !tbaa !11
  %10 = fsub half %9, %7
  store half %10, ptr addrspace(1) %8, align 2, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_axpy_f16(half noundef %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef align 2 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %4
  %6 = load half, ptr addrspace(1) %5, align 2, !tbaa !11
  %7 = fmul half %0, %6
  %8 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %4
  %9 = load half, ptr addrspace(1) %8, align 2, !tbaa !11
  %10 = fsub half %9, %7
  store half %10, ptr addrspace(1) %8, align 2, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z3expDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z3logDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z4sqrtDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z5rsqrtDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z3sinDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z3cosDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z5floorDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z4fabsDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z4exp2Dh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z3fmaDv4_DhS_S_(<4 x half> noundef, <4 x half> noundef, <4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z4fmaxDv4_DhDh(<4 x half> noundef, half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z4fminDv4_DhS_(<4 x half> noundef, <4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef, <4 x half> noundef, <4 x i16> noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!8 = !{!"none", !"none"}
!9 = !{!"half*", !"half*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"half", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"half4*", !"half4*", !"half4*", !"half"}
!16 = !{!"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*", !"half"}
!17 = !{!"const", !"const", !"", !""}
!18 = !{!5, !5, i64 0}
!19 = !{i32 0, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"half", !"half*", !"half*"}
!22 = !{!"", !"const", !""}
