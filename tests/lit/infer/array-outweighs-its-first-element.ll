; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; As a pointer to the array it needs a path for the element, as one to the element a cast.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Float]] %
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Array]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds [8 x float], ptr addrspace(1) %p, i64 0, i64 %i
  %v = load float, ptr addrspace(1) %q
  store float %v, ptr addrspace(1) %p
  ret void
}
