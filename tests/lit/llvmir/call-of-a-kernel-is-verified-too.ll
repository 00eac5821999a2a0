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

; -----

define i32 @by_another_convention(i32 %x) {
  %a = tail call spir_kernel i32 @plain(i32 %b)
  %b = add i32 %x, 1 ; expected-error: Instruction does not dominate all uses
  ret i32 %a
}

declare i32 @plain(i32)

; -----

define amdgpu_kernel void @of_another_target(i32 %x) {
  call amdgpu_kernel void @of_another_target(i32 %sum)
  %sum = add i32 %x, 1 ; expected-error: Instruction does not dominate all uses
  ret void
}
