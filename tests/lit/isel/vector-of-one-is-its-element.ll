; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: OpName %[[#Element:]] "x"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Third:]] = OpCompositeExtract %[[#Float]] %[[#Vector]] 2
; CHECK-NEXT: OpFAdd %[[#Float]] %[[#Third]] %[[#Element]]
define <1 x float> @f(<4 x float> %v, float %x) {
  %a = shufflevector <4 x float> %v, <4 x float> poison, <1 x i32> <i32 2>
  %b = insertelement <1 x float> poison, float %x, i32 0
  %sum = fadd <1 x float> %a, %b
  ret <1 x float> %sum
}
