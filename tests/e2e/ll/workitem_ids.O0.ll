; ModuleID = 'workitem_ids.cl'
source_filename = "workitem_ids.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @linear_ids(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_linear_ids(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, i32 noundef %11, i32 noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_linear_ids(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %14 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #4
  %15 = sub i64 %13, %14
  store i64 %15, ptr %9, align 8
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %17 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #4
  %18 = sub i64 %16, %17
  store i64 %18, ptr %10, align 8
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #4
  %20 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #4
  %21 = sub i64 %19, %20
  store i64 %21, ptr %11, align 8
  %22 = load i64, ptr %11, align 8
  %23 = load i32, ptr %8, align 4
  %24 = zext i32 %23 to i64
  %25 = mul i64 %22, %24
  %26 = load i64, ptr %10, align 8
  %27 = load i32, ptr %7, align 4
  %28 = zext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = add i64 %25, %29
  %31 = load i64, ptr %9, align 8
  %32 = add i64 %30, %31
  store i64 %32, ptr %12, align 8
  %33 = call spir_func i64 @_Z20get_global_linear_idv() #5
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %12, align 8
  %36 = getelementptr inbounds nuw i64, ptr addrspace(1) %34, i64 %35
  store i64 %33, ptr addrspace(1) %36, align 8
  %37 = call spir_func i64 @_Z19get_local_linear_idv() #5
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = load i64, ptr %12, align 8
  %40 = getelementptr inbounds nuw i64, ptr addrspace(1) %38, i64 %39
  store i64 %37, ptr addrspace(1) %40, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @launch_shape(ptr addrspace(1) noundef align 8 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_launch_shape(ptr addrspace(1) noundef align 8 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_launch_shape(ptr addrspace(1) noundef align 8 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %7 = call spir_func i64 @_Z20get_global_linear_idv() #5
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  br label %68

10:                                               ; preds = %1
  %11 = call spir_func i32 @_Z12get_work_dimv() #4
  store i32 %11, ptr %3, align 4
  %12 = load i32, ptr %3, align 4
  %13 = zext i32 %12 to i64
  %14 = load ptr addrspace(1), ptr %2, align 8
  %15 = getelementptr inbounds i64, ptr addrspace(1) %14, i64 0
  store i64 %13, ptr addrspace(1) %15, align 8
  store i32 0, ptr %4, align 4
  br label %16

16:                                               ; preds = %46, %10
  %17 = load i32, ptr %4, align 4
  %18 = icmp ult i32 %17, 3
  br i1 %18, label %19, label %49

19:                                               ; preds = %16
  %20 = load ptr addrspace(1), ptr %2, align 8
  %21 = getelementptr inbounds i64, ptr addrspace(1) %20, i64 1
  %22 = load i32, ptr %4, align 4
  %23 = mul i32 %22, 5
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %21, i64 %24
  store ptr addrspace(1) %25, ptr %5, align 8
  %26 = load i32, ptr %4, align 4
  %27 = call spir_func i64 @_Z15get_global_sizej(i32 noundef %26) #4
  %28 = load ptr addrspace(1), ptr %5, align 8
  %29 = getelementptr inbounds i64, ptr addrspace(1) %28, i64 0
  store i64 %27, ptr addrspace(1) %29, align 8
  %30 = load i32, ptr %4, align 4
  %31 = call spir_func i64 @_Z14get_local_sizej(i32 noundef %30) #4
  %32 = load ptr addrspace(1), ptr %5, align 8
  %33 = getelementptr inbounds i64, ptr addrspace(1) %32, i64 1
  store i64 %31, ptr addrspace(1) %33, align 8
  %34 = load i32, ptr %4, align 4
  %35 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef %34) #4
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = getelementptr inbounds i64, ptr addrspace(1) %36, i64 2
  store i64 %35, ptr addrspace(1) %37, align 8
  %38 = load i32, ptr %4, align 4
  %39 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef %38) #4
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = getelementptr inbounds i64, ptr addrspace(1) %40, i64 3
  store i64 %39, ptr addrspace(1) %41, align 8
  %42 = load i32, ptr %4, align 4
  %43 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef %42) #5
  %44 = load ptr addrspace(1), ptr %5, align 8
  %45 = getelementptr inbounds i64, ptr addrspace(1) %44, i64 4
  store i64 %43, ptr addrspace(1) %45, align 8
  br label %46

46:                                               ; preds = %19
  %47 = load i32, ptr %4, align 4
  %48 = add i32 %47, 1
  store i32 %48, ptr %4, align 4
  br label %16

49:                                               ; preds = %16
  %50 = load i32, ptr %3, align 4
  %51 = add i32 %50, 7
  store i32 %51, ptr %6, align 4
  %52 = load i32, ptr %6, align 4
  %53 = call spir_func i64 @_Z15get_global_sizej(i32 noundef %52) #4
  %54 = load ptr addrspace(1), ptr %2, align 8
  %55 = getelementptr inbounds i64, ptr addrspace(1) %54, i64 16
  store i64 %53, ptr addrspace(1) %55, align 8
  %56 = load i32, ptr %6, align 4
  %57 = call spir_func i64 @_Z13get_global_idj(i32 noundef %56) #4
  %58 = load ptr addrspace(1), ptr %2, align 8
  %59 = getelementptr inbounds i64, ptr addrspace(1) %58, i64 17
  store i64 %57, ptr addrspace(1) %59, align 8
  %60 = load i32, ptr %6, align 4
  %61 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef %60) #4
  %62 = load ptr addrspace(1), ptr %2, align 8
  %63 = getelementptr inbounds i64, ptr addrspace(1) %62, i64 18
  store i64 %61, ptr addrspace(1) %63, align 8
  %64 = load i32, ptr %6, align 4
  %65 = call spir_func i64 @_Z12get_local_idj(i32 noundef %64) #4
  %66 = load ptr addrspace(1), ptr %2, align 8
  %67 = getelementptr inbounds i64, ptr addrspace(1) %66, i64 19
  store i64 %65, ptr addrspace(1) %67, align 8
  br label %68

68:                                               ; preds = %49, %9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @group_coordinates(ptr addrspace(1) noundef align 16 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_group_coordinates(ptr addrspace(1) noundef align 16 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_group_coordinates(ptr addrspace(1) noundef align 16 %0) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  %4 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %2, align 8
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %6 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = mul i64 %5, %6
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = add i64 %7, %8
  store i64 %9, ptr %3, align 8
  %10 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  %12 = insertelement <4 x i32> poison, i32 %11, i32 0
  %13 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> %12, i32 %14, i32 1
  %16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %17 = trunc i64 %16 to i32
  %18 = insertelement <4 x i32> %15, i32 %17, i32 2
  %19 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %20 = trunc i64 %19 to i32
  %21 = insertelement <4 x i32> %18, i32 %20, i32 3
  store <4 x i32> %21, ptr %4, align 16
  %22 = load <4 x i32>, ptr %4, align 16
  %23 = load ptr addrspace(1), ptr %2, align 8
  %24 = load i64, ptr %3, align 8
  %25 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %23, i64 %24
  store <4 x i32> %22, ptr addrspace(1) %25, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z19get_local_linear_idv() #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z12get_work_dimv() #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"ulong*", !"ulong*", !"uint", !"uint"}
!6 = !{!"", !"", !"", !""}
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"ulong*"}
!10 = !{!""}
!11 = !{!"uint4*"}
!12 = !{!"uint __attribute__((ext_vector_type(4)))*"}
