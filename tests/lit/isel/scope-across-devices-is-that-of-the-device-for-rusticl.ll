; RUN: pyllc -mtriple=spirv64 -target-profile=rusticl %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=ALL

; Mesa refuses a module with the scope CrossDevice, which LLVM's atomics without a syncscope have.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Device:]] = OpConstant %[[#Int]] 1
; ALL-DAG: %[[#Int:]] = OpTypeInt 32 0
; ALL-DAG: %[[#All:]] = OpConstant{{(Null)?}} %[[#Int]]{{( 0)?$}}

; CHECK: OpAtomicIAdd %[[#Int]] %[[#]] %[[#Device]]
; CHECK: OpMemoryBarrier %[[#Device]]
; CHECK: OpAtomicIAdd %[[#Int]] %[[#]] %[[#Device]]
; ALL: OpAtomicIAdd %[[#Int]] %[[#]] %[[#All]]
; ALL: OpMemoryBarrier %[[#All]]
; ALL: OpAtomicIAdd %[[#Int]] %[[#]] %[[#All]]
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 7 seq_cst
  fence seq_cst
  %b = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 0, i32 16, i32 9)
  ret void
}

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
