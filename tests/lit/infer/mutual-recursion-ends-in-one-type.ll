; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only one of the two functions uses the pointer.

; CHECK-DAG: OpName %[[#Even:]] "even"
; CHECK-DAG: OpName %[[#Odd:]] "odd"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Even]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Odd]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p) {
  call void @even(ptr addrspace(1) %p, i32 7)
  ret void
}
define internal void @even(ptr addrspace(1) %p, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %again
again:
  %m = sub i32 %n, 1
  call void @odd(ptr addrspace(1) %p, i32 %m)
  br label %end
end:
  ret void
}
define internal void @odd(ptr addrspace(1) %p, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %again
again:
  %m = sub i32 %n, 1
  call void @even(ptr addrspace(1) %p, i32 %m)
  br label %end
end:
  store i16 1, ptr addrspace(1) %p
  ret void
}
