; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The instruction takes any pointer, so nothing but the name tells.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: prefetch %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  call spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1) %p, i64 4)
  ret void
}
declare spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1), i64)
