; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The store goes to an element, the load to a row's start.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Variable:]] "m"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Row:]] = OpTypeArray %[[#Type]] %
; CHECK-DAG: %[[#Matrix:]] = OpTypeArray %[[#Row]] %
; CHECK-DAG: %[[#MatrixPtr:]] = OpTypePointer Function %[[#Matrix]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Variable]] = OpVariable %[[#MatrixPtr]] Function
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Type]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i, i64 %j) {
  %m = alloca [2 x [3 x ptr addrspace(1)]]
  %at = getelementptr inbounds [2 x [3 x ptr addrspace(1)]], ptr %m, i64 0, i64 %i, i64 %j
  store ptr addrspace(1) %p, ptr %at
  %row = getelementptr inbounds [3 x ptr addrspace(1)], ptr %m, i64 %j
  %q = load ptr addrspace(1), ptr %row
  store float 1.0, ptr addrspace(1) %q
  ret void
}
