; RUN: not pyllc %s %s -o - 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: more than one input: '{{.*}}two-inputs.ll'
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
