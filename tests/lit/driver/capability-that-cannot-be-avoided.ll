; RUN: not pyllc -avoid-spirv-capabilities=Kernel %s -o - 2>&1 | filecheck %s

; CHECK: error: cannot avoid capability 'Kernel', only Shader
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
