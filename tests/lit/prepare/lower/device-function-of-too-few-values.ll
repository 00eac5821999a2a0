; RUN: pyllc --verify-diagnostics -mtriple=spirv64 %s

target triple = "amdgcn-amd-amdhsa"
define float @f(float %x) {
  %r = call float @__ocml_sincospi_f32(float %x) ; expected-error: '@__ocml_sincospi_f32' of AMD's device library has no translation
  ret float %r
}
declare float @__ocml_sincospi_f32(float)
