; ModuleID = 'bit_fields.cl'
source_filename = "bit_fields.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.pixel = type { i32 }
%struct.header = type { i64, i8 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pack_pixels(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_pack_pixels(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pack_pixels(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.pixel, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %7, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 4, i1 false)
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %8, i64 %9
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4
  %12 = extractelement <4 x i8> %11, i64 0
  %13 = zext i8 %12 to i32
  %14 = ashr i32 %13, 3
  %15 = load i32, ptr %6, align 4
  %16 = and i32 %14, 31
  %17 = and i32 %15, -32
  %18 = or i32 %17, %16
  store i32 %18, ptr %6, align 4
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i64, ptr %5, align 8
  %21 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x i8>, ptr addrspace(1) %21, align 4
  %23 = extractelement <4 x i8> %22, i64 1
  %24 = zext i8 %23 to i32
  %25 = ashr i32 %24, 2
  %26 = load i32, ptr %6, align 4
  %27 = and i32 %25, 63
  %28 = shl i32 %27, 5
  %29 = and i32 %26, -2017
  %30 = or i32 %29, %28
  store i32 %30, ptr %6, align 4
  %31 = load ptr addrspace(1), ptr %3, align 8
  %32 = load i64, ptr %5, align 8
  %33 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %31, i64 %32
  %34 = load <4 x i8>, ptr addrspace(1) %33, align 4
  %35 = extractelement <4 x i8> %34, i64 2
  %36 = zext i8 %35 to i32
  %37 = ashr i32 %36, 3
  %38 = load i32, ptr %6, align 4
  %39 = and i32 %37, 31
  %40 = shl i32 %39, 11
  %41 = and i32 %38, -63489
  %42 = or i32 %41, %40
  store i32 %42, ptr %6, align 4
  %43 = load ptr addrspace(1), ptr %3, align 8
  %44 = load i64, ptr %5, align 8
  %45 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %43, i64 %44
  %46 = load <4 x i8>, ptr addrspace(1) %45, align 4
  %47 = extractelement <4 x i8> %46, i64 3
  %48 = sext i8 %47 to i32
  %49 = load i32, ptr %6, align 4
  %50 = and i32 %48, 127
  %51 = shl i32 %50, 16
  %52 = and i32 %49, -8323073
  %53 = or i32 %52, %51
  store i32 %53, ptr %6, align 4
  %54 = shl i32 %50, 25
  %55 = ashr i32 %54, 25
  %56 = load ptr addrspace(1), ptr %3, align 8
  %57 = load i64, ptr %5, align 8
  %58 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %56, i64 %57
  %59 = load <4 x i8>, ptr addrspace(1) %58, align 4
  %60 = extractelement <4 x i8> %59, i64 3
  %61 = zext i8 %60 to i32
  %62 = icmp sgt i32 %61, 100
  %63 = zext i1 %62 to i32
  %64 = load i32, ptr %6, align 4
  %65 = and i32 %63, 1
  %66 = shl i32 %65, 23
  %67 = and i32 %64, -8388609
  %68 = or i32 %67, %66
  store i32 %68, ptr %6, align 4
  %69 = load ptr addrspace(1), ptr %4, align 8
  %70 = load i64, ptr %5, align 8
  %71 = getelementptr inbounds nuw %struct.pixel, ptr addrspace(1) %69, i64 %70
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %71, ptr align 4 %6, i64 4, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @unpack_pixels(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_unpack_pixels(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_unpack_pixels(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.pixel, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw %struct.pixel, ptr addrspace(1) %9, i64 %10
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %6, ptr addrspace(1) align 4 %11, i64 4, i1 false)
  %12 = load i32, ptr %6, align 4
  %13 = and i32 %12, 31
  %14 = load i32, ptr %6, align 4
  %15 = lshr i32 %14, 5
  %16 = and i32 %15, 63
  %17 = shl i32 %16, 8
  %18 = add nsw i32 %13, %17
  %19 = load i32, ptr %6, align 4
  %20 = lshr i32 %19, 11
  %21 = and i32 %20, 31
  %22 = shl i32 %21, 16
  %23 = add nsw i32 %18, %22
  store i32 %23, ptr %7, align 4
  %24 = load i32, ptr %6, align 4
  %25 = lshr i32 %24, 23
  %26 = and i32 %25, 1
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %2
  %29 = load i32, ptr %7, align 4
  %30 = sub nsw i32 0, %29
  br label %33

31:                                               ; preds = %2
  %32 = load i32, ptr %7, align 4
  br label %33

33:                                               ; preds = %31, %28
  %34 = phi i32 [ %30, %28 ], [ %32, %31 ]
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i64, ptr %5, align 8
  %37 = mul i64 2, %36
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %37
  store i32 %34, ptr addrspace(1) %38, align 4
  %39 = load i32, ptr %6, align 4
  %40 = shl i32 %39, 9
  %41 = ashr i32 %40, 25
  %42 = add nsw i32 %41, 3
  %43 = load i32, ptr %6, align 4
  %44 = and i32 %42, 127
  %45 = shl i32 %44, 16
  %46 = and i32 %43, -8323073
  %47 = or i32 %46, %45
  store i32 %47, ptr %6, align 4
  %48 = shl i32 %44, 25
  %49 = ashr i32 %48, 25
  %50 = load i32, ptr %6, align 4
  %51 = lshr i32 %50, 5
  %52 = and i32 %51, 63
  %53 = add i32 %52, 1
  %54 = load i32, ptr %6, align 4
  %55 = and i32 %53, 63
  %56 = shl i32 %55, 5
  %57 = and i32 %54, -2017
  %58 = or i32 %57, %56
  store i32 %58, ptr %6, align 4
  %59 = load i32, ptr %6, align 4
  %60 = shl i32 %59, 9
  %61 = ashr i32 %60, 25
  %62 = mul nsw i32 %61, 64
  %63 = load i32, ptr %6, align 4
  %64 = lshr i32 %63, 5
  %65 = and i32 %64, 63
  %66 = add nsw i32 %62, %65
  %67 = load ptr addrspace(1), ptr %4, align 8
  %68 = load i64, ptr %5, align 8
  %69 = mul i64 2, %68
  %70 = add i64 %69, 1
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %70
  store i32 %66, ptr addrspace(1) %71, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @headers(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_headers(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_headers(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %6, ptr %5, align 8
  %7 = load i64, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %8, i64 %9
  %11 = load i64, ptr addrspace(1) %10, align 8
  %12 = and i64 %11, 1099511627775
  %13 = add i64 %12, %7
  %14 = load i64, ptr addrspace(1) %10, align 8
  %15 = and i64 %13, 1099511627775
  %16 = and i64 %14, -1099511627776
  %17 = or i64 %16, %15
  store i64 %17, ptr addrspace(1) %10, align 8
  %18 = load ptr addrspace(1), ptr %3, align 8
  %19 = load i64, ptr %5, align 8
  %20 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %18, i64 %19
  %21 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %20, i32 0, i32 1
  %22 = load i8, ptr addrspace(1) %21, align 8
  %23 = and i8 %22, 7
  %24 = zext i8 %23 to i32
  %25 = load ptr addrspace(1), ptr %3, align 8
  %26 = load i64, ptr %5, align 8
  %27 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %25, i64 %26
  %28 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %27, i32 0, i32 1
  %29 = load i8, ptr addrspace(1) %28, align 8
  %30 = lshr i8 %29, 3
  %31 = zext i8 %30 to i32
  %32 = xor i32 %31, %24
  %33 = trunc i32 %32 to i8
  %34 = load i8, ptr addrspace(1) %28, align 8
  %35 = and i8 %33, 31
  %36 = shl i8 %35, 3
  %37 = and i8 %34, 7
  %38 = or i8 %37, %36
  store i8 %38, ptr addrspace(1) %28, align 8
  %39 = load ptr addrspace(1), ptr %3, align 8
  %40 = load i64, ptr %5, align 8
  %41 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %39, i64 %40
  %42 = load i64, ptr addrspace(1) %41, align 8
  %43 = and i64 %42, 1099511627775
  %44 = load ptr addrspace(1), ptr %3, align 8
  %45 = load i64, ptr %5, align 8
  %46 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %44, i64 %45
  %47 = load i64, ptr addrspace(1) %46, align 8
  %48 = ashr i64 %47, 40
  %49 = trunc i64 %48 to i32
  %50 = load ptr addrspace(1), ptr %3, align 8
  %51 = load i64, ptr %5, align 8
  %52 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %50, i64 %51
  %53 = getelementptr inbounds nuw %struct.header, ptr addrspace(1) %52, i32 0, i32 1
  %54 = load i8, ptr addrspace(1) %53, align 8
  %55 = lshr i8 %54, 3
  %56 = zext i8 %55 to i32
  %57 = mul nsw i32 %49, %56
  %58 = sext i32 %57 to i64
  %59 = add nsw i64 %43, %58
  %60 = load ptr addrspace(1), ptr %4, align 8
  %61 = load i64, ptr %5, align 8
  %62 = getelementptr inbounds nuw i64, ptr addrspace(1) %60, i64 %61
  store i64 %59, ptr addrspace(1) %62, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"uchar4*", !"pixel*"}
!6 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"pixel*"}
!7 = !{!"const", !""}
!8 = !{!"pixel*", !"int*"}
!9 = !{!"header*", !"long*"}
!10 = !{!"", !""}
