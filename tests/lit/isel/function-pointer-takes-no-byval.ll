; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers --split-input-file --verify-diagnostics %s
; NEW-SPIRV-VAL

; How an argument is passed by value is said of the parameter of a function, and an indirect call
; knows none.

define spir_func void @f(ptr %p, ptr %x) {
  call spir_func void %p(ptr byval(i64) %x) ; expected-error: an indirect call with a 'byval' argument
  ret void
}

; -----

define spir_func void @f(ptr %p, ptr %x) {
  call spir_func void %p(ptr %x)
  ret void
}
