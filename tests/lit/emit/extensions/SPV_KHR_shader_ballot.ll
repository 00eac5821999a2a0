; RUN: pyllc -mtriple=spirv64v1.2 --spirv-ext=+SPV_KHR_shader_ballot %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.2 --spirv-ext=+SPV_KHR_shader_ballot %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64v1.2 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; Before 1.3 the first lane's value has only this instruction.

; CHECK: OpExtension "SPV_KHR_shader_ballot"
; CHECK: OpSubgroupFirstInvocationKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroupFirstInvocationKHR needs SPV_KHR_shader_ballot
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_shader_ballot
declare spir_func i32 @_Z34__spirv_SubgroupFirstInvocationKHRi(i32)

define spir_func i32 @first(i32 %value) {
  %first = call spir_func i32 @_Z34__spirv_SubgroupFirstInvocationKHRi(i32 %value)
  ret i32 %first
}
