; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The index into the struct is evidence for the struct, not for the member's type.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Item:]] "item"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Item]]{{$}}
; CHECK-DAG: %[[#Member:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#Member]] %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%item = type { i8, double, [3 x i16] }
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds %item, ptr addrspace(1) %p, i64 %i, i32 1
  store double 1.0, ptr addrspace(1) %q
  ret void
}
