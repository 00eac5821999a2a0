; RUN: pyllc --verify-diagnostics %s

define i32 @f(i64 %i) {
  %p = inttoptr i64 %i to ptr addrspace(20) ; expected-error: address space 20
  %v = load i32, ptr addrspace(20) %p
  ret i32 %v
}
