; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SPIRV
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; Lanes that have ended do not vote: none of those that are left says no.
; SPIRV: OpGroupNonUniformShuffleXor
; SPIRV: OpGroupNonUniformShuffle
; SPIRV: OpGroupNonUniformBallot
; SPIRV: OpGroupNonUniformBallot
; SPIRV: OpBitwiseAnd
; SPIRV: OpIEqual
; SPIRV: OpGroupNonUniformUMax
; SPIRV: OpControlBarrier
; SPIRV: OpMemoryBarrier
; SPIRV: OpMemoryBarrier

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @groups(ptr addrspace(1) %p, i32 %a, i1 %f)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 16, i32 31)
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 -1, i32 %[[Call]], i32 1, i32 31)
; CHECK-NEXT: %[[Extractvalue:[v0-9]+]] = extractvalue { i32, i1 } %[[Call2]], 0
; CHECK-NEXT: %[[Extractvalue2:[v0-9]+]] = extractvalue { i32, i1 } %[[Call2]], 1
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { i32, i1 } poison, i32 %[[Extractvalue]], 0
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { i32, i1 } %[[Insertvalue]], i1 %[[Extractvalue2]], 1
; CHECK-NEXT: %v = extractvalue { i32, i1 } %[[Insertvalue2]], 0
; CHECK-NEXT: %has = extractvalue { i32, i1 } %[[Insertvalue2]], 1
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %has)
; CHECK-NEXT: %[[Call4:[v0-9]+]] = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %f)
; CHECK-NEXT: %[[Call5:[v0-9]+]] = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %[[Call4]])
; CHECK-NEXT: %[[Call6:[v0-9]+]] = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %[[Call5]])
; CHECK-NEXT: %[[Call7:[v0-9]+]] = call i32 @llvm.nvvm.redux.sync.umax(i32 %v, i32 -1)
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: call void @llvm.nvvm.membar.gl()
; CHECK-NEXT: call void @llvm.nvvm.membar.cta()
; CHECK-NEXT: %z = zext i1 %[[Call6]] to i32
; CHECK-NEXT: %s = add i32 %[[Call3]], %z
; CHECK-NEXT: %r = add i32 %s, %[[Call7]]
; CHECK-NEXT: store i32 %r, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @groups(ptr addrspace(1) %p, i32 %a, i1 %f) {
  %x = call i32 asm sideeffect "shfl.sync.bfly.b32 $0, $1, 0x10, 0x1f, 0xffffffff;", "=r,r"(i32 %a)
  %y = call { i32, i1 } asm sideeffect "shfl.sync.down.b32 $0|$1, $2, 1, 31, 0xffffffff;", "=r,=b,r"(i32 %x)
  %v = extractvalue { i32, i1 } %y, 0
  %has = extractvalue { i32, i1 } %y, 1
  %b = call i32 asm sideeffect "vote.sync.ballot.b32 $0, $1, 0xffffffff;", "=r,b"(i1 %has)
  %u = call i1 asm sideeffect "vote.sync.uni.pred $0, $1, 0xffffffff;", "=b,b"(i1 %f)
  %all = call i1 asm sideeffect "vote.sync.all.pred $0, $1, 0xffffffff;", "=b,b"(i1 %u)
  %c = call i1 asm sideeffect "vote.sync.any.pred $0, $1, 0xffffffff;", "=b,b"(i1 %all)
  %d = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %v)
  call void asm sideeffect "bar.sync 0;", ""()
  call void asm sideeffect "membar.gl;", ""()
  call void asm sideeffect "fence.acq_rel.cta;", ""()
  %z = zext i1 %c to i32
  %s = add i32 %b, %z
  %r = add i32 %s, %d
  store i32 %r, ptr addrspace(1) %p
  ret void
}
