; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all %s -o - | filecheck %s

; With every extension allowed vectors have four lanes still, and atomics 32 bits.

; CHECK-NOT: OpCapability Vector16
; CHECK-NOT: OpCapability LongVector
; CHECK-NOT: 16bit_atomics
; CHECK: OpTypeVector %{{[0-9]+}} 4
; CHECK: OpAtomicCompareExchange
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <8 x i32>, ptr addrspace(1) %p
  %w = add <8 x i32> %v, splat (i32 1)
  store <8 x i32> %w, ptr addrspace(1) %p
  %old = atomicrmw add ptr addrspace(1) %q, i16 3 monotonic
  ret void
}
