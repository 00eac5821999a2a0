; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK: %[[#Undef:]] = OpUndef %[[#Int]]
; CHECK: OpIAdd %[[#Int]] %[[#Value]] %[[#Undef]]
; CHECK-NEXT: OpIAdd %[[#Int]] %[[#Value]] %[[#Undef]]
define void @f(i32 %x) {
  %1 = add i32 %x, undef
  %2 = add i32 %x, poison
  ret void
}
