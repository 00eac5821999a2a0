; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_task_sequence %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_task_sequence %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A sequence of tasks is of a type of its own.

; CHECK: OpExtension "SPV_INTEL_task_sequence"
; CHECK: OpTaskSequenceGetALTERA

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpTypeTaskSequence{{(ALTERA|INTEL)}} needs {{.*}}SPV_INTEL_task_sequence
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i32 @_Z28__spirv_TaskSequenceGetINTEL8ocl_task(target("spirv.TaskSequenceINTEL"))

define spir_func i32 @result(target("spirv.TaskSequenceINTEL") %tasks) {
  %result = call spir_func i32 @_Z28__spirv_TaskSequenceGetINTEL8ocl_task(target("spirv.TaskSequenceINTEL") %tasks)
  ret i32 %result
}
