; RUN: not pyllc -mtriple=spirv-unknown-vulkan1.3 %s -o - 2>&1 | filecheck %s

; Shaders are another environment.

; CHECK: unknown or unsupported triple 'spirv-unknown-vulkan1.3'
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
