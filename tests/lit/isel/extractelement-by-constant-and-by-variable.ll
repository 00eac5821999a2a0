; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpCompositeExtract %[[#Float]] %[[#Vector]] 3
; CHECK-NEXT: OpVectorExtractDynamic %[[#Float]] %[[#Vector]] %[[#Index]]
define void @f(<4 x float> %v, i32 %i) {
  %1 = extractelement <4 x float> %v, i64 3
  %2 = extractelement <4 x float> %v, i32 %i
  ret void
}
