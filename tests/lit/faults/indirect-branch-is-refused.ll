; RUN: pyllc --verify-diagnostics %s

define void @f(ptr %p) {
  indirectbr ptr %p, [label %a, label %b] ; expected-error: indirectbr
a:
  ret void
b:
  ret void
}
