; RUN: pyllc --split-input-file --verify-diagnostics %s

; What a pointer points to is found from its uses, so an error about it is an error of the use.

define void @f(ptr %q) {
  %p = load ptr addrspace(20), ptr %q ; expected-error: address space 20
  ret void
}

; -----

define void @f(ptr %q) {
  call void @g(ptr %q)
  ret void
}

define void @g(ptr %q) {
  %m = getelementptr { i32, ptr addrspace(20) }, ptr %q, i32 0, i32 0 ; expected-error: address space 20
  store i32 1, ptr %m
  ret void
}

; -----

@v = external addrspace(1) global ptr

define void @f() {
  %q = load ptr, ptr addrspace(1) @v
  %p = load ptr addrspace(20), ptr %q ; expected-error: address space 20
  ret void
}
