; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Nothing but the frozen argument tells what the imported function takes.

; CHECK-DAG: OpName %[[#Import:]] "outside"
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Import]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Import]] %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  store float 1.0, ptr addrspace(1) %p
  %q = freeze ptr addrspace(1) %p
  call spir_func void @outside(ptr addrspace(1) %q)
  ret void
}
declare spir_func void @outside(ptr addrspace(1))
