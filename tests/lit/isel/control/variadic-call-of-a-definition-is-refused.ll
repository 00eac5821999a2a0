; RUN: pyllc --verify-diagnostics %s

define void @f(i32 %x, ...) {
  ret void
}
define void @g() {
  call void (i32, ...) @f(i32 1, i32 2) ; expected-error: variadic
  ret void
}
