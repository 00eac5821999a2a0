; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#VectorPtr:]] = OpTypePointer Workgroup %[[#Vector]]
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer Workgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#VectorPtr]]
; CHECK: %[[#Lane:]] = OpInBoundsAccessChain %[[#FloatPtr]] %[[#Ptr]] %[[#Index]]{{$}}
; CHECK-NEXT: OpStore %[[#Lane]]
define void @f(ptr addrspace(3) %p, i64 %i) {
  %lane = getelementptr inbounds <4 x float>, ptr addrspace(3) %p, i64 0, i64 %i
  store float 1.0, ptr addrspace(3) %lane
  ret void
}
