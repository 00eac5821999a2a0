; ModuleID = 'subgroup_shuffle.cl'
source_filename = "subgroup_shuffle.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @exchange_lanes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
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
  call spir_func void @__clang_ocl_kern_imp_exchange_lanes(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_exchange_lanes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %17, ptr %9, align 8
  %18 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %18, ptr %10, align 8
  %19 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  store i32 %19, ptr %11, align 4
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  store i32 %23, ptr %12, align 4
  %24 = load i32, ptr %12, align 4
  %25 = load i32, ptr %11, align 4
  %26 = mul i32 %25, 5
  %27 = add i32 %26, 3
  %28 = and i32 %27, 15
  %29 = call spir_func i32 @_Z17sub_group_shuffleij(i32 noundef %24, i32 noundef %28) #5
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul i64 0, %31
  %33 = load i64, ptr %9, align 8
  %34 = add i64 %32, %33
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %34
  store i32 %29, ptr addrspace(1) %35, align 4
  %36 = load i32, ptr %12, align 4
  %37 = call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %36, i32 noundef 6) #5
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = load i64, ptr %10, align 8
  %40 = mul i64 1, %39
  %41 = load i64, ptr %9, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %42
  store i32 %37, ptr addrspace(1) %43, align 4
  %44 = load i32, ptr %12, align 4
  %45 = call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %44, i32 noundef 2) #5
  store i32 %45, ptr %13, align 4
  %46 = load i32, ptr %12, align 4
  %47 = call spir_func i32 @_Z22sub_group_shuffle_downij(i32 noundef %46, i32 noundef 3) #5
  store i32 %47, ptr %14, align 4
  %48 = load i32, ptr %11, align 4
  %49 = icmp uge i32 %48, 2
  br i1 %49, label %50, label %52

50:                                               ; preds = %4
  %51 = load i32, ptr %13, align 4
  br label %53

52:                                               ; preds = %4
  br label %53

53:                                               ; preds = %52, %50
  %54 = phi i32 [ %51, %50 ], [ -1, %52 ]
  %55 = load ptr addrspace(1), ptr %7, align 8
  %56 = load i64, ptr %10, align 8
  %57 = mul i64 2, %56
  %58 = load i64, ptr %9, align 8
  %59 = add i64 %57, %58
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i64 %59
  store i32 %54, ptr addrspace(1) %60, align 4
  %61 = load i32, ptr %11, align 4
  %62 = icmp ult i32 %61, 13
  br i1 %62, label %63, label %65

63:                                               ; preds = %53
  %64 = load i32, ptr %14, align 4
  br label %66

65:                                               ; preds = %53
  br label %66

66:                                               ; preds = %65, %63
  %67 = phi i32 [ %64, %63 ], [ -1, %65 ]
  %68 = load ptr addrspace(1), ptr %7, align 8
  %69 = load i64, ptr %10, align 8
  %70 = mul i64 3, %69
  %71 = load i64, ptr %9, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %72
  store i32 %67, ptr addrspace(1) %73, align 4
  %74 = load ptr addrspace(1), ptr %6, align 8
  %75 = load i64, ptr %9, align 8
  %76 = getelementptr inbounds nuw float, ptr addrspace(1) %74, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4
  store float %77, ptr %15, align 4
  store i32 8, ptr %16, align 4
  br label %78

78:                                               ; preds = %87, %66
  %79 = load i32, ptr %16, align 4
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %90

81:                                               ; preds = %78
  %82 = load float, ptr %15, align 4
  %83 = load i32, ptr %16, align 4
  %84 = call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %82, i32 noundef %83) #5
  %85 = load float, ptr %15, align 4
  %86 = fadd float %85, %84
  store float %86, ptr %15, align 4
  br label %87

87:                                               ; preds = %81
  %88 = load i32, ptr %16, align 4
  %89 = lshr i32 %88, 1
  store i32 %89, ptr %16, align 4
  br label %78

