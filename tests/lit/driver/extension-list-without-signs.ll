; RUN: not pyllc -spirv-ext=SPV_KHR_bit_instructions %s -o - 2>&1 | filecheck %s

; CHECK: error: bad list of extensions: 'SPV_KHR_bit_instructions' has neither + nor -
; CHECK-NEXT: note: write --spirv-ext=
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
