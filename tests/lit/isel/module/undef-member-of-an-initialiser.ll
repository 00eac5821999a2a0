; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %[[#Int]] %[[#Int]]
; CHECK-DAG: %[[#Seven:]] = OpConstant %[[#Int]] 7
; CHECK-DAG: %[[#Undef:]] = OpUndef %[[#Int]]
; CHECK: OpConstantComposite %[[#Struct]] %[[#Seven]] %[[#Undef]]
@g = addrspace(1) global { i32, i32 } { i32 7, i32 undef }
