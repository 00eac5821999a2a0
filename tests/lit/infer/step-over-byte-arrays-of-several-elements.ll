; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Six bytes are three shorts.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Three:]] = OpConstant %{{[0-9]+}} 3{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Count:]] = OpIMul %{{[0-9]+}} %[[#Index]] %[[#Three]]
; CHECK-NEXT: OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]] %[[#Count]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds [6 x i8], ptr addrspace(1) %p, i64 %i
  store i16 1, ptr addrspace(1) %q
  %r = getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
  store i16 2, ptr addrspace(1) %r
  ret void
}
