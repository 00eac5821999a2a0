; model.mlir, which is:
;
;     func.func @model(%x: tensor<16x64xf32>, %w1: tensor<64x128xf32>, %b1: tensor<128xf32>, %w2: tensor<128x10xf32>) -> tensor<16x10xf32> {
;       %zero = arith.constant 0.0 : f32
;       %i1 = tensor.empty() : tensor<16x128xf32>
;       %f1 = linalg.fill ins(%zero : f32) outs(%i1 : tensor<16x128xf32>) -> tensor<16x128xf32>
;       %m1 = linalg.matmul ins(%x, %w1 : tensor<16x64xf32>, tensor<64x128xf32>) outs(%f1 : tensor<16x128xf32>) -> tensor<16x128xf32>
;       %r1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%m1, %b1 : tensor<16x128xf32>, tensor<128xf32>) outs(%i1 : tensor<16x128xf32>) {
;       ^bb0(%in: f32, %bias: f32, %out: f32):
;         %s = arith.addf %in, %bias : f32
;         %p = arith.maximumf %s, %zero : f32
;         linalg.yield %p : f32
;       } -> tensor<16x128xf32>
;       %i2 = tensor.empty() : tensor<16x10xf32>
;       %f2 = linalg.fill ins(%zero : f32) outs(%i2 : tensor<16x10xf32>) -> tensor<16x10xf32>
;       %m2 = linalg.matmul ins(%r1, %w2 : tensor<16x128xf32>, tensor<128x10xf32>) outs(%f2 : tensor<16x10xf32>) -> tensor<16x10xf32>
;       %i3 = tensor.empty() : tensor<16x10xf32>
;       %sm = linalg.softmax dimension(1) ins(%m2 : tensor<16x10xf32>) outs(%i3 : tensor<16x10xf32>) -> tensor<16x10xf32>
;       return %sm : tensor<16x10xf32>
;     }
;
; The module below is what IREE 3.13 hands to its SPIR-V backend, left in the folder by:
;
;     iree-compile model.mlir -o model.vmfb --iree-hal-target-device=hip \
;       --iree-rocm-target=gfx1100 --iree-rocm-use-spirv \
;       --iree-hal-dump-executable-intermediates-to=folder
;
; ModuleID = 'model_linked'
source_filename = "model_linked"

@llvm.cmdline = private addrspace(1) constant [4 x i8] c"-O3\00", section ".llvmcmd", align 1

; Function Attrs: alwaysinline
define spir_kernel void @model_dispatch_0_matmul_16x128x64_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull readonly align 16 %2, ptr addrspace(1) noalias noundef nonnull align 16 %3) #0 {
  %5 = call range(i32 0, 8) i32 @llvm.amdgcn.workitem.id.y()
  %6 = sext i32 %5 to i64
  %7 = call range(i32 0, 8) i32 @llvm.amdgcn.workitem.id.x()
  %8 = sext i32 %7 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %3, i64 64) ]
  %9 = call range(i32 0, 8) i32 @llvm.amdgcn.workgroup.id.x()
  %10 = sext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = udiv i32 %11, 4
  %13 = urem i32 %11, 4
  %14 = mul nsw i32 %12, 8
  %15 = trunc i64 %6 to i32
  %16 = add i32 %15, %14
  %17 = zext i32 %16 to i64
  %18 = trunc i64 %8 to i32
  %19 = mul nsw i32 %18, 4
  %20 = mul nsw i32 %13, 32
  %21 = add i32 %19, %20
  %22 = zext i32 %21 to i64
  br label %23

23:                                               ; preds = %27, %4
  %24 = phi i32 [ %351, %27 ], [ 0, %4 ]
  %25 = phi <4 x float> [ %350, %27 ], [ zeroinitializer, %4 ]
  %26 = icmp slt i32 %24, 64
  br i1 %26, label %27, label %352

