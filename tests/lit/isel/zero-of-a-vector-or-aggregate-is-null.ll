; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#VectorType:]] = OpTypeVector %[[#Int]] 4
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %[[#Int]] %[[#VectorType]]
; CHECK-DAG: %[[#VectorNull:]] = OpConstantNull %[[#VectorType]]
; CHECK-DAG: %[[#StructNull:]] = OpConstantNull %[[#Struct]]
; CHECK: OpIAdd %[[#VectorType]] %[[#Vector]] %[[#VectorNull]]
; CHECK-NEXT: OpReturnValue %[[#StructNull]]
define { i32, <4 x i32> } @f(<4 x i32> %v) {
  %1 = add <4 x i32> %v, zeroinitializer
  ret { i32, <4 x i32> } zeroinitializer
}
