; ModuleID = 'int_shift.cl'
source_filename = "int_shift.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @shift_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = and i32 %10, 31
  %12 = shl i32 %8, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = ashr i32 %8, %11
  %15 = add i64 %6, %5
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %15
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = lshr i32 %8, %11
  %18 = shl i64 %6, 1
  %19 = add i64 %18, %5
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = shl i32 %8, 31
  %22 = mul i64 %6, 12
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %5
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = shl i32 %8, 16
  %26 = ashr exact i32 %25, 16
  %27 = and i32 %10, 7
  %28 = ashr i32 %26, %27
  %29 = shl i64 %6, 4
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %5
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = zext i32 %8 to i64
  %33 = mul nuw i64 %32, 4294967297
  %34 = and i32 %10, 63
  %35 = zext nneg i32 %34 to i64
  %36 = shl i64 %33, %35
  %37 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %5
  store i64 %36, ptr addrspace(1) %37, align 8, !tbaa !11
  %38 = lshr i64 %33, %35
  %39 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %15
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !11
  %40 = ashr i64 %33, %35
  %41 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %19
  store i64 %40, ptr addrspace(1) %41, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_shift_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = and i32 %10, 31
  %12 = shl i32 %8, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = ashr i32 %8, %11
  %15 = add i64 %6, %5
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %15
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = lshr i32 %8, %11
  %18 = shl i64 %6, 1
  %19 = add i64 %18, %5
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = shl i32 %8, 31
  %22 = mul i64 %6, 12
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %5
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = shl i32 %8, 16
  %26 = ashr exact i32 %25, 16
  %27 = and i32 %10, 7
  %28 = ashr i32 %26, %27
  %29 = shl i64 %6, 4
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %5
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = zext i32 %8 to i64
  %33 = mul nuw i64 %32, 4294967297
  %34 = and i32 %10, 63
  %35 = zext nneg i32 %34 to i64
  %36 = shl i64 %33, %35
  %37 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %5
  store i64 %36, ptr addrspace(1) %37, align 8, !tbaa !11
  %38 = lshr i64 %33, %35
  %39 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %15
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !11
  %40 = ashr i64 %33, %35
  %41 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %19
  store i64 %40, ptr addrspace(1) %41, align 8, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @shift_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i16>, ptr addrspace(1) %7, align 16, !tbaa !18
  %9 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  %10 = load <8 x i16>, ptr addrspace(1) %9, align 16, !tbaa !18
  %11 = and <8 x i16> %10, splat (i16 15)
  %12 = shl <8 x i16> %8, %11
  %13 = shl i64 %6, 5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %13
  store <8 x i16> %12, ptr addrspace(1) %14, align 16, !tbaa !18
  %15 = load <8 x i16>, ptr addrspace(1) %7, align 16, !tbaa !18
  %16 = ashr <8 x i16> %15, splat (i16 3)
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16
  store <8 x i16> %16, ptr addrspace(1) %17, align 16, !tbaa !18
  %18 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %3, i64 %6
  %19 = load <4 x i8>, ptr addrspace(1) %18, align 4, !tbaa !18
  %20 = shl <4 x i8> %19, <i8 1, i8 2, i8 3, i8 1>
  %21 = lshr <4 x i8> %19, splat (i8 4)
  %22 = xor <4 x i8> %20, %21
  %23 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %4, i64 %6
  store <4 x i8> %22, ptr addrspace(1) %23, align 4, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_shift_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i16>, ptr addrspace(1) %7, align 16, !tbaa !18
  %9 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  %10 = load <8 x i16>, ptr addrspace(1) %9, align 16, !tbaa !18
  %11 = and <8 x i16> %10, splat (i16 15)
  %12 = shl <8 x i16> %8, %11
  %13 = shl i64 %6, 5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %13
  store <8 x i16> %12, ptr addrspace(1) %14, align 16, !tbaa !18
  %15 = load <8 x i16>, ptr addrspace(1) %7, align 16, !tbaa !18
  %16 = ashr <8 x i16> %15, splat (i16 3)
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16
  store <8 x i16> %16, ptr addrspace(1) %17, align 16, !tbaa !18
  %18 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %3, i64 %6
  %19 = load <4 x i8>, ptr addrspace(1) %18, align 4, !tbaa !18
  %20 = shl <4 x i8> %19, <i8 1, i8 2, i8 3, i8 1>
  %21 = lshr <4 x i8> %19, splat (i8 4)
  %22 = xor <4 x i8> %20, %21
  %23 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %4, i64 %6
  store <4 x i8> %22, ptr addrspace(1) %23, align 4, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @pack_fields(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = extractelement <4 x i32> %6, i64 0
  %8 = and i32 %7, 1023
  %9 = extractelement <4 x i32> %6, i64 1
  %10 = shl i32 %9, 10
  %11 = and i32 %10, 1047552
  %12 = extractelement <4 x i32> %6, i64 2
  %13 = shl i32 %12, 20
  %14 = and i32 %13, 1072693248
  %15 = extractelement <4 x i32> %6, i64 3
  %16 = shl i32 %15, 30
  %17 = or disjoint i32 %8, %14
  %18 = or disjoint i32 %17, %16
  %19 = or disjoint i32 %18, %11
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = shl i32 %7, 22
  %22 = ashr exact i32 %21, 22
  %23 = insertelement <4 x i32> poison, i32 %22, i64 0
  %24 = shl nuw i32 %11, 12
  %25 = ashr exact i32 %24, 22
  %26 = insertelement <4 x i32> %23, i32 %25, i64 1
  %27 = shl i32 %12, 22
  %28 = ashr exact i32 %27, 22
  %29 = insertelement <4 x i32> %26, i32 %28, i64 2
  %30 = ashr exact i32 %16, 30
  %31 = insertelement <4 x i32> %29, i32 %30, i64 3
  %32 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %4
  store <4 x i32> %31, ptr addrspace(1) %32, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_pack_fields(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = extractelement <4 x i32> %6, i64 0
  %8 = and i32 %7, 1023
  %9 = extractelement <4 x i32> %6, i64 1
  %10 = shl i32 %9, 10
  %11 = and i32 %10, 1047552
  %12 = extractelement <4 x i32> %6, i64 2
  %13 = shl i32 %12, 20
  %14 = and i32 %13, 1072693248
  %15 = extractelement <4 x i32> %6, i64 3
  %16 = shl i32 %15, 30
  %17 = or disjoint i32 %8, %14
  %18 = or disjoint i32 %17, %16
  %19 = or disjoint i32 %18, %11
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = shl i32 %7, 22
  %22 = ashr exact i32 %21, 22
  %23 = insertelement <4 x i32> poison, i32 %22, i64 0
  %24 = shl nuw i32 %11, 12
  %25 = ashr exact i32 %24, 22
  %26 = insertelement <4 x i32> %23, i32 %25, i64 1
  %27 = shl i32 %12, 22
  %28 = ashr exact i32 %27, 22
  %29 = insertelement <4 x i32> %26, i32 %28, i64 2
  %30 = ashr exact i32 %16, 30
  %31 = insertelement <4 x i32> %29, i32 %30, i64 3
  %32 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %4
  store <4 x i32> %31, ptr addrspace(1) %32, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"uint*", !"int*", !"ulong*"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none", !"none"}
!15 = !{!"short8*", !"short8*", !"short8*", !"uchar4*", !"uchar4*"}
!16 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*"}
!17 = !{!"const", !"const", !"", !"const", !""}
!18 = !{!5, !5, i64 0}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"uint4*", !"uint*", !"int4*"}
!22 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"int __attribute__((ext_vector_type(4)))*"}
!23 = !{!"const", !"", !""}
