; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#MinusOne:]] = OpConstant %[[#Long]] 18446744073709551615
; CHECK: OpInBoundsPtrAccessChain %{{[0-9]+}} %[[#Ptr]] %[[#MinusOne]]{{$}}
define i32 @f(ptr addrspace(1) %p) {
  %before = getelementptr inbounds i32, ptr addrspace(1) %p, i64 -1
  %v = load i32, ptr addrspace(1) %before
  ret i32 %v
}
