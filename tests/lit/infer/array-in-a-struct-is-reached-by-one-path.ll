; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The member and both dimensions of its array are indices of one access chain.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Item:]] "item"
; CHECK-DAG: OpName %[[#Row:]] "i"
; CHECK-DAG: OpName %[[#Column:]] "j"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Item]]{{$}}
; CHECK-DAG: %[[#Element:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsAccessChain %[[#Element]] %[[#Ptr]] %{{[0-9]+}} %[[#Row]] %[[#Column]]
; CHECK-NEXT: OpStore
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%item = type { i32, [3 x [5 x half]] }
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i, i64 %j) {
  %q = getelementptr inbounds %item, ptr addrspace(1) %p, i64 0, i32 1, i64 %i, i64 %j
  store half 1.0, ptr addrspace(1) %q
  ret void
}
