; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_fast_math_mode %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Product:]] FPFastMathMode AllowReassoc{{$}}
; CHECK: %[[#Product]] = OpFMul
define float @f(float %a) {
  %b = fmul reassoc float %a, %a
  ret float %b
}
