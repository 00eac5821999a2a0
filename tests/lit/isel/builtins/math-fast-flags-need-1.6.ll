; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.5 %s -o - | filecheck %s --check-prefix=OLD

; Before 1.6 only plain arithmetic takes the decoration.

; CHECK: OpDecorate %[[#Sine:]] FPFastMathMode NotNaN
; CHECK: %[[#Sine]] = OpExtInst
; OLD-NOT: FPFastMathMode
define spir_func float @f(float %value) {
  %1 = call nnan float @_Z3sinf(float %value)
  ret float %1
}

declare spir_func float @_Z3sinf(float)
