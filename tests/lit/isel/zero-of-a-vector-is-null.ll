; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#VectorType:]] = OpTypeVector %[[#Int]] 4
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#VectorType]]
; CHECK: OpIAdd %[[#VectorType]] %[[#Vector]] %[[#Null]]
define <4 x i32> @f(<4 x i32> %v) {
  %1 = add <4 x i32> %v, zeroinitializer
  ret <4 x i32> %1
}
