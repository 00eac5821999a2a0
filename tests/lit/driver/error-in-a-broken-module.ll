; RUN: pyllc --verify-diagnostics %s

define void @f() {
entry:
  br label %next
next:
  %b = add i32 %a, 1 ; expected-error@+1: the module is broken
  %a = add i32 %b, 1
  ret void
}
