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

; -----

; LLVM's own verifier refuses a call with a kernel's convention.
define spir_kernel void @kernel() {
  ret void
}
define spir_kernel void @caller() {
  call spir_kernel void @kernel() ; expected-error: calling convention does not permit calls
  ret void
}
