; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Being atomic changes nothing of the type.

; CHECK-DAG: OpName %[[#Ptr:]] "slot"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpAtomicLoad %[[#Float]] %[[#Ptr]] %
; CHECK-NEXT: OpAtomicStore %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define float @f(ptr addrspace(1) %slot) {
  %v = load atomic float, ptr addrspace(1) %slot monotonic, align 4
  store atomic float 1.0, ptr addrspace(1) %slot monotonic, align 4
  ret float %v
}
