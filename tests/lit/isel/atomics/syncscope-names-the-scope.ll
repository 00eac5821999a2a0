; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Scopes: CrossDevice 0, Device 1, Workgroup 2, Subgroup 3, Invocation 4.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#CrossDevice:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#Device:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Workgroup:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#Subgroup:]] = OpConstant %[[#Int]] 3{{$}}
; CHECK-DAG: %[[#Invocation:]] = OpConstant %[[#Int]] 4{{$}}
; CHECK: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#CrossDevice]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#CrossDevice]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#Device]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#Device]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#Workgroup]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#Subgroup]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#Subgroup]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#Invocation]] %{{[0-9]+}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %{{[0-9]+}} %[[#Invocation]] %{{[0-9]+}}
define void @f(ptr addrspace(1) %p, i32 %x) {
  %1 = atomicrmw xchg ptr addrspace(1) %p, i32 %x monotonic
  %2 = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("all_svm_devices") monotonic
  %3 = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  %4 = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("agent") monotonic
  %5 = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("workgroup") monotonic
  %6 = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("subgroup") monotonic
  %7 = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("wavefront") monotonic
  %8 = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("singlethread") monotonic
  %9 = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("work_item") monotonic
  ret void
}
