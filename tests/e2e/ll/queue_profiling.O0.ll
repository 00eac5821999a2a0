; ModuleID = 'queue_profiling.cl'
source_filename = "queue_profiling.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @measure(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_measure(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 8 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_measure(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca target("spirv.DeviceEvent"), align 8
  %6 = alloca %struct.ndrange_t, align 8
  %7 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #5
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %6, i64 noundef 32) #5
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %7, i32 0, i32 0
  store i32 24, ptr %10, align 8
  %11 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %7, i32 0, i32 1
  store i32 8, ptr %11, align 4
  %12 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %7, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__measure_block_invoke to ptr addrspace(4)), ptr %12, align 8
  %13 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %7, i32 0, i32 3
  %14 = load ptr addrspace(1), ptr %3, align 8
  store ptr addrspace(1) %14, ptr %13, align 8
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %8, i32 0, ptr %6, i32 0, ptr addrspace(4) null, ptr addrspace(4) %9, ptr addrspace(4) addrspacecast (ptr @__measure_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15)
  %17 = load target("spirv.DeviceEvent"), ptr %5, align 8
  %18 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %17, i32 noundef 1, ptr addrspace(1) noundef %18) #5
  %19 = load target("spirv.DeviceEvent"), ptr %5, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %19) #5
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Queue") @_Z17get_default_queuev() #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) #1

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__measure_block_invoke(ptr addrspace(4) noundef %0) #2 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = add nsw i32 %5, 7
  %7 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %0, i32 0, i32 3
  %8 = load ptr addrspace(1), ptr addrspace(4) %7, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  store i32 %6, ptr addrspace(1) %10, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
define spir_kernel void @__measure_block_invoke_kernel(ptr addrspace(4) %0) #1 {
  call spir_func void @__measure_block_invoke(ptr addrspace(4) %0)
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent nounwind
declare spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32 noundef, ptr addrspace(1) noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"ulong*"}
!6 = !{!"", !""}