27:                                               ; preds = %23
  %28 = zext i32 %24 to i64
  %29 = mul i64 %17, 64
  %30 = add i64 %29, %28
  %31 = getelementptr float, ptr addrspace(1) %0, i64 %30
  %32 = load <32 x float>, ptr addrspace(1) %31, align 4
  %33 = add nsw i32 %24, 1
  %34 = zext i32 %33 to i64
  %35 = mul i64 %28, 128
  %36 = add i64 %35, %22
  %37 = getelementptr float, ptr addrspace(1) %1, i64 %36
  %38 = load <4 x float>, ptr addrspace(1) %37, align 4
  %39 = add nsw i32 %24, 2
  %40 = zext i32 %39 to i64
  %41 = mul i64 %34, 128
  %42 = add i64 %41, %22
  %43 = getelementptr float, ptr addrspace(1) %1, i64 %42
  %44 = load <4 x float>, ptr addrspace(1) %43, align 4
  %45 = add nsw i32 %24, 3
  %46 = zext i32 %45 to i64
  %47 = mul i64 %40, 128
  %48 = add i64 %47, %22
  %49 = getelementptr float, ptr addrspace(1) %1, i64 %48
  %50 = load <4 x float>, ptr addrspace(1) %49, align 4
  %51 = add nsw i32 %24, 4
  %52 = zext i32 %51 to i64
  %53 = mul i64 %46, 128
  %54 = add i64 %53, %22
  %55 = getelementptr float, ptr addrspace(1) %1, i64 %54
  %56 = load <4 x float>, ptr addrspace(1) %55, align 4
  %57 = add nsw i32 %24, 5
  %58 = zext i32 %57 to i64
  %59 = mul i64 %52, 128
  %60 = add i64 %59, %22
  %61 = getelementptr float, ptr addrspace(1) %1, i64 %60
  %62 = load <4 x float>, ptr addrspace(1) %61, align 4
  %63 = add nsw i32 %24, 6
  %64 = zext i32 %63 to i64
  %65 = mul i64 %58, 128
  %66 = add i64 %65, %22
  %67 = getelementptr float, ptr addrspace(1) %1, i64 %66
  %68 = load <4 x float>, ptr addrspace(1) %67, align 4
  %69 = add nsw i32 %24, 7
  %70 = zext i32 %69 to i64
  %71 = mul i64 %64, 128
  %72 = add i64 %71, %22
  %73 = getelementptr float, ptr addrspace(1) %1, i64 %72
  %74 = load <4 x float>, ptr addrspace(1) %73, align 4
  %75 = add nsw i32 %24, 8
  %76 = zext i32 %75 to i64
  %77 = mul i64 %70, 128
  %78 = add i64 %77, %22
  %79 = getelementptr float, ptr addrspace(1) %1, i64 %78
  %80 = load <4 x float>, ptr addrspace(1) %79, align 4
  %81 = add nsw i32 %24, 9
  %82 = zext i32 %81 to i64
  %83 = mul i64 %76, 128
  %84 = add i64 %83, %22
  %85 = getelementptr float, ptr addrspace(1) %1, i64 %84
  %86 = load <4 x float>, ptr addrspace(1) %85, align 4
  %87 = add nsw i32 %24, 10
  %88 = zext i32 %87 to i64
  %89 = mul i64 %82, 128
  %90 = add i64 %89, %22
  %91 = getelementptr float, ptr addrspace(1) %1, i64 %90
  %92 = load <4 x float>, ptr addrspace(1) %91, align 4
  %93 = add nsw i32 %24, 11
  %94 = zext i32 %93 to i64
  %95 = mul i64 %88, 128
  %96 = add i64 %95, %22
  %97 = getelementptr float, ptr addrspace(1) %1, i64 %96
  %98 = load <4 x float>, ptr addrspace(1) %97, align 4
  %99 = add nsw i32 %24, 12
  %100 = zext i32 %99 to i64
  %101 = mul i64 %94, 128
  %102 = add i64 %101, %22
  %103 = getelementptr float, ptr addrspace(1) %1, i64 %102
  %104 = load <4 x float>, ptr addrspace(1) %103, align 4
  %105 = add nsw i32 %24, 13
  %106 = zext i32 %105 to i64
  %107 = mul i64 %100, 128
  %108 = add i64 %107, %22
  %109 = getelementptr float, ptr addrspace(1) %1, i64 %108
  %110 = load <4 x float>, ptr addrspace(1) %109, align 4
  %111 = add nsw i32 %24, 14
  %112 = zext i32 %111 to i64
  %113 = mul i64 %106, 128
  %114 = add i64 %113, %22
  %115 = getelementptr float, ptr addrspace(1) %1, i64 %114
  %116 = load <4 x float>, ptr addrspace(1) %115, align 4
  %117 = add nsw i32 %24, 15
  %118 = zext i32 %117 to i64
  %119 = mul i64 %112, 128
  %120 = add i64 %119, %22
  %121 = getelementptr float, ptr addrspace(1) %1, i64 %120
  %122 = load <4 x float>, ptr addrspace(1) %121, align 4
  %123 = add nsw i32 %24, 16
  %124 = zext i32 %123 to i64
  %125 = mul i64 %118, 128
  %126 = add i64 %125, %22
  %127 = getelementptr float, ptr addrspace(1) %1, i64 %126
  %128 = load <4 x float>, ptr addrspace(1) %127, align 4
  %129 = add nsw i32 %24, 17
  %130 = zext i32 %129 to i64
  %131 = mul i64 %124, 128
  %132 = add i64 %131, %22
  %133 = getelementptr float, ptr addrspace(1) %1, i64 %132
  %134 = load <4 x float>, ptr addrspace(1) %133, align 4
  %135 = add nsw i32 %24, 18
  %136 = zext i32 %135 to i64
  %137 = mul i64 %130, 128
  %138 = add i64 %137, %22
  %139 = getelementptr float, ptr addrspace(1) %1, i64 %138
  %140 = load <4 x float>, ptr addrspace(1) %139, align 4
  %141 = add nsw i32 %24, 19
  %142 = zext i32 %141 to i64
  %143 = mul i64 %136, 128
  %144 = add i64 %143, %22
  %145 = getelementptr float, ptr addrspace(1) %1, i64 %144
  %146 = load <4 x float>, ptr addrspace(1) %145, align 4
  %147 = add nsw i32 %24, 20
  %148 = zext i32 %147 to i64
  %149 = mul i64 %142, 128
  %150 = add i64 %149, %22
  %151 = getelementptr float, ptr addrspace(1) %1, i64 %150
  %152 = load <4 x float>, ptr addrspace(1) %151, align 4
  %153 = add nsw i32 %24, 21
  %154 = zext i32 %153 to i64
  %155 = mul i64 %148, 128
  %156 = add i64 %155, %22
  %157 = getelementptr float, ptr addrspace(1) %1, i64 %156
  %158 = load <4 x float>, ptr addrspace(1) %157, align 4
  %159 = add nsw i32 %24, 22
  %160 = zext i32 %159 to i64
  %161 = mul i64 %154, 128
  %162 = add i64 %161, %22
  %163 = getelementptr float, ptr addrspace(1) %1, i64 %162
  %164 = load <4 x float>, ptr addrspace(1) %163, align 4
  %165 = add nsw i32 %24, 23
  %166 = zext i32 %165 to i64
  %167 = mul i64 %160, 128
  %168 = add i64 %167, %22
  %169 = getelementptr float, ptr addrspace(1) %1, i64 %168
  %170 = load <4 x float>, ptr addrspace(1) %169, align 4
  %171 = add nsw i32 %24, 24
  %172 = zext i32 %171 to i64
  %173 = mul i64 %166, 128
  %174 = add i64 %173, %22
  %175 = getelementptr float, ptr addrspace(1) %1, i64 %174
  %176 = load <4 x float>, ptr addrspace(1) %175, align 4
  %177 = add nsw i32 %24, 25
  %178 = zext i32 %177 to i64
  %179 = mul i64 %172, 128
  %180 = add i64 %179, %22
  %181 = getelementptr float, ptr addrspace(1) %1, i64 %180
  %182 = load <4 x float>, ptr addrspace(1) %181, align 4
  %183 = add nsw i32 %24, 26
  %184 = zext i32 %183 to i64
  %185 = mul i64 %178, 128
  %186 = add i64 %185, %22
  %187 = getelementptr float, ptr addrspace(1) %1, i64 %186
  %188 = load <4 x float>, ptr addrspace(1) %187, align 4
  %189 = add nsw i32 %24, 27
  %190 = zext i32 %189 to i64
  %191 = mul i64 %184, 128
  %192 = add i64 %191, %22
  %193 = getelementptr float, ptr addrspace(1) %1, i64 %192
  %194 = load <4 x float>, ptr addrspace(1) %193, align 4
  %195 = add nsw i32 %24, 28
  %196 = zext i32 %195 to i64
  %197 = mul i64 %190, 128
  %198 = add i64 %197, %22
  %199 = getelementptr float, ptr addrspace(1) %1, i64 %198
  %200 = load <4 x float>, ptr addrspace(1) %199, align 4
  %201 = add nsw i32 %24, 29
  %202 = zext i32 %201 to i64
  %203 = mul i64 %196, 128
  %204 = add i64 %203, %22
  %205 = getelementptr float, ptr addrspace(1) %1, i64 %204
  %206 = load <4 x float>, ptr addrspace(1) %205, align 4
  %207 = add nsw i32 %24, 30
  %208 = zext i32 %207 to i64
  %209 = mul i64 %202, 128
  %210 = add i64 %209, %22
  %211 = getelementptr float, ptr addrspace(1) %1, i64 %210
  %212 = load <4 x float>, ptr addrspace(1) %211, align 4
  %213 = add nsw i32 %24, 31
  %214 = zext i32 %213 to i64
  %215 = mul i64 %208, 128
  %216 = add i64 %215, %22
  %217 = getelementptr float, ptr addrspace(1) %1, i64 %216
  %218 = load <4 x float>, ptr addrspace(1) %217, align 4
  %219 = mul i64 %214, 128
  %220 = add i64 %219, %22
  %221 = getelementptr float, ptr addrspace(1) %1, i64 %220
  %222 = load <4 x float>, ptr addrspace(1) %221, align 4
  %223 = extractelement <32 x float> %32, i64 0
  %224 = extractelement <32 x float> %32, i64 1
  %225 = extractelement <32 x float> %32, i64 2
  %226 = extractelement <32 x float> %32, i64 3
  %227 = extractelement <32 x float> %32, i64 4
  %228 = extractelement <32 x float> %32, i64 5
  %229 = extractelement <32 x float> %32, i64 6
  %230 = extractelement <32 x float> %32, i64 7
  %231 = extractelement <32 x float> %32, i64 8
  %232 = extractelement <32 x float> %32, i64 9
  %233 = extractelement <32 x float> %32, i64 10
  %234 = extractelement <32 x float> %32, i64 11
  %235 = extractelement <32 x float> %32, i64 12
  %236 = extractelement <32 x float> %32, i64 13
  %237 = extractelement <32 x float> %32, i64 14
  %238 = extractelement <32 x float> %32, i64 15
  %239 = extractelement <32 x float> %32, i64 16
  %240 = extractelement <32 x float> %32, i64 17
  %241 = extractelement <32 x float> %32, i64 18
  %242 = extractelement <32 x float> %32, i64 19
  %243 = extractelement <32 x float> %32, i64 20
  %244 = extractelement <32 x float> %32, i64 21
  %245 = extractelement <32 x float> %32, i64 22
  %246 = extractelement <32 x float> %32, i64 23
  %247 = extractelement <32 x float> %32, i64 24
  %248 = extractelement <32 x float> %32, i64 25
  %249 = extractelement <32 x float> %32, i64 26
  %250 = extractelement <32 x float> %32, i64 27
  %251 = extractelement <32 x float> %32, i64 28
  %252 = extractelement <32 x float> %32, i64 29
  %253 = extractelement <32 x float> %32, i64 30
  %254 = extractelement <32 x float> %32, i64 31
  %255 = insertelement <4 x float> poison, float %223, i32 0
  %256 = shufflevector <4 x float> %255, <4 x float> poison, <4 x i32> zeroinitializer
  %257 = insertelement <4 x float> poison, float %224, i32 0
  %258 = shufflevector <4 x float> %257, <4 x float> poison, <4 x i32> zeroinitializer
  %259 = insertelement <4 x float> poison, float %225, i32 0
  %260 = shufflevector <4 x float> %259, <4 x float> poison, <4 x i32> zeroinitializer
  %261 = insertelement <4 x float> poison, float %226, i32 0
  %262 = shufflevector <4 x float> %261, <4 x float> poison, <4 x i32> zeroinitializer
  %263 = insertelement <4 x float> poison, float %227, i32 0
  %264 = shufflevector <4 x float> %263, <4 x float> poison, <4 x i32> zeroinitializer
  %265 = insertelement <4 x float> poison, float %228, i32 0
  %266 = shufflevector <4 x float> %265, <4 x float> poison, <4 x i32> zeroinitializer
  %267 = insertelement <4 x float> poison, float %229, i32 0
  %268 = shufflevector <4 x float> %267, <4 x float> poison, <4 x i32> zeroinitializer
  %269 = insertelement <4 x float> poison, float %230, i32 0
  %270 = shufflevector <4 x float> %269, <4 x float> poison, <4 x i32> zeroinitializer
  %271 = insertelement <4 x float> poison, float %231, i32 0
  %272 = shufflevector <4 x float> %271, <4 x float> poison, <4 x i32> zeroinitializer
  %273 = insertelement <4 x float> poison, float %232, i32 0
  %274 = shufflevector <4 x float> %273, <4 x float> poison, <4 x i32> zeroinitializer
  %275 = insertelement <4 x float> poison, float %233, i32 0
  %276 = shufflevector <4 x float> %275, <4 x float> poison, <4 x i32> zeroinitializer
  %277 = insertelement <4 x float> poison, float %234, i32 0
  %278 = shufflevector <4 x float> %277, <4 x float> poison, <4 x i32> zeroinitializer
  %279 = insertelement <4 x float> poison, float %235, i32 0
  %280 = shufflevector <4 x float> %279, <4 x float> poison, <4 x i32> zeroinitializer
  %281 = insertelement <4 x float> poison, float %236, i32 0
  %282 = shufflevector <4 x float> %281, <4 x float> poison, <4 x i32> zeroinitializer
  %283 = insertelement <4 x float> poison, float %237, i32 0
  %284 = shufflevector <4 x float> %283, <4 x float> poison, <4 x i32> zeroinitializer
  %285 = insertelement <4 x float> poison, float %238, i32 0
  %286 = shufflevector <4 x float> %285, <4 x float> poison, <4 x i32> zeroinitializer
  %287 = insertelement <4 x float> poison, float %239, i32 0
  %288 = shufflevector <4 x float> %287, <4 x float> poison, <4 x i32> zeroinitializer
  %289 = insertelement <4 x float> poison, float %240, i32 0
  %290 = shufflevector <4 x float> %289, <4 x float> poison, <4 x i32> zeroinitializer
  %291 = insertelement <4 x float> poison, float %241, i32 0
  %292 = shufflevector <4 x float> %291, <4 x float> poison, <4 x i32> zeroinitializer
  %293 = insertelement <4 x float> poison, float %242, i32 0
  %294 = shufflevector <4 x float> %293, <4 x float> poison, <4 x i32> zeroinitializer
  %295 = insertelement <4 x float> poison, float %243, i32 0
  %296 = shufflevector <4 x float> %295, <4 x float> poison, <4 x i32> zeroinitializer
  %297 = insertelement <4 x float> poison, float %244, i32 0
  %298 = shufflevector <4 x float> %297, <4 x float> poison, <4 x i32> zeroinitializer
  %299 = insertelement <4 x float> poison, float %245, i32 0
  %300 = shufflevector <4 x float> %299, <4 x float> poison, <4 x i32> zeroinitializer
  %301 = insertelement <4 x float> poison, float %246, i32 0
  %302 = shufflevector <4 x float> %301, <4 x float> poison, <4 x i32> zeroinitializer
  %303 = insertelement <4 x float> poison, float %247, i32 0
  %304 = shufflevector <4 x float> %303, <4 x float> poison, <4 x i32> zeroinitializer
  %305 = insertelement <4 x float> poison, float %248, i32 0
  %306 = shufflevector <4 x float> %305, <4 x float> poison, <4 x i32> zeroinitializer
  %307 = insertelement <4 x float> poison, float %249, i32 0
  %308 = shufflevector <4 x float> %307, <4 x float> poison, <4 x i32> zeroinitializer
  %309 = insertelement <4 x float> poison, float %250, i32 0
  %310 = shufflevector <4 x float> %309, <4 x float> poison, <4 x i32> zeroinitializer
  %311 = insertelement <4 x float> poison, float %251, i32 0
  %312 = shufflevector <4 x float> %311, <4 x float> poison, <4 x i32> zeroinitializer
  %313 = insertelement <4 x float> poison, float %252, i32 0
  %314 = shufflevector <4 x float> %313, <4 x float> poison, <4 x i32> zeroinitializer
  %315 = insertelement <4 x float> poison, float %253, i32 0
  %316 = shufflevector <4 x float> %315, <4 x float> poison, <4 x i32> zeroinitializer
  %317 = insertelement <4 x float> poison, float %254, i32 0
  %318 = shufflevector <4 x float> %317, <4 x float> poison, <4 x i32> zeroinitializer
  %319 = call <4 x float> @llvm.fma.v4f32(<4 x float> %318, <4 x float> %222, <4 x float> %25)
  %320 = call <4 x float> @llvm.fma.v4f32(<4 x float> %316, <4 x float> %218, <4 x float> %319)
  %321 = call <4 x float> @llvm.fma.v4f32(<4 x float> %314, <4 x float> %212, <4 x float> %320)
  %322 = call <4 x float> @llvm.fma.v4f32(<4 x float> %312, <4 x float> %206, <4 x float> %321)
  %323 = call <4 x float> @llvm.fma.v4f32(<4 x float> %310, <4 x float> %200, <4 x float> %322)
  %324 = call <4 x float> @llvm.fma.v4f32(<4 x float> %308, <4 x float> %194, <4 x float> %323)
  %325 = call <4 x float> @llvm.fma.v4f32(<4 x float> %306, <4 x float> %188, <4 x float> %324)
  %326 = call <4 x float> @llvm.fma.v4f32(<4 x float> %304, <4 x float> %182, <4 x float> %325)
  %327 = call <4 x float> @llvm.fma.v4f32(<4 x float> %302, <4 x float> %176, <4 x float> %326)
  %328 = call <4 x float> @llvm.fma.v4f32(<4 x float> %300, <4 x float> %170, <4 x float> %327)
  %329 = call <4 x float> @llvm.fma.v4f32(<4 x float> %298, <4 x float> %164, <4 x float> %328)
  %330 = call <4 x float> @llvm.fma.v4f32(<4 x float> %296, <4 x float> %158, <4 x float> %329)
  %331 = call <4 x float> @llvm.fma.v4f32(<4 x float> %294, <4 x float> %152, <4 x float> %330)
  %332 = call <4 x float> @llvm.fma.v4f32(<4 x float> %292, <4 x float> %146, <4 x float> %331)
  %333 = call <4 x float> @llvm.fma.v4f32(<4 x float> %290, <4 x float> %140, <4 x float> %332)
  %334 = call <4 x float> @llvm.fma.v4f32(<4 x float> %288, <4 x float> %134, <4 x float> %333)
  %335 = call <4 x float> @llvm.fma.v4f32(<4 x float> %286, <4 x float> %128, <4 x float> %334)
  %336 = call <4 x float> @llvm.fma.v4f32(<4 x float> %284, <4 x float> %122, <4 x float> %335)
  %337 = call <4 x float> @llvm.fma.v4f32(<4 x float> %282, <4 x float> %116, <4 x float> %336)
  %338 = call <4 x float> @llvm.fma.v4f32(<4 x float> %280, <4 x float> %110, <4 x float> %337)
  %339 = call <4 x float> @llvm.fma.v4f32(<4 x float> %278, <4 x float> %104, <4 x float> %338)
  %340 = call <4 x float> @llvm.fma.v4f32(<4 x float> %276, <4 x float> %98, <4 x float> %339)
  %341 = call <4 x float> @llvm.fma.v4f32(<4 x float> %274, <4 x float> %92, <4 x float> %340)
  %342 = call <4 x float> @llvm.fma.v4f32(<4 x float> %272, <4 x float> %86, <4 x float> %341)
  %343 = call <4 x float> @llvm.fma.v4f32(<4 x float> %270, <4 x float> %80, <4 x float> %342)
  %344 = call <4 x float> @llvm.fma.v4f32(<4 x float> %268, <4 x float> %74, <4 x float> %343)
  %345 = call <4 x float> @llvm.fma.v4f32(<4 x float> %266, <4 x float> %68, <4 x float> %344)
  %346 = call <4 x float> @llvm.fma.v4f32(<4 x float> %264, <4 x float> %62, <4 x float> %345)
  %347 = call <4 x float> @llvm.fma.v4f32(<4 x float> %262, <4 x float> %56, <4 x float> %346)
  %348 = call <4 x float> @llvm.fma.v4f32(<4 x float> %260, <4 x float> %50, <4 x float> %347)
  %349 = call <4 x float> @llvm.fma.v4f32(<4 x float> %258, <4 x float> %44, <4 x float> %348)
  %350 = call <4 x float> @llvm.fma.v4f32(<4 x float> %256, <4 x float> %38, <4 x float> %349)
  %351 = add i32 %24, 32
  br label %23

