; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer Workgroup %[[#Short]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: OpStore %[[#Ptr]]
define spir_kernel void @f(ptr addrspace(3) %p) {
  store i16 3, ptr addrspace(3) %p
  ret void
}
