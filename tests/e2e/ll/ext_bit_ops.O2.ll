; ModuleID = 'ext_bit_ops.cl'
source_filename = "ext_bit_ops.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z15bitfield_insertjjjj(i32 noundef %8, i32 noundef %10, i32 noundef 5, i32 noundef 11) #3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = trunc i64 %5 to i32
  %14 = and i32 %13, 15
  %15 = tail call spir_func i32 @_Z15bitfield_insertjjjj(i32 noundef %8, i32 noundef %10, i32 noundef %14, i32 noundef 9) #3
  %16 = add i64 %6, %5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z25bitfield_extract_unsignedjjj(i32 noundef %8, i32 noundef 3, i32 noundef 17) #3
  %19 = shl i64 %6, 3
  %20 = getelementptr i8, ptr addrspace(1) %2, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %5
  store i32 %18, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z11bit_reversej(i32 noundef %8) #3
  %23 = mul i64 %6, 12
  %24 = getelementptr i8, ptr addrspace(1) %2, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %5
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z23bitfield_extract_signedjjj(i32 noundef %8, i32 noundef 3, i32 noundef 17) #3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = and i32 %13, 7
  %29 = tail call spir_func i32 @_Z23bitfield_extract_signedijj(i32 noundef %8, i32 noundef %28, i32 noundef 5) #3
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %16
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z15bitfield_insertjjjj(i32 noundef %8, i32 noundef %10, i32 noundef 5, i32 noundef 11) #3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = trunc i64 %5 to i32
  %14 = and i32 %13, 15
  %15 = tail call spir_func i32 @_Z15bitfield_insertjjjj(i32 noundef %8, i32 noundef %10, i32 noundef %14, i32 noundef 9) #3
  %16 = add i64 %6, %5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z25bitfield_extract_unsignedjjj(i32 noundef %8, i32 noundef 3, i32 noundef 17) #3
  %19 = shl i64 %6, 3
  %20 = getelementptr i8, ptr addrspace(1) %2, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %5
  store i32 %18, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z11bit_reversej(i32 noundef %8) #3
  %23 = mul i64 %6, 12
  %24 = getelementptr i8, ptr addrspace(1) %2, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %5
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z23bitfield_extract_signedjjj(i32 noundef %8, i32 noundef 3, i32 noundef 17) #3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = and i32 %13, 7
  %29 = tail call spir_func i32 @_Z23bitfield_extract_signedijj(i32 noundef %8, i32 noundef %28, i32 noundef 5) #3
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %16
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @other_widths(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !16
  %7 = tail call spir_func i64 @_Z11bit_reversem(i64 noundef %6) #3
  %8 = shl i64 %4, 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i64 %7, ptr addrspace(1) %9, align 8, !tbaa !16
  %10 = xor i64 %6, -1
  %11 = tail call spir_func i64 @_Z15bitfield_insertmmjj(i64 noundef %6, i64 noundef %10, i32 noundef 20, i32 noundef 30) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  store i64 %11, ptr addrspace(1) %12, align 8, !tbaa !16
  %13 = bitcast i64 %6 to <4 x i16>
  %14 = tail call spir_func <4 x i16> @_Z25bitfield_extract_unsignedDv4_tjj(<4 x i16> noundef %13, i32 noundef 2, i32 noundef 7) #3
  %15 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %2, i64 %4
  store <4 x i16> %14, ptr addrspace(1) %15, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_other_widths(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !16
  %7 = tail call spir_func i64 @_Z11bit_reversem(i64 noundef %6) #3
  %8 = shl i64 %4, 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i64 %7, ptr addrspace(1) %9, align 8, !tbaa !16
  %10 = xor i64 %6, -1
  %11 = tail call spir_func i64 @_Z15bitfield_insertmmjj(i64 noundef %6, i64 noundef %10, i32 noundef 20, i32 noundef 30) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  store i64 %11, ptr addrspace(1) %12, align 8, !tbaa !16
  %13 = bitcast i64 %6 to <4 x i16>
  %14 = tail call spir_func <4 x i16> @_Z25bitfield_extract_unsignedDv4_tjj(<4 x i16> noundef %13, i32 noundef 2, i32 noundef 7) #3
  %15 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %2, i64 %4
  store <4 x i16> %14, ptr addrspace(1) %15, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15bitfield_insertjjjj(i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z25bitfield_extract_unsignedjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11bit_reversej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23bitfield_extract_signedjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z23bitfield_extract_signedijj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z11bit_reversem(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15bitfield_insertmmjj(i64 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z25bitfield_extract_unsignedDv4_tjj(<4 x i16> noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

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
!9 = !{!"uint*", !"uint*", !"uint*", !"int*"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"ulong*", !"ulong*", !"ushort4*"}
!14 = !{!"ulong*", !"ulong*", !"ushort __attribute__((ext_vector_type(4)))*"}
!15 = !{!"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !5, i64 0}
!18 = !{!5, !5, i64 0}
