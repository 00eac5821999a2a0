; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: OpName %[[#Element:]] "e"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Floats:]] = OpTypeVector %[[#Float]] 4
; CHECK: OpCompositeInsert %[[#Floats]] %[[#Element]] %[[#Vector]] 2
; CHECK-NEXT: OpVectorInsertDynamic %[[#Floats]] %[[#Vector]] %[[#Element]] %[[#Index]]
define void @f(<4 x float> %v, float %e, i64 %i) {
  %1 = insertelement <4 x float> %v, float %e, i64 2
  %2 = insertelement <4 x float> %v, float %e, i64 %i
  ret void
}
