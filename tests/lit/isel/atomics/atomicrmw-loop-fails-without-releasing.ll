; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The semantics of an unequal exchange may not release (OpAtomicCompareExchange): of acq_rel the
; acquire is left, of release nothing.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Relaxed:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#Acquire:]] = OpConstant %[[#Int]] 514
; CHECK-DAG: %[[#Release:]] = OpConstant %[[#Int]] 516
; CHECK-DAG: %[[#Both:]] = OpConstant %[[#Int]] 520
; CHECK-DAG: OpAtomicCompareExchange %[[#Int]] %{{[0-9]+}} %{{[0-9]+}} %[[#Both]] %[[#Acquire]]
; CHECK-DAG: OpAtomicCompareExchange %[[#Int]] %{{[0-9]+}} %{{[0-9]+}} %[[#Release]] %[[#Relaxed]]
define void @f(ptr addrspace(1) %p, i32 %x) {
  %1 = atomicrmw nand ptr addrspace(1) %p, i32 %x acq_rel
  %2 = atomicrmw nand ptr addrspace(1) %p, i32 %x release
  ret void
}
