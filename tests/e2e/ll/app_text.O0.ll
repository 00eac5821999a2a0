; ModuleID = 'app_text.cl'
source_filename = "app_text.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@k256 = addrspace(2) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@alphabet = addrspace(2) constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@__const.sha256_block.h = private unnamed_addr addrspace(2) constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sha256_block(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_sha256_block(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sha256_block(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca [64 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [8 x i32], align 4
  %18 = alloca <8 x i32>, align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca <8 x i32>, align 32
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %25 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %25, ptr %7, align 8
  store i32 0, ptr %9, align 4
  br label %26

26:                                               ; preds = %73, %3
  %27 = load i32, ptr %9, align 4
  %28 = icmp ult i32 %27, 16
  br i1 %28, label %29, label %76

29:                                               ; preds = %26
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %30

30:                                               ; preds = %65, %29
  %31 = load i32, ptr %11, align 4
  %32 = icmp ult i32 %31, 4
  br i1 %32, label %33, label %68

33:                                               ; preds = %30
  %34 = load i32, ptr %9, align 4
  %35 = mul i32 4, %34
  %36 = load i32, ptr %11, align 4
  %37 = add i32 %35, %36
  store i32 %37, ptr %12, align 4
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %6, align 4
  %40 = icmp ult i32 %38, %39
  br i1 %40, label %41, label %53

41:                                               ; preds = %33
  %42 = load ptr addrspace(1), ptr %4, align 8
  %43 = load i64, ptr %7, align 8
  %44 = load i32, ptr %6, align 4
  %45 = zext i32 %44 to i64
  %46 = mul i64 %43, %45
  %47 = load i32, ptr %12, align 4
  %48 = zext i32 %47 to i64
  %49 = add i64 %46, %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 %49
  %51 = load i8, ptr addrspace(1) %50, align 1
  %52 = zext i8 %51 to i32
  br label %59

53:                                               ; preds = %33
  %54 = load i32, ptr %12, align 4
  %55 = load i32, ptr %6, align 4
  %56 = icmp eq i32 %54, %55
  %57 = zext i1 %56 to i64
  %58 = select i1 %56, i32 128, i32 0
  br label %59

59:                                               ; preds = %53, %41
  %60 = phi i32 [ %52, %41 ], [ %58, %53 ]
  store i32 %60, ptr %13, align 4
  %61 = load i32, ptr %10, align 4
  %62 = shl i32 %61, 8
  %63 = load i32, ptr %13, align 4
  %64 = or i32 %62, %63
  store i32 %64, ptr %10, align 4
  br label %65

65:                                               ; preds = %59
  %66 = load i32, ptr %11, align 4
  %67 = add i32 %66, 1
  store i32 %67, ptr %11, align 4
  br label %30

68:                                               ; preds = %30
  %69 = load i32, ptr %10, align 4
  %70 = load i32, ptr %9, align 4
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw [64 x i32], ptr %8, i64 0, i64 %71
  store i32 %69, ptr %72, align 4
  br label %73

73:                                               ; preds = %68
  %74 = load i32, ptr %9, align 4
  %75 = add i32 %74, 1
  store i32 %75, ptr %9, align 4
  br label %26

76:                                               ; preds = %26
  %77 = load i32, ptr %6, align 4
  %78 = mul i32 %77, 8
  %79 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 15
  store i32 %78, ptr %79, align 4
  store i32 16, ptr %14, align 4
  br label %80

80:                                               ; preds = %142, %76
  %81 = load i32, ptr %14, align 4
  %82 = icmp slt i32 %81, 64
  br i1 %82, label %83, label %145

