; RUN: pyllc --split-input-file --verify-diagnostics %s

define void @f(ptr addrspace(20) %p) { ; expected-error: address space 20
  store i32 1, ptr addrspace(20) %p
  ret void
}

; -----

define i32 @f(i64 %i) {
  %p = inttoptr i64 %i to ptr addrspace(20) ; expected-error: address space 20
  %v = load i32, ptr addrspace(20) %p
  ret i32 %v
}
