; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A load and a store of floats against one exchange of ints.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#IntPtr]] %[[#Ptr]]{{$}}
; CHECK-NEXT: OpAtomicCompareExchange %[[#Int]] %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = load float, ptr addrspace(1) %p
  store float %a, ptr addrspace(1) %p
  %old = cmpxchg ptr addrspace(1) %p, i32 %x, i32 %y monotonic monotonic
  ret void
}
