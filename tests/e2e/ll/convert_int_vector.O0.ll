; ModuleID = 'convert_int_vector.cl'
source_filename = "convert_int_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pixels_out(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_pixels_out(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 8 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pixels_out(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %10, ptr %9, align 8
  %11 = load ptr addrspace(1), ptr %5, align 8
  %12 = load i64, ptr %9, align 8
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %11, i64 %12
  %14 = load <4 x i32>, ptr addrspace(1) %13, align 16
  %15 = call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %14) #5
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %16, i64 %17
  store <4 x i8> %15, ptr addrspace(1) %18, align 4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x i32>, ptr addrspace(1) %21, align 16
  %23 = call spir_func <4 x i8> @_Z17convert_char4_satDv4_j(<4 x i32> noundef %22) #5
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = load i64, ptr %9, align 8
  %26 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %24, i64 %25
  store <4 x i8> %23, ptr addrspace(1) %26, align 4
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i64, ptr %9, align 8
  %29 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %27, i64 %28
  %30 = load <4 x i32>, ptr addrspace(1) %29, align 16
  %31 = call spir_func <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef %30) #5
  %32 = load ptr addrspace(1), ptr %8, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %32, i64 %33
  store <4 x i16> %31, ptr addrspace(1) %34, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @widen(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 64 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
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
  call spir_func void @__clang_ocl_kern_imp_widen(ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 8 %12, ptr addrspace(1) noundef align 32 %13, ptr addrspace(1) noundef align 64 %14, ptr addrspace(1) noundef align 16 %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_widen(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 64 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %12, ptr %11, align 8
  %13 = load ptr addrspace(1), ptr %6, align 8
  %14 = load i64, ptr %11, align 8
  %15 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %13, i64 %14
  %16 = load <8 x i8>, ptr addrspace(1) %15, align 8
  %17 = call spir_func <8 x i32> @_Z12convert_int8Dv8_h(<8 x i8> noundef %16) #5
  %18 = load ptr addrspace(1), ptr %7, align 8
  %19 = load i64, ptr %11, align 8
  %20 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %18, i64 %19
  %21 = load <8 x i8>, ptr addrspace(1) %20, align 8
  %22 = call spir_func <8 x i32> @_Z12convert_int8Dv8_c(<8 x i8> noundef %21) #5
  %23 = mul <8 x i32> %17, %22
  %24 = load ptr addrspace(1), ptr %8, align 8
  %25 = load i64, ptr %11, align 8
  %26 = mul i64 2, %25
  %27 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %24, i64 %26
  store <8 x i32> %23, ptr addrspace(1) %27, align 32
  %28 = load ptr addrspace(1), ptr %7, align 8
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %28, i64 %29
  %31 = load <8 x i8>, ptr addrspace(1) %30, align 8
  %32 = call spir_func <8 x i32> @_Z16convert_int8_satDv8_c(<8 x i8> noundef %31) #5
  %33 = load ptr addrspace(1), ptr %7, align 8
  %34 = load i64, ptr %11, align 8
  %35 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %33, i64 %34
  %36 = load <8 x i8>, ptr addrspace(1) %35, align 8
  %37 = call spir_func <8 x i8> @_Z14convert_uchar8Dv8_c(<8 x i8> noundef %36) #5
  %38 = call spir_func <8 x i32> @_Z12convert_int8Dv8_h(<8 x i8> noundef %37) #5
  %39 = sub <8 x i32> %32, %38
  %40 = load ptr addrspace(1), ptr %8, align 8
  %41 = load i64, ptr %11, align 8
  %42 = mul i64 2, %41
  %43 = add i64 %42, 1
  %44 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %40, i64 %43
  store <8 x i32> %39, ptr addrspace(1) %44, align 32
  %45 = load ptr addrspace(1), ptr %6, align 8
  %46 = load i64, ptr %11, align 8
  %47 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %45, i64 %46
  %48 = load <8 x i8>, ptr addrspace(1) %47, align 8
  %49 = call spir_func <8 x i64> @_Z14convert_ulong8Dv8_h(<8 x i8> noundef %48) #5
  %50 = load ptr addrspace(1), ptr %9, align 8
  %51 = load i64, ptr %11, align 8
  %52 = mul i64 2, %51
  %53 = getelementptr inbounds nuw <8 x i64>, ptr addrspace(1) %50, i64 %52
  store <8 x i64> %49, ptr addrspace(1) %53, align 64
  %54 = load ptr addrspace(1), ptr %7, align 8
  %55 = load i64, ptr %11, align 8
  %56 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %54, i64 %55
  %57 = load <8 x i8>, ptr addrspace(1) %56, align 8
  %58 = call spir_func <8 x i64> @_Z14convert_ulong8Dv8_c(<8 x i8> noundef %57) #5
  %59 = load ptr addrspace(1), ptr %9, align 8
  %60 = load i64, ptr %11, align 8
  %61 = mul i64 2, %60
  %62 = add i64 %61, 1
  %63 = getelementptr inbounds nuw <8 x i64>, ptr addrspace(1) %59, i64 %62
  store <8 x i64> %58, ptr addrspace(1) %63, align 64
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = load i64, ptr %11, align 8
  %66 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %64, i64 %65
  %67 = load <8 x i8>, ptr addrspace(1) %66, align 8
  %68 = call spir_func <8 x i16> @_Z14convert_short8Dv8_h(<8 x i8> noundef %67) #5
  %69 = load ptr addrspace(1), ptr %10, align 8
  %70 = load i64, ptr %11, align 8
  %71 = mul i64 2, %70
  %72 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %69, i64 %71
  store <8 x i16> %68, ptr addrspace(1) %72, align 16
  %73 = load ptr addrspace(1), ptr %7, align 8
  %74 = load i64, ptr %11, align 8
  %75 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %73, i64 %74
  %76 = load <8 x i8>, ptr addrspace(1) %75, align 8
  %77 = call spir_func <8 x i16> @_Z19convert_ushort8_satDv8_c(<8 x i8> noundef %76) #5
  %78 = call spir_func <8 x i16> @_Z14convert_short8Dv8_t(<8 x i16> noundef %77) #5
  %79 = load ptr addrspace(1), ptr %10, align 8
  %80 = load i64, ptr %11, align 8
  %81 = mul i64 2, %80
  %82 = add i64 %81, 1
  %83 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %79, i64 %82
  store <8 x i16> %78, ptr addrspace(1) %83, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @threes_and_sixteens(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  call spir_func void @__clang_ocl_kern_imp_threes_and_sixteens(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 32 %11, ptr addrspace(1) noundef align 16 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_threes_and_sixteens(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %10, ptr %9, align 8
  %11 = load i64, ptr %9, align 8
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = call spir_func <3 x i32> @_Z6vload3mPU3AS4Kj(i64 noundef %11, ptr addrspace(4) noundef %13) #6
  %15 = call spir_func <3 x i8> @_Z18convert_uchar3_satDv3_j(<3 x i32> noundef %14) #5
  %16 = load i64, ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %15, i64 noundef %16, ptr addrspace(4) noundef %18) #7
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %19, i64 %20
  %22 = load <16 x i16>, ptr addrspace(1) %21, align 32
  %23 = call spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef %22) #5
  %24 = load ptr addrspace(1), ptr %8, align 8
  %25 = load i64, ptr %9, align 8
  %26 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %24, i64 %25
  store <16 x i8> %23, ptr addrspace(1) %26, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z17convert_char4_satDv4_j(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z12convert_int8Dv8_h(<8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z12convert_int8Dv8_c(<8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z16convert_int8_satDv8_c(<8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z14convert_uchar8Dv8_c(<8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i64> @_Z14convert_ulong8Dv8_h(<8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i64> @_Z14convert_ulong8Dv8_c(<8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z14convert_short8Dv8_h(<8 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z14convert_short8Dv8_t(<8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z19convert_ushort8_satDv8_c(<8 x i8> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x i8> @_Z18convert_uchar3_satDv3_j(<3 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i32> @_Z6vload3mPU3AS4Kj(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"int4*", !"uchar4*", !"char4*", !"ushort4*"}
!6 = !{!"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!7 = !{!"const", !"", !"", !""}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar8*", !"char8*", !"int8*", !"ulong8*", !"short8*"}
!11 = !{!"uchar __attribute__((ext_vector_type(8)))*", !"char __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(8)))*", !"ulong __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*"}
!12 = !{!"const", !"const", !"", !"", !""}
!13 = !{!"uint*", !"uchar*", !"short16*", !"uchar16*"}
!14 = !{!"uint*", !"uchar*", !"short __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!15 = !{!"const", !"", !"const", !""}