352:                                              ; preds = %23
  %353 = getelementptr float, ptr addrspace(1) %2, i64 %22
  %354 = load <4 x float>, ptr addrspace(1) %353, align 4
  %355 = fadd <4 x float> %25, %354
  %356 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %355, <4 x float> zeroinitializer)
  %357 = mul i64 %17, 128
  %358 = add i64 %357, %22
  %359 = getelementptr float, ptr addrspace(1) %3, i64 %358
  store <4 x float> %356, ptr addrspace(1) %359, align 4
  ret void
}

; Function Attrs: alwaysinline
define spir_kernel void @model_dispatch_1_matmul_16x10x128_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull align 16 %2) #0 {
  %4 = call range(i32 0, 8) i32 @llvm.amdgcn.workitem.id.y()
  %5 = sext i32 %4 to i64
  %6 = call range(i32 0, 32) i32 @llvm.amdgcn.workitem.id.x()
  %7 = sext i32 %6 to i64
  %8 = trunc i64 %5 to i32
  %9 = mul nsw i32 %8, 32
  %10 = trunc i64 %7 to i32
  %11 = add nsw i32 %9, %10
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %12 = getelementptr float, ptr addrspace(1) %2, i64 2048
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %12, i64 64) ]
  br label %13

13:                                               ; preds = %347, %3
  %14 = phi i32 [ %352, %347 ], [ %11, %3 ]
  %15 = icmp slt i32 %14, 16
  br i1 %15, label %16, label %353

