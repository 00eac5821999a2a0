; ModuleID = 'ext_block_image.cl'
source_filename = "ext_block_image.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <2 x i32>, align 8
  %12 = alloca <2 x i32>, align 8
  %13 = alloca <2 x i32>, align 8
  %14 = alloca <2 x i32>, align 8
  %15 = alloca <2 x i32>, align 8
  %16 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %17, ptr %7, align 8
  %18 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %18, ptr %8, align 8
  %19 = load i64, ptr %7, align 8
  %20 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %21 = zext i32 %20 to i64
  %22 = sub i64 %19, %21
  %23 = trunc i64 %22 to i32
  %24 = mul nsw i32 %23, 4
  store i32 %24, ptr %9, align 4
  %25 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %26 = load i32, ptr %9, align 4
  %27 = insertelement <2 x i32> poison, i32 %26, i32 0
  %28 = insertelement <2 x i32> %27, i32 0, i32 1
  store <2 x i32> %28, ptr %11, align 8
  %29 = load <2 x i32>, ptr %11, align 8
  %30 = call spir_func <4 x i32> @_Z27intel_sub_group_block_read414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %25, <2 x i32> noundef %29) #5
  store <4 x i32> %30, ptr %10, align 16
  %31 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %32 = load i32, ptr %9, align 4
  %33 = insertelement <2 x i32> poison, i32 %32, i32 0
  %34 = insertelement <2 x i32> %33, i32 1, i32 1
  store <2 x i32> %34, ptr %13, align 8
  %35 = load <2 x i32>, ptr %13, align 8
  %36 = call spir_func <2 x i32> @_Z27intel_sub_group_block_read214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %31, <2 x i32> noundef %35) #5
  store <2 x i32> %36, ptr %12, align 8
  %37 = load <4 x i32>, ptr %10, align 16
  %38 = extractelement <4 x i32> %37, i64 0
  %39 = load <4 x i32>, ptr %10, align 16
  %40 = extractelement <4 x i32> %39, i64 3
  %41 = add i32 %38, %40
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 0, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  store i32 %41, ptr addrspace(1) %47, align 4
  %48 = load <2 x i32>, ptr %12, align 8
  %49 = extractelement <2 x i32> %48, i64 0
  %50 = load <2 x i32>, ptr %12, align 8
  %51 = extractelement <2 x i32> %50, i64 1
  %52 = mul i32 %49, %51
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = load i64, ptr %8, align 8
  %55 = mul i64 1, %54
  %56 = load i64, ptr %7, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %57
  store i32 %52, ptr addrspace(1) %58, align 4
  %59 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %60 = load i32, ptr %9, align 4
  %61 = insertelement <2 x i32> poison, i32 %60, i32 0
  %62 = insertelement <2 x i32> %61, i32 3, i32 1
  store <2 x i32> %62, ptr %14, align 8
  %63 = load <2 x i32>, ptr %14, align 8
  %64 = call spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %59, <2 x i32> noundef %63) #5
  %65 = load ptr addrspace(1), ptr %6, align 8
  %66 = load i64, ptr %8, align 8
  %67 = mul i64 2, %66
  %68 = load i64, ptr %7, align 8
  %69 = add i64 %67, %68
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %65, i64 %69
  store i32 %64, ptr addrspace(1) %70, align 4
  %71 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %72 = load i32, ptr %9, align 4
  %73 = insertelement <2 x i32> poison, i32 %72, i32 0
  %74 = insertelement <2 x i32> %73, i32 0, i32 1
  store <2 x i32> %74, ptr %15, align 8
  %75 = load <2 x i32>, ptr %15, align 8
  %76 = load <4 x i32>, ptr %10, align 16
  %77 = shufflevector <4 x i32> %76, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  call spir_func void @_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %71, <2 x i32> noundef %75, <2 x i32> noundef %77) #5
  %78 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %79 = load i32, ptr %9, align 4
  %80 = insertelement <2 x i32> poison, i32 %79, i32 0
  %81 = insertelement <2 x i32> %80, i32 2, i32 1
  store <2 x i32> %81, ptr %16, align 8
  %82 = load <2 x i32>, ptr %16, align 8
  %83 = load <4 x i32>, ptr %10, align 16
  %84 = extractelement <4 x i32> %83, i64 0
  %85 = add i32 %84, 1
  call spir_func void @_Z27intel_sub_group_block_write14ocl_image2d_woDv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %78, <2 x i32> noundef %82, i32 noundef %85) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z27intel_sub_group_block_read414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z27intel_sub_group_block_read214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z27intel_sub_group_block_write14ocl_image2d_woDv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, i32 noundef) #2

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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"read_only", !"write_only", !"none"}
!5 = !{!"image2d_t", !"image2d_t", !"uint*"}
!6 = !{!"", !"", !""}
!7 = !{i32 16}
