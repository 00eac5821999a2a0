; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A mask applies to the ballot of all active lanes, as it may differ between them.
; CHECK-DAG: OpDecorate %[[#Lane:]] BuiltIn SubgroupLocalInvocationId
; CHECK-DAG: OpDecorate %[[#Warp:]] BuiltIn SubgroupId
; CHECK-DAG: OpDecorate %[[#Warps:]] BuiltIn NumSubgroups
; CHECK: OpGroupNonUniformBallot
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v, i64 %w, i32 %mask) {
  %yes = icmp sgt i32 %v, 3
  %active = call i32 @llvm.nvvm.activemask()
  %ballot = call i32 @llvm.nvvm.vote.ballot.sync(i32 %mask, i1 %yes)
  %all = call i1 @llvm.nvvm.vote.all.sync(i32 %mask, i1 %yes)
  %any = call i1 @llvm.nvvm.vote.any.sync(i32 %mask, i1 %yes)
  %uni = call i1 @llvm.nvvm.vote.uni.sync(i32 %mask, i1 %yes)
  %all.old = call i1 @llvm.nvvm.vote.all(i1 %yes)
  %any.old = call i1 @llvm.nvvm.vote.any(i1 %yes)
  %uni.old = call i1 @llvm.nvvm.vote.uni(i1 %yes)
  %ballot.old = call i32 @llvm.nvvm.vote.ballot(i1 %yes)
  %same = call i32 @llvm.nvvm.match.any.sync.i32(i32 %mask, i32 %v)
  %same.wide = call i32 @llvm.nvvm.match.any.sync.i64(i32 %mask, i64 %w)
  %agree = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %mask, i32 %v)
  %agree.wide = call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 %mask, i64 %w)
  %leader = call { i32, i1 } @llvm.nvvm.elect.sync(i32 %mask)
  call void @llvm.nvvm.nanosleep(i32 100)
  %eq = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  %ge = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  %gt = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
  %le = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
  %lt = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  %warp = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %warps = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  %first = extractvalue { i32, i1 } %agree, 0
  %second = extractvalue { i32, i1 } %agree.wide, 0
  %third = extractvalue { i32, i1 } %leader, 0
  %flags = call i32 @sum(i1 %all, i1 %any, i1 %uni)
  %flags.old = call i32 @sum(i1 %all.old, i1 %any.old, i1 %uni.old)
  store volatile i32 %active, ptr addrspace(1) %p
  store volatile i32 %ballot, ptr addrspace(1) %p
  store volatile i32 %ballot.old, ptr addrspace(1) %p
  store volatile i32 %same, ptr addrspace(1) %p
  store volatile i32 %same.wide, ptr addrspace(1) %p
  store volatile i32 %first, ptr addrspace(1) %p
  store volatile i32 %second, ptr addrspace(1) %p
  store volatile i32 %third, ptr addrspace(1) %p
  store volatile i32 %flags, ptr addrspace(1) %p
  store volatile i32 %flags.old, ptr addrspace(1) %p
  store volatile i32 %eq, ptr addrspace(1) %p
  store volatile i32 %ge, ptr addrspace(1) %p
  store volatile i32 %gt, ptr addrspace(1) %p
  store volatile i32 %le, ptr addrspace(1) %p
  store volatile i32 %lt, ptr addrspace(1) %p
  store volatile i32 %warp, ptr addrspace(1) %p
  store volatile i32 %warps, ptr addrspace(1) %p
  ret void
}
define internal i32 @sum(i1 %a, i1 %b, i1 %c) {
  %x = zext i1 %a to i32
  %y = zext i1 %b to i32
  %z = zext i1 %c to i32
  %t = add i32 %x, %y
  %u = add i32 %t, %z
  ret i32 %u
}
