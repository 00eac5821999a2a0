; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_sigmoid %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_sigmoid %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_sigmoid

; The sigmoid function by its own instruction.

; CHECK: OpExtension "SPV_INTEL_sigmoid"
; CHECK: OpFSigmoidINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpFSigmoidINTEL needs {{.*}}SPV_INTEL_sigmoid
; WITHOUT: note: pass --spirv-ext=+SPV_
declare half @_Z21__spirv_FSigmoidINTELDh(half)

define half @activated(half %number) {
  %result = call half @_Z21__spirv_FSigmoidINTELDh(half %number)
  ret half %result
}
