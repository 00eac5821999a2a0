; RUN: pyllc --split-input-file --verify-diagnostics %s

; No SPIR-V atomic has more than 64 bits.

define i1 @f(ptr addrspace(1) %p, i128 %a, i128 %b) {
  %r = cmpxchg ptr addrspace(1) %p, i128 %a, i128 %b seq_cst seq_cst ; expected-error: type 'i128'
  %s = extractvalue { i128, i1 } %r, 1
  ret i1 %s
}

; -----

define i128 @f(ptr addrspace(1) %p, i128 %a) {
  %r = atomicrmw add ptr addrspace(1) %p, i128 %a monotonic ; expected-error: type 'i128'
  ret i128 %r
}
