; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpAtomicCompareExchangeWeak is deprecated, and gone from 1.4.

; CHECK-NOT: OpAtomicCompareExchangeWeak
; CHECK: OpAtomicCompareExchange %
declare spir_func zeroext i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4), ptr addrspace(4), i32)

define spir_kernel void @k(ptr addrspace(4) %d, ptr addrspace(4) %s, i32 %n) {
  %e = call spir_func zeroext i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) %d, ptr addrspace(4) %s, i32 %n)
  ret void
}
