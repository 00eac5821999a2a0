; RUN: pyllc --verify-diagnostics %s

declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1))

define spir_kernel void @k(ptr addrspace(1) %p) {
  %b = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) %p) ; expected-error: SPV_INTEL_subgroups
  store i32 %b, ptr addrspace(1) %p
  ret void
}
