; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Next:]] "next"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-DAG: %[[#Next]] = OpFunction %[[#Type]]
; CHECK-DAG: OpFunctionCall %[[#Type]] %[[#Next]] %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @next(ptr addrspace(1) %p)
  %v = load i32, ptr addrspace(1) %q
  ret void
}
define internal ptr addrspace(1) @next(ptr addrspace(1) %p) {
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  ret ptr addrspace(1) %q
}
