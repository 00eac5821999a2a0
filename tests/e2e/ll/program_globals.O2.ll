; ModuleID = 'program_globals.cl'
source_filename = "program_globals.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.layer = type { [4 x i32], float }

@launches = local_unnamed_addr addrspace(1) global i32 10, align 4
@seed_state = local_unnamed_addr addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@tickets = addrspace(1) global i32 0, align 4
@model = local_unnamed_addr addrspace(1) global %struct.layer { [4 x i32] [i32 1, i32 -2, i32 3, i32 -4], float 5.000000e-01 }, align 4
@scratch = addrspace(1) global [64 x float] zeroinitializer, align 4
@current = local_unnamed_addr addrspace(1) global ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @scratch, i64 64), align 8
@fixed_bias = local_unnamed_addr addrspace(2) constant float 2.500000e-01, align 4
@next_serial.serial = internal unnamed_addr addrspace(1) global i32 41, align 4
@history = local_unnamed_addr addrspace(1) global [8 x i32] zeroinitializer, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @count_launches(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 36)) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = load i32, ptr addrspace(1) @launches, align 4, !tbaa !3
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr addrspace(1) @launches, align 4, !tbaa !3
  %5 = add nsw i32 %4, %1
  %6 = and i32 %4, 7
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) @history, i64 %7
  store i32 %5, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = load i32, ptr addrspace(1) @history, align 4, !tbaa !3
  store i32 %9, ptr addrspace(1) %0, align 4, !tbaa !3
  %10 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 4), align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 8), align 4, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 12), align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 16), align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 20), align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 24), align 4, !tbaa !3
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 28), align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = load i32, ptr addrspace(1) @launches, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func void @__clang_ocl_kern_imp_count_launches(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 36)) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = load i32, ptr addrspace(1) @launches, align 4, !tbaa !3
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr addrspace(1) @launches, align 4, !tbaa !3
  %5 = add nsw i32 %4, %1
  %6 = and i32 %4, 7
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) @history, i64 %7
  store i32 %5, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = load i32, ptr addrspace(1) @history, align 4, !tbaa !3
  store i32 %9, ptr addrspace(1) %0, align 4, !tbaa !3
  %10 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 4), align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 8), align 4, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 12), align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 16), align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 20), align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 24), align 4, !tbaa !3
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 28), align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = load i32, ptr addrspace(1) @launches, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @draw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %2 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @tickets to ptr addrspace(4)), i32 noundef 1, i32 noundef 0, i32 noundef 2) #10
  %3 = and i32 %2, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) @seed_state, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = mul i32 %6, 100
  %8 = sext i32 %2 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  store i32 %7, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_draw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %2 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @tickets to ptr addrspace(4)), i32 noundef 1, i32 noundef 0, i32 noundef 2) #10
  %3 = and i32 %2, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) @seed_state, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = mul i32 %6, 100
  %8 = sext i32 %2 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  store i32 %7, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @evaluate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) @model, align 4, !tbaa !3
  %7 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %8 = mul nsw i32 %7, %6
  %9 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @model, i64 4), align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = mul nsw i32 %11, %9
  %13 = add nsw i32 %12, %8
  %14 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @model, i64 8), align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  %17 = mul nsw i32 %16, %14
  %18 = add nsw i32 %17, %13
  %19 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @model, i64 12), align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !3
  %22 = mul nsw i32 %21, %19
  %23 = add nsw i32 %22, %18
  %24 = sitofp i32 %23 to float
  %25 = load float, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @model, i64 16), align 4, !tbaa !18
  %26 = fadd float %25, %24
  %27 = load ptr addrspace(1), ptr addrspace(1) @current, align 8, !tbaa !21
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %3
  store float %26, ptr addrspace(1) %28, align 4, !tbaa !24
  %29 = getelementptr float, ptr addrspace(1) @scratch, i64 %3
  %30 = getelementptr i8, ptr addrspace(1) %29, i64 64
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !24
  %32 = tail call float @llvm.fmuladd.f32(float %31, float 2.000000e+00, float 2.500000e-01)
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func void @__clang_ocl_kern_imp_evaluate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) @model, align 4, !tbaa !3
  %7 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %8 = mul nsw i32 %7, %6
  %9 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @model, i64 4), align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = mul nsw i32 %11, %9
  %13 = add nsw i32 %12, %8
  %14 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @model, i64 8), align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  %17 = mul nsw i32 %16, %14
  %18 = add nsw i32 %17, %13
  %19 = load i32, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @model, i64 12), align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !3
  %22 = mul nsw i32 %21, %19
  %23 = add nsw i32 %22, %18
  %24 = sitofp i32 %23 to float
  %25 = load float, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @model, i64 16), align 4, !tbaa !18
  %26 = fadd float %25, %24
  %27 = load ptr addrspace(1), ptr addrspace(1) @current, align 8, !tbaa !21
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %3
  store float %26, ptr addrspace(1) %28, align 4, !tbaa !24
  %29 = getelementptr float, ptr addrspace(1) @scratch, i64 %3
  %30 = getelementptr i8, ptr addrspace(1) %29, i64 64
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !24
  %32 = tail call float @llvm.fmuladd.f32(float %31, float 2.000000e+00, float 2.500000e-01)
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func range(i32 -2147483647, -2147483648) i32 @next_serial() local_unnamed_addr #6 {
  %1 = load i32, ptr addrspace(1) @next_serial.serial, align 4, !tbaa !3
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr addrspace(1) @next_serial.serial, align 4, !tbaa !3
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @serials(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %0) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !14 {
  %2 = load i32, ptr addrspace(1) @next_serial.serial, align 4, !tbaa !3
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr addrspace(1) %0, align 4, !tbaa !3
  %4 = add nsw i32 %2, 2
  store i32 %4, ptr addrspace(1) @next_serial.serial, align 4, !tbaa !3
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func void @__clang_ocl_kern_imp_serials(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %0) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !14 {
  %2 = load i32, ptr addrspace(1) @next_serial.serial, align 4, !tbaa !3
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr addrspace(1) %0, align 4, !tbaa !3
  %4 = add nsw i32 %2, 2
  store i32 %4, ptr addrspace(1) @next_serial.serial, align 4, !tbaa !3
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 0}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int"}
!10 = !{!"", !""}
!11 = !{i32 1}
!12 = !{!"none"}
!13 = !{!"uint*"}
!14 = !{!""}
!15 = !{i32 1, i32 1}
!16 = !{!"int*", !"float*"}
!17 = !{!"const", !""}
!18 = !{!19, !20, i64 16}
!19 = !{!"", !5, i64 0, !20, i64 16}
!20 = !{!"float", !5, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 float", !23, i64 0}
!23 = !{!"any pointer", !5, i64 0}
!24 = !{!20, !20, i64 0}
!25 = !{!"int*"}