83:                                               ; preds = %80
  %84 = load i32, ptr %14, align 4
  %85 = sub nsw i32 %84, 15
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = call spir_func i32 @_Z6rotatejj(i32 noundef %88, i32 noundef 25) #6
  %90 = load i32, ptr %14, align 4
  %91 = sub nsw i32 %90, 15
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = call spir_func i32 @_Z6rotatejj(i32 noundef %94, i32 noundef 14) #6
  %96 = xor i32 %89, %95
  %97 = load i32, ptr %14, align 4
  %98 = sub nsw i32 %97, 15
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = lshr i32 %101, 3
  %103 = xor i32 %96, %102
  store i32 %103, ptr %15, align 4
  %104 = load i32, ptr %14, align 4
  %105 = sub nsw i32 %104, 2
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = call spir_func i32 @_Z6rotatejj(i32 noundef %108, i32 noundef 15) #6
  %110 = load i32, ptr %14, align 4
  %111 = sub nsw i32 %110, 2
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = call spir_func i32 @_Z6rotatejj(i32 noundef %114, i32 noundef 13) #6
  %116 = xor i32 %109, %115
  %117 = load i32, ptr %14, align 4
  %118 = sub nsw i32 %117, 2
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = lshr i32 %121, 10
  %123 = xor i32 %116, %122
  store i32 %123, ptr %16, align 4
  %124 = load i32, ptr %14, align 4
  %125 = sub nsw i32 %124, 16
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = load i32, ptr %15, align 4
  %130 = add i32 %128, %129
  %131 = load i32, ptr %14, align 4
  %132 = sub nsw i32 %131, 7
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = add i32 %130, %135
  %137 = load i32, ptr %16, align 4
  %138 = add i32 %136, %137
  %139 = load i32, ptr %14, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %140
  store i32 %138, ptr %141, align 4
  br label %142

142:                                              ; preds = %83
  %143 = load i32, ptr %14, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %14, align 4
  br label %80

145:                                              ; preds = %80
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %17, ptr addrspace(2) align 4 @__const.sha256_block.h, i64 32, i1 false)
  %146 = getelementptr inbounds [8 x i32], ptr %17, i64 0, i64 0
  %147 = addrspacecast ptr %146 to ptr addrspace(4)
  %148 = call spir_func <8 x i32> @_Z6vload8mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %147) #7
  store <8 x i32> %148, ptr %18, align 32
  store i32 0, ptr %19, align 4
  br label %149

149:                                              ; preds = %234, %145
  %150 = load i32, ptr %19, align 4
  %151 = icmp slt i32 %150, 64
  br i1 %151, label %152, label %237

