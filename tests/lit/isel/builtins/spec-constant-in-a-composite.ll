; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#First:]] = OpSpecConstant %[[#Float]] 1
; CHECK-DAG: %[[#Second:]] = OpConstant %[[#Float]] 2{{$}}
; CHECK-DAG: %[[#Both:]] = OpSpecConstantComposite %{{[0-9]+}} %[[#First]] %[[#Second]]
; CHECK: OpReturnValue %[[#Both]]
define spir_func <2 x float> @f() {
  %1 = call spir_func float @_Z20__spirv_SpecConstantif(i32 7, float 1.0)
  %2 = call spir_func <2 x float> @_Z29__spirv_SpecConstantCompositeff(float %1, float 2.0)
  ret <2 x float> %2
}

declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func <2 x float> @_Z29__spirv_SpecConstantCompositeff(float, float)
