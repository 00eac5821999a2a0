; ModuleID = 'pipes_sub_group.cl'
source_filename = "pipes_sub_group.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @put_by_sub_group(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %4 = alloca target("spirv.Pipe", 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Pipe", 1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_put_by_sub_group(target("spirv.Pipe", 1) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_put_by_sub_group(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %4 = alloca target("spirv.Pipe", 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca target("spirv.ReserveId"), align 8
  %10 = alloca float, align 4
  store target("spirv.Pipe", 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i32 @_Z18get_sub_group_sizev() #4
  store i32 %11, ptr %7, align 4
  %12 = call spir_func i32 @_Z22get_sub_group_local_idv() #4
  store i32 %12, ptr %8, align 4
  %13 = load target("spirv.Pipe", 1), ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = call spir_func target("spirv.ReserveId") @__sub_group_reserve_write_pipe(target("spirv.Pipe", 1) %13, i32 %14, i32 4, i32 4)
  store target("spirv.ReserveId") %15, ptr %9, align 8
  %16 = load target("spirv.ReserveId"), ptr %9, align 8
  %17 = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %16) #4
  br i1 %17, label %18, label %31

18:                                               ; preds = %3
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4
  store float %22, ptr %10, align 4
  %23 = load target("spirv.Pipe", 1), ptr %4, align 8
  %24 = load target("spirv.ReserveId"), ptr %9, align 8
  %25 = load i32, ptr %8, align 4
  %26 = xor i32 %25, 1
  %27 = addrspacecast ptr %10 to ptr addrspace(4)
  %28 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %23, target("spirv.ReserveId") %24, i32 %26, ptr addrspace(4) %27, i32 4, i32 4)
  %29 = load target("spirv.Pipe", 1), ptr %4, align 8
  %30 = load target("spirv.ReserveId"), ptr %9, align 8
  call spir_func void @__sub_group_commit_write_pipe(target("spirv.Pipe", 1) %29, target("spirv.ReserveId") %30, i32 4, i32 4)
  br label %31

31:                                               ; preds = %18, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @take_by_sub_group(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !8 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %4 = alloca target("spirv.Pipe", 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Pipe", 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_take_by_sub_group(target("spirv.Pipe", 0) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_take_by_sub_group(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !8 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %4 = alloca target("spirv.Pipe", 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca target("spirv.ReserveId"), align 8
  %10 = alloca float, align 4
  store target("spirv.Pipe", 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i32 @_Z18get_sub_group_sizev() #4
  store i32 %11, ptr %7, align 4
  %12 = call spir_func i32 @_Z22get_sub_group_local_idv() #4
  store i32 %12, ptr %8, align 4
  %13 = load target("spirv.Pipe", 0), ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = call spir_func target("spirv.ReserveId") @__sub_group_reserve_read_pipe(target("spirv.Pipe", 0) %13, i32 %14, i32 4, i32 4)
  store target("spirv.ReserveId") %15, ptr %9, align 8
  %16 = load target("spirv.ReserveId"), ptr %9, align 8
  %17 = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %16) #4
  br i1 %17, label %18, label %31

18:                                               ; preds = %3
  %19 = load target("spirv.Pipe", 0), ptr %4, align 8
  %20 = load target("spirv.ReserveId"), ptr %9, align 8
  %21 = load i32, ptr %8, align 4
  %22 = addrspacecast ptr %10 to ptr addrspace(4)
  %23 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %19, target("spirv.ReserveId") %20, i32 %21, ptr addrspace(4) %22, i32 4, i32 4)
  %24 = load target("spirv.Pipe", 0), ptr %4, align 8
  %25 = load target("spirv.ReserveId"), ptr %9, align 8
  call spir_func void @__sub_group_commit_read_pipe(target("spirv.Pipe", 0) %24, target("spirv.ReserveId") %25, i32 4, i32 4)
  %26 = load float, ptr %10, align 4
  %27 = fmul float %26, 2.000000e+00
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i64 %29
  store float %27, ptr addrspace(1) %30, align 4
  br label %31

31:                                               ; preds = %18, %3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #1

declare spir_func target("spirv.ReserveId") @__sub_group_reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32)

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId")) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)

declare spir_func void @__sub_group_commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)

declare spir_func target("spirv.ReserveId") @__sub_group_reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32)

declare spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)

declare spir_func void @__sub_group_commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32)

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"write_only", !"none", !"none"}
!5 = !{!"float", !"float*", !"float*"}
!6 = !{!"pipe", !"const", !""}
!7 = !{i32 16}
!8 = !{!"read_only", !"none", !"none"}