16:                                               ; preds = %13
  %17 = zext i32 %14 to i64
  br label %18

18:                                               ; preds = %22, %16
  %19 = phi i32 [ %346, %22 ], [ 0, %16 ]
  %20 = phi <10 x float> [ %345, %22 ], [ zeroinitializer, %16 ]
  %21 = icmp slt i32 %19, 128
  br i1 %21, label %22, label %347

22:                                               ; preds = %18
  %23 = zext i32 %19 to i64
  %24 = mul i64 %17, 128
  %25 = add i64 %24, %23
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = load <32 x float>, ptr addrspace(1) %26, align 4
  %28 = add nsw i32 %19, 1
  %29 = zext i32 %28 to i64
  %30 = mul i64 %23, 10
  %31 = add i64 %30, 0
  %32 = getelementptr float, ptr addrspace(1) %1, i64 %31
  %33 = load <10 x float>, ptr addrspace(1) %32, align 4
  %34 = add nsw i32 %19, 2
  %35 = zext i32 %34 to i64
  %36 = mul i64 %29, 10
  %37 = add i64 %36, 0
  %38 = getelementptr float, ptr addrspace(1) %1, i64 %37
  %39 = load <10 x float>, ptr addrspace(1) %38, align 4
  %40 = add nsw i32 %19, 3
  %41 = zext i32 %40 to i64
  %42 = mul i64 %35, 10
  %43 = add i64 %42, 0
  %44 = getelementptr float, ptr addrspace(1) %1, i64 %43
  %45 = load <10 x float>, ptr addrspace(1) %44, align 4
  %46 = add nsw i32 %19, 4
  %47 = zext i32 %46 to i64
  %48 = mul i64 %41, 10
  %49 = add i64 %48, 0
  %50 = getelementptr float, ptr addrspace(1) %1, i64 %49
  %51 = load <10 x float>, ptr addrspace(1) %50, align 4
  %52 = add nsw i32 %19, 5
  %53 = zext i32 %52 to i64
  %54 = mul i64 %47, 10
  %55 = add i64 %54, 0
  %56 = getelementptr float, ptr addrspace(1) %1, i64 %55
  %57 = load <10 x float>, ptr addrspace(1) %56, align 4
  %58 = add nsw i32 %19, 6
  %59 = zext i32 %58 to i64
  %60 = mul i64 %53, 10
  %61 = add i64 %60, 0
  %62 = getelementptr float, ptr addrspace(1) %1, i64 %61
  %63 = load <10 x float>, ptr addrspace(1) %62, align 4
  %64 = add nsw i32 %19, 7
  %65 = zext i32 %64 to i64
  %66 = mul i64 %59, 10
  %67 = add i64 %66, 0
  %68 = getelementptr float, ptr addrspace(1) %1, i64 %67
  %69 = load <10 x float>, ptr addrspace(1) %68, align 4
  %70 = add nsw i32 %19, 8
  %71 = zext i32 %70 to i64
  %72 = mul i64 %65, 10
  %73 = add i64 %72, 0
  %74 = getelementptr float, ptr addrspace(1) %1, i64 %73
  %75 = load <10 x float>, ptr addrspace(1) %74, align 4
  %76 = add nsw i32 %19, 9
  %77 = zext i32 %76 to i64
  %78 = mul i64 %71, 10
  %79 = add i64 %78, 0
  %80 = getelementptr float, ptr addrspace(1) %1, i64 %79
  %81 = load <10 x float>, ptr addrspace(1) %80, align 4
  %82 = add nsw i32 %19, 10
  %83 = zext i32 %82 to i64
  %84 = mul i64 %77, 10
  %85 = add i64 %84, 0
  %86 = getelementptr float, ptr addrspace(1) %1, i64 %85
  %87 = load <10 x float>, ptr addrspace(1) %86, align 4
  %88 = add nsw i32 %19, 11
  %89 = zext i32 %88 to i64
  %90 = mul i64 %83, 10
  %91 = add i64 %90, 0
  %92 = getelementptr float, ptr addrspace(1) %1, i64 %91
  %93 = load <10 x float>, ptr addrspace(1) %92, align 4
  %94 = add nsw i32 %19, 12
  %95 = zext i32 %94 to i64
  %96 = mul i64 %89, 10
  %97 = add i64 %96, 0
  %98 = getelementptr float, ptr addrspace(1) %1, i64 %97
  %99 = load <10 x float>, ptr addrspace(1) %98, align 4
  %100 = add nsw i32 %19, 13
  %101 = zext i32 %100 to i64
  %102 = mul i64 %95, 10
  %103 = add i64 %102, 0
  %104 = getelementptr float, ptr addrspace(1) %1, i64 %103
  %105 = load <10 x float>, ptr addrspace(1) %104, align 4
  %106 = add nsw i32 %19, 14
  %107 = zext i32 %106 to i64
  %108 = mul i64 %101, 10
  %109 = add i64 %108, 0
  %110 = getelementptr float, ptr addrspace(1) %1, i64 %109
  %111 = load <10 x float>, ptr addrspace(1) %110, align 4
  %112 = add nsw i32 %19, 15
  %113 = zext i32 %112 to i64
  %114 = mul i64 %107, 10
  %115 = add i64 %114, 0
  %116 = getelementptr float, ptr addrspace(1) %1, i64 %115
  %117 = load <10 x float>, ptr addrspace(1) %116, align 4
  %118 = add nsw i32 %19, 16
  %119 = zext i32 %118 to i64
  %120 = mul i64 %113, 10
  %121 = add i64 %120, 0
  %122 = getelementptr float, ptr addrspace(1) %1, i64 %121
  %123 = load <10 x float>, ptr addrspace(1) %122, align 4
  %124 = add nsw i32 %19, 17
  %125 = zext i32 %124 to i64
  %126 = mul i64 %119, 10
  %127 = add i64 %126, 0
  %128 = getelementptr float, ptr addrspace(1) %1, i64 %127
  %129 = load <10 x float>, ptr addrspace(1) %128, align 4
  %130 = add nsw i32 %19, 18
  %131 = zext i32 %130 to i64
  %132 = mul i64 %125, 10
  %133 = add i64 %132, 0
  %134 = getelementptr float, ptr addrspace(1) %1, i64 %133
  %135 = load <10 x float>, ptr addrspace(1) %134, align 4
  %136 = add nsw i32 %19, 19
  %137 = zext i32 %136 to i64
  %138 = mul i64 %131, 10
  %139 = add i64 %138, 0
  %140 = getelementptr float, ptr addrspace(1) %1, i64 %139
  %141 = load <10 x float>, ptr addrspace(1) %140, align 4
  %142 = add nsw i32 %19, 20
  %143 = zext i32 %142 to i64
  %144 = mul i64 %137, 10
  %145 = add i64 %144, 0
  %146 = getelementptr float, ptr addrspace(1) %1, i64 %145
  %147 = load <10 x float>, ptr addrspace(1) %146, align 4
  %148 = add nsw i32 %19, 21
  %149 = zext i32 %148 to i64
  %150 = mul i64 %143, 10
  %151 = add i64 %150, 0
  %152 = getelementptr float, ptr addrspace(1) %1, i64 %151
  %153 = load <10 x float>, ptr addrspace(1) %152, align 4
  %154 = add nsw i32 %19, 22
  %155 = zext i32 %154 to i64
  %156 = mul i64 %149, 10
  %157 = add i64 %156, 0
  %158 = getelementptr float, ptr addrspace(1) %1, i64 %157
  %159 = load <10 x float>, ptr addrspace(1) %158, align 4
  %160 = add nsw i32 %19, 23
  %161 = zext i32 %160 to i64
  %162 = mul i64 %155, 10
  %163 = add i64 %162, 0
  %164 = getelementptr float, ptr addrspace(1) %1, i64 %163
  %165 = load <10 x float>, ptr addrspace(1) %164, align 4
  %166 = add nsw i32 %19, 24
  %167 = zext i32 %166 to i64
  %168 = mul i64 %161, 10
  %169 = add i64 %168, 0
  %170 = getelementptr float, ptr addrspace(1) %1, i64 %169
  %171 = load <10 x float>, ptr addrspace(1) %170, align 4
  %172 = add nsw i32 %19, 25
  %173 = zext i32 %172 to i64
  %174 = mul i64 %167, 10
  %175 = add i64 %174, 0
  %176 = getelementptr float, ptr addrspace(1) %1, i64 %175
  %177 = load <10 x float>, ptr addrspace(1) %176, align 4
  %178 = add nsw i32 %19, 26
  %179 = zext i32 %178 to i64
  %180 = mul i64 %173, 10
  %181 = add i64 %180, 0
  %182 = getelementptr float, ptr addrspace(1) %1, i64 %181
  %183 = load <10 x float>, ptr addrspace(1) %182, align 4
  %184 = add nsw i32 %19, 27
  %185 = zext i32 %184 to i64
  %186 = mul i64 %179, 10
  %187 = add i64 %186, 0
  %188 = getelementptr float, ptr addrspace(1) %1, i64 %187
  %189 = load <10 x float>, ptr addrspace(1) %188, align 4
  %190 = add nsw i32 %19, 28
  %191 = zext i32 %190 to i64
  %192 = mul i64 %185, 10
  %193 = add i64 %192, 0
  %194 = getelementptr float, ptr addrspace(1) %1, i64 %193
  %195 = load <10 x float>, ptr addrspace(1) %194, align 4
  %196 = add nsw i32 %19, 29
  %197 = zext i32 %196 to i64
  %198 = mul i64 %191, 10
  %199 = add i64 %198, 0
  %200 = getelementptr float, ptr addrspace(1) %1, i64 %199
  %201 = load <10 x float>, ptr addrspace(1) %200, align 4
  %202 = add nsw i32 %19, 30
  %203 = zext i32 %202 to i64
  %204 = mul i64 %197, 10
  %205 = add i64 %204, 0
  %206 = getelementptr float, ptr addrspace(1) %1, i64 %205
  %207 = load <10 x float>, ptr addrspace(1) %206, align 4
  %208 = add nsw i32 %19, 31
  %209 = zext i32 %208 to i64
  %210 = mul i64 %203, 10
  %211 = add i64 %210, 0
  %212 = getelementptr float, ptr addrspace(1) %1, i64 %211
  %213 = load <10 x float>, ptr addrspace(1) %212, align 4
  %214 = mul i64 %209, 10
  %215 = add i64 %214, 0
  %216 = getelementptr float, ptr addrspace(1) %1, i64 %215
  %217 = load <10 x float>, ptr addrspace(1) %216, align 4
  %218 = extractelement <32 x float> %27, i64 0
  %219 = extractelement <32 x float> %27, i64 1
  %220 = extractelement <32 x float> %27, i64 2
  %221 = extractelement <32 x float> %27, i64 3
  %222 = extractelement <32 x float> %27, i64 4
  %223 = extractelement <32 x float> %27, i64 5
  %224 = extractelement <32 x float> %27, i64 6
  %225 = extractelement <32 x float> %27, i64 7
  %226 = extractelement <32 x float> %27, i64 8
  %227 = extractelement <32 x float> %27, i64 9
  %228 = extractelement <32 x float> %27, i64 10
  %229 = extractelement <32 x float> %27, i64 11
  %230 = extractelement <32 x float> %27, i64 12
  %231 = extractelement <32 x float> %27, i64 13
  %232 = extractelement <32 x float> %27, i64 14
  %233 = extractelement <32 x float> %27, i64 15
  %234 = extractelement <32 x float> %27, i64 16
  %235 = extractelement <32 x float> %27, i64 17
  %236 = extractelement <32 x float> %27, i64 18
  %237 = extractelement <32 x float> %27, i64 19
  %238 = extractelement <32 x float> %27, i64 20
  %239 = extractelement <32 x float> %27, i64 21
  %240 = extractelement <32 x float> %27, i64 22
  %241 = extractelement <32 x float> %27, i64 23
  %242 = extractelement <32 x float> %27, i64 24
  %243 = extractelement <32 x float> %27, i64 25
  %244 = extractelement <32 x float> %27, i64 26
  %245 = extractelement <32 x float> %27, i64 27
  %246 = extractelement <32 x float> %27, i64 28
  %247 = extractelement <32 x float> %27, i64 29
  %248 = extractelement <32 x float> %27, i64 30
  %249 = extractelement <32 x float> %27, i64 31
  %250 = insertelement <10 x float> poison, float %218, i32 0
  %251 = shufflevector <10 x float> %250, <10 x float> poison, <10 x i32> zeroinitializer
  %252 = insertelement <10 x float> poison, float %219, i32 0
  %253 = shufflevector <10 x float> %252, <10 x float> poison, <10 x i32> zeroinitializer
  %254 = insertelement <10 x float> poison, float %220, i32 0
  %255 = shufflevector <10 x float> %254, <10 x float> poison, <10 x i32> zeroinitializer
  %256 = insertelement <10 x float> poison, float %221, i32 0
  %257 = shufflevector <10 x float> %256, <10 x float> poison, <10 x i32> zeroinitializer
  %258 = insertelement <10 x float> poison, float %222, i32 0
  %259 = shufflevector <10 x float> %258, <10 x float> poison, <10 x i32> zeroinitializer
  %260 = insertelement <10 x float> poison, float %223, i32 0
  %261 = shufflevector <10 x float> %260, <10 x float> poison, <10 x i32> zeroinitializer
  %262 = insertelement <10 x float> poison, float %224, i32 0
  %263 = shufflevector <10 x float> %262, <10 x float> poison, <10 x i32> zeroinitializer
  %264 = insertelement <10 x float> poison, float %225, i32 0
  %265 = shufflevector <10 x float> %264, <10 x float> poison, <10 x i32> zeroinitializer
  %266 = insertelement <10 x float> poison, float %226, i32 0
  %267 = shufflevector <10 x float> %266, <10 x float> poison, <10 x i32> zeroinitializer
  %268 = insertelement <10 x float> poison, float %227, i32 0
  %269 = shufflevector <10 x float> %268, <10 x float> poison, <10 x i32> zeroinitializer
  %270 = insertelement <10 x float> poison, float %228, i32 0
  %271 = shufflevector <10 x float> %270, <10 x float> poison, <10 x i32> zeroinitializer
  %272 = insertelement <10 x float> poison, float %229, i32 0
  %273 = shufflevector <10 x float> %272, <10 x float> poison, <10 x i32> zeroinitializer
  %274 = insertelement <10 x float> poison, float %230, i32 0
  %275 = shufflevector <10 x float> %274, <10 x float> poison, <10 x i32> zeroinitializer
  %276 = insertelement <10 x float> poison, float %231, i32 0
  %277 = shufflevector <10 x float> %276, <10 x float> poison, <10 x i32> zeroinitializer
  %278 = insertelement <10 x float> poison, float %232, i32 0
  %279 = shufflevector <10 x float> %278, <10 x float> poison, <10 x i32> zeroinitializer
  %280 = insertelement <10 x float> poison, float %233, i32 0
  %281 = shufflevector <10 x float> %280, <10 x float> poison, <10 x i32> zeroinitializer
  %282 = insertelement <10 x float> poison, float %234, i32 0
  %283 = shufflevector <10 x float> %282, <10 x float> poison, <10 x i32> zeroinitializer
  %284 = insertelement <10 x float> poison, float %235, i32 0
  %285 = shufflevector <10 x float> %284, <10 x float> poison, <10 x i32> zeroinitializer
  %286 = insertelement <10 x float> poison, float %236, i32 0
  %287 = shufflevector <10 x float> %286, <10 x float> poison, <10 x i32> zeroinitializer
  %288 = insertelement <10 x float> poison, float %237, i32 0
  %289 = shufflevector <10 x float> %288, <10 x float> poison, <10 x i32> zeroinitializer
  %290 = insertelement <10 x float> poison, float %238, i32 0
  %291 = shufflevector <10 x float> %290, <10 x float> poison, <10 x i32> zeroinitializer
  %292 = insertelement <10 x float> poison, float %239, i32 0
  %293 = shufflevector <10 x float> %292, <10 x float> poison, <10 x i32> zeroinitializer
  %294 = insertelement <10 x float> poison, float %240, i32 0
  %295 = shufflevector <10 x float> %294, <10 x float> poison, <10 x i32> zeroinitializer
  %296 = insertelement <10 x float> poison, float %241, i32 0
  %297 = shufflevector <10 x float> %296, <10 x float> poison, <10 x i32> zeroinitializer
  %298 = insertelement <10 x float> poison, float %242, i32 0
  %299 = shufflevector <10 x float> %298, <10 x float> poison, <10 x i32> zeroinitializer
  %300 = insertelement <10 x float> poison, float %243, i32 0
  %301 = shufflevector <10 x float> %300, <10 x float> poison, <10 x i32> zeroinitializer
  %302 = insertelement <10 x float> poison, float %244, i32 0
  %303 = shufflevector <10 x float> %302, <10 x float> poison, <10 x i32> zeroinitializer
  %304 = insertelement <10 x float> poison, float %245, i32 0
  %305 = shufflevector <10 x float> %304, <10 x float> poison, <10 x i32> zeroinitializer
  %306 = insertelement <10 x float> poison, float %246, i32 0
  %307 = shufflevector <10 x float> %306, <10 x float> poison, <10 x i32> zeroinitializer
  %308 = insertelement <10 x float> poison, float %247, i32 0
  %309 = shufflevector <10 x float> %308, <10 x float> poison, <10 x i32> zeroinitializer
  %310 = insertelement <10 x float> poison, float %248, i32 0
  %311 = shufflevector <10 x float> %310, <10 x float> poison, <10 x i32> zeroinitializer
  %312 = insertelement <10 x float> poison, float %249, i32 0
  %313 = shufflevector <10 x float> %312, <10 x float> poison, <10 x i32> zeroinitializer
  %314 = call <10 x float> @llvm.fma.v10f32(<10 x float> %313, <10 x float> %217, <10 x float> %20)
  %315 = call <10 x float> @llvm.fma.v10f32(<10 x float> %311, <10 x float> %213, <10 x float> %314)
  %316 = call <10 x float> @llvm.fma.v10f32(<10 x float> %309, <10 x float> %207, <10 x float> %315)
  %317 = call <10 x float> @llvm.fma.v10f32(<10 x float> %307, <10 x float> %201, <10 x float> %316)
  %318 = call <10 x float> @llvm.fma.v10f32(<10 x float> %305, <10 x float> %195, <10 x float> %317)
  %319 = call <10 x float> @llvm.fma.v10f32(<10 x float> %303, <10 x float> %189, <10 x float> %318)
  %320 = call <10 x float> @llvm.fma.v10f32(<10 x float> %301, <10 x float> %183, <10 x float> %319)
  %321 = call <10 x float> @llvm.fma.v10f32(<10 x float> %299, <10 x float> %177, <10 x float> %320)
  %322 = call <10 x float> @llvm.fma.v10f32(<10 x float> %297, <10 x float> %171, <10 x float> %321)
  %323 = call <10 x float> @llvm.fma.v10f32(<10 x float> %295, <10 x float> %165, <10 x float> %322)
  %324 = call <10 x float> @llvm.fma.v10f32(<10 x float> %293, <10 x float> %159, <10 x float> %323)
  %325 = call <10 x float> @llvm.fma.v10f32(<10 x float> %291, <10 x float> %153, <10 x float> %324)
  %326 = call <10 x float> @llvm.fma.v10f32(<10 x float> %289, <10 x float> %147, <10 x float> %325)
  %327 = call <10 x float> @llvm.fma.v10f32(<10 x float> %287, <10 x float> %141, <10 x float> %326)
  %328 = call <10 x float> @llvm.fma.v10f32(<10 x float> %285, <10 x float> %135, <10 x float> %327)
  %329 = call <10 x float> @llvm.fma.v10f32(<10 x float> %283, <10 x float> %129, <10 x float> %328)
  %330 = call <10 x float> @llvm.fma.v10f32(<10 x float> %281, <10 x float> %123, <10 x float> %329)
  %331 = call <10 x float> @llvm.fma.v10f32(<10 x float> %279, <10 x float> %117, <10 x float> %330)
  %332 = call <10 x float> @llvm.fma.v10f32(<10 x float> %277, <10 x float> %111, <10 x float> %331)
  %333 = call <10 x float> @llvm.fma.v10f32(<10 x float> %275, <10 x float> %105, <10 x float> %332)
  %334 = call <10 x float> @llvm.fma.v10f32(<10 x float> %273, <10 x float> %99, <10 x float> %333)
  %335 = call <10 x float> @llvm.fma.v10f32(<10 x float> %271, <10 x float> %93, <10 x float> %334)
  %336 = call <10 x float> @llvm.fma.v10f32(<10 x float> %269, <10 x float> %87, <10 x float> %335)
  %337 = call <10 x float> @llvm.fma.v10f32(<10 x float> %267, <10 x float> %81, <10 x float> %336)
  %338 = call <10 x float> @llvm.fma.v10f32(<10 x float> %265, <10 x float> %75, <10 x float> %337)
  %339 = call <10 x float> @llvm.fma.v10f32(<10 x float> %263, <10 x float> %69, <10 x float> %338)
  %340 = call <10 x float> @llvm.fma.v10f32(<10 x float> %261, <10 x float> %63, <10 x float> %339)
  %341 = call <10 x float> @llvm.fma.v10f32(<10 x float> %259, <10 x float> %57, <10 x float> %340)
  %342 = call <10 x float> @llvm.fma.v10f32(<10 x float> %257, <10 x float> %51, <10 x float> %341)
  %343 = call <10 x float> @llvm.fma.v10f32(<10 x float> %255, <10 x float> %45, <10 x float> %342)
  %344 = call <10 x float> @llvm.fma.v10f32(<10 x float> %253, <10 x float> %39, <10 x float> %343)
  %345 = call <10 x float> @llvm.fma.v10f32(<10 x float> %251, <10 x float> %33, <10 x float> %344)
  %346 = add i32 %19, 32
  br label %18

