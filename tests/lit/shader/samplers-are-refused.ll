; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file --verify-diagnostics %s

; What is a descriptor there is nothing to load or store.
define spir_kernel void @store(ptr addrspace(1) %p) {
  store target("spirv.Sampler") poison, ptr addrspace(1) %p ; expected-error: type 'target("spirv.Sampler")' is not for shaders
  ret void
}

; -----

define spir_kernel void @image(ptr addrspace(1) %p) {
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) poison, ptr addrspace(1) %p ; expected-error: is not for shaders, which have no images
  ret void
}
