; RUN: pyllc --verify-diagnostics %s

; Values without a name are found by their position.

define void @f(ptr addrspace(1) %p, i32 %n) {
  %1 = add i32 %n, 1
  ; a comment that LLVM's own text does not have
  %2 = alloca i32, i32 %1 ; expected-error: SPV_INTEL_variable_length_array
  store i32 0, ptr %2
  ret void
}
