; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "outer"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %{{[0-9]+}} %{{[0-9]+}} %[[#Ptr]]
define spir_kernel void @k(ptr addrspace(1) %outer) {
  call void @g(ptr addrspace(1) %outer)
  ret void
}
define internal void @g(ptr addrspace(1) %inner) {
  store float 1.0, ptr addrspace(1) %inner
  ret void
}
