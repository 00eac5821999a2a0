; RUN: pyllc --verify-diagnostics %s

declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Kiii(ptr addrspace(1), i32, i32)

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Kiii(ptr addrspace(1) %p, i32 5, i32 0) ; expected-error: scope
  store i32 %x, ptr addrspace(1) %p
  ret void
}
