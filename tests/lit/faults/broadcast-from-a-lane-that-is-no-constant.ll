; RUN: pyllc -mtriple=spirv64v1.0 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s

; OpGroupNonUniformBroadcast wants a constant before 1.5, OpGroupBroadcast never.

; CHECK: OpGroupBroadcast
declare spir_func i32 @_Z19sub_group_broadcastij(i32, i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %v = call spir_func i32 @_Z19sub_group_broadcastij(i32 5, i32 %i)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