347:                                              ; preds = %18
  %348 = getelementptr float, ptr addrspace(1) %2, i64 2048
  %349 = mul i64 %17, 10
  %350 = add i64 %349, 0
  %351 = getelementptr float, ptr addrspace(1) %348, i64 %350
  store <10 x float> %20, ptr addrspace(1) %351, align 4
  %352 = add i32 %14, 256
  br label %13

353:                                              ; preds = %13
  ret void
}

; Function Attrs: alwaysinline
define spir_kernel void @model_dispatch_2_softmax_16x10xf32_dispatch_tensor_store(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull align 16 %1) #0 {
  %3 = call range(i32 0, 32) i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  %5 = getelementptr float, ptr addrspace(1) %0, i64 2048
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %5, i64 64) ]
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = trunc i64 %4 to i32
  br label %7

7:                                                ; preds = %43, %2
  %8 = phi i32 [ %84, %43 ], [ %6, %2 ]
  %9 = icmp slt i32 %8, 16
  br i1 %9, label %10, label %85

10:                                               ; preds = %7
  %11 = zext i32 %8 to i64
  %12 = getelementptr float, ptr addrspace(1) %0, i64 2048
  %13 = mul i64 %11, 10
  %14 = add i64 %13, 0
  %15 = getelementptr float, ptr addrspace(1) %12, i64 %14
  %16 = load <10 x float>, ptr addrspace(1) %15, align 4
  %17 = call float @llvm.vector.reduce.fmax.v10f32(<10 x float> %16)
  %18 = call float @llvm.maxnum.f32(float %17, float -qnan)
  %19 = insertelement <2 x float> poison, float %18, i32 0
  %20 = shufflevector <2 x float> %19, <2 x float> poison, <2 x i32> zeroinitializer
  br label %21

