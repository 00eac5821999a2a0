; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Byte]] %{{[0-9]+}}
; CHECK-DAG: %[[#True:]] = OpConstant %[[#Byte]] 1{{$}}
; CHECK-DAG: %[[#False:]] = OpConstant %[[#Byte]] 0{{$}}
; CHECK: %[[#Value:]] = OpConstantComposite %[[#Array]] %[[#True]] %[[#False]]
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Value]]
@flags = addrspace(1) global [2 x i1] [i1 true, i1 false]
