; matmul.mlir, which is:
;
;     func.func @matmul(%a: tensor<64x32xf32>, %b: tensor<32x64xf32>) -> tensor<64x64xf32> {
;       %zero = arith.constant 0.0 : f32
;       %empty = tensor.empty() : tensor<64x64xf32>
;       %clear = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
;       %result = linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x64xf32>) outs(%clear : tensor<64x64xf32>) -> tensor<64x64xf32>
;       return %result : tensor<64x64xf32>
;     }
;
; The module below is what IREE 3.13 hands to its SPIR-V backend, left in the folder by:
;
;     iree-compile matmul.mlir -o matmul.vmfb --iree-hal-target-device=hip \
;       --iree-rocm-target=gfx1100 --iree-rocm-use-spirv \
;       --iree-hal-dump-executable-intermediates-to=folder
;
; ModuleID = 'matmul_dispatch_0'
source_filename = "matmul_dispatch_0"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n32:64-S32-G1-P4-A0"
target triple = "spirv64-amd-amdhsa"

@llvm.cmdline = private addrspace(1) constant [4 x i8] c"-O3\00", section ".llvmcmd", align 1

; Function Attrs: alwaysinline
define spir_kernel void @matmul_dispatch_0_matmul_64x64x32_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull align 16 %2) addrspace(4) #0 {
  %4 = call range(i32 0, 8) addrspace(4) i32 @llvm.amdgcn.workitem.id.y()
  %5 = sext i32 %4 to i64
  %6 = call range(i32 0, 8) addrspace(4) i32 @llvm.amdgcn.workitem.id.x()
  %7 = sext i32 %6 to i64
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %8 = call range(i32 0, 16) addrspace(4) i32 @llvm.amdgcn.workgroup.id.x()
  %9 = sext i32 %8 to i64
  %10 = trunc i64 %9 to i32
  %11 = udiv i32 %10, 2
  %12 = urem i32 %10, 2
  %13 = mul nsw i32 %11, 8
  %14 = trunc i64 %5 to i32
  %15 = add i32 %14, %13
  %16 = zext i32 %15 to i64
  %17 = trunc i64 %7 to i32
  %18 = mul nsw i32 %17, 4
  %19 = mul nsw i32 %12, 32
  %20 = add i32 %18, %19
  %21 = zext i32 %20 to i64
  %22 = mul i64 %16, 32
  %23 = add i64 %22, 0
  %24 = getelementptr float, ptr addrspace(1) %0, i64 %23
  %25 = load <32 x float>, ptr addrspace(1) %24, align 4
  %26 = add i64 0, %21
  %27 = getelementptr float, ptr addrspace(1) %1, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 4
  %29 = add i64 64, %21
  %30 = getelementptr float, ptr addrspace(1) %1, i64 %29
  %31 = load <4 x float>, ptr addrspace(1) %30, align 4
  %32 = add i64 128, %21
  %33 = getelementptr float, ptr addrspace(1) %1, i64 %32
  %34 = load <4 x float>, ptr addrspace(1) %33, align 4
  %35 = add i64 192, %21
  %36 = getelementptr float, ptr addrspace(1) %1, i64 %35
  %37 = load <4 x float>, ptr addrspace(1) %36, align 4
  %38 = add i64 256, %21
  %39 = getelementptr float, ptr addrspace(1) %1, i64 %38
  %40 = load <4 x float>, ptr addrspace(1) %39, align 4
  %41 = add i64 320, %21
  %42 = getelementptr float, ptr addrspace(1) %1, i64 %41
  %43 = load <4 x float>, ptr addrspace(1) %42, align 4
  %44 = add i64 384, %21
  %45 = getelementptr float, ptr addrspace(1) %1, i64 %44
  %46 = load <4 x float>, ptr addrspace(1) %45, align 4
  %47 = add i64 448, %21
  %48 = getelementptr float, ptr addrspace(1) %1, i64 %47
  %49 = load <4 x float>, ptr addrspace(1) %48, align 4
  %50 = add i64 512, %21
  %51 = getelementptr float, ptr addrspace(1) %1, i64 %50
  %52 = load <4 x float>, ptr addrspace(1) %51, align 4
  %53 = add i64 576, %21
  %54 = getelementptr float, ptr addrspace(1) %1, i64 %53
  %55 = load <4 x float>, ptr addrspace(1) %54, align 4
  %56 = add i64 640, %21
  %57 = getelementptr float, ptr addrspace(1) %1, i64 %56
  %58 = load <4 x float>, ptr addrspace(1) %57, align 4
  %59 = add i64 704, %21
  %60 = getelementptr float, ptr addrspace(1) %1, i64 %59
  %61 = load <4 x float>, ptr addrspace(1) %60, align 4
  %62 = add i64 768, %21
  %63 = getelementptr float, ptr addrspace(1) %1, i64 %62
  %64 = load <4 x float>, ptr addrspace(1) %63, align 4
  %65 = add i64 832, %21
  %66 = getelementptr float, ptr addrspace(1) %1, i64 %65
  %67 = load <4 x float>, ptr addrspace(1) %66, align 4
  %68 = add i64 896, %21
  %69 = getelementptr float, ptr addrspace(1) %1, i64 %68
  %70 = load <4 x float>, ptr addrspace(1) %69, align 4
  %71 = add i64 960, %21
  %72 = getelementptr float, ptr addrspace(1) %1, i64 %71
  %73 = load <4 x float>, ptr addrspace(1) %72, align 4
  %74 = add i64 1024, %21
  %75 = getelementptr float, ptr addrspace(1) %1, i64 %74
  %76 = load <4 x float>, ptr addrspace(1) %75, align 4
  %77 = add i64 1088, %21
  %78 = getelementptr float, ptr addrspace(1) %1, i64 %77
  %79 = load <4 x float>, ptr addrspace(1) %78, align 4
  %80 = add i64 1152, %21
  %81 = getelementptr float, ptr addrspace(1) %1, i64 %80
  %82 = load <4 x float>, ptr addrspace(1) %81, align 4
  %83 = add i64 1216, %21
  %84 = getelementptr float, ptr addrspace(1) %1, i64 %83
  %85 = load <4 x float>, ptr addrspace(1) %84, align 4
  %86 = add i64 1280, %21
  %87 = getelementptr float, ptr addrspace(1) %1, i64 %86
  %88 = load <4 x float>, ptr addrspace(1) %87, align 4
  %89 = add i64 1344, %21
  %90 = getelementptr float, ptr addrspace(1) %1, i64 %89
  %91 = load <4 x float>, ptr addrspace(1) %90, align 4
  %92 = add i64 1408, %21
  %93 = getelementptr float, ptr addrspace(1) %1, i64 %92
  %94 = load <4 x float>, ptr addrspace(1) %93, align 4
  %95 = add i64 1472, %21
  %96 = getelementptr float, ptr addrspace(1) %1, i64 %95
  %97 = load <4 x float>, ptr addrspace(1) %96, align 4
  %98 = add i64 1536, %21
  %99 = getelementptr float, ptr addrspace(1) %1, i64 %98
  %100 = load <4 x float>, ptr addrspace(1) %99, align 4
  %101 = add i64 1600, %21
  %102 = getelementptr float, ptr addrspace(1) %1, i64 %101
  %103 = load <4 x float>, ptr addrspace(1) %102, align 4
  %104 = add i64 1664, %21
  %105 = getelementptr float, ptr addrspace(1) %1, i64 %104
  %106 = load <4 x float>, ptr addrspace(1) %105, align 4
  %107 = add i64 1728, %21
  %108 = getelementptr float, ptr addrspace(1) %1, i64 %107
  %109 = load <4 x float>, ptr addrspace(1) %108, align 4
  %110 = add i64 1792, %21
  %111 = getelementptr float, ptr addrspace(1) %1, i64 %110
  %112 = load <4 x float>, ptr addrspace(1) %111, align 4
  %113 = add i64 1856, %21
  %114 = getelementptr float, ptr addrspace(1) %1, i64 %113
  %115 = load <4 x float>, ptr addrspace(1) %114, align 4
  %116 = add i64 1920, %21
  %117 = getelementptr float, ptr addrspace(1) %1, i64 %116
  %118 = load <4 x float>, ptr addrspace(1) %117, align 4
  %119 = add i64 1984, %21
  %120 = getelementptr float, ptr addrspace(1) %1, i64 %119
  %121 = load <4 x float>, ptr addrspace(1) %120, align 4
  %122 = extractelement <32 x float> %25, i64 0
  %123 = extractelement <32 x float> %25, i64 1
  %124 = extractelement <32 x float> %25, i64 2
  %125 = extractelement <32 x float> %25, i64 3
  %126 = extractelement <32 x float> %25, i64 4
  %127 = extractelement <32 x float> %25, i64 5
  %128 = extractelement <32 x float> %25, i64 6
  %129 = extractelement <32 x float> %25, i64 7
  %130 = extractelement <32 x float> %25, i64 8
  %131 = extractelement <32 x float> %25, i64 9
  %132 = extractelement <32 x float> %25, i64 10
  %133 = extractelement <32 x float> %25, i64 11
  %134 = extractelement <32 x float> %25, i64 12
  %135 = extractelement <32 x float> %25, i64 13
  %136 = extractelement <32 x float> %25, i64 14
  %137 = extractelement <32 x float> %25, i64 15
  %138 = extractelement <32 x float> %25, i64 16
  %139 = extractelement <32 x float> %25, i64 17
  %140 = extractelement <32 x float> %25, i64 18
  %141 = extractelement <32 x float> %25, i64 19
  %142 = extractelement <32 x float> %25, i64 20
  %143 = extractelement <32 x float> %25, i64 21
  %144 = extractelement <32 x float> %25, i64 22
  %145 = extractelement <32 x float> %25, i64 23
  %146 = extractelement <32 x float> %25, i64 24
  %147 = extractelement <32 x float> %25, i64 25
  %148 = extractelement <32 x float> %25, i64 26
  %149 = extractelement <32 x float> %25, i64 27
  %150 = extractelement <32 x float> %25, i64 28
  %151 = extractelement <32 x float> %25, i64 29
  %152 = extractelement <32 x float> %25, i64 30
  %153 = extractelement <32 x float> %25, i64 31
  %154 = insertelement <4 x float> poison, float %122, i32 0
  %155 = shufflevector <4 x float> %154, <4 x float> poison, <4 x i32> zeroinitializer
  %156 = insertelement <4 x float> poison, float %123, i32 0
  %157 = shufflevector <4 x float> %156, <4 x float> poison, <4 x i32> zeroinitializer
  %158 = insertelement <4 x float> poison, float %124, i32 0
  %159 = shufflevector <4 x float> %158, <4 x float> poison, <4 x i32> zeroinitializer
  %160 = insertelement <4 x float> poison, float %125, i32 0
  %161 = shufflevector <4 x float> %160, <4 x float> poison, <4 x i32> zeroinitializer
  %162 = insertelement <4 x float> poison, float %126, i32 0
  %163 = shufflevector <4 x float> %162, <4 x float> poison, <4 x i32> zeroinitializer
  %164 = insertelement <4 x float> poison, float %127, i32 0
  %165 = shufflevector <4 x float> %164, <4 x float> poison, <4 x i32> zeroinitializer
  %166 = insertelement <4 x float> poison, float %128, i32 0
  %167 = shufflevector <4 x float> %166, <4 x float> poison, <4 x i32> zeroinitializer
  %168 = insertelement <4 x float> poison, float %129, i32 0
  %169 = shufflevector <4 x float> %168, <4 x float> poison, <4 x i32> zeroinitializer
  %170 = insertelement <4 x float> poison, float %130, i32 0
  %171 = shufflevector <4 x float> %170, <4 x float> poison, <4 x i32> zeroinitializer
  %172 = insertelement <4 x float> poison, float %131, i32 0
  %173 = shufflevector <4 x float> %172, <4 x float> poison, <4 x i32> zeroinitializer
  %174 = insertelement <4 x float> poison, float %132, i32 0
  %175 = shufflevector <4 x float> %174, <4 x float> poison, <4 x i32> zeroinitializer
  %176 = insertelement <4 x float> poison, float %133, i32 0
  %177 = shufflevector <4 x float> %176, <4 x float> poison, <4 x i32> zeroinitializer
  %178 = insertelement <4 x float> poison, float %134, i32 0
  %179 = shufflevector <4 x float> %178, <4 x float> poison, <4 x i32> zeroinitializer
  %180 = insertelement <4 x float> poison, float %135, i32 0
  %181 = shufflevector <4 x float> %180, <4 x float> poison, <4 x i32> zeroinitializer
  %182 = insertelement <4 x float> poison, float %136, i32 0
  %183 = shufflevector <4 x float> %182, <4 x float> poison, <4 x i32> zeroinitializer
  %184 = insertelement <4 x float> poison, float %137, i32 0
  %185 = shufflevector <4 x float> %184, <4 x float> poison, <4 x i32> zeroinitializer
  %186 = insertelement <4 x float> poison, float %138, i32 0
  %187 = shufflevector <4 x float> %186, <4 x float> poison, <4 x i32> zeroinitializer
  %188 = insertelement <4 x float> poison, float %139, i32 0
  %189 = shufflevector <4 x float> %188, <4 x float> poison, <4 x i32> zeroinitializer
  %190 = insertelement <4 x float> poison, float %140, i32 0
  %191 = shufflevector <4 x float> %190, <4 x float> poison, <4 x i32> zeroinitializer
  %192 = insertelement <4 x float> poison, float %141, i32 0
  %193 = shufflevector <4 x float> %192, <4 x float> poison, <4 x i32> zeroinitializer
  %194 = insertelement <4 x float> poison, float %142, i32 0
  %195 = shufflevector <4 x float> %194, <4 x float> poison, <4 x i32> zeroinitializer
  %196 = insertelement <4 x float> poison, float %143, i32 0
  %197 = shufflevector <4 x float> %196, <4 x float> poison, <4 x i32> zeroinitializer
  %198 = insertelement <4 x float> poison, float %144, i32 0
  %199 = shufflevector <4 x float> %198, <4 x float> poison, <4 x i32> zeroinitializer
  %200 = insertelement <4 x float> poison, float %145, i32 0
  %201 = shufflevector <4 x float> %200, <4 x float> poison, <4 x i32> zeroinitializer
  %202 = insertelement <4 x float> poison, float %146, i32 0
  %203 = shufflevector <4 x float> %202, <4 x float> poison, <4 x i32> zeroinitializer
  %204 = insertelement <4 x float> poison, float %147, i32 0
  %205 = shufflevector <4 x float> %204, <4 x float> poison, <4 x i32> zeroinitializer
  %206 = insertelement <4 x float> poison, float %148, i32 0
  %207 = shufflevector <4 x float> %206, <4 x float> poison, <4 x i32> zeroinitializer
  %208 = insertelement <4 x float> poison, float %149, i32 0
  %209 = shufflevector <4 x float> %208, <4 x float> poison, <4 x i32> zeroinitializer
  %210 = insertelement <4 x float> poison, float %150, i32 0
  %211 = shufflevector <4 x float> %210, <4 x float> poison, <4 x i32> zeroinitializer
  %212 = insertelement <4 x float> poison, float %151, i32 0
  %213 = shufflevector <4 x float> %212, <4 x float> poison, <4 x i32> zeroinitializer
  %214 = insertelement <4 x float> poison, float %152, i32 0
  %215 = shufflevector <4 x float> %214, <4 x float> poison, <4 x i32> zeroinitializer
  %216 = insertelement <4 x float> poison, float %153, i32 0
  %217 = shufflevector <4 x float> %216, <4 x float> poison, <4 x i32> zeroinitializer
  %218 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %217, <4 x float> %121, <4 x float> zeroinitializer)
  %219 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %215, <4 x float> %118, <4 x float> %218)
  %220 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %213, <4 x float> %115, <4 x float> %219)
  %221 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %211, <4 x float> %112, <4 x float> %220)
  %222 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %209, <4 x float> %109, <4 x float> %221)
  %223 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %207, <4 x float> %106, <4 x float> %222)
  %224 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %205, <4 x float> %103, <4 x float> %223)
  %225 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %203, <4 x float> %100, <4 x float> %224)
  %226 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %201, <4 x float> %97, <4 x float> %225)
  %227 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %199, <4 x float> %94, <4 x float> %226)
  %228 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %197, <4 x float> %91, <4 x float> %227)
  %229 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %195, <4 x float> %88, <4 x float> %228)
  %230 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %193, <4 x float> %85, <4 x float> %229)
  %231 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %191, <4 x float> %82, <4 x float> %230)
  %232 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %189, <4 x float> %79, <4 x float> %231)
  %233 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %187, <4 x float> %76, <4 x float> %232)
  %234 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %185, <4 x float> %73, <4 x float> %233)
  %235 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %183, <4 x float> %70, <4 x float> %234)
  %236 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %181, <4 x float> %67, <4 x float> %235)
  %237 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %179, <4 x float> %64, <4 x float> %236)
  %238 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %177, <4 x float> %61, <4 x float> %237)
  %239 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %175, <4 x float> %58, <4 x float> %238)
  %240 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %173, <4 x float> %55, <4 x float> %239)
  %241 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %171, <4 x float> %52, <4 x float> %240)
  %242 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %169, <4 x float> %49, <4 x float> %241)
  %243 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %167, <4 x float> %46, <4 x float> %242)
  %244 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %165, <4 x float> %43, <4 x float> %243)
  %245 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %163, <4 x float> %40, <4 x float> %244)
  %246 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %161, <4 x float> %37, <4 x float> %245)
  %247 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %159, <4 x float> %34, <4 x float> %246)
  %248 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %157, <4 x float> %31, <4 x float> %247)
  %249 = call addrspace(4) <4 x float> @llvm.fma.v4f32(<4 x float> %155, <4 x float> %28, <4 x float> %248)
  %250 = mul i64 %16, 64
  %251 = add i64 %250, %21
  %252 = getelementptr float, ptr addrspace(1) %2, i64 %251
  store <4 x float> %249, ptr addrspace(1) %252, align 4
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() addrspace(4) #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() addrspace(4) #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) addrspace(4) #2

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() addrspace(4) #1

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) addrspace(4) #3

attributes #0 = { alwaysinline }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
