; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max %s -o - | filecheck %s

; To subtract is to add what is negated; an exchange needs no extension.

; CHECK-DAG: OpCapability AtomicFloat32AddEXT
; CHECK-DAG: OpCapability AtomicFloat64MinMaxEXT
; CHECK: OpAtomicExchange
; CHECK: OpAtomicFAddEXT
; CHECK-NEXT: %[[#Negated:]] = OpFNegate
; CHECK-NEXT: OpAtomicFAddEXT %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Negated]]
; CHECK-NEXT: OpAtomicFMinEXT
define spir_func void @f(ptr addrspace(1) %floats, ptr addrspace(1) %doubles, float %value) {
  %1 = call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) %floats, float %value)
  %2 = call spir_func float @_Z16atomic_fetch_addPU3AS1VU7_Atomicff(ptr addrspace(1) %floats, float %value)
  %3 = call spir_func float @_Z16atomic_fetch_subPU3AS1VU7_Atomicff(ptr addrspace(1) %floats, float %value)
  %4 = call spir_func double @_Z16atomic_fetch_minPU3AS1VU7_Atomicdd(ptr addrspace(1) %doubles, double 1.0)
  ret void
}

declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1), float)
declare spir_func float @_Z16atomic_fetch_addPU3AS1VU7_Atomicff(ptr addrspace(1), float)
declare spir_func float @_Z16atomic_fetch_subPU3AS1VU7_Atomicff(ptr addrspace(1), float)
declare spir_func double @_Z16atomic_fetch_minPU3AS1VU7_Atomicdd(ptr addrspace(1), double)
