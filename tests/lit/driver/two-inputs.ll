; RUN: not pyllc %s %s -o - 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: option '-o' names one file, and there are 2 inputs
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
