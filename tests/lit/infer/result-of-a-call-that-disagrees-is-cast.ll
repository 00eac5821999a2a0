; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One function gives back what it gets, for floats and for ints; its signature is one of the two.

; CHECK-DAG: OpName %[[#Same:]] "id"
; CHECK: %[[#Same]] = OpFunction %[[#Type:]] None
; CHECK-NEXT: %[[#Ptr:]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpReturnValue %[[#Ptr]]
; CHECK: %[[#First:]] = OpFunctionCall %[[#Type]] %[[#Same]] %
; CHECK-NEXT: OpBitcast %{{[0-9]+}} %[[#First]]
; CHECK-NEXT: OpFunctionCall %[[#Type]] %[[#Same]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define internal ptr addrspace(1) @id(ptr addrspace(1) %p) {
  ret ptr addrspace(1) %p
}
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = call ptr addrspace(1) @id(ptr addrspace(1) %p)
  %y = call ptr addrspace(1) @id(ptr addrspace(1) %q)
  store float 1.0, ptr addrspace(1) %x
  store i32 1, ptr addrspace(1) %y
  ret void
}
