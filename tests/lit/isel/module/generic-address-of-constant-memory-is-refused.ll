; RUN: pyllc --verify-diagnostics %s

@table = addrspace(2) constant i32 1
@pointer = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(2) @table to ptr addrspace(4)) ; expected-error: constant address space
