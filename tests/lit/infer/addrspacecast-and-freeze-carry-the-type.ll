; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Generic:]] = OpTypePointer Generic %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Cast:]] = OpPtrCastToGeneric %[[#Generic]] %[[#Ptr]]
; CHECK-NEXT: OpStore %[[#Cast]]
define spir_kernel void @f(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %h = freeze ptr addrspace(4) %g
  store i32 1, ptr addrspace(4) %h
  ret void
}
