; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; A constraint that is a number ties an input to that output.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @f(ptr addrspace(1) %p, i32 %a, i32 %b)
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i32 %a, %b
; CHECK-NEXT: store i32 %[[Add]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = call i32 asm "add.u32 $0, $0, $2;", "=r,0,r"(i32 %a, i32 %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
