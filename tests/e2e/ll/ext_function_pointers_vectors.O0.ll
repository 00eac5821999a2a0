; ModuleID = 'ext_function_pointers_vectors.cl'
source_filename = "ext_function_pointers_vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@__const.vectors.maps = private unnamed_addr addrspace(2) constant [2 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr @scaled to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @swapped to ptr addrspace(4))], align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, i32 noundef %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [2 x ptr addrspace(4)], align 8
  %9 = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %7, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %8, ptr addrspace(2) align 8 @__const.vectors.maps, i64 16, i1 false)
  store ptr addrspace(4) null, ptr %9, align 8
  %12 = load ptr addrspace(4), ptr %9, align 8
  %13 = getelementptr inbounds [2 x ptr addrspace(4)], ptr %8, i64 0, i64 1
  %14 = load ptr addrspace(4), ptr %13, align 8
  %15 = icmp eq ptr addrspace(4) %12, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %3
  br label %31

17:                                               ; preds = %3
  %18 = load i32, ptr %6, align 4
  %19 = and i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [2 x ptr addrspace(4)], ptr %8, i64 0, i64 %20
  %22 = load ptr addrspace(4), ptr %21, align 8
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <4 x float>, ptr addrspace(1) %23, i64 %25
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16
  %28 = load i32, ptr %6, align 4
  %29 = sitofp i32 %28 to float
  %30 = call spir_func addrspace(4) <4 x float> %22(<4 x float> noundef %27, float noundef %29) #6
  br label %31

31:                                               ; preds = %17, %16
  %32 = phi <4 x float> [ zeroinitializer, %16 ], [ %30, %17 ]
  %33 = load ptr addrspace(1), ptr %5, align 8
  %34 = load i32, ptr %7, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds <4 x float>, ptr addrspace(1) %33, i64 %35
  store <4 x float> %32, ptr addrspace(1) %36, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func <4 x float> @scaled(<4 x float> noundef %0, float noundef %1) #2 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca float, align 4
  store <4 x float> %0, ptr %3, align 16
  store float %1, ptr %4, align 4
  %5 = load <4 x float>, ptr %3, align 16
  %6 = load float, ptr %4, align 4
  %7 = insertelement <4 x float> poison, float %6, i64 0
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> zeroinitializer
  %9 = fmul <4 x float> %5, %8
  ret <4 x float> %9
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func <4 x float> @swapped(<4 x float> noundef %0, float noundef %1) #2 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca float, align 4
  store <4 x float> %0, ptr %3, align 16
  store float %1, ptr %4, align 4
  %5 = load <4 x float>, ptr %3, align 16
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %7 = load float, ptr %4, align 4
  %8 = insertelement <4 x float> poison, float %7, i64 0
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <4 x i32> zeroinitializer
  %10 = fadd <4 x float> %6, %9
  ret <4 x float> %10
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float4*", !"float4*", !"int"}
!6 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!7 = !{!"const", !"", !""}
