; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The result is a float; what is read is a half.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: vload_half %{{[0-9]+}} %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 0, ptr addrspace(1) %p)
  ret void
}
declare spir_func float @_Z10vload_halfmPU3AS1KDh(i64, ptr addrspace(1))
