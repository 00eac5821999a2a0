; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Intrinsics that only hide a pointer from the optimiser pass its type on.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) %p)
  store float 1.0, ptr addrspace(1) %q
  ret void
}