90:                                               ; preds = %78
  %91 = load float, ptr %15, align 4
  %92 = load ptr addrspace(1), ptr %8, align 8
  %93 = load i64, ptr %9, align 8
  %94 = getelementptr inbounds nuw float, ptr addrspace(1) %92, i64 %93
  store float %91, ptr addrspace(1) %94, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @ballots(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_ballots(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_ballots(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %5, align 8
  %10 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %10, ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = icmp sgt i32 %14, 0
  %16 = zext i1 %15 to i32
  %17 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %16) #5
  store <4 x i32> %17, ptr %7, align 16
  %18 = load <4 x i32>, ptr %7, align 16
  %19 = extractelement <4 x i32> %18, i64 0
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  %22 = mul i64 0, %21
  %23 = load i64, ptr %5, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %24
  store i32 %19, ptr addrspace(1) %25, align 4
  %26 = load <4 x i32>, ptr %7, align 16
  %27 = call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %26) #4
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i64, ptr %6, align 8
  %30 = mul i64 1, %29
  %31 = load i64, ptr %5, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %32
  store i32 %27, ptr addrspace(1) %33, align 4
  %34 = load <4 x i32>, ptr %7, align 16
  %35 = call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %34) #5
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i64, ptr %6, align 8
  %38 = mul i64 2, %37
  %39 = load i64, ptr %5, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %40
  store i32 %35, ptr addrspace(1) %41, align 4
  %42 = load <4 x i32>, ptr %7, align 16
  store <4 x i32> <i32 32768, i32 0, i32 0, i32 0>, ptr %8, align 16
  %43 = load <4 x i32>, ptr %8, align 16
  %44 = or <4 x i32> %42, %43
  %45 = call spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef %44) #5
  %46 = load ptr addrspace(1), ptr %4, align 8
  %47 = load i64, ptr %6, align 8
  %48 = mul i64 3, %47
  %49 = load i64, ptr %5, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %50
  store i32 %45, ptr addrspace(1) %51, align 4
  %52 = load <4 x i32>, ptr %7, align 16
  %53 = call spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef %52) #4
  %54 = icmp ne i32 %53, 0
  %55 = zext i1 %54 to i32
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 4, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %60
  store i32 %55, ptr addrspace(1) %61, align 4
  %62 = load <4 x i32>, ptr %7, align 16
  %63 = call spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef %62, i32 noundef 3) #4
  %64 = icmp ne i32 %63, 0
  %65 = zext i1 %64 to i32
  %66 = load ptr addrspace(1), ptr %4, align 8
  %67 = load i64, ptr %6, align 8
  %68 = mul i64 5, %67
  %69 = load i64, ptr %5, align 8
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %66, i64 %70
  store i32 %65, ptr addrspace(1) %71, align 4
  %72 = call spir_func i32 @_Z15sub_group_electv() #5
  %73 = icmp ne i32 %72, 0
  %74 = zext i1 %73 to i32
  %75 = load ptr addrspace(1), ptr %4, align 8
  %76 = load i64, ptr %6, align 8
  %77 = mul i64 6, %76
  %78 = load i64, ptr %5, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %79
  store i32 %74, ptr addrspace(1) %80, align 4
  %81 = load ptr addrspace(1), ptr %3, align 8
  %82 = load i64, ptr %5, align 8
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %81, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4
  %85 = ashr i32 %84, 31
  %86 = call spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef %85) #5
  %87 = icmp ne i32 %86, 0
  %88 = zext i1 %87 to i32
  %89 = load ptr addrspace(1), ptr %4, align 8
  %90 = load i64, ptr %6, align 8
  %91 = mul i64 7, %90
  %92 = load i64, ptr %5, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %93
  store i32 %88, ptr addrspace(1) %94, align 4
  %95 = load ptr addrspace(1), ptr %3, align 8
  %96 = load i64, ptr %5, align 8
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %95, i64 %96
  %98 = load i32, ptr addrspace(1) %97, align 4
  %99 = call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %98) #5
  %100 = load ptr addrspace(1), ptr %4, align 8
  %101 = load i64, ptr %6, align 8
  %102 = mul i64 8, %101
  %103 = load i64, ptr %5, align 8
  %104 = add i64 %102, %103
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %100, i64 %104
  store i32 %99, ptr addrspace(1) %105, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @diverged(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_diverged(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_diverged(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !11 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %5, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 1, ptr %9, align 4
  %16 = load i32, ptr %7, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %2
  %19 = load i32, ptr %7, align 4
  %20 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %19) #5
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef %21) #5
  store i32 %22, ptr %9, align 4
  br label %27

23:                                               ; preds = %2
  %24 = load i32, ptr %7, align 4
  %25 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef %24) #5
  %26 = sub nsw i32 0, %25
  store i32 %26, ptr %8, align 4
  br label %27

27:                                               ; preds = %23, %18
  %28 = load i32, ptr %8, align 4
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = load i64, ptr %6, align 8
  %31 = mul i64 0, %30
  %32 = load i64, ptr %5, align 8
  %33 = add i64 %31, %32
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %33
  store i32 %28, ptr addrspace(1) %34, align 4
  %35 = load i32, ptr %9, align 4
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i64, ptr %6, align 8
  %38 = mul i64 1, %37
  %39 = load i64, ptr %5, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %40
  store i32 %35, ptr addrspace(1) %41, align 4
  %42 = load i32, ptr %7, align 4
  %43 = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef %42, i32 noundef 4) #5
  %44 = load ptr addrspace(1), ptr %4, align 8
  %45 = load i64, ptr %6, align 8
  %46 = mul i64 2, %45
  %47 = load i64, ptr %5, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %48
  store i32 %43, ptr addrspace(1) %49, align 4
  %50 = load i32, ptr %7, align 4
  %51 = call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef %50, i32 noundef 8) #5
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = load i64, ptr %6, align 8
  %54 = mul i64 3, %53
  %55 = load i64, ptr %5, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %56
  store i32 %51, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %7, align 4
  %59 = trunc i32 %58 to i16
  %60 = call spir_func signext i16 @_Z20sub_group_reduce_adds(i16 noundef signext %59) #5
  %61 = sext i16 %60 to i32
  %62 = load i32, ptr %7, align 4
  %63 = trunc i32 %62 to i8
  %64 = call spir_func signext i8 @_Z19sub_group_broadcastcj(i8 noundef signext %63, i32 noundef 2) #5
  %65 = sext i8 %64 to i32
  %66 = add nsw i32 %61, %65
  %67 = load ptr addrspace(1), ptr %4, align 8
  %68 = load i64, ptr %6, align 8
  %69 = mul i64 4, %68
  %70 = load i64, ptr %5, align 8
  %71 = add i64 %69, %70
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %71
  store i32 %66, ptr addrspace(1) %72, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z17sub_group_shuffleij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22sub_group_shuffle_downij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z21sub_group_shuffle_xorfj(float noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef, i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z15sub_group_electv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z20sub_group_reduce_adds(i16 noundef signext) #2

; Function Attrs: convergent nounwind
declare spir_func signext i8 @_Z19sub_group_broadcastcj(i8 noundef signext, i32 noundef) #2

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
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"int*", !"float*", !"int*", !"float*"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 16}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"uint*"}
!11 = !{!"const", !""}
!12 = !{!"int*", !"int*"}
