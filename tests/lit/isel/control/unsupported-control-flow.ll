; RUN: pyllc --split-input-file --verify-diagnostics %s

declare void @g()

define void @f() {
  callbr void asm "", ""() to label %a [] ; expected-error: callbr
a:
  ret void
}
