; RUN: pyllc -filetype=null %s -o - 2>&1 | not filecheck %s

; CHECK: Op
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
