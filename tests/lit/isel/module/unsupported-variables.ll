; RUN: pyllc --split-input-file --verify-diagnostics %s

@g = global i32 0 ; expected-error: address space 0

define i32 @f() {
  store i32 1, ptr @g
  ret i32 1
}

; -----

@g = thread_local addrspace(1) global i32 0 ; expected-error: thread_local

; -----

@self = addrspace(2) constant ptr addrspace(2) @self ; expected-error: depends on itself

; -----

@f = ifunc void (), ptr @resolver ; expected-error: the resolver of ifunc '@f' does not return one known function

define ptr @resolver() {
  ret ptr null
}
define void @g() {
  call void @f()
  ret void
}
