; ModuleID = 'bit_fields.cl'
source_filename = "bit_fields.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.pixel = type { i32 }
%struct.header = type { i64, i8 }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @pack_pixels(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x i8>, ptr addrspace(1) %4, align 4
  %6 = extractelement <4 x i8> %5, i64 0
  %7 = lshr i8 %6, 3
  %8 = zext nneg i8 %7 to i32
  %9 = extractelement <4 x i8> %5, i64 1
  %10 = lshr i8 %9, 2
  %11 = zext nneg i8 %10 to i32
  %12 = shl nuw nsw i32 %11, 5
  %13 = or disjoint i32 %12, %8
  %14 = extractelement <4 x i8> %5, i64 2
  %15 = lshr i8 %14, 3
  %16 = zext nneg i8 %15 to i32
  %17 = shl nuw nsw i32 %16, 11
  %18 = or disjoint i32 %13, %17
  %19 = extractelement <4 x i8> %5, i64 3
  %20 = zext i8 %19 to i32
  %21 = shl nuw nsw i32 %20, 16
  %22 = icmp ugt i8 %19, 100
  %23 = select i1 %22, i32 8388608, i32 0
  %24 = and i32 %21, 8323072
  %25 = or disjoint i32 %18, %24
  %26 = or disjoint i32 %25, %23
  %27 = getelementptr inbounds nuw %struct.pixel, ptr addrspace(1) %1, i64 %3
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_pack_pixels(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x i8>, ptr addrspace(1) %4, align 4
  %6 = extractelement <4 x i8> %5, i64 0
  %7 = lshr i8 %6, 3
  %8 = zext nneg i8 %7 to i32
  %9 = extractelement <4 x i8> %5, i64 1
  %10 = lshr i8 %9, 2
  %11 = zext nneg i8 %10 to i32
  %12 = shl nuw nsw i32 %11, 5
  %13 = or disjoint i32 %12, %8
  %14 = extractelement <4 x i8> %5, i64 2
  %15 = lshr i8 %14, 3
  %16 = zext nneg i8 %15 to i32
  %17 = shl nuw nsw i32 %16, 11
  %18 = or disjoint i32 %13, %17
  %19 = extractelement <4 x i8> %5, i64 3
  %20 = zext i8 %19 to i32
  %21 = shl nuw nsw i32 %20, 16
  %22 = icmp ugt i8 %19, 100
  %23 = select i1 %22, i32 8388608, i32 0
  %24 = and i32 %21, 8323072
  %25 = or disjoint i32 %18, %24
  %26 = or disjoint i32 %25, %23
  %27 = getelementptr inbounds nuw %struct.pixel, ptr addrspace(1) %1, i64 %3
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @unpack_pixels(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw %struct.pixel, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = and i32 %5, 31
  %7 = shl i32 %5, 3
  %8 = and i32 %7, 16128
  %9 = or disjoint i32 %8, %6
  %10 = shl i32 %5, 5
  %11 = and i32 %10, 2031616
  %12 = or disjoint i32 %9, %11
  %13 = and i32 %5, 8388608
  %14 = icmp eq i32 %13, 0
  %15 = sub nsw i32 0, %12
  %16 = select i1 %14, i32 %12, i32 %15
  %17 = shl i64 %3, 3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = add i32 %5, 32
  %20 = shl i32 %5, 9
  %21 = and i32 %20, -33554432
  %22 = add i32 %21, 100663296
  %23 = ashr exact i32 %22, 19
  %24 = lshr i32 %19, 5
  %25 = and i32 %24, 63
  %26 = or disjoint i32 %23, %25
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 4
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_unpack_pixels(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw %struct.pixel, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = and i32 %5, 31
  %7 = shl i32 %5, 3
  %8 = and i32 %7, 16128
  %9 = or disjoint i32 %8, %6
  %10 = shl i32 %5, 5
  %11 = and i32 %10, 2031616
  %12 = or disjoint i32 %9, %11
  %13 = and i32 %5, 8388608
  %14 = icmp eq i32 %13, 0
  %15 = sub nsw i32 0, %12
  %16 = select i1 %14, i32 %12, i32 %15
  %17 = shl i64 %3, 3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = add i32 %5, 32
  %20 = shl i32 %5, 9
  %21 = and i32 %20, -33554432
  %22 = add i32 %21, 100663296
  %23 = ashr exact i32 %22, 19
  %24 = lshr i32 %19, 5
  %25 = and i32 %24, 63
  %26 = or disjoint i32 %23, %25
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 4
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @headers(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %0, i64 %3
  %5 = load i64, ptr addrspace(1) %4, align 8
  %6 = add i64 %5, %3
  %7 = and i64 %6, 1099511627775
  %8 = and i64 %5, -1099511627776
  %9 = or disjoint i64 %7, %8
  store i64 %9, ptr addrspace(1) %4, align 8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 8
  %11 = load i8, ptr addrspace(1) %10, align 8
  %12 = and i8 %11, 7
  %13 = shl nuw nsw i8 %12, 3
  %14 = and i8 %11, -8
  %15 = xor i8 %13, %14
  %16 = or disjoint i8 %15, %12
  store i8 %16, ptr addrspace(1) %10, align 8
  %17 = ashr i64 %5, 40
  %18 = lshr exact i8 %15, 3
  %19 = zext nneg i8 %18 to i64
  %20 = mul nsw i64 %17, %19
  %21 = add nsw i64 %20, %7
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_headers(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %0, i64 %3
  %5 = load i64, ptr addrspace(1) %4, align 8
  %6 = add i64 %5, %3
  %7 = and i64 %6, 1099511627775
  %8 = and i64 %5, -1099511627776
  %9 = or disjoint i64 %7, %8
  store i64 %9, ptr addrspace(1) %4, align 8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 8
  %11 = load i8, ptr addrspace(1) %10, align 8
  %12 = and i8 %11, 7
  %13 = shl nuw nsw i8 %12, 3
  %14 = and i8 %11, -8
  %15 = xor i8 %13, %14
  %16 = or disjoint i8 %15, %12
  store i8 %16, ptr addrspace(1) %10, align 8
  %17 = ashr i64 %5, 40
  %18 = lshr exact i8 %15, 3
  %19 = zext nneg i8 %18 to i64
  %20 = mul nsw i64 %17, %19
  %21 = add nsw i64 %20, %7
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %21, ptr addrspace(1) %22, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!9 = !{!"uchar4*", !"pixel*"}
!10 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"pixel*"}
!11 = !{!"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"pixel*", !"int*"}
!14 = !{!"header*", !"long*"}
!15 = !{!"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !5, i64 0}
