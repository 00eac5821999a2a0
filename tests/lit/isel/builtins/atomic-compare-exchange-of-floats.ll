; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The instruction is for integers alone; the bits are what is compared.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Object:]] = OpBitcast %[[#IntPtr]]
; CHECK: %[[#Desired:]] = OpBitcast %[[#Int]]
; CHECK: OpAtomicCompareExchange %[[#Int]] %[[#Object]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Desired]]
define spir_func i1 @f(ptr addrspace(1) %object, ptr %expected, float %desired) {
  %1 = call spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomicfPff(ptr addrspace(1) %object, ptr %expected, float %desired)
  ret i1 %1
}

declare spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomicfPff(ptr addrspace(1), ptr, float)
