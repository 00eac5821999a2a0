; RUN: pyllc --split-input-file --verify-diagnostics %s

define void @f(ptr addrspace(1) %p) {
  %1 = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("galaxy") monotonic ; expected-error: syncscope 'galaxy'
  ret void
}

; -----

define void @f(ptr addrspace(1) %p) {
  fence syncscope("galaxy") seq_cst ; expected-error: syncscope 'galaxy'
  ret void
}
