; ModuleID = 'private_arrays.cl'
source_filename = "private_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@__const.flood.dx = private unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 -1, i32 0, i32 0], align 4
@__const.flood.dy = private unnamed_addr addrspace(2) constant [4 x i32] [i32 0, i32 0, i32 1, i32 -1], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sort_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_sort_rows(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sort_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca [9 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %12, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %28, %2
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %14, 9
  br i1 %15, label %16, label %31

16:                                               ; preds = %13
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = mul i64 9, %18
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %26
  store i32 %24, ptr %27, align 4
  br label %28

28:                                               ; preds = %16
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %13

31:                                               ; preds = %13
  store i32 1, ptr %8, align 4
  br label %32

32:                                               ; preds = %71, %31
  %33 = load i32, ptr %8, align 4
  %34 = icmp slt i32 %33, 9
  br i1 %34, label %35, label %74

35:                                               ; preds = %32
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  store i32 %39, ptr %9, align 4
  %40 = load i32, ptr %8, align 4
  %41 = sub nsw i32 %40, 1
  store i32 %41, ptr %10, align 4
  br label %42

42:                                               ; preds = %54, %35
  %43 = load i32, ptr %10, align 4
  %44 = icmp sge i32 %43, 0
  br i1 %44, label %45, label %52

45:                                               ; preds = %42
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = load i32, ptr %9, align 4
  %51 = icmp sgt i32 %49, %50
  br label %52

52:                                               ; preds = %45, %42
  %53 = phi i1 [ false, %42 ], [ %51, %45 ]
  br i1 %53, label %54, label %65

54:                                               ; preds = %52
  %55 = load i32, ptr %10, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %61
  store i32 %58, ptr %62, align 4
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %63, -1
  store i32 %64, ptr %10, align 4
  br label %42

65:                                               ; preds = %52
  %66 = load i32, ptr %9, align 4
  %67 = load i32, ptr %10, align 4
  %68 = add nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %69
  store i32 %66, ptr %70, align 4
  br label %71

71:                                               ; preds = %65
  %72 = load i32, ptr %8, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %8, align 4
  br label %32

74:                                               ; preds = %32
  store i32 0, ptr %11, align 4
  br label %75

75:                                               ; preds = %90, %74
  %76 = load i32, ptr %11, align 4
  %77 = icmp slt i32 %76, 9
  br i1 %77, label %78, label %93

78:                                               ; preds = %75
  %79 = load i32, ptr %11, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = load ptr addrspace(1), ptr %4, align 8
  %84 = load i64, ptr %5, align 8
  %85 = mul i64 9, %84
  %86 = load i32, ptr %11, align 4
  %87 = sext i32 %86 to i64
  %88 = add i64 %85, %87
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %83, i64 %88
  store i32 %82, ptr addrspace(1) %89, align 4
  br label %90

90:                                               ; preds = %78
  %91 = load i32, ptr %11, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %11, align 4
  br label %75

93:                                               ; preds = %75
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @solve4(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_solve4(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_solve4(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca [4 x [5 x double]], align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %18, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %49, %2
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %20, 4
  br i1 %21, label %22, label %52

22:                                               ; preds = %19
  store i32 0, ptr %8, align 4
  br label %23

23:                                               ; preds = %45, %22
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %24, 5
  br i1 %25, label %26, label %48

26:                                               ; preds = %23
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = load i64, ptr %5, align 8
  %29 = mul i64 20, %28
  %30 = load i32, ptr %7, align 4
  %31 = mul nsw i32 5, %30
  %32 = sext i32 %31 to i64
  %33 = add i64 %29, %32
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) %27, i64 %36
  %38 = load double, ptr addrspace(1) %37, align 8
  %39 = load i32, ptr %7, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %40
  %42 = load i32, ptr %8, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [5 x double], ptr %41, i64 0, i64 %43
  store double %38, ptr %44, align 8
  br label %45

45:                                               ; preds = %26
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %8, align 4
  br label %23

48:                                               ; preds = %23
  br label %49

49:                                               ; preds = %48
  %50 = load i32, ptr %7, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %7, align 4
  br label %19

52:                                               ; preds = %19
  store i32 0, ptr %9, align 4
  br label %53

53:                                               ; preds = %177, %52
  %54 = load i32, ptr %9, align 4
  %55 = icmp slt i32 %54, 4
  br i1 %55, label %56, label %180

56:                                               ; preds = %53
  %57 = load i32, ptr %9, align 4
  store i32 %57, ptr %10, align 4
  %58 = load i32, ptr %9, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %11, align 4
  br label %60

60:                                               ; preds = %84, %56
  %61 = load i32, ptr %11, align 4
  %62 = icmp slt i32 %61, 4
  br i1 %62, label %63, label %87

63:                                               ; preds = %60
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %65
  %67 = load i32, ptr %9, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [5 x double], ptr %66, i64 0, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = call spir_func double @_Z4fabsd(double noundef %70) #7
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %73
  %75 = load i32, ptr %9, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [5 x double], ptr %74, i64 0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = call spir_func double @_Z4fabsd(double noundef %78) #7
  %80 = fcmp ogt double %71, %79
  br i1 %80, label %81, label %83

81:                                               ; preds = %63
  %82 = load i32, ptr %11, align 4
  store i32 %82, ptr %10, align 4
  br label %83

83:                                               ; preds = %81, %63
  br label %84

84:                                               ; preds = %83
  %85 = load i32, ptr %11, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %11, align 4
  br label %60

87:                                               ; preds = %60
  store i32 0, ptr %12, align 4
  br label %88

88:                                               ; preds = %119, %87
  %89 = load i32, ptr %12, align 4
  %90 = icmp slt i32 %89, 5
  br i1 %90, label %91, label %122

91:                                               ; preds = %88
  %92 = load i32, ptr %9, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %93
  %95 = load i32, ptr %12, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [5 x double], ptr %94, i64 0, i64 %96
  %98 = load double, ptr %97, align 8
  store double %98, ptr %13, align 8
  %99 = load i32, ptr %10, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %100
  %102 = load i32, ptr %12, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [5 x double], ptr %101, i64 0, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = load i32, ptr %9, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %107
  %109 = load i32, ptr %12, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [5 x double], ptr %108, i64 0, i64 %110
  store double %105, ptr %111, align 8
  %112 = load double, ptr %13, align 8
  %113 = load i32, ptr %10, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %114
  %116 = load i32, ptr %12, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [5 x double], ptr %115, i64 0, i64 %117
  store double %112, ptr %118, align 8
  br label %119

119:                                              ; preds = %91
  %120 = load i32, ptr %12, align 4
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %12, align 4
  br label %88

122:                                              ; preds = %88
  store i32 0, ptr %14, align 4
  br label %123

123:                                              ; preds = %173, %122
  %124 = load i32, ptr %14, align 4
  %125 = icmp slt i32 %124, 4
  br i1 %125, label %126, label %176

126:                                              ; preds = %123
  %127 = load i32, ptr %14, align 4
  %128 = load i32, ptr %9, align 4
  %129 = icmp eq i32 %127, %128
  br i1 %129, label %130, label %131

130:                                              ; preds = %126
  br label %173

131:                                              ; preds = %126
  %132 = load i32, ptr %14, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %133
  %135 = load i32, ptr %9, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [5 x double], ptr %134, i64 0, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = load i32, ptr %9, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %140
  %142 = load i32, ptr %9, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [5 x double], ptr %141, i64 0, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = fdiv double %138, %145
  store double %146, ptr %15, align 8
  %147 = load i32, ptr %9, align 4
  store i32 %147, ptr %16, align 4
  br label %148

148:                                              ; preds = %169, %131
  %149 = load i32, ptr %16, align 4
  %150 = icmp slt i32 %149, 5
  br i1 %150, label %151, label %172

151:                                              ; preds = %148
  %152 = load double, ptr %15, align 8
  %153 = load i32, ptr %9, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %154
  %156 = load i32, ptr %16, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [5 x double], ptr %155, i64 0, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = load i32, ptr %14, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %161
  %163 = load i32, ptr %16, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [5 x double], ptr %162, i64 0, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = fneg double %152
  %168 = call double @llvm.fmuladd.f64(double %167, double %159, double %166)
  store double %168, ptr %165, align 8
  br label %169

169:                                              ; preds = %151
  %170 = load i32, ptr %16, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %16, align 4
  br label %148

172:                                              ; preds = %148
  br label %173

173:                                              ; preds = %172, %130
  %174 = load i32, ptr %14, align 4
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr %14, align 4
  br label %123

176:                                              ; preds = %123
  br label %177

177:                                              ; preds = %176
  %178 = load i32, ptr %9, align 4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %9, align 4
  br label %53

180:                                              ; preds = %53
  store i32 0, ptr %17, align 4
  br label %181

181:                                              ; preds = %205, %180
  %182 = load i32, ptr %17, align 4
  %183 = icmp slt i32 %182, 4
  br i1 %183, label %184, label %208

184:                                              ; preds = %181
  %185 = load i32, ptr %17, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %186
  %188 = getelementptr inbounds [5 x double], ptr %187, i64 0, i64 4
  %189 = load double, ptr %188, align 8
  %190 = load i32, ptr %17, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [4 x [5 x double]], ptr %6, i64 0, i64 %191
  %193 = load i32, ptr %17, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [5 x double], ptr %192, i64 0, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = fdiv double %189, %196
  %198 = load ptr addrspace(1), ptr %4, align 8
  %199 = load i64, ptr %5, align 8
  %200 = mul i64 4, %199
  %201 = load i32, ptr %17, align 4
  %202 = sext i32 %201 to i64
  %203 = add i64 %200, %202
  %204 = getelementptr inbounds nuw double, ptr addrspace(1) %198, i64 %203
  store double %197, ptr addrspace(1) %204, align 8
  br label %205

205:                                              ; preds = %184
  %206 = load i32, ptr %17, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %17, align 4
  br label %181

208:                                              ; preds = %181
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @histogram_private(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_histogram_private(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 2 %8, i32 noundef %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_histogram_private(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca [16 x i16], align 2
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %11, ptr %7, align 8
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %19, %3
  %13 = load i32, ptr %9, align 4
  %14 = icmp slt i32 %13, 16
  br i1 %14, label %15, label %22

15:                                               ; preds = %12
  %16 = load i32, ptr %9, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [16 x i16], ptr %8, i64 0, i64 %17
  store i16 0, ptr %18, align 2
  br label %19

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %9, align 4
  br label %12

22:                                               ; preds = %12
  store i32 0, ptr %10, align 4
  br label %23

23:                                               ; preds = %44, %22
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %6, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %47

27:                                               ; preds = %23
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i64, ptr %7, align 8
  %30 = load i32, ptr %6, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1
  %38 = zext i8 %37 to i32
  %39 = and i32 %38, 15
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [16 x i16], ptr %8, i64 0, i64 %40
  %42 = load i16, ptr %41, align 2
  %43 = add i16 %42, 1
  store i16 %43, ptr %41, align 2
  br label %44

44:                                               ; preds = %27
  %45 = load i32, ptr %10, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %10, align 4
  br label %23

47:                                               ; preds = %23
  %48 = getelementptr inbounds [16 x i16], ptr %8, i64 0, i64 0
  %49 = addrspacecast ptr %48 to ptr addrspace(4)
  %50 = call spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %49) #8
  %51 = load i64, ptr %7, align 8
  %52 = load ptr addrspace(1), ptr %5, align 8
  %53 = addrspacecast ptr addrspace(1) %52 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef %50, i64 noundef %51, ptr addrspace(4) noundef %53) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @flood(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_flood(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 4 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_flood(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca [64 x i8], align 1
  %7 = alloca [64 x i8], align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [4 x i32], align 4
  %12 = alloca [4 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %19, ptr %5, align 8
  store i32 0, ptr %8, align 4
  br label %20

20:                                               ; preds = %35, %2
  %21 = load i32, ptr %8, align 4
  %22 = icmp slt i32 %21, 64
  br i1 %22, label %23, label %38

23:                                               ; preds = %20
  %24 = load ptr addrspace(1), ptr %3, align 8
  %25 = load i64, ptr %5, align 8
  %26 = mul i64 64, %25
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = add i64 %26, %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 %33
  store i8 %31, ptr %34, align 1
  br label %35

35:                                               ; preds = %23
  %36 = load i32, ptr %8, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %8, align 4
  br label %20

38:                                               ; preds = %20
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %39 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 0
  %40 = load i8, ptr %39, align 1
  %41 = icmp ne i8 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %38
  %43 = load i32, ptr %9, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %9, align 4
  %45 = sext i32 %43 to i64
  %46 = getelementptr inbounds [64 x i8], ptr %7, i64 0, i64 %45
  store i8 0, ptr %46, align 1
  %47 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 0
  store i8 0, ptr %47, align 1
  br label %48

48:                                               ; preds = %42, %38
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %11, ptr addrspace(2) align 4 @__const.flood.dx, i64 16, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %12, ptr addrspace(2) align 4 @__const.flood.dy, i64 16, i1 false)
  br label %49

49:                                               ; preds = %121, %48
  %50 = load i32, ptr %9, align 4
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %122

52:                                               ; preds = %49
  %53 = load i32, ptr %9, align 4
  %54 = add nsw i32 %53, -1
  store i32 %54, ptr %9, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x i8], ptr %7, i64 0, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  store i32 %58, ptr %13, align 4
  %59 = load i32, ptr %13, align 4
  %60 = and i32 %59, 7
  store i32 %60, ptr %14, align 4
  %61 = load i32, ptr %13, align 4
  %62 = ashr i32 %61, 3
  store i32 %62, ptr %15, align 4
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 4
  store i32 0, ptr %16, align 4
  br label %65

65:                                               ; preds = %118, %52
  %66 = load i32, ptr %16, align 4
  %67 = icmp slt i32 %66, 4
  br i1 %67, label %68, label %121

68:                                               ; preds = %65
  %69 = load i32, ptr %14, align 4
  %70 = load i32, ptr %16, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = add nsw i32 %69, %73
  store i32 %74, ptr %17, align 4
  %75 = load i32, ptr %15, align 4
  %76 = load i32, ptr %16, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = add nsw i32 %75, %79
  store i32 %80, ptr %18, align 4
  %81 = load i32, ptr %17, align 4
  %82 = icmp slt i32 %81, 0
  br i1 %82, label %101, label %83

83:                                               ; preds = %68
  %84 = load i32, ptr %18, align 4
  %85 = icmp slt i32 %84, 0
  br i1 %85, label %101, label %86

86:                                               ; preds = %83
  %87 = load i32, ptr %17, align 4
  %88 = icmp sgt i32 %87, 7
  br i1 %88, label %101, label %89

89:                                               ; preds = %86
  %90 = load i32, ptr %18, align 4
  %91 = icmp sgt i32 %90, 7
  br i1 %91, label %101, label %92

92:                                               ; preds = %89
  %93 = load i32, ptr %18, align 4
  %94 = mul nsw i32 %93, 8
  %95 = load i32, ptr %17, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 %97
  %99 = load i8, ptr %98, align 1
  %100 = icmp ne i8 %99, 0
  br i1 %100, label %102, label %101

101:                                              ; preds = %92, %89, %86, %83, %68
  br label %118

102:                                              ; preds = %92
  %103 = load i32, ptr %18, align 4
  %104 = mul nsw i32 %103, 8
  %105 = load i32, ptr %17, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 %107
  store i8 0, ptr %108, align 1
  %109 = load i32, ptr %18, align 4
  %110 = mul nsw i32 %109, 8
  %111 = load i32, ptr %17, align 4
  %112 = add nsw i32 %110, %111
  %113 = trunc i32 %112 to i8
  %114 = load i32, ptr %9, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %9, align 4
  %116 = sext i32 %114 to i64
  %117 = getelementptr inbounds [64 x i8], ptr %7, i64 0, i64 %116
  store i8 %113, ptr %117, align 1
  br label %118

118:                                              ; preds = %102, %101
  %119 = load i32, ptr %16, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %16, align 4
  br label %65

121:                                              ; preds = %65
  br label %49

122:                                              ; preds = %49
  %123 = load i32, ptr %10, align 4
  %124 = load ptr addrspace(1), ptr %4, align 8
  %125 = load i64, ptr %5, align 8
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %124, i64 %125
  store i32 %123, ptr addrspace(1) %126, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4fabsd(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{!"double*", !"double*"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar*", !"ushort*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!"uchar*", !"int*"}
