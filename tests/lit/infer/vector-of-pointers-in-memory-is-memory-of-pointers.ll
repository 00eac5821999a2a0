; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; SPIR-V has no vectors of pointers: the lanes are loaded one by one.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Lane:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Lane]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Second:]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]] %
; CHECK-NEXT: OpLoad %[[#Lane]] %[[#Second]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load <2 x ptr addrspace(1)>, ptr addrspace(1) %p
  %x = extractelement <2 x ptr addrspace(1)> %v, i32 1
  store float 1.0, ptr addrspace(1) %x
  ret void
}
