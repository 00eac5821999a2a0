; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; Where 0 is private memory and 4 generic, as for OpenCL, these modules would be wrong code.

define void @into_global(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(1) ; expected-error: a pointer cannot be cast from address space 0 to address space 1: they have no bytes in common
  store i32 1, ptr addrspace(1) %q
  ret void
}

; -----

define void @into_private(ptr addrspace(3) %p) {
  %q = addrspacecast ptr addrspace(3) %p to ptr ; expected-error: a pointer cannot be cast from address space 3 to address space 0
  store i32 1, ptr %q
  ret void
}

; -----

define spir_kernel void @k(ptr addrspace(4) byval(i32) %v) { ; expected-error: a kernel's 'byval' argument is private memory, not address space 4
  ret void
}

; -----

define spir_kernel void @k(ptr %p) { ; expected-warning: no host can pass a pointer to address space 0 to kernel '@k'
  ret void
}
