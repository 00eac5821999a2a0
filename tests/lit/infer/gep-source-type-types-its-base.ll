; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: OpPtrAccessChain %[[#Type]] %[[#Ptr]]
define void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr double, ptr addrspace(1) %p, i64 %i
  ret void
}
