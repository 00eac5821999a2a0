; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An operand may be zero; and a negative product has a high word of ones.

; CHECK-NOT: OpUDiv
; CHECK-NOT: OpSMulExtended
; CHECK: OpSConvert
; CHECK: OpIMul
; CHECK: OpINotEqual
define { i32, i1 } @f(i32 %a, i32 %b) {
  %x = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %x, 0
  %y = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %v, i32 %b)
  ret { i32, i1 } %y
}
