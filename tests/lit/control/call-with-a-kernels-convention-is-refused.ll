; RUN: pyllc --verify-diagnostics %s

; LLVM's own verifier says so.

define spir_kernel void @kernel() {
  ret void
}
define spir_kernel void @caller() {
  call spir_kernel void @kernel() ; expected-error: calling convention does not permit calls
  ret void
}
