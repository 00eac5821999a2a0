; RUN: pyllc --split-input-file --verify-diagnostics %s

define void @f(i32 %n) {
  %x = alloca i32, i32 %n ; expected-error: SPV_INTEL_variable_length_array
  ret void
}

; -----

define void @f(i32 %n) {
  ret void
}

; -----

define fp128 @f(fp128 %n) { ; expected-error: fp128
  ret fp128 %n
}
