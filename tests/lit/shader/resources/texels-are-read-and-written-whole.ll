; RUN: pyllc %s -o - | filecheck %s

; A pointer to a texel of a buffer leads to no memory. A store of one component keeps the others.

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpCapability ImageBuffer
; CHECK: %[[#Given:]] = OpTypeImage %{{[0-9]+}} Buffer 2 0 0 1 Unknown
; CHECK: %[[#Image:]] = OpTypeImage %{{[0-9]+}} Buffer 2 0 0 2 Rgba32i
; CHECK: OpImageFetch %[[#Vector:]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpImageRead %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} SignExtend
; CHECK: OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} SignExtend
; CHECK: OpImageWrite %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} SignExtend

define void @main() #0 {
  %in = call target("spirv.Image", float, 5, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 21) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_21t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %from = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_1_0t.i32(target("spirv.Image", float, 5, 2, 0, 0, 1, 0) %in, i32 3)
  %texel = load <2 x float>, ptr addrspace(11) %from, align 4
  %first = extractelement <2 x float> %texel, i32 1
  %number = fptosi float %first to i32
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_21t.i32(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 21) %out, i32 4)
  %component = getelementptr i8, ptr addrspace(11) %to, i32 8
  store i32 %number, ptr addrspace(11) %component, align 4
  %size = call i32 @llvm.spv.resource.getdimensions.x.tspirv.SignedImage_i32_5_2_0_0_2_21t(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 21) %out)
  %other = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_21t.i32(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 21) %out, i32 %size)
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr addrspace(11) %other, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
