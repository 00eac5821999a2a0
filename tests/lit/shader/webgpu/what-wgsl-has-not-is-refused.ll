; RUN: pyllc -mtriple=spirv64-unknown-webgpu --split-input-file --verify-diagnostics %s

define spir_kernel void @doubles(ptr addrspace(1) %x) {
  %v = load double, ptr addrspace(1) %x ; expected-error: type 'double' has no WebGPU counterpart
  %w = fadd double %v, %v
  store double %w, ptr addrspace(1) %x
  ret void
}

; -----

define spir_kernel void @atomics(ptr addrspace(1) %x) { ; expected-error: WebGPU has atomic operations on 32 bits, not on 64
  %old = atomicrmw add ptr addrspace(1) %x, i64 1 monotonic
  ret void
}

; -----

define spir_kernel void @unsized(ptr addrspace(3) %t) { ; expected-error: argument '%t' is local memory, and nothing says its size
  store i32 1, ptr addrspace(3) %t
  ret void
}

; -----

define spir_kernel void @stored(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  store ptr addrspace(1) %a, ptr addrspace(1) %b ; expected-error: a buffer holds an address, and bound buffers have none
  ret void
}
