; ModuleID = 'int_128.cl'
source_filename = "int_128.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @wide_products(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_wide_products(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 8 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_wide_products(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca <2 x i64>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %22, ptr %9, align 8
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i64, ptr %9, align 8
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %23, i64 %24
  %26 = load i64, ptr addrspace(1) %25, align 8
  store i64 %26, ptr %10, align 8
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = load i64, ptr %9, align 8
  %29 = getelementptr inbounds nuw i64, ptr addrspace(1) %27, i64 %28
  %30 = load i64, ptr addrspace(1) %29, align 8
  store i64 %30, ptr %11, align 8
  %31 = load i64, ptr %10, align 8
  %32 = and i64 %31, 4294967295
  store i64 %32, ptr %12, align 8
  %33 = load i64, ptr %10, align 8
  %34 = lshr i64 %33, 32
  store i64 %34, ptr %13, align 8
  %35 = load i64, ptr %11, align 8
  %36 = and i64 %35, 4294967295
  store i64 %36, ptr %14, align 8
  %37 = load i64, ptr %11, align 8
  %38 = lshr i64 %37, 32
  store i64 %38, ptr %15, align 8
  %39 = load i64, ptr %12, align 8
  %40 = load i64, ptr %14, align 8
  %41 = mul i64 %39, %40
  store i64 %41, ptr %16, align 8
  %42 = load i64, ptr %13, align 8
  %43 = load i64, ptr %14, align 8
  %44 = mul i64 %42, %43
  store i64 %44, ptr %17, align 8
  %45 = load i64, ptr %12, align 8
  %46 = load i64, ptr %15, align 8
  %47 = mul i64 %45, %46
  store i64 %47, ptr %18, align 8
  %48 = load i64, ptr %16, align 8
  %49 = lshr i64 %48, 32
  %50 = load i64, ptr %17, align 8
  %51 = and i64 %50, 4294967295
  %52 = add i64 %49, %51
  %53 = load i64, ptr %18, align 8
  %54 = and i64 %53, 4294967295
  %55 = add i64 %52, %54
  store i64 %55, ptr %19, align 8
  %56 = load i64, ptr %13, align 8
  %57 = load i64, ptr %15, align 8
  %58 = mul i64 %56, %57
  %59 = load i64, ptr %17, align 8
  %60 = lshr i64 %59, 32
  %61 = add i64 %58, %60
  %62 = load i64, ptr %18, align 8
  %63 = lshr i64 %62, 32
  %64 = add i64 %61, %63
  %65 = load i64, ptr %19, align 8
  %66 = lshr i64 %65, 32
  %67 = add i64 %64, %66
  store i64 %67, ptr %20, align 8
  %68 = load i64, ptr %10, align 8
  %69 = load i64, ptr %11, align 8
  %70 = mul i64 %68, %69
  %71 = insertelement <2 x i64> poison, i64 %70, i32 0
  %72 = load i64, ptr %20, align 8
  %73 = insertelement <2 x i64> %71, i64 %72, i32 1
  store <2 x i64> %73, ptr %21, align 16
  %74 = load <2 x i64>, ptr %21, align 16
  %75 = load ptr addrspace(1), ptr %7, align 8
  %76 = load i64, ptr %9, align 8
  %77 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %75, i64 %76
  store <2 x i64> %74, ptr addrspace(1) %77, align 16
  %78 = load i64, ptr %10, align 8
  %79 = load i64, ptr %11, align 8
  %80 = call spir_func i64 @_Z6mul_hill(i64 noundef %78, i64 noundef %79) #3
  %81 = load ptr addrspace(1), ptr %8, align 8
  %82 = load i64, ptr %9, align 8
  %83 = getelementptr inbounds nuw i64, ptr addrspace(1) %81, i64 %82
  store i64 %80, ptr addrspace(1) %83, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_hill(i64 noundef, i64 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"ulong*", !"ulong*", !"ulong2*", !"long*"}
!6 = !{!"ulong*", !"ulong*", !"ulong __attribute__((ext_vector_type(2)))*", !"long*"}
!7 = !{!"const", !"const", !"", !""}
