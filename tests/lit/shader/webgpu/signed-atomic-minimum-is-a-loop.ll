; RUN: pyllc -mtriple=spirv64-unknown-webgpu --workgroup-size=64 %s -o - | filecheck %s

; naga takes the sign of an atomic operation from the type of the object.
; CHECK-NOT: OpAtomicSM
; CHECK: OpAtomicUMax
; CHECK: OpAtomicCompareExchange
; CHECK: OpAtomicCompareExchange
; CHECK: OpAtomicCompareExchange
; CHECK-NOT: OpAtomicSM
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {
  %unsigned = call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) %p, i32 %x)
  %signed = call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) %p, i32 %x)
  %named = call i32 @_Z18__spirv_AtomicSMinPU3AS1iiii(ptr addrspace(1) %p, i32 1, i32 0, i32 %x)
  %own = atomicrmw min ptr addrspace(1) %p, i32 %x monotonic
  ret void
}

declare i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1), i32)
declare i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1), i32)
declare i32 @_Z18__spirv_AtomicSMinPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
