; RUN: pyllc --split-input-file --verify-diagnostics %s

@g = global i32 0 ; expected-error: address space 0

define i32 @f() {
  store i32 1, ptr @g
  ret i32 1
}

; -----

@g = thread_local addrspace(1) global i32 0 ; expected-error: thread_local

; -----

@g = addrspace(20) global i32 0 ; expected-error: address space 20

; -----

@g = addrspace(1) global fp128 0xL00000000000000000000000000000000 ; expected-error: fp128

; -----

@self = addrspace(1) global ptr addrspace(1) @self ; expected-error: depends on itself

; -----

@f = ifunc void (), ptr @resolver ; expected-error: ifunc

define ptr @resolver() {
  ret ptr null
}
define void @g() {
  call void @f()
  ret void
}

; -----

module asm "nop" ; expected-error: module-level inline assembly

; -----

@table = addrspace(1) global [1 x ptr] [ptr @f] ; expected-error: address of function

define void @f() {
  ret void
}
