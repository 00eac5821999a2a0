; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

define float @second(float %x) {
  %r = call float @__ocml_erf1_f32(float %x) ; expected-error: '@__ocml_erf1_f32' of AMD's device library has no translation
  ret float %r
}
define half @of_half(half %x) {
  %r = call half @__ocml_j0_f16(half %x) ; expected-error: '@__ocml_j0_f16' of AMD's device library has no translation
  ret half %r
}
define i64 @other_width(i64 %x) {
  %r = call i64 @__ockl_clz_u32(i64 %x) ; expected-error: '@__ockl_clz_u32' of AMD's device library has no translation
  ret i64 %r
}
define void @sync() {
  call void @__ockl_grid_sync() ; expected-error: '@__ockl_grid_sync' of AMD's device library has no translation
  ret void
}
define float @towards(float %x, float %y) {
  %r = call float @__ocml_add_rtz_f32(float %x, float %y) ; expected-error: '@__ocml_add_rtz_f32' of AMD's device library has no translation
  ret float %r
}
declare float @__ocml_erf1_f32(float)
declare half @__ocml_j0_f16(half)
declare i64 @__ockl_clz_u32(i64)
declare float @__ocml_add_rtz_f32(float, float)
declare void @__ockl_grid_sync()
