; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A shift by two counts floats, so its operand is the index.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpPtrAccessChain %[[#Type]] %[[#Ptr]] %[[#Index]]
; CHECK-NEXT: OpStore
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %offset = shl i64 %i, 2
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %offset
  store float 1.0, ptr addrspace(1) %q
  ret void
}
