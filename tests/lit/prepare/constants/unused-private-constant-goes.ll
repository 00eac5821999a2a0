; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Frontends leave constants behind that nothing reads; what others may link to stays.

; CHECK: OpDecorate %[[#Kept:]] LinkageAttributes "kept" Export
; CHECK: %[[#Kept]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK-NOT: OpVariable
@gone = internal constant [2 x i32] [i32 1, i32 2]
@kept = constant [2 x i32] [i32 3, i32 4]

define spir_kernel void @f() {
  ret void
}
