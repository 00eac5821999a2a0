; RUN: pyllc --verify-diagnostics %s

@g = addrspace(2) constant ptr addrspace(2) @g ; expected-error: depends on itself
