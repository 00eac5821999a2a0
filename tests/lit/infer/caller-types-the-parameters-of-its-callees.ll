; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The imported function says nothing; that its argument points to doubles is known from the caller.

; CHECK-DAG: OpName %[[#Import:]] "outside"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK: %[[#Import]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Import]]
define spir_kernel void @k(ptr addrspace(1) %p) {
  store double 1.0, ptr addrspace(1) %p
  call void @outside(ptr addrspace(1) %p)
  ret void
}
declare void @outside(ptr addrspace(1))
