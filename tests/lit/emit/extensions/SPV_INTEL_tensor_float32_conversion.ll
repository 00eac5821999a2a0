; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_tensor_float32_conversion %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_tensor_float32_conversion %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A float that is rounded as a tensor's is.

; CHECK: OpExtension "SPV_INTEL_tensor_float32_conversion"
; CHECK: OpRoundFToTF32INTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpRoundFToTF32INTEL needs {{.*}}SPV_INTEL_tensor_float32_conversion
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func float @_Z25__spirv_RoundFToTF32INTELf(float)

define spir_func float @rounded(float %value) {
  %rounded = call spir_func float @_Z25__spirv_RoundFToTF32INTELf(float %value)
  ret float %rounded
}
