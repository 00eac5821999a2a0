; RUN: pyllc -mtriple=spirv64v1.0 -mtriple=spirv64v1.5 %s -o - | filecheck %s

; CHECK: ; Version: 1.5
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
