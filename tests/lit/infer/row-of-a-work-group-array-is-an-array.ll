; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The first index steps over rows, the second over the elements of one.

; CHECK-DAG: OpName %[[#Array:]] "lds"
; CHECK-DAG: OpName %[[#Row:]] "i"
; CHECK-DAG: OpName %[[#Column:]] "j"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#RowType:]] = OpTypeArray %[[#Float]] %
; CHECK-DAG: %[[#RowPtr:]] = OpTypePointer Workgroup %[[#RowType]]
; CHECK-DAG: %[[#Element:]] = OpTypePointer Workgroup %[[#Float]]
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#RowPtr]] %{{[0-9]+}} %[[#Row]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#Element]] %{{[0-9]+}} %[[#Column]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@lds = internal addrspace(3) global [16 x [17 x float]] undef
define spir_kernel void @f(i64 %i, i64 %j) {
  %row = getelementptr inbounds [17 x float], ptr addrspace(3) @lds, i64 %i
  %p = getelementptr inbounds float, ptr addrspace(3) %row, i64 %j
  store float 1.0, ptr addrspace(3) %p
  ret void
}
