; RUN: pyllc --split-input-file --verify-diagnostics %s

; What a call of fpbuiltin must be accurate to is an attribute that would be lost.

define float @f(float %a, float %b) {
  %r = call float @llvm.fpbuiltin.fdiv.f32(float %a, float %b) #0 ; expected-error: intrinsic 'llvm.fpbuiltin.fdiv.f32' has no translation
  ret float %r
}
declare float @llvm.fpbuiltin.fdiv.f32(float, float)
attributes #0 = { "fpbuiltin-max-error"="2.5" }

; -----

define <4 x float> @f(<4 x float> %a) {
  %r = call <4 x float> @llvm.fpbuiltin.sin.v4f32(<4 x float> %a) #0 ; expected-error: intrinsic 'llvm.fpbuiltin.sin.v4f32' has no translation
  ret <4 x float> %r
}
declare <4 x float> @llvm.fpbuiltin.sin.v4f32(<4 x float>)
attributes #0 = { "fpbuiltin-max-error"="1.0" }

; -----

define float @f(float %a, float %b) {
  %r = call float @llvm.fpbuiltin.fadd.f32(float %a, float %b) #0 ; expected-error: intrinsic 'llvm.fpbuiltin.fadd.f32' has no translation
  ret float %r
}
declare float @llvm.fpbuiltin.fadd.f32(float, float)
attributes #0 = { "fpbuiltin-max-error"="0.5" }

; -----

define float @f(float %a, float %b) {
  %r = call float @llvm.fpbuiltin.pow.f32(float %a, float %b) #0 ; expected-error: intrinsic 'llvm.fpbuiltin.pow.f32' has no translation
  ret float %r
}
declare float @llvm.fpbuiltin.pow.f32(float, float)
attributes #0 = { "fpbuiltin-max-error"="0.5" }
