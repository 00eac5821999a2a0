; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: OpInBoundsAccessChain %[[#FloatPtr]] %[[#Ptr]] %[[#Index]]{{$}}
; CHECK-NEXT: OpAccessChain %[[#FloatPtr]] %[[#Ptr]] %[[#Index]]{{$}}
define void @f(ptr addrspace(1) %p, i64 %i) {
  %1 = getelementptr inbounds [8 x float], ptr addrspace(1) %p, i64 0, i64 %i
  %2 = getelementptr [8 x float], ptr addrspace(1) %p, i64 0, i64 %i
  ret void
}
