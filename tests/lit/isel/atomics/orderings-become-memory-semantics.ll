; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The bits of an ordering come with CrossWorkgroupMemory (0x200), the memory of address space 1;
; a relaxed access orders no memory.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Scope:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#Acquire:]] = OpConstant %[[#Int]] 514
; CHECK-DAG: %[[#Release:]] = OpConstant %[[#Int]] 516
; CHECK-DAG: %[[#Both:]] = OpConstant %[[#Int]] 520
; CHECK-DAG: %[[#Sequential:]] = OpConstant %[[#Int]] 528
; CHECK: OpAtomicIAdd %[[#Int]] %[[#Ptr]] %[[#Scope]] %[[#Scope]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicIAdd %[[#Int]] %[[#Ptr]] %[[#Scope]] %[[#Acquire]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicIAdd %[[#Int]] %[[#Ptr]] %[[#Scope]] %[[#Release]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicIAdd %[[#Int]] %[[#Ptr]] %[[#Scope]] %[[#Both]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicIAdd %[[#Int]] %[[#Ptr]] %[[#Scope]] %[[#Sequential]] %{{[0-9]+}}
define void @f(ptr addrspace(1) %p, i32 %x) {
  %1 = atomicrmw add ptr addrspace(1) %p, i32 %x monotonic
  %2 = atomicrmw add ptr addrspace(1) %p, i32 %x acquire
  %3 = atomicrmw add ptr addrspace(1) %p, i32 %x release
  %4 = atomicrmw add ptr addrspace(1) %p, i32 %x acq_rel
  %5 = atomicrmw add ptr addrspace(1) %p, i32 %x seq_cst
  ret void
}
