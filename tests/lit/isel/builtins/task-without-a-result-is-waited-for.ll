; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_task_sequence %s -o - | filecheck %s
; NEW-SPIRV-VAL

; CHECK: %[[#Void:]] = OpTypeVoid
; CHECK: OpTaskSequenceGetALTERA %[[#Void]] %{{[0-9]+}}
define spir_func void @wait(target("spirv.TaskSequenceINTEL") %tasks) {
  call spir_func void @_Z28__spirv_TaskSequenceGetINTELIiET_m(target("spirv.TaskSequenceINTEL") %tasks)
  ret void
}

declare spir_func void @_Z28__spirv_TaskSequenceGetINTELIiET_m(target("spirv.TaskSequenceINTEL"))
