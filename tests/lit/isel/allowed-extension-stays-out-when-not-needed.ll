; RUN: pyllc -mtriple=spirv64v1.3 --spirv-ext=all %s -o - | filecheck %s

; CHECK-NOT: OpExtension
; CHECK: OpIAdd
define i32 @f(i32 %a, i32 %b) {
  %sum = add i32 %a, %b
  ret i32 %sum
}
