; RUN: pyllc -mtriple=spirv64v1.5 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s --check-prefix=OLD

; Before 1.5 the lane is a constant; a shuffle in which all lanes name the same one does as well.

; CHECK: OpGroupNonUniformBroadcast
; OLD: OpGroupNonUniformShuffle
; OLD-NEXT: OpGroupNonUniformBroadcast
define spir_func void @f(i32 %value, i32 %lane) {
  %1 = call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 %value, i32 %lane)
  %2 = call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 %value, i32 3)
  ret void
}

declare spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32, i32)
