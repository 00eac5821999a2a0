; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_sigmoid %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know SPV_INTEL_sigmoid.

; A name with two underscores is nobody else's, whatever stands behind it.

; CHECK: OpFSigmoidINTEL
define float @f(float %number) {
  %result = call float @_Z21__spirv_FSigmoidINTELIL_Z4multiiEQvXX(float %number)
  ret float %result
}

declare float @_Z21__spirv_FSigmoidINTELIL_Z4multiiEQvXX(float)
