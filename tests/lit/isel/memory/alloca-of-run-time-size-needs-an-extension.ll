; RUN: pyllc --verify-diagnostics %s

define void @f(i32 %n) {
  %p = alloca i32, i32 %n ; expected-error: SPV_INTEL_variable_length_array
  ret void
}
