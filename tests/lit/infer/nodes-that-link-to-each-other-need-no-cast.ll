; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Nothing is loaded: the stores alone say that the member points to what holds it.

; CHECK-DAG: OpName %[[#Node:]] "node"
; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: OpTypeForwardPointer %[[#NodePtr:]] CrossWorkgroup
; CHECK-DAG: %[[#Node]] = OpTypeStruct %{{[0-9]+}} %[[#NodePtr]]
; CHECK-DAG: %[[#NodePtr]] = OpTypePointer CrossWorkgroup %[[#Node]]{{$}}
; CHECK: %[[#First]] = OpFunctionParameter %[[#NodePtr]]
; CHECK-NEXT: %[[#Second]] = OpFunctionParameter %[[#NodePtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %{{[0-9]+}} %[[#Second]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpStore %{{[0-9]+}} %[[#First]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%node = type { i32, ptr addrspace(1) }
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = getelementptr inbounds %node, ptr addrspace(1) %p, i64 0, i32 1
  store ptr addrspace(1) %q, ptr addrspace(1) %a
  %b = getelementptr inbounds %node, ptr addrspace(1) %q, i64 0, i32 1
  store ptr addrspace(1) %p, ptr addrspace(1) %b
  ret void
}
