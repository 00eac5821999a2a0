; RUN: pyllc --split-input-file --verify-diagnostics %s

; LLVM does not permit the call of a kernel and looks no further at one; SPIR-V's producers do.

define spir_kernel void @late(i32 %x, i32 %y) {
  call spir_kernel void @late(i32 %sum, i32 %x)
  %sum = add i32 %x, %y ; expected-error: Instruction does not dominate all uses
  ret void
}

; -----

define spir_kernel void @right(i32 %x) {
  call spir_kernel void @right(i32 %x)
  ret void
}
