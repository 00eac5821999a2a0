; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Nothing in the callee speaks against the caller's doubles.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Ignored:]] "ignored"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %{{[0-9]+}} %{{[0-9]+}} %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Ignored]] = OpFunctionParameter %[[#Type]]
define spir_kernel void @k(ptr addrspace(1) %p) {
  store double 1.0, ptr addrspace(1) %p
  call void @g(ptr addrspace(1) %p)
  ret void
}
define internal void @g(ptr addrspace(1) %ignored) {
  ret void
}
