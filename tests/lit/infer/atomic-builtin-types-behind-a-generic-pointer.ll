; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The mangled name says int, and the global pointer before the cast has it too.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Generic:]] = OpTypePointer Generic %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Cast:]] = OpPtrCastToGeneric %[[#Generic]] %[[#Ptr]]
; CHECK-NEXT: OpAtomicOr %[[#Int]] %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %old = call spir_func i32 @_Z9atomic_orPU3AS4Vii(ptr addrspace(4) %g, i32 1)
  ret void
}
declare spir_func i32 @_Z9atomic_orPU3AS4Vii(ptr addrspace(4), i32)
