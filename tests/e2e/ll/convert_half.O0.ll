; ModuleID = 'convert_half.cl'
source_filename = "convert_half.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @half_to_integers(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_half_to_integers(ptr addrspace(1) noundef align 2 %11, ptr addrspace(1) noundef align 1 %12, ptr addrspace(1) noundef align 1 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 8 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_half_to_integers(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca half, align 2
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %11, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %15, ptr %12, align 8
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %11, align 8
  %18 = getelementptr inbounds nuw half, ptr addrspace(1) %16, i64 %17
  %19 = load half, ptr addrspace(1) %18, align 2
  store half %19, ptr %13, align 2
  %20 = load half, ptr %13, align 2
  %21 = call spir_func signext i8 @_Z20convert_char_sat_rteDh(half noundef %20) #3
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %12, align 8
  %24 = mul i64 0, %23
  %25 = load i64, ptr %11, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %26
  store i8 %21, ptr addrspace(1) %27, align 1
  %28 = load half, ptr %13, align 2
  %29 = call spir_func signext i8 @_Z20convert_char_sat_rtpDh(half noundef %28) #3
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = load i64, ptr %12, align 8
  %32 = mul i64 1, %31
  %33 = load i64, ptr %11, align 8
  %34 = add i64 %32, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 %34
  store i8 %29, ptr addrspace(1) %35, align 1
  %36 = load half, ptr %13, align 2
  %37 = call spir_func zeroext i8 @_Z21convert_uchar_sat_rtnDh(half noundef %36) #3
  %38 = load ptr addrspace(1), ptr %8, align 8
  %39 = load i64, ptr %12, align 8
  %40 = mul i64 0, %39
  %41 = load i64, ptr %11, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 %42
  store i8 %37, ptr addrspace(1) %43, align 1
  %44 = load half, ptr %13, align 2
  %45 = call spir_func zeroext i8 @_Z17convert_uchar_satDh(half noundef %44) #3
  %46 = load ptr addrspace(1), ptr %8, align 8
  %47 = load i64, ptr %12, align 8
  %48 = mul i64 1, %47
  %49 = load i64, ptr %11, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 %50
  store i8 %45, ptr addrspace(1) %51, align 1
  %52 = load half, ptr %13, align 2
  %53 = call spir_func i32 @_Z11convert_intDh(half noundef %52) #3
  %54 = load ptr addrspace(1), ptr %9, align 8
  %55 = load i64, ptr %12, align 8
  %56 = mul i64 0, %55
  %57 = load i64, ptr %11, align 8
  %58 = add i64 %56, %57
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %58
  store i32 %53, ptr addrspace(1) %59, align 4
  %60 = load half, ptr %13, align 2
  %61 = call spir_func i32 @_Z15convert_int_rteDh(half noundef %60) #3
  %62 = load ptr addrspace(1), ptr %9, align 8
  %63 = load i64, ptr %12, align 8
  %64 = mul i64 1, %63
  %65 = load i64, ptr %11, align 8
  %66 = add i64 %64, %65
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %62, i64 %66
  store i32 %61, ptr addrspace(1) %67, align 4
  %68 = load half, ptr %13, align 2
  %69 = call spir_func i64 @_Z21convert_ulong_sat_rtpDh(half noundef %68) #3
  %70 = load ptr addrspace(1), ptr %10, align 8
  %71 = load i64, ptr %11, align 8
  %72 = getelementptr inbounds nuw i64, ptr addrspace(1) %70, i64 %71
  store i64 %69, ptr addrspace(1) %72, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @integers_to_half(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_integers_to_half(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_integers_to_half(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = call spir_func half @_Z12convert_halfi(i32 noundef %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw half, ptr addrspace(1) %16, i64 %20
  store half %15, ptr addrspace(1) %21, align 2
  %22 = load i32, ptr %7, align 4
  %23 = call spir_func half @_Z16convert_half_rtzi(i32 noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw half, ptr addrspace(1) %24, i64 %28
  store half %23, ptr addrspace(1) %29, align 2
  %30 = load i32, ptr %7, align 4
  %31 = call spir_func half @_Z16convert_half_rtpi(i32 noundef %30) #3
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw half, ptr addrspace(1) %32, i64 %36
  store half %31, ptr addrspace(1) %37, align 2
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = call spir_func half @_Z16convert_half_rtnl(i64 noundef %39) #3
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = load i64, ptr %6, align 8
  %43 = mul i64 3, %42
  %44 = load i64, ptr %5, align 8
  %45 = add i64 %43, %44
  %46 = getelementptr inbounds nuw half, ptr addrspace(1) %41, i64 %45
  store half %40, ptr addrspace(1) %46, align 2
  %47 = load i32, ptr %7, align 4
  %48 = trunc i32 %47 to i8
  %49 = call spir_func half @_Z12convert_halfh(i8 noundef zeroext %48) #3
  %50 = load ptr addrspace(1), ptr %4, align 8
  %51 = load i64, ptr %6, align 8
  %52 = mul i64 4, %51
  %53 = load i64, ptr %5, align 8
  %54 = add i64 %52, %53
  %55 = getelementptr inbounds nuw half, ptr addrspace(1) %50, i64 %54
  store half %49, ptr addrspace(1) %55, align 2
  %56 = load i32, ptr %7, align 4
  %57 = trunc i32 %56 to i16
  %58 = call spir_func half @_Z12convert_halfs(i16 noundef signext %57) #3
  %59 = load ptr addrspace(1), ptr %4, align 8
  %60 = load i64, ptr %6, align 8
  %61 = mul i64 5, %60
  %62 = load i64, ptr %5, align 8
  %63 = add i64 %61, %62
  %64 = getelementptr inbounds nuw half, ptr addrspace(1) %59, i64 %63
  store half %58, ptr addrspace(1) %64, align 2
  %65 = load i32, ptr %7, align 4
  %66 = sitofp i32 %65 to double
  %67 = call spir_func half @_Z16convert_half_rted(double noundef %66) #3
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = load i64, ptr %6, align 8
  %70 = mul i64 6, %69
  %71 = load i64, ptr %5, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw half, ptr addrspace(1) %68, i64 %72
  store half %67, ptr addrspace(1) %73, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @half_vectors(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_half_vectors(ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 32 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_half_vectors(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca <4 x half>, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %11, align 8
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = load i64, ptr %11, align 8
  %16 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %14, i64 %15
  %17 = load <4 x half>, ptr addrspace(1) %16, align 8
  store <4 x half> %17, ptr %12, align 8
  %18 = load <4 x half>, ptr %12, align 8
  %19 = call spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef %18) #3
  %20 = load ptr addrspace(1), ptr %7, align 8
  %21 = load i64, ptr %11, align 8
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %21
  store <4 x float> %19, ptr addrspace(1) %22, align 16
  %23 = load <4 x half>, ptr %12, align 8
  %24 = call spir_func <4 x double> @_Z15convert_double4Dv4_Dh(<4 x half> noundef %23) #3
  %25 = load ptr addrspace(1), ptr %8, align 8
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %25, i64 %26
  store <4 x double> %24, ptr addrspace(1) %27, align 32
  %28 = load <4 x half>, ptr %12, align 8
  %29 = fmul <4 x half> %28, splat (half 0xH4800)
  %30 = call spir_func <4 x i16> @_Z22convert_short4_sat_rtnDv4_Dh(<4 x half> noundef %29) #3
  %31 = load ptr addrspace(1), ptr %9, align 8
  %32 = load i64, ptr %11, align 8
  %33 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %31, i64 %32
  store <4 x i16> %30, ptr addrspace(1) %33, align 8
  %34 = load <4 x half>, ptr %12, align 8
  %35 = call spir_func <4 x half> @_Z13convert_half4Dv4_Dh(<4 x half> noundef %34) #3
  %36 = load <4 x half>, ptr %12, align 8
  %37 = call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_Dh(<4 x half> noundef %36) #3
  %38 = call spir_func <4 x half> @_Z13convert_half4Dv4_h(<4 x i8> noundef %37) #3
  %39 = fadd <4 x half> %35, %38
  %40 = load ptr addrspace(1), ptr %10, align 8
  %41 = load i64, ptr %11, align 8
  %42 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %40, i64 %41
  store <4 x half> %39, ptr addrspace(1) %42, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rteDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtpDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtnDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11convert_intDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rteDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z21convert_ulong_sat_rtpDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halfi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtzi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtpi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtnl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halfh(i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halfs(i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rted(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z15convert_double4Dv4_Dh(<4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z22convert_short4_sat_rtnDv4_Dh(<4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_Dh(<4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_h(<4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_Dh(<4 x half> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none", !"none"}
!5 = !{!"half*", !"char*", !"uchar*", !"int*", !"ulong*"}
!6 = !{!"const", !"", !"", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"half*"}
!10 = !{!"const", !""}
!11 = !{!"half4*", !"float4*", !"double4*", !"short4*", !"half4*"}
!12 = !{!"half __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*"}
