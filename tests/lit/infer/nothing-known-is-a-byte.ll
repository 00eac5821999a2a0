; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK: OpFunctionParameter %[[#Ptr]]
define spir_kernel void @f(ptr addrspace(1) %p) {
  ret void
}
