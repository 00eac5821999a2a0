; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_bfloat16_conversion %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_bfloat16_conversion %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; The bits of a bfloat16 are an integer.

; CHECK: OpExtension "SPV_INTEL_bfloat16_conversion"
; CHECK: OpConvertFToBF16INTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpConvertFToBF16INTEL needs {{.*}}SPV_INTEL_bfloat16_conversion
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float)

define spir_func i16 @narrow(float %value) {
  %bits = call spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float %value)
  ret i16 %bits
}
