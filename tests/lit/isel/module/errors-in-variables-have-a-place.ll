; RUN: pyllc --split-input-file --verify-diagnostics %s

@g = addrspace(20) global i32 0 ; expected-error: address space 20

; -----

@g = addrspace(1) global fp128 0xL00000000000000000000000000000000 ; expected-error: fp128

; -----

@table = addrspace(1) global [1 x ptr] [ptr @f] ; expected-error: address of function

define void @f() {
  ret void
}

; -----

module asm "nop" ; expected-error: module-level inline assembly
