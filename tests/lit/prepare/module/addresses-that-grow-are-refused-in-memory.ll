; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; AMD's local and private addresses have 32 bits: sizes and offsets of memory that holds them differ.

target datalayout = "e-p:64:64-p1:64:64-p3:32:32-p4:64:64-p5:32:32-A5-G1"
target triple = "amdgcn-amd-amdhsa"
@l = internal addrspace(3) global [4 x i32] undef

; A variable that is an address is as good wider.
define amdgpu_kernel void @whole(i32 %i) {
  %a = alloca ptr addrspace(3), addrspace(5)
  store ptr addrspace(3) @l, ptr addrspace(5) %a
  %w = load ptr addrspace(3), ptr addrspace(5) %a
  store i32 %i, ptr addrspace(3) %w
  ret void
}

define amdgpu_kernel void @array(i32 %i) {
  %a = alloca [2 x ptr addrspace(3)], addrspace(5) ; expected-error: '[2 x ptr addrspace(3)]' has addresses that are narrower in the module's layout than on the device
  ret void
}

define amdgpu_kernel void @part(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  store ptr addrspace(3) %l, ptr addrspace(1) %q ; expected-error: 'ptr addrspace(3)' has addresses that are narrower in the module's layout than on the device
  ret void
}

define amdgpu_kernel void @number(i32 %i) {
  %l = inttoptr i32 %i to ptr addrspace(3) ; expected-error: 'ptr addrspace(3)' has addresses that are narrower in the module's layout than on the device
  store i32 %i, ptr addrspace(3) %l
  ret void
}

; -----

target datalayout = "e-p:64:64-p1:64:64-p3:32:32-p4:64:64-p5:32:32-A5-G1"
target triple = "amdgcn-amd-amdhsa"
@s = addrspace(1) global { ptr addrspace(3), i32 } zeroinitializer ; expected-error: '{ ptr addrspace(3), i32 }' has addresses that are narrower in the module's layout than on the device
