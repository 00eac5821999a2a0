; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: OpConvertPtrToU %[[#Long]] %[[#Ptr]]
define i64 @f(ptr addrspace(1) %p) {
  %address = ptrtoaddr ptr addrspace(1) %p to i64
  ret i64 %address
}
