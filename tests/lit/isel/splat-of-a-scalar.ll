; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Floats:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Undef:]] = OpUndef %[[#Floats]]
; CHECK: %[[#One:]] = OpCompositeInsert %[[#Floats]] %[[#Value]] %[[#Undef]] 0
; CHECK-NEXT: OpVectorShuffle %[[#Floats]] %[[#One]] %{{[0-9]+}} 0 0 0 0{{$}}
define <4 x float> @f(float %x) {
  %one = insertelement <4 x float> poison, float %x, i64 0
  %all = shufflevector <4 x float> %one, <4 x float> poison, <4 x i32> zeroinitializer
  ret <4 x float> %all
}
