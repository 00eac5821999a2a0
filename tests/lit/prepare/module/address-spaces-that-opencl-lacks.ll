; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

target triple = "amdgcn-amd-amdhsa"
define void @buffers(ptr addrspace(7) %p) { ; expected-error: address space 7 of amdgcn is memory behind a buffer descriptor
  ret void
}

; -----

target triple = "amdgcn-amd-amdhsa"
@g = external addrspace(2) global i32 ; expected-error: address space 2 of amdgcn is memory of the whole device, which OpenCL has not

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
