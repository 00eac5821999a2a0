; RUN: pyllc --verify-diagnostics %s

@g = addrspace(4) global i32 0 ; expected-error: address space 4
