; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --verify-each %s

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@there = internal addrspace(1) global ptr addrspace(4) addrspacecast (ptr @table to ptr addrspace(4)) ; expected-error: the address of constant '@table' in address space 0 is in the initialiser of '@there'

define i32 @f() {
  %p = load ptr addrspace(4), ptr addrspace(1) @there
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}
