; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpIMul
; CHECK-NOT: OpIAdd
; CHECK: OpLogicalAnd
; CHECK: OpLogicalNotEqual
define i1 @f(i1 %a, i1 %b) {
  %m = mul i1 %a, %b
  %s = add i1 %m, %b
  ret i1 %s
}
