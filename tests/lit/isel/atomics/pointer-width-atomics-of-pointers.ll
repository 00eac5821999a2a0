; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability Int64Atomics
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Bits:]] = OpConvertPtrToU %[[#Long]] %[[#Value]]
; CHECK: %[[#Old:]] = OpAtomicExchange %[[#Long]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Bits]]{{$}}
; CHECK: OpConvertUToPtr %{{[0-9]+}} %[[#Old]]
define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %x) {
  %old = atomicrmw xchg ptr addrspace(1) %p, ptr addrspace(1) %x monotonic
  ret ptr addrspace(1) %old
}
