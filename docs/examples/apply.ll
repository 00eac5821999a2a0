target triple = "spirv64-unknown-unknown"

define spir_kernel void @apply(ptr %function, ptr addrspace(1) %numbers) {
  %x = load float, ptr addrspace(1) %numbers
  %y = call float %function(float %x)
  store float %y, ptr addrspace(1) %numbers
  ret void
}
