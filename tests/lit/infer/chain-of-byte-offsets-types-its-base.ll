; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Nothing is known of any of the pointers but the last.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#First:]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]] %
; CHECK-NEXT: %[[#Second:]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#First]] %
; CHECK-NEXT: %[[#Third:]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#Second]] %
; CHECK-NEXT: OpStore %[[#Third]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %r = getelementptr inbounds i8, ptr addrspace(1) %q, i64 16
  %s = getelementptr inbounds i8, ptr addrspace(1) %r, i64 8
  store double 1.0, ptr addrspace(1) %s
  ret void
}
