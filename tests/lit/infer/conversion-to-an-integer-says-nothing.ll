; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An address that is only ever a number is one of bytes.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpConvertPtrToU %[[#Long]] %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define i64 @f(ptr addrspace(1) %p) {
  %a = ptrtoint ptr addrspace(1) %p to i64
  ret i64 %a
}
