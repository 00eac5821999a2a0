; RUN: pyllc --split-input-file --verify-diagnostics %s

define void @f(ptr addrspace(20) %p) {
  store i32 1, ptr addrspace(20) %p ; expected-error: address space 20
  ret void
}
