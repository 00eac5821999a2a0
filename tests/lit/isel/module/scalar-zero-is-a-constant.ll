; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Zero]]
@g = addrspace(1) global i32 0
