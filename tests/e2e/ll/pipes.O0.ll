; ModuleID = 'pipes.cl'
source_filename = "pipes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.packet = type { i32, <4 x float> }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @put_packets(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Pipe", 1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_put_packets(target("spirv.Pipe", 1) %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_put_packets(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store target("spirv.Pipe", 1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %11, ptr %9, align 8
  %12 = load ptr addrspace(1), ptr %6, align 8
  %13 = load i64, ptr %9, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = mul nsw i32 %15, 3
  store i32 %16, ptr %10, align 4
  %17 = load target("spirv.Pipe", 1), ptr %5, align 8
  %18 = addrspacecast ptr %10 to ptr addrspace(4)
  %19 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %17, ptr addrspace(4) %18, i32 4, i32 4)
  %20 = load ptr addrspace(1), ptr %7, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  store i32 %19, ptr addrspace(1) %22, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @take_packets(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Pipe", 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_take_packets(target("spirv.Pipe", 0) %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_take_packets(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store target("spirv.Pipe", 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %11, ptr %9, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load i64, ptr %9, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = mul nsw i32 %15, 10
  %17 = load target("spirv.Pipe", 0), ptr %5, align 8
  %18 = addrspacecast ptr %10 to ptr addrspace(4)
  %19 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %17, ptr addrspace(4) %18, i32 4, i32 4)
  %20 = add nsw i32 %16, %19
  %21 = load ptr addrspace(1), ptr %7, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  store i32 %20, ptr addrspace(1) %23, align 4
  %24 = load i32, ptr %10, align 4
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 0
  %27 = load i32, ptr addrspace(1) %26, align 4
  %28 = add nsw i32 %24, %27
  %29 = load ptr addrspace(1), ptr %8, align 8
  %30 = load i64, ptr %9, align 8
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %30
  store i32 %28, ptr addrspace(1) %31, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @put_structs(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Pipe", 1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_put_structs(target("spirv.Pipe", 1) %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_put_structs(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.packet, align 16
  %11 = alloca <4 x float>, align 16
  store target("spirv.Pipe", 1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %12, ptr %9, align 8
  %13 = getelementptr inbounds nuw %struct.packet, ptr %10, i32 0, i32 0
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  store i32 %17, ptr %13, align 16
  %18 = getelementptr i8, ptr %10, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %18, i8 0, i64 12, i1 false)
  %19 = getelementptr inbounds nuw %struct.packet, ptr %10, i32 0, i32 1
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = sitofp i32 %23 to float
  %25 = insertelement <4 x float> poison, float %24, i32 0
  %26 = load i64, ptr %9, align 8
  %27 = uitofp i64 %26 to float
  %28 = insertelement <4 x float> %25, float %27, i32 1
  %29 = insertelement <4 x float> %28, float 5.000000e-01, i32 2
  %30 = insertelement <4 x float> %29, float 1.000000e+00, i32 3
  store <4 x float> %30, ptr %11, align 16
  %31 = load <4 x float>, ptr %11, align 16
  store <4 x float> %31, ptr %19, align 16
  %32 = load target("spirv.Pipe", 1), ptr %5, align 8
  %33 = addrspacecast ptr %10 to ptr addrspace(4)
  %34 = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %32, ptr addrspace(4) %33, i32 32, i32 16)
  %35 = load ptr addrspace(1), ptr %7, align 8
  %36 = load i64, ptr %9, align 8
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %36
  store i32 %34, ptr addrspace(1) %37, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @count_structs(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Pipe", 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_count_structs(target("spirv.Pipe", 0) %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_count_structs(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store target("spirv.Pipe", 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %11, ptr %9, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %12, ptr %10, align 8
  %13 = load target("spirv.Pipe", 0), ptr %5, align 8
  %14 = call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %13, i32 32, i32 16)
  %15 = mul i32 %14, 1000
  %16 = load target("spirv.Pipe", 0), ptr %5, align 8
  %17 = call spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0) %16, i32 32, i32 16)
  %18 = add i32 %15, %17
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = load i64, ptr %10, align 8
  %21 = load i64, ptr %9, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %22
  store i32 %18, ptr addrspace(1) %23, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @take_structs(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Pipe", 0), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_take_structs(target("spirv.Pipe", 0) %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_take_structs(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %5 = alloca target("spirv.Pipe", 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.packet, align 16
  %12 = alloca <4 x float>, align 16
  store target("spirv.Pipe", 0) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %13, ptr %9, align 8
  %14 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %14, ptr %10, align 8
  %15 = load target("spirv.Pipe", 0), ptr %5, align 8
  %16 = addrspacecast ptr %11 to ptr addrspace(4)
  %17 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %15, ptr addrspace(4) %16, i32 32, i32 16)
  %18 = load ptr addrspace(1), ptr %7, align 8
  %19 = load i64, ptr %10, align 8
  %20 = mul i64 2, %19
  %21 = load i64, ptr %9, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %22
  store i32 %17, ptr addrspace(1) %23, align 4
  %24 = getelementptr inbounds nuw %struct.packet, ptr %11, i32 0, i32 0
  %25 = load i32, ptr %24, align 16
  %26 = sitofp i32 %25 to float
  %27 = getelementptr inbounds nuw %struct.packet, ptr %11, i32 0, i32 1
  %28 = load <4 x float>, ptr %27, align 16
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00>, ptr %12, align 16
  %29 = load <4 x float>, ptr %12, align 16
  %30 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %29) #5
  %31 = fadd float %26, %30
  %32 = load ptr addrspace(1), ptr %8, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %33
  store float %31, ptr addrspace(1) %34, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @put_reserved(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca target("spirv.Pipe", 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Pipe", 1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_put_reserved(target("spirv.Pipe", 1) %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_put_reserved(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca target("spirv.Pipe", 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca target("spirv.ReserveId"), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store target("spirv.Pipe", 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %11, ptr %7, align 8
  %12 = load target("spirv.Pipe", 1), ptr %4, align 8
  %13 = call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %12, i32 2, i32 8, i32 8)
  store target("spirv.ReserveId") %13, ptr %8, align 8
  %14 = load target("spirv.ReserveId"), ptr %8, align 8
  %15 = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %14) #6
  br i1 %15, label %16, label %38

