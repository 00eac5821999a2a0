; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_task_sequence %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The type is promoted under another vendor's name; the extension may be either.

; CHECK: OpCapability TaskSequenceALTERA
; CHECK: OpExtension "SPV_INTEL_task_sequence"
; CHECK: %[[#Sequence:]] = OpTypeTaskSequence
; CHECK: OpFunctionParameter %[[#Sequence]]
; CHECK-NEXT: OpFunctionParameter %[[#Sequence]]
define spir_func void @f(target("spirv.TaskSequenceINTEL") %intel, target("spirv.TaskSequenceALTERA") %altera) {
  ret void
}
