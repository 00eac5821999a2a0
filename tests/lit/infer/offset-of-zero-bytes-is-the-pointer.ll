; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The store behind it types the argument, and no address is computed.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 0
  store float 1.0, ptr addrspace(1) %q
  ret void
}
