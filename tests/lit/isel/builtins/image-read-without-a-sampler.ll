; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The coordinate counts texels; there is nothing else to say.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Float4:]] = OpTypeVector %[[#Float]] 4
; CHECK: %[[#Image:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Place:]] = OpFunctionParameter
; CHECK-NOT: OpSampledImage
; CHECK: OpImageRead %[[#Float4]] %[[#Image]] %[[#Place]]{{$}}
define spir_func <4 x float> @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  ret <4 x float> %1
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