21:                                               ; preds = %25, %10
  %22 = phi i32 [ %42, %25 ], [ 0, %10 ]
  %23 = phi <1 x float> [ %41, %25 ], [ zeroinitializer, %10 ]
  %24 = icmp slt i32 %22, 10
  br i1 %24, label %25, label %43

25:                                               ; preds = %21
  %26 = zext i32 %22 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 2048
  %28 = mul i64 %11, 10
  %29 = add i64 %28, %26
  %30 = getelementptr float, ptr addrspace(1) %27, i64 %29
  %31 = load <2 x float>, ptr addrspace(1) %30, align 4
  %32 = fsub <2 x float> %31, %20
  %33 = extractelement <2 x float> %32, i64 0
  %34 = call float @llvm.exp.f32(float %33)
  %35 = insertelement <2 x float> poison, float %34, i64 0
  %36 = extractelement <2 x float> %32, i64 1
  %37 = call float @llvm.exp.f32(float %36)
  %38 = insertelement <2 x float> %35, float %37, i64 1
  %39 = extractelement <1 x float> %23, i64 0
  %40 = call float @llvm.vector.reduce.fadd.v2f32(float %39, <2 x float> %38)
  %41 = insertelement <1 x float> poison, float %40, i32 0
  %42 = add i32 %22, 2
  br label %21

