; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

target triple = "amdgcn-amd-amdhsa"
define void @buffers(ptr addrspace(7) %p) { ; expected-error: address space 7 of amdgcn is memory behind a buffer descriptor
  ret void
}

; -----

target triple = "amdgcn-amd-amdhsa"
@g = external addrspace(2) global i32 ; expected-error: address space 2 of amdgcn is memory of the whole device, which OpenCL lacks

; -----

target triple = "nvptx64-nvidia-cuda"
define void @parameters() {
  %v = load i32, ptr addrspace(101) null ; expected-error: address space 101 of nvptx is the parameters of a kernel
  ret void
}

; -----

target triple = "amdgcn-amd-amdhsa"
define void @unknown() {
  %v = load i32, ptr addrspace(77) null ; expected-error: address space 77 of amdgcn is no memory that is known
  ret void
}

; -----

; The bytes of the structure are among the arguments of the kernel, and are copies in OpenCL.

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @by_reference(ptr addrspace(4) byref({ i32, i32 }) align 4 %s) {
  call void @take(ptr addrspace(4) %s) ; expected-error: the address of a structure among a kernel's arguments is used for more than reading it, and OpenCL has no such memory
  ret void
}

declare void @take(ptr addrspace(4))
