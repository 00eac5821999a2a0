; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; memory_order_acq_rel is 4, memory_scope_work_group 1; a failed exchange releases nothing.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Scope:]] = OpConstant %[[#Int]] 2
; CHECK: OpAtomicLoad %[[#Int]] %{{[0-9]+}} %[[#Scope]]
; CHECK: %[[#Old:]] = OpBitcast %[[#Float]]
; CHECK: OpFAdd %[[#Float]] %[[#Old]]
; CHECK: OpAtomicCompareExchange %[[#Int]] %{{[0-9]+}} %[[#Scope]]
define spir_func float @f(ptr addrspace(1) %p, float %x) {
  %old = call spir_func float @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicff12memory_order12memory_scope(ptr addrspace(1) %p, float %x, i32 4, i32 1)
  ret float %old
}

declare spir_func float @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicff12memory_order12memory_scope(ptr addrspace(1), float, i32, i32)
