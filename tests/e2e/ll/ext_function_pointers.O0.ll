; ModuleID = 'ext_function_pointers.cl'
source_filename = "ext_function_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.shape = type { i32, ptr addrspace(4), ptr addrspace(4) }

@table = internal addrspace(2) constant [3 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr @add to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @sub to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @mul to ptr addrspace(4))], align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.shape, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 4
  %11 = getelementptr inbounds nuw %struct.shape, ptr %8, i32 0, i32 0
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i32, ptr %7, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  store i32 %16, ptr %11, align 8
  %17 = getelementptr i8, ptr %8, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 4, i1 false)
  %18 = getelementptr inbounds nuw %struct.shape, ptr %8, i32 0, i32 1
  %19 = load i32, ptr %7, align 4
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i64
  %23 = select i1 %21, ptr @square, ptr @line
  %24 = addrspacecast ptr %23 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr %18, align 8
  %25 = getelementptr inbounds nuw %struct.shape, ptr %8, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @grow to ptr addrspace(4)), ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.shape, ptr %8, i32 0, i32 2
  %27 = load ptr addrspace(4), ptr %26, align 8
  %28 = addrspacecast ptr %8 to ptr addrspace(4)
  %29 = load i32, ptr %7, align 4
  call spir_func addrspace(4) void %27(ptr addrspace(4) noundef %28, i32 noundef %29) #6
  %30 = load i32, ptr %7, align 4
  %31 = srem i32 %30, 3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [3 x ptr addrspace(4)], ptr addrspace(2) @table, i64 0, i64 %32
  %34 = load ptr addrspace(4), ptr addrspace(2) %33, align 8
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4
  %40 = call spir_func addrspace(4) i32 %34(i32 noundef %39, i32 noundef 5) #6
  %41 = getelementptr inbounds nuw %struct.shape, ptr %8, i32 0, i32 1
  %42 = load ptr addrspace(4), ptr %41, align 8
  %43 = addrspacecast ptr %8 to ptr addrspace(4)
  %44 = call spir_func addrspace(4) i32 %42(ptr addrspace(4) noundef %43) #6
  %45 = add nsw i32 %40, %44
  %46 = load i32, ptr %7, align 4
  %47 = add nsw i32 %46, 1
  %48 = srem i32 %47, 3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [3 x ptr addrspace(4)], ptr addrspace(2) @table, i64 0, i64 %49
  %51 = load ptr addrspace(4), ptr addrspace(2) %50, align 8
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = load i32, ptr %6, align 4
  %54 = call spir_func i32 @fold(ptr addrspace(4) noundef %51, ptr addrspace(1) noundef %52, i32 noundef %53) #6
  %55 = add nsw i32 %45, %54
  %56 = load ptr addrspace(1), ptr %5, align 8
  %57 = load i32, ptr %7, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(1) %56, i64 %58
  store i32 %55, ptr addrspace(1) %59, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @square(ptr addrspace(4) noundef %0) #3 {
  %2 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  %3 = load ptr addrspace(4), ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %3, i32 0, i32 0
  %5 = load i32, ptr addrspace(4) %4, align 8
  %6 = load ptr addrspace(4), ptr %2, align 8
  %7 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load i32, ptr addrspace(4) %7, align 8
  %9 = mul nsw i32 %5, %8
  ret i32 %9
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @line(ptr addrspace(4) noundef %0) #3 {
  %2 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  %3 = load ptr addrspace(4), ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %3, i32 0, i32 0
  %5 = load i32, ptr addrspace(4) %4, align 8
  ret i32 %5
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @grow(ptr addrspace(4) noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = load ptr addrspace(4), ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load i32, ptr addrspace(4) %7, align 8
  %9 = add nsw i32 %8, %5
  store i32 %9, ptr addrspace(4) %7, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @fold(ptr addrspace(4) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 0
  %11 = load i32, ptr addrspace(1) %10, align 4
  store i32 %11, ptr %7, align 4
  store i32 1, ptr %8, align 4
  br label %12

12:                                               ; preds = %25, %3
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %28

16:                                               ; preds = %12
  %17 = load ptr addrspace(4), ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = call spir_func addrspace(4) i32 %17(i32 noundef %18, i32 noundef %23) #6
  store i32 %24, ptr %7, align 4
  br label %25

25:                                               ; preds = %16
  %26 = load i32, ptr %8, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %8, align 4
  br label %12

28:                                               ; preds = %12
  %29 = load i32, ptr %7, align 4
  ret i32 %29
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @add(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @sub(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @mul(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!5 = !{!"int*", !"int*", !"int"}
!6 = !{!"const", !"", !""}
