; ModuleID = 'subgroup_basic.cl'
source_filename = "subgroup_basic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @queries(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %5, ptr %3, align 8
  %6 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %6, ptr %4, align 8
  %7 = call spir_func i32 @_Z18get_sub_group_sizev() #5
  %8 = load ptr addrspace(1), ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  %10 = mul i64 0, %9
  %11 = load i64, ptr %3, align 8
  %12 = add i64 %10, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %12
  store i32 %7, ptr addrspace(1) %13, align 4
  %14 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %15 = load ptr addrspace(1), ptr %2, align 8
  %16 = load i64, ptr %4, align 8
  %17 = mul i64 1, %16
  %18 = load i64, ptr %3, align 8
  %19 = add i64 %17, %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %19
  store i32 %14, ptr addrspace(1) %20, align 4
  %21 = call spir_func i32 @_Z16get_sub_group_idv() #5
  %22 = load ptr addrspace(1), ptr %2, align 8
  %23 = load i64, ptr %4, align 8
  %24 = mul i64 2, %23
  %25 = load i64, ptr %3, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %26
  store i32 %21, ptr addrspace(1) %27, align 4
  %28 = call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %29 = load ptr addrspace(1), ptr %2, align 8
  %30 = load i64, ptr %4, align 8
  %31 = mul i64 3, %30
  %32 = load i64, ptr %3, align 8
  %33 = add i64 %31, %32
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %33
  store i32 %28, ptr addrspace(1) %34, align 4
  %35 = call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %36 = call spir_func i32 @_Z18get_sub_group_sizev() #5
  %37 = icmp uge i32 %35, %36
  %38 = zext i1 %37 to i32
  %39 = load ptr addrspace(1), ptr %2, align 8
  %40 = load i64, ptr %4, align 8
  %41 = mul i64 4, %40
  %42 = load i64, ptr %3, align 8
  %43 = add i64 %41, %42
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %43
  store i32 %38, ptr addrspace(1) %44, align 4
  %45 = call spir_func i32 @_Z27get_enqueued_num_sub_groupsv() #5
  %46 = load ptr addrspace(1), ptr %2, align 8
  %47 = load i64, ptr %4, align 8
  %48 = mul i64 5, %47
  %49 = load i64, ptr %3, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %50
  store i32 %45, ptr addrspace(1) %51, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @collectives(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_collectives(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_collectives(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %9, align 4
  %16 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %17 = trunc i64 %16 to i32
  %18 = shl i32 %17, 16
  %19 = call spir_func i32 @_Z16get_sub_group_idv() #5
  %20 = shl i32 %19, 8
  %21 = or i32 %18, %20
  %22 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %23 = or i32 %21, %22
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i64, ptr %7, align 8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %25
  store i32 %23, ptr addrspace(1) %26, align 4
  %27 = load i32, ptr %9, align 4
  %28 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %27) #5
  %29 = load ptr addrspace(1), ptr %5, align 8
  %30 = load i64, ptr %8, align 8
  %31 = mul i64 0, %30
  %32 = load i64, ptr %7, align 8
  %33 = add i64 %31, %32
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %33
  store i32 %28, ptr addrspace(1) %34, align 4
  %35 = load i32, ptr %9, align 4
  %36 = call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %35) #5
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i64, ptr %8, align 8
  %39 = mul i64 1, %38
  %40 = load i64, ptr %7, align 8
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %41
  store i32 %36, ptr addrspace(1) %42, align 4
  %43 = load i32, ptr %9, align 4
  %44 = call spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef %43) #5
  %45 = load ptr addrspace(1), ptr %5, align 8
  %46 = load i64, ptr %8, align 8
  %47 = mul i64 2, %46
  %48 = load i64, ptr %7, align 8
  %49 = add i64 %47, %48
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %45, i64 %49
  store i32 %44, ptr addrspace(1) %50, align 4
  %51 = load i32, ptr %9, align 4
  %52 = call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef %51) #5
  %53 = load ptr addrspace(1), ptr %5, align 8
  %54 = load i64, ptr %8, align 8
  %55 = mul i64 3, %54
  %56 = load i64, ptr %7, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %57
  store i32 %52, ptr addrspace(1) %58, align 4
  %59 = load i32, ptr %9, align 4
  %60 = call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %59) #5
  %61 = load ptr addrspace(1), ptr %5, align 8
  %62 = load i64, ptr %8, align 8
  %63 = mul i64 4, %62
  %64 = load i64, ptr %7, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %61, i64 %65
  store i32 %60, ptr addrspace(1) %66, align 4
  %67 = load i32, ptr %9, align 4
  %68 = call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef %67) #5
  %69 = load ptr addrspace(1), ptr %5, align 8
  %70 = load i64, ptr %8, align 8
  %71 = mul i64 5, %70
  %72 = load i64, ptr %7, align 8
  %73 = add i64 %71, %72
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %73
  store i32 %68, ptr addrspace(1) %74, align 4
  %75 = load i32, ptr %9, align 4
  %76 = call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %75, i32 noundef 0) #5
  %77 = load ptr addrspace(1), ptr %5, align 8
  %78 = load i64, ptr %8, align 8
  %79 = mul i64 6, %78
  %80 = load i64, ptr %7, align 8
  %81 = add i64 %79, %80
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %81
  store i32 %76, ptr addrspace(1) %82, align 4
  %83 = load i32, ptr %9, align 4
  %84 = icmp sgt i32 %83, 90
  %85 = zext i1 %84 to i32
  %86 = call spir_func i32 @_Z13sub_group_anyi(i32 noundef %85) #5
  %87 = icmp ne i32 %86, 0
  %88 = zext i1 %87 to i32
  %89 = load ptr addrspace(1), ptr %5, align 8
  %90 = load i64, ptr %8, align 8
  %91 = mul i64 7, %90
  %92 = load i64, ptr %7, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %93
  store i32 %88, ptr addrspace(1) %94, align 4
  %95 = load i32, ptr %9, align 4
  %96 = icmp sgt i32 %95, -90
  %97 = zext i1 %96 to i32
  %98 = call spir_func i32 @_Z13sub_group_alli(i32 noundef %97) #5
  %99 = icmp ne i32 %98, 0
  %100 = zext i1 %99 to i32
  %101 = load ptr addrspace(1), ptr %5, align 8
  %102 = load i64, ptr %8, align 8
  %103 = mul i64 8, %102
  %104 = load i64, ptr %7, align 8
  %105 = add i64 %103, %104
  %106 = getelementptr inbounds nuw i32, ptr addrspace(1) %101, i64 %105
  store i32 %100, ptr addrspace(1) %106, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @barriers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(3), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_barriers(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(3) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_barriers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(3), align 8
  %13 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %14, ptr %9, align 8
  %15 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  store i32 %15, ptr %10, align 4
  %16 = call spir_func i32 @_Z18get_sub_group_sizev() #5
  store i32 %16, ptr %11, align 4
  %17 = load ptr addrspace(3), ptr %8, align 8
  %18 = call spir_func i32 @_Z16get_sub_group_idv() #5
  %19 = call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %20 = mul i32 %18, %19
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %17, i64 %21
  store ptr addrspace(3) %22, ptr %12, align 8
  %23 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 16
  %26 = call spir_func i32 @_Z16get_sub_group_idv() #5
  %27 = shl i32 %26, 8
  %28 = or i32 %25, %27
  %29 = load i32, ptr %10, align 4
  %30 = or i32 %28, %29
  %31 = load ptr addrspace(1), ptr %7, align 8
  %32 = load i64, ptr %9, align 8
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %32
  store i32 %30, ptr addrspace(1) %33, align 4
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %9, align 8
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %34, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4
  %38 = load ptr addrspace(3), ptr %12, align 8
  %39 = load i32, ptr %10, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) %38, i64 %40
  store float %37, ptr addrspace(3) %41, align 4
  call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #5
  %42 = load ptr addrspace(3), ptr %12, align 8
  %43 = load i32, ptr %10, align 4
  %44 = add i32 %43, 1
  %45 = load i32, ptr %11, align 4
  %46 = urem i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) %42, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4
  store float %49, ptr %13, align 4
  call spir_func void @_Z17sub_group_barrierj12memory_scope(i32 noundef 1, i32 noundef 4) #5
  %50 = load float, ptr %13, align 4
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i64, ptr %9, align 8
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %51, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4
  %55 = call spir_func float @_Z20sub_group_reduce_maxf(float noundef %54) #5
  %56 = fadd float %50, %55
  %57 = load ptr addrspace(1), ptr %6, align 8
  %58 = load i64, ptr %9, align 8
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %57, i64 %58
  store float %56, ptr addrspace(1) %59, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_max_sub_group_sizev() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z27get_enqueued_num_sub_groupsv() #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z13sub_group_anyi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z13sub_group_alli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17sub_group_barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17sub_group_barrierj12memory_scope(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z20sub_group_reduce_maxf(float noundef) #2

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
!3 = !{i32 1}
!4 = !{!"none"}
!5 = !{!"uint*"}
!6 = !{!""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"uint*"}
!10 = !{!"const", !"", !""}
!11 = !{i32 1, i32 1, i32 1, i32 3}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"float*", !"float*", !"uint*", !"float*"}
!14 = !{!"const", !"", !"", !""}
