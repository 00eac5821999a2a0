; RUN: pyllc --split-input-file --verify-diagnostics %s

define ptr addrspace(4) @to_generic(ptr addrspace(2) %p) {
  %q = addrspacecast ptr addrspace(2) %p to ptr addrspace(4) ; expected-error: constant address space
  ret ptr addrspace(4) %q
}

; -----

define ptr addrspace(2) @from_global(ptr addrspace(1) %p) {
  %q = addrspacecast ptr addrspace(1) %p to ptr addrspace(2) ; expected-error: constant address space
  ret ptr addrspace(2) %q
}
