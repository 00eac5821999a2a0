; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all --verify-diagnostics %s

define spir_kernel void @k(ptr addrspace(1) %p) {
  %b = call spir_func i16 @_Z18__spirv_AtomicIAddPU3AS1siis(ptr addrspace(1) %p, i32 1, i32 528, i16 4) ; expected-error: atomic access of type 'i16': Vulkan lacks 16-bit atomics
  ret void
}
declare spir_func i16 @_Z18__spirv_AtomicIAddPU3AS1siis(ptr addrspace(1), i32, i32, i16)
