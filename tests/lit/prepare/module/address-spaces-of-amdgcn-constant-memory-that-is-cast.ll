; RUN: pyllc -mtriple=spirv64 %s -stop-after=other-spaces -o - | filecheck %s

; SPIR-V's generic memory has no part in constant memory; AMD's has, as that is global memory too.

; CHECK: @table = internal addrspace(1) constant
; CHECK: @there = internal addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4))
; CHECK: define spir_kernel void @k(ptr addrspace(1) %p)
; CHECK: addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
; CHECK: bitcast ptr addrspace(1) %p to ptr addrspace(1)
target triple = "amdgcn-amd-amdhsa"
@table = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@there = internal addrspace(1) global ptr addrspacecast (ptr addrspace(4) @table to ptr)
define amdgpu_kernel void @k(ptr addrspace(4) %p) {
  %generic = addrspacecast ptr addrspace(4) %p to ptr
  %global = addrspacecast ptr addrspace(4) %p to ptr addrspace(1)
  store i32 1, ptr %generic
  store i32 2, ptr addrspace(1) %global
  %q = load ptr, ptr addrspace(1) @there
  store i32 1, ptr %q
  ret void
}
