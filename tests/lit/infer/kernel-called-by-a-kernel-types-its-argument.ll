; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The called kernel's body is a function of its own, with the pointee of the kernel's argument.

; CHECK-DAG: OpName %[[#Inner:]] "p"
; CHECK-DAG: OpName %[[#Outer:]] "q"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Inner]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Outer]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %{{[0-9]+}} %{{[0-9]+}} %[[#Outer]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @inner(ptr addrspace(1) %p) {
  store float 1.0, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @outer(ptr addrspace(1) %q) {
  call spir_kernel void @inner(ptr addrspace(1) %q)
  ret void
}
