; RUN: pyllc --verify-diagnostics %s

; A variable per function would not share what they store.

@g = internal global i32 0 ; expected-error: address space 0

define spir_func void @f() {
  store i32 1, ptr @g
  ret void
}

define spir_func i32 @h() {
  %v = load i32, ptr @g
  ret i32 %v
}
