; RUN: pyllc -mtriple=spirv64v1.5 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=all %s -o -

; Each component is an operation of its own, which all consumers have.

; CHECK: OpFunction
; CHECK: %[[#First:]] = OpCompositeExtract %[[#Double:]] %[[#Value:]] 0
; CHECK-NEXT: %[[#One:]] = OpGroupNonUniformBroadcast %[[#Double]] %{{[0-9]+}} %[[#First]] %[[#Lane:]]
; CHECK-NEXT: %[[#Second:]] = OpCompositeExtract %[[#Double]] %[[#Value]] 1
; CHECK-NEXT: %[[#Two:]] = OpGroupNonUniformBroadcast %[[#Double]] %{{[0-9]+}} %[[#Second]] %[[#Lane]]
; CHECK-NEXT: OpCompositeConstruct %{{[0-9]+}} %[[#One]] %[[#Two]]
; CHECK-COUNT-2: OpGroupNonUniformBroadcastFirst %[[#Double]]
; CHECK-NEXT: OpCompositeConstruct
; CHECK-COUNT-2: OpGroupNonUniformShuffleXor %[[#Double]]
; CHECK-NEXT: OpCompositeConstruct
declare spir_func <2 x double> @_Z31sub_group_non_uniform_broadcastDv2_dj(<2 x double>, i32)
declare spir_func <2 x double> @_Z25sub_group_broadcast_firstDv2_d(<2 x double>)
declare spir_func <2 x double> @_Z21sub_group_shuffle_xorDv2_dj(<2 x double>, i32)

define spir_kernel void @f(ptr addrspace(1) %p, i32 %lane) {
  %v = load <2 x double>, ptr addrspace(1) %p
  %a = call spir_func <2 x double> @_Z31sub_group_non_uniform_broadcastDv2_dj(<2 x double> %v, i32 %lane)
  %b = call spir_func <2 x double> @_Z25sub_group_broadcast_firstDv2_d(<2 x double> %a)
  %c = call spir_func <2 x double> @_Z21sub_group_shuffle_xorDv2_dj(<2 x double> %b, i32 %lane)
  store <2 x double> %c, ptr addrspace(1) %p
  ret void
}
