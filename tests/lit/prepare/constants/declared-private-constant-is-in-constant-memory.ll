; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The module that defines it decides in the same way, by what the linkage says of both.

; CHECK: OpDecorate %[[#Table:]] LinkageAttributes "table" Import
; CHECK: %[[#Table]] = OpVariable %{{[0-9]+}} UniformConstant
@table = external constant [2 x i32]

define spir_kernel void @f(ptr addrspace(1) %out, i64 %i) {
  %p = getelementptr inbounds [2 x i32], ptr @table, i64 0, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
