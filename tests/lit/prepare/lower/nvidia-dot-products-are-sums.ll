; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: OpIMul
; CHECK: OpIAdd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %ss = call i32 @llvm.nvvm.idp4a.s.s(i32 %a, i32 %b, i32 7)
  %su = call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %b, i32 %ss)
  %us = call i32 @llvm.nvvm.idp4a.u.s(i32 %a, i32 %b, i32 %su)
  %uu = call i32 @llvm.nvvm.idp4a.u.u(i32 %a, i32 %b, i32 %us)
  store i32 %uu, ptr addrspace(1) %p
  ret void
}
