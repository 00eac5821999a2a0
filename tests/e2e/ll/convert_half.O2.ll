; ModuleID = 'convert_half.cl'
source_filename = "convert_half.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @half_to_integers(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %6
  %9 = load half, ptr addrspace(1) %8, align 2, !tbaa !11
  %10 = tail call spir_func signext i8 @_Z20convert_char_sat_rteDh(half noundef %9) #3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  store i8 %10, ptr addrspace(1) %11, align 1, !tbaa !13
  %12 = tail call spir_func signext i8 @_Z20convert_char_sat_rtpDh(half noundef %9) #3
  %13 = add i64 %7, %6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %13
  store i8 %12, ptr addrspace(1) %14, align 1, !tbaa !13
  %15 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtnDh(half noundef %9) #3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %6
  store i8 %15, ptr addrspace(1) %16, align 1, !tbaa !13
  %17 = tail call spir_func zeroext i8 @_Z17convert_uchar_satDh(half noundef %9) #3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %13
  store i8 %17, ptr addrspace(1) %18, align 1, !tbaa !13
  %19 = tail call spir_func i32 @_Z11convert_intDh(half noundef %9) #3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = tail call spir_func i32 @_Z15convert_int_rteDh(half noundef %9) #3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %13
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i64 @_Z21convert_ulong_sat_rtpDh(half noundef %9) #3
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %23, ptr addrspace(1) %24, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_half_to_integers(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %8 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %6
  %9 = load half, ptr addrspace(1) %8, align 2, !tbaa !11
  %10 = tail call spir_func signext i8 @_Z20convert_char_sat_rteDh(half noundef %9) #3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  store i8 %10, ptr addrspace(1) %11, align 1, !tbaa !13
  %12 = tail call spir_func signext i8 @_Z20convert_char_sat_rtpDh(half noundef %9) #3
  %13 = add i64 %7, %6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %13
  store i8 %12, ptr addrspace(1) %14, align 1, !tbaa !13
  %15 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtnDh(half noundef %9) #3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %6
  store i8 %15, ptr addrspace(1) %16, align 1, !tbaa !13
  %17 = tail call spir_func zeroext i8 @_Z17convert_uchar_satDh(half noundef %9) #3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %13
  store i8 %17, ptr addrspace(1) %18, align 1, !tbaa !13
  %19 = tail call spir_func i32 @_Z11convert_intDh(half noundef %9) #3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = tail call spir_func i32 @_Z15convert_int_rteDh(half noundef %9) #3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %13
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i64 @_Z21convert_ulong_sat_rtpDh(half noundef %9) #3
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %23, ptr addrspace(1) %24, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @integers_to_half(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func half @_Z12convert_halfi(i32 noundef %6) #3
  %8 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %3
  store half %7, ptr addrspace(1) %8, align 2, !tbaa !11
  %9 = tail call spir_func half @_Z16convert_half_rtzi(i32 noundef %6) #3
  %10 = getelementptr half, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr half, ptr addrspace(1) %10, i64 %3
  store half %9, ptr addrspace(1) %11, align 2, !tbaa !11
  %12 = tail call spir_func half @_Z16convert_half_rtpi(i32 noundef %6) #3
  %13 = shl i64 %4, 2
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr half, ptr addrspace(1) %14, i64 %3
  store half %12, ptr addrspace(1) %15, align 2, !tbaa !11
  %16 = sext i32 %6 to i64
  %17 = tail call spir_func half @_Z16convert_half_rtnl(i64 noundef %16) #3
  %18 = mul i64 %4, 6
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr half, ptr addrspace(1) %19, i64 %3
  store half %17, ptr addrspace(1) %20, align 2, !tbaa !11
  %21 = trunc i32 %6 to i8
  %22 = tail call spir_func half @_Z12convert_halfh(i8 noundef zeroext %21) #3
  %23 = shl i64 %4, 3
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr half, ptr addrspace(1) %24, i64 %3
  store half %22, ptr addrspace(1) %25, align 2, !tbaa !11
  %26 = trunc i32 %6 to i16
  %27 = tail call spir_func half @_Z12convert_halfs(i16 noundef signext %26) #3
  %28 = mul i64 %4, 10
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr half, ptr addrspace(1) %29, i64 %3
  store half %27, ptr addrspace(1) %30, align 2, !tbaa !11
  %31 = sitofp i32 %6 to double
  %32 = tail call spir_func half @_Z16convert_half_rted(double noundef %31) #3
  %33 = mul i64 %4, 12
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr half, ptr addrspace(1) %34, i64 %3
  store half %32, ptr addrspace(1) %35, align 2, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_integers_to_half(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func half @_Z12convert_halfi(i32 noundef %6) #3
  %8 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %3
  store half %7, ptr addrspace(1) %8, align 2, !tbaa !11
  %9 = tail call spir_func half @_Z16convert_half_rtzi(i32 noundef %6) #3
  %10 = getelementptr half, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr half, ptr addrspace(1) %10, i64 %3
  store half %9, ptr addrspace(1) %11, align 2, !tbaa !11
  %12 = tail call spir_func half @_Z16convert_half_rtpi(i32 noundef %6) #3
  %13 = shl i64 %4, 2
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr half, ptr addrspace(1) %14, i64 %3
  store half %12, ptr addrspace(1) %15, align 2, !tbaa !11
  %16 = sext i32 %6 to i64
  %17 = tail call spir_func half @_Z16convert_half_rtnl(i64 noundef %16) #3
  %18 = mul i64 %4, 6
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr half, ptr addrspace(1) %19, i64 %3
  store half %17, ptr addrspace(1) %20, align 2, !tbaa !11
  %21 = trunc i32 %6 to i8
  %22 = tail call spir_func half @_Z12convert_halfh(i8 noundef zeroext %21) #3
  %23 = shl i64 %4, 3
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr half, ptr addrspace(1) %24, i64 %3
  store half %22, ptr addrspace(1) %25, align 2, !tbaa !11
  %26 = trunc i32 %6 to i16
  %27 = tail call spir_func half @_Z12convert_halfs(i16 noundef signext %26) #3
  %28 = mul i64 %4, 10
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr half, ptr addrspace(1) %29, i64 %3
  store half %27, ptr addrspace(1) %30, align 2, !tbaa !11
  %31 = sitofp i32 %6 to double
  %32 = tail call spir_func half @_Z16convert_half_rted(double noundef %31) #3
  %33 = mul i64 %4, 12
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr half, ptr addrspace(1) %34, i64 %3
  store half %32, ptr addrspace(1) %35, align 2, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @half_vectors(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x half>, ptr addrspace(1) %7, align 8, !tbaa !13
  %9 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef %8) #3
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %6
  store <4 x float> %9, ptr addrspace(1) %10, align 16, !tbaa !13
  %11 = tail call spir_func <4 x double> @_Z15convert_double4Dv4_Dh(<4 x half> noundef %8) #3
  %12 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %2, i64 %6
  store <4 x double> %11, ptr addrspace(1) %12, align 32, !tbaa !13
  %13 = fmul <4 x half> %8, splat (half 0xH4800)
  %14 = tail call spir_func <4 x i16> @_Z22convert_short4_sat_rtnDv4_Dh(<4 x half> noundef %13) #3
  %15 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %6
  store <4 x i16> %14, ptr addrspace(1) %15, align 8, !tbaa !13
  %16 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_Dh(<4 x half> noundef %8) #3
  %17 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_Dh(<4 x half> noundef %8) #3
  %18 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_h(<4 x i8> noundef %17) #3
  %19 = fadd <4 x half> %16, %18
  %20 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %4, i64 %6
  store <4 x half> %19, ptr addrspace(1) %20, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_half_vectors(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x half>, ptr addrspace(1) %7, align 8, !tbaa !13
  %9 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef %8) #3
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %6
  store <4 x float> %9, ptr addrspace(1) %10, align 16, !tbaa !13
  %11 = tail call spir_func <4 x double> @_Z15convert_double4Dv4_Dh(<4 x half> noundef %8) #3
  %12 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %2, i64 %6
  store <4 x double> %11, ptr addrspace(1) %12, align 32, !tbaa !13
  %13 = fmul <4 x half> %8, splat (half 0xH4800)
  %14 = tail call spir_func <4 x i16> @_Z22convert_short4_sat_rtnDv4_Dh(<4 x half> noundef %13) #3
  %15 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %6
  store <4 x i16> %14, ptr addrspace(1) %15, align 8, !tbaa !13
  %16 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_Dh(<4 x half> noundef %8) #3
  %17 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_Dh(<4 x half> noundef %8) #3
  %18 = tail call spir_func <4 x half> @_Z13convert_half4Dv4_h(<4 x i8> noundef %17) #3
  %19 = fadd <4 x half> %16, %18
  %20 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %4, i64 %6
  store <4 x half> %19, ptr addrspace(1) %20, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rteDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtpDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtnDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11convert_intDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rteDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z21convert_ulong_sat_rtpDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halfi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtpi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtnl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halfh(i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halfs(i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rted(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z15convert_double4Dv4_Dh(<4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z22convert_short4_sat_rtnDv4_Dh(<4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_Dh(<4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_Dh(<4 x half> noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"half*", !"char*", !"uchar*", !"int*", !"ulong*"}
!10 = !{!"const", !"", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"half", !5, i64 0}
!13 = !{!5, !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !5, i64 0}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"int*", !"half*"}
!19 = !{!"const", !""}
!20 = !{!"half4*", !"float4*", !"double4*", !"short4*", !"half4*"}
!21 = !{!"half __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*"}
