; RUN: not pyllc --spirv-ext=+spv_khr_bit_instructions %s -o - 2>&1 | filecheck %s

; CHECK: error: unknown SPIR-V extension 'spv_khr_bit_instructions'
; CHECK-NEXT: note: did you mean SPV_KHR_bit_instructions?
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
