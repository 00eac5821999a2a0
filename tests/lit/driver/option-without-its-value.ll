; RUN: not pyllc %s -o - -stop-after 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: option '-stop-after' needs a value: PASS
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
