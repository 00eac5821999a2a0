; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SPV

; CHECK: call i32 @llvm.nvvm.activemask()
; CHECK: call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %a)
; CHECK: call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %a)
; CHECK: call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
; CHECK: call i32 @llvm.nvvm.vote.ballot(i1 %flag)
; A barrier that reduces is an operation of the group at once.
; CHECK: call void @__spirv_ControlBarrier
; CHECK: call i32 @_Z17__spirv_GroupIAddiii
; CHECK: call i1 @llvm.nvvm.isspacep.shared(ptr addrspace(4) %g)
; CHECK: call void @llvm.nvvm.membar.cta()
; CHECK: call void @llvm.trap()
; SPV: OpFunctionEnd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a, i1 %flag) !intel_reqd_sub_group_size !0 {
  %g = addrspacecast ptr addrspace(1) %p to ptr
  %r0 = call i32 asm sideeffect "activemask.b32 $0;", "=r"()
  %r1 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, -1;", "=r,r"(i32 %a)
  %r2 = call i32 asm sideeffect "{ .reg .pred q; match.all.sync.b32 $0|q, $1, -1; }", "=r,r"(i32 %a)
  %r3 = call i32 asm sideeffect "{ .reg .pred q; elect.sync $0|q, -1; }", "=r"()
  %r4 = call i32 asm sideeffect "vote.ballot.b32 $0, $1;", "=r,b"(i1 %flag)
  %r5 = call i32 asm sideeffect "barrier.cta.red.popc.aligned.u32 $0, 0, $1;", "=r,b"(i1 %flag)
  %r6 = call i32 asm "{ .reg .pred q; isspacep.shared q, $1; selp.b32 $0, 1, 0, q; }", "=r,l"(ptr %g)
  call void asm sideeffect "fence.acquire.cluster; brkpt;", ""()
  %s0 = add i32 %r0, %r1
  %s1 = add i32 %r2, %r3
  %s2 = add i32 %r4, %r5
  %s3 = add i32 %s0, %s1
  %s4 = add i32 %s2, %r6
  %s5 = add i32 %s3, %s4
  store i32 %s5, ptr addrspace(1) %p
  call void asm sideeffect "@$0 trap;", "b"(i1 %flag)
  ret void
}
!0 = !{i32 32}
