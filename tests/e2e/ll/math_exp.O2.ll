; ModuleID = 'math_exp.cl'
source_filename = "math_exp.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @exponentials(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z3expf(float noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z4exp2f(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z5exp10f(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z5expm1f(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_exponentials(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z3expf(float noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z4exp2f(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z5exp10f(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z5expm1f(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @logarithms(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z3logf(float noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z4log2f(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z5log10f(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z5log1pf(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z4logbf(float noundef %6) #3
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_logarithms(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z3logf(float noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z4log2f(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z5log10f(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z5log1pf(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z4logbf(float noundef %6) #3
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @powers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !11
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = tail call spir_func float @_Z3powff(float noundef %8, float noundef %10) #3
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = tail call spir_func float @_Z4powrff(float noundef %8, float noundef %10) #3
  %16 = getelementptr float, ptr addrspace(1) %3, i64 %6
  %17 = getelementptr float, ptr addrspace(1) %16, i64 %5
  store float %15, ptr addrspace(1) %17, align 4, !tbaa !11
  %18 = fneg float %8
  %19 = tail call spir_func float @_Z4pownfi(float noundef %18, i32 noundef %12) #3
  %20 = shl i64 %6, 3
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %5
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = or i32 %12, 1
  %24 = tail call spir_func float @_Z5rootnfi(float noundef %8, i32 noundef %23) #3
  %25 = mul i64 %6, 12
  %26 = getelementptr i8, ptr addrspace(1) %3, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %5
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_powers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !11
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = tail call spir_func float @_Z3powff(float noundef %8, float noundef %10) #3
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = tail call spir_func float @_Z4powrff(float noundef %8, float noundef %10) #3
  %16 = getelementptr float, ptr addrspace(1) %3, i64 %6
  %17 = getelementptr float, ptr addrspace(1) %16, i64 %5
  store float %15, ptr addrspace(1) %17, align 4, !tbaa !11
  %18 = fneg float %8
  %19 = tail call spir_func float @_Z4pownfi(float noundef %18, i32 noundef %12) #3
  %20 = shl i64 %6, 3
  %21 = getelementptr i8, ptr addrspace(1) %3, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %5
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = or i32 %12, 1
  %24 = tail call spir_func float @_Z5rootnfi(float noundef %8, i32 noundef %23) #3
  %25 = mul i64 %6, 12
  %26 = getelementptr i8, ptr addrspace(1) %3, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %5
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @roots(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4sqrtf(float noundef %6) #3, !fpmath !17
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z5rsqrtf(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = fneg float %6
  %13 = tail call spir_func float @_Z4cbrtf(float noundef %12) #3
  %14 = shl i64 %4, 3
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr float, ptr addrspace(1) %15, i64 %3
  store float %13, ptr addrspace(1) %16, align 4, !tbaa !11
  %17 = tail call spir_func float @_Z5hypotff(float noundef %6, float noundef 3.000000e+00) #3
  %18 = mul i64 %4, 12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr float, ptr addrspace(1) %19, i64 %3
  store float %17, ptr addrspace(1) %20, align 4, !tbaa !11
  %21 = fdiv float 1.000000e+00, %6, !fpmath !18
  %22 = shl i64 %4, 4
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr float, ptr addrspace(1) %23, i64 %3
  store float %21, ptr addrspace(1) %24, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_roots(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4sqrtf(float noundef %6) #3, !fpmath !17
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z5rsqrtf(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = fneg float %6
  %13 = tail call spir_func float @_Z4cbrtf(float noundef %12) #3
  %14 = shl i64 %4, 3
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr float, ptr addrspace(1) %15, i64 %3
  store float %13, ptr addrspace(1) %16, align 4, !tbaa !11
  %17 = tail call spir_func float @_Z5hypotff(float noundef %6, float noundef 3.000000e+00) #3
  %18 = mul i64 %4, 12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr float, ptr addrspace(1) %19, i64 %3
  store float %17, ptr addrspace(1) %20, align 4, !tbaa !11
  %21 = fdiv float 1.000000e+00, %6, !fpmath !18
  %22 = shl i64 %4, 4
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr float, ptr addrspace(1) %23, i64 %3
  store float %21, ptr addrspace(1) %24, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4exp2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5exp10f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5expm1f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3logf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4log2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5log10f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5log1pf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4logbf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3powff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4powrff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4pownfi(float noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5rootnfi(float noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4cbrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5hypotff(float noundef, float noundef) local_unnamed_addr #2

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
!9 = !{!"float*", !"float*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"int*", !"float*"}
!16 = !{!"const", !"const", !"const", !""}
!17 = !{float 3.000000e+00}
!18 = !{float 2.500000e+00}
