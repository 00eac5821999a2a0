; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#MinusTwo:]] = OpConstant %[[#Long]] 18446744073709551614
; CHECK-NOT: OpBitcast
; CHECK: OpPtrAccessChain %{{[0-9]+}} %[[#Ptr]] %[[#MinusTwo]]{{$}}
define void @f(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  %before = getelementptr i8, ptr addrspace(1) %p, i64 -8
  store i32 2, ptr addrspace(1) %before
  ret void
}
