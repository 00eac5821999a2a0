; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-buffers=descriptors --split-input-file --verify-diagnostics %s

define spir_kernel void @stored(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  store ptr addrspace(1) %a, ptr addrspace(1) %b ; expected-error: a buffer holds an address, and bound buffers have none
  ret void
}

; -----

define spir_kernel void @loaded(ptr addrspace(1) %a) {
  %p = load ptr addrspace(1), ptr addrspace(1) %a ; expected-error: a buffer holds an address, and bound buffers have none
  store i32 1, ptr addrspace(1) %p
  ret void
}

; -----

define spir_kernel void @made(i64 %address) {
  %p = inttoptr i64 %address to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %p ; expected-error: an access does not lead to one of the kernel's buffers
  ret void
}

; -----

@here = addrspace(1) global ptr addrspace(1) @here ; expected-error: variable '@here' needs an address, and the shader has none

define spir_kernel void @data(ptr addrspace(1) %out) {
  %p = load ptr addrspace(1), ptr addrspace(1) @here
  %n = ptrtoint ptr addrspace(1) %p to i64
  store i64 %n, ptr addrspace(1) %out
  ret void
}