16:                                               ; preds = %3
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = mul i64 2, %18
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8
  store i64 %21, ptr %9, align 8
  %22 = load ptr addrspace(1), ptr %5, align 8
  %23 = load i64, ptr %7, align 8
  %24 = mul i64 2, %23
  %25 = add i64 %24, 1
  %26 = getelementptr inbounds nuw i64, ptr addrspace(1) %22, i64 %25
  %27 = load i64, ptr addrspace(1) %26, align 8
  store i64 %27, ptr %10, align 8
  %28 = load target("spirv.Pipe", 1), ptr %4, align 8
  %29 = load target("spirv.ReserveId"), ptr %8, align 8
  %30 = addrspacecast ptr %9 to ptr addrspace(4)
  %31 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %28, target("spirv.ReserveId") %29, i32 1, ptr addrspace(4) %30, i32 8, i32 8)
  %32 = load target("spirv.Pipe", 1), ptr %4, align 8
  %33 = load target("spirv.ReserveId"), ptr %8, align 8
  %34 = addrspacecast ptr %10 to ptr addrspace(4)
  %35 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %32, target("spirv.ReserveId") %33, i32 0, ptr addrspace(4) %34, i32 8, i32 8)
  %36 = load target("spirv.Pipe", 1), ptr %4, align 8
  %37 = load target("spirv.ReserveId"), ptr %8, align 8
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %36, target("spirv.ReserveId") %37, i32 8, i32 8)
  br label %38

38:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @take_reserved(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !13 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca target("spirv.Pipe", 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Pipe", 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_take_reserved(target("spirv.Pipe", 0) %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_take_reserved(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !13 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca target("spirv.Pipe", 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca target("spirv.ReserveId"), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store target("spirv.Pipe", 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %11, ptr %7, align 8
  %12 = load target("spirv.Pipe", 0), ptr %4, align 8
  %13 = call spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0) %12, i32 2, i32 8, i32 8)
  store target("spirv.ReserveId") %13, ptr %8, align 8
  %14 = load target("spirv.ReserveId"), ptr %8, align 8
  %15 = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %14) #6
  br i1 %15, label %16, label %38

16:                                               ; preds = %3
  %17 = load target("spirv.Pipe", 0), ptr %4, align 8
  %18 = load target("spirv.ReserveId"), ptr %8, align 8
  %19 = addrspacecast ptr %9 to ptr addrspace(4)
  %20 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %17, target("spirv.ReserveId") %18, i32 0, ptr addrspace(4) %19, i32 8, i32 8)
  %21 = load target("spirv.Pipe", 0), ptr %4, align 8
  %22 = load target("spirv.ReserveId"), ptr %8, align 8
  %23 = addrspacecast ptr %10 to ptr addrspace(4)
  %24 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %21, target("spirv.ReserveId") %22, i32 1, ptr addrspace(4) %23, i32 8, i32 8)
  %25 = load target("spirv.Pipe", 0), ptr %4, align 8
  %26 = load target("spirv.ReserveId"), ptr %8, align 8
  call spir_func void @__commit_read_pipe(target("spirv.Pipe", 0) %25, target("spirv.ReserveId") %26, i32 8, i32 8)
  %27 = load i64, ptr %9, align 8
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i64, ptr %7, align 8
  %30 = mul i64 2, %29
  %31 = getelementptr inbounds nuw i64, ptr addrspace(1) %28, i64 %30
  store i64 %27, ptr addrspace(1) %31, align 8
  %32 = load i64, ptr %10, align 8
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i64, ptr %7, align 8
  %35 = mul i64 2, %34
  %36 = add i64 %35, 1
  %37 = getelementptr inbounds nuw i64, ptr addrspace(1) %33, i64 %36
  store i64 %32, ptr addrspace(1) %37, align 8
  br label %38

38:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @put_by_group(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 {
  %4 = alloca target("spirv.Pipe", 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Pipe", 1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_put_by_group(target("spirv.Pipe", 1) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_put_by_group(target("spirv.Pipe", 1) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 {
  %4 = alloca target("spirv.Pipe", 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca target("spirv.ReserveId"), align 8
  %10 = alloca <2 x i16>, align 4
  store target("spirv.Pipe", 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %7, align 4
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %8, align 4
  %15 = load target("spirv.Pipe", 1), ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = call spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1) %15, i32 %16, i32 4, i32 4)
  store target("spirv.ReserveId") %17, ptr %9, align 8
  %18 = load target("spirv.ReserveId"), ptr %9, align 8
  %19 = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %18) #6
  br i1 %19, label %20, label %35

20:                                               ; preds = %3
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %23 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %21, i64 %22
  %24 = load <2 x i16>, ptr addrspace(1) %23, align 4
  store <2 x i16> %24, ptr %10, align 4
  %25 = load target("spirv.Pipe", 1), ptr %4, align 8
  %26 = load target("spirv.ReserveId"), ptr %9, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sub i32 %27, 1
  %29 = load i32, ptr %8, align 4
  %30 = sub i32 %28, %29
  %31 = addrspacecast ptr %10 to ptr addrspace(4)
  %32 = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %25, target("spirv.ReserveId") %26, i32 %30, ptr addrspace(4) %31, i32 4, i32 4)
  %33 = load target("spirv.Pipe", 1), ptr %4, align 8
  %34 = load target("spirv.ReserveId"), ptr %9, align 8
  call spir_func void @__work_group_commit_write_pipe(target("spirv.Pipe", 1) %33, target("spirv.ReserveId") %34, i32 4, i32 4)
  br label %35

35:                                               ; preds = %20, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @take_by_group(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 {
  %4 = alloca target("spirv.Pipe", 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Pipe", 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Pipe", 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_take_by_group(target("spirv.Pipe", 0) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_take_by_group(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 {
  %4 = alloca target("spirv.Pipe", 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca target("spirv.ReserveId"), align 8
  %10 = alloca <2 x i16>, align 4
  %11 = alloca <2 x i16>, align 4
  store target("spirv.Pipe", 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %8, align 4
  %16 = load target("spirv.Pipe", 0), ptr %4, align 8
  %17 = load i32, ptr %7, align 4
  %18 = call spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0) %16, i32 %17, i32 4, i32 4)
  store target("spirv.ReserveId") %18, ptr %9, align 8
  %19 = load target("spirv.ReserveId"), ptr %9, align 8
  %20 = call spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %19) #6
  br i1 %20, label %21, label %35

21:                                               ; preds = %3
  %22 = load target("spirv.Pipe", 0), ptr %4, align 8
  %23 = load target("spirv.ReserveId"), ptr %9, align 8
  %24 = load i32, ptr %8, align 4
  %25 = addrspacecast ptr %10 to ptr addrspace(4)
  %26 = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %22, target("spirv.ReserveId") %23, i32 %24, ptr addrspace(4) %25, i32 4, i32 4)
  %27 = load target("spirv.Pipe", 0), ptr %4, align 8
  %28 = load target("spirv.ReserveId"), ptr %9, align 8
  call spir_func void @__work_group_commit_read_pipe(target("spirv.Pipe", 0) %27, target("spirv.ReserveId") %28, i32 4, i32 4)
  %29 = load <2 x i16>, ptr %10, align 4
  store <2 x i16> <i16 1, i16 -1>, ptr %11, align 4
  %30 = load <2 x i16>, ptr %11, align 4
  %31 = add <2 x i16> %29, %30
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %34 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %32, i64 %33
  store <2 x i16> %31, ptr addrspace(1) %34, align 4
  br label %35

35:                                               ; preds = %21, %3
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

declare spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0), i32, i32)

declare spir_func i32 @__get_pipe_max_packets_ro(target("spirv.Pipe", 0), i32, i32)

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

declare spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32)

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId")) #3

declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)

declare spir_func void @__commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)

declare spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32)

declare spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)

declare spir_func void @__commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32)

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

declare spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32)

declare spir_func void @__work_group_commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)

declare spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32)

declare spir_func void @__work_group_commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32)

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"write_only", !"none", !"none", !"none"}
!5 = !{!"int", !"int*", !"int*", !"int*"}
!6 = !{!"pipe", !"const", !"", !""}
!7 = !{!"read_only", !"none", !"none", !"none"}
!8 = !{!"packet", !"int*", !"int*", !"float*"}
!9 = !{i32 1, i32 1, i32 1}
!10 = !{!"write_only", !"none", !"none"}
!11 = !{!"long", !"long*", !"long*"}
!12 = !{!"pipe", !"const", !""}
!13 = !{!"read_only", !"none", !"none"}
!14 = !{!"short2", !"short2*", !"short2*"}
!15 = !{!"short __attribute__((ext_vector_type(2)))", !"short __attribute__((ext_vector_type(2)))*", !"short __attribute__((ext_vector_type(2)))*"}
