; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Before 1.6 the decoration is valid on OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem and OpFMod alone.

; CHECK-NOT: FPFastMathMode
; CHECK: OpFNegate
; CHECK-NEXT: OpFOrdLessThan
; CHECK-NEXT: OpSelect
define void @f(float %a, float %b) {
  %1 = fneg nnan float %a
  %2 = fcmp nnan olt float %a, %b
  %3 = select nnan i1 %2, float %a, float %b
  ret void
}
