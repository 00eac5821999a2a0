; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-NOT: OpCapability Int64Atomics
; CHECK: OpAtomicExchange %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicIAdd %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicISub %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicAnd %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicOr %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicXor %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicSMax %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicSMin %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicUMax %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
; CHECK-NEXT: OpAtomicUMin %[[#Int]] %[[#Ptr]] %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]
define void @f(ptr addrspace(1) %p, i32 %x) {
  %1 = atomicrmw xchg ptr addrspace(1) %p, i32 %x monotonic
  %2 = atomicrmw add ptr addrspace(1) %p, i32 %x monotonic
  %3 = atomicrmw sub ptr addrspace(1) %p, i32 %x monotonic
  %4 = atomicrmw and ptr addrspace(1) %p, i32 %x monotonic
  %5 = atomicrmw or ptr addrspace(1) %p, i32 %x monotonic
  %6 = atomicrmw xor ptr addrspace(1) %p, i32 %x monotonic
  %7 = atomicrmw max ptr addrspace(1) %p, i32 %x monotonic
  %8 = atomicrmw min ptr addrspace(1) %p, i32 %x monotonic
  %9 = atomicrmw umax ptr addrspace(1) %p, i32 %x monotonic
  %10 = atomicrmw umin ptr addrspace(1) %p, i32 %x monotonic
  ret void
}
