; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --verify-each %s

@number = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@bits = internal addrspace(1) global { i32, i64 } { i32 1, i64 ptrtoint (ptr @number to i64) } ; expected-error: the address of constant '@number' in address space 0 is in the initialiser of '@bits'

define i64 @f() {
  %v = load i64, ptr addrspace(1) @bits
  ret i64 %v
}
