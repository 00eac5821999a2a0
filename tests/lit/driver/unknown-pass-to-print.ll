; RUN: not pyllc -print-after=select,isel %s -o - 2>&1 | filecheck %s

; CHECK: error: unknown pass 'isel'
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
