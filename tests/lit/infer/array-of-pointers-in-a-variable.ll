; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Ptr]] %{{[0-9]+}}
; CHECK-DAG: %[[#Type:]] = OpTypePointer Function %[[#Array]]
; CHECK: OpVariable %[[#Type]] Function
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define void @f(ptr addrspace(1) %p, i64 %i) {
  %slots = alloca [4 x ptr addrspace(1)]
  %one = getelementptr inbounds [4 x ptr addrspace(1)], ptr %slots, i64 0, i64 1
  store ptr addrspace(1) %p, ptr %one
  %any = getelementptr inbounds [4 x ptr addrspace(1)], ptr %slots, i64 0, i64 %i
  %q = load ptr addrspace(1), ptr %any
  store float 1.0, ptr addrspace(1) %q
  ret void
}
