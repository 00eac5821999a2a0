; RUN: pyllc --verify-diagnostics %s

; @is and @k would compare the addresses of two copies, which differ.

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define internal i1 @is(ptr %p) {
  %same = icmp eq ptr %p, @table ; expected-error: is compared with an address from elsewhere
  ret i1 %same
}

define spir_kernel void @k(ptr addrspace(1) %out, i1 %c) {
  %own = alloca [4 x i32]
  %p = select i1 %c, ptr @table, ptr %own
  %same = call i1 @is(ptr %p)
  %v = zext i1 %same to i32
  store i32 %v, ptr addrspace(1) %out
  ret void
}
