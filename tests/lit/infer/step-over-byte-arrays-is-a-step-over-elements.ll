; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; [4 x i8] is how LLVM spells a step over four bytes, here one over floats.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]] %[[#Index]]
; CHECK-NEXT: OpStore
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds [4 x i8], ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %q
  ret void
}
