; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Four bytes before the second member lies an int; the address of a member has that member's type.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Member:]] = OpInBoundsAccessChain %[[#FloatPtr]] %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Before:]] = OpInBoundsPtrAccessChain %[[#FloatPtr]] %[[#Member]] %
; CHECK-NEXT: %[[#Cast:]] = OpBitcast %[[#IntPtr]] %[[#Before]]
; CHECK-NEXT: OpStore %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%pair = type { i32, float }
define spir_kernel void @f(ptr addrspace(1) %p) {
  %m = getelementptr inbounds %pair, ptr addrspace(1) %p, i64 0, i32 1
  store float 1.0, ptr addrspace(1) %m
  %q = getelementptr inbounds i8, ptr addrspace(1) %m, i64 -4
  store i32 1, ptr addrspace(1) %q
  ret void
}
