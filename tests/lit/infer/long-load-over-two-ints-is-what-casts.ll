; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The two ints stay members of their struct.

; CHECK-DAG: OpName %[[#Pair:]] "pair"
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#At:]] "at"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#PairPtr:]] = OpTypePointer CrossWorkgroup %[[#Pair]]{{$}}
; CHECK-DAG: %[[#LongPtr:]] = OpTypePointer CrossWorkgroup %[[#Long]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#PairPtr]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#LongPtr]] %[[#At]]{{$}}
; CHECK-NEXT: OpLoad %[[#Long]] %[[#Cast]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%pair = type { i32, i32 }
define i64 @f(ptr addrspace(1) %p, i64 %i) {
  %at = getelementptr inbounds %pair, ptr addrspace(1) %p, i64 %i
  %v = load i64, ptr addrspace(1) %at
  %m = getelementptr inbounds %pair, ptr addrspace(1) %at, i64 0, i32 1
  store i32 1, ptr addrspace(1) %m
  ret i64 %v
}
