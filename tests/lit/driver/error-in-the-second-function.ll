; RUN: pyllc --verify-diagnostics %s

define void @g(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define void @f(ptr %p, i32 %n) {
entry:
  store i32 1, ptr %p
  br label %next

next: ; the same text as in @g stands above
  %x = alloca i32, i32 %n ; expected-error: SPV_INTEL_variable_length_array
  ret void
}
