; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.1 --vulkan-numbers=words --split-input-file --verify-diagnostics %s

define spir_kernel void @double(ptr addrspace(1) %x) {
  %value = load double, ptr addrspace(1) %x ; expected-error: type 'double' has no Vulkan counterpart
  store double %value, ptr addrspace(1) %x
  ret void
}

; -----

define spir_kernel void @atomic(ptr addrspace(1) %x) { ; expected-error: Vulkan has atomic operations on 32 bits, not on 64
  %old = atomicrmw add ptr addrspace(1) %x, i64 1 monotonic
  ret void
}
