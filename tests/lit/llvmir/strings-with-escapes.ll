; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Letter:]] = OpConstant %[[#Byte]] 97{{$}}
; CHECK-DAG: %[[#Quote:]] = OpConstant %[[#Byte]] 34{{$}}
; CHECK-DAG: %[[#Backslash:]] = OpConstant %[[#Byte]] 92{{$}}
; CHECK-DAG: %[[#High:]] = OpConstant %[[#Byte]] 255{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Byte]] 0{{$}}
; CHECK: OpConstantComposite %{{[0-9]+}} %[[#Letter]] %[[#Quote]] %[[#Backslash]] %[[#High]] %[[#Zero]]{{$}}
@text = addrspace(2) constant [5 x i8] c"a\22\5C\FF\00"
