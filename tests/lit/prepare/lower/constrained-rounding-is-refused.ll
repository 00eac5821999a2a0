; RUN: pyllc --verify-diagnostics %s

define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.strict") strictfp ; expected-error: llvm.experimental.constrained.fadd.f32
  ret float %r
}
