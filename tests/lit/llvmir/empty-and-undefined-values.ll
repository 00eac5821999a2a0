; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpUndef
; CHECK: OpReturnValue
define { i32, float } @f() {
  ret { i32, float } poison
}
