; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only the outermost function says what the pointer that it gets back points to.

; CHECK-DAG: OpName %[[#One:]] "one"
; CHECK-DAG: OpName %[[#Two:]] "two"
; CHECK-DAG: OpName %[[#Three:]] "three"
; CHECK-DAG: OpName %[[#Ptr:]] "p3"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Long]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Result:]] = OpFunctionCall %[[#Type]] %[[#One]] %
; CHECK-NEXT: OpStore %[[#Result]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#One]] = OpFunction %[[#Type]] None
; CHECK-NOT: OpBitcast
; CHECK: %[[#Two]] = OpFunction %[[#Type]] None
; CHECK-NOT: OpBitcast
; CHECK: %[[#Three]] = OpFunction %[[#Type]] None
; CHECK-NEXT: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p0) {
  %q = call ptr addrspace(1) @one(ptr addrspace(1) %p0)
  store i64 1, ptr addrspace(1) %q
  ret void
}
define internal ptr addrspace(1) @one(ptr addrspace(1) %p1) {
  %q = call ptr addrspace(1) @two(ptr addrspace(1) %p1)
  ret ptr addrspace(1) %q
}
define internal ptr addrspace(1) @two(ptr addrspace(1) %p2) {
  %q = call ptr addrspace(1) @three(ptr addrspace(1) %p2)
  ret ptr addrspace(1) %q
}
define internal ptr addrspace(1) @three(ptr addrspace(1) %p3) {
  ret ptr addrspace(1) %p3
}
