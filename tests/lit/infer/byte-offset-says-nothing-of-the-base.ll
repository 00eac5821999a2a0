; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The base has the type of what the bytes lead to, since a multiple of its size is added.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]]
; CHECK-NEXT: OpStore %[[#Element]]
define spir_kernel void @f(ptr addrspace(1) %p) {
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 12
  store float 1.0, ptr addrspace(1) %q
  ret void
}
