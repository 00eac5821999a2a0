; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The load behind the select types the argument, and the undef with it.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Undef:]] = OpUndef %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpSelect %[[#Type]] %{{[0-9]+}} %[[#Undef]] %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define float @f(i1 %c, ptr addrspace(1) %p) {
  %q = select i1 %c, ptr addrspace(1) undef, ptr addrspace(1) %p
  %v = load float, ptr addrspace(1) %q
  ret float %v
}
