; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The buffer is indexed over floats, and once read as a vector.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#VectorPtr:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#VectorPtr]] %[[#Ptr]]{{$}}
; CHECK-NEXT: OpLoad %[[#Vector]] %[[#Cast]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  %a = load float, ptr addrspace(1) %q
  store float %a, ptr addrspace(1) %p
  %v = load <4 x float>, ptr addrspace(1) %p
  ret void
}
