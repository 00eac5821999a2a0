; ModuleID = 'int_shift.cl'
source_filename = "int_shift.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @shift_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_shift_rows(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 8 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_shift_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %9, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %15, ptr %10, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4
  store i32 %19, ptr %11, align 4
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  store i32 %23, ptr %12, align 4
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %12, align 4
  %26 = and i32 %25, 31
  %27 = shl i32 %24, %26
  %28 = load ptr addrspace(1), ptr %7, align 8
  %29 = load i64, ptr %10, align 8
  %30 = mul i64 0, %29
  %31 = load i64, ptr %9, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %32
  store i32 %27, ptr addrspace(1) %33, align 4
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %12, align 4
  %36 = and i32 %35, 31
  %37 = ashr i32 %34, %36
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = load i64, ptr %10, align 8
  %40 = mul i64 1, %39
  %41 = load i64, ptr %9, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %42
  store i32 %37, ptr addrspace(1) %43, align 4
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr %12, align 4
  %46 = and i32 %45, 31
  %47 = lshr i32 %44, %46
  %48 = load ptr addrspace(1), ptr %7, align 8
  %49 = load i64, ptr %10, align 8
  %50 = mul i64 2, %49
  %51 = load i64, ptr %9, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %52
  store i32 %47, ptr addrspace(1) %53, align 4
  %54 = load i32, ptr %11, align 4
  %55 = shl i32 %54, 31
  %56 = load ptr addrspace(1), ptr %7, align 8
  %57 = load i64, ptr %10, align 8
  %58 = mul i64 3, %57
  %59 = load i64, ptr %9, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %60
  store i32 %55, ptr addrspace(1) %61, align 4
  %62 = load i32, ptr %11, align 4
  %63 = trunc i32 %62 to i16
  %64 = sext i16 %63 to i32
  %65 = load i32, ptr %12, align 4
  %66 = and i32 %65, 7
  %67 = and i32 %66, 31
  %68 = ashr i32 %64, %67
  %69 = load ptr addrspace(1), ptr %7, align 8
  %70 = load i64, ptr %10, align 8
  %71 = mul i64 4, %70
  %72 = load i64, ptr %9, align 8
  %73 = add i64 %71, %72
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %73
  store i32 %68, ptr addrspace(1) %74, align 4
  %75 = load i32, ptr %11, align 4
  %76 = zext i32 %75 to i64
  %77 = mul i64 %76, 4294967297
  store i64 %77, ptr %13, align 8
  %78 = load i64, ptr %13, align 8
  %79 = load i32, ptr %12, align 4
  %80 = zext i32 %79 to i64
  %81 = and i64 %80, 63
  %82 = shl i64 %78, %81
  %83 = load ptr addrspace(1), ptr %8, align 8
  %84 = load i64, ptr %10, align 8
  %85 = mul i64 0, %84
  %86 = load i64, ptr %9, align 8
  %87 = add i64 %85, %86
  %88 = getelementptr inbounds nuw i64, ptr addrspace(1) %83, i64 %87
  store i64 %82, ptr addrspace(1) %88, align 8
  %89 = load i64, ptr %13, align 8
  %90 = load i32, ptr %12, align 4
  %91 = zext i32 %90 to i64
  %92 = and i64 %91, 63
  %93 = lshr i64 %89, %92
  %94 = load ptr addrspace(1), ptr %8, align 8
  %95 = load i64, ptr %10, align 8
  %96 = mul i64 1, %95
  %97 = load i64, ptr %9, align 8
  %98 = add i64 %96, %97
  %99 = getelementptr inbounds nuw i64, ptr addrspace(1) %94, i64 %98
  store i64 %93, ptr addrspace(1) %99, align 8
  %100 = load i64, ptr %13, align 8
  %101 = load i32, ptr %12, align 4
  %102 = zext i32 %101 to i64
  %103 = and i64 %102, 63
  %104 = ashr i64 %100, %103
  %105 = load ptr addrspace(1), ptr %8, align 8
  %106 = load i64, ptr %10, align 8
  %107 = mul i64 2, %106
  %108 = load i64, ptr %9, align 8
  %109 = add i64 %107, %108
  %110 = getelementptr inbounds nuw i64, ptr addrspace(1) %105, i64 %109
  store i64 %104, ptr addrspace(1) %110, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @shift_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  call spir_func void @__clang_ocl_kern_imp_shift_vectors(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_shift_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %11, align 8
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = load i64, ptr %11, align 8
  %16 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %14, i64 %15
  %17 = load <8 x i16>, ptr addrspace(1) %16, align 16
  %18 = load ptr addrspace(1), ptr %7, align 8
  %19 = load i64, ptr %11, align 8
  %20 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %18, i64 %19
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16
  %22 = and <8 x i16> %21, splat (i16 15)
  %23 = shl <8 x i16> %17, %22
  %24 = load ptr addrspace(1), ptr %8, align 8
  %25 = load i64, ptr %11, align 8
  %26 = mul i64 2, %25
  %27 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %24, i64 %26
  store <8 x i16> %23, ptr addrspace(1) %27, align 16
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %28, i64 %29
  %31 = load <8 x i16>, ptr addrspace(1) %30, align 16
  %32 = ashr <8 x i16> %31, splat (i16 3)
  %33 = load ptr addrspace(1), ptr %8, align 8
  %34 = load i64, ptr %11, align 8
  %35 = mul i64 2, %34
  %36 = add i64 %35, 1
  %37 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %33, i64 %36
  store <8 x i16> %32, ptr addrspace(1) %37, align 16
  %38 = load ptr addrspace(1), ptr %9, align 8
  %39 = load i64, ptr %11, align 8
  %40 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %38, i64 %39
  %41 = load <4 x i8>, ptr addrspace(1) %40, align 4
  store <4 x i8> <i8 1, i8 2, i8 3, i8 9>, ptr %12, align 4
  %42 = load <4 x i8>, ptr %12, align 4
  %43 = and <4 x i8> %42, splat (i8 7)
  %44 = shl <4 x i8> %41, %43
  %45 = load ptr addrspace(1), ptr %9, align 8
  %46 = load i64, ptr %11, align 8
  %47 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %45, i64 %46
  %48 = load <4 x i8>, ptr addrspace(1) %47, align 4
  %49 = lshr <4 x i8> %48, splat (i8 4)
  %50 = xor <4 x i8> %44, %49
  %51 = load ptr addrspace(1), ptr %10, align 8
  %52 = load i64, ptr %11, align 8
  %53 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %51, i64 %52
  store <4 x i8> %50, ptr addrspace(1) %53, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pack_fields(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_pack_fields(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 16 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pack_fields(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x i32>, align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x i32>, ptr addrspace(1) %15, align 16
  store <4 x i32> %16, ptr %8, align 16
  %17 = load <4 x i32>, ptr %8, align 16
  %18 = extractelement <4 x i32> %17, i64 0
  %19 = and i32 %18, 1023
  %20 = load <4 x i32>, ptr %8, align 16
  %21 = extractelement <4 x i32> %20, i64 1
  %22 = and i32 %21, 1023
  %23 = shl i32 %22, 10
  %24 = or i32 %19, %23
  %25 = load <4 x i32>, ptr %8, align 16
  %26 = extractelement <4 x i32> %25, i64 2
  %27 = and i32 %26, 1023
  %28 = shl i32 %27, 20
  %29 = or i32 %24, %28
  %30 = load <4 x i32>, ptr %8, align 16
  %31 = extractelement <4 x i32> %30, i64 3
  %32 = shl i32 %31, 30
  %33 = or i32 %29, %32
  store i32 %33, ptr %9, align 4
  %34 = load i32, ptr %9, align 4
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = load i64, ptr %7, align 8
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %36
  store i32 %34, ptr addrspace(1) %37, align 4
  %38 = load i32, ptr %9, align 4
  store i32 %38, ptr %10, align 4
  %39 = load i32, ptr %10, align 4
  %40 = shl i32 %39, 22
  %41 = ashr i32 %40, 22
  %42 = insertelement <4 x i32> poison, i32 %41, i32 0
  %43 = load i32, ptr %10, align 4
  %44 = shl i32 %43, 12
  %45 = ashr i32 %44, 22
  %46 = insertelement <4 x i32> %42, i32 %45, i32 1
  %47 = load i32, ptr %10, align 4
  %48 = shl i32 %47, 2
  %49 = ashr i32 %48, 22
  %50 = insertelement <4 x i32> %46, i32 %49, i32 2
  %51 = load i32, ptr %10, align 4
  %52 = ashr i32 %51, 30
  %53 = insertelement <4 x i32> %50, i32 %52, i32 3
  store <4 x i32> %53, ptr %11, align 16
  %54 = load <4 x i32>, ptr %11, align 16
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = load i64, ptr %7, align 8
  %57 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %55, i64 %56
  store <4 x i32> %54, ptr addrspace(1) %57, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

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
!5 = !{!"int*", !"uint*", !"int*", !"ulong*"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"short8*", !"short8*", !"short8*", !"uchar4*", !"uchar4*"}
!10 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*"}
!11 = !{!"const", !"const", !"", !"const", !""}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"uint4*", !"uint*", !"int4*"}
!15 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"int __attribute__((ext_vector_type(4)))*"}
!16 = !{!"const", !"", !""}