152:                                              ; preds = %149
  %153 = load <8 x i32>, ptr %18, align 32
  %154 = extractelement <8 x i32> %153, i64 4
  %155 = call spir_func i32 @_Z6rotatejj(i32 noundef %154, i32 noundef 26) #6
  %156 = load <8 x i32>, ptr %18, align 32
  %157 = extractelement <8 x i32> %156, i64 4
  %158 = call spir_func i32 @_Z6rotatejj(i32 noundef %157, i32 noundef 21) #6
  %159 = xor i32 %155, %158
  %160 = load <8 x i32>, ptr %18, align 32
  %161 = extractelement <8 x i32> %160, i64 4
  %162 = call spir_func i32 @_Z6rotatejj(i32 noundef %161, i32 noundef 7) #6
  %163 = xor i32 %159, %162
  store i32 %163, ptr %20, align 4
  %164 = load <8 x i32>, ptr %18, align 32
  %165 = extractelement <8 x i32> %164, i64 7
  %166 = load i32, ptr %20, align 4
  %167 = add i32 %165, %166
  %168 = load <8 x i32>, ptr %18, align 32
  %169 = extractelement <8 x i32> %168, i64 6
  %170 = load <8 x i32>, ptr %18, align 32
  %171 = extractelement <8 x i32> %170, i64 5
  %172 = load <8 x i32>, ptr %18, align 32
  %173 = extractelement <8 x i32> %172, i64 4
  %174 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %169, i32 noundef %171, i32 noundef %173) #6
  %175 = add i32 %167, %174
  %176 = load i32, ptr %19, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [64 x i32], ptr addrspace(2) @k256, i64 0, i64 %177
  %179 = load i32, ptr addrspace(2) %178, align 4
  %180 = add i32 %175, %179
  %181 = load i32, ptr %19, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [64 x i32], ptr %8, i64 0, i64 %182
  %184 = load i32, ptr %183, align 4
  %185 = add i32 %180, %184
  store i32 %185, ptr %21, align 4
  %186 = load <8 x i32>, ptr %18, align 32
  %187 = extractelement <8 x i32> %186, i64 0
  %188 = call spir_func i32 @_Z6rotatejj(i32 noundef %187, i32 noundef 30) #6
  %189 = load <8 x i32>, ptr %18, align 32
  %190 = extractelement <8 x i32> %189, i64 0
  %191 = call spir_func i32 @_Z6rotatejj(i32 noundef %190, i32 noundef 19) #6
  %192 = xor i32 %188, %191
  %193 = load <8 x i32>, ptr %18, align 32
  %194 = extractelement <8 x i32> %193, i64 0
  %195 = call spir_func i32 @_Z6rotatejj(i32 noundef %194, i32 noundef 10) #6
  %196 = xor i32 %192, %195
  store i32 %196, ptr %22, align 4
  %197 = load i32, ptr %22, align 4
  %198 = load <8 x i32>, ptr %18, align 32
  %199 = extractelement <8 x i32> %198, i64 0
  %200 = load <8 x i32>, ptr %18, align 32
  %201 = extractelement <8 x i32> %200, i64 1
  %202 = and i32 %199, %201
  %203 = load <8 x i32>, ptr %18, align 32
  %204 = extractelement <8 x i32> %203, i64 0
  %205 = load <8 x i32>, ptr %18, align 32
  %206 = extractelement <8 x i32> %205, i64 2
  %207 = and i32 %204, %206
  %208 = xor i32 %202, %207
  %209 = load <8 x i32>, ptr %18, align 32
  %210 = extractelement <8 x i32> %209, i64 1
  %211 = load <8 x i32>, ptr %18, align 32
  %212 = extractelement <8 x i32> %211, i64 2
  %213 = and i32 %210, %212
  %214 = xor i32 %208, %213
  %215 = add i32 %197, %214
  store i32 %215, ptr %23, align 4
  %216 = load i32, ptr %21, align 4
  %217 = load i32, ptr %23, align 4
  %218 = add i32 %216, %217
  %219 = insertelement <8 x i32> poison, i32 %218, i32 0
  %220 = load <8 x i32>, ptr %18, align 32
  %221 = shufflevector <8 x i32> %220, <8 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %222 = shufflevector <3 x i32> %221, <3 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %223 = shufflevector <8 x i32> %219, <8 x i32> %222, <8 x i32> <i32 0, i32 8, i32 9, i32 10, i32 poison, i32 poison, i32 poison, i32 poison>
  %224 = load <8 x i32>, ptr %18, align 32
  %225 = extractelement <8 x i32> %224, i64 3
  %226 = load i32, ptr %21, align 4
  %227 = add i32 %225, %226
  %228 = insertelement <8 x i32> %223, i32 %227, i32 4
  %229 = load <8 x i32>, ptr %18, align 32
  %230 = shufflevector <8 x i32> %229, <8 x i32> poison, <3 x i32> <i32 4, i32 5, i32 6>
  %231 = shufflevector <3 x i32> %230, <3 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %232 = shufflevector <8 x i32> %228, <8 x i32> %231, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 9, i32 10>
  store <8 x i32> %232, ptr %24, align 32
  %233 = load <8 x i32>, ptr %24, align 32
  store <8 x i32> %233, ptr %18, align 32
  br label %234

234:                                              ; preds = %152
  %235 = load i32, ptr %19, align 4
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %19, align 4
  br label %149

