; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Variable:]] "g"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Two:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Float]] %[[#Two]]
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Int]] 2
; CHECK-DAG: %[[#Inner:]] = OpTypeStruct %[[#Array]] %[[#Vector]]
; CHECK-DAG: %[[#Outer:]] = OpTypeStruct %[[#Int]] %[[#Inner]]
; CHECK-DAG: %[[#Half:]] = OpConstant %[[#Float]] 0.5
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Float]] 0{{$}}
; CHECK-DAG: %[[#Floats:]] = OpConstantComposite %[[#Array]] %[[#Half]] %[[#Zero]]
; CHECK-DAG: %[[#Nine:]] = OpConstant %[[#Int]] 9
; CHECK-DAG: %[[#Ints:]] = OpConstantComposite %[[#Vector]] %[[#Nine]] %[[#Two]]
; CHECK-DAG: %[[#Members:]] = OpConstantComposite %[[#Inner]] %[[#Floats]] %[[#Ints]]
; CHECK-DAG: %[[#Value:]] = OpConstantComposite %[[#Outer]] %[[#Nine]] %[[#Members]]
; CHECK-DAG: %[[#Variable]] = OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Value]]
%inner = type { [2 x float], <2 x i32> }
%outer = type { i32, %inner }
@g = addrspace(1) global %outer { i32 9, %inner { [2 x float] [float 0.5, float 0.0], <2 x i32> <i32 9, i32 2> } }
