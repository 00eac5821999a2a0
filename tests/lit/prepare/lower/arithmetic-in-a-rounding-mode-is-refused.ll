; RUN: pyllc --split-input-file --verify-diagnostics %s

; SPIR-V rounds conversions as told and nothing else.

define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.fadd.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fsub.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.fsub.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.fmul.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.tonearestaway", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.fdiv.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.sqrt.f32(float %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp ; expected-error: 'llvm.experimental.constrained.sqrt.f32' with a directed rounding needs SPV_INTEL_rounded_divide_sqrt
  ret float %r
}

; -----

define float @f(float %a, float %b, float %c) strictfp {
  %r = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %c, metadata !"round.downward", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.fma.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a, float %b, float %c) strictfp {
  %r = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.fmuladd.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.sin.f32(float %a, metadata !"round.tonearestaway", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.sin.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.exp.f32(float %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.exp.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.pow.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.pow.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a, i32 %b) strictfp {
  %r = call float @llvm.experimental.constrained.ldexp.f32.i32(float %a, i32 %b, metadata !"round.upward", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.ldexp.f32.i32' has no translation
  ret float %r
}

; -----

define float @f(float %a, i32 %b) strictfp {
  %r = call float @llvm.experimental.constrained.powi.f32(float %a, i32 %b, metadata !"round.upward", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.powi.f32' has no translation
  ret float %r
}

; -----

; No conversion rounds away from ties.
define half @f(float %a) strictfp {
  %r = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %a, metadata !"round.tonearestaway", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.fptrunc.f16.f32' has no translation
  ret half %r
}

; -----

define float @f(i32 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %a, metadata !"round.tonearestaway", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.uitofp.f32.i32' has no translation
  ret float %r
}

; -----

define half @f(float %a) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !"round.tonearestaway") ; expected-error: intrinsic 'llvm.fptrunc.round.f16.f32' has no translation
  ret half %r
}

; -----

; The conversion to bfloat16 only rounds to nearest.
define bfloat @f(float %a) {
  %r = call bfloat @llvm.fptrunc.round.bf16.f32(float %a, metadata !"round.upward") ; expected-error: intrinsic 'llvm.fptrunc.round
  ret bfloat %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.acos.f32(float %a, metadata !"round.upward", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.acos.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.asin.f32(float %a, metadata !"round.downward", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.asin.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.atan.f32(float %a, metadata !"round.towardzero", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.atan.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.cos.f32(float %a, metadata !"round.tonearestaway", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.cos.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.cosh.f32(float %a, metadata !"round.upward", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.cosh.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.exp2.f32(float %a, metadata !"round.downward", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.exp2.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.log.f32(float %a, metadata !"round.towardzero", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.log.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.log10.f32(float %a, metadata !"round.tonearestaway", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.log10.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.log2.f32(float %a, metadata !"round.upward", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.log2.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.sinh.f32(float %a, metadata !"round.downward", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.sinh.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.tan.f32(float %a, metadata !"round.towardzero", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.tan.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a) {
  %r = call float @llvm.experimental.constrained.tanh.f32(float %a, metadata !"round.tonearestaway", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.tanh.f32' has no translation
  ret float %r
}

; -----

define float @f(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.atan2.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") ; expected-error: intrinsic 'llvm.experimental.constrained.atan2.f32' has no translation
  ret float %r
}

; -----

define bfloat @f(i32 %a) strictfp {
  %r = call bfloat @llvm.experimental.constrained.sitofp.bf16.i32(i32 %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp ; expected-error: intrinsic 'llvm.experimental.constrained.sitofp
  ret bfloat %r
}
