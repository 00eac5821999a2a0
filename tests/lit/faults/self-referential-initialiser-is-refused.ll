; RUN: pyllc --verify-diagnostics %s

@g = addrspace(1) global ptr addrspace(1) @g ; expected-error: depends on itself
