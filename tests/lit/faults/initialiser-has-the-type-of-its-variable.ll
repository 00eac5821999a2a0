; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Struct:]] "s"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Float]] %{{[0-9]+}}
; CHECK-DAG: %[[#Struct]] = OpTypeStruct %{{[0-9]+}} %[[#Array]]
; CHECK-DAG: %[[#Member:]] = OpConstantComposite %[[#Array]]
; CHECK-DAG: %[[#Value:]] = OpConstantComposite %[[#Struct]] %{{[0-9]+}} %[[#Member]]
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Value]]
%s = type { i32, [2 x float] }

@a = addrspace(1) global %s { i32 1, [2 x float] [float 1.0, float undef] }
