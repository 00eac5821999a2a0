; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The store at the end of two loads types all three.

; CHECK-DAG: OpName %[[#Ptr:]] "ppp"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#First:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Second:]] = OpTypePointer CrossWorkgroup %[[#First]]
; CHECK-DAG: %[[#Third:]] = OpTypePointer CrossWorkgroup %[[#Second]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Third]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#Third]] %[[#Ptr]] %
; CHECK-NEXT: OpLoad %[[#Second]] %
; CHECK-NEXT: OpLoad %[[#First]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %ppp, i64 %i) {
  %at = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %ppp, i64 %i
  %pp = load ptr addrspace(1), ptr addrspace(1) %at
  %p = load ptr addrspace(1), ptr addrspace(1) %pp
  store float 1.0, ptr addrspace(1) %p
  ret void
}
