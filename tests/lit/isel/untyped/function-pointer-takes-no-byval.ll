; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers --spirv-ext=+SPV_INTEL_function_pointers --verify-diagnostics %s

; How much is copied only the type of the pointer would tell.

define spir_func void @f(ptr %p, ptr %x) {
  call spir_func void %p(ptr byval(i64) %x) ; expected-error: an indirect call with a 'byval' argument has no translation: no type tells
  ret void
}
