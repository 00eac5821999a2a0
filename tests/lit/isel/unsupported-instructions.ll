; RUN: pyllc --split-input-file --verify-diagnostics %s

define void @f(ptr %list) {
  %1 = va_arg ptr %list, i32 ; expected-error: va_arg
  ret void
}

; -----

define void @f(ptr %target) {
  indirectbr ptr %target, [label %a] ; expected-error: indirectbr
a:
  ret void
}

; -----

define void @f(ptr %callee) {
  call void %callee() ; expected-error: SPV_INTEL_function_pointers
  ret void
}

; -----

define void @f() {
  call void asm sideeffect "nop", ""() ; expected-error: SPV_INTEL_inline_assembly
  ret void
}

; -----

declare void @print(ptr, ...)

define void @f(ptr %p) {
  call void (ptr, ...) @print(ptr %p, i32 1) ; expected-error: variadic
  ret void
}
