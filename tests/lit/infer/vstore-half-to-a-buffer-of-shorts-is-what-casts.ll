; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A load and a store of shorts against one builtin for halves.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#ShortPtr:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#HalfPtr:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#ShortPtr]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#HalfPtr]] %[[#Ptr]]{{$}}
; CHECK-NEXT: vstore_half %{{[0-9]+}} %{{[0-9]+}} %[[#Cast]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, float %x) {
  %v = load i16, ptr addrspace(1) %p
  store i16 %v, ptr addrspace(1) %p
  call spir_func void @_Z11vstore_halffmPU3AS1Dh(float %x, i64 1, ptr addrspace(1) %p)
  ret void
}
declare spir_func void @_Z11vstore_halffmPU3AS1Dh(float, i64, ptr addrspace(1))
