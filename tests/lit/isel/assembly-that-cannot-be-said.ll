; RUN: pyllc --verify-diagnostics -spirv-ext=+SPV_INTEL_inline_assembly %s

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = call ptr addrspace(1) asm "mov $0, $1", "=r,r"(ptr addrspace(1) %out) ; expected-error: inline assembly that gives a pointer has no translation
  store i32 1, ptr addrspace(1) %a
  ret void
}
