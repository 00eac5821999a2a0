; ModuleID = 'select_forms.cl'
source_filename = "select_forms.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @select_scalars(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z6selectiii(i32 noundef 10, i32 noundef 20, i32 noundef %8) #5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z6selectiij(i32 noundef 10, i32 noundef 20, i32 noundef %8) #5
  %12 = add i64 %6, %5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %11, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = icmp eq i32 %8, 0
  %15 = select i1 %14, i32 1, i32 -1
  %16 = shl i64 %6, 1
  %17 = add i64 %16, %5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = trunc i32 %8 to i8
  %20 = tail call spir_func signext i8 @_Z6selectccc(i8 noundef signext 1, i8 noundef signext 2, i8 noundef signext %19) #5
  %21 = sext i8 %20 to i32
  %22 = mul i64 %6, 12
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %5
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = tail call spir_func i32 @_Z9bitselectiii(i32 noundef 252645135, i32 noundef %8, i32 noundef 16776960) #5
  %26 = shl i64 %6, 4
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr i32, ptr addrspace(1) %27, i64 %5
  store i32 %25, ptr addrspace(1) %28, align 4, !tbaa !3
  %29 = sext i32 %8 to i64
  %30 = tail call spir_func double @_Z6selectddl(double noundef 1.500000e+00, double noundef 2.500000e+00, i64 noundef %29) #5
  %31 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  store double %30, ptr addrspace(1) %31, align 8, !tbaa !11
  %32 = and i32 %8, 1
  %33 = zext nneg i32 %32 to i64
  %34 = tail call spir_func double @_Z6selectddm(double noundef 2.500000e-01, double noundef -2.500000e-01, i64 noundef %33) #5
  %35 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %12
  store double %34, ptr addrspace(1) %35, align 8, !tbaa !11
  %36 = shl nsw i64 %29, 32
  %37 = bitcast i64 %36 to double
  %38 = tail call spir_func double @_Z9bitselectddd(double noundef 1.000000e+00, double noundef -3.000000e+00, double noundef %37) #5
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %17
  store double %38, ptr addrspace(1) %39, align 8, !tbaa !11
  %40 = lshr i32 %8, 3
  %41 = trunc i32 %40 to i16
  %42 = tail call spir_func signext i16 @_Z6selectsss(i16 noundef signext -5, i16 noundef signext 5, i16 noundef signext %41) #5
  %43 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %5
  store i16 %42, ptr addrspace(1) %43, align 2, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_select_scalars(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z6selectiii(i32 noundef 10, i32 noundef 20, i32 noundef %8) #5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z6selectiij(i32 noundef 10, i32 noundef 20, i32 noundef %8) #5
  %12 = add i64 %6, %5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %11, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = icmp eq i32 %8, 0
  %15 = select i1 %14, i32 1, i32 -1
  %16 = shl i64 %6, 1
  %17 = add i64 %16, %5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = trunc i32 %8 to i8
  %20 = tail call spir_func signext i8 @_Z6selectccc(i8 noundef signext 1, i8 noundef signext 2, i8 noundef signext %19) #5
  %21 = sext i8 %20 to i32
  %22 = mul i64 %6, 12
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %5
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = tail call spir_func i32 @_Z9bitselectiii(i32 noundef 252645135, i32 noundef %8, i32 noundef 16776960) #5
  %26 = shl i64 %6, 4
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr i32, ptr addrspace(1) %27, i64 %5
  store i32 %25, ptr addrspace(1) %28, align 4, !tbaa !3
  %29 = sext i32 %8 to i64
  %30 = tail call spir_func double @_Z6selectddl(double noundef 1.500000e+00, double noundef 2.500000e+00, i64 noundef %29) #5
  %31 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  store double %30, ptr addrspace(1) %31, align 8, !tbaa !11
  %32 = and i32 %8, 1
  %33 = zext nneg i32 %32 to i64
  %34 = tail call spir_func double @_Z6selectddm(double noundef 2.500000e-01, double noundef -2.500000e-01, i64 noundef %33) #5
  %35 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %12
  store double %34, ptr addrspace(1) %35, align 8, !tbaa !11
  %36 = shl nsw i64 %29, 32
  %37 = bitcast i64 %36 to double
  %38 = tail call spir_func double @_Z9bitselectddd(double noundef 1.000000e+00, double noundef -3.000000e+00, double noundef %37) #5
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %17
  store double %38, ptr addrspace(1) %39, align 8, !tbaa !11
  %40 = lshr i32 %8, 3
  %41 = trunc i32 %40 to i16
  %42 = tail call spir_func signext i16 @_Z6selectsss(i16 noundef signext -5, i16 noundef signext 5, i16 noundef signext %41) #5
  %43 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %5
  store i16 %42, ptr addrspace(1) %43, align 2, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @select_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i16>, ptr addrspace(1) %7, align 16, !tbaa !20
  %9 = tail call spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>, <8 x i16> noundef splat (i16 -1), <8 x i16> noundef %8) #5
  %10 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  store <8 x i16> %9, ptr addrspace(1) %10, align 16, !tbaa !20
  %11 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %2, i64 %6
  %12 = load <2 x i64>, ptr addrspace(1) %11, align 16, !tbaa !20
  %13 = add <2 x i64> %12, splat (i64 7)
  %14 = tail call spir_func <2 x i64> @_Z6selectDv2_lS_S_(<2 x i64> noundef %12, <2 x i64> noundef %13, <2 x i64> noundef %12) #5
  %15 = tail call spir_func <2 x i64> @_Z9bitselectDv2_lS_S_(<2 x i64> noundef %12, <2 x i64> noundef splat (i64 4660), <2 x i64> noundef splat (i64 65280)) #5
  %16 = xor <2 x i64> %15, %14
  %17 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %3, i64 %6
  store <2 x i64> %16, ptr addrspace(1) %17, align 16, !tbaa !20
  %18 = tail call spir_func <8 x half> @_Z6selectDv8_DhS_Dv8_t(<8 x half> noundef splat (half 0xH3C00), <8 x half> noundef splat (half 0xH4000), <8 x i16> noundef %8) #5
  %19 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %4, i64 %6
  store <8 x half> %18, ptr addrspace(1) %19, align 16, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_select_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i16>, ptr addrspace(1) %7, align 16, !tbaa !20
  %9 = tail call spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>, <8 x i16> noundef splat (i16 -1), <8 x i16> noundef %8) #5
  %10 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  store <8 x i16> %9, ptr addrspace(1) %10, align 16, !tbaa !20
  %11 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %2, i64 %6
  %12 = load <2 x i64>, ptr addrspace(1) %11, align 16, !tbaa !20
  %13 = add <2 x i64> %12, splat (i64 7)
  %14 = tail call spir_func <2 x i64> @_Z6selectDv2_lS_S_(<2 x i64> noundef %12, <2 x i64> noundef %13, <2 x i64> noundef %12) #5
  %15 = tail call spir_func <2 x i64> @_Z9bitselectDv2_lS_S_(<2 x i64> noundef %12, <2 x i64> noundef splat (i64 4660), <2 x i64> noundef splat (i64 65280)) #5
  %16 = xor <2 x i64> %15, %14
  %17 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %3, i64 %6
  store <2 x i64> %16, ptr addrspace(1) %17, align 16, !tbaa !20
  %18 = tail call spir_func <8 x half> @_Z6selectDv8_DhS_Dv8_t(<8 x half> noundef splat (half 0xH3C00), <8 x half> noundef splat (half 0xH4000), <8 x i16> noundef %8) #5
  %19 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %4, i64 %6
  store <8 x half> %18, ptr addrspace(1) %19, align 16, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @select_pointers(ptr addrspace(1) noundef writeonly align 4 captures(address) %0, ptr addrspace(1) noundef writeonly align 4 captures(address) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, %3
  %10 = select i1 %9, ptr addrspace(1) %1, ptr addrspace(1) %0
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %5
  store i32 %7, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = add i64 %5, 1
  %13 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %14 = icmp ult i64 %12, %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %16 = select i1 %14, ptr addrspace(1) %15, ptr addrspace(1) %2
  %17 = icmp eq ptr addrspace(1) %10, %0
  %18 = select i1 %17, ptr addrspace(1) %1, ptr addrspace(1) %0
  %19 = load i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %20 = shl nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func void @__clang_ocl_kern_imp_select_pointers(ptr addrspace(1) noundef writeonly align 4 captures(address) %0, ptr addrspace(1) noundef writeonly align 4 captures(address) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, %3
  %10 = select i1 %9, ptr addrspace(1) %1, ptr addrspace(1) %0
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %5
  store i32 %7, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = add i64 %5, 1
  %13 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %14 = icmp ult i64 %12, %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %16 = select i1 %14, ptr addrspace(1) %15, ptr addrspace(1) %2
  %17 = icmp eq ptr addrspace(1) %10, %0
  %18 = select i1 %17, ptr addrspace(1) %1, ptr addrspace(1) %0
  %19 = load i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %20 = shl nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectiij(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z6selectccc(i8 noundef signext, i8 noundef signext, i8 noundef signext) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z6selectddl(double noundef, double noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z6selectddm(double noundef, double noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z9bitselectddd(double noundef, double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z6selectsss(i16 noundef signext, i16 noundef signext, i16 noundef signext) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z6selectDv2_lS_S_(<2 x i64> noundef, <2 x i64> noundef, <2 x i64> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z9bitselectDv2_lS_S_(<2 x i64> noundef, <2 x i64> noundef, <2 x i64> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x half> @_Z6selectDv8_DhS_Dv8_t(<8 x half> noundef, <8 x half> noundef, <8 x i16> noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"int*", !"int*", !"double*", !"short*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !5, i64 0}
!15 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"short8*", !"short8*", !"long2*", !"long2*", !"half8*"}
!18 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"long __attribute__((ext_vector_type(2)))*", !"long __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(8)))*"}
!19 = !{!"const", !"", !"const", !"", !""}
!20 = !{!5, !5, i64 0}
!21 = !{i32 1, i32 1, i32 1, i32 0}
!22 = !{!"int*", !"int*", !"int*", !"int"}
!23 = !{!"", !"", !"const", !""}