237:                                              ; preds = %149
  %238 = load <8 x i32>, ptr %18, align 32
  %239 = getelementptr inbounds [8 x i32], ptr %17, i64 0, i64 0
  %240 = addrspacecast ptr %239 to ptr addrspace(4)
  %241 = call spir_func <8 x i32> @_Z6vload8mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %240) #7
  %242 = add <8 x i32> %238, %241
  %243 = load i64, ptr %7, align 8
  %244 = load ptr addrspace(1), ptr %5, align 8
  %245 = addrspacecast ptr addrspace(1) %244 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_jmPU3AS4j(<8 x i32> noundef %242, i64 noundef %243, ptr addrspace(4) noundef %245) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call spir_func void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca [33 x i16], align 2
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i16, align 2
  %14 = alloca i32, align 4
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %17, ptr %9, align 8
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %28, %4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp sle i32 %19, %20
  br i1 %21, label %22, label %31

22:                                               ; preds = %18
  %23 = load i32, ptr %11, align 4
  %24 = trunc i32 %23 to i16
  %25 = load i32, ptr %11, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [33 x i16], ptr %10, i64 0, i64 %26
  store i16 %24, ptr %27, align 2
  br label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %11, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %11, align 4
  br label %18

31:                                               ; preds = %18
  store i32 1, ptr %12, align 4
  br label %32

32:                                               ; preds = %101, %31
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %8, align 4
  %35 = icmp sle i32 %33, %34
  br i1 %35, label %36, label %104

36:                                               ; preds = %32
  %37 = getelementptr inbounds [33 x i16], ptr %10, i64 0, i64 0
  %38 = load i16, ptr %37, align 2
  store i16 %38, ptr %13, align 2
  %39 = load i32, ptr %12, align 4
  %40 = trunc i32 %39 to i16
  %41 = getelementptr inbounds [33 x i16], ptr %10, i64 0, i64 0
  store i16 %40, ptr %41, align 2
  store i32 1, ptr %14, align 4
  br label %42

42:                                               ; preds = %97, %36
  %43 = load i32, ptr %14, align 4
  %44 = load i32, ptr %8, align 4
  %45 = icmp sle i32 %43, %44
  br i1 %45, label %46, label %100

46:                                               ; preds = %42
  %47 = load i32, ptr %14, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [33 x i16], ptr %10, i64 0, i64 %48
  %50 = load i16, ptr %49, align 2
  store i16 %50, ptr %15, align 2
  %51 = load i16, ptr %13, align 2
  %52 = sext i16 %51 to i32
  %53 = load ptr addrspace(1), ptr %5, align 8
  %54 = load i64, ptr %9, align 8
  %55 = load i32, ptr %8, align 4
  %56 = sext i32 %55 to i64
  %57 = mul i64 %54, %56
  %58 = load i32, ptr %12, align 4
  %59 = sext i32 %58 to i64
  %60 = add i64 %57, %59
  %61 = sub i64 %60, 1
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 %61
  %63 = load i8, ptr addrspace(1) %62, align 1
  %64 = sext i8 %63 to i32
  %65 = load ptr addrspace(1), ptr %6, align 8
  %66 = load i64, ptr %9, align 8
  %67 = load i32, ptr %8, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %66, %68
  %70 = load i32, ptr %14, align 4
  %71 = sext i32 %70 to i64
  %72 = add i64 %69, %71
  %73 = sub i64 %72, 1
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %65, i64 %73
  %75 = load i8, ptr addrspace(1) %74, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp ne i32 %64, %76
  %78 = zext i1 %77 to i32
  %79 = add nsw i32 %52, %78
  %80 = trunc i32 %79 to i16
  store i16 %80, ptr %16, align 2
  %81 = load i16, ptr %16, align 2
  %82 = load i16, ptr %15, align 2
  %83 = load i32, ptr %14, align 4
  %84 = sub nsw i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [33 x i16], ptr %10, i64 0, i64 %85
  %87 = load i16, ptr %86, align 2
  %88 = call spir_func signext i16 @_Z3minss(i16 noundef signext %82, i16 noundef signext %87) #6
  %89 = sext i16 %88 to i32
  %90 = add nsw i32 %89, 1
  %91 = trunc i32 %90 to i16
  %92 = call spir_func signext i16 @_Z3minss(i16 noundef signext %81, i16 noundef signext %91) #6
  %93 = load i32, ptr %14, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [33 x i16], ptr %10, i64 0, i64 %94
  store i16 %92, ptr %95, align 2
  %96 = load i16, ptr %15, align 2
  store i16 %96, ptr %13, align 2
  br label %97

