; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: LinkageAttributes
; CHECK-DAG: OpFConvert
; CHECK-DAG: OpFConvert
; CHECK-DAG: OpAtomicSMin
; CHECK-DAG: OpAtomicIIncrement
; CHECK-DAG: OpMemoryBarrier
; CHECK-DAG: OpControlBarrier
; CHECK-NOT: OpFunctionCall
declare spir_func double @_Z14convert_doublef(float)
declare spir_func half @_Z12convert_halff(float)
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS1VU7_Atomicii12memory_order(ptr addrspace(1), i32, i32)
declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1))
declare spir_func void @_Z9mem_fencej(i32)
declare spir_func void @_Z17sub_group_barrierj(i32)

define spir_kernel void @k(ptr addrspace(1) %p, float %a) {
  %x = call spir_func double @_Z14convert_doublef(float %a)
  store double %x, ptr addrspace(1) %p
  %y = call spir_func half @_Z12convert_halff(float %a)
  store half %y, ptr addrspace(1) %p
  %z = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS1VU7_Atomicii12memory_order(ptr addrspace(1) %p, i32 3, i32 0)
  %w = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) %p)
  call spir_func void @_Z9mem_fencej(i32 1)
  call spir_func void @_Z17sub_group_barrierj(i32 1)
  ret void
}
