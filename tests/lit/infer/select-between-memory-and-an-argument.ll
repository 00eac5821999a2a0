; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What the select gives types the argument, and the memory that the other pointer is loaded from.

; CHECK-DAG: OpName %[[#Table:]] "table"
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Memory:]] = OpTypePointer CrossWorkgroup %[[#Type]]
; CHECK: %[[#Table]] = OpFunctionParameter %[[#Memory]]
; CHECK-NEXT: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Loaded:]] = OpLoad %[[#Type]] %[[#Table]] Aligned
; CHECK-NEXT: OpSelect %[[#Type]] %{{[0-9]+}} %[[#Ptr]] %[[#Loaded]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %table, ptr addrspace(1) %p, i32 %x) {
  %c = icmp eq i32 %x, 0
  %q = load ptr addrspace(1), ptr addrspace(1) %table
  %r = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  store i16 1, ptr addrspace(1) %r
  ret void
}
