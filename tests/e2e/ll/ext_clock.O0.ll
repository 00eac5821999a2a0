; ModuleID = 'ext_clock.cl'
source_filename = "ext_clock.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @read_clocks(ptr addrspace(1) noundef align 8 %0) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_read_clocks(ptr addrspace(1) noundef align 8 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_read_clocks(ptr addrspace(1) noundef align 8 %0) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = call spir_func i64 @_Z17clock_read_devicev() #3
  %4 = load ptr addrspace(1), ptr %2, align 8
  %5 = getelementptr inbounds i64, ptr addrspace(1) %4, i64 0
  store i64 %3, ptr addrspace(1) %5, align 8
  %6 = call spir_func <2 x i32> @_Z22clock_read_hilo_devicev() #3
  %7 = bitcast <2 x i32> %6 to i64
  %8 = load ptr addrspace(1), ptr %2, align 8
  %9 = getelementptr inbounds i64, ptr addrspace(1) %8, i64 1
  store i64 %7, ptr addrspace(1) %9, align 8
  %10 = call spir_func i64 @_Z21clock_read_work_groupv() #3
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = getelementptr inbounds i64, ptr addrspace(1) %11, i64 2
  store i64 %10, ptr addrspace(1) %12, align 8
  %13 = call spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv() #3
  %14 = bitcast <2 x i32> %13 to i64
  %15 = load ptr addrspace(1), ptr %2, align 8
  %16 = getelementptr inbounds i64, ptr addrspace(1) %15, i64 3
  store i64 %14, ptr addrspace(1) %16, align 8
  %17 = call spir_func i64 @_Z20clock_read_sub_groupv() #3
  %18 = load ptr addrspace(1), ptr %2, align 8
  %19 = getelementptr inbounds i64, ptr addrspace(1) %18, i64 4
  store i64 %17, ptr addrspace(1) %19, align 8
  %20 = call spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv() #3
  %21 = bitcast <2 x i32> %20 to i64
  %22 = load ptr addrspace(1), ptr %2, align 8
  %23 = getelementptr inbounds i64, ptr addrspace(1) %22, i64 5
  store i64 %21, ptr addrspace(1) %23, align 8
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z17clock_read_devicev() #1

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z22clock_read_hilo_devicev() #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z21clock_read_work_groupv() #1

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv() #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20clock_read_sub_groupv() #1

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1}
!4 = !{!"none"}
!5 = !{!"ulong*"}
!6 = !{!""}
