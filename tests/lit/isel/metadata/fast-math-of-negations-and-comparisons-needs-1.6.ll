; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.5 %s -o - | filecheck %s --check-prefix=OLD

; CHECK: OpName %[[#Negated:]] "negated"
; CHECK: OpName %[[#Less:]] "less"
; CHECK: OpDecorate %[[#Negated]] FPFastMathMode NotNaN
; CHECK-NEXT: OpDecorate %[[#Less]] FPFastMathMode NotInf

; OLD-NOT: FPFastMathMode
; OLD: OpFNegate
define spir_func i1 @f(float %a) {
  %negated = fneg nnan float %a
  %less = fcmp ninf olt float %negated, 1.0
  ret i1 %less
}
