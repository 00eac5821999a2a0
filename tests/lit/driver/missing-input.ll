; RUN: not pyllc %s.missing -o - 2>&1 | filecheck %s

; CHECK: missing-input.ll.missing: error: cannot read the input: No such file or directory
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
