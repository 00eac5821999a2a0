; ModuleID = 'ext_dot_product.cl'
source_filename = "ext_dot_product.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @packed_products(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_packed_products(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_packed_products(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %9, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %12, ptr %10, align 8
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = call spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 noundef %16, i32 noundef %20) #3
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %10, align 8
  %24 = mul i64 0, %23
  %25 = load i64, ptr %9, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %26
  store i32 %21, ptr addrspace(1) %27, align 4
  %28 = load ptr addrspace(1), ptr %5, align 8
  %29 = load i64, ptr %9, align 8
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = call spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 noundef %31, i32 noundef %35, i32 noundef -67296) #3
  %37 = load ptr addrspace(1), ptr %7, align 8
  %38 = load i64, ptr %10, align 8
  %39 = mul i64 1, %38
  %40 = load i64, ptr %9, align 8
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %41
  store i32 %36, ptr addrspace(1) %42, align 4
  %43 = load ptr addrspace(1), ptr %5, align 8
  %44 = load i64, ptr %9, align 8
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = load i64, ptr %9, align 8
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4
  %51 = call spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 noundef %46, i32 noundef %50) #3
  %52 = load ptr addrspace(1), ptr %8, align 8
  %53 = load i64, ptr %10, align 8
  %54 = mul i64 0, %53
  %55 = load i64, ptr %9, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %56
  store i32 %51, ptr addrspace(1) %57, align 4
  %58 = load ptr addrspace(1), ptr %5, align 8
  %59 = load i64, ptr %9, align 8
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4
  %62 = load ptr addrspace(1), ptr %6, align 8
  %63 = load i64, ptr %9, align 8
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %62, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4
  %66 = call spir_func i32 @_Z20dot_4x8packed_us_intjj(i32 noundef %61, i32 noundef %65) #3
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = load i64, ptr %10, align 8
  %69 = mul i64 1, %68
  %70 = load i64, ptr %9, align 8
  %71 = add i64 %69, %70
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %71
  store i32 %66, ptr addrspace(1) %72, align 4
  %73 = load ptr addrspace(1), ptr %5, align 8
  %74 = load i64, ptr %9, align 8
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4
  %77 = load ptr addrspace(1), ptr %6, align 8
  %78 = load i64, ptr %9, align 8
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %78
  %80 = load i32, ptr addrspace(1) %79, align 4
  %81 = call spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 noundef %76, i32 noundef %80, i32 noundef 2147480000) #3
  %82 = load ptr addrspace(1), ptr %8, align 8
  %83 = load i64, ptr %10, align 8
  %84 = mul i64 2, %83
  %85 = load i64, ptr %9, align 8
  %86 = add i64 %84, %85
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %82, i64 %86
  store i32 %81, ptr addrspace(1) %87, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @vector_products(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_vector_products(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_vector_products(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %9, ptr %7, align 8
  %10 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %10, ptr %8, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %11, i64 %12
  %14 = load <4 x i8>, ptr addrspace(1) %13, align 4
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %15, i64 %16
  %18 = load <4 x i8>, ptr addrspace(1) %17, align 4
  %19 = call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> noundef %14, <4 x i8> noundef %18) #3
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %8, align 8
  %22 = mul i64 0, %21
  %23 = load i64, ptr %7, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %24
  store i32 %19, ptr addrspace(1) %25, align 4
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = load i64, ptr %7, align 8
  %28 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %26, i64 %27
  %29 = load <4 x i8>, ptr addrspace(1) %28, align 4
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i64, ptr %7, align 8
  %32 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %30, i64 %31
  %33 = load <4 x i8>, ptr addrspace(1) %32, align 4
  %34 = call spir_func i32 @_Z3dotDv4_hS_(<4 x i8> noundef %29, <4 x i8> noundef %33) #3
  %35 = load ptr addrspace(1), ptr %6, align 8
  %36 = load i64, ptr %8, align 8
  %37 = mul i64 1, %36
  %38 = load i64, ptr %7, align 8
  %39 = add i64 %37, %38
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %39
  store i32 %34, ptr addrspace(1) %40, align 4
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = load i64, ptr %7, align 8
  %43 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %41, i64 %42
  %44 = load <4 x i8>, ptr addrspace(1) %43, align 4
  %45 = load ptr addrspace(1), ptr %5, align 8
  %46 = load i64, ptr %7, align 8
  %47 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %45, i64 %46
  %48 = load <4 x i8>, ptr addrspace(1) %47, align 4
  %49 = call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef %44, <4 x i8> noundef %48) #3
  %50 = load ptr addrspace(1), ptr %6, align 8
  %51 = load i64, ptr %8, align 8
  %52 = mul i64 2, %51
  %53 = load i64, ptr %7, align 8
  %54 = add i64 %52, %53
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %54
  store i32 %49, ptr addrspace(1) %55, align 4
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %7, align 8
  %58 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %56, i64 %57
  %59 = load <4 x i8>, ptr addrspace(1) %58, align 4
  %60 = load ptr addrspace(1), ptr %5, align 8
  %61 = load i64, ptr %7, align 8
  %62 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %60, i64 %61
  %63 = load <4 x i8>, ptr addrspace(1) %62, align 4
  %64 = load i64, ptr %7, align 8
  %65 = trunc i64 %64 to i32
  %66 = sub nsw i32 %65, 2147483640
  %67 = call spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> noundef %59, <4 x i8> noundef %63, i32 noundef %66) #3
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i64, ptr %8, align 8
  %70 = mul i64 3, %69
  %71 = load i64, ptr %7, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %72
  store i32 %67, ptr addrspace(1) %73, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z20dot_4x8packed_us_intjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3dotDv4_cS_(<4 x i8> noundef, <4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3dotDv4_hS_(<4 x i8> noundef, <4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef, <4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> noundef, <4 x i8> noundef, i32 noundef) #1

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
!5 = !{!"uint*", !"uint*", !"uint*", !"int*"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"char4*", !"char4*", !"int*"}
!10 = !{!"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*"}
!11 = !{!"const", !"const", !""}
