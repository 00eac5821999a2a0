; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Unequal semantics may not be stronger than Equal ones, which become as strong: relaxed (0) with
; acquire (2), release (3) with acquire, acquire with sequentially consistent (5).

; CHECK: %[[#Acquire:]] = OpConstant %{{[0-9]+}} 514
; CHECK: %[[#AcquireRelease:]] = OpConstant %{{[0-9]+}} 520
; CHECK: %[[#Sequential:]] = OpConstant %{{[0-9]+}} 528
; CHECK: OpAtomicCompareExchange %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Acquire]] %[[#Acquire]]
; CHECK: OpAtomicCompareExchange %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#AcquireRelease]] %[[#Acquire]]
; CHECK: OpAtomicCompareExchange %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Sequential]] %[[#Sequential]]
define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(4) %e, i32 %v) {
  %1 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(1) %p, ptr addrspace(4) %e, i32 %v, i32 0, i32 2)
  %2 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(1) %p, ptr addrspace(4) %e, i32 %v, i32 3, i32 2)
  %3 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(1) %p, ptr addrspace(4) %e, i32 %v, i32 2, i32 5)
  ret void
}

declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(1), ptr addrspace(4), i32, i32, i32)
