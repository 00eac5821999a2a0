; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-NOT: OpUndef
; CHECK: OpIAdd %{{[0-9]+}} %[[#Value]] %[[#Value]]
define i32 @f(i32 %x) {
  %frozen = freeze i32 %x
  %sum = add i32 %frozen, %frozen
  ret i32 %sum
}
