; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; The type bfloat is its bits where there is no such type.

; CHECK: OpExtension "SPV_KHR_bfloat16"
; CHECK: OpTypeFloat 16 BFloat16KHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT: OpTypeInt 16 0
; WITHOUT-NOT: OpTypeFloat
define bfloat @same(bfloat %value) {
  ret bfloat %value
}
