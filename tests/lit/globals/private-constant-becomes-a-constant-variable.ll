; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A constant in address space 0 (as a C++ frontend writes tables) is read-only memory of the module.

; CHECK-DAG: OpName %[[#Table:]] "table"
; CHECK: %[[#Table]] = OpVariable %{{[0-9]+}} {{UniformConstant|CrossWorkgroup}} %{{[0-9]+}}
; CHECK: OpLoad
@table = internal constant [2 x i32] [i32 5, i32 2]

define i32 @f(i64 %i) {
  %p = getelementptr inbounds [2 x i32], ptr @table, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}
