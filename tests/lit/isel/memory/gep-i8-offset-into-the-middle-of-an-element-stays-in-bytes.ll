; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK-DAG: %[[#ShortPtr:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Two:]] = OpConstant %[[#Long]] 2{{$}}
; CHECK: %[[#Bytes:]] = OpBitcast %[[#BytePtr]] %[[#Ptr]]
; CHECK: %[[#Address:]] = OpInBoundsPtrAccessChain %[[#BytePtr]] %[[#Bytes]] %[[#Two]]{{$}}
; CHECK-NEXT: %[[#Typed:]] = OpBitcast %[[#ShortPtr]] %[[#Address]]
; CHECK-NEXT: OpLoad %[[#Short]] %[[#Typed]]
define i16 @f(ptr addrspace(1) %p) {
  store i32 0, ptr addrspace(1) %p
  store i32 1, ptr addrspace(1) %p
  %high = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  %v = load i16, ptr addrspace(1) %high
  ret i16 %v
}
