; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A block's captures lie in a struct; what the invoked function loads is what was captured.

; CHECK-DAG: OpName %[[#Block:]] "block"
; CHECK-DAG: OpName %[[#Literal:]] "literal"
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Block]] = OpTypeStruct %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Type]]
; CHECK-DAG: %[[#BlockPtr:]] = OpTypePointer Generic %[[#Block]]{{$}}
; CHECK: OpFunctionParameter %[[#BlockPtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpPtrCastToGeneric %[[#BlockPtr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%block = type { i32, i32, ptr addrspace(4), ptr addrspace(1) }
define internal spir_func void @invoke(ptr addrspace(4) %literal) {
  %at = getelementptr inbounds %block, ptr addrspace(4) %literal, i64 0, i32 3
  %p = load ptr addrspace(1), ptr addrspace(4) %at
  store float 1.0, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @f(ptr addrspace(1) %p) {
  %literal = alloca %block
  %at = getelementptr inbounds %block, ptr %literal, i64 0, i32 3
  store ptr addrspace(1) %p, ptr %at
  %g = addrspacecast ptr %literal to ptr addrspace(4)
  call spir_func void @invoke(ptr addrspace(4) %g)
  ret void
}
