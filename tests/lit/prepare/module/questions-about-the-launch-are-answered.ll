; RUN: pyllc -mtriple=spirv64 -dynamic-local-memory=256 -stop-after=nvvm-reflect %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -dynamic-local-memory=256 %s -o -

; The size of local memory that the launch sets is that of the option.

; CHECK-LABEL: define spir_kernel void @f(
; CHECK-NEXT: store i32 256, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
; CHECK-NOT: dynamic.smem.size
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(i32 addrspace(1)* %p) {
  %a = call i32 asm sideeffect "mov.u32 $0, %dynamic_smem_size;", "=r"()
  store i32 %a, i32 addrspace(1)* %p
  ret void
}
