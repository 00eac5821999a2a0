; ModuleID = 'ext_bit_ops.cl'
source_filename = "ext_bit_ops.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %9, align 8
  %14 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %14, ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %11, align 4
  %19 = load ptr addrspace(1), ptr %6, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  store i32 %22, ptr %12, align 4
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %12, align 4
  %25 = call spir_func i32 @_Z15bitfield_insertjjjj(i32 noundef %23, i32 noundef %24, i32 noundef 5, i32 noundef 11) #3
  %26 = load ptr addrspace(1), ptr %7, align 8
  %27 = load i64, ptr %10, align 8
  %28 = mul i64 0, %27
  %29 = load i64, ptr %9, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %30
  store i32 %25, ptr addrspace(1) %31, align 4
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %12, align 4
  %34 = load i64, ptr %9, align 8
  %35 = trunc i64 %34 to i32
  %36 = and i32 %35, 15
  %37 = call spir_func i32 @_Z15bitfield_insertjjjj(i32 noundef %32, i32 noundef %33, i32 noundef %36, i32 noundef 9) #3
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = load i64, ptr %10, align 8
  %40 = mul i64 1, %39
  %41 = load i64, ptr %9, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %42
  store i32 %37, ptr addrspace(1) %43, align 4
  %44 = load i32, ptr %11, align 4
  %45 = call spir_func i32 @_Z25bitfield_extract_unsignedjjj(i32 noundef %44, i32 noundef 3, i32 noundef 17) #3
  %46 = load ptr addrspace(1), ptr %7, align 8
  %47 = load i64, ptr %10, align 8
  %48 = mul i64 2, %47
  %49 = load i64, ptr %9, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %50
  store i32 %45, ptr addrspace(1) %51, align 4
  %52 = load i32, ptr %11, align 4
  %53 = call spir_func i32 @_Z11bit_reversej(i32 noundef %52) #3
  %54 = load ptr addrspace(1), ptr %7, align 8
  %55 = load i64, ptr %10, align 8
  %56 = mul i64 3, %55
  %57 = load i64, ptr %9, align 8
  %58 = add i64 %56, %57
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %58
  store i32 %53, ptr addrspace(1) %59, align 4
  %60 = load i32, ptr %11, align 4
  %61 = call spir_func i32 @_Z23bitfield_extract_signedjjj(i32 noundef %60, i32 noundef 3, i32 noundef 17) #3
  %62 = load ptr addrspace(1), ptr %8, align 8
  %63 = load i64, ptr %10, align 8
  %64 = mul i64 0, %63
  %65 = load i64, ptr %9, align 8
  %66 = add i64 %64, %65
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %62, i64 %66
  store i32 %61, ptr addrspace(1) %67, align 4
  %68 = load i32, ptr %11, align 4
  %69 = load i64, ptr %9, align 8
  %70 = trunc i64 %69 to i32
  %71 = and i32 %70, 7
  %72 = call spir_func i32 @_Z23bitfield_extract_signedijj(i32 noundef %68, i32 noundef %71, i32 noundef 5) #3
  %73 = load ptr addrspace(1), ptr %8, align 8
  %74 = load i64, ptr %10, align 8
  %75 = mul i64 1, %74
  %76 = load i64, ptr %9, align 8
  %77 = add i64 %75, %76
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %77
  store i32 %72, ptr addrspace(1) %78, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @other_widths(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_other_widths(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_other_widths(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  %10 = load ptr addrspace(1), ptr %4, align 8
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8
  store i64 %13, ptr %8, align 8
  %14 = load i64, ptr %8, align 8
  %15 = call spir_func i64 @_Z11bit_reversem(i64 noundef %14) #3
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = mul i64 2, %17
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %16, i64 %18
  store i64 %15, ptr addrspace(1) %19, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %8, align 8
  %22 = xor i64 %21, -1
  %23 = call spir_func i64 @_Z15bitfield_insertmmjj(i64 noundef %20, i64 noundef %22, i32 noundef 20, i32 noundef 30) #3
  %24 = load ptr addrspace(1), ptr %5, align 8
  %25 = load i64, ptr %7, align 8
  %26 = mul i64 2, %25
  %27 = add i64 %26, 1
  %28 = getelementptr inbounds nuw i64, ptr addrspace(1) %24, i64 %27
  store i64 %23, ptr addrspace(1) %28, align 8
  %29 = load i64, ptr %8, align 8
  %30 = bitcast i64 %29 to <4 x i16>
  %31 = call spir_func <4 x i16> @_Z25bitfield_extract_unsignedDv4_tjj(<4 x i16> noundef %30, i32 noundef 2, i32 noundef 7) #3
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = load i64, ptr %7, align 8
  %34 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %32, i64 %33
  store <4 x i16> %31, ptr addrspace(1) %34, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15bitfield_insertjjjj(i32 noundef, i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z25bitfield_extract_unsignedjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11bit_reversej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23bitfield_extract_signedjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23bitfield_extract_signedijj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z11bit_reversem(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15bitfield_insertmmjj(i64 noundef, i64 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z25bitfield_extract_unsignedDv4_tjj(<4 x i16> noundef, i32 noundef, i32 noundef) #1

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
!9 = !{!"ulong*", !"ulong*", !"ushort4*"}
!10 = !{!"ulong*", !"ulong*", !"ushort __attribute__((ext_vector_type(4)))*"}
!11 = !{!"const", !"", !""}
