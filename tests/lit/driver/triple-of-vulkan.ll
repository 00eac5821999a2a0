; RUN: not pyllc -mtriple=spirv-unknown-vulkan1.3 %s -o - 2>&1 | filecheck %s
; RUN: not pyllc -mtriple=spirv32-unknown-vulkan1.3 %s -o - 2>&1 | filecheck %s --check-prefix=NARROW
; RUN: not pyllc -mtriple=spirv-unknown-unknown %s -o - 2>&1 | filecheck %s --check-prefix=SYSTEM
; RUN: not pyllc -mtriple=spirv1.6-unknown-vulkan1.3-pixel %s -o - 2>&1 | filecheck %s --check-prefix=STAGE

; A shader without addresses has entry points that attributes name, and Vulkan's version.

; CHECK: error: the module has no entry point: no function has the attribute 'hlsl.shader'
; CHECK: note: kernels with arguments need -mtriple=spirv64-unknown-vulkan1.3
; NARROW: unknown or unsupported triple 'spirv32-unknown-vulkan1.3'
; SYSTEM: unknown or unsupported triple 'spirv-unknown-unknown'
; STAGE: unknown or unsupported triple 'spirv1.6-unknown-vulkan1.3-pixel'
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
