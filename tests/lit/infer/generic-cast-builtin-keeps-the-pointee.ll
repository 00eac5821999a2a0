; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Into the generic space and back again it is the same pointer.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK-DAG: %[[#Generic:]] = OpTypePointer Generic %[[#Double]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Cast:]] = OpPtrCastToGeneric %[[#Generic]] %[[#Ptr]]
; CHECK-NEXT: OpGenericCastToPtrExplicit %[[#Type]] %[[#Cast]] CrossWorkgroup
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %q = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %g)
  store double 1.0, ptr addrspace(1) %q
  ret void
}
declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))
