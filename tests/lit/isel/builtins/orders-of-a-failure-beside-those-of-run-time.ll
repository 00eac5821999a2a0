; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Unequal must not be stronger than Equal, and validators take what they do not know for relaxed.
; CHECK-DAG: %[[#Acquire:]] = OpConstant %[[#Int:]] 514
; CHECK-DAG: %[[#Plain:]] = OpConstant %[[#Int]] 2
; CHECK: %[[#Copy:]] = OpCopyObject %[[#Int]] %[[#Acquire]]
; CHECK: OpAtomicCompareExchange %[[#Int]] %[[#]] %[[#]] %[[#]] %[[#Copy]]
; CHECK: %[[#Other:]] = OpCopyObject %[[#Int]] %[[#Plain]]
; CHECK: OpAtomicCompareExchange %[[#Int]] %[[#]] %[[#]] %[[#]] %[[#Other]]
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %e, i32 %order) {
  %g = addrspacecast ptr addrspace(1) %e to ptr addrspace(4)
  %x = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(1) %p, ptr addrspace(4) %g, i32 7, i32 %order, i32 2)
  %y = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1jjjjjj(ptr addrspace(1) %p, i32 1, i32 %order, i32 2, i32 5, i32 6)
  ret void
}

declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(1), ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1jjjjjj(ptr addrspace(1), i32, i32, i32, i32, i32)
