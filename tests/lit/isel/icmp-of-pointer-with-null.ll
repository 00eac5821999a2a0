; RUN: pyllc -mtriple=spirv32 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Null:]] = OpConstantNull
; CHECK: %[[#First:]] = OpConvertPtrToU %[[#Int]] %[[#Ptr]]
; CHECK: %[[#Second:]] = OpConvertPtrToU %[[#Int]] %[[#Null]]
; CHECK: OpINotEqual %{{[0-9]+}} %[[#First]] %[[#Second]]
define i1 @f(ptr addrspace(3) %p) {
  %is_set = icmp ne ptr addrspace(3) %p, null
  ret i1 %is_set
}
