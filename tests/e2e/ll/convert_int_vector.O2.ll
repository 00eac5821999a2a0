; ModuleID = 'convert_int_vector.cl'
source_filename = "convert_int_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @pixels_out(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %5
  store <4 x i8> %8, ptr addrspace(1) %9, align 4, !tbaa !12
  %10 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %11 = tail call spir_func <4 x i8> @_Z17convert_char4_satDv4_j(<4 x i32> noundef %10) #7
  %12 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %5
  store <4 x i8> %11, ptr addrspace(1) %12, align 4, !tbaa !12
  %13 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %14 = tail call spir_func <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef %13) #7
  %15 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %5
  store <4 x i16> %14, ptr addrspace(1) %15, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_pixels_out(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %5
  store <4 x i8> %8, ptr addrspace(1) %9, align 4, !tbaa !12
  %10 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %11 = tail call spir_func <4 x i8> @_Z17convert_char4_satDv4_j(<4 x i32> noundef %10) #7
  %12 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %5
  store <4 x i8> %11, ptr addrspace(1) %12, align 4, !tbaa !12
  %13 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %14 = tail call spir_func <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef %13) #7
  %15 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %5
  store <4 x i16> %14, ptr addrspace(1) %15, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @widen(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 64 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i8>, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = tail call spir_func <8 x i32> @_Z12convert_int8Dv8_h(<8 x i8> noundef %8) #7
  %10 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %1, i64 %6
  %11 = load <8 x i8>, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = tail call spir_func <8 x i32> @_Z12convert_int8Dv8_c(<8 x i8> noundef %11) #7
  %13 = mul <8 x i32> %12, %9
  %14 = shl i64 %6, 1
  %15 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %2, i64 %14
  store <8 x i32> %13, ptr addrspace(1) %15, align 32, !tbaa !12
  %16 = load <8 x i8>, ptr addrspace(1) %10, align 8, !tbaa !12
  %17 = tail call spir_func <8 x i32> @_Z16convert_int8_satDv8_c(<8 x i8> noundef %16) #7
  %18 = tail call spir_func <8 x i8> @_Z14convert_uchar8Dv8_c(<8 x i8> noundef %16) #7
  %19 = tail call spir_func <8 x i32> @_Z12convert_int8Dv8_h(<8 x i8> noundef %18) #7
  %20 = sub <8 x i32> %17, %19
  %21 = or disjoint i64 %14, 1
  %22 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %2, i64 %21
  store <8 x i32> %20, ptr addrspace(1) %22, align 32, !tbaa !12
  %23 = load <8 x i8>, ptr addrspace(1) %7, align 8, !tbaa !12
  %24 = tail call spir_func <8 x i64> @_Z14convert_ulong8Dv8_h(<8 x i8> noundef %23) #7
  %25 = getelementptr inbounds nuw <8 x i64>, ptr addrspace(1) %3, i64 %14
  store <8 x i64> %24, ptr addrspace(1) %25, align 64, !tbaa !12
  %26 = load <8 x i8>, ptr addrspace(1) %10, align 8, !tbaa !12
  %27 = tail call spir_func <8 x i64> @_Z14convert_ulong8Dv8_c(<8 x i8> noundef %26) #7
  %28 = getelementptr inbounds nuw <8 x i64>, ptr addrspace(1) %3, i64 %21
  store <8 x i64> %27, ptr addrspace(1) %28, align 64, !tbaa !12
  %29 = load <8 x i8>, ptr addrspace(1) %7, align 8, !tbaa !12
  %30 = tail call spir_func <8 x i16> @_Z14convert_short8Dv8_h(<8 x i8> noundef %29) #7
  %31 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %14
  store <8 x i16> %30, ptr addrspace(1) %31, align 16, !tbaa !12
  %32 = load <8 x i8>, ptr addrspace(1) %10, align 8, !tbaa !12
  %33 = tail call spir_func <8 x i16> @_Z19convert_ushort8_satDv8_c(<8 x i8> noundef %32) #7
  %34 = tail call spir_func <8 x i16> @_Z14convert_short8Dv8_t(<8 x i16> noundef %33) #7
  %35 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %21
  store <8 x i16> %34, ptr addrspace(1) %35, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_widen(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 64 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i8>, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = tail call spir_func <8 x i32> @_Z12convert_int8Dv8_h(<8 x i8> noundef %8) #7
  %10 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %1, i64 %6
  %11 = load <8 x i8>, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = tail call spir_func <8 x i32> @_Z12convert_int8Dv8_c(<8 x i8> noundef %11) #7
  %13 = mul <8 x i32> %12, %9
  %14 = shl i64 %6, 1
  %15 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %2, i64 %14
  store <8 x i32> %13, ptr addrspace(1) %15, align 32, !tbaa !12
  %16 = load <8 x i8>, ptr addrspace(1) %10, align 8, !tbaa !12
  %17 = tail call spir_func <8 x i32> @_Z16convert_int8_satDv8_c(<8 x i8> noundef %16) #7
  %18 = tail call spir_func <8 x i8> @_Z14convert_uchar8Dv8_c(<8 x i8> noundef %16) #7
  %19 = tail call spir_func <8 x i32> @_Z12convert_int8Dv8_h(<8 x i8> noundef %18) #7
  %20 = sub <8 x i32> %17, %19
  %21 = or disjoint i64 %14, 1
  %22 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %2, i64 %21
  store <8 x i32> %20, ptr addrspace(1) %22, align 32, !tbaa !12
  %23 = load <8 x i8>, ptr addrspace(1) %7, align 8, !tbaa !12
  %24 = tail call spir_func <8 x i64> @_Z14convert_ulong8Dv8_h(<8 x i8> noundef %23) #7
  %25 = getelementptr inbounds nuw <8 x i64>, ptr addrspace(1) %3, i64 %14
  store <8 x i64> %24, ptr addrspace(1) %25, align 64, !tbaa !12
  %26 = load <8 x i8>, ptr addrspace(1) %10, align 8, !tbaa !12
  %27 = tail call spir_func <8 x i64> @_Z14convert_ulong8Dv8_c(<8 x i8> noundef %26) #7
  %28 = getelementptr inbounds nuw <8 x i64>, ptr addrspace(1) %3, i64 %21
  store <8 x i64> %27, ptr addrspace(1) %28, align 64, !tbaa !12
  %29 = load <8 x i8>, ptr addrspace(1) %7, align 8, !tbaa !12
  %30 = tail call spir_func <8 x i16> @_Z14convert_short8Dv8_h(<8 x i8> noundef %29) #7
  %31 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %14
  store <8 x i16> %30, ptr addrspace(1) %31, align 16, !tbaa !12
  %32 = load <8 x i8>, ptr addrspace(1) %10, align 8, !tbaa !12
  %33 = tail call spir_func <8 x i16> @_Z19convert_ushort8_satDv8_c(<8 x i8> noundef %32) #7
  %34 = tail call spir_func <8 x i16> @_Z14convert_short8Dv8_t(<8 x i16> noundef %33) #7
  %35 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %4, i64 %21
  store <8 x i16> %34, ptr addrspace(1) %35, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @threes_and_sixteens(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef readonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <3 x i32> @_Z6vload3mPU3AS4Kj(i64 noundef %5, ptr addrspace(4) noundef %6) #8
  %8 = tail call spir_func <3 x i8> @_Z18convert_uchar3_satDv3_j(<3 x i32> noundef %7) #7
  %9 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %8, i64 noundef %5, ptr addrspace(4) noundef %9) #9
  %10 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %2, i64 %5
  %11 = load <16 x i16>, ptr addrspace(1) %10, align 32, !tbaa !12
  %12 = tail call spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef %11) #7
  %13 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %5
  store <16 x i8> %12, ptr addrspace(1) %13, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_threes_and_sixteens(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef readonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <3 x i32> @_Z6vload3mPU3AS4Kj(i64 noundef %5, ptr addrspace(4) noundef %6) #8
  %8 = tail call spir_func <3 x i8> @_Z18convert_uchar3_satDv3_j(<3 x i32> noundef %7) #7
  %9 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %8, i64 noundef %5, ptr addrspace(4) noundef %9) #9
  %10 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %2, i64 %5
  %11 = load <16 x i16>, ptr addrspace(1) %10, align 32, !tbaa !12
  %12 = tail call spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef %11) #7
  %13 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %5
  store <16 x i8> %12, ptr addrspace(1) %13, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z17convert_char4_satDv4_j(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z12convert_int8Dv8_h(<8 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z12convert_int8Dv8_c(<8 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z16convert_int8_satDv8_c(<8 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z14convert_uchar8Dv8_c(<8 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i64> @_Z14convert_ulong8Dv8_h(<8 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i64> @_Z14convert_ulong8Dv8_c(<8 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z14convert_short8Dv8_h(<8 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z14convert_short8Dv8_t(<8 x i16> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z19convert_ushort8_satDv8_c(<8 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x i8> @_Z18convert_uchar3_satDv3_j(<3 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i32> @_Z6vload3mPU3AS4Kj(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }
attributes #9 = { convergent nounwind }

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
!9 = !{!"int4*", !"uchar4*", !"char4*", !"ushort4*"}
!10 = !{!"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none", !"none"}
!15 = !{!"uchar8*", !"char8*", !"int8*", !"ulong8*", !"short8*"}
!16 = !{!"uchar __attribute__((ext_vector_type(8)))*", !"char __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(8)))*", !"ulong __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*"}
!17 = !{!"const", !"const", !"", !"", !""}
!18 = !{!"uint*", !"uchar*", !"short16*", !"uchar16*"}
!19 = !{!"uint*", !"uchar*", !"short __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!20 = !{!"const", !"", !"const", !""}
