; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SPV

; The source has to be a lane of the row, and one that is active; else the lane reads itself, and
; bound_ctrl chooses between zero and the old value. What a mask disables keeps the old one.

; CHECK-LABEL: @right
; CHECK: %[[Lane:[0-9]+]] = call i32 @__spirv_BuiltInSubgroupLocalInvocationId()
; CHECK: %[[Own:[0-9]+]] = and i32 %[[Lane]], 15
; CHECK: %[[Inside:[0-9]+]] = icmp uge i32 %[[Own]], 1
; CHECK: %[[From:[0-9]+]] = sub i32 %[[Lane]], 1
; CHECK: call <4 x i32> @_Z29__spirv_GroupNonUniformBallotib(i32 3, i1 true)
; CHECK: %[[Valid:[0-9]+]] = and i1 %{{[0-9]+}}, %[[Inside]]
; CHECK: %[[Safe:[0-9]+]] = select i1 %[[Valid]], i32 %[[From]], i32 %[[Lane]]
; CHECK: %[[Moved:[0-9]+]] = call i32 @_Z30__spirv_GroupNonUniformShuffleiij(i32 3, i32 %x, i32 %[[Safe]])
; CHECK: %[[Result:[0-9]+]] = select i1 %[[Valid]], i32 %[[Moved]], i32 %old
; CHECK: ret i32 %[[Result]]
define i32 @right(i32 %old, i32 %x) {
  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %old, i32 %x, i32 273, i32 15, i32 15, i1 false)
  ret i32 %r
}

; CHECK-LABEL: @masked
; CHECK: %[[Zero:[0-9]+]] = select i1 %{{[0-9]+}}, half %{{[0-9]+}}, half 0xH0000
; CHECK: lshr i32 10, %{{[0-9]+}}
; CHECK: select i1 %{{[0-9]+}}, half %[[Zero]], half %old
define half @masked(half %old, half %x) {
  %r = call half @llvm.amdgcn.update.dpp.f16(half %old, half %x, i32 321, i32 10, i32 15, i1 true)
  ret half %r
}

; SPV: OpCapability GroupNonUniformBallot
; SPV: OpGroupNonUniformBallot
; SPV: OpGroupNonUniformShuffle
