; RUN: pyllc --split-input-file --verify-diagnostics %s

define void @f(ptr addrspace(2) %p) {
  store i32 1, ptr addrspace(2) %p ; expected-error: constant
  ret void
}

; -----

define void @f(ptr addrspace(2) %p) {
  %old = atomicrmw add ptr addrspace(2) %p, i32 1 monotonic ; expected-error: constant
  ret void
}
