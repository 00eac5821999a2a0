; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What is stored at one index is loaded at another.

; CHECK-DAG: OpName %[[#Table:]] "table"
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK-DAG: %[[#Element:]] = OpTypePointer Workgroup %[[#Type]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Here:]] = OpInBoundsAccessChain %[[#Element]] %[[#Table]] %
; CHECK-NEXT: OpStore %[[#Here]] %[[#Ptr]] Aligned
; CHECK-NEXT: %[[#There:]] = OpInBoundsAccessChain %[[#Element]] %[[#Table]] %
; CHECK-NEXT: OpLoad %[[#Type]] %[[#There]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@table = internal addrspace(3) global [16 x ptr addrspace(1)] undef
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i, i64 %j) {
  %at = getelementptr inbounds [16 x ptr addrspace(1)], ptr addrspace(3) @table, i64 0, i64 %i
  store ptr addrspace(1) %p, ptr addrspace(3) %at
  %other = getelementptr inbounds [16 x ptr addrspace(1)], ptr addrspace(3) @table, i64 0, i64 %j
  %q = load ptr addrspace(1), ptr addrspace(3) %other
  store double 1.0, ptr addrspace(1) %q
  ret void
}
