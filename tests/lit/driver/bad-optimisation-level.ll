; RUN: not pyllc -O4 %s -o - 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: bad optimisation level '4': expected 0, 1, 2 or 3
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
