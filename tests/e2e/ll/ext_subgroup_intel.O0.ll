; ModuleID = 'ext_subgroup_intel.cl'
source_filename = "ext_subgroup_intel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sliding_window(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_sliding_window(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sliding_window(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %5, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %6, align 8
  %12 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  store i32 %12, ptr %7, align 4
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  store i32 %16, ptr %8, align 4
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %7, align 4
  %25 = xor i32 %24, 9
  %26 = call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %23, i32 noundef %25) #5
  %27 = load ptr addrspace(1), ptr %4, align 8
  %28 = load i64, ptr %6, align 8
  %29 = mul i64 0, %28
  %30 = load i64, ptr %5, align 8
  %31 = add i64 %29, %30
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %31
  store i32 %26, ptr addrspace(1) %32, align 4
  %33 = load i32, ptr %8, align 4
  %34 = call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %33, i32 noundef 5) #5
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i64, ptr %6, align 8
  %37 = mul i64 1, %36
  %38 = load i64, ptr %5, align 8
  %39 = add i64 %37, %38
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %39
  store i32 %34, ptr addrspace(1) %40, align 4
  %41 = load i32, ptr %8, align 4
  %42 = load i32, ptr %9, align 4
  %43 = call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef %41, i32 noundef %42, i32 noundef 3) #5
  %44 = load ptr addrspace(1), ptr %4, align 8
  %45 = load i64, ptr %6, align 8
  %46 = mul i64 2, %45
  %47 = load i64, ptr %5, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %48
  store i32 %43, ptr addrspace(1) %49, align 4
  %50 = load i32, ptr %8, align 4
  %51 = load i32, ptr %9, align 4
  %52 = call spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 noundef %50, i32 noundef %51, i32 noundef 4) #5
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %6, align 8
  %55 = mul i64 3, %54
  %56 = load i64, ptr %5, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %57
  store i32 %52, ptr addrspace(1) %58, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @block_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_block_copies(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_block_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %10 = zext i32 %9 to i64
  %11 = sub i64 %8, %10
  store i64 %11, ptr %5, align 8
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = mul i64 3, %13
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %14
  %16 = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) noundef %15) #5
  store i32 %16, ptr %6, align 4
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = mul i64 3, %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %19
  %21 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 16
  %22 = call spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) noundef %21) #5
  store <2 x i32> %22, ptr %7, align 8
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i64, ptr %5, align 8
  %25 = mul i64 3, %24
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %25
  %27 = load <2 x i32>, ptr %7, align 8
  %28 = add <2 x i32> %27, splat (i32 1)
  call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) noundef %26, <2 x i32> noundef %28) #5
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = load i64, ptr %5, align 8
  %31 = mul i64 3, %30
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %31
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 32
  %34 = load i32, ptr %6, align 4
  %35 = mul i32 %34, 2
  call spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) noundef %33, i32 noundef %35) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) noundef, <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) noundef, i32 noundef) #2

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
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{i32 16}
!8 = !{!"uint*", !"uint*"}
