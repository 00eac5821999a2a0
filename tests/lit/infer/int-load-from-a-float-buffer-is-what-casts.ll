; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The element's address is one to floats, and only the load of its bits is not.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpInBoundsPtrAccessChain %[[#FloatPtr]] %[[#Ptr]] %
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#IntPtr]] %[[#Element]]{{$}}
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Cast]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %q
  %bits = load i32, ptr addrspace(1) %q
  ret void
}
