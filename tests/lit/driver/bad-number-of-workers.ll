; RUN: not pyllc %s -j=few -o - 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: bad number of workers 'few': expected 0 for all cores, or more
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
