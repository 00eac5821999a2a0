; ModuleID = 'select_forms.cl'
source_filename = "select_forms.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @select_scalars(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_select_scalars(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 2 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_select_scalars(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %9, align 8
  %13 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %13, ptr %10, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  store i32 %17, ptr %11, align 4
  %18 = load i32, ptr %11, align 4
  %19 = call spir_func i32 @_Z6selectiii(i32 noundef 10, i32 noundef 20, i32 noundef %18) #3
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %10, align 8
  %22 = mul i64 0, %21
  %23 = load i64, ptr %9, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %24
  store i32 %19, ptr addrspace(1) %25, align 4
  %26 = load i32, ptr %11, align 4
  %27 = call spir_func i32 @_Z6selectiij(i32 noundef 10, i32 noundef 20, i32 noundef %26) #3
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i64, ptr %10, align 8
  %30 = mul i64 1, %29
  %31 = load i64, ptr %9, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %32
  store i32 %27, ptr addrspace(1) %33, align 4
  %34 = load i32, ptr %11, align 4
  %35 = icmp ne i32 %34, 0
  %36 = zext i1 %35 to i64
  %37 = select i1 %35, i32 -1, i32 1
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = load i64, ptr %10, align 8
  %40 = mul i64 2, %39
  %41 = load i64, ptr %9, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %42
  store i32 %37, ptr addrspace(1) %43, align 4
  %44 = load i32, ptr %11, align 4
  %45 = trunc i32 %44 to i8
  %46 = call spir_func signext i8 @_Z6selectccc(i8 noundef signext 1, i8 noundef signext 2, i8 noundef signext %45) #3
  %47 = sext i8 %46 to i32
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = load i64, ptr %10, align 8
  %50 = mul i64 3, %49
  %51 = load i64, ptr %9, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %52
  store i32 %47, ptr addrspace(1) %53, align 4
  %54 = load i32, ptr %11, align 4
  %55 = call spir_func i32 @_Z9bitselectiii(i32 noundef 252645135, i32 noundef %54, i32 noundef 16776960) #3
  %56 = load ptr addrspace(1), ptr %6, align 8
  %57 = load i64, ptr %10, align 8
  %58 = mul i64 4, %57
  %59 = load i64, ptr %9, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %60
  store i32 %55, ptr addrspace(1) %61, align 4
  %62 = load i32, ptr %11, align 4
  %63 = sext i32 %62 to i64
  %64 = call spir_func double @_Z6selectddl(double noundef 1.500000e+00, double noundef 2.500000e+00, i64 noundef %63) #3
  %65 = load ptr addrspace(1), ptr %7, align 8
  %66 = load i64, ptr %10, align 8
  %67 = mul i64 0, %66
  %68 = load i64, ptr %9, align 8
  %69 = add i64 %67, %68
  %70 = getelementptr inbounds nuw double, ptr addrspace(1) %65, i64 %69
  store double %64, ptr addrspace(1) %70, align 8
  %71 = load i32, ptr %11, align 4
  %72 = and i32 %71, 1
  %73 = sext i32 %72 to i64
  %74 = call spir_func double @_Z6selectddm(double noundef 2.500000e-01, double noundef -2.500000e-01, i64 noundef %73) #3
  %75 = load ptr addrspace(1), ptr %7, align 8
  %76 = load i64, ptr %10, align 8
  %77 = mul i64 1, %76
  %78 = load i64, ptr %9, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw double, ptr addrspace(1) %75, i64 %79
  store double %74, ptr addrspace(1) %80, align 8
  %81 = load i32, ptr %11, align 4
  %82 = sext i32 %81 to i64
  %83 = shl i64 %82, 32
  %84 = bitcast i64 %83 to double
  %85 = call spir_func double @_Z9bitselectddd(double noundef 1.000000e+00, double noundef -3.000000e+00, double noundef %84) #3
  %86 = load ptr addrspace(1), ptr %7, align 8
  %87 = load i64, ptr %10, align 8
  %88 = mul i64 2, %87
  %89 = load i64, ptr %9, align 8
  %90 = add i64 %88, %89
  %91 = getelementptr inbounds nuw double, ptr addrspace(1) %86, i64 %90
  store double %85, ptr addrspace(1) %91, align 8
  %92 = load i32, ptr %11, align 4
  %93 = ashr i32 %92, 3
  %94 = trunc i32 %93 to i16
  %95 = call spir_func signext i16 @_Z6selectsss(i16 noundef signext -5, i16 noundef signext 5, i16 noundef signext %94) #3
  %96 = load ptr addrspace(1), ptr %8, align 8
  %97 = load i64, ptr %9, align 8
  %98 = getelementptr inbounds nuw i16, ptr addrspace(1) %96, i64 %97
  store i16 %95, ptr addrspace(1) %98, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @select_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  call spir_func void @__clang_ocl_kern_imp_select_vectors(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_select_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca <8 x i16>, align 16
  %13 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %11, align 8
  %15 = load ptr addrspace(1), ptr %6, align 8
  %16 = load i64, ptr %11, align 8
  %17 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %15, i64 %16
  %18 = load <8 x i16>, ptr addrspace(1) %17, align 16
  store <8 x i16> %18, ptr %12, align 16
  store <8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>, ptr %13, align 16
  %19 = load <8 x i16>, ptr %13, align 16
  %20 = load <8 x i16>, ptr %12, align 16
  %21 = call spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef %19, <8 x i16> noundef splat (i16 -1), <8 x i16> noundef %20) #3
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %22, i64 %23
  store <8 x i16> %21, ptr addrspace(1) %24, align 16
  %25 = load ptr addrspace(1), ptr %8, align 8
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %25, i64 %26
  %28 = load <2 x i64>, ptr addrspace(1) %27, align 16
  %29 = load ptr addrspace(1), ptr %8, align 8
  %30 = load i64, ptr %11, align 8
  %31 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %29, i64 %30
  %32 = load <2 x i64>, ptr addrspace(1) %31, align 16
  %33 = add <2 x i64> %32, splat (i64 7)
  %34 = load ptr addrspace(1), ptr %8, align 8
  %35 = load i64, ptr %11, align 8
  %36 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %34, i64 %35
  %37 = load <2 x i64>, ptr addrspace(1) %36, align 16
  %38 = call spir_func <2 x i64> @_Z6selectDv2_lS_S_(<2 x i64> noundef %28, <2 x i64> noundef %33, <2 x i64> noundef %37) #3
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = load i64, ptr %11, align 8
  %41 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %39, i64 %40
  %42 = load <2 x i64>, ptr addrspace(1) %41, align 16
  %43 = call spir_func <2 x i64> @_Z9bitselectDv2_lS_S_(<2 x i64> noundef %42, <2 x i64> noundef splat (i64 4660), <2 x i64> noundef splat (i64 65280)) #3
  %44 = xor <2 x i64> %38, %43
  %45 = load ptr addrspace(1), ptr %9, align 8
  %46 = load i64, ptr %11, align 8
  %47 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %45, i64 %46
  store <2 x i64> %44, ptr addrspace(1) %47, align 16
  %48 = load <8 x i16>, ptr %12, align 16
  %49 = call spir_func <8 x half> @_Z6selectDv8_DhS_Dv8_t(<8 x half> noundef splat (half 0xH3C00), <8 x half> noundef splat (half 0xH4000), <8 x i16> noundef %48) #3
  %50 = load ptr addrspace(1), ptr %10, align 8
  %51 = load i64, ptr %11, align 8
  %52 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %50, i64 %51
  store <8 x half> %49, ptr addrspace(1) %52, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @select_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_select_pointers(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_select_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %9, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = and i32 %16, 1
  %18 = load i32, ptr %8, align 4
  %19 = xor i32 %17, %18
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %4
  %22 = load ptr addrspace(1), ptr %5, align 8
  br label %25

23:                                               ; preds = %4
  %24 = load ptr addrspace(1), ptr %6, align 8
  br label %25

25:                                               ; preds = %23, %21
  %26 = phi ptr addrspace(1) [ %22, %21 ], [ %24, %23 ]
  store ptr addrspace(1) %26, ptr %10, align 8
  %27 = load ptr addrspace(1), ptr %7, align 8
  %28 = load i64, ptr %9, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = load ptr addrspace(1), ptr %10, align 8
  %32 = load i64, ptr %9, align 8
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %32
  store i32 %30, ptr addrspace(1) %33, align 4
  %34 = load i64, ptr %9, align 8
  %35 = add i64 %34, 1
  %36 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %37 = icmp ult i64 %35, %36
  br i1 %37, label %38, label %43

38:                                               ; preds = %25
  %39 = load ptr addrspace(1), ptr %7, align 8
  %40 = load i64, ptr %9, align 8
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %40
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 1
  br label %45

43:                                               ; preds = %25
  %44 = load ptr addrspace(1), ptr %7, align 8
  br label %45

45:                                               ; preds = %43, %38
  %46 = phi ptr addrspace(1) [ %42, %38 ], [ %44, %43 ]
  store ptr addrspace(1) %46, ptr %11, align 8
  %47 = load ptr addrspace(1), ptr %10, align 8
  %48 = load ptr addrspace(1), ptr %5, align 8
  %49 = icmp eq ptr addrspace(1) %47, %48
  br i1 %49, label %50, label %52

50:                                               ; preds = %45
  %51 = load ptr addrspace(1), ptr %6, align 8
  br label %54

52:                                               ; preds = %45
  %53 = load ptr addrspace(1), ptr %5, align 8
  br label %54

54:                                               ; preds = %52, %50
  %55 = phi ptr addrspace(1) [ %51, %50 ], [ %53, %52 ]
  store ptr addrspace(1) %55, ptr %10, align 8
  %56 = load ptr addrspace(1), ptr %11, align 8
  %57 = load i32, ptr addrspace(1) %56, align 4
  %58 = mul nsw i32 %57, 2
  %59 = load ptr addrspace(1), ptr %10, align 8
  %60 = load i64, ptr %9, align 8
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %59, i64 %60
  store i32 %58, ptr addrspace(1) %61, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectiij(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z6selectccc(i8 noundef signext, i8 noundef signext, i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z6selectddl(double noundef, double noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z6selectddm(double noundef, double noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z9bitselectddd(double noundef, double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z6selectsss(i16 noundef signext, i16 noundef signext, i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z6selectDv2_lS_S_(<2 x i64> noundef, <2 x i64> noundef, <2 x i64> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z9bitselectDv2_lS_S_(<2 x i64> noundef, <2 x i64> noundef, <2 x i64> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x half> @_Z6selectDv8_DhS_Dv8_t(<8 x half> noundef, <8 x half> noundef, <8 x i16> noundef) #1

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
!5 = !{!"int*", !"int*", !"double*", !"short*"}
!6 = !{!"const", !"", !"", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"short8*", !"short8*", !"long2*", !"long2*", !"half8*"}
!10 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"long __attribute__((ext_vector_type(2)))*", !"long __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(8)))*"}
!11 = !{!"const", !"", !"const", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"int*", !"int*", !"int*", !"int"}
!14 = !{!"", !"", !"const", !""}
