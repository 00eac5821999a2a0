; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s

; CHECK: %[[Less:[0-9]+]] = icmp slt i32 %a, 5
; CHECK: %[[Not:[0-9]+]] = xor i1 %[[Less]], true
; CHECK: %[[First:[0-9]+]] = or i1 %[[Less]], %flag
; CHECK: %[[Second:[0-9]+]] = or i1 %[[Not]], %flag
; CHECK: %[[Opposite:[0-9]+]] = xor i1 %[[Second]], true
; CHECK: select i1 %[[Opposite]], i32 1, i32 2
; CHECK: %[[More:[0-9]+]] = add i32
; CHECK: select i1 %[[First]], i32 %[[More]]
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a, i1 %flag) {
  %r = call i32 asm "{ .reg .pred p, q; setp.lt.or.s32 p|q, $1, 5, $2; selp.s32 $0, 1, 2, !q; @p add.s32 $0, $0, 9; }", "=r,r,b"(i32 %a, i1 %flag)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
