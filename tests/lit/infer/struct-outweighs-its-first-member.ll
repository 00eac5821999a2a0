; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; As a pointer to the struct it needs a path for the two uses of the first member, as one to the
; member a cast for the struct's address.

; CHECK-DAG: OpName %[[#Node:]] "node"
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Node]]{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%node = type { i32, ptr addrspace(1) }
define i32 @f(ptr addrspace(1) %p) {
  %first = load i32, ptr addrspace(1) %p
  store i32 0, ptr addrspace(1) %p
  %link = getelementptr inbounds %node, ptr addrspace(1) %p, i64 0, i32 1
  %next = load ptr addrspace(1), ptr addrspace(1) %link
  store float 1.0, ptr addrspace(1) %next
  ret i32 %first
}
