; ModuleID = 'attributes.cl'
source_filename = "attributes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.roomy = type { i32, i8, [11 x i8] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @required_size(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !vec_type_hint !7 !reqd_work_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_required_size(ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_required_size(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !vec_type_hint !7 !reqd_work_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %5 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = mul i64 %4, %5
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = add i64 %6, %7
  store i64 %8, ptr %3, align 8
  %9 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %10 = mul i64 %9, 100
  %11 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #4
  %12 = mul i64 %11, 10
  %13 = add i64 %10, %12
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %15 = add i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = load ptr addrspace(1), ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @hinted_size(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !vec_type_hint !13 !work_group_size_hint !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_hinted_size(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_hinted_size(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !vec_type_hint !13 !work_group_size_hint !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.roomy, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw %struct.roomy, ptr addrspace(1) %8, i64 %9
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %6, ptr addrspace(1) align 16 %10, i64 16, i1 false)
  %11 = getelementptr inbounds nuw %struct.roomy, ptr %6, i32 0, i32 1
  %12 = load i8, ptr %11, align 4
  %13 = sext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.roomy, ptr %6, i32 0, i32 0
  %15 = load i32, ptr %14, align 16
  %16 = add nsw i32 %15, %13
  store i32 %16, ptr %14, align 16
  %17 = load i64, ptr %5, align 8
  %18 = add i64 16, %17
  %19 = trunc i64 %18 to i8
  %20 = getelementptr inbounds nuw %struct.roomy, ptr %6, i32 0, i32 1
  store i8 %19, ptr %20, align 4
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %5, align 8
  %23 = getelementptr inbounds nuw %struct.roomy, ptr addrspace(1) %21, i64 %22
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 16 %23, ptr align 16 %6, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @unrolled(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_unrolled(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_unrolled(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %11, ptr %7, align 8
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %31, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %34

16:                                               ; preds = %12
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i64, ptr %7, align 8
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = add i64 %18, %20
  %22 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %23 = urem i64 %21, %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = load i32, ptr %9, align 4
  %27 = add nsw i32 %26, 1
  %28 = mul nsw i32 %25, %27
  %29 = load i32, ptr %8, align 4
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr %8, align 4
  br label %31

31:                                               ; preds = %16
  %32 = load i32, ptr %9, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %9, align 4
  br label %12, !llvm.loop !19

34:                                               ; preds = %12
  store i32 0, ptr %10, align 4
  br label %35

35:                                               ; preds = %47, %34
  %36 = load i32, ptr %10, align 4
  %37 = icmp slt i32 %36, 3
  br i1 %37, label %38, label %50

38:                                               ; preds = %35
  %39 = load i32, ptr %10, align 4
  %40 = load i64, ptr %7, align 8
  %41 = and i64 %40, 7
  %42 = trunc i64 %41 to i32
  %43 = and i32 %42, 31
  %44 = shl i32 %39, %43
  %45 = load i32, ptr %8, align 4
  %46 = xor i32 %45, %44
  store i32 %46, ptr %8, align 4
  br label %47

47:                                               ; preds = %38
  %48 = load i32, ptr %10, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %10, align 4
  br label %35, !llvm.loop !21

50:                                               ; preds = %35
  %51 = load i32, ptr %8, align 4
  %52 = load ptr addrspace(1), ptr %5, align 8
  %53 = load i64, ptr %7, align 8
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @aligned_parts(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !12 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_aligned_parts(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_aligned_parts(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !12 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca [16 x i8], align 16
  %7 = alloca i32, align 4
  %8 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %10

10:                                               ; preds = %25, %2
  %11 = load i32, ptr %7, align 4
  %12 = icmp slt i32 %11, 16
  br i1 %12, label %13, label %28

13:                                               ; preds = %10
  %14 = load ptr addrspace(1), ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = mul i64 16, %15
  %17 = load i32, ptr %7, align 4
  %18 = sext i32 %17 to i64
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %23
  store i8 %21, ptr %24, align 1
  br label %25

25:                                               ; preds = %13
  %26 = load i32, ptr %7, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %7, align 4
  br label %10

28:                                               ; preds = %10
  %29 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0
  %30 = addrspacecast ptr %29 to ptr addrspace(4)
  %31 = load <4 x i32>, ptr addrspace(4) %30, align 16
  store <4 x i32> %31, ptr %8, align 16
  %32 = load <4 x i32>, ptr %8, align 16
  %33 = extractelement <4 x i32> %32, i64 0
  %34 = icmp eq i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = sext i32 %35 to i64
  %37 = icmp ne i64 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %28
  %39 = load <4 x i32>, ptr %8, align 16
  %40 = insertelement <4 x i32> %39, i32 7, i64 1
  store <4 x i32> %40, ptr %8, align 16
  br label %41

41:                                               ; preds = %38, %28
  %42 = load <4 x i32>, ptr %8, align 16
  %43 = extractelement <4 x i32> %42, i64 0
  %44 = load <4 x i32>, ptr %8, align 16
  %45 = extractelement <4 x i32> %44, i64 1
  %46 = xor i32 %43, %45
  %47 = load <4 x i32>, ptr %8, align 16
  %48 = extractelement <4 x i32> %47, i64 2
  %49 = xor i32 %46, %48
  %50 = load <4 x i32>, ptr %8, align 16
  %51 = extractelement <4 x i32> %50, i64 3
  %52 = xor i32 %49, %51
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %5, align 8
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %54
  store i32 %52, ptr addrspace(1) %55, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1}
!4 = !{!"none"}
!5 = !{!"uint*"}
!6 = !{!""}
!7 = !{<4 x float> poison, i32 0}
!8 = !{i32 8, i32 2, i32 1}
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"roomy*", !"roomy*"}
!12 = !{!"const", !""}
!13 = !{i32 poison, i32 1}
!14 = !{i32 16, i32 1, i32 1}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"int*", !"int*", !"int"}
!18 = !{!"const", !"", !""}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.count", i32 4}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.enable"}
!23 = !{!"uchar*", !"int*"}
