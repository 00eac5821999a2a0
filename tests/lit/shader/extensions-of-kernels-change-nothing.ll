; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all %s -o - | filecheck %s

; With every extension allowed vectors have four lanes still, and atomics 32 bits;
; hints for which no device has an extension are dropped.

; CHECK-NOT: OpCapability Vector16
; CHECK-NOT: OpCapability LongVector
; CHECK-NOT: 16bit_atomics
; CHECK-NOT: arithmetic_fence
; CHECK-NOT: poison_freeze
; CHECK: OpTypeVector %{{[0-9]+}} 4
; CHECK: OpAtomicCompareExchange
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <8 x i32>, ptr addrspace(1) %p
  %w = add <8 x i32> %v, splat (i32 1)
  store <8 x i32> %w, ptr addrspace(1) %p
  %old = atomicrmw add ptr addrspace(1) %q, i16 3 monotonic
  ret void
}

define spir_kernel void @hints(ptr addrspace(1) %p, float %a, float %b, float %c) {
  %sum = fadd reassoc float %a, %b
  %fenced = call reassoc float @llvm.arithmetic.fence.f32(float %sum)
  %all = fadd reassoc float %fenced, %c
  %frozen = freeze float %all
  store float %frozen, ptr addrspace(1) %p
  ret void
}