43:                                               ; preds = %21
  %44 = insertelement <10 x float> poison, float %18, i32 0
  %45 = shufflevector <10 x float> %44, <10 x float> poison, <10 x i32> zeroinitializer
  %46 = fsub <10 x float> %16, %45
  %47 = extractelement <10 x float> %46, i64 0
  %48 = call float @llvm.exp.f32(float %47)
  %49 = insertelement <10 x float> poison, float %48, i64 0
  %50 = extractelement <10 x float> %46, i64 1
  %51 = call float @llvm.exp.f32(float %50)
  %52 = insertelement <10 x float> %49, float %51, i64 1
  %53 = extractelement <10 x float> %46, i64 2
  %54 = call float @llvm.exp.f32(float %53)
  %55 = insertelement <10 x float> %52, float %54, i64 2
  %56 = extractelement <10 x float> %46, i64 3
  %57 = call float @llvm.exp.f32(float %56)
  %58 = insertelement <10 x float> %55, float %57, i64 3
  %59 = extractelement <10 x float> %46, i64 4
  %60 = call float @llvm.exp.f32(float %59)
  %61 = insertelement <10 x float> %58, float %60, i64 4
  %62 = extractelement <10 x float> %46, i64 5
  %63 = call float @llvm.exp.f32(float %62)
  %64 = insertelement <10 x float> %61, float %63, i64 5
  %65 = extractelement <10 x float> %46, i64 6
  %66 = call float @llvm.exp.f32(float %65)
  %67 = insertelement <10 x float> %64, float %66, i64 6
  %68 = extractelement <10 x float> %46, i64 7
  %69 = call float @llvm.exp.f32(float %68)
  %70 = insertelement <10 x float> %67, float %69, i64 7
  %71 = extractelement <10 x float> %46, i64 8
  %72 = call float @llvm.exp.f32(float %71)
  %73 = insertelement <10 x float> %70, float %72, i64 8
  %74 = extractelement <10 x float> %46, i64 9
  %75 = call float @llvm.exp.f32(float %74)
  %76 = insertelement <10 x float> %73, float %75, i64 9
  %77 = extractelement <1 x float> %23, i64 0
  %78 = insertelement <10 x float> poison, float %77, i32 0
  %79 = shufflevector <10 x float> %78, <10 x float> poison, <10 x i32> zeroinitializer
  %80 = fdiv <10 x float> %76, %79
  %81 = mul i64 %11, 10
  %82 = add i64 %81, 0
  %83 = getelementptr float, ptr addrspace(1) %1, i64 %82
  store <10 x float> %80, ptr addrspace(1) %83, align 4
  %84 = add i32 %8, 32
  br label %7

85:                                               ; preds = %7
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <10 x float> @llvm.fma.v10f32(<10 x float>, <10 x float>, <10 x float>) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v10f32(<10 x float>) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>) #3

attributes #0 = { alwaysinline }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
