; RUN: not pyllc %s -o - --output-dir=out 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: option '-o' names a file, and '-output-dir' a folder: pass one
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
