; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -avoid-spirv-capabilities=GroupNonUniformClustered %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=NATIVE

; A lane that is not there gives nothing.
; CHECK-NOT: OpCapability GroupNonUniformClustered
; CHECK: OpGroupNonUniformBallot
; CHECK: %[[#Other:]] = OpGroupNonUniformShuffle
; CHECK: %[[#Is:]] = OpGroupNonUniformBallotBitExtract
; CHECK: %[[#Part:]] = OpSelect %{{[0-9]+}} %[[#Is]] %[[#Other]]
; CHECK: OpIAdd %{{[0-9]+}} %{{[0-9]+}} %[[#Part]]
; CHECK-NOT: ClusteredReduce
; NATIVE: OpCapability GroupNonUniformClustered
; NATIVE: OpGroupNonUniformIAdd %{{[0-9]+}} %{{[0-9]+}} ClusteredReduce
; NATIVE: OpGroupNonUniformLogicalXor %{{[0-9]+}} %{{[0-9]+}} ClusteredReduce
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {
  %a = call i32 @_Z30sub_group_clustered_reduce_addij(i32 %x, i32 2)
  store volatile i32 %a, ptr addrspace(1) %p
  %b = call i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 %x, i32 2)
  store volatile i32 %b, ptr addrspace(1) %p
  %c = call i32 @_Z27__spirv_GroupNonUniformSMaxiiij(i32 3, i32 3, i32 %x, i32 4)
  store volatile i32 %c, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)
declare i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32, i32)
declare i32 @_Z27__spirv_GroupNonUniformSMaxiiij(i32, i32, i32, i32)
