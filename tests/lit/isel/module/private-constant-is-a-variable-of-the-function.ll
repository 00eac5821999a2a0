; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Module scope has no Function storage; a constant is the same wherever it lies.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Int]]
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer Function %[[#Array]]
; CHECK-DAG: %[[#Value:]] = OpConstantComposite %[[#Array]]
; CHECK: OpLabel
; CHECK-NEXT: %[[#Table:]] = OpVariable %[[#Ptr]] Function %[[#Value]]
; CHECK: OpInBoundsAccessChain %{{[0-9]+}} %[[#Table]]
; CHECK: OpLoad
@table = internal constant [2 x i32] [i32 5, i32 2]

define i32 @f(i64 %i) {
  %p = getelementptr inbounds [2 x i32], ptr @table, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}
