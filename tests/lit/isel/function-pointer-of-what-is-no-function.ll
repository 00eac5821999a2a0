; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers --verify-diagnostics --split-input-file %s

; An entry point may not be called, a builtin is an instruction, and no function has more arguments
; than parameters.

define spir_kernel void @k() {
  ret void
}

define ptr @f() {
  ret ptr @k  ; expected-error: the address of kernel '@k'
}

; -----

declare spir_func float @_Z3sinf(float)

define void @f(ptr %p) {
  store ptr @_Z3sinf, ptr %p  ; expected-error: the address of builtin '@_Z3sinf': it is an instruction, not a function
  ret void
}

; -----

declare void @v(i32, ...)

define void @f(ptr %p) {
  store ptr @v, ptr %p  ; expected-error: the address of variadic function '@v'
  ret void
}

; -----

define void @f(ptr %p) {
  call void (i32, ...) %p(i32 1, i32 2)  ; expected-error: an indirect call of a variadic function
  ret void
}
