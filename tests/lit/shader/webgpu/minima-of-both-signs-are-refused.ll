; RUN: not pyllc -mtriple=spirv64-unknown-webgpu %s -o - 2>&1 | filecheck %s

; CHECK: error: one object has signed and unsigned atomic minima or maxima
define spir_kernel void @both(ptr addrspace(1) %x, i32 %v) {
  %a = atomicrmw min ptr addrspace(1) %x, i32 %v monotonic
  %b = atomicrmw umin ptr addrspace(1) %x, i32 %v monotonic
  ret void
}
