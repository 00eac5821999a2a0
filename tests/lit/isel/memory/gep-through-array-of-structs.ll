; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Outer:]] "i"
; CHECK-DAG: OpName %[[#Inner:]] "j"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#ShortPtr:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK: OpInBoundsPtrAccessChain %[[#ShortPtr]] %[[#Ptr]] %[[#Outer]] %[[#One]] %[[#Inner]]{{$}}
%row = type { i32, [4 x i16] }

define void @f(ptr addrspace(1) %p, i64 %i, i32 %j) {
  %1 = getelementptr inbounds %row, ptr addrspace(1) %p, i64 %i, i32 1, i32 %j
  ret void
}
