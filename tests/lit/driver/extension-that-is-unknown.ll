; RUN: not pyllc --spirv-ext=+SPV_KHR_nothing %s -o - 2>&1 | filecheck %s

; CHECK: error: unknown SPIR-V extension 'SPV_KHR_nothing'
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
