; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_subgroup_rotate %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_subgroup_rotate %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; A value moves on by some lanes.

; CHECK: OpExtension "SPV_KHR_subgroup_rotate"
; CHECK: OpGroupNonUniformRotateKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpGroupNonUniformRotateKHR needs SPV_KHR_subgroup_rotate
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_subgroup_rotate
declare spir_func float @_Z16sub_group_rotatefi(float, i32)

define spir_func float @rotated(float %value, i32 %lanes) {
  %rotated = call spir_func float @_Z16sub_group_rotatefi(float %value, i32 %lanes)
  ret float %rotated
}
