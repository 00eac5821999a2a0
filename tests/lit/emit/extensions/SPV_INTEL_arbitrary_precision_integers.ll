; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_arbitrary_precision_integers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_arbitrary_precision_integers %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; An integer of 24 bits is computed in 32 where there is no such type.

; CHECK: OpExtension "SPV_INTEL_arbitrary_precision_integers"
; CHECK: OpTypeInt 24 0

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT: OpTypeInt 32 0
; WITHOUT-NOT: OpTypeInt 24
define i24 @product(i24 %left, i24 %right) {
  %product = mul i24 %left, %right
  ret i24 %product
}
