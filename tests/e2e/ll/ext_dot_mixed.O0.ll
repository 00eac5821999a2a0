; ModuleID = 'ext_dot_mixed.cl'
source_filename = "ext_dot_mixed.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @mixed_products(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_mixed_products(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_mixed_products(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %11, ptr %8, align 8
  %12 = load i64, ptr %7, align 8
  %13 = and i64 %12, 1
  %14 = icmp ne i64 %13, 0
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 2147470000, i32 -2147470000
  store i32 %16, ptr %9, align 4
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = load i64, ptr %7, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = call spir_func i32 @_Z20dot_4x8packed_su_intjj(i32 noundef %20, i32 noundef %24) #3
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = load i64, ptr %8, align 8
  %28 = mul i64 0, %27
  %29 = load i64, ptr %7, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %30
  store i32 %25, ptr addrspace(1) %31, align 4
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %7, align 8
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i64, ptr %7, align 8
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4
  %40 = load i32, ptr %9, align 4
  %41 = call spir_func i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32 noundef %35, i32 noundef %39, i32 noundef %40) #3
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 1, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  store i32 %41, ptr addrspace(1) %47, align 4
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %7, align 8
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = load ptr addrspace(1), ptr %5, align 8
  %53 = load i64, ptr %7, align 8
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4
  %56 = load i32, ptr %9, align 4
  %57 = call spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 noundef %51, i32 noundef %55, i32 noundef %56) #3
  %58 = load ptr addrspace(1), ptr %6, align 8
  %59 = load i64, ptr %8, align 8
  %60 = mul i64 2, %59
  %61 = load i64, ptr %7, align 8
  %62 = add i64 %60, %61
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %62
  store i32 %57, ptr addrspace(1) %63, align 4
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i64, ptr %7, align 8
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4
  %68 = bitcast i32 %67 to <4 x i8>
  %69 = load ptr addrspace(1), ptr %5, align 8
  %70 = load i64, ptr %7, align 8
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4
  %73 = bitcast i32 %72 to <4 x i8>
  %74 = call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef %68, <4 x i8> noundef %73) #3
  %75 = load ptr addrspace(1), ptr %6, align 8
  %76 = load i64, ptr %8, align 8
  %77 = mul i64 3, %76
  %78 = load i64, ptr %7, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %79
  store i32 %74, ptr addrspace(1) %80, align 4
  %81 = load ptr addrspace(1), ptr %4, align 8
  %82 = load i64, ptr %7, align 8
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %81, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4
  %85 = bitcast i32 %84 to <4 x i8>
  %86 = load ptr addrspace(1), ptr %5, align 8
  %87 = load i64, ptr %7, align 8
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %86, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4
  %90 = bitcast i32 %89 to <4 x i8>
  %91 = load i32, ptr %9, align 4
  %92 = call spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> noundef %85, <4 x i8> noundef %90, i32 noundef %91) #3
  %93 = load ptr addrspace(1), ptr %6, align 8
  %94 = load i64, ptr %8, align 8
  %95 = mul i64 4, %94
  %96 = load i64, ptr %7, align 8
  %97 = add i64 %95, %96
  %98 = getelementptr inbounds nuw i32, ptr addrspace(1) %93, i64 %97
  store i32 %92, ptr addrspace(1) %98, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z20dot_4x8packed_su_intjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> noundef, <4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> noundef, <4 x i8> noundef, i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"uint*", !"uint*", !"int*"}
!6 = !{!"const", !"const", !""}
