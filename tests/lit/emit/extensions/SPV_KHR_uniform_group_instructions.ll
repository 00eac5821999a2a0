; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_uniform_group_instructions %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_uniform_group_instructions %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; A product over the work-group.

; CHECK: OpExtension "SPV_KHR_uniform_group_instructions"
; CHECK: OpGroupIMulKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpGroupIMulKHR needs SPV_KHR_uniform_group_instructions
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_uniform_group_instructions
declare spir_func i32 @_Z21work_group_reduce_muli(i32)

define spir_func i32 @product(i32 %value) {
  %product = call spir_func i32 @_Z21work_group_reduce_muli(i32 %value)
  ret i32 %product
}
