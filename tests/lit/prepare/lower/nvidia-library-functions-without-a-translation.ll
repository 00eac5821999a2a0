; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-diagnostics %s

define double @rounded(double %x) {
  %r = call double @__nv_fma_rz(double %x, double %x, double %x) ; expected-error: '@__nv_fma_rz' of NVIDIA's libdevice has no translation
  ret double %r
}
define float @unknown(float %x) {
  %r = call float @__nv_riemannf(float %x) ; expected-error: '@__nv_riemannf' of NVIDIA's libdevice has no translation
  ret float %r
}
declare double @__nv_fma_rz(double, double, double)
declare float @__nv_riemannf(float)
