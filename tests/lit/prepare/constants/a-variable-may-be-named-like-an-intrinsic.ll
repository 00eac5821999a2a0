; RUN: pyllc -mtriple=spirv64 --verify-each --verify-diagnostics %s

; LLVM's own lists name what a program never reads; this variable is none of them.
@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@llvm.memcpy.p0.p0.i64 = internal addrspace(1) global ptr addrspace(4) addrspacecast (ptr @table to ptr addrspace(4)) ; expected-error: @table
