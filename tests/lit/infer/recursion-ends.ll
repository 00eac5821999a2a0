; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Function:]] "f"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Function]] = OpFunction %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %[[#Ptr]] %[[#Function]]
define ptr addrspace(1) @f(ptr addrspace(1) %p, i1 %c) {
entry:
  br i1 %c, label %again, label %end
again:
  %next = getelementptr i32, ptr addrspace(1) %p, i64 1
  %r = call ptr addrspace(1) @f(ptr addrspace(1) %next, i1 false)
  ret ptr addrspace(1) %r
end:
  ret ptr addrspace(1) %p
}
