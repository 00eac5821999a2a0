; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Three floats a step, then two more.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Three:]] = OpConstant %{{[0-9]+}} 3{{$}}
; CHECK-DAG: %[[#Two:]] = OpConstant %{{[0-9]+}} 2{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Count:]] = OpIMul %{{[0-9]+}} %[[#Index]] %[[#Three]]
; CHECK-NEXT: %[[#First:]] = OpPtrAccessChain %[[#Type]] %[[#Ptr]] %[[#Count]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#Type]] %[[#First]] %[[#Two]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %offset = mul i64 %i, 12
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %offset
  store float 1.0, ptr addrspace(1) %q
  %r = getelementptr inbounds i8, ptr addrspace(1) %q, i64 8
  store float 1.0, ptr addrspace(1) %r
  ret void
}
