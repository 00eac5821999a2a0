; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability Int64Atomics
; CHECK: %[[#Long:]] = OpTypeInt 64 0
; CHECK: OpAtomicSMax %[[#Long]]
; CHECK: OpAtomicIAdd %[[#Long]]
define spir_func void @f(ptr addrspace(1) %global) {
  %1 = call spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) %global, i64 1)
  %2 = call spir_func i64 @_Z18__spirv_AtomicIAddPU3AS1liil(ptr addrspace(1) %global, i32 1, i32 0, i64 1)
  ret void
}

declare spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z18__spirv_AtomicIAddPU3AS1liil(ptr addrspace(1), i32, i32, i64)
