; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_fast_math_mode %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_fast_math_mode %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; Contraction by itself has no word in core.

; CHECK: OpExtension "SPV_INTEL_fp_fast_math_mode"
; CHECK: OpDecorate %{{[0-9]+}} FPFastMathMode AllowContract

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: FPFastMathMode
; WITHOUT: OpFMul
define float @product(float %left, float %right) {
  %product = fmul contract float %left, %right
  ret float %product
}
