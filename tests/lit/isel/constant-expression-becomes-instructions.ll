; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What inference and selection do for instructions then holds for constant expressions too.

; CHECK-DAG: OpName %[[#Table:]] "table"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Element:]] = OpInBoundsAccessChain %[[#Ptr]] %[[#Table]]
; CHECK: OpLoad %[[#Int]] %[[#Element]]
@table = addrspace(1) global [4 x i32] zeroinitializer

define i32 @f() {
  %v = load i32, ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @table, i64 0, i64 2)
  ret i32 %v
}
