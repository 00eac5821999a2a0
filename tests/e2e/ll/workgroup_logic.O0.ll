; ModuleID = 'workgroup_logic.cl'
source_filename = "workgroup_logic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @logic_scans(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_logic_scans(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_logic_scans(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %16 = call spir_func i32 @_Z37work_group_scan_exclusive_logical_andi(i32 noundef %15) #5
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
  %26 = and i32 %25, 14
  %27 = call spir_func i32 @_Z37work_group_scan_inclusive_logical_andi(i32 noundef %26) #5
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i32
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = load i64, ptr %6, align 8
  %32 = mul i64 1, %31
  %33 = load i64, ptr %5, align 8
  %34 = add i64 %32, %33
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %34
  store i32 %29, ptr addrspace(1) %35, align 4
  %36 = load i32, ptr %7, align 4
  %37 = and i32 %36, 96
  %38 = call spir_func i32 @_Z36work_group_scan_exclusive_logical_ori(i32 noundef %37) #5
  %39 = icmp ne i32 %38, 0
  %40 = zext i1 %39 to i32
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = load i64, ptr %6, align 8
  %43 = mul i64 2, %42
  %44 = load i64, ptr %5, align 8
  %45 = add i64 %43, %44
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %41, i64 %45
  store i32 %40, ptr addrspace(1) %46, align 4
  %47 = load i32, ptr %7, align 4
  %48 = and i32 %47, 96
  %49 = call spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32 noundef %48) #5
  %50 = icmp ne i32 %49, 0
  %51 = zext i1 %50 to i32
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = load i64, ptr %6, align 8
  %54 = mul i64 3, %53
  %55 = load i64, ptr %5, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %56
  store i32 %51, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %7, align 4
  %59 = and i32 %58, 1
  %60 = call spir_func i32 @_Z37work_group_scan_exclusive_logical_xori(i32 noundef %59) #5
  %61 = icmp ne i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = load ptr addrspace(1), ptr %4, align 8
  %64 = load i64, ptr %6, align 8
  %65 = mul i64 4, %64
  %66 = load i64, ptr %5, align 8
  %67 = add i64 %65, %66
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %67
  store i32 %62, ptr addrspace(1) %68, align 4
  %69 = load i32, ptr %7, align 4
  %70 = and i32 %69, 1
  %71 = call spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32 noundef %70) #5
  %72 = icmp ne i32 %71, 0
  %73 = zext i1 %72 to i32
  %74 = load ptr addrspace(1), ptr %4, align 8
  %75 = load i64, ptr %6, align 8
  %76 = mul i64 5, %75
  %77 = load i64, ptr %5, align 8
  %78 = add i64 %76, %77
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %74, i64 %78
  store i32 %73, ptr addrspace(1) %79, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37work_group_scan_exclusive_logical_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37work_group_scan_inclusive_logical_andi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z36work_group_scan_exclusive_logical_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37work_group_scan_exclusive_logical_xori(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32 noundef) #2

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
