; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A load and a store of floats against one builtin for ints.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#IntPtr]] %[[#Ptr]]{{$}}
; CHECK-NEXT: OpAtomicExchange %[[#Int]] %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load float, ptr addrspace(1) %p
  store float %v, ptr addrspace(1) %p
  %o = call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) %p, i32 1)
  ret void
}
declare spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1), i32)
