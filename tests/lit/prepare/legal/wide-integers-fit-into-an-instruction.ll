; RUN: not pyllc -mtriple=spirv64 --spirv-ext=all --split-input-file %s 2>&1 | filecheck %s

; An instruction has 65,535 words at most, and OpConstant has all bits of its value.

; CHECK: :6:1: error: integer type 'i8388608' is wider than 2,097,024 bits, which are all that an instruction holds
define spir_func void @widest(i8388608 %a) {
  ret void
}

; -----
; CHECK: error: integer type 'i2097025' is wider than 2,097,024 bits
define spir_kernel void @one_more(ptr addrspace(1) %p) {
  %a = load i2097025, ptr addrspace(1) %p
  store i2097025 %a, ptr addrspace(1) %p
  ret void
}
