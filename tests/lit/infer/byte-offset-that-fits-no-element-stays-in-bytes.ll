; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Six bytes are no whole number of floats, so the base is one to bytes.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#BytePtr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Bytes:]] = OpInBoundsPtrAccessChain %[[#BytePtr]] %[[#Ptr]] %
; CHECK-NEXT: %[[#Cast:]] = OpBitcast %[[#FloatPtr]] %[[#Bytes]]
; CHECK-NEXT: OpStore %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 6
  store float 1.0, ptr addrspace(1) %q, align 2
  ret void
}
