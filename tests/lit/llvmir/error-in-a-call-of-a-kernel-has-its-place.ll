; RUN: pyllc --verify-diagnostics %s

; LLVM looks at such a call under a convention that may be called, and names it by that.

define spir_kernel void @f(ptr addrspace(1) %p) {
  call spir_kernel void @f(ptr addrspace(1) nofpclass(nan) %p) ; expected-error: applied to incompatible type
  ret void
}
