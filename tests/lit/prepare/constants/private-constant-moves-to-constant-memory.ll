; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Module scope has no Function storage; a constant all of whose uses may be of UniformConstant is
; there, once, whatever number of functions uses it.

; CHECK-DAG: OpDecorate %[[#Table:]] Constant
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Int]]
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer UniformConstant %[[#Array]]
; CHECK-DAG: %[[#Value:]] = OpConstantComposite %[[#Array]]
; CHECK-DAG: %[[#Table]] = OpVariable %[[#Ptr]] UniformConstant %[[#Value]]
; CHECK: OpFunction
; CHECK-NOT: OpVariable
; CHECK: OpInBoundsAccessChain %{{[0-9]+}} %[[#Table]]
; CHECK: OpFunction
; CHECK-NOT: OpVariable
; CHECK: OpInBoundsAccessChain %{{[0-9]+}} %[[#Table]]
@table = internal constant [2 x i32] [i32 5, i32 2]

define i32 @f(i64 %i) {
  %p = getelementptr inbounds [2 x i32], ptr @table, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @g(i64 %i) {
  %p = getelementptr inbounds [2 x i32], ptr @table, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}
