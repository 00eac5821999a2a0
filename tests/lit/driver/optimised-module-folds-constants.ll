; RUN: pyllc -O2 %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=O0

; LLVM's own optimiser runs before the translation; without an -O nothing is lost.

; CHECK-NOT: OpIAdd
; CHECK: OpReturnValue
; O0: OpIAdd
; O0: OpISub
define i32 @f(i32 %a) {
  %b = add i32 %a, 5
  %c = sub i32 %b, 5
  ret i32 %c
}
