; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability Int8
; CHECK-DAG: OpName %[[#Text:]] "text"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Three:]] = OpConstant %[[#Int]] 3
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Byte]] %[[#Three]]
; CHECK-DAG: %[[#First:]] = OpConstant %[[#Byte]] 104
; CHECK-DAG: %[[#Second:]] = OpConstant %[[#Byte]] 233
; CHECK-DAG: %[[#End:]] = OpConstant %[[#Byte]] 0{{$}}
; CHECK-DAG: %[[#Value:]] = OpConstantComposite %[[#Array]] %[[#First]] %[[#Second]] %[[#End]]
; CHECK-DAG: %[[#Text]] = OpVariable %{{[0-9]+}} UniformConstant %[[#Value]]
@text = addrspace(2) constant [3 x i8] c"h\E9\00"
