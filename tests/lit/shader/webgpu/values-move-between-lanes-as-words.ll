; RUN: pyllc -mtriple=spirv64-unknown-webgpu --workgroup-size=64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Pair:]] = OpTypeVector %[[#Word]] 2
; CHECK: %[[#Four:]] = OpConstant %[[#Word]] 4294967292
; CHECK: OpFunction

; A step that lanes may disagree on is a lane of a shuffle.
; CHECK: %[[#Lane:]] = OpIAdd %[[#Word]]
; CHECK: OpGroupNonUniformShuffle %[[#Float]] %{{[0-9]+}} %{{[0-9]+}} %[[#Lane]]
; CHECK: OpGroupNonUniformShuffleXor %[[#Float]]
; CHECK: OpGroupNonUniformBroadcastFirst %[[#Pair]]
; CHECK: OpGroupNonUniformShuffle %[[#Word]]

; a quad
; CHECK: %[[#Start:]] = OpBitwiseAnd %[[#Word]] %{{[0-9]+}} %[[#Four]]
; CHECK: %[[#Other:]] = OpBitwiseOr %[[#Word]] %[[#Start]]
; CHECK: OpGroupNonUniformShuffle %[[#Float]] %{{[0-9]+}} %{{[0-9]+}} %[[#Other]]

; a cluster
; CHECK: OpGroupNonUniformShuffle %[[#Word]]
; CHECK-NOT: ClusteredReduce
define spir_kernel void @f(ptr addrspace(1) %p, float %x, i64 %y, i32 %z) {
  %down = call float @_Z22sub_group_shuffle_downfj(float %x, i32 %z)
  store volatile float %down, ptr addrspace(1) %p
  %xor = call float @_Z21sub_group_shuffle_xorfj(float %x, i32 2)
  store volatile float %xor, ptr addrspace(1) %p
  %first = call i64 @_Z25sub_group_broadcast_firstm(i64 %y)
  store volatile i64 %first, ptr addrspace(1) %p
  %half = fptrunc float %x to half
  %moved = call half @_Z17sub_group_shuffleDhj(half %half, i32 %z)
  store volatile half %moved, ptr addrspace(1) %p
  %quad = call float @_Z36__spirv_GroupNonUniformQuadBroadcastifj(i32 3, float %x, i32 1)
  store volatile float %quad, ptr addrspace(1) %p
  %cluster = call i32 @_Z30sub_group_clustered_reduce_addij(i32 %z, i32 2)
  store volatile i32 %cluster, ptr addrspace(1) %p
  ret void
}

declare float @_Z22sub_group_shuffle_downfj(float, i32)
declare float @_Z21sub_group_shuffle_xorfj(float, i32)
declare i64 @_Z25sub_group_broadcast_firstm(i64)
declare half @_Z17sub_group_shuffleDhj(half, i32)
declare float @_Z36__spirv_GroupNonUniformQuadBroadcastifj(i32, float, i32)
declare i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)
