; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

define float @of_order(i32 %n, float %x) {
  %r = call float @__nv_jnf(i32 %n, float %x) ; expected-error: '@__nv_jnf' of NVIDIA's libdevice has no translation
  ret float %r
}
define double @rounded(double %x) {
  %r = call double @__nv_dadd_rz(double %x, double %x) ; expected-error: '@__nv_dadd_rz' of NVIDIA's libdevice has no translation
  ret double %r
}
declare float @__nv_jnf(i32, float)
declare double @__nv_dadd_rz(double, double)
