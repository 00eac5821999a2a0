; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Table:]] "table"
; CHECK-DAG: OpDecorate %[[#Table]] Constant
; CHECK-DAG: OpDecorate %[[#Table]] Alignment 4
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Two:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Int]] %[[#Two]]
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer UniformConstant %[[#Array]]
; CHECK-DAG: %[[#Five:]] = OpConstant %[[#Int]] 5
; CHECK-DAG: %[[#Value:]] = OpConstantComposite %[[#Array]] %[[#Five]] %[[#Two]]
; CHECK-DAG: %[[#Table]] = OpVariable %[[#Ptr]] UniformConstant %[[#Value]]
@table = addrspace(2) constant [2 x i32] [i32 5, i32 2], align 4
