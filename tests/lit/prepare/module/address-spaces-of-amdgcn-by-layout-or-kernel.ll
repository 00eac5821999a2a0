; RUN: pyllc --split-input-file -mtriple=spirv64 %s -stop-after=parse -o - | filecheck %s

; Without a triple of its own the place of allocas says it, or the convention of a kernel. A triple
; of SPIR-V comes before either: its numbers are OpenCL's.

; CHECK: define void @by_layout(ptr addrspace(4) %p, ptr %q)
target datalayout = "e-p:64:64-p5:32:32-i64:64-A5-G1"
define void @by_layout(ptr %p, ptr addrspace(5) %q) {
  ret void
}

; -----

; CHECK: define void @by_kernel(ptr addrspace(4) %p, ptr %q)
; CHECK: define spir_kernel void @kernel()
define void @by_kernel(ptr %p, ptr addrspace(5) %q) {
  ret void
}
define amdgpu_kernel void @kernel() {
  ret void
}

; -----

; CHECK: define void @by_ptx_kernel(ptr addrspace(4) %p, ptr addrspace(3) %q)
; CHECK: define spir_kernel void @ptx()
define void @by_ptx_kernel(ptr %p, ptr addrspace(3) %q) {
  ret void
}
define ptx_kernel void @ptx() {
  ret void
}

; -----

; CHECK: define void @of_spirv(ptr %p, ptr addrspace(5) %q)
; CHECK: define spir_kernel void @kernel_of_spirv()
target triple = "spirv64-amd-amdhsa"
define void @of_spirv(ptr %p, ptr addrspace(5) %q) {
  ret void
}
define amdgpu_kernel void @kernel_of_spirv() {
  ret void
}

; -----

; A name and a string say nothing.
; CHECK: define void @amdgpu_kernel(ptr %p)
define void @amdgpu_kernel(ptr %p) "amdgpu_kernel " {
  ret void
}
