; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The load behind the call types the result, and through it the parameter and both nulls.

; CHECK-DAG: OpName %[[#Find:]] "find"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Type]]
; CHECK: %[[#Find]] = OpFunction %[[#Type]] None
; CHECK-NOT: OpBitcast
; CHECK: OpReturnValue %[[#Null]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %[[#Type]] %[[#Find]] %{{[0-9]+}} %[[#Null]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define internal ptr addrspace(1) @find(i1 %c, ptr addrspace(1) %p) {
entry:
  br i1 %c, label %then, label %end
then:
  ret ptr addrspace(1) null
end:
  ret ptr addrspace(1) %p
}
define float @f(i1 %c) {
  %q = call ptr addrspace(1) @find(i1 %c, ptr addrspace(1) null)
  %v = load float, ptr addrspace(1) %q
  ret float %v
}
