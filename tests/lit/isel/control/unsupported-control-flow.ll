; RUN: pyllc --split-input-file --verify-diagnostics %s

define ptr @f() {
  br label %a
a:
  ret ptr blockaddress(@f, %a) ; expected-error: blockaddress
}

; -----

declare void @g()

define void @f() {
  callbr void asm "", ""() to label %a [] ; expected-error: callbr
a:
  ret void
}
