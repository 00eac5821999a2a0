; ModuleID = 'math_f16.cl'
source_filename = "math_f16.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @unary_f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_unary_f16(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 2 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_unary_f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca half, align 2
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw half, ptr addrspace(1) %10, i64 %11
  %13 = load half, ptr addrspace(1) %12, align 2
  store half %13, ptr %7, align 2
  %14 = load half, ptr %7, align 2
  %15 = call spir_func half @_Z3expDh(half noundef %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw half, ptr addrspace(1) %16, i64 %20
  store half %15, ptr addrspace(1) %21, align 2
  %22 = load half, ptr %7, align 2
  %23 = call spir_func half @_Z3logDh(half noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw half, ptr addrspace(1) %24, i64 %28
  store half %23, ptr addrspace(1) %29, align 2
  %30 = load half, ptr %7, align 2
  %31 = call spir_func half @_Z4sqrtDh(half noundef %30) #3
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw half, ptr addrspace(1) %32, i64 %36
  store half %31, ptr addrspace(1) %37, align 2
  %38 = load half, ptr %7, align 2
  %39 = call spir_func half @_Z5rsqrtDh(half noundef %38) #3
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw half, ptr addrspace(1) %40, i64 %44
  store half %39, ptr addrspace(1) %45, align 2
  %46 = load half, ptr %7, align 2
  %47 = call spir_func half @_Z3sinDh(half noundef %46) #3
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 4, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw half, ptr addrspace(1) %48, i64 %52
  store half %47, ptr addrspace(1) %53, align 2
  %54 = load half, ptr %7, align 2
  %55 = call spir_func half @_Z3cosDh(half noundef %54) #3
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 5, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw half, ptr addrspace(1) %56, i64 %60
  store half %55, ptr addrspace(1) %61, align 2
  %62 = load half, ptr %7, align 2
  %63 = call spir_func half @_Z5floorDh(half noundef %62) #3
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i64, ptr %6, align 8
  %66 = mul i64 6, %65
  %67 = load i64, ptr %5, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw half, ptr addrspace(1) %64, i64 %68
  store half %63, ptr addrspace(1) %69, align 2
  %70 = load half, ptr %7, align 2
  %71 = fneg half %70
  %72 = call spir_func half @_Z4fabsDh(half noundef %71) #3
  %73 = load ptr addrspace(1), ptr %4, align 8
  %74 = load i64, ptr %6, align 8
  %75 = mul i64 7, %74
  %76 = load i64, ptr %5, align 8
  %77 = add i64 %75, %76
  %78 = getelementptr inbounds nuw half, ptr addrspace(1) %73, i64 %77
  store half %72, ptr addrspace(1) %78, align 2
  %79 = load half, ptr %7, align 2
  %80 = call spir_func half @_Z4exp2Dh(half noundef %79) #3
  %81 = load ptr addrspace(1), ptr %4, align 8
  %82 = load i64, ptr %6, align 8
  %83 = mul i64 8, %82
  %84 = load i64, ptr %5, align 8
  %85 = add i64 %83, %84
  %86 = getelementptr inbounds nuw half, ptr addrspace(1) %81, i64 %85
  store half %80, ptr addrspace(1) %86, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @blend_f16(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, half noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca half, align 2
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store half %3, ptr %8, align 2
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load half, ptr %8, align 2
  call spir_func void @__clang_ocl_kern_imp_blend_f16(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, half noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_blend_f16(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, half noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca half, align 2
  %9 = alloca i64, align 8
  %10 = alloca <4 x half>, align 8
  %11 = alloca <4 x half>, align 8
  %12 = alloca <4 x half>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store half %3, ptr %8, align 2
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %14, i64 %15
  %17 = load <4 x half>, ptr addrspace(1) %16, align 8
  store <4 x half> %17, ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %18, i64 %19
  %21 = load <4 x half>, ptr addrspace(1) %20, align 8
  store <4 x half> %21, ptr %11, align 8
  %22 = load <4 x half>, ptr %10, align 8
  %23 = load <4 x half>, ptr %11, align 8
  %24 = fadd <4 x half> %22, %23
  store <4 x half> %24, ptr %12, align 8
  %25 = load <4 x half>, ptr %10, align 8
  %26 = load <4 x half>, ptr %11, align 8
  %27 = load half, ptr %8, align 2
  %28 = insertelement <4 x half> poison, half %27, i64 0
  %29 = shufflevector <4 x half> %28, <4 x half> poison, <4 x i32> zeroinitializer
  %30 = call spir_func <4 x half> @_Z3fmaDv4_DhS_S_(<4 x half> noundef %25, <4 x half> noundef %26, <4 x half> noundef %29) #3
  %31 = load ptr addrspace(1), ptr %7, align 8
  %32 = load i64, ptr %9, align 8
  %33 = mul i64 3, %32
  %34 = add i64 %33, 0
  %35 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %31, i64 %34
  store <4 x half> %30, ptr addrspace(1) %35, align 8
  %36 = load <4 x half>, ptr %12, align 8
  %37 = call spir_func <4 x half> @_Z4fmaxDv4_DhDh(<4 x half> noundef %36, half noundef 0xH0000) #3
  %38 = load <4 x half>, ptr %10, align 8
  %39 = load <4 x half>, ptr %11, align 8
  %40 = call spir_func <4 x half> @_Z4fminDv4_DhS_(<4 x half> noundef %38, <4 x half> noundef %39) #3
  %41 = fsub <4 x half> %37, %40
  %42 = load ptr addrspace(1), ptr %7, align 8
  %43 = load i64, ptr %9, align 8
  %44 = mul i64 3, %43
  %45 = add i64 %44, 1
  %46 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %42, i64 %45
  store <4 x half> %41, ptr addrspace(1) %46, align 8
  %47 = load <4 x half>, ptr %10, align 8
  %48 = load <4 x half>, ptr %11, align 8
  %49 = load <4 x half>, ptr %10, align 8
  %50 = load <4 x half>, ptr %11, align 8
  %51 = fcmp olt <4 x half> %49, %50
  %52 = sext <4 x i1> %51 to <4 x i16>
  %53 = call spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef %47, <4 x half> noundef %48, <4 x i16> noundef %52) #3
  %54 = load ptr addrspace(1), ptr %7, align 8
  %55 = load i64, ptr %9, align 8
  %56 = mul i64 3, %55
  %57 = add i64 %56, 2
  %58 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %54, i64 %57
  store <4 x half> %53, ptr addrspace(1) %58, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @axpy_f16(half noundef %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca half, align 2
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store half %0, ptr %4, align 2
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load half, ptr %4, align 2
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_axpy_f16(half noundef %7, ptr addrspace(1) noundef align 2 %8, ptr addrspace(1) noundef align 2 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_axpy_f16(half noundef %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca half, align 2
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca half, align 2
  store half %0, ptr %4, align 2
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %9, ptr %7, align 8
  %10 = load half, ptr %4, align 2
  %11 = load ptr addrspace(1), ptr %5, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw half, ptr addrspace(1) %11, i64 %12
  %14 = load half, ptr addrspace(1) %13, align 2
  %15 = fmul half %10, %14
  store half %15, ptr %8, align 2
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw half, ptr addrspace(1) %16, i64 %17
  %19 = load half, ptr addrspace(1) %18, align 2
  %20 = load half, ptr %8, align 2
  %21 = fsub half %19, %20
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds nuw half, ptr addrspace(1) %22, i64 %23
  store half %21, ptr addrspace(1) %24, align 2
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z3expDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z3logDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z4sqrtDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z5rsqrtDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z3sinDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z3cosDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z5floorDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z4fabsDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z4exp2Dh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z3fmaDv4_DhS_S_(<4 x half> noundef, <4 x half> noundef, <4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z4fmaxDv4_DhDh(<4 x half> noundef, half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z4fminDv4_DhS_(<4 x half> noundef, <4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef, <4 x half> noundef, <4 x i16> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"half*", !"half*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"half4*", !"half4*", !"half4*", !"half"}
!10 = !{!"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*", !"half"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{i32 0, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"half", !"half*", !"half*"}
!15 = !{!"", !"const", !""}
