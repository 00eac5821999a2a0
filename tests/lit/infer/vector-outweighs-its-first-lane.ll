; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; As a pointer to the vector it needs a path for the lane, as one to the lane a cast for the vector.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load <4 x float>, ptr addrspace(1) %p
  %s = load float, ptr addrspace(1) %p
  ret void
}
