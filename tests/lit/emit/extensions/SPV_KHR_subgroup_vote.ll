; RUN: pyllc -mtriple=spirv64v1.2 --spirv-ext=+SPV_KHR_subgroup_vote %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.2 --spirv-ext=+SPV_KHR_subgroup_vote %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64v1.2 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; Before 1.3 a vote has only this instruction.

; CHECK: OpExtension "SPV_KHR_subgroup_vote"
; CHECK: OpSubgroupAllKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroupAllKHR needs SPV_KHR_subgroup_vote
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_subgroup_vote
declare spir_func i1 @_Z22__spirv_SubgroupAllKHRb(i1)

define spir_func i1 @all(i1 %vote) {
  %all = call spir_func i1 @_Z22__spirv_SubgroupAllKHRb(i1 %vote)
  ret i1 %all
}
