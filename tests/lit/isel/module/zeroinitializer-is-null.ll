; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Variable:]] "g"
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct
; CHECK: %[[#Null:]] = OpConstantNull %[[#Struct]]
; CHECK: %[[#Variable]] = OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Null]]
@g = addrspace(1) global { i32, [4 x float] } zeroinitializer
