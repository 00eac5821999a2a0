; ModuleID = 'printf_lines.cl'
source_filename = "printf_lines.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@.str = private unnamed_addr addrspace(2) constant [19 x i8] c"item %d of %u: %x\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [44 x i8] c"float %.3f, char %c, string %s, percent %%\0A\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [6 x i8] c"inner\00", align 1
@.str.3 = private unnamed_addr addrspace(2) constant [19 x i8] c"long %ld, hex %lx\0A\00", align 1
@.str.4 = private unnamed_addr addrspace(2) constant [28 x i8] c"vector %v4d; floats %v2hlf\0A\00", align 1
@.str.5 = private unnamed_addr addrspace(2) constant [9 x i8] c"nothing\0A\00", align 1
@.str.6 = private unnamed_addr addrspace(2) constant [10 x i8] c"never %d\0A\00", align 1
@.str.7 = private unnamed_addr addrspace(2) constant [1 x i8] zeroinitializer, align 1

; Function Attrs: convergent nofree norecurse nounwind
define spir_kernel void @print_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %4, i32 noundef %6, i32 noundef %8) #5
  %10 = icmp eq i64 %3, 1
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, double noundef 2.500000e+00, i32 noundef 113, ptr addrspace(2) noundef @.str.2) #5
  %13 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, i64 noundef -5000000000, i64 noundef 280298068560638) #5
  %14 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, <4 x i32> noundef <i32 1, i32 -2, i32 3, i32 -4>, <2 x float> noundef <float 5.000000e-01, float -1.500000e+00>) #5
  %15 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5) #5
  br label %16

16:                                               ; preds = %2, %11
  %17 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %18 = add nsw i32 %17, 1
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_print_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %4, i32 noundef %6, i32 noundef %8) #5
  %10 = icmp eq i64 %3, 1
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, double noundef 2.500000e+00, i32 noundef 113, ptr addrspace(2) noundef @.str.2) #5
  %13 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, i64 noundef -5000000000, i64 noundef 280298068560638) #5
  %14 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, <4 x i32> noundef <i32 1, i32 -2, i32 3, i32 -4>, <2 x float> noundef <float 5.000000e-01, float -1.500000e+00>) #5
  %15 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5) #5
  br label %16

16:                                               ; preds = %11, %2
  %17 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %18 = add nsw i32 %17, 1
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define spir_kernel void @print_nothing(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  %4 = load i32, ptr addrspace(1) %3, align 4, !tbaa !3
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.6, i32 noundef %4) #5
  br label %8

8:                                                ; preds = %1, %6
  %9 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.7) #5
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i32 4, i32 5
  store i32 %11, ptr addrspace(1) %3, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_print_nothing(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  %4 = load i32, ptr addrspace(1) %3, align 4, !tbaa !3
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.6, i32 noundef %4) #5
  br label %8

8:                                                ; preds = %6, %1
  %9 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.7) #5
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i32 4, i32 5
  store i32 %11, ptr addrspace(1) %3, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nofree nounwind
declare spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{i32 1}
!12 = !{!"none"}
!13 = !{!"int*"}
!14 = !{!""}
