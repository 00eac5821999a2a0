; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A pointer to an array is indexed as one to the array's element.

; CHECK-DAG: OpName %[[#Column:]] "j"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Half]] %
; CHECK-DAG: %[[#RowPtr:]] = OpTypePointer CrossWorkgroup %[[#Array]]
; CHECK-DAG: %[[#Element:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Row:]] = OpInBoundsAccessChain %[[#RowPtr]]
; CHECK-NEXT: %[[#Start:]] = OpInBoundsAccessChain %[[#Element]] %[[#Row]] %
; CHECK-NEXT: OpInBoundsPtrAccessChain %[[#Element]] %[[#Start]] %[[#Column]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%item = type { i32, [3 x [5 x half]] }
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i, i64 %j) {
  %row = getelementptr inbounds %item, ptr addrspace(1) %p, i64 0, i32 1, i64 %i
  %q = getelementptr inbounds half, ptr addrspace(1) %row, i64 %j
  store half 1.0, ptr addrspace(1) %q
  ret void
}
