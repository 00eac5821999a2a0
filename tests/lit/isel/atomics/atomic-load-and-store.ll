; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Acquire:]] = OpConstant %[[#Int]] 514
; CHECK-DAG: %[[#Release:]] = OpConstant %[[#Int]] 516
; CHECK: %[[#Value:]] = OpAtomicLoad %[[#Float]] %[[#Ptr]] %{{[0-9]+}} %[[#Acquire]]{{$}}
; CHECK-NEXT: OpAtomicStore %[[#Ptr]] %{{[0-9]+}} %[[#Release]] %[[#Value]]{{$}}
define void @f(ptr addrspace(1) %p) {
  %1 = load atomic float, ptr addrspace(1) %p acquire, align 4
  store atomic float %1, ptr addrspace(1) %p release, align 4
  ret void
}
