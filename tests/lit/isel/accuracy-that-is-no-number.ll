; RUN: pyllc --split-input-file --verify-diagnostics -spirv-ext=+SPV_INTEL_fp_max_error %s

define float @f(float %a, float %b) {
  %r = call float @llvm.fpbuiltin.fdiv.f32(float %a, float %b) "fpbuiltin-max-error"="half" ; expected-error: attribute 'fpbuiltin-max-error' must be a number of a float, found 'half'
  ret float %r
}
declare float @llvm.fpbuiltin.fdiv.f32(float, float)

; -----

define float @f(float %a, float %b) {
  %r = call float @llvm.fpbuiltin.fdiv.f32(float %a, float %b) "fpbuiltin-max-error"="1e99" ; expected-error: attribute 'fpbuiltin-max-error' must be a number of a float, found '1e99'
  ret float %r
}
declare float @llvm.fpbuiltin.fdiv.f32(float, float)

; -----

define void @f(float %a, ptr %b) {
  %r = call float @llvm.fpbuiltin.sincos.f32(float %a, ptr %b) ; expected-error: intrinsic 'llvm.fpbuiltin.sincos.f32' has no translation: OpenCL.std has no function of that name and these types
  ret void
}
declare float @llvm.fpbuiltin.sincos.f32(float, ptr)

; -----

; To LLVM it is any function.
define float @types(float %a, <4 x float> %b) {
  %r = call float @llvm.fpbuiltin.fdiv.f32(float %a, <4 x float> %b) ; expected-error: has no translation: OpenCL.std has no function of that name and these types
  ret float %r
}

declare float @llvm.fpbuiltin.fdiv.f32(float, <4 x float>)

; -----

define float @count(float %a) {
  %r = call float @llvm.fpbuiltin.pow.f32(float %a) ; expected-error: has no translation: OpenCL.std has no function of that name and these types
  ret float %r
}

declare float @llvm.fpbuiltin.pow.f32(float)
