; ModuleID = 'workgroup_uniform.cl'
source_filename = "workgroup_uniform.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @products_and_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_products_and_bits(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_products_and_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = call spir_func i32 @_Z21work_group_reduce_muli(i32 noundef %14) #5
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %20
  store i32 %15, ptr addrspace(1) %21, align 4
  %22 = load i32, ptr %7, align 4
  %23 = call spir_func i32 @_Z29work_group_scan_exclusive_muli(i32 noundef %22) #5
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %28
  store i32 %23, ptr addrspace(1) %29, align 4
  %30 = load i32, ptr %7, align 4
  %31 = call spir_func i32 @_Z29work_group_scan_inclusive_muli(i32 noundef %30) #5
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %36
  store i32 %31, ptr addrspace(1) %37, align 4
  %38 = load i32, ptr %7, align 4
  %39 = call spir_func i32 @_Z21work_group_reduce_andi(i32 noundef %38) #5
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %44
  store i32 %39, ptr addrspace(1) %45, align 4
  %46 = load i32, ptr %7, align 4
  %47 = call spir_func i32 @_Z29work_group_scan_exclusive_andi(i32 noundef %46) #5
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 4, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %52
  store i32 %47, ptr addrspace(1) %53, align 4
  %54 = load i32, ptr %7, align 4
  %55 = call spir_func i32 @_Z29work_group_scan_inclusive_andi(i32 noundef %54) #5
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 5, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %60
  store i32 %55, ptr addrspace(1) %61, align 4
  %62 = load i32, ptr %7, align 4
  %63 = call spir_func i32 @_Z20work_group_reduce_ori(i32 noundef %62) #5
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i64, ptr %6, align 8
  %66 = mul i64 6, %65
  %67 = load i64, ptr %5, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i64 %68
  store i32 %63, ptr addrspace(1) %69, align 4
  %70 = load i32, ptr %7, align 4
  %71 = call spir_func i32 @_Z28work_group_scan_exclusive_ori(i32 noundef %70) #5
  %72 = load ptr addrspace(1), ptr %4, align 8
  %73 = load i64, ptr %6, align 8
  %74 = mul i64 7, %73
  %75 = load i64, ptr %5, align 8
  %76 = add i64 %74, %75
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %72, i64 %76
  store i32 %71, ptr addrspace(1) %77, align 4
  %78 = load i32, ptr %7, align 4
  %79 = call spir_func i32 @_Z28work_group_scan_inclusive_ori(i32 noundef %78) #5
  %80 = load ptr addrspace(1), ptr %4, align 8
  %81 = load i64, ptr %6, align 8
  %82 = mul i64 8, %81
  %83 = load i64, ptr %5, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %84
  store i32 %79, ptr addrspace(1) %85, align 4
  %86 = load i32, ptr %7, align 4
  %87 = call spir_func i32 @_Z21work_group_reduce_xori(i32 noundef %86) #5
  %88 = load ptr addrspace(1), ptr %4, align 8
  %89 = load i64, ptr %6, align 8
  %90 = mul i64 9, %89
  %91 = load i64, ptr %5, align 8
  %92 = add i64 %90, %91
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %92
  store i32 %87, ptr addrspace(1) %93, align 4
  %94 = load i32, ptr %7, align 4
  %95 = call spir_func i32 @_Z29work_group_scan_exclusive_xori(i32 noundef %94) #5
  %96 = load ptr addrspace(1), ptr %4, align 8
  %97 = load i64, ptr %6, align 8
  %98 = mul i64 10, %97
  %99 = load i64, ptr %5, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %96, i64 %100
  store i32 %95, ptr addrspace(1) %101, align 4
  %102 = load i32, ptr %7, align 4
  %103 = call spir_func i32 @_Z29work_group_scan_inclusive_xori(i32 noundef %102) #5
  %104 = load ptr addrspace(1), ptr %4, align 8
  %105 = load i64, ptr %6, align 8
  %106 = mul i64 11, %105
  %107 = load i64, ptr %5, align 8
  %108 = add i64 %106, %107
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %104, i64 %108
  store i32 %103, ptr addrspace(1) %109, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @logic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_logic(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_logic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = and i32 %14, 14
  %16 = call spir_func i32 @_Z29work_group_reduce_logical_andi(i32 noundef %15) #5
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i32
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = load i64, ptr %6, align 8
  %21 = mul i64 0, %20
  %22 = load i64, ptr %5, align 8
  %23 = add i64 %21, %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %23
  store i32 %18, ptr addrspace(1) %24, align 4
  %25 = load i32, ptr %7, align 4
  %26 = and i32 %25, 96
  %27 = call spir_func i32 @_Z28work_group_reduce_logical_ori(i32 noundef %26) #5
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i32
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = load i64, ptr %6, align 8
  %32 = mul i64 1, %31
  %33 = load i64, ptr %5, align 8
  %34 = add i64 %32, %33
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %34
  store i32 %29, ptr addrspace(1) %35, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_muli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_muli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_muli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20work_group_reduce_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28work_group_scan_exclusive_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28work_group_scan_inclusive_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_xori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_xori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_xori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_reduce_logical_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28work_group_reduce_logical_ori(i32 noundef) #2

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
