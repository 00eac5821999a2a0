; RUN: pyllc -mtriple=spirv64 -target-profile=chipstar --split-input-file --verify-diagnostics %s

@memory = external addrspace(3) global [0 x float] ; expected-error: the launch sets the size of local memory that '@memory' is or needs, and its address is a constant
@place = addrspace(1) constant ptr addrspace(3) @memory

define spir_kernel void @k(ptr addrspace(1) %p) {
  %q = load ptr addrspace(3), ptr addrspace(1) @place
  %r = load float, ptr addrspace(3) %q
  store float %r, ptr addrspace(1) %p
  ret void
}