97:                                               ; preds = %46
  %98 = load i32, ptr %14, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %14, align 4
  br label %42

100:                                              ; preds = %42
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %12, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %12, align 4
  br label %32

104:                                              ; preds = %32
  %105 = load i32, ptr %8, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [33 x i16], ptr %10, i64 0, i64 %106
  %108 = load i16, ptr %107, align 2
  %109 = sext i16 %108 to i32
  %110 = load ptr addrspace(1), ptr %7, align 8
  %111 = load i64, ptr %9, align 8
  %112 = getelementptr inbounds nuw i32, ptr addrspace(1) %110, i64 %111
  store i32 %109, ptr addrspace(1) %112, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @base64(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_base64(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_base64(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <3 x i8>, align 4
  %7 = alloca i32, align 4
  %8 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %9, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  %13 = call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef %10, ptr addrspace(4) noundef %12) #7
  %14 = shufflevector <3 x i8> %13, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %14, ptr %6, align 4
  %15 = load <3 x i8>, ptr %6, align 4
  %16 = extractelement <3 x i8> %15, i64 0
  %17 = zext i8 %16 to i32
  %18 = shl i32 %17, 16
  %19 = load <3 x i8>, ptr %6, align 4
  %20 = extractelement <3 x i8> %19, i64 1
  %21 = zext i8 %20 to i32
  %22 = shl i32 %21, 8
  %23 = or i32 %18, %22
  %24 = load <3 x i8>, ptr %6, align 4
  %25 = extractelement <3 x i8> %24, i64 2
  %26 = zext i8 %25 to i32
  %27 = or i32 %23, %26
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %7, align 4
  %29 = lshr i32 %28, 18
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [65 x i8], ptr addrspace(2) @alphabet, i64 0, i64 %30
  %32 = load i8, ptr addrspace(2) %31, align 1
  %33 = insertelement <4 x i8> poison, i8 %32, i32 0
  %34 = load i32, ptr %7, align 4
  %35 = lshr i32 %34, 12
  %36 = and i32 %35, 63
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw [65 x i8], ptr addrspace(2) @alphabet, i64 0, i64 %37
  %39 = load i8, ptr addrspace(2) %38, align 1
  %40 = insertelement <4 x i8> %33, i8 %39, i32 1
  %41 = load i32, ptr %7, align 4
  %42 = lshr i32 %41, 6
  %43 = and i32 %42, 63
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [65 x i8], ptr addrspace(2) @alphabet, i64 0, i64 %44
  %46 = load i8, ptr addrspace(2) %45, align 1
  %47 = insertelement <4 x i8> %40, i8 %46, i32 2
  %48 = load i32, ptr %7, align 4
  %49 = and i32 %48, 63
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [65 x i8], ptr addrspace(2) @alphabet, i64 0, i64 %50
  %52 = load i8, ptr addrspace(2) %51, align 1
  %53 = insertelement <4 x i8> %47, i8 %52, i32 3
  store <4 x i8> %53, ptr %8, align 4
  %54 = load <4 x i8>, ptr %8, align 4
  %55 = load ptr addrspace(1), ptr %4, align 8
  %56 = load i64, ptr %5, align 8
  %57 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %55, i64 %56
  store <4 x i8> %54, ptr addrspace(1) %57, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @count_words(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_count_words(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 8 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_count_words(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %15, ptr %7, align 8
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %16

16:                                               ; preds = %73, %3
  %17 = load i32, ptr %12, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %76

20:                                               ; preds = %16
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %7, align 8
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = mul i64 %22, %24
  %26 = load i32, ptr %12, align 4
  %27 = sext i32 %26 to i64
  %28 = add i64 %25, %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1
  store i8 %30, ptr %13, align 1
  %31 = load i32, ptr %11, align 4
  switch i32 %31, label %72 [
    i32 0, label %32
    i32 1, label %54
    i32 2, label %66
  ]

32:                                               ; preds = %20
  %33 = load i8, ptr %13, align 1
  %34 = sext i8 %33 to i32
  %35 = icmp sge i32 %34, 97
  br i1 %35, label %36, label %43

36:                                               ; preds = %32
  %37 = load i8, ptr %13, align 1
  %38 = sext i8 %37 to i32
  %39 = icmp sle i32 %38, 122
  br i1 %39, label %40, label %43

40:                                               ; preds = %36
  store i32 1, ptr %11, align 4
  %41 = load i32, ptr %8, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %8, align 4
  store i32 1, ptr %10, align 4
  br label %53

43:                                               ; preds = %36, %32
  %44 = load i8, ptr %13, align 1
  %45 = sext i8 %44 to i32
  %46 = icmp sge i32 %45, 48
  br i1 %46, label %47, label %52

47:                                               ; preds = %43
  %48 = load i8, ptr %13, align 1
  %49 = sext i8 %48 to i32
  %50 = icmp sle i32 %49, 57
  br i1 %50, label %51, label %52

51:                                               ; preds = %47
  store i32 2, ptr %11, align 4
  br label %52

52:                                               ; preds = %51, %47, %43
  br label %53

53:                                               ; preds = %52, %40
  br label %72

54:                                               ; preds = %20
  %55 = load i8, ptr %13, align 1
  %56 = sext i8 %55 to i32
  %57 = icmp eq i32 %56, 32
  br i1 %57, label %58, label %62

58:                                               ; preds = %54
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %10, align 4
  %61 = call spir_func i32 @_Z3maxii(i32 noundef %59, i32 noundef %60) #6
  store i32 %61, ptr %9, align 4
  store i32 0, ptr %11, align 4
  br label %65

62:                                               ; preds = %54
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 4
  br label %65

65:                                               ; preds = %62, %58
  br label %72

66:                                               ; preds = %20
  %67 = load i8, ptr %13, align 1
  %68 = sext i8 %67 to i32
  %69 = icmp eq i32 %68, 32
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store i32 0, ptr %11, align 4
  br label %71

71:                                               ; preds = %70, %66
  br label %72

72:                                               ; preds = %20, %71, %65, %53
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %12, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %12, align 4
  br label %16

76:                                               ; preds = %16
  %77 = load i32, ptr %8, align 4
  %78 = insertelement <2 x i32> poison, i32 %77, i32 0
  %79 = load i32, ptr %9, align 4
  %80 = load i32, ptr %11, align 4
  %81 = icmp eq i32 %80, 1
  br i1 %81, label %82, label %84

82:                                               ; preds = %76
  %83 = load i32, ptr %10, align 4
  br label %85

84:                                               ; preds = %76
  br label %85

85:                                               ; preds = %84, %82
  %86 = phi i32 [ %83, %82 ], [ 0, %84 ]
  %87 = call spir_func i32 @_Z3maxii(i32 noundef %79, i32 noundef %86) #6
  %88 = insertelement <2 x i32> %78, i32 %87, i32 1
  store <2 x i32> %88, ptr %14, align 8
  %89 = load <2 x i32>, ptr %14, align 8
  %90 = load ptr addrspace(1), ptr %5, align 8
  %91 = load i64, ptr %7, align 8
  %92 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %90, i64 %91
  store <2 x i32> %89, ptr addrspace(1) %92, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x i32> @_Z6vload8mPU3AS4Kj(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_jmPU3AS4j(<8 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z3minss(i16 noundef signext, i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"uchar*", !"uint*", !"uint"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"char*", !"char*", !"int*", !"int"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"uchar*", !"char4*"}
!14 = !{!"uchar*", !"char __attribute__((ext_vector_type(4)))*"}
!15 = !{!"const", !""}
!16 = !{!"char*", !"int2*", !"int"}
!17 = !{!"char*", !"int __attribute__((ext_vector_type(2)))*", !"int"}
