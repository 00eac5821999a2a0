; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The buffer is indexed over vectors; a scalar at its start is the vector's first lane.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK-DAG: %[[#Lane:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#First:]] = OpInBoundsAccessChain %[[#Lane]] %[[#Ptr]] %
; CHECK-NEXT: OpLoad %[[#Float]] %[[#First]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds <4 x float>, ptr addrspace(1) %p, i64 %i
  store <4 x float> zeroinitializer, ptr addrspace(1) %q
  %a = load float, ptr addrspace(1) %q
  %b = load float, ptr addrspace(1) %p
  ret void
}
