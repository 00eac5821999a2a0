; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only the first is used, but each becomes the other in the next call.

; CHECK-DAG: OpName %[[#Function:]] "g"
; CHECK-DAG: OpName %[[#First:]] "a"
; CHECK-DAG: OpName %[[#Second:]] "b"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#Type]]
; CHECK-NEXT: %[[#Second]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Function]] %[[#Second]] %[[#First]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionParameter %[[#Type]]
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define internal void @g(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %again
again:
  %m = sub i32 %n, 1
  call void @g(ptr addrspace(1) %b, ptr addrspace(1) %a, i32 %m)
  br label %end
end:
  store float 1.0, ptr addrspace(1) %a
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @g(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 3)
  ret void
}
