; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpIAdd
; CHECK: OpISub
define i32 @f(i32 %a) {
  %b = add i32 %a, 1
  %c = sub i32 %a, %b
  ret i32 %c

  uselistorder i32 %a, { 1, 0 }
}
