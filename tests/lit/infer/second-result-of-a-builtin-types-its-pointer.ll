; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The exponents of two floats are two ints.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Int]] 2
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: frexp %{{[0-9]+}} %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, <2 x float> %x) {
  %s = call spir_func <2 x float> @_Z5frexpDv2_fPU3AS1Dv2_i(<2 x float> %x, ptr addrspace(1) %p)
  ret void
}
declare spir_func <2 x float> @_Z5frexpDv2_fPU3AS1Dv2_i(<2 x float>, ptr addrspace(1))
