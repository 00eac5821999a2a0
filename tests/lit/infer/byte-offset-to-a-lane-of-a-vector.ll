; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The base is one to vectors, and a scalar in one of them is reached by a path.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK-DAG: %[[#Lane:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#One:]] = OpConstant %{{[0-9]+}} 1{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpPtrAccessChain %[[#Type]] %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsAccessChain %[[#Lane]] %[[#Element]] %[[#One]]
; CHECK-NEXT: OpLoad %[[#Float]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %offset = shl i64 %i, 4
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %offset
  %v = load <4 x float>, ptr addrspace(1) %q
  %r = getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
  %s = load float, ptr addrspace(1) %r
  ret void
}
