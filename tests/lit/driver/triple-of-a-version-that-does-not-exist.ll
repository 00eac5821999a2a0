; RUN: not pyllc -mtriple=spirv64v1.7 %s -o - 2>&1 | filecheck %s

; CHECK: unknown or unsupported triple 'spirv64v1.7'
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
